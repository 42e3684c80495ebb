/** Segment notes: the divisions of a filing that were read right, set as other filers print them. */
import { inColumns, sideBySide } from './note-columns.ts'
import { further } from './note-further.ts'
import { beforeTransfers } from './note-gross.ts'
import {
  ASSETS,
  heading,
  type Kit,
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
import { later } from './note-later.ts'

/** Measures under headings, one after the other, years as columns. */
const stacked = (kit: Kit, total: string, colon = ':'): NoteRow[] => [
  years(kit),
  heading(`${kit.words}${colon}`, 3),
  ...measure(kit, null, total),
  heading(`Operating profit${colon}`, 3),
  ...measure(kit, PROFIT, total === '' ? '' : 'Total operating profit'),
  heading(`Identifiable assets${colon}`, 3),
  ...measure(kit, ASSETS, total === '' ? '' : 'Total assets'),
]

/** "Net sales" and profit under each division's name. */
function byName(kit: Kit, parts: readonly [string, number][]): NoteRow[] {
  const { note, print, words } = kit
  const names = note.names.flatMap((name, k) => [
    heading(name, 3),
    ...parts.map(
      ([label, by]): NoteRow => ({
        label: label || words,
        indent: 2,
        cells: scaled(note.revenue[k] ?? [], by).map(print),
      }),
    ),
  ])
  const rest = note.rest ? [{ label: note.rest.name, cells: note.rest.values.map(print) }] : []
  return [years(kit), ...names, ...rest, { label: `Total ${words.toLowerCase()}`, cells: note.total.map(print) }]
}

/** Sales to customers and between segments, a total for each division, eliminations and the consolidated total. */
function withTransfers(kit: Kit, named: boolean): NoteRow[] {
  const { note, print, words } = kit
  const all = [0, 0, 0]
  const rows = note.names.flatMap((name, k) => {
    const own = note.revenue[k] ?? []
    const inner = own.map((value) => Math.round(value * 0.04))
    for (const [y, value] of inner.entries()) all[y] = (all[y] ?? 0) + value
    return [
      heading(`${name}:`, 3),
      { label: 'Unaffiliated customers', indent: 2, cells: own.map(print) },
      { label: 'Intersegment', indent: 2, cells: inner.map(print) },
      { label: named ? `Total ${name}` : '', indent: 4, cells: own.map((value, y) => print(value + (inner[y] ?? 0))) },
    ]
  })
  const rest = note.rest ? [{ label: note.rest.name, cells: note.rest.values.map(print) }] : []
  return [
    years(kit),
    heading(`${words}:`, 3),
    ...rows,
    { label: 'Intersegment eliminations', cells: all.map((value) => print(-value)) },
    ...rest,
    { label: `Consolidated ${words.toLowerCase()}`, cells: note.total.map(print) },
  ]
}

const SEGMENTS = (months: number) =>
  `The Company reports its results in the following segments. Information for the ${months === 12 ? 'years' : 'periods'} follows:`

const GEOGRAPHIC = ['GEOGRAPHIC INFORMATION', 'Information by geographic area follows:']

/** The divisions as rows, years as columns. */
function inRows(kit: Page): Record<string, NoteTable> {
  const { note, print, words, above } = kit
  return {
    'measures under headings': one(kit, stacked(kit, `Total ${words.toLowerCase()}`)),
    'totals without a name': one(kit, stacked(kit, '')),
    'totals named Consolidated': one(kit, stacked(kit, 'Consolidated', '')),
    'one table a measure': {
      above,
      tables: [
        [years(kit), heading(words, 3), ...measure(kit, null, 'Total')],
        [years(kit), heading('Operating income', 3), ...measure(kit, PROFIT, 'Total')],
      ],
    },
    'reconciled below': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      ...note.names.map(
        (name, k): NoteRow => ({ label: name, indent: 2, cells: scaled(note.revenue[k] ?? [], 1).map(print) }),
      ),
      {
        label: 'Total segment revenues',
        indent: 4,
        cells: note.years.map((_, y) => print(note.revenue.reduce((sum, values) => sum + (values[y] ?? 0), 0))),
      },
      ...(note.rest ? [{ label: note.rest.name, indent: 2, cells: note.rest.values.map(print) }] : []),
      { label: 'Total consolidated revenues', cells: note.total.map(print) },
      heading('Segment operating income:', 3),
      ...measure(kit, PROFIT, 'Total segment operating income'),
      { label: 'Interest expense', cells: ['(12)', '(15)', '(14)'] },
      { label: 'Income before income taxes', cells: note.total.map((value) => print(value * 0.1)) },
    ]),
    'marks behind names': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      ...measure(kit, null, `Total ${words.toLowerCase()}`).map(
        (row, k): NoteRow => ({ ...row, label: k % 2 ? row.label : `${row.label} (${k + 1})` }),
      ),
    ]),
    'profit before sales': one(kit, [
      years(kit),
      heading('Operating profit:', 3),
      ...measure(kit, PROFIT, 'Total'),
      heading(`${words}:`, 3),
      ...measure(kit, null, 'Total'),
    ]),
    'parts of the first': one(kit, [
      years(kit),
      heading(`${words}:`, 3),
      {
        label: `${note.names[0]} east wing`,
        indent: 4,
        cells: (note.revenue[0] ?? []).map((value) => print(Math.round(value * 0.4))),
      },
      {
        label: `${note.names[0]} west wing`,
        indent: 4,
        cells: (note.revenue[0] ?? []).map((value) => print(value - Math.round(value * 0.4))),
      },
      { label: `Total ${note.names[0]}`, indent: 2, cells: (note.revenue[0] ?? []).map(print) },
      ...measure(kit, null, `Total ${words.toLowerCase()}`).slice(1),
    ]),
  }
}

