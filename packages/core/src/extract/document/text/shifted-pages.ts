/** Pages of one statement whose columns stand elsewhere on each: their figures are set under those of the first page. */
import type { Figure, Row } from '../row.ts'

/** Rows of a page with as many figures as it has columns, at least. */
const LEAST_ROWS = 4
/** Characters that a figure may stand beside its column. */
const BESIDE = 4

/** Where the columns of a page end, from left to right; null where too few rows tell. */
function columnEnds(rows: readonly Row[]): number[] | null {
  const counts = new Map<number, number>()
  for (const { figures } of rows)
    if (figures.length > 0) counts.set(figures.length, (counts.get(figures.length) ?? 0) + 1)
  const [count, often] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  if (count < 2 || often < LEAST_ROWS) return null
  const full = rows.filter(({ figures }) => figures.length === count)
  return Array.from({ length: count }, (_, k) => {
    const ends = full.map(({ figures }) => figures[k]?.right ?? 0).sort((a, b) => a - b)
    return ends[Math.floor(ends.length / 2)] ?? 0
  })
}

/** The nearest of some columns. */
const nearest = (right: number, ends: readonly number[]): number =>
  ends.reduce((best, end, k) => (Math.abs(end - right) < Math.abs((ends[best] ?? 0) - right) ? k : best), 0)

const moved = (figure: Figure, by: number): Figure => ({ ...figure, left: figure.left + by, right: figure.right + by })

/**
 * The rows of pages, each page's figures under the columns of the first where both have columns alike many. `ends`: where
 * each page but the last one ends.
 */
export function underFirstPage(rows: readonly Row[], ends: readonly number[]): Row[] {
  const bounds = [Number.NEGATIVE_INFINITY, ...ends, Number.POSITIVE_INFINITY]
  const pages = bounds
    .slice(1)
    .map((end, k) => rows.filter(({ start }) => start >= (bounds[k] ?? 0) && start < end))
    .filter(({ length }) => length > 0)
  const [first = []] = pages
  const own = columnEnds(first)
  if (own === null) return [...rows]
  return pages.flatMap((page, k) => {
    const columns = k === 0 ? null : columnEnds(page)
    if (columns === null || columns.length !== own.length) return page
    if (columns.every((end, at) => Math.abs(end - (own[at] ?? 0)) <= BESIDE)) return page
    return page.map((row) => ({
      ...row,
      figures: row.figures.map((figure) => {
        const at = nearest(figure.right, columns)
        return moved(figure, (own[at] ?? 0) - (columns[at] ?? 0))
      }),
    }))
  })
}
