/**
 * A margin as a fraction of revenue: 0.25 = 25 %.
 *
 * @returns 0 when revenue is 0, null when either side is unknown (decision 50)
 */
export function margin(part: number | null, revenue: number | null): number | null {
  if (revenue === 0) return 0
  if (part === null || revenue === null) return null
  return part / revenue
}

/** A ratio to revenue as pages show it: null where either is unknown or there is no revenue to take a part of. */
export function marginOf(part: number | null, revenue: number | null): number | null {
  return part === null || revenue === null || revenue <= 0 ? null : part / revenue
}

export interface Margins {
  gross_margin: number | null
  operating_margin: number | null
  net_margin: number | null
}

/** The three margins of a statement; amounts in any one unit. */
export function marginsOf(s: {
  total_revenue: number | null
  gross_profit: number | null
  operating_income: number | null
  net_income: number | null
}): Margins {
  return {
    gross_margin: margin(s.gross_profit, s.total_revenue),
    operating_margin: margin(s.operating_income, s.total_revenue),
    net_margin: margin(s.net_income, s.total_revenue),
  }
}

/**
 * Growth over an earlier figure as a fraction: 0.1 = 10 % more.
 *
 * @returns null when one side is unknown or the earlier one is not positive: growth from a loss says nothing
 */
export function growth(now: number | null | undefined, before: number | null | undefined): number | null {
  if (now == null || before == null || before <= 0) return null
  return now / before - 1
}
