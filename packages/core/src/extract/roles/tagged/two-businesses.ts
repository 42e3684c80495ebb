import * as concepts from '../../lexicon/concepts.ts'
import type { Amount, Picked } from './amount.ts'

/** Results of one business, where two stand one above the other (T146). */
export const RESULTS = new Set([...concepts.OPERATING_INCOME, ...concepts.BEFORE_TAX, ...concepts.GROSS_PROFIT])

/** Is revenue added from two businesses that stand one above the other, each with its costs and its result? */
export function isApart(lines: readonly Amount[], revenue: Picked): boolean {
  const rows = revenue.lines.map((line) => line.row)
  const [first, last] = [Math.min(...rows), Math.max(...rows)]
  const isResult = (line: Amount) => concepts.BEFORE_TAX.includes(concepts.local(line.concept))
  return lines.some((line) => line.row > first && line.row < last && isResult(line))
}