/** The measures under each division's name. */
function underNames(kit: Page): Record<string, NoteTable> {
  const { note, print, words, unit } = kit
  return {
    'names over measures': one(
      kit,
      byName(kit, [
        ['', 1],
        ['Operating income', 0.12],
        ['Total assets', 0.9],
      ]),
    ),
    'names over sales alone': one(kit, byName(kit, [['', 1]])),
    'sales to others and transfers': one(kit, withTransfers(kit, true)),
    'transfers, totals without a name': one(kit, withTransfers(kit, false)),
    'years under each name': one(kit, [
      { label: '', cells: [words, 'Operating profit', 'Total assets'] },
      ...note.names.flatMap((name, k) => [
        heading(name, 3),
        ...yearRows(kit, (y) => [1, PROFIT[k % 5] ?? 1, 0.9].map((by) => print((note.revenue[k]?.[y] ?? 0) * by))),
      ]),
      ...(note.rest
        ? [heading(note.rest.name, 3), ...yearRows(kit, (y) => [print(note.rest?.values[y] ?? 0), '', ''])]
        : []),
      heading('Consolidated', 3),
      ...yearRows(kit, (y) => [1, 0.13, 0.9].map((by) => print((note.total[y] ?? 0) * by))),
    ]),
    'the text before speaks of quarters': {
      above: [
        'In the fourth quarter, for the three months ended on that day, the Company changed its segments.',
        'Summary of segments',
        unit,
      ],
      tables: [
        byName(kit, [
          ['', 1],
          ['Operating income', 0.12],
        ]),
      ],
    },
  }
}

/** All ways to print a note, by name; `unit` = the words for it above each. */
export function noteTables(kit: Kit, unit: string, places: boolean): Record<string, NoteTable> {
  const words = places ? GEOGRAPHIC : ['SEGMENT INFORMATION', SEGMENTS(kit.note.months)]
  const above = [...words, unit].filter((text) => text !== '')
  const page = { ...kit, unit, above }
  return {
    ...inRows(page),
    ...underNames(page),
    ...inColumns(page),
    ...sideBySide(page),
    ...further(page),
    ...beforeTransfers(page),
    ...later(page),
  }
}
