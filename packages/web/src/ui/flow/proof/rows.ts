/** What a printed row says. Pure. */
import type { PrintedRowAnswer } from '@topline/core/api/filings/filing-html.ts'
import type { Cell, Place } from '@topline/core/statement/statement.ts'

/** The row in words, for who does not see it slide in. */
export function spokenRow(name: string, row: NonNullable<PrintedRowAnswer['row']>): string {
  const leads = 'Tab leads to it, Escape closes it.'
  if (row.kind === 'text')
    return `${name} as printed: ${[row.before, row.cell].join('').replace(/\s+/g, ' ').trim()}. ${leads}`
  const cell = row.cells.find(({ chosen }) => chosen)
  const column = cell?.head ? `, column “${cell.head}”` : ''
  return `${name}: row “${row.label}”${column}, printed as ${cell?.text}. ${leads}`
}

/** The cells that a calculated figure is made of, each once. */
export function cellsIn(place: Place | undefined): (Cell & { start: number })[] {
  if (place === undefined) return []
  if (!('computed' in place)) return place.start === null ? [] : [{ ...place, start: place.start }]
  const all = place.parts.flatMap(cellsIn)
  return all.filter((cell, index) => all.findIndex(({ start }) => start === cell.start) === index)
}
