/** Amounts of several companies as an index: sizes and currencies fall away, what is left is how each has grown. */
import type { ChartLine } from './line.ts'
import { hasCurrency } from './quantity.ts'
import { INDEX_BASE } from './scale.ts'
import { commonFrom } from './window.ts'

interface Indexed {
  /** each 100 at `base`, without the periods before it */
  lines: readonly ChartLine[]
  /** the first period of which every line that has an index knows its figure; null = there is none */
  base: number | null
  /** lines without an index: zero or a loss at the base, from which no ratio can be told */
  without: readonly ChartLine[]
}

/** Whether lines can be indexed: amounts, not ratios or days. */
export const canIndex = (lines: readonly ChartLine[]): boolean =>
  lines.length > 0 && lines.every(({ quantity }) => hasCurrency(quantity))

/**
 * The lines with 100 in the first period that all of them share. A line that is zero or below there has no index and is
 * left out; a later loss is an index below zero. Lines without any figure do not move the base.
 */
export function indexed(lines: readonly ChartLine[]): Indexed {
  const known = lines.filter(({ points }) => points.some(({ value }) => value !== null))
  const base = commonFrom(known)
  if (base === null) return { lines: [], base: null, without: known }
  const valueAtBase = (line: ChartLine) => line.points.find(({ place }) => place === base)?.value ?? 0
  return {
    lines: known.filter((line) => valueAtBase(line) > 0).map((line) => indexOf(line, base, valueAtBase(line))),
    base,
    without: known.filter((line) => valueAtBase(line) <= 0),
  }
}

const indexOf = (line: ChartLine, base: number, start: number): ChartLine => ({
  ...line,
  quantity: { ...line.quantity, kind: 'index' },
  points: line.points
    .filter(({ place }) => place >= base)
    .map((point) => ({ ...point, value: point.value === null ? null : (INDEX_BASE * point.value) / start })),
})
