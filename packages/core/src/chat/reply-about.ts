/** Answers about the filing itself: its period, its date, its units, its quality checks, its headline. */

import { shortCompanyName } from '../format/company-name.ts'
import { formatDate, formatPeriod } from '../format/date.ts'
import { codeYearBefore } from '../statement/period-code.ts'
import { isRelease } from '../statement/release-form.ts'
import { sourceName } from '../words/released-and-filed.ts'
import { AnswerText } from './answer.ts'
import type { Question } from './asked.ts'
import { find, sayChange } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import { CHANGE } from './intents.ts'

export function replyAboutFiling(question: Question, facts: ChatFacts): AnswerText | null {
  switch (question.kind) {
    case 'qc':
      return quality(facts)
    case 'period':
      return new AnswerText().say(
        `This ${sourceName(facts.form_type)} covers ${facts.period}: ${formatPeriod(facts.start_date, facts.end_date)}.`,
      )
    case 'filed':
      return new AnswerText().say(
        isRelease(facts.form_type)
          ? `These results were released on ${formatDate(facts.filing_date)}, unaudited.`
          : `This ${facts.form_type} was filed on ${formatDate(facts.filing_date)}.`,
      )
    case 'units':
      return new AnswerText().say(
        `The statement is in ${facts.currency}, printed in ${facts.units.name}; per-share figures and share counts are not scaled.`,
      )
    default:
      return summary(question, facts)
  }
}

/** What the checks found; figures of a rationale are not repeated, the report shows them. */
function quality({ qc }: ChatFacts): AnswerText | null {
  if (!qc) return null
  const failed = qc.tests.filter((test) => !test.passed && !test.accepted)
  const critical = failed.filter((test) => test.necessary)
  const text = new AnswerText().say(
    `The statement ${qc.passed ? 'passed' : 'failed'} its quality checks: ${qc.tests.length - failed.length} of ${qc.tests.length} tests passed.`,
  )
  if (critical.length > 0) text.say(` Failed: ${critical.map((test) => test.description).join('; ')}.`)
  const warnings = failed.filter((test) => !test.necessary)
  if (warnings.length > 0) text.say(` Warnings: ${warnings.map((test) => test.description).join('; ')}.`)
  return text
}

function summary({ periods, text: asked }: Question, facts: ChatFacts): AnswerText | null {
  // "Is it better than last year?" names the period that its own is held against.
  const [period = facts.period, ...others] = CHANGE.test(asked) ? [] : periods
  if (others.length > 0) return null
  const revenue = find(facts, 'total_revenue', period)
  const net = find(facts, 'net_income', period)
  if (!revenue || !net) return null
  const name = shortCompanyName(facts.company)
  const text = new AnswerText().say(
    `${name} had revenue of `,
    revenue,
    ` and ${net.value < 0 ? 'a net loss' : 'net income'} of `,
    net,
  )
  const margin = find(facts, 'net_margin', period)
  if (margin) text.say(', a net margin of ', margin, ',')
  text.say(` in ${period}.`)
  const before = period === facts.period ? facts.period_before : codeYearBefore(period)
  for (const metric of ['total_revenue', 'net_income']) {
    const now = find(facts, metric, period)
    const old = find(facts, metric, before)
    if (!now || !old) continue
    text.say(' ')
    sayChange(text, facts, now, old)
  }
  return text
}
