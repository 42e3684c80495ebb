/** Notes of segments as filers of the 2000s print them: dates above tables, quarters beside the year so far, totals first, coarser units. */
import {
  asColumns,
  blank,
  columnHead,
  dated,
  heading,
  type Kit,
  measure,
  type NoteRow,
  type NoteTable,
  one,
  type Page,
  PROFIT,
  scaled,
  years,
} from './note-kit.ts'

/** The figures of a quarter beside those of the months so far, both of two years. */
function soFar(kit: Page): NoteTable {
  const { note, print, words, above } = kit
  const whole = (values: readonly number[]) => [0, 1].map((y) => Math.round((values[y] ?? 0) * 2.7))
  const both = (values: readonly number[]) => [values[0] ?? 0, values[1] ?? 0, ...whole(values)].map(print)
  const [now = 0, before = 0] = note.years
  return {
    above,
    tables: [
      [
        { label: '', cells: ['Three Months Ended', '', 'Nine Months Ended', ''], over: true },
        { label: '', cells: [note.day, '', note.day, ''], over: true },
        { label: '', cells: [now, before, now, before].map(String) },
        heading(`${words}:`, 4),
        ...note.names.map((name, k): NoteRow => ({ label: name, indent: 2, cells: both(note.revenue[k] ?? []) })),
        ...(note.rest ? [{ label: note.rest.name, indent: 2, cells: both(note.rest.values) }] : []),
        { label: `Total ${words.toLowerCase()}`, indent: 2, cells: both(note.total) },
        heading('Operating income:', 4),
        ...note.names.map(
          (name, k): NoteRow => ({
            label: name,
            indent: 2,
            cells: both(scaled(note.revenue[k] ?? [], PROFIT[k % 5] ?? 1)),
          }),
        ),
      ],
    ],
  }
}

/** Words of the total that other filers use. */
function totals(kit: Page): Record<string, NoteTable> {
  const { words } = kit
  const names = [
    `Consolidated ${words.toLowerCase()}`,
    'As reported',
    `${words} as reported`,
    `Total ${words.toLowerCase()} per consolidated statements of income`,
    'Company total',
    `TOTAL ${words.toUpperCase()}`,
  ]
  return Object.fromEntries(
    names.map((name) => [
      `total named ${name.replace(words, 'Revenues').replace(words.toLowerCase(), 'revenues').replace(words.toUpperCase(), 'REVENUES')}`,
      one(kit, [years(kit), heading(`${words}:`, 3), ...measure(kit, null, name)]),
    ]),
  )
}

/** Each year's table under a line that says its date, the table none. */
function datedAbove(kit: Page): NoteTable {
  const { note, print, words, above, unit } = kit
  const table = (y: number): NoteRow[] => [
    { label: '', cells: [words, 'Operating profit', 'Total assets'] },
    ...note.names.map(
      (name, k): NoteRow => ({
        label: name,
        cells: [1, PROFIT[k % 5] ?? 1, 0.9].map((by) => print((note.revenue[k]?.[y] ?? 0) * by)),
      }),
    ),
    ...(note.rest ? [{ label: note.rest.name, cells: [print(note.rest.values[y] ?? 0), ...blank(2)] }] : []),
    { label: 'Total', cells: [1, 0.13, 0.9].map((by) => print((note.total[y] ?? 0) * by)) },
  ]
  return {
    above: above.filter((text) => text !== unit),
    tables: [0, 1, 2].map(table),
    between: [0, 1, 2].map((y) => [`${dated(kit, y)} ${unit}`]),
  }
}

/** Divisions as columns with dates above each table. */
const columnsDatedAbove = (kit: Page): NoteTable => ({
  above: kit.above,
  tables: [0, 1, 2].map((y) => [
    columnHead(kit, 'Consolidated'),
    { label: kit.words, cells: asColumns(kit, y, null) },
    { label: 'Segment profit', cells: asColumns(kit, y, PROFIT) },
  ]),
  between: [0, 1, 2].map((y) => [dated(kit, y)]),
})

/** Heads of the columns in a table of their own. */
const headsApart = (kit: Page): NoteTable => ({
  above: kit.above,
  tables: [[years(kit)], [heading(`${kit.words}:`, 3), ...measure(kit, null, `Total ${kit.words.toLowerCase()}`)]],
  between: [[], []],
})

/** The total as the first column of divisions. */
function totalColumnFirst(kit: Page): NoteTable {
  const turned = (cells: string[]) => [...cells.slice(-1), ...cells.slice(0, -1)]
  const n = columnHead(kit, '').cells.length
  return one(kit, [
    { label: '', cells: turned(columnHead(kit, 'Consolidated').cells) },
    ...[0, 1, 2].flatMap((y): NoteRow[] => [
      heading(dated(kit, y), n),
      { label: kit.words, indent: 2, cells: turned(asColumns(kit, y, null)) },
      { label: 'Operating income (loss)', indent: 2, cells: turned(asColumns(kit, y, PROFIT)) },
    ]),
  ])
}

