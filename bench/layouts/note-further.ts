/** Further notes of segments: totals first, places and products under each name, other rows between. */
import {
  blank,
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
import { crossed, part, twoParts, underSpans } from './note-spans.ts'

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

/** Totals above their parts, and sales with transfers. */
function totalsElsewhere(kit: Page): Record<string, NoteTable> {
  const { note, print, words } = kit
  const total = { label: `Total ${words.toLowerCase()}`, cells: note.total.map(print) }
  const gross = note.names.map((_, k) => (note.revenue[k] ?? []).map((value) => value + Math.round(value * 0.04)))
  const inner = note.years.map((_, y) =>
    gross.reduce((sum, values, k) => sum + (values[y] ?? 0) - (note.revenue[k]?.[y] ?? 0), 0),
  )
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
  }
}

/** Percents, volumes and broken names among the rows. */
function amongOthers(kit: Page): Record<string, NoteTable> {
  const { note, print, words, unit } = kit
  const total = { label: `Total ${words.toLowerCase()}`, cells: note.total.map(print) }
  const percent = (values: readonly number[]) =>
    values.map((value, y) => `${Math.round((100 * value) / (note.total[y] ?? 1))}%`)
  const broken = (name: string, cells: string[]): NoteRow[] => {
    const parts = name.split(' ')
    const at = Math.ceil(parts.length / 2)
    const last = { label: parts.slice(at).join(' '), indent: 3, cells }
    return at === parts.length
      ? [{ ...last, indent: 1, label: name }]
      : [heading(parts.slice(0, at).join(' '), 3, 1), last]
  }
  return {
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
    'names broken over two rows': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      ...note.names.flatMap((name, k) => broken(name, (note.revenue[k] ?? []).map(print))),
      ...rest(kit),
      total,
    ]),
    'a row of the unit below the years': one(kit, [
      years(kit),
      { label: '', cells: ['(in millions)', '', ''], over: true },
      heading(words, 3),
      ...measure(kit, null, 'Total'),
    ]),
  }
}

/** Quarters, changes and a second column of words beside the amounts. */
function besideOthers(kit: Page): Record<string, NoteTable> {
  const { note, print, words, above } = kit
  const quarter = (values: readonly number[]) => {
    const first = [0.22, 0.24, 0.25].map((share) => part(values[0] ?? 0, share, 10 ** -note.decimals))
    return [...first, (values[0] ?? 0) - first.reduce((a, b) => a + b, 0), values[0] ?? 0].map(print)
  }
  return {
    'quarters and the year': one(kit, [
      { label: `${note.years[0]}`, cells: ['First', 'Second', 'Third', 'Fourth', 'Year'] },
      heading(`${words}:`, 5),
      ...note.names.map((name, k): NoteRow => ({ label: name, indent: 2, cells: quarter(note.revenue[k] ?? []) })),
      ...(note.rest ? [{ label: note.rest.name, indent: 2, cells: quarter(note.rest.values) }] : []),
      { label: 'Total', indent: 2, cells: quarter(note.total) },
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
    ...totalsElsewhere(kit),
    ...amongOthers(kit),
    ...besideOthers(kit),
  }
}
