/** Answers about the parts of revenue and of costs: which is the largest, which grew most, how it splits. */
import { AnswerText } from './answer.ts'
import type { Question } from './asked.ts'
import type { ChatFact } from './fact.ts'
import { find, sayChange } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'

const GROUP_WORD = { business: 'division', geography: 'region', expense: 'operating expense' } as const

export function replyAboutParts(question: Question, facts: ChatFacts): AnswerText | null {
  const period = question.periods[0] ?? facts.period
  if (question.kind === 'largest-expense') return largestExpense(facts, period)
  const group = partsOf(facts, question.group ?? 'business', period)
  const { parts, word } = group
  if (parts.length === 0) return null
  if (question.kind === 'split') return split(facts, parts, period)
  if (question.kind === 'most' || question.kind === 'least') {
    const [first] = sorted(parts, question.kind === 'most' ? -1 : 1)
    if (first && isNoCountry(question.text, first)) return null
    return first ? ranked(facts, first, question.kind === 'most' ? 'largest' : 'smallest', word) : null
  }
  return grew(facts, parts, question.kind === 'grew-most', word, period)
}

/** Divisions of the group; where it has none, of the other one, named as what they are. */
function partsOf(
  facts: ChatFacts,
  group: 'business' | 'geography' | 'expense',
  period: string,
): { parts: ChatFact[]; word: string } {
  const parts = facts.facts.filter(
    (f) => f.metric.startsWith(`${group}:`) && f.period === period && f.kind === 'amount',
  )
  return { parts, word: GROUP_WORD[group] }
}

/** Asked for a country where the statement tells of regions. */
const isNoCountry = (text: string, { label }: ChatFact): boolean =>
  /\bcountr(?:y|ies)\b/i.test(text) &&
  /americas?$|europe|asia|pacific|emea|apac|africa|rest of|international|other|middle east|latin|greater|region|operations/i.test(
    label,
  )

const sorted = (parts: readonly ChatFact[], direction: 1 | -1): ChatFact[] =>
  [...parts].sort((a, b) => direction * (a.value - b.value) || a.label.localeCompare(b.label))

function ranked(facts: ChatFacts, fact: ChatFact, word: string, group: string): AnswerText {
  const share = find(facts, fact.metric, fact.period, 'share')
  const text = new AnswerText().say(`${fact.label} was the ${word} ${group}, with revenue of `, fact)
  if (share) text.say(', or ', share, ' of the total,')
  return text.say(` in ${fact.period}.`)
}

function split(facts: ChatFacts, parts: readonly ChatFact[], period: string): AnswerText {
  const revenue = find(facts, 'total_revenue', period)
  const text = new AnswerText()
  if (revenue) text.say('Of revenue of ', revenue, ` in ${period}: `)
  else text.say(`Revenue in ${period}: `)
  sorted(parts, -1).forEach((part, i) => {
    const share = find(facts, part.metric, period, 'share')
    text.say(`${i > 0 ? ', ' : ''}${part.label} `, part)
    if (share) text.say(' (', share, ')')
  })
  return text.say('.')
}

/** Needs the same divisions a year before: null where their filing is not stored, or names them otherwise. */
function grew(
  facts: ChatFacts,
  parts: readonly ChatFact[],
  isMost: boolean,
  word: string,
  period: string,
): AnswerText | null {
  if (period !== facts.period) return null
  const pairs = parts.flatMap((now) => {
    const before = find(facts, now.metric, facts.period_before)
    const growth = find(facts, now.metric, facts.period, 'growth')
    return before && growth ? [{ now, before, growth }] : []
  })
  if (pairs.length < 2) return null
  pairs.sort((a, b) => (isMost ? b.growth.value - a.growth.value : a.growth.value - b.growth.value))
  const [first] = pairs
  if (!first) return null
  const isFall = first.growth.value < 0
  const words = isMost
    ? isFall
      ? `No ${word} grew; ${first.now.label} fell least: `
      : `${first.now.label} grew most: `
    : isFall
      ? `${first.now.label} fell most: `
      : `${first.now.label} grew least: `
  const text = new AnswerText().say(words)
  sayChange(text, facts, first.now, first.before)
  if (pairs.length < parts.length) {
    const left = parts.filter((part) => !pairs.some((pair) => pair.now === part)).map((part) => part.label)
    text.say(` Without ${left.join(', ')}, which the year before does not name.`)
  }
  return text
}

function largestExpense(facts: ChatFacts, period: string): AnswerText | null {
  const [first] = sorted(partsOf(facts, 'expense', period).parts, -1)
  if (!first) return null
  const gross = find(facts, 'gross_profit', period)
  const cost = find(facts, 'cost_of_revenue', period)
  const text = new AnswerText().say(`The largest operating expense was ${first.label}: `, first, ` in ${period}`)
  if (gross) text.say(', of a gross profit of ', gross)
  text.say('.')
  if (cost) text.say(' Cost of revenue was ', cost, '.')
  return text
}
