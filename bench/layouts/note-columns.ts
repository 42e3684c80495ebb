/** Notes of segments with the divisions, or several measures of them, side by side. */
import {
  ASSETS,
  asColumns,
  blank,
  block,
  columnHead,
  dated,
  heading,
  type Kit,
  MEASURES,
  measure,
  type NoteRow,
  type NoteTable,
  one,
  type Page,
  PROFIT,
  scaled,
  yearRows,
  years,
} from './note-kit.ts'

/** A quarter's amounts, which are no divisions. */
function quarters({ note, print, words }: Kit): NoteRow[] {
  const shares = [0.22, 0.24, 0.25]
  const of = (values: readonly number[]) => {
    const first = shares.map((share) => Math.round((values[0] ?? 0) * share))
    return [...first, (values[0] ?? 0) - first.reduce((a, b) => a + b, 0), values[0] ?? 0].map(print)
  }
  return [
    { label: '', cells: ['First Quarter', 'Second Quarter', 'Third Quarter', 'Fourth Quarter', 'Year'] },
    { label: words, cells: of(note.total) },
    ...note.names.map((name, k): NoteRow => ({ label: name, indent: 2, cells: of(note.revenue[k] ?? []) })),
  ]
}

/** The divisions as columns. */
export function inColumns(kit: Page): Record<string, NoteTable> {
  const { note, print, words, above } = kit
  const n = note.names.length + (note.rest ? 2 : 1)
  const span = (y: number): NoteRow => heading(dated(kit, y), n)
  return {
    'segments as columns, one year': one(kit, [{ ...span(0) }, columnHead(kit, 'Consolidated'), ...block(kit, 0)]),
    'segments as columns, years stacked': one(kit, [
      columnHead(kit, 'Total'),
      ...[0, 1, 2].flatMap((y) => [span(y), ...block(kit, y)]),
    ]),
    'segments as columns, bare years': one(kit, [
      columnHead(kit, 'Consolidated'),
      ...[0, 1, 2].flatMap((y) => [heading(String(note.years[y]), n), ...block(kit, y)]),
    ]),
    'segments as columns, a table a year': {
      above,
      tables: [0, 1, 2].map((y) => [{ label: dated(kit, y), cells: columnHead(kit, 'Total').cells }, ...block(kit, y)]),
    },
    'segments as columns, rows of years': one(kit, [
      columnHead(kit, 'Consolidated'),
      ...MEASURES.flatMap(([label, by]) => [
        heading(`${label || words}:`, n),
        ...yearRows(kit, (y) => asColumns(kit, y, by)),
      ]),
    ]),
    'external and inter-segment rows': one(kit, [
      span(0),
      columnHead(kit, 'Total'),
      { label: `${words} from external customers`, cells: asColumns(kit, 0, null) },
      {
        label: 'Inter-segment',
        cells: [
          ...note.names.map((_, k) => print(Math.round((note.revenue[k]?.[0] ?? 0) * 0.02))),
          ...blank(n - note.names.length),
        ],
      },
      ...block(kit, 0).slice(1),
    ]),
    'a year before each measure': one(kit, [
      { label: '', cells: ['', ...columnHead(kit, 'Consolidated').cells] },
      ...MEASURES.flatMap(([label, by]) =>
        [0, 1, 2].map(
          (y): NoteRow => ({
            label: y === 0 ? label || words : '',
            cells: [String(note.years[y]), ...asColumns(kit, y, by)],
          }),
        ),
      ),
    ]),
    'measures before each year': one(kit, [
      { label: '', cells: ['', ...columnHead(kit, 'Consolidated').cells] },
      ...[0, 1, 2].flatMap((y) =>
        MEASURES.map(
          ([label, by], k): NoteRow => ({
            label: k === 0 ? String(note.years[y]) : '',
            cells: [label || words, ...asColumns(kit, y, by)],
          }),
        ),
      ),
    ]),
    'years named in the rows': one(kit, [
      columnHead(kit, 'Total'),
      ...MEASURES.flatMap(([label, by]) =>
        [0, 1, 2].map(
          (y): NoteRow => ({
            label: y === 0 ? `${label || words} - ${note.years[y]}` : `- ${note.years[y]}`,
            cells: asColumns(kit, y, by),
          }),
        ),
      ),
    ]),
    'names in two rows': one(kit, [
      span(0),
      { label: '', cells: columnHead(kit, '').cells.map((text) => text.split(' ').slice(0, -1).join(' ')) },
      { label: '', cells: columnHead(kit, 'Total').cells.map((text) => text.split(' ').at(-1) ?? '') },
      ...block(kit, 0),
    ]),
  }
}

