/**
 * Measures of a release that the company defines itself, with the figures of the statement that they start from. A bridge is
 * given only where its adjustments make the measure to the last printed digit.
 */
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { tableRanges } from '../document/table-ranges.ts'
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
  return unique(found)
}

/** Each measure once, with its bridge where one of its prints has it. */
function unique(all: readonly NonGaapMeasure[]): NonGaapMeasure[] {
  const isSame = (a: NonGaapMeasure, b: NonGaapMeasure) => a.value === b.value && a.gaap_value === b.gaap_value
  return all.flatMap((one, at) => {
    if (all.slice(0, at).some((other) => isSame(one, other))) return []
    const bridged = all.find((other) => isSame(one, other) && other.adjustments !== null)
    if (!bridged) return [one]
    return [{ ...one, adjustments: bridged.adjustments, adjustment_places: bridged.adjustment_places }]
  })
}
