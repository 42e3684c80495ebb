/** Whether the measures of a release hold together: what no bridge proves, another measure may contradict. */
import type { NonGaapMeasure } from '../../../statement/release.ts'
import type { FigureName, PriorPeriod } from '../../../statement/statement.ts'
import { halfOfLast } from './agrees.ts'
import { LONGEST_QUARTER } from './tables.ts'

type Column = Partial<Pick<PriorPeriod, FigureName>> & Pick<PriorPeriod, 'period_in_months'>

/** Measures of two kinds that make a third figure with each other, or one of the statement's. */
interface Pair {
  left: readonly NonGaapMeasure[]
  right: readonly NonGaapMeasure[]
  fits: (left: number, right: number) => boolean
}

/** A margin is printed in whole percents, if not finer. */
const HALF_PERCENT = 0.51
/** What other counts of shares than the statement's make of an income per share: more count in a profit than in a loss. */
const [OTHER_COUNT, COUNT_OF_PROFIT] = [0.025, 0.05]

/**
 * The measures without those that contradict each other, but for what its bridge proves: a gross profit and its cost that do not
 * make revenue, a margin that is not its income's, an income per share that is not what its income adds to the statement's.
 *
 * @param columns of the statement, its own and the longer one that ends with it
 */
export function heldTogether(all: readonly NonGaapMeasure[], columns: readonly Column[]): NonGaapMeasure[] {
  const atOdds = new Set(columns.flatMap((column) => pairsOf(all, column)).flatMap(contradictions))
  return all.filter((one) => one.adjustments !== null || !atOdds.has(one))
}

function contradictions({ left, right, fits }: Pair): NonGaapMeasure[] {
  if (left.length === 0 || right.length === 0) return []
  return [
    ...left.filter((one) => !right.some((other) => fits(one.value, other.value))),
    ...right.filter((other) => !left.some((one) => fits(one.value, other.value))),
  ]
}

function pairsOf(all: readonly NonGaapMeasure[], column: Column): Pair[] {
  const isLonger = (column.period_in_months ?? 3) > LONGEST_QUARTER
  const own = all.filter(({ months }) => (months ?? null) === null || (months ?? 3) > LONGEST_QUARTER === isLonger)
  const from = (field: FigureName) =>
    own.filter(({ unit, gaap_value: value }) => unit !== '%' && value !== null && value === column[field])
  const { total_revenue: sales, net_income: net } = column
  const revenues = [...from('total_revenue').map(({ value }) => value), ...(sales ? [sales] : [])]
  const ofIncome = (name: RegExp, field: FigureName): Pair => ({
    left: own.filter(({ unit, measure }) => unit === '%' && name.test(measure)),
    right: from(field),
    fits: (margin, income) => revenues.some((all) => Math.abs((100 * income) / all - margin) <= HALF_PERCENT),
  })
  const perShare = (kind: 'basic' | 'diluted'): Pair[] => {
    const [eps, count] = [column[`${kind}_eps`], column[`weighted_avg_shares_${kind}`]]
    if (eps === null || eps === undefined || !net || !count) return []
    const fits = (one: number, income: number) => {
      const room = one * eps > 0 ? OTHER_COUNT : COUNT_OF_PROFIT
      return Math.abs(one - eps - (income - net) / count) <= room * Math.abs(one) + 2 * halfOfLast(eps)
    }
    return [{ left: from(`${kind}_eps`).filter(({ unit }) => unit === 'USD/share'), right: from('net_income'), fits }]
  }
  const diluted = perShare('diluted')
  return [
    {
      left: from('gross_profit'),
      right: from('cost_of_revenue'),
      fits: (gross, cost) =>
        revenues.some((all) => Math.abs(gross + cost - all) <= halfOfLast(gross) + halfOfLast(cost) + halfOfLast(all)),
    },
    ofIncome(/\bgross (?:profit )?margin\b/i, 'gross_profit'),
    ofIncome(/\boperating (?:income )?margin\b/i, 'operating_income'),
    // Of two EPS that are one figure either count may be the measure's.
    ...(column.basic_eps === column.diluted_eps ? [] : perShare('basic')),
    ...diluted,
  ]
}
