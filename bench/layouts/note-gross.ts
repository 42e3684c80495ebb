/** Notes of segments that sell to one another: what is taken off as a row, a column or a table of its own. */
import { blank, heading, type NoteRow, type NoteTable, one, type Page, PROFIT, scaled, years } from './note-kit.ts'

/** A note with the sales of each division and what it sells to the others. */
interface Gross extends Page {
  gross: number[][]
  /** All that they sell to one another, by years. */
  inner: number[]
}

function grossOf(kit: Page): Gross {
  const { note } = kit
  const gross = note.revenue.map((values) => values.map((value) => value + Math.round(value * 0.04)))
  const inner = note.years.map((_, y) =>
    gross.reduce((sum, values, k) => sum + (values[y] ?? 0) - (note.revenue[k]?.[y] ?? 0), 0),
  )
  return { ...kit, gross, inner }
}

/** Divisions as rows, years as columns. */
function inRows(kit: Gross): Record<string, NoteTable> {
  const { note, print, words, above, gross, inner } = kit
  const row = (label: string, values: readonly number[], indent = 2): NoteRow => ({
    label,
    indent,
    cells: values.map(print),
  })
  const rows = note.names.map((name, k) => row(name, gross[k] ?? []))
  const rest = note.rest ? [row(note.rest.name, note.rest.values)] : []
  const all = note.years.map((_, y) => gross.reduce((sum, values) => sum + (values[y] ?? 0), 0))
  const total = (of: string) => row(`${of} ${words.toLowerCase()}`, note.total)
  const off = (label: string, sign: number) => row(label, scaled(inner, sign))
  const head = [years(kit), heading(`${words}:`, 3), ...rows]
  const profits = [
    heading('Operating profit:', 3),
    ...note.names.map((name, k) => row(name, scaled(note.revenue[k] ?? [], PROFIT[k % 5] ?? 1))),
  ]
  return {
    'transfers without brackets': one(kit, [
      ...head,
      ...rest,
      off('Less intersegment sales', 1),
      total('Total'),
      ...profits,
    ]),
    'transfers among adjustments': one(kit, [
      ...head,
      row('Total segments', all, 3),
      ...rest,
      off('Adjustments and eliminations', -1),
      total('Total'),
      ...profits,
    ]),
    'transfers taken off in another table': {
      above,
      tables: [
        [...head, row('Total segments', all, 3), ...profits],
        [
          years(kit),
          row(`Total segment ${words.toLowerCase()}`, all),
          ...rest,
          off('Elimination of intersegment revenues', -1),
          total('Total consolidated'),
        ],
      ],
    },
    'transfers as a column': one(kit, [
      { label: '', cells: ['Unaffiliated customers', 'Intersegment', 'Total'] },
      ...[0, 1].flatMap((y): NoteRow[] => [
        heading(String(note.years[y]), 3),
        ...note.names.map((name, k) => {
          const [own, whole] = [note.revenue[k]?.[y] ?? 0, gross[k]?.[y] ?? 0]
          return row(name, [own, whole - own, whole])
        }),
        ...(note.rest ? [row(note.rest.name, [note.rest.values[y] ?? 0, 0, note.rest.values[y] ?? 0])] : []),
        row('Eliminations', [0, -(inner[y] ?? 0), -(inner[y] ?? 0)]),
        row('Total', [note.total[y] ?? 0, 0, note.total[y] ?? 0]),
      ]),
    ]),
  }
}

/** Divisions as columns, what is taken off as one more. */
function inColumns(kit: Gross): Record<string, NoteTable> {
  const { note, print, words, gross, inner } = kit
  const head: NoteRow = {
    label: '',
    cells: [...note.names, 'Eliminations', ...(note.rest ? [note.rest.name] : []), 'Consolidated'],
  }
  const row = (label: string, parts: readonly number[], off: number, rest: number, whole: number): NoteRow => ({
    label,
    indent: 2,
    cells: [...parts, off, ...(note.rest ? [rest] : []), whole].map(print),
  })
  const year = (y: number): NoteRow => ({ label: String(note.years[y]), cells: blank(head.cells.length) })
  const own = (y: number) => note.revenue.map((values) => values[y] ?? 0)
  const all = (y: number) => gross.map((values) => values[y] ?? 0)
  const left = (y: number) => note.rest?.values[y] ?? 0
  const whole = (y: number) => note.total[y] ?? 0
  const profit = (y: number) => {
    const parts = own(y).map((value, k) => value * (PROFIT[k % 5] ?? 1))
    return row('Operating income', parts, 0, 0, whole(y) * 0.1)
  }
  return {
    'transfers taken off in a column': one(kit, [
      head,
      ...[0, 1, 2].flatMap((y) => [year(y), row(words, all(y), -(inner[y] ?? 0), left(y), whole(y)), profit(y)]),
    ]),
    'transfers as a row, taken off in a column': one(kit, [
      head,
      ...[0, 1].flatMap((y) => [
        year(y),
        row(`${words} to external customers`, own(y), 0, left(y), whole(y)),
        row(
          'Intersegment',
          all(y).map((value, k) => value - (own(y)[k] ?? 0)),
          -(inner[y] ?? 0),
          0,
          0,
        ),
        row(`Total ${words.toLowerCase()}`, all(y), -(inner[y] ?? 0), left(y), whole(y)),
        profit(y),
      ]),
    ]),
  }
}

/** All ways to print sales before transfers, by name. */
export function beforeTransfers(page: Page): Record<string, NoteTable> {
  const kit = grossOf(page)
  return { ...inRows(kit), ...inColumns(kit) }
}
