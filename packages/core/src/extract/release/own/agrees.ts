/** Whether what a measure is said to start from is what the statement prints under that name. */
import { say, state } from '../../../qc/test.ts'
import type { NonGaapMeasure } from '../../../statement/release.ts'
import type { FigureName, PriorPeriod, QcTest } from '../../../statement/statement.ts'
import type { Reading } from '../../reading.ts'
import { bare, LONGEST_QUARTER } from './tables.ts'

type Column = Partial<Pick<PriorPeriod, FigureName>> & Pick<PriorPeriod, 'end_date' | 'period_in_months'>

/** Names that are one line of a statement, whatever else it prints; the others may be of a part. */
const LINES: readonly [RegExp, FigureName][] = [
  [/^(?:net )?(?:operating )?revenues?$|^net sales$/, 'total_revenue'],
  [/^gross profit$/, 'gross_profit'],
  [/^operating income(?: loss)?$|^income(?: loss)? from operations$/, 'operating_income'],
]
const NET_INCOME = /^net (?:income|earnings)(?: loss)?$/

/**
 * A measure that starts from another column's figure, or from one that the statement prints otherwise, is none: its table
 * prints the company's own measures without saying so, or another period's.
 *
 * @param reading of the statement, with the columns beside it
 * @param toDate the longer column that ends with it
 */
export function agreesWith(
  { gaap_measure, gaap_value, unit, months = null }: NonGaapMeasure,
  { income_statement, prior_periods }: Reading,
  toDate: Column | null,
): boolean {
  if (gaap_measure === null || gaap_value === null) return true
  const of = statedBy(gaap_measure, unit)
  if (of === null) return true
  const isLonger = months !== null && months > LONGEST_QUARTER
  const now = [...(isLonger ? [] : [income_statement]), ...(toDate === null || months === 3 ? [] : [toDate])]
  const values = (columns: readonly Column[]) =>
    columns.map(of.value).filter((value): value is number => value !== null && value !== undefined)
  const isPrinted = (value: number) => Math.abs(value - gaap_value) <= of.room(gaap_value)
  const printed = values(now)
  if (printed.length === 0 || printed.some(isPrinted)) return true
  const others = prior_periods.filter(({ end_date }) => end_date !== income_statement.end_date)
  return !of.isStrict && !values(others).some(isPrinted)
}

/**
 * The check that the statement was not read with the company's own figure in the place of its: what a table calls the
 * statement's is another, and its own is what was read.
 */
export function ownInsteadTests(measures: readonly NonGaapMeasure[], { income_statement: s }: Reading): QcTest[] {
  const taken = measures.find(({ gaap_measure, gaap_value, value, unit, months }) => {
    const of = gaap_measure === null || (months ?? 0) > LONGEST_QUARTER ? null : statedBy(gaap_measure, unit)
    const read = of?.value(s)
    if (!of || unit === '%' || gaap_value === null || read === null || read === undefined) return false
    return Math.abs(read - value) <= of.room(value) && Math.abs(value - gaap_value) > 2 * of.room(gaap_value)
  })
  if (taken === undefined || taken.gaap_value === null) return []
  const rationale = `“${taken.measure}” is ${say(taken.value)}, as was read, “${taken.gaap_measure}” ${say(taken.gaap_value)}`
  return [
    state('figures_are_the_statements', "No figure is the company's own in the statement's place", false, rationale),
  ]
}

interface Valued {
  value: (column: Column) => number | null | undefined
  /** Half of the last printed digit. */
  room: (value: number) => number
  /** Nothing else bears the name. */
  isStrict: boolean
}

/** What a column of the statement says under a measure's name; null where the name may mean something else. */
function statedBy(name: string, unit: NonGaapMeasure['unit']): Valued | null {
  const label = bare(name)
  if (unit === '%') {
    const margin = ({ gross_profit, total_revenue }: Column) =>
      gross_profit && total_revenue ? (100 * gross_profit) / total_revenue : null
    return label === 'gross margin' ? { value: margin, room: () => 0.51, isStrict: true } : null
  }
  if (unit === 'USD/share') {
    const isDiluted = /\bdiluted\b/.test(label) && !/\bcontinu|\bdiscontinu|\bbefore\b/.test(label)
    return isDiluted ? { value: (one) => one.diluted_eps, room: halfOfLast, isStrict: true } : null
  }
  const line = LINES.find(([pattern]) => pattern.test(label))
  const field = line?.[1] ?? (NET_INCOME.test(label) ? 'net_income' : null)
  return field === null ? null : { value: (one) => one[field], room: halfOfLast, isStrict: line !== undefined }
}

/** "$0.8 billion" is told to a tenth of a billion: half of the digit that the zeros leave; a cent's half of a figure per share. */
export function halfOfLast(value: number): number {
  if (Math.abs(value) < 1000) return 0.0051
  let step = 1
  while (step < 1e9 && value % (step * 10) === 0) step *= 10
  return step / 2
}
