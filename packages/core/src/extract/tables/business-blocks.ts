import { agrees } from './arithmetic.ts'
import type { Kind } from './kinds.ts'
import type { Line } from './lines.ts'

/**
 * Revenue lines of a statement that prints two businesses one above the other, each down to its own result before
 * taxes, and then the company (T146): one line a block, indexes into the lines. Null where the results before taxes of
 * the blocks do not add up to the company's, or a block has no revenue of its own.
 */
export function blockRevenues(
  lines: readonly Line[],
  kinds: readonly Kind[],
  value: (index: number) => number,
  pretax: number | null,
  step: number,
): number[] | null {
  if (pretax === null) return null
  const ends = kinds.flatMap((kind, i) => (kind === 'pretax' && i < pretax && !Number.isNaN(value(i)) ? [i] : []))
  if (ends.length < 2 || ends.length > 4) return null
  const sum = ends.reduce((total, i) => total + value(i), 0)
  if (!agrees(sum, value(pretax), ends.length, step)) return null
  const found: number[] = []
  let from = 0
  for (const end of ends) {
    const at = kinds.findIndex(
      (kind, i) =>
        i >= from &&
        i < end &&
        (kind === 'revenue-total' || kind === 'revenue') &&
        !/transactions with|intercompany|from affiliates/.test(lines[i]?.bare ?? ''),
    )
    if (at < 0 || !(value(at) > 0)) return null
    // Parts and a total of one block: the total.
    const total = kinds.findIndex((kind, i) => i > at && i < end && kind === 'revenue-total')
    found.push(total < 0 ? at : total)
    from = end + 1
  }
  return found
}
