/** What is reckoned of one or two figures of any statement, that no other reader answers. */
import { shortCompanyName } from '../../format/company-name.ts'
import { growth } from '../../statement/margins.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import { AnswerText } from '../answer.ts'
import { calculated, nameOf, shown, withinSentence } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import { isOfOneSpan, type Term, termOf } from '../other-statements/beside.ts'
import { isPart } from './slots.ts'

export type TermsAsked =
  /** the one divided by the other */
  | { op: 'ratio'; a: string; b: string; period: string }
  /** the year in which it was highest or lowest */
  | { op: 'extreme'; metric: string; isLow: boolean }
  /** over years, by their numbers, the newest first */
  | { op: 'average'; metric: string; years: readonly string[] }
  /** which of the two grew by more percent; `isAsked` = whether the first did, `false` that it did not, null = which */
  | { op: 'faster'; a: string; b: string; isAsked: boolean | null }
  /** of a year, for each of its quarters */
  | { op: 'per-quarter'; metric: string; period: string }

/** @returns null where the filing does not print what it takes */
export function replyTerms(asked: TermsAsked, facts: ChatFacts): AnswerText | null {
  switch (asked.op) {
    case 'ratio':
      return ratio(asked, facts)
    case 'extreme':
      return extreme(asked, facts)
    case 'average':
      return average(asked, facts)
    case 'faster':
      return faster(asked, facts)
    case 'per-quarter':
      return perQuarter(asked, facts)
  }
}

function ratio({ a, b, period }: Extract<TermsAsked, { op: 'ratio' }>, facts: ChatFacts): AnswerText | null {
  const [x, y] = [termOf(a, period, facts), termOf(b, period, facts)]
  if (!x || !y || x.fact.kind !== 'amount' || y.fact.kind !== 'amount' || y.fact.value <= 0) return null
  const rule = `${shown(x.fact)} ÷ ${shown(y.fact)}`
  const by = x.fact.value / y.fact.value
  return new AnswerText()
    .say(`${isPart(a) ? nameOf(x.fact) : x.label} of ${shortCompanyName(facts.company)} ${x.verb} `)
    .say(calculated(x.fact, 'Times', by, 'multiple', rule), ' times ')
    .say(`${isPart(b) ? nameOf(y.fact) : withinSentence(y.label)}, or `)
    .say(calculated(x.fact, 'Share', by, 'ratio', rule), ' of it: ', x.fact, ` ${x.when} against `, y.fact)
    .say(x.when === y.when ? '.' : ` ${y.when}.`)
}

function extreme({ metric, isLow }: Extract<TermsAsked, { op: 'extreme' }>, facts: ChatFacts): AnswerText | null {
  const periods = [
    ...new Set([...facts.base.periods.map(({ code }) => code), ...facts.others.map((one) => one.period)]),
  ]
  const terms = periods.flatMap((period): Term[] => {
    const term = termOf(metric, period, facts)
    return term ? [term] : []
  })
  const [first, second] = terms.toSorted((a, b) => (isLow ? 1 : -1) * (a.fact.value - b.fact.value))
  if (!first || !second || first.fact.value === second.fact.value) return null
  const text = new AnswerText()
  text.say(`${first.label} of ${shortCompanyName(facts.company)} was ${isLow ? 'lowest' : 'highest'} `)
  text.say(`${first.when}: `, first.fact, `, of the ${terms.length} that this filing prints: `)
  terms.forEach((one, i) => {
    text.say(i > 0 ? ', ' : '', one.fact, ` ${one.when}`)
  })
  return text.say('.')
}

const said = ({ fact, label }: Term): string => (isPart(fact.metric) ? nameOf(fact) : label)

function average({ metric, years }: Extract<TermsAsked, { op: 'average' }>, facts: ChatFacts): AnswerText | null {
  const terms = years.flatMap((year) => termOf(metric, `${year} FY`, facts) ?? [])
  const [first] = terms
  // A mean of margins or of amounts per share is that of no year's figures.
  if (first?.fact.kind !== 'amount' || terms.length < years.length || years.length < 2) return null
  const sum = terms.reduce((total, { fact }) => total + fact.value, 0)
  const rule = `(${terms.map(({ fact }) => shown(fact)).join(' + ')}) ÷ ${terms.length}`
  const text = new AnswerText()
  text.say(`${said(first)} of ${shortCompanyName(facts.company)} averaged `)
  text.say(
    calculated(first.fact, 'Average', sum / terms.length, first.fact.kind, rule),
    ` over ${terms.length} years: `,
  )
  terms.forEach(({ fact, when }, at) => {
    text.say(at > 0 ? ', ' : '', fact, ` ${when}`)
  })
  return text.say('.')
}

function faster({ a, b, isAsked }: Extract<TermsAsked, { op: 'faster' }>, facts: ChatFacts): AnswerText | null {
  const of = (metric: string) => {
    const now = termOf(metric, facts.period, facts)
    const before = now && termOf(metric, codeYearBefore(now.fact.period), facts)
    const by = now && before && growth(now.fact.value, before.fact.value)
    return now && before && by !== null && now.fact.kind === 'amount' && now.fact.period !== before.fact.period
      ? { now, before, by }
      : null
  }
  const [x, y] = [of(a), of(b)]
  // The half year of the one against the quarter of the other are no two rates of one time.
  if (!x || !y || x.by === y.by || !isOfOneSpan(x.now.fact, y.now.fact, facts)) return null
  const [first, second] = x.by > y.by ? [x, y] : [y, x]
  const text = new AnswerText()
  if (isAsked !== null) text.say((first === x) === isAsked ? 'Yes. ' : 'No. ')
  text.say(`${said(first.now)} ${first.by < 0 ? 'fell less' : 'grew faster'}: `)
  for (const [at, { now, before, by }] of [first, second].entries()) {
    const rule = `${shown(now.fact)} ÷ ${shown(before.fact)} − 1`
    text.say(at > 0 ? '; ' : '', calculated(now.fact, 'Change', by, 'ratio', rule))
    text.say(` (${withinSentence(said(now))} from `, before.fact, ' to ', now.fact, ')')
  }
  return text.say('.')
}

function perQuarter(
  { metric, period }: Extract<TermsAsked, { op: 'per-quarter' }>,
  facts: ChatFacts,
): AnswerText | null {
  const term = termOf(metric, period, facts)
  if (term?.fact.kind !== 'amount' || !term.fact.period.endsWith('FY')) return null
  return new AnswerText()
    .say(`${said(term)} of ${shortCompanyName(facts.company)} ${term.verb} `, term.fact, ` ${term.when}, on average `)
    .say(calculated(term.fact, 'A quarter', term.fact.value / 4, 'amount', `${shown(term.fact)} ÷ 4`), ' a quarter.')
}