/** One measure of each division: its share of revenue, of its profit and so on. */
function measures(kit: Page, y: number): NoteRow[] {
  const { note, print, words } = kit
  return [
    { label: dated(kit, y), cells: [words, 'Operating profit', 'Identifiable assets', 'Capital expenditures'] },
    ...note.names.map(
      (name, k): NoteRow => ({
        label: name,
        cells: [1, PROFIT[k % 5] ?? 1, ASSETS[k % 5] ?? 1, 0.06].map((by) => print((note.revenue[k]?.[y] ?? 0) * by)),
      }),
    ),
    ...(note.rest ? [{ label: note.rest.name, cells: [print(note.rest.values[y] ?? 0), '', '', ''] }] : []),
    {
      label: 'Consolidated',
      cells: [print(note.total[y] ?? 0), ...[0.15, 1.2, 0.06].map((by) => print((note.total[y] ?? 0) * by))],
    },
  ]
}

/** Several measures, shares or changes side by side. */
export function sideBySide(kit: Page): Record<string, NoteTable> {
  const { note, print, words, unit } = kit
  const percent = (values: readonly number[], y: number) =>
    `${((100 * (values[y] ?? 0)) / (note.total[y] ?? 1)).toFixed(1)}%`
  const beside = (values: readonly number[]) =>
    values.slice(0, 2).flatMap((value, y) => [print(value), percent(values, y)])
  const change = (values: readonly number[]) => [
    print(values[0] ?? 0),
    print(values[1] ?? 0),
    print((values[0] ?? 0) - (values[1] ?? 0)),
    `${Math.round((100 * ((values[0] ?? 0) - (values[1] ?? 0))) / (values[1] || 1))}%`,
  ]
  const list = (cells: (values: readonly number[]) => string[], total: string): NoteRow[] => [
    ...note.names.map((name, k): NoteRow => ({ label: name, cells: cells(note.revenue[k] ?? []) })),
    ...(note.rest ? [{ label: note.rest.name, cells: cells(note.rest.values) }] : []),
    { label: total, cells: cells(note.total) },
  ]
  const profits = (values: readonly number[], k: number) =>
    [...values, ...scaled(values, PROFIT[k % PROFIT.length] ?? 0.1)].map(print)
  const sums = note.years.map((_, y) =>
    note.revenue.reduce((sum, values, k) => sum + (values[y] ?? 0) * (PROFIT[k % PROFIT.length] ?? 0.1), 0),
  )
  return {
    'two measures side by side': one(kit, [
      { label: '', cells: [words, '', '', 'Operating profit', '', ''], over: true },
      { label: '', cells: [...note.years, ...note.years].map(String) },
      ...note.names.map((name, k): NoteRow => ({ label: name, cells: profits(note.revenue[k] ?? [], k) })),
      ...(note.rest ? [{ label: note.rest.name, cells: [...note.rest.values.map(print), '', '', ''] }] : []),
      { label: 'Total', cells: [...note.total.map(print), ...sums.map(print)] },
    ]),
    'measures as columns': one(kit, measures(kit, 0)),
    'measures as columns, years stacked': one(
      kit,
      [0, 1, 2].flatMap((y) => measures(kit, y)),
    ),
    'shares in percent beside': {
      above: ["The following table shows net sales by business segment and each segment's share of the total:", unit],
      tables: [
        [
          { label: '', cells: note.years.slice(0, 2).flatMap((year) => [String(year), '%']) },
          ...list(beside, `Total ${words.toLowerCase()}`),
        ],
      ],
    },
    'changes beside, as discussed': {
      above: ["MANAGEMENT'S DISCUSSION AND ANALYSIS", 'Results of operations by segment', unit],
      tables: [
        [
          { label: `${words}:`, cells: [...note.years.slice(0, 2).map(String), '$ Change', '% Change'] },
          ...list(change, `Total ${words.toLowerCase()}`),
        ],
      ],
    },
    'by product line': {
      above: [`${words} by product line were as follows:`, unit],
      tables: [[years(kit), ...list((values) => values.map(print), 'Total')]],
    },
    'quarters before': {
      above: ['QUARTERLY INFORMATION', unit],
      tables: [
        quarters(kit),
        [years(kit), heading(`${words}:`, 3), ...measure(kit, null, `Total ${words.toLowerCase()}`)],
      ],
    },
  }
}
