/** The face of the income statement: which table, and its rows with the facts of any period. */

import * as concepts from '../../lexicon/concepts.ts'
import type { Amount } from '../../sheet/amount.ts'
import type { Fact, Facts } from '../../tags/facts.ts'
import { type Face, rowsOf, type TaggedRow, type TaggedTable, tablesWith } from '../../tags/tables.ts'
import { amountOf } from './amount.ts'

const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['revenue', concepts.REVENUE],
  ['cost', [...concepts.COST, ...concepts.GROSS_PROFIT]],
  ['operating', concepts.OPERATING_INCOME],
  ['before_tax', concepts.BEFORE_TAX],
  ['tax', concepts.TAX],
  ['net', concepts.NET_INCOME],
  ['eps', [...concepts.EPS_BASIC, ...concepts.EPS_DILUTED]],
  ['shares', [...concepts.SHARES_BASIC, ...concepts.SHARES_DILUTED]],
  ['interest', concepts.INTEREST],
  ['expenses', concepts.EXPENSES],
]
const KIND = new Map(KINDS.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)))

/** Concepts that only a statement of cash flows or a balance sheet holds. */
const ELSEWHERE =
  /^(NetCashProvidedByUsedIn|CashFlowsFrom|IncreaseDecreaseIn|ShareBasedCompensation$|Assets$|Liabilities|StockholdersEquity|PaymentsTo|StockIssued|AdjustmentsToAdditionalPaidInCapital)/

/** Kinds of line a table holds for the period, each once. */
function kindsOf(table: TaggedTable, wanted: (fact: Fact) => boolean): Set<string> {
  const kinds = new Set<string>()
  for (const fact of table.facts) {
    if (!wanted(fact) || !concepts.isStandard(fact.name)) continue
    const local = concepts.local(fact.name)
    const kind = KIND.get(local)
    if (kind) kinds.add(kind)
    else if (ELSEWHERE.test(local)) kinds.add('elsewhere')
  }
  return kinds
}

/**
 * The table (or the tables that follow one another over page breaks) that prints the statement of the period; null
 * where no table does. `current` tells which periods may be the current one.
 */
export function findFace(facts: Facts, current: (fact: Fact) => boolean): Face | null {
  const all = tablesWith(facts.bytes, facts.list)
  let best: TaggedTable | null = null
  let bestScore = 0
  for (const table of all) {
    const kinds = kindsOf(table, current)
    if (!kinds.has('net') && !kinds.has('before_tax')) continue
    const lines = new Set(table.facts.filter(current).map((fact) => fact.name)).size
    const score = (kinds.size - (kinds.has('elsewhere') ? 4 : 0)) * 10 + Math.min(lines, 30) / 4
    if (score > bestScore) {
      best = table
      bestScore = score
    }
  }
  if (best === null || bestScore < 30) return null
  const tables = [best]
  const at = all.indexOf(best)
  const has = kindsOf(best, current)
  const before = all[at - 1]
  const after = all[at + 1]
  const near = (a: TaggedTable, b: TaggedTable) => b.start - a.end < 12_000
  if (!has.has('revenue') && before && near(before, best)) {
    const kinds = kindsOf(before, current)
    if (kinds.has('revenue') && !kinds.has('elsewhere')) tables.unshift(before)
  }
  if ((!has.has('eps') || !has.has('net')) && after && near(best, after)) {
    const kinds = kindsOf(after, current)
    if (
      ((kinds.has('eps') && !has.has('eps')) || (kinds.has('net') && !has.has('net'))) &&
      !kinds.has('elsewhere') &&
      !(has.has('revenue') && kinds.has('revenue'))
    )
      tables.push(after)
  }
  return { rows: tables.flatMap((table) => rowsOf(facts.bytes, table)), tables, all }
}

/** Lines of one period in printed order; dimensioned facts only where `dimensioned` allows. */
export function linesOf(facts: Facts, rows: readonly TaggedRow[], matches: (fact: Fact) => boolean): Amount[] {
  const lines: Amount[] = []
  rows.forEach((row, at) => {
    const seen = new Set<string>()
    for (const fact of row.facts) {
      // A column may be printed twice (a successor's quarter again under nine months).
      const key = `${fact.name} ${fact.context}`
      if (!matches(fact) || seen.has(key)) continue
      seen.add(key)
      const amount = amountOf(facts, fact, row, at)
      if (amount !== null) lines.push(amount)
    }
  })
  return lines
}

/** Amounts per share and counts of shares of one period in every table but the face. */
export function noteLines(facts: Facts, face: Face, matches: (fact: Fact) => boolean): Amount[] {
  const isWanted = (fact: Fact) => matches(fact) && PER_SHARE.test(fact.name)
  return face.all
    .filter((table) => !face.tables.includes(table) && table.facts.some(isWanted))
    .flatMap((table) =>
      rowsOf(facts.bytes, table).flatMap((row, at) =>
        row.facts.filter(matches).flatMap((fact) => amountOf(facts, fact, row, at) ?? []),
      ),
    )
}

const PER_SHARE = /PerShare|SharesOutstanding|SharesIssued|WeightedAverage|PerOutstanding|UnitsOutstanding/
