/**
 * Right sentences made false by one exchange: two numbers, two names, two years, a digit, a unit, a currency, a word of
 * direction, comparison, rank or sign. What is verified whole and changed in what it says must not be verified whole.
 */
import { checkClaims } from '@topline/core/claims/check.ts'
import type { FactBase } from '@topline/core/figures-in-words/facts.ts'
import { type Lexicon, lexiconOf, type MetricToken } from '@topline/core/figures-in-words/lexicon.ts'
import { passagesOf } from '@topline/core/figures-in-words/passages.ts'
import { readSentence, type Sentence } from '@topline/core/figures-in-words/sentence.ts'

import { MAY_BE_VERIFIED } from './mutated-true.ts'
import { readFiling } from './read.ts'
import type { FilingName, SentenceSet } from './sets.ts'

/** Words that say the contrary of each other, in both directions. */
const CONTRARY: readonly (readonly [kind: string, one: string, other: string])[] = [
  ['direction', 'rose', 'fell'],
  ['direction', 'grew', 'shrank'],
  ['direction', 'increased', 'decreased'],
  ['direction', 'climbed', 'dropped'],
  ['direction', 'jumped', 'tumbled'],
  ['direction', 'surged', 'plunged'],
  ['direction', 'gained', 'lost'],
  ['direction', 'up', 'down'],
  ['direction', 'increase', 'decrease'],
  ['direction', 'rise', 'fall'],
  ['direction', 'growth', 'decline'],
  ['direction', 'growing', 'shrinking'],
  ['direction', 'rising', 'falling'],
  ['direction', 'widened', 'narrowed'],
  ['direction', 'improved', 'worsened'],
  ['comparison', 'more', 'less'],
  ['comparison', 'higher', 'lower'],
  ['comparison', 'larger', 'smaller'],
  ['comparison', 'bigger', 'smaller'],
  ['comparison', 'better', 'worse'],
  ['comparison', 'faster', 'slower'],
  ['comparison', 'above', 'below'],
  ['comparison', 'over', 'under'],
  ['comparison', 'exceeded', 'trailed'],
  ['comparison', 'topped', 'missed'],
  ['comparison', 'ahead of', 'behind'],
  ['rank', 'first', 'second'],
  ['rank', 'second', 'third'],
  ['rank', 'largest', 'smallest'],
  ['rank', 'biggest', 'smallest'],
  ['rank', 'highest', 'lowest'],
  ['rank', 'most', 'least'],
  ['rank', 'best', 'worst'],
  ['rank', 'fastest', 'slowest'],
  ['rank', 'strongest', 'weakest'],
  ['sign', 'profit', 'loss'],
  ['sign', 'income', 'loss'],
  ['sign', 'earned', 'lost'],
  ['sign', 'made', 'lost'],
  ['unit', 'billion', 'million'],
  ['unit', 'million', 'thousand'],
  ['amount', 'doubled', 'tripled'],
  ['amount', 'half', 'a tenth'],
  ['amount', 'twice', 'four times'],
  ['every', 'all', 'none'],
  ['every', 'every', 'no'],
  ['every', 'only', 'not only'],
  ['measure', 'gross', 'operating'],
  ['measure', 'net income', 'operating income'],
  ['measure', 'revenue', 'net income'],
  ['measure', 'sales', 'operating income'],
  ['measure', 'basic', 'diluted'],
  ['measure', 'percent', 'percentage points'],
  ['period', 'quarter', 'year'],
  ['period', 'year', 'quarter'],
]
/** Words beside a name that make it another figure, which no statement holds. */
const BEHIND = ['bookings', 'customers', 'in Brazil', 'of its rivals', 'per store', 'at cost', 'from licences'] as const
const BEFORE = ['planned', 'adjusted', 'deferred', 'wholesale', 'Samsung’s', 'underlying', 'unbilled'] as const

interface Mutated {
  kind: string
  text: string
}

const swapped = (text: string, a: { start: number; end: number }, b: { start: number; end: number }): string =>
  text.slice(0, a.start) +
  text.slice(b.start, b.end) +
  text.slice(a.end, b.start) +
  text.slice(a.start, a.end) +
  text.slice(b.end)

const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))

/** The number with one digit more in its first place, or one less: too large for "more than", too small for "less than". */
function otherDigit(s: Sentence, at: number, by: 1 | -1): string | null {
  const n = s.numbers[at]
  if (!n) return null
  const written = s.text.slice(n.start, n.end)
  const digit = /[1-9]/.exec(written)
  if (!digit) return null
  const changed = Number(digit[0]) + by
  if (changed < 1 || changed > 9) return null
  return s.text.slice(0, n.start + digit.index) + String(changed) + s.text.slice(n.start + digit.index + 1)
}

/** Words that the reader takes for a figure and that are no name of one. */
const NO_NAME = /^(?:ke(?:pt|eps?)|turned|a share|per |apiece|losses$)/i
/** "Services added $13.0 billion in sales": the one says of what kind the other's amount is, and has no order. */
const isKindOf = (...names: readonly [MetricToken, MetricToken]): boolean =>
  names.some(({ metrics: [one] }) => one?.kind === 'figure' && one.name === 'total_revenue') &&
  names.some(({ metrics: [one] }) => one?.kind === 'division')
/** "A and B both fell", "ahead of A and B": the same in any order, where no number follows each. */
const isAlike = (s: Sentence, from: number, to: number): boolean =>
  /^(?:,? and|,? or|,| as well as|,? and the|, the)\s+$/.test(s.text.slice(from, to)) &&
  s.numbers.filter((n) => n.start >= to).length < 2

