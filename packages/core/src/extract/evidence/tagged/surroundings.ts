/** What kind of table or text a fact stands in, by the concepts tagged around it. */
import type { EvidenceKind } from '../../../statement/statement.ts'
import { type TableTag, tableTags } from '../../document/table-ranges.ts'
import * as concepts from '../../lexicon/concepts.ts'
import type { Fact, Facts } from '../../tags/facts.ts'

/** Facts before and after that are asked. */
const NEIGHBOURS = 40
/** Neighbours that must agree: one alone may be a word of a note. */
const VOTES = 3
/** Concepts that only tables of a kind hold, the surest first. */
const HOLDS: readonly [EvidenceKind, RegExp][] = [
  [
    'cash-flow',
    /^NetCash|^ProceedsFrom|^Payments(?:To|For|Of)|^RepaymentsOf|^IncreaseDecreaseIn|CashEquivalents|^ShareBasedCompensation$|^CashFlows/,
  ],
  ['comprehensive-income', /OtherComprehensiveIncome|^ComprehensiveIncome/],
  [
    'eps-note',
    /^WeightedAverageNumber|^(?:Incremental|Antidilutive)|PerShare(?:Basic|Diluted)|(?:Basic|Diluted)(?:Earnings|Loss)|^WeightedAverageShares/,
  ],
  [
    'equity',
    /StockholdersEquity|^StockIssued|^Stock(?:Repurchased|Granted)|^TreasuryStock|^Dividends|^AdjustmentsToAdditionalPaid|^AdjustmentsRelatedToTax|^Equity$|^IssueOfEquity/,
  ],
  ['tax-note', /^IncomeTax(?:Reconciliation|Rate)|^EffectiveIncomeTaxRate|^(?:Current|Deferred)\w*IncomeTax/],
]

/**
 * The kind of place around a fact: what most facts of its table belong to, a segment note where they are told by
 * segments or countries, else text and other tables.
 */
export function surroundingsOf(facts: Facts, fact: Fact): EvidenceKind {
  const { bytes, list } = facts
  const tags = tableTags(bytes)
  const ending = firstFrom(tags, 0, tags.length, (tag) => tag.at >= fact.start)
  const end = tags[ending]
  // A table that begins before any has ended: the fact stands in running text.
  if (end === undefined || end.open) return 'mda'
  const before = lastClosed(tags, ending)
  const isWithin = (one: Fact) => one.start > before
  const at = firstFrom(list, 0, list.length, (one) => one.start >= fact.start)
  const from = firstFrom(list, Math.max(0, at - NEIGHBOURS), at, isWithin)
  const votes = new Map<EvidenceKind, number>()
  for (const one of list.slice(from, at + NEIGHBOURS + 1)) {
    const kind = one === fact || one.start > end.at ? null : kindOfFact(one)
    if (kind) votes.set(kind, (votes.get(kind) ?? 0) + 1)
  }
  const [most] = [...votes].sort(([, a], [, b]) => b - a)
  return most !== undefined && most[1] >= VOTES ? most[0] : 'mda'
}

function kindOfFact(fact: Fact): EvidenceKind | null {
  const local = concepts.local(fact.name)
  for (const [kind, words] of HOLDS) if (words.test(local)) return kind
  return [...fact.period.dims.keys()].some((axis) => /Segment|Geograph|ProductOrService/.test(axis))
    ? 'segment-note'
    : null
}

/** The place of the last table's end before the tag at an index; -1 = none. */
function lastClosed(tags: readonly TableTag[], index: number): number {
  let at = index - 1
  while (tags[at]?.open) at -= 1
  return tags[at]?.at ?? -1
}

/** The first of a list from `low` up to `high` of which `holds`, which holds of all behind it too; else `high`. */
function firstFrom<One>(list: readonly One[], low: number, high: number, holds: (one: One) => boolean): number {
  while (low < high) {
    const middle = (low + high) >> 1
    const one = list[middle]
    if (one !== undefined && holds(one)) high = middle
    else low = middle + 1
  }
  return low
}
