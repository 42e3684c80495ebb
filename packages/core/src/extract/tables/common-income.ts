import type { Line } from './lines.ts'

/** What a table says is left for common shareholders, in printed units; null where it does not say. */
export function commonIncome(lines: readonly Line[], column: number): number | null {
  const line = lines.find((one) => {
    const figure = one.values[column]
    return (
      figure &&
      !figure.percent &&
      figure.decimals < 2 &&
      /(?:available|applicable|attributable) to .*(?:common|share|stock)/.test(one.bare) &&
      !/\bper\b|non-?controlling|minority|participating|unvested|class|comprehensive|discontinued/.test(one.bare)
    )
  })
  return line?.values[column]?.value ?? null
}
