/**
 * The words that may stand beside a figure of the balance sheet or the cash flows and leave it what it is. Everything else
 * leaves it open: "cash at the start of the year", "assets under management" and "stock compensation of its CEO" are made of
 * ordinary words.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { isNeutral } from '../../figures-in-words/dictionary/dictionary.ts'
import { HAVING, SHOWING } from '../../figures-in-words/dictionary/level-verbs.ts'
import { DRAINING, RETURNING, SPENDING } from '../../figures-in-words/dictionary/spending-verbs.ts'
import { isColourful } from '../../figures-in-words/harmless-words.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { MARKED } from '../marks.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Beside what the dictionary holds of adverbs, words that join and verbs of being so much. */
const FEW = words(`
  a the this these against each every less more own same some there time those its it their they our we he she what into down past only
  is are was were be been being has have had having did does
  end ends ended ending finish finishes finished finishing close closes closed closing wind winds wound get gets got keep keeps kept
  remain remains remained remaining account accounts accounted accounting compare compares compared comparing
  stay stays stayed staying exceed exceeds exceeded exceeding pass passes passed passing cross crosses crossed crossing top tops topped topping
  surpass surpasses surpassed see sees saw seen say says said mean means meant change changed budge budged cover covers
  covered swell swells swelled swollen  record recorded records
  war chest chests pile piles mountain mountains hoard hoards heap heaps stash kitty mound cushion
  company firm group giant corporation year quarter period month months twelve fiscal
  books balance sheet filing statement figure figures level mark amount sum tally tune extent total dollar dollars cent cents half
  quarters fifth fraction date day hand quarter-end year-end period-end another worth billion million thousand combined entire whole times twice double triple
  leaving watch holders shareowners ran runs run like stays stayed gone paid-out
  earlier later previous prior last short below above equivalent scarcely hardly moved stack
`)
/** What money does that the business brings in, and that goes out to others; of a sheet it does neither. */
const BROUGHT: ReadonlySet<string> = new Set([...HAVING, 'off', 'out'])
const SPENT: ReadonlySet<string> = new Set([
  ...SPENDING,
  ...RETURNING,
  ...words('went out back shareholders stockholders owners'),
])
const BURNT: ReadonlySet<string> = new Set([...DRAINING, 'through', 'up'])
const TAKING = words(
  'take takes took taken taking absorb absorbs absorbed absorbing claim claims claimed claiming eat eats ate eaten eating gobble gobbled',
)
const GOT = words('raise raises raised raising brought took takes in got activities')
const HELD = words('hold holds held holding carry carries carried carrying own owns owned owning')
const OWED = words('owe owes owed owing')

const IN: ReadonlySet<OtherName> = new Set<OtherName>(['operating_cash_flow', 'free_cash_flow'])
const OUT: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['capital_expenditures', 'dividends_paid', 'share_repurchases', 'acquisitions'] as const),
])
const OWNED: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['cash_and_equivalents', 'short_term_investments', 'inventories', 'total_assets', 'property_net'] as const),
])
const DEBTS: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['total_debt', 'long_term_debt', 'short_term_debt', 'total_liabilities', 'current_liabilities'] as const),
])

/** "Was plus $16 million", "after minus $48 million": the sign of the amount behind it. */
const SIGN = /\b(?:was|were|is|are|at|to|from|after|against|versus|of|a|an|:)\s+(?:plus|minus|positive|negative)$/i

/** How often: the amount is then that of a shorter time. */
const EVERY = /^(?:hour|dai|week|fortnight|month|quarter|year|annual)ly$/

/** "Raised equity of $73.7 billion": money that was got. "Raised its dividends to" tells a level. */
const RAISED =
  /\brais(?:ed|es|ing)\b(?![^.;]*\bto (?:[a-z]+ ){0,3}[$€£¥\d])(?!(?:[^.;]|\.\d)*\b(?:through|from|via|by|with|in) (?:its )?financing\b)/i
