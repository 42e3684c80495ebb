/**
 * Measures of a release that the company defines itself, with the figures of the statement that they start from. A bridge is
 * given only where its adjustments make the measure to the last printed digit.
 */
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { cleanLabel } from '../sheet/lines.ts'
import { halfOfLast } from './own/agrees.ts'
import { measuresByBlocks } from './own/blocks.ts'
import { measuresByColumns } from './own/columns.ts'
import { measuresByRows } from './own/rows.ts'
import { readOwnTable } from './own/tables.ts'

const MOST_TABLES = 400
const MOST_MEASURES = 60

/** @param money what the statement prints in, where a table does not say */
export function nonGaapOf(bytes: Bytes, cover: Cover, money: number): NonGaapMeasure[] {
  const found: NonGaapMeasure[] = []
  for (const range of tableRanges(bytes).slice(0, MOST_TABLES)) {
    if (found.length > MOST_MEASURES) break
    const table = readOwnTable(bytes, range, cover, money)
    if (table === null) continue
    const [across, down] = [measuresByColumns(table), measuresByBlocks(table)]
    const measures = across.length > 0 ? across : down.length > 0 ? down : measuresByRows(table)
    found.push(...measures.filter(({ unit }) => unit !== 'USD' || table.hasMoney))
  }
  return unique(agreed(found))
}

/** Without those that two tables tell differently: one of the two is no such measure, and which is not known. */
const agreed = (all: readonly NonGaapMeasure[]): NonGaapMeasure[] =>
  all.filter((one) => !all.some((other) => other !== one && isAtOdds(one, other)))

function isAtOdds(one: NonGaapMeasure, other: NonGaapMeasure): boolean {
  if (one.unit !== other.unit || (one.months ?? 3) !== (other.months ?? 3)) return false
  if (plainName(one) !== plainName(other) || OF_EXCHANGE.test(one.measure)) return false
  const [from, to] = [isOneFigure(one.gaap_value, other.gaap_value), isOneFigure(one.value, other.value)]
  return from !== to
}

const plainName = ({ measure }: NonGaapMeasure): string => cleanLabel(measure).toLowerCase()

/** One of several periods' rates of exchange, which its name does not tell. */
const OF_EXCHANGE = /\bconstant[- ]currency\b/i

const isOneFigure = (a: number | null, b: number | null): boolean =>
  a === null || b === null || Math.abs(a - b) <= Math.max(halfOfLast(a), halfOfLast(b))

/** Each measure once, with its bridge and its months where one of its prints has them. */
function unique(all: readonly NonGaapMeasure[]): NonGaapMeasure[] {
  const isSame = (a: NonGaapMeasure, b: NonGaapMeasure) => a.value === b.value && a.gaap_value === b.gaap_value
  return all.flatMap((one, at) => {
    if (all.slice(0, at).some((other) => isSame(one, other))) return []
    const prints = all.filter((other) => isSame(one, other))
    const months = prints.find((other) => typeof other.months === 'number')?.months ?? null
    const bridged = prints.find(({ adjustments }) => adjustments !== null) ?? one
    const { adjustments, adjustment_places = null } = bridged
    const quoted = adjustments === null ? prints.find((other) => other.quoted)?.quoted : undefined
    const { quoted: _, ...rest } = one
    return [{ ...rest, months, adjustments, adjustment_places, ...(quoted ? { quoted } : {}) }]
  })
}
