/** Further notes of segments: totals first, spans, places and products under each name, quarters beside the year. */
import {
  asColumns,
  blank,
  block,
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

const part = (value: number, share: number, step: number) => Math.round((value * share) / step) * step

/** Two parts of each of a division's amounts, which make it. */
function twoParts({ note }: Kit, values: readonly number[], share: number): [number[], number[]] {
  const step = 10 ** -note.decimals
  const first = values.map((value) => part(value, share, step))
  return [first, values.map((value, y) => value - (first[y] ?? 0))]
}

const rest = ({ note, print }: Kit, of = (values: readonly number[]) => values): NoteRow[] =>
  note.rest ? [{ label: note.rest.name, cells: of(note.rest.values).map(print) }] : []

/** Two lines under each name, with or without what they make. */
function underName(kit: Page, lines: readonly [string, string], total: ((name: string) => string) | null): NoteRow[] {
  const { note, print, words } = kit
  return [
    years(kit),
    heading(`${words}:`, 3),
    ...note.names.flatMap((name, k) => {
      const parts = twoParts(kit, note.revenue[k] ?? [], 0.57 + 0.03 * k)
      return [
        heading(name, 3, 1),
        ...parts.map((values, p): NoteRow => ({ label: lines[p] ?? '', indent: 3, cells: values.map(print) })),
        ...(total ? [{ label: total(name), indent: 2, cells: (note.revenue[k] ?? []).map(print) }] : []),
      ]
    }),
    ...rest(kit),
    { label: `Total ${words.toLowerCase()}`, cells: note.total.map(print) },
  ]
}

/** Years or measures under spans of heads. */
function underSpans(kit: Page): Record<string, NoteTable> {
  const { note, print, words } = kit
  const three = (name: string) => [name, '', '']
  const groups = [...note.names, ...(note.rest ? [note.rest.name] : []), 'Total']
  const of = (by: number) =>
    [...note.revenue, ...(note.rest ? [note.rest.values] : []), note.total].flatMap((values) =>
      scaled(values, by).map(print),
    )
  return {
    'years under each name in the head': one(kit, [
      { label: '', cells: groups.flatMap(three), over: true },
      { label: '', cells: groups.flatMap(() => note.years.map(String)) },
      { label: words, cells: of(1) },
      { label: 'Operating income', cells: of(0.11) },
    ]),
    'measures under each year in the head': one(kit, [
      { label: '', cells: note.years.flatMap((year) => [String(year), '']), over: true },
      { label: '', cells: note.years.flatMap(() => [words, 'Operating profit']) },
      ...note.names.map(
        (name, k): NoteRow => ({
          label: name,
          cells: (note.revenue[k] ?? []).flatMap((value) => [value, value * (PROFIT[k % 5] ?? 1)].map(print)),
        }),
      ),
      ...(note.rest ? [{ label: note.rest.name, cells: note.rest.values.flatMap((value) => [print(value), '']) }] : []),
      { label: 'Total', cells: note.total.flatMap((value) => [value, value * 0.12].map(print)) },
    ]),
    'amounts and percent under each year': one(kit, [
      { label: '', cells: note.years.flatMap((year) => [String(year), '']), over: true },
      { label: '', cells: note.years.flatMap(() => ['Amount', '%']) },
      ...[
        ...note.names.map((name, k) => [name, note.revenue[k] ?? []] as const),
        ...(note.rest ? [[note.rest.name, note.rest.values] as const] : []),
        ['Total', note.total] as const,
      ].map(
        ([label, values]): NoteRow => ({
          label,
          cells: values.flatMap((value, y) => [print(value), `${Math.round((100 * value) / (note.total[y] ?? 1))}%`]),
        }),
      ),
    ]),
    'oldest year first, two measures': one(kit, [
      { label: '', cells: [words, '', '', 'Operating profit', '', ''], over: true },
      { label: '', cells: [...note.years, ...note.years].map(String).reverse() },
      ...note.names.map((name, k): NoteRow => {
        const values = [...(note.revenue[k] ?? [])].reverse()
        return { label: name, cells: [...values, ...scaled(values, PROFIT[k % 5] ?? 1)].map(print) }
      }),
      ...(note.rest
        ? [{ label: note.rest.name, cells: [...[...note.rest.values].reverse().map(print), '', '', ''] }]
        : []),
      { label: 'Total', cells: [...[...note.total].reverse(), ...scaled([...note.total].reverse(), 0.12)].map(print) },
    ]),
  }
}

/** Kinds of revenue crossed with divisions. */
function crossed(kit: Page): Record<string, NoteTable> {
  const { note, print, words, above } = kit
  const kinds = ['Service fees', 'Product sales', 'Total']
  const rows = (y: number) =>
    note.names.map((name, k): NoteRow => {
      const value = note.revenue[k]?.[y] ?? 0
      const [[first = 0], [second = 0]] = twoParts(kit, [value], 0.41 + 0.04 * k)
      return { label: name, cells: [first, second, value].map(print) }
    })
  const sums = (y: number) => {
    const parts = note.revenue.map((values, k) => twoParts(kit, [values[y] ?? 0], 0.41 + 0.04 * k))
    const sum = (at: 0 | 1) => parts.reduce((all, both) => all + (both[at][0] ?? 0), 0)
    return [sum(0), sum(1) + (note.rest?.values[y] ?? 0), note.total[y] ?? 0].map(print)
  }
  const table = (y: number): NoteRow[] => [
    { label: dated(kit, y), cells: kinds },
    ...rows(y),
    ...(note.rest
      ? [{ label: note.rest.name, cells: ['', print(note.rest.values[y] ?? 0), print(note.rest.values[y] ?? 0)] }]
      : []),
    { label: `Total ${words.toLowerCase()}`, cells: sums(y) },
  ]
  const transposed = (y: number): NoteRow[] => {
    const parts = note.revenue.map((values, k) => twoParts(kit, [values[y] ?? 0], 0.41 + 0.04 * k))
    const more = note.rest ? [note.rest.values[y] ?? 0] : []
    const line = (at: 0 | 1) => {
      const own = parts.map((both) => both[at][0] ?? 0)
      const left = more.map((value) => (at === 0 ? 0 : value))
      return [...own, ...left, [...own, ...left].reduce((a, b) => a + b, 0)].map(print)
    }
    return [
      { label: dated(kit, y), cells: columnHead(kit, 'Total').cells },
      heading('Revenues:', note.names.length + 1),
      { label: 'Services', indent: 2, cells: line(0) },
      { label: 'Equipment', indent: 2, cells: line(1) },
      { label: `Total ${words.toLowerCase()}`, indent: 4, cells: asColumns(kit, y, null) },
      ...block(kit, y).slice(1),
    ]
  }
  return {
    'kinds of revenue as columns': { above, tables: [0, 1, 2].map(table) },
    'kinds of revenue as rows': { above, tables: [0, 1, 2].map(transposed) },
    'kinds of revenue as rows, one table': one(kit, [0, 1, 2].flatMap(transposed)),
  }
}

/** Rows in other orders, with other rows between. */
function amongOthers(kit: Page): Record<string, NoteTable> {
  const { note, print, words, unit, above } = kit
  const total = { label: `Total ${words.toLowerCase()}`, cells: note.total.map(print) }
  const quarter = (values: readonly number[]) => {
    const first = [0.22, 0.24, 0.25].map((share) => part(values[0] ?? 0, share, 10 ** -note.decimals))
    return [...first, (values[0] ?? 0) - first.reduce((a, b) => a + b, 0), values[0] ?? 0].map(print)
  }
  const percent = (values: readonly number[]) =>
    values.map((value, y) => `${Math.round((100 * value) / (note.total[y] ?? 1))}%`)
  const gross = note.names.map((_, k) => (note.revenue[k] ?? []).map((value) => value + Math.round(value * 0.04)))
  const inner = note.years.map((_, y) =>
    gross.reduce((sum, values, k) => sum + (values[y] ?? 0) - (note.revenue[k]?.[y] ?? 0), 0),
  )
  const broken = (name: string, cells: string[]): NoteRow[] => {
    const parts = name.split(' ')
    const at = Math.ceil(parts.length / 2)
    const last = { label: parts.slice(at).join(' '), indent: 3, cells }
    return at === parts.length ? [{ ...last, label: name }] : [heading(parts.slice(0, at).join(' '), 3, 1), last]
  }
  return {
    'total first': one(kit, [
      years(kit),
      { label: words, cells: note.total.map(print) },
      ...note.names.map((name, k): NoteRow => ({ label: name, indent: 3, cells: (note.revenue[k] ?? []).map(print) })),
      ...rest(kit),
    ]),
    'total above and below': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      ...measure(kit, null, ''),
      ...['Depreciation', 'Capital expenditures'].flatMap((label, m) => [
        heading(`${label}:`, 3),
        ...measure(kit, [0.04 + m / 100], 'Total'),
      ]),
    ]),
    'gross of transfers': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      ...note.names.map((name, k): NoteRow => ({ label: name, indent: 2, cells: (gross[k] ?? []).map(print) })),
      {
        label: 'Total segment sales',
        indent: 3,
        cells: note.years.map((_, y) => print(gross.reduce((sum, values) => sum + (values[y] ?? 0), 0))),
      },
      ...rest(kit),
      { label: 'Less: intersegment sales', indent: 2, cells: inner.map((value) => print(-value)) },
      { ...total, label: words },
    ]),
    'less transfers under each name, not taken off': one(kit, [
      years(kit),
      ...note.names.flatMap((name, k) => [
        heading(name, 3),
        { label: 'Gross sales', indent: 2, cells: (gross[k] ?? []).map(print) },
        {
          label: 'Less: intersegment sales',
          indent: 2,
          cells: (gross[k] ?? []).map((value, y) => print((note.revenue[k]?.[y] ?? 0) - value)),
        },
        { label: `${words} to unaffiliated customers`, indent: 3, cells: (note.revenue[k] ?? []).map(print) },
        { label: 'Operating profit', indent: 2, cells: scaled(note.revenue[k] ?? [], 0.12).map(print) },
      ]),
      ...rest(kit),
      total,
    ]),
    'percent of the total under each name': one(kit, [
      years(kit),
      ...note.names.flatMap((name, k): NoteRow[] => [
        { label: name, cells: (note.revenue[k] ?? []).map(print) },
        { label: '% of total', indent: 3, cells: percent(note.revenue[k] ?? []) },
      ]),
      ...rest(kit),
      total,
    ]),
    'volumes under each name': {
      above: ['Results by segment', unit],
      tables: [
        [
          years(kit),
          ...note.names.flatMap((name, k): NoteRow[] => [
            heading(`${name}:`, 3),
            { label: words, indent: 2, cells: (note.revenue[k] ?? []).map(print) },
            { label: 'Volume (thousands of units)', indent: 2, cells: ['1,204', '1,195', '1,102'] },
            { label: 'Average price per unit', indent: 2, cells: ['12.34', '11.87', '11.02'] },
            { label: 'Gross profit', indent: 2, cells: scaled(note.revenue[k] ?? [], 0.2).map(print) },
          ]),
          ...(note.rest
            ? [heading(`${note.rest.name}:`, 3), { label: words, indent: 2, cells: note.rest.values.map(print) }]
            : []),
          heading('Consolidated:', 3),
          { label: words, indent: 2, cells: note.total.map(print) },
          { label: 'Gross profit', indent: 2, cells: scaled(note.total, 0.2).map(print) },
        ],
      ],
    },
    'quarters and the year': one(kit, [
      { label: `${note.years[0]}`, cells: ['First', 'Second', 'Third', 'Fourth', 'Year'] },
      heading(`${words}:`, 5),
      ...note.names.map((name, k): NoteRow => ({ label: name, indent: 2, cells: quarter(note.revenue[k] ?? []) })),
      ...(note.rest ? [{ label: note.rest.name, indent: 2, cells: quarter(note.rest.values) }] : []),
      { label: 'Total', indent: 2, cells: quarter(note.total) },
    ]),
    'names broken over two rows': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      ...note.names.flatMap((name, k) => broken(name, (note.revenue[k] ?? []).map(print))),
      ...rest(kit),
      total,
    ]),
    'names beside measures': one(kit, [
      { label: 'Segment', cells: ['', ...note.years.map(String)] },
      ...note.names.flatMap((name, k): NoteRow[] =>
        (
          [
            [words, 1],
            ['Operating income', 0.11],
            ['Identifiable assets', 0.8],
          ] as const
        ).map(([label, by], m) => ({
          label: m === 0 ? name : '',
          cells: [label, ...scaled(note.revenue[k] ?? [], by).map(print)],
        })),
      ),
      ...(note.rest ? [{ label: note.rest.name, cells: [words, ...note.rest.values.map(print)] }] : []),
      ...(
        [
          [words, 1],
          ['Operating income', 0.11],
          ['Identifiable assets', 0.8],
        ] as const
      ).map(
        ([label, by], m): NoteRow => ({
          label: m === 0 ? 'Consolidated' : '',
          cells: [label, ...scaled(note.total, by).map(print)],
        }),
      ),
    ]),
    'names beside years': one(kit, [
      { label: '', cells: ['', words, 'Operating profit', 'Total assets'] },
      ...note.names.flatMap((name, k): NoteRow[] =>
        note.years.map((year, y) => ({
          label: y === 0 ? name : '',
          cells: [String(year), ...[1, PROFIT[k % 5] ?? 1, 0.9].map((by) => print((note.revenue[k]?.[y] ?? 0) * by))],
        })),
      ),
      ...(note.rest
        ? note.years.map(
            (year, y): NoteRow => ({
              label: y === 0 ? (note.rest?.name ?? '') : '',
              cells: [String(year), print(note.rest?.values[y] ?? 0), '', ''],
            }),
          )
        : []),
      ...note.years.map(
        (year, y): NoteRow => ({
          label: y === 0 ? 'Total' : '',
          cells: [String(year), ...[1, 0.13, 0.9].map((by) => print((note.total[y] ?? 0) * by))],
        }),
      ),
    ]),
    'a row of the unit below the years': one(kit, [
      years(kit),
      { label: '', cells: ['(in millions)', '', ''], over: true },
      heading(words, 3),
      ...measure(kit, null, 'Total'),
    ]),
    'changes between the years': {
      above,
      tables: [
        [
          {
            label: '',
            cells: [String(note.years[0]), '% Change', String(note.years[1]), '% Change', String(note.years[2])],
          },
          ...[
            ...note.names.map((name, k) => [name, note.revenue[k] ?? []] as const),
            ...(note.rest ? [[note.rest.name, note.rest.values] as const] : []),
            [`Total ${words.toLowerCase()}`, note.total] as const,
          ].map(
            ([label, values]): NoteRow => ({
              label,
              cells: [print(values[0] ?? 0), '7%', print(values[1] ?? 0), '(3)%', print(values[2] ?? 0)],
            }),
          ),
        ],
      ],
    },
    'years below, a table each': {
      above,
      tables: [0, 1, 2].map((y) => [
        { label: dated(kit, y), cells: [words, 'Segment profit', 'Assets'] },
        ...note.names.map(
          (name, k): NoteRow => ({
            label: name,
            cells: [1, PROFIT[k % 5] ?? 1, 0.7].map((by) => print((note.revenue[k]?.[y] ?? 0) * by)),
          }),
        ),
        ...(note.rest ? [{ label: note.rest.name, cells: [print(note.rest.values[y] ?? 0), ...blank(2)] }] : []),
        { label: 'Consolidated totals', cells: [1, 0.1, 0.8].map((by) => print((note.total[y] ?? 0) * by)) },
      ]),
    },
  }
}

/** Notes whose divisions have parts. */
export function further(kit: Page): Record<string, NoteTable> {
  return {
    'places under each name': one(kit, underName(kit, ['United States', 'International'], null)),
    'places and a total under each name': one(
      kit,
      underName(kit, ['United States', 'International'], (name) => `Total ${name}`),
    ),
    'places and a bare total under each name': one(
      kit,
      underName(kit, ['United States', 'International'], () => 'Total'),
    ),
    'kinds and a nameless total under each name': one(
      kit,
      underName(kit, ['Products', 'Services'], () => ''),
    ),
    ...underSpans(kit),
    ...crossed(kit),
    ...amongOthers(kit),
  }
}
