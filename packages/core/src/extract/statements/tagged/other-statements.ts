/** The pages of a tagged document's balance sheet and cash flows, by the concepts of their facts, and what tags say of them. */
import type { OtherStatement } from '../../document/statement-pages.ts'
import * as concepts from '../../lexicon/concepts.ts'
import type { ConceptOf } from '../../roles/sheet-lines.ts'
import type { PrintedSheet } from '../../sheet/printed-sheet.ts'
import type { Fact, Facts } from '../../tags/facts.ts'
import { FactPlaces } from '../../tags/sheet-tags.ts'
import type { TaggedTable } from '../../tags/tables.ts'
import type { Tagged, TaggedPeriod } from '../other-asked.ts'

/** Concepts that a page of the statement holds. */
const HELD: Readonly<Record<OtherStatement, RegExp>> = {
  balance_sheet:
    /^(?:us-gaap|ifrs-full):(?:Assets|LiabilitiesAndStockholdersEquity|EquityAndLiabilities|AssetsCurrent|StockholdersEquity|StockholdersEquityIncluding\w+|Liabilities)$/,
  cash_flow:
    /^(?:us-gaap|ifrs-full):(?:NetCashProvidedByUsedIn|CashFlowsFromUsedIn)(?:Operating|Investing|Financing)Activities/,
}
const MOST = 6

/** Indexes of the tables (of `tables`) that hold such facts of the period, those with most of them first. */
export function likelyPages(tables: readonly TaggedTable[], end: string, kind: OtherStatement): number[] {
  const scored = tables.flatMap((table, index) => {
    const own = table.facts.filter((fact) => fact.period.dims.size === 0 && fact.period.end === end && isOf(fact, kind))
    const names = new Set(own.filter(({ name }) => HELD[kind].test(name)).map(({ name }) => name))
    return names.size === 0
      ? []
      : [{ index, points: names.size * 10 + Math.min(40, new Set(own.map(({ name }) => name)).size) }]
  })
  scored.sort((a, b) => b.points - a.points || a.index - b.index)
  return scored.slice(0, MOST).map(({ index }) => index)
}

const isOf = ({ period }: Fact, kind: OtherStatement): boolean => (period.start === null) === (kind === 'balance_sheet')

/** What the tags say of the cells of a sheet. */
export function tagsOf(facts: Facts, kind: OtherStatement): Tagged {
  const places = new FactPlaces(facts)
  const known = new Map<PrintedSheet, (TaggedPeriod | null)[]>()
  const periodOf = (sheet: PrintedSheet, column: number) => {
    const periods = known.get(sheet) ?? sheet.columns.map((_, j) => periodOfColumn(sheet, j, places, kind))
    known.set(sheet, periods)
    return periods[column] ?? null
  }
  const conceptOf =
    (sheet: PrintedSheet): ConceptOf =>
    (figure, column) => {
      const fact = places.at(figure)
      if (fact === null) return null
      const period = periodOf(sheet, column)
      const { start, end } = fact.period
      // At the foot of the cash flows cash stands as of a day.
      const current =
        period === null || (kind === 'cash_flow' && start === null) || (start === period.start && end === period.end)
      return { concept: concepts.isStandard(fact.name) ? concepts.local(fact.name) : '', current }
    }
  return { conceptOf, periodOf }
}

/** The period and the unit of most facts of a column; null where it has none. */
function periodOfColumn(
  sheet: PrintedSheet,
  column: number,
  places: FactPlaces,
  kind: OtherStatement,
): TaggedPeriod | null {
  const counts = new Map<string, { period: TaggedPeriod; count: number }>()
  for (const { values } of sheet.lines) {
    const figure = values[column]
    const fact = figure ? places.at(figure) : null
    if (fact === null || !isOf(fact, kind) || fact.measure.length !== 3) continue
    const { start, end } = fact.period
    const key = `${start} ${end} ${fact.scale}`
    const entry = counts.get(key)
    if (entry) entry.count += 1
    else counts.set(key, { period: { start, end, money: 10 ** fact.scale }, count: 1 })
  }
  let best: { period: TaggedPeriod; count: number } | null = null
  for (const one of counts.values()) if (best === null || one.count > best.count) best = one
  return best?.period ?? null
}
