/** Which of a company's own measures come first: those that start from the main figures of the statement. */
import type { NonGaapMeasure } from '../../statement/release.ts'

/** Whole units of the currency times `revenue_units_number`; per-share amounts as they are. */
interface Printed {
  revenue_units_number: number
  total_revenue: number | null
  gross_profit: number | null
  operating_income: number | null
  net_income: number | null
  diluted_eps: number | null
}

const ORDER = ['net_income', 'diluted_eps', 'operating_income', 'gross_profit', 'total_revenue'] as const

/**
 * Those that start from a main figure of the statement's own period in the order of readers' interest, then the others
 * as printed. A release prints the same measures for other periods and parts of the company too.
 */
export function ownMeasures(measures: readonly NonGaapMeasure[], printed: Printed): NonGaapMeasure[] {
  const rank = ({ gaap_value: from, unit }: NonGaapMeasure): number => {
    const at = ORDER.findIndex((figure) => {
      const value = printed[figure]
      if (value === null || from === null) return false
      if (figure === 'diluted_eps') return unit === 'USD/share' && Math.abs(value - from) < 0.005
      return unit === 'USD' && Math.round(value * printed.revenue_units_number) === Math.round(from)
    })
    return at === -1 ? ORDER.length : at
  }
  return measures.toSorted((a, b) => rank(a) - rank(b))
}