function ofNumbers(s: Sentence): Mutated[] {
  const found: Mutated[] = []
  for (const [a, b] of pairs(s.numbers)) {
    if (a.kind === b.kind && (a.value !== b.value || a.isNegative !== b.isNegative) && a.end <= b.start)
      found.push({ kind: 'two numbers', text: swapped(s.text, a, b) })
  }
  for (const [at, n] of s.numbers.entries()) {
    for (const by of n.bound === 'above'
      ? ([1] as const)
      : n.bound === 'below'
        ? ([-1] as const)
        : ([1, -1] as const)) {
      const text = otherDigit(s, at, by)
      if (text) found.push({ kind: 'digit', text })
    }
    const written = s.text.slice(n.start, n.end)
    if (/^[−-]?\$/.test(written))
      found.push({
        kind: 'currency',
        text: s.text.slice(0, n.start) + written.replace('$', '€') + s.text.slice(n.end),
      })
    if (/^\d/.test(written) && /%$/.test(written))
      found.push({ kind: 'unit', text: `${s.text.slice(0, n.end - 1)} points${s.text.slice(n.end)}` })
  }
  return found
}

/** Every change of one thing. */
function mutationsOf(base: FactBase, lexicon: Lexicon, text: string): Mutated[] {
  const found: Mutated[] = []
  const passages = [...passagesOf(text)]
  const [passage] = passages
  if (!passage || passages.length > 1 || passage.text !== text) return wordsOf(text)
  const s = readSentence(base, lexicon, passage)
  found.push(...ofNumbers(s))
  const names = s.metrics.filter(
    (one) => one.end > one.start && one.isVerb !== true && !NO_NAME.test(text.slice(one.start, one.end)),
  )
  for (const [a, b] of pairs(names)) {
    if (
      a.end <= b.start &&
      JSON.stringify(a.metrics) !== JSON.stringify(b.metrics) &&
      !isAlike(s, a.end, b.start) &&
      !isKindOf(a, b)
    )
      found.push({ kind: 'two names', text: swapped(s.text, a, b) })
  }
  for (const [a, b] of pairs(s.periods)) {
    if (a.end <= b.start && JSON.stringify(a.says) !== JSON.stringify(b.says))
      found.push({ kind: 'two periods', text: swapped(s.text, a, b) })
  }
  for (const match of text.matchAll(/\b(?:19|20)\d\d\b/g))
    found.push({
      kind: 'year',
      text: `${text.slice(0, match.index)}${Number(match[0]) - 1}${text.slice(match.index + 4)}`,
    })
  for (const [at, name] of names.entries()) {
    const behind = BEHIND[(at + text.length) % BEHIND.length] ?? ''
    const before = BEFORE[(at + text.length) % BEFORE.length] ?? ''
    found.push(
      { kind: 'word behind', text: `${text.slice(0, name.end)} ${behind}${text.slice(name.end)}` },
      { kind: 'word before', text: `${text.slice(0, name.start)}${before} ${text.slice(name.start)}` },
    )
  }
  return [...found, ...wordsOf(text)]
}

/** "Makes up", "year over year", "a third": words that are no contrary of anything where they stand. */
const isIdiom = (text: string, at: number, length: number): boolean =>
  /\b(?:ma[dk]es?|making|ate|eat|eats|adds?|held|hold|dried|snapped|picked|signed|breathed|year|quarter|forked|obsess\w*|an?|one|two|almost an?|by an?|every|fiscal|gross|for|year-ago|year-earlier)\s+$/i.test(
    text.slice(0, at),
  ) || /^\s+(?:over|on|up|ground|dollar)\b/i.test(text.slice(at + length))

function wordsOf(text: string): Mutated[] {
  return CONTRARY.flatMap(([kind, one, other]) =>
    [
      [one, other],
      [other, one],
    ].flatMap(([from = '', to = '']) =>
      [...text.matchAll(new RegExp(`(?<![\\w’'-])${from}(?![\\w-])`, 'gi'))].flatMap((match): Mutated[] => {
        if (isIdiom(text, match.index, match[0].length) || (kind === 'measure' && !/\d/.test(text))) return []
        const is =
          match[0].charAt(0) === match[0].charAt(0).toUpperCase() ? to.charAt(0).toUpperCase() + to.slice(1) : to
        return [{ kind, text: text.slice(0, match.index) + is + text.slice(match.index + match[0].length) }]
      }),
    ),
  )
}

/** Whether everything found in it holds, and nothing is left open but reasons. */
function isVerifiedWhole(base: FactBase, text: string): boolean {
  const figures = checkClaims(base, text).filter((one) => one.kind !== 'period' && one.kind !== 'cause')
  return figures.length > 0 && figures.every((one) => one.verdict === 'holds')
}

export interface MutationScore {
  /** right sentences that are verified whole */
  of: number
  made: number
  /** verified nevertheless, and not judged to be true */
  verified: string[]
}

/** Every change of the right sentences of a set that are verified whole. */
export function falselyVerified(set: SentenceSet): MutationScore {
  const score: MutationScore = { of: 0, made: 0, verified: [] }
  for (const name of Object.keys(set) as FilingName[]) {
    // keys of a set are names of filings
    const { base } = readFiling(name)
    const lexicon = lexiconOf(base)
    for (const [fault, from] of set[name] ?? []) {
      if (fault !== null || !isVerifiedWhole(base, from)) continue
      score.of += 1
      const seen = new Set([from])
      for (const { kind, text } of mutationsOf(base, lexicon, from)) {
        if (seen.has(text)) continue
        seen.add(text)
        score.made += 1
        if (isVerifiedWhole(base, text) && !MAY_BE_VERIFIED.has(text))
          score.verified.push(`[${kind}] ${name} ${text}\n      of: ${from}`)
      }
    }
  }
  return score
}
