/** Divisions of revenue from the notes' tables and the statement's own lines, where no tags tell them. */
import type { Figures, Place, Provenance } from '../../statement/statement.ts'
import type { Grid } from '../document/row.ts'
import { gridBeside } from '../notes/beside-grids.ts'
import { gridBelow, joinedGrid, noteGrids } from '../notes/grids.ts'
import { segmentGrids } from '../notes/segment-grids.ts'
import { computedPlace, times } from '../shown.ts'
import type { InDocument } from '../statements/in-document.ts'
import { bridgedSets } from './bridged-sets.ts'
import { bothGroups, type Divisions, groupOf, type PlacedGroup } from './group.ts'
import { segmentSentences } from './named-segments.ts'
import { REMAINDER } from './names.ts'
import { type Found, type Kind, type Names, NOTE_WORDS, readTable, setsIn, type Table } from './note-sets.ts'
import type { Cell } from './slices.ts'
import { partRevenues, statementSets } from './statement-sets.ts'
import { tablesEach } from './table-each.ts'

const ANY_WORDS = /^/

/**
 * Business and geographical divisions of revenue, from the notes' tables and the statement's own lines; only sets that
 * add up to total revenue with a named residual are shown, else null (decision 51).
 */
export function divisionsOfTables(
  evidence: InDocument,
  figures: Figures,
  provenance: Provenance,
  money: number,
): Divisions {
  const none = bothGroups(null, null)
  const { chosen, cover } = evidence
  const revenue = figures.total_revenue
  const place = provenance.total_revenue
  const end = chosen.periods[chosen.column]?.end ?? cover.end
  if (revenue === null || revenue <= 0 || !place || !end) return none
  const [company = ''] = (cover.company ?? '')
    .toLowerCase()
    .replace(/^the /, '')
    .split(/[\s,.]+/)
  const texts = printsOf('text' in place ? place.text : (revenue / money).toLocaleString('en-US'), revenue, money)
  let sentences: readonly string[] | null = null
  const names: Names = {
    measured: new Set(),
    sentences() {
      sentences ??= segmentSentences(evidence)
      return sentences
    },
  }
  const known = new Map<string, Table | null>()
  const tableOf = (grid: Grid) => {
    const key = `${grid.start}-${grid.end}-${grid.rows.length}`
    const table = known.get(key)
    if (table !== undefined) return table
    const made = readTable(grid, evidence, end, names.measured)
    known.set(key, made)
    return made
  }
  const read = (grids: readonly Grid[]) => [...new Set(grids.map(tableOf))].filter((table) => table !== null)
  const below = gridBelow(evidence, revenue / money)
  const grids = [...noteGrids(evidence, texts, NOTE_WORDS), ...(below === null ? [] : [below])]
  const tables = read(grids)
  const parts = partRevenues(evidence, revenue / money).map(({ value, text, rest, printed }) => ({
    ...{ total: value * money, rest, printed },
    tables: read(noteGrids(evidence, printsOf(text, value * money, money), NOTE_WORDS)),
  }))
  const find = (all: readonly Table[]): Found[] => {
    const found = all.flatMap((table) => setsIn(table, revenue, money, company, names))
    found.push(...statementSets(evidence, revenue, money))
    found.push(...bridgedSets(all, revenue, money, (table, total) => setsIn(table, total, money, company, names)))
    // Divisions of net sales where the total holds more: the rest is the residual, under its own name (T96).
    for (const { total, rest, printed, tables: partTables } of parts) {
      for (const f of partTables.flatMap((table) => setsIn(table, total, money, company, names))) {
        if ((printed && f.kind === 'business') || !found.some((other) => other.kind === f.kind))
          found.push({ ...f, residual: [...f.residual, ...rest], score: f.score - 0.6 })
      }
    }
    return found
  }
  const best = (found: readonly Found[], kind: Kind) => {
    let top: Found | null = null
    for (const f of found) if (f.kind === kind && (!top || f.score > top.score + 0.001)) top = f
    return top
  }
  let found = find(tables)
  const business = best(found, 'business')
  // Segment tables that do not print total revenue itself: they tell the segments' names, or hold them alone.
  if (!business?.known || best(found, 'geographical')?.known !== true) {
    const more = read(segmentGrids(evidence, texts)).filter((table) => !tables.includes(table))
    if (more.length > 0) found = find([...tables, ...more])
  }
  if (!best(found, 'business')) {
    const joined = overPages(evidence, grids, texts)
    if (joined.length > 0) found = [...found, ...find(read(joined))]
  }
  const each = best(found, 'business') ? null : tablesEach(evidence, revenue, money)
  return bothGroups(
    placed(best(found, 'business') ?? each, 'business_segments', revenue, place),
    placed(best(found, 'geographical'), 'geographical_segments', revenue, place),
  )
}

/** Tables with what stands on the page before: their rows below its own, or their columns beside it. */
function overPages(evidence: InDocument, grids: readonly Grid[], texts: readonly string[]): Grid[] {
  return [
    ...grids.map((grid) => joinedGrid(evidence, grid)),
    // The second of two tables side by side may have neither words nor names of rows.
    ...noteGrids(evidence, texts, ANY_WORDS).map((grid) => gridBeside(evidence, grid)),
  ].filter((grid) => grid !== null)
}

/**
 * How notes may print an amount: as the statement does, without its decimals, and in thousands or millions where the
 * statement prints a finer unit.
 */
function printsOf(text: string, amount: number, money: number): string[] {
  const own = text.replace(/[$()\s]/g, '')
  const rounded = (unit: number, decimals: number) =>
    (amount / unit).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const prints = [own]
  if (/\.\d/.test(own)) prints.push(rounded(money, 0))
  if (money === 1 && amount >= 1e7) prints.push(rounded(1e3, 0))
  if (money <= 1e3 && amount >= 1e8) prints.push(rounded(1e6, 1), rounded(1e6, 0))
  return [...new Set(prints)].filter((print) => print.length >= 4)
}

const placeOf = (cell: Cell): Place =>
  cell.sum === undefined ? printedPlace(cell) : computedPlace('sum of its lines', cell.sum.map(printedPlace))

const printedPlace = (cell: Cell): Place => ({
  label: cell.label,
  text: cell.figure.text,
  concept: null,
  start: cell.figure.start,
  end: cell.figure.end,
})

/** The chosen set as the statement keeps it; `printed`: where total revenue stands. */
function placed(found: Found | null, path: Path, revenue: number, printed: Place): PlacedGroup | null {
  if (!found) return null
  const { parts, residual, unit, total } = found
  const left = times(revenue - parts.reduce((s, p) => s + times(p.value, unit), 0), 1)
  const near = found.proof === 'near' && total !== null
  const cells = near ? [...('text' in printed ? [printed] : []), placeOf(total)] : residual.map(placeOf)
  return groupOf(
    path,
    parts.map((p) => ({ label: p.label, value: times(p.value, unit), place: placeOf(p) })),
    {
      value: left,
      name: [...new Set(residual.map((p) => p.label))].join(', ') || (near ? REMAINDER : 'Rounding'),
      place: left !== 0 && cells.length > 0 ? computedPlace('total_revenue − divisions', cells) : null,
    },
  )
}

type Path = Parameters<typeof groupOf>[0]
