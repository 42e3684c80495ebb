/** Cells of one column of a note's table, typed as filed, for tests of what divides revenue. */
import { gridOf, readTable } from '../sheet/tables.fixture.ts'
import { cleanName } from './names.ts'
import type { Cell } from './slices.ts'

/** The first column of a table in the notation of `Printed.lines`; a head is put over it. */
export function cellsOf(lines: string): Cell[] {
  const head = /^\s*\^/.test(lines) ? '' : '^ 2005\n'
  return readTable(gridOf(`${head}${lines}`), { end: null, form: '10-K' }).lines.flatMap((line) => {
    const figure = line.values[0]
    return figure
      ? [{ label: cleanName(line.label), value: figure.value, figure, title: line.title, indent: line.indent }]
      : []
  })
}

/** Labels and values, as tests type them. */
export const printed = (cells: readonly Cell[]): [string, number][] => cells.map(({ label, value }) => [label, value])
