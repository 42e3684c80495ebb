import { growth } from '../../statement/margins.ts'
import { AnswerText } from '../answer.ts'
import type { ChatFact } from '../fact.ts'
import { calculated, find, nameOf, sayChange, shown } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import type { Group } from './groups.ts'
import { replyTerms, type TermsAsked } from './terms.ts'

export type PartsAsked =
  /** which of them changed by the most money */
  | { op: 'most-amount'; group: Group; isUp: boolean }
  /** at which place it comes, by size */
  | { op: 'place'; metric: string; period: string }
  /** those from the `from`th on, by size; `count` null = all */
  | { op: 'ordered'; group: Group; from: number; count: number | null; isLow: boolean; period: string }
  /** the one that follows it by size */
  | { op: 'next'; metric: string; period: string }
  /** of those that are named, the one that is largest or moved most */
  | { op: 'pick'; among: readonly string[]; by: 'size' | 'growth' | 'amount'; isLow: boolean }
  /** of the growth of all revenue, what this part brought */
  | { op: 'contribution'; metric: string }
  | TermsAsked

const PREFIX = { region: 'geography:', division: 'business:', expense: 'expense:' } as const
const WORD = { region: 'region', division: 'division', expense: 'expense line' } as const
/** What stands for the rest is no part of its own. */
const REST = /^(?:(?:all )?others?\b|rest of\b|corporate\b|eliminations?\b|unallocated\b)/i
const PLACES = ['', 'largest', 'second-largest', 'third-largest', 'fourth-largest', 'fifth-largest']

/** @returns null where the filing does not print what it takes */
export function replyParts(asked: PartsAsked, facts: ChatFacts): AnswerText | null {
  switch (asked.op) {
    case 'most-amount':
      return mostAmount(asked, facts)
    case 'place':
      return place(asked, facts)
    case 'ordered':
      return ordered(asked, facts)
    case 'next':
      return next(asked, facts)
    case 'pick':
      return pick(asked, facts)
    case 'contribution':
      return contribution(asked.metric, facts)
    default:
      return replyTerms(asked, facts)
  }
}

export const partsOf = (group: Group, period: string, { facts }: ChatFacts): ChatFact[] =>
  facts
    .filter((one) => one.metric.startsWith(PREFIX[group]) && one.kind === 'amount' && one.period === period)
    .sort((a, b) => b.value - a.value)

function mostAmount({ group, isUp }: Extract<PartsAsked, { op: 'most-amount' }>, facts: ChatFacts): AnswerText | null {
  const parts = partsOf(group, facts.period, facts)
  const pairs = parts.flatMap((now) => {
    const before = find(facts, now.metric, facts.period_before)
    return before ? [{ now, before, by: now.value - before.value }] : []
  })
  const [first, second] = pairs.toSorted((a, b) => (isUp ? b.by - a.by : a.by - b.by))
  if (!first || !second || pairs.length < parts.length || first.by === second.by) return null
  if (isUp ? first.by <= 0 : first.by >= 0)
    return new AnswerText().say(`No ${WORD[group]} ${isUp ? 'grew' : 'fell'} in ${facts.period}.`)
  const text = new AnswerText().say(`By amount, ${first.now.label} ${isUp ? 'grew' : 'fell'} most: `)
  sayChange(text, facts, first.now, first.before)
  return text
}

function place({ metric, period }: Extract<PartsAsked, { op: 'place' }>, facts: ChatFacts): AnswerText | null {
  const group = groupOfMetric(metric)
  const all = group ? partsOf(group, period, facts) : []
  const at = all.findIndex((one) => one.metric === metric)
  const one = all[at]
  if (!group || !one || all.length < 2) return null
  const text = new AnswerText().say(`${nameOf(one)} was number ${at + 1} of ${all.length} by size in ${period}: `)
  all.forEach((other, i) => {
    text.say(`${i > 0 ? ', ' : ''}${other.label} `, other)
  })
  return text.say('.')
}
function next({ metric, period }: Extract<PartsAsked, { op: 'next' }>, facts: ChatFacts): AnswerText | null {
  const group = groupOfMetric(metric)
  const all = group ? partsOf(group, period, facts) : []
  const at = all.findIndex((one) => one.metric === metric)
  const [one, after] = [all[at], all[at + 1]]
  if (!one || !after || REST.test(after.label)) return null
  const text = new AnswerText().say(`After ${one.label}, at `, one, `, came ${after.label} with `, after)
  const share = find(facts, after.metric, period, 'share')
  if (share) text.say(', or ', share, ' of revenue,')
  return text.say(` in ${period}.`)
}