/** The note in the next coarser unit, with a decimal. */
function coarser(kit: Page): NoteTable | null {
  const { note } = kit
  if (note.money === 1e6) return null
  const print = (value: number) => {
    const size = Math.abs(value / 1e3).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return value < 0 ? `(${size})` : size
  }
  const unit = `(in ${note.money === 1 ? 'thousands' : 'millions'})`
  const own: Page = { ...kit, print, unit, above: [...kit.above.filter((text) => text !== kit.unit), unit] }
  const rows = [years(own), heading(`${own.words}:`, 3), ...measure(own, null, `Total ${own.words.toLowerCase()}`)]
  return { ...one(own, rows), step: note.money * 100 }
}

/** Amounts and percentages of product lines, one period after the other, in one table. */
function linesWithPercents(kit: Page): NoteTable {
  const { note, print, words } = kit
  const percent = (value: number) => `${((100 * value) / (note.total[0] ?? 1)).toFixed(1)}%`
  return one(kit, [
    { label: 'Product line', cells: [words, '% of Total'] },
    ...note.names.map(
      (name, k): NoteRow => ({
        label: name,
        cells: [print(note.revenue[k]?.[0] ?? 0), percent(note.revenue[k]?.[0] ?? 0)],
      }),
    ),
    ...(note.rest
      ? [{ label: note.rest.name, cells: [print(note.rest.values[0] ?? 0), percent(note.rest.values[0] ?? 0)] }]
      : []),
    { label: 'Total', cells: [print(note.total[0] ?? 0), '100.0%'] },
  ])
}

/** Each measure over the divisions, all years of one below the other: "2004", "2003" as groups. */
function yearsAsGroups(kit: Page): NoteTable {
  const { note, print, words } = kit
  return one(kit, [
    { label: '', cells: [words, 'Cost of revenues', 'Gross profit'] },
    ...[0, 1, 2].flatMap((y): NoteRow[] => [
      heading(String(note.years[y]), 3),
      ...note.names.map((name, k): NoteRow => {
        const value = note.revenue[k]?.[y] ?? 0
        return { label: name, indent: 2, cells: [value, value * 0.6, value - value * 0.6].map(print) }
      }),
      ...(note.rest ? [{ label: note.rest.name, indent: 2, cells: [print(note.rest.values[y] ?? 0), '', ''] }] : []),
      { label: '', indent: 4, cells: [1, 0.6, 0.4].map((by) => print((note.total[y] ?? 0) * by)) },
    ]),
  ])
}

/** What is sold to others, to other segments and both, under each name, as columns of divisions. */
function kindsOfSales(kit: Kit & Page): NoteTable {
  const { note, print, words } = kit
  const inner = note.revenue.map((values) => Math.round((values[0] ?? 0) * 0.04))
  const all = inner.reduce((a, b) => a + b, 0)
  const rest = note.rest ? [note.rest.values[0] ?? 0] : []
  const row = (label: string, own: number[], off: number, whole: number, left: number[]): NoteRow => ({
    label,
    indent: 2,
    cells: [...own, ...left, off, whole].map((value) => (value === 0 ? '—' : print(value))),
  })
  const own = note.revenue.map((values) => values[0] ?? 0)
  const none = rest.map(() => 0)
  return one(kit, [
    heading(dated(kit, 0), own.length + rest.length + 2),
    {
      label: '',
      cells: [...note.names, ...(note.rest ? [note.rest.name] : []), 'Eliminations', 'Total'],
    },
    row(`${words}—external`, own, 0, note.total[0] ?? 0, rest),
    row(`${words}—intersegment`, inner, -all, 0, none),
    row(
      `Total ${words.toLowerCase()}`,
      own.map((value, k) => value + (inner[k] ?? 0)),
      -all,
      note.total[0] ?? 0,
      rest,
    ),
    row(
      'Operating income',
      own.map((value, k) => value * (PROFIT[k % 5] ?? 1)),
      0,
      (note.total[0] ?? 0) * 0.11,
      none,
    ),
  ])
}

/** All of them, by name. */
export function later(kit: Page): Record<string, NoteTable> {
  const note = coarser(kit)
  return {
    ...totals(kit),
    'dates above each table': datedAbove(kit),
    'segments as columns, dates above each table': columnsDatedAbove(kit),
    'heads in a table of their own': headsApart(kit),
    'total as the first column': totalColumnFirst(kit),
    'years as groups, totals without a name': yearsAsGroups(kit),
    'external sales, transfers and totals as rows': kindsOfSales(kit),
    'product lines with percents, one year': linesWithPercents(kit),
    ...(kit.note.months === 3 ? { 'a quarter beside nine months': soFar(kit) } : {}),
    ...(note === null ? {} : { 'in a coarser unit': note }),
  }
}
