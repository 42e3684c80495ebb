import type { Line } from './lines.ts'

/** What a table says is left for common shareholders, in printed units; null where it does not say. */
export function commonIncome(lines: readonly Line[], column: number): number | null {
  const line = lines.find(
    (one) => /(?:available|applicable|attributable) to .*(?:common|share|stock)/.test(one.bare) && one.values[column],
  )
  return line?.values[column]?.value ?? null
}