function pick({ among, by, isLow }: Extract<PartsAsked, { op: 'pick' }>, facts: ChatFacts): AnswerText | null {
  const all = among.flatMap((metric) => {
    const now = find(facts, metric, facts.period)
    const before = find(facts, metric, facts.period_before)
    const rate = now && before ? growth(now.value, before.value) : null
    const size = by === 'size' ? now?.value : by === 'growth' ? rate : now && before && now.value - before.value
    return now && now.kind === 'amount' && size !== undefined && size !== null ? [{ now, before, size }] : []
  })
  const [first, second] = all.toSorted((a, b) => (isLow ? a.size - b.size : b.size - a.size))
  if (!first || !second || all.length < among.length || first.size === second.size) return null
  const text = new AnswerText()
  if (by === 'size') {
    text.say(`${first.now.label} was the ${isLow ? 'smallest' : 'largest'} of them in ${facts.period}: `)
    all.forEach(({ now }, i) => {
      text.say(`${i > 0 ? ', ' : ''}${now.label} `, now)
    })
    return text.say('.')
  }
  text.say(
    `Of them ${first.now.label} ${isLow ? (first.size < 0 ? 'fell most' : 'grew least') : first.size < 0 ? 'fell least' : 'grew most'}: `,
  )
  for (const [i, { now, before }] of [first, ...all.filter((one) => one !== first)].entries()) {
    if (!before) return null
    if (i > 0) text.say(' ')
    sayChange(text, facts, now, before)
  }
  return text
}

const groupOfMetric = (metric: string): Group | null =>
  metric.startsWith('geography:')
    ? 'region'
    : metric.startsWith('business:')
      ? 'division'
      : metric.startsWith('expense:')
        ? 'expense'
        : null

function ordered(
  { group, from, count, isLow, period }: Extract<PartsAsked, { op: 'ordered' }>,
  facts: ChatFacts,
): AnswerText | null {
  const all = partsOf(group, period, facts)
  const named = all.filter(({ label }) => !REST.test(label))
  const listed = isLow ? named.toReversed() : named
  const wanted = count === null ? all : listed.slice(from - 1, from - 1 + count)
  if (wanted.length === 0 || (count !== null && wanted.length < count)) return null
  const [first] = wanted
  if (count === 1 && first) {
    const word = PLACES[from]
    if (word === undefined || word === '') return null
    const share = find(facts, first.metric, period, 'share')
    const text = new AnswerText()
    text.say(
      `${first.label} was the ${isLow ? word.replace('largest', 'smallest') : word} ${WORD[group]}, with `,
      first,
    )
    if (share) text.say(', or ', share, ' of revenue,')
    return text.say(` in ${period}.`)
  }
  const text = new AnswerText().say(`From the ${isLow ? 'smallest' : 'largest'}, in ${period}: `)
  wanted.forEach((one, i) => {
    text.say(`${i > 0 ? ', ' : ''}${one.label} `, one)
  })
  return text.say('.')
}

function contribution(metric: string, facts: ChatFacts): AnswerText | null {
  const [now, before] = [find(facts, metric, facts.period), find(facts, metric, facts.period_before)]
  const [all, old] = [facts.period, facts.period_before].map((one) => find(facts, 'total_revenue', one))
  if (!now || !before || !all || !old || growth(all.value, old.value) === null) return null
  const [by, whole] = [now.value - before.value, all.value - old.value]
  const text = new AnswerText()
  sayChange(text, facts, now, before)
  text.say(' ')
  sayChange(text, facts, all, old)
  if (whole === 0) return text
  const rule = `(${shown(now)} − ${shown(before)}) ÷ (${shown(all)} − ${shown(old)})`
  const points = `(${shown(now)} − ${shown(before)}) ÷ ${shown(old)}`
  if (by > 0 === whole > 0)
    text.say(
      ' Of the change of all revenue that is ',
      calculated(now, 'Share of the change', by / whole, 'ratio', rule),
    )
  else text.say(' It went the other way than all revenue')
  return text.say(
    ', and of the revenue of the year before ',
    calculated(now, 'Contribution', by / old.value, 'ratio', points),
    '.',
  )
}
