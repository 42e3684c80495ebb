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

type Figures = Partial<Record<(typeof ORDER)[number], number | null>>

/** Where a measure starts from one of the figures; whole units, or money per share. */
function startOf({ gaap_value: from, unit }: NonGaapMeasure, figures: Figures): number {
  return ORDER.findIndex((figure) => {
    const value = figures[figure] ?? null
    if (value === null || from === null) return false
    return figure === 'diluted_eps'
      ? unit === 'USD/share' && Math.abs(value - from) < 0.005
      : unit === 'USD' && Math.round(value) === Math.round(from)
  })
}

/**
 * Those that start from a main figure of the statement's own period in the order of readers' interest, then the others
 * as printed. A release prints the same measures for other periods too: what starts from a figure of those alone is
 * left out, and of one name the first that is left.
 *
 * @param printed the statement's own figures, in the unit of its print
 * @param others its further columns, in whole units
 */
export function ownMeasures(
  measures: readonly NonGaapMeasure[],
  printed: Printed,
  others: readonly (Figures | null)[] = [],
): NonGaapMeasure[] {
  const { revenue_units_number: units, diluted_eps, ...amounts } = printed
  const whole = (value: number | null) => (value === null ? null : value * units)
  const own: Figures = { diluted_eps }
  for (const figure of ORDER) if (figure !== 'diluted_eps') own[figure] = whole(amounts[figure])
  const rank = (measure: NonGaapMeasure): number => {
    const at = startOf(measure, own)
    return at === -1 ? ORDER.length : at
  }
  const isOfOthers = (measure: NonGaapMeasure) =>
    rank(measure) === ORDER.length && others.some((one) => one !== null && startOf(measure, one) !== -1)
  const names = new Set<string>()
  return measures
    .filter((measure) => !isOfOthers(measure))
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ measure }) => !names.has(measure) && names.add(measure))
}
