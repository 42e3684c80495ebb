import { solveSigns } from './arithmetic.ts'
import type { Line } from './lines.ts'

const NET =
  /^(?:total )?(?:net )?interest(?: expense| income)?(?: and other)?,? net$|^net interest(?: expense| income| cost)?s?$|^total interest/

/**
 * Rows without the parts of an interest block that ends in its net line (T61): debt, leases, income, and then "Interest,
 * net". The net line counts once, never also its parts. Indexes into the lines, in printed order.
 */
export function withoutInterestParts(
  lines: readonly Line[],
  rows: readonly number[],
  value: (index: number) => number,
  step: number,
): number[] {
  const at = rows.findIndex((i) => NET.test(lines[i]?.bare ?? ''))
  const net = rows[at]
  if (net === undefined || at < 2) return [...rows]
  for (let count = Math.min(5, at); count >= 2; count -= 1) {
    const parts = rows.slice(at - count, at)
    const related = parts.every((i) =>
      /interest|debt|lease|borrow|capital|amorti/.test(`${lines[i]?.bare} ${lines[i]?.heading}`),
    )
    if (!related) continue
    const items = parts.map((i) => ({ value: value(i), sign: 1 as const, optional: false }))
    const sums = [value(net), -value(net)].some((target) => solveSigns(0, target, items, step) !== null)
    if (sums) return rows.filter((i) => !parts.includes(i))
  }
  return [...rows]
}
