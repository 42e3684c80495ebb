import type { Figure } from '../document/row.ts'
import type { Line } from '../sheet/lines.ts'
import { nearestHeading } from '../sheet/nearest-heading.ts'
import { times } from '../shown.ts'

/** EPS may be the sum of its rounded parts (0000000000-10-900115: .64 less .18 is .46, the quotient .465). */
const ROUNDING = 0.0101

interface CountInRow {
  line: Line
  figure: Figure
  /** Factor to whole shares. */
  scale: number
}

/**
 * The count in a row that prints the whole computation, "Diluted EPS … (4,587,450) 3,716,700 (1.23)": the income of the
 * statement, the count and the EPS beside each other, and the one over the other is the third, whatever heads the
 * columns (0000000000-09-900003). Null where no row does.
 * @param incomes net income and what is left of it for common shareholders, in whole units of the currency
 */
export function countInRow(
  lines: readonly Line[],
  diluted: boolean,
  eps: number | null,
  incomes: readonly number[],
  money: number,
): CountInRow | null {
  if (eps === null || eps === 0) return null
  for (const line of lines) {
    if (isDiluted(line) !== diluted) continue
    const cells = line.values.filter((cell) => cell !== null)
    for (const [k, income] of cells.entries()) {
      const [count, per] = [cells[k + 1], cells[k + 2]]
      if (!count || !per || per.decimals < 2 || Math.abs(Math.abs(per.value) - Math.abs(eps)) > 0.001) continue
      const printed = Math.abs(times(income.value, money))
      if (!incomes.some((one) => Math.abs(Math.abs(one) - printed) <= money)) continue
      const scale = [1, 1e3, 1e6].find(
        (one) => Math.abs(printed / (count.value * one) - Math.abs(eps)) <= ROUNDING + money / (count.value * one),
      )
      if (scale !== undefined) return { line, figure: count, scale }
    }
  }
  return null
}

/** Whether a row, or else the heading over it, says diluted; null where neither says which EPS it computes. */
function isDiluted({ words, heading }: Line): boolean | null {
  for (const said of [words, nearestHeading(heading)]) {
    if (/\beffect|incremental|anti-?dilut|dilutive (?:securities|shares)/.test(said)) return null
    if (/\bdilut/.test(said)) return /\bbasic\b/.test(said) ? null : true
    if (/\b(?:basic|primary)\b/.test(said)) return false
  }
  return null
}
