/** Further notes of segments: years or measures under spans of heads, kinds of revenue crossed with divisions. */
import {
  asColumns,
  block,
  columnHead,
  dated,
  heading,
  type Kit,
  type NoteRow,
  type NoteTable,
  one,
  type Page,
  PROFIT,
  scaled,
} from './note-kit.ts'

/** A share of an amount, rounded as the note prints. */
export const part = (value: number, share: number, step: number) => Math.round((value * share) / step) * step

/** Two parts of each of a division's amounts, which make it. */
export function twoParts({ note }: Kit, values: readonly number[], share: number): [number[], number[]] {
  const step = 10 ** -note.decimals
  const first = values.map((value) => part(value, share, step))
  return [first, values.map((value, y) => value - (first[y] ?? 0))]
}

/** Years or measures under spans of heads. */
export function underSpans(kit: Page): Record<string, NoteTable> {
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
export function crossed(kit: Page): Record<string, NoteTable> {
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
