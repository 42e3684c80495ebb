/** Where the columns of a table stand, and in which of them each figure of a row belongs. */
import type { Figure, Grid, Row } from '../document/row.ts'

/** The middle of a stretch. */
export const center = (c: { left: number; right: number }) => (c.left + c.right) / 2

/** How far two stretches cover each other; zero or less where they stand apart. */
export const overlap = (a: { left: number; right: number }, b: { left: number; right: number }) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1

const isOver = (column: { left: number; right: number } | undefined, figure: Figure): boolean =>
  column !== undefined && overlap(column, figure) > 0

function median(list: number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Columns from the rows that hold the usual count of figures, else from where the figures stand (T16). */
export function findColumns(rows: Row[], kind: Grid['kind']): { left: number; right: number }[] {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(row.figures.length, (counts.get(row.figures.length) ?? 0) + 1)
  let mode = 0
  let best = 0
  for (const [count, n] of counts) {
    const weight = n * (count === 1 ? 0.5 : 1)
    if (weight > best || (weight === best && count > mode)) {
      best = weight
      mode = count
    }
  }
  const usual = rows.filter((row) => row.figures.length === mode)
  const byOrder = Array.from({ length: mode }, (_, j) => {
    const figures = usual.map((row) => row.figures[j]).filter((f) => f !== undefined)
    return {
      left: median(figures.map((f) => f.left)),
      right: median(figures.map((f) => f.right)),
      spread: Math.max(...figures.map((f) => f.right)) - Math.min(...figures.map((f) => f.right)),
    }
  })
  const aligned = byOrder.every((c, j) => j === 0 || kind === 'text' || center(c) > center(byOrder[j - 1] ?? c))
  const longer = rows.filter((row) => row.figures.length > mode).length
  if (usual.length >= 0.6 * rows.length && aligned && longer <= 0.2 * rows.length) {
    const tight = byOrder.every((c, j) => {
      const next = byOrder[j + 1]
      return next === undefined || c.spread <= center(next) - center(c) + 1
    })
    if (tight || kind === 'text') return byOrder.map(({ left, right }) => ({ left, right }))
  }
  const clusters: { left: number; right: number; count: number }[] = []
  const stretches = new Map<string, { left: number; right: number; count: number }>()
  for (const row of rows) {
    for (const { left, right } of row.figures) {
      const key = `${left}:${right}`
      const known = stretches.get(key)
      if (known) known.count += 1
      else stretches.set(key, { left, right, count: 1 })
    }
  }
  for (const stretch of [...stretches.values()].sort((a, b) => b.count - a.count)) {
    const near = clusters.find((c) => overlap(c, stretch) > 0)
    if (near) near.count += stretch.count
    else clusters.push({ ...stretch })
  }
  const most = Math.max(0, ...clusters.map((c) => c.count))
  return clusters.filter((c) => c.count >= Math.max(2, 0.12 * most) || most <= 2).sort((a, b) => a.left - b.left)
}

/** The figures of a row, each in its column; null where the row prints none. */
export function place(row: Row, columns: { left: number; right: number }[], kind: Grid['kind']): (Figure | null)[] {
  const values: (Figure | null)[] = columns.map(() => null)
  // As many figures as columns: by their order, but where a cell says that one stands in another's column.
  const strays = (figure: Figure, at: number) =>
    kind === 'html' && !isOver(columns[at], figure) && columns.some((column) => isOver(column, figure))
  if (row.figures.length === columns.length && !row.figures.some(strays)) return [...row.figures]
  let from = 0
  for (const figure of row.figures) {
    let best = -1
    let score = Number.NEGATIVE_INFINITY
    for (let j = from; j < columns.length; j += 1) {
      const column = columns[j]
      if (!column) continue
      const shared = overlap(column, figure)
      const s =
        (shared > 0 ? 1000 : 0) - Math.abs(column.right - figure.right) - Math.abs(center(column) - center(figure))
      if (s > score) {
        score = s
        best = j
      }
    }
    if (best < 0) continue
    const column = columns[best]
    const gap =
      columns.length > 1 ? Math.abs(center(columns[1] ?? columns[0] ?? figure) - center(columns[0] ?? figure)) : 100
    const beside = column !== undefined && overlap(column, figure) <= 0
    if (!column || (beside && Math.abs(center(column) - center(figure)) > Math.max(3, gap / 2))) continue
    // The number of a note stands beside the column that the row's own figure stands in.
    if (beside && row.figures.some((other) => other !== figure && overlap(column, other) > 0)) continue
    values[best] = figure
    from = best + 1
  }
  return values
}

/** Columns of one right edge, in characters. */
const SAME_EDGE = 1

/** How far figures end from the columns they are put in, on the average. */
function apart(values: readonly (Figure | null)[], columns: readonly { right: number }[]): number {
  const gaps = values.flatMap((one, j) => (one === null ? [] : [Math.abs((columns[j]?.right ?? 0) - one.right)]))
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length)
}

/**
 * A label so long that its first figure follows after one blank: the figure's, where its column is blank in this row, or
 * where the row has a figure for each column with it and they stand nearer to those (a line set some characters aside).
 */
export function withTail(
  row: Row,
  values: (Figure | null)[],
  columns: readonly { right: number }[],
): { row: Row; values: (Figure | null)[] } {
  const { tail } = row
  if (tail === undefined || row.figures.length === 0) return { row, values }
  const all = [tail.figure, ...row.figures]
  if (all.length === columns.length && columns.length > 2 && apart(all, columns) < apart(values, columns))
    return { row: { ...row, label: tail.label, figures: all }, values: all }
  const at = columns.findIndex(({ right }) => Math.abs(right - tail.figure.right) <= SAME_EDGE)
  if (at < 0 || values.slice(0, at + 1).some((one) => one !== null)) return { row, values }
  const { label, figure } = tail
  return {
    row: { ...row, label, figures: [figure, ...row.figures] },
    values: values.map((one, j) => (j === at ? figure : one)),
  }
}