/** "Took $3.0 billion of the $6.0 billion": a part of an amount, and of which one is not looked at. */
const TAKEN_OF =
  /(?<=\d[\d.,]*(?:\s?(?:billion|million|thousand|bn|mn|[bm]))?)\s+(?:out )?of (?:the|its|their|that|this) (?=[$€£¥]\s?\d)/i
/** "Took in dividends of $3.0 billion": got them, by a verb that else spends. */
const TAKEN_IN =
  /\b(?:t(?:ake|akes|ook|aken|aking)|sw(?:eep|eeps|ept|eeping)|pass(?:ed|es)?|put|feed|fed|claim(?:ed|s)?) (?:in|home|on|back|off)\b/i
/** "7, 8 and then 9 billion": a number of a row, in what is not read. */
const isInRow = (behind: string): boolean =>
  /^(?:,?\s+(?:(?:and|then|to)\s+)*\d[\d.]*)+\s?(?:billion|million|bn|mn|[bm]\b)/i.test(behind)

/**
 * @param used the names that a claim rests on
 * @param scope the parts of the sentence that say something of it
 * @param taken what of the sentence is understood
 * @returns the first word beside a figure of the two statements that may make it another; null = there is none, or the claim
 *   rests on no such figure
 */
export function wordBeside(
  s: Sentence,
  used: readonly MetricToken[],
  scope: readonly Span[],
  taken: readonly Span[],
  isAside: (word: Span) => boolean = () => false,
): string | null {
  const names = used.flatMap(({ metrics }) => metrics.flatMap((one) => (one.kind === 'other' ? [one.name] : [])))
  if (names.length === 0) return null
  const isOut = names.every((one) => OUT.has(one))
  const turned = RAISED.exec(s.text) ?? TAKEN_OF.exec(s.text) ?? (isOut ? TAKEN_IN.exec(s.text) : null)
  if (turned) return turned[0].trim()
  const also = [
    ...(names.every((one) => IN.has(one)) ? [used.some(({ isNegated }) => isNegated) ? BURNT : BROUGHT] : []),
    ...(isOut ? [SPENT] : []),
    ...(names.every((one) => one === 'financing_cash_flow') ? [GOT] : []),
    // "took 65% of operating cash flow": what is spent, of what came in
    ...(names.some((one) => OUT.has(one)) && names.some((one) => IN.has(one)) ? [SPENT, BURNT, TAKING] : []),
    ...(names.every((one) => DEBTS.has(one)) ? [OWED] : []),
    ...(names.every((one) => OWNED.has(one)) ? [HELD] : []),
  ]
  const isFew = (word: string) =>
    FEW.has(word) ||
    also.some((one) => one.has(word)) ||
    isColourful(word) ||
    SHOWING.has(word) ||
    (isNeutral(word) && !EVERY.test(word))
  for (const { index, 0: said } of s.text.matchAll(/[\p{L}][\p{L}\p{N}'’&-]*/gu)) {
    const end = index + said.length
    if (taken.some((one) => one.start < end && one.end > index)) continue
    if (scope.every((one) => end <= one.start || index >= one.end)) continue
    if (isAside({ start: index, end })) continue
    if (s.numbers.some((n) => n.end === index - 1) && MARKED.test(s.text.slice(index - 1))) continue
    // "Add up to": what several amounts come to
    if (/^add(?:s|ed|ing)?$/i.test(said) && /^ up to\b/.test(s.text.slice(end))) continue
    if (SIGN.test(s.text.slice(0, end)) && /^\s+[$€£¥\d]/.test(s.text.slice(end))) continue
    if (!isFew(said.toLowerCase().replace(/['’]s$/, ''))) return said
  }
  const bare = s.numbers.find((one) => one.kind === 'plain' && isInRow(s.text.slice(one.end)))
  if (bare) return s.text.slice(bare.start, bare.end)
  return null
}
