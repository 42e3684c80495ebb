/**
 * Guidance against what was said before, and against what was then reported. Nothing is judged: a range lies where it lies,
 * and where two of them or a figure cannot be held together with certainty nothing is said.
 */
import type { CashFlow } from '../statement/other-statements.ts'
import type { Guidance, NonGaapMeasure } from '../statement/release.ts'
import type { Figures, Place, Provenance, Ymd } from '../statement/statement.ts'
import { isSameMeasure, type Measure, measureOf } from './measures.ts'

/** How a range stands to the one that it replaces: of costs, too, raised means more of them. */
export type GuidanceChange = 'first' | 'raised' | 'kept' | 'lowered' | 'narrowed' | 'widened'
export type RangePosition = 'below' | 'within' | 'above'

interface Range {
  low: number | null
  high: number | null
}

/** What one release of a company said of coming periods. */
export interface GuidanceOfRelease {
  /** Accession number. */
  release: string
  date: Ymd
  guidance: readonly Guidance[]
}

export interface AgainstPrevious {
  previous: (Range & { release: string }) | null
  /** Null where the two cannot be told apart: an open end, words without numbers, several ranges of one measure. */
  change: GuidanceChange | null
}

/** The range that an item gives; a single number is a range of itself. */
const rangeOf = ({ low, high, point }: Guidance): Range =>
  low === null && high === null ? { low: point, high: point } : { low, high }

const measured = ({ measure, unit }: Pick<Guidance, 'measure' | 'unit'>): Measure =>
  measureOf(measure, unit === 'USD/share')

const isOfSame = (a: Guidance, b: Guidance): boolean =>
  a.period === b.period && a.unit === b.unit && isSameMeasure(measured(a), measured(b))

/**
 * The last range that an earlier release of the company gave for the same measure and period.
 * @param date of the release that the item stands in
 * @param earlier in any order; releases of that day and later ones are passed over
 */
export function againstPrevious(item: Guidance, date: Ymd, earlier: readonly GuidanceOfRelease[]): AgainstPrevious {
  const before = earlier
    .filter((one) => one.date < date && one.guidance.some((other) => isOfSame(item, other)))
    .sort((a, b) => (a.date < b.date ? 1 : -1))[0]
  if (before === undefined) return { previous: null, change: 'first' }
  const [same, another] = before.guidance.filter((other) => isOfSame(item, other))
  if (same === undefined || another !== undefined) return { previous: null, change: null }
  const previous = rangeOf(same)
  return { previous: { ...previous, release: before.release }, change: changeOf(previous, rangeOf(item)) }
}

/** A range that lies within the old one is narrower, one around it wider; else it has moved up or down. */
function changeOf(before: Range, now: Range): GuidanceChange | null {
  const ends = (name: keyof Range) => [before[name], now[name]] as const
  const [low, lowNow] = ends('low')
  const [high, highNow] = ends('high')
  if ((low === null) !== (lowNow === null) || (high === null) !== (highNow === null)) return null
  // "At least": one end alone moves.
  const lows = Math.sign((lowNow ?? 0) - (low ?? 0))
  const highs = Math.sign((highNow ?? 0) - (high ?? 0))
  if (low === null && high === null) return null
  if (lows === 0 && highs === 0) return 'kept'
  if (low === null || high === null) return lows + highs > 0 ? 'raised' : 'lowered'
  if (lows >= 0 && highs <= 0) return 'narrowed'
  if (lows <= 0 && highs >= 0) return 'widened'
  return lows > 0 ? 'raised' : 'lowered'
}

/** What a company reported of one period, in whole units. */
export interface ReportedPeriod {
  /** As guidance names it: '2026 Q2', '2025 FY'. */
  period: string
  months: number | null
  figures: Partial<Figures>
  provenance: Provenance
  cash_flow: CashFlow | null
  /** Revenue of the same months a year before, with its place. */
  revenue_before: { value: number; place: Place | null } | null
  /** The company's own measures of the period; empty of a report. */
  own: readonly NonGaapMeasure[]
}

export interface Actual {
  /** In the unit of the guidance: whole units, per share, percent. */
  value: number
  place: Place | null
}

/**
 * What was reported of a measure that was guided; null where the period is another, where no statement has such a
 * figure, or where the guidance speaks of a part of the company.
 */
export function actualOf(item: Guidance, reported: ReportedPeriod): Actual | null {
  if (item.period !== reported.period) return null
  const measure = measured(item)
  if (measure.basis === 'own') return ownActual(item, measure, reported)
  if (measure.of !== '') return null
  const found = measure.isGrowth ? growthOf(measure, reported) : figureOf(measure, reported)
  const isRate = item.unit === '%'
  return found !== null && isRate === (measure.isGrowth || RATES.has(measure.kind)) ? found : null
}

const RATES: ReadonlySet<string> = new Set(['gross_margin', 'operating_margin', 'tax_rate'])

function ownActual({ unit }: Guidance, measure: Measure, { own }: ReportedPeriod): Actual | null {
  const [same, another] = own.filter(
    (one) => one.unit === unit && isSameMeasure(measureOf(one.measure, one.unit === 'USD/share'), measure),
  )
  if (same === undefined || another !== undefined) return null
  return { value: same.value, place: { label: same.measure, text: '', ...same.place } }
}

/** A figure of the statement by its name. */
function printed(name: keyof Figures, { figures, provenance }: ReportedPeriod): Actual | null {
  const value = figures[name] ?? null
  return value === null ? null : { value, place: provenance[name] ?? null }
}

/** Of two figures one that the statement does not print, with the places of both. */
function made(
  rule: string,
  a: Actual | null,
  b: Actual | null,
  value: (a: number, b: number) => number,
): Actual | null {
  if (a === null || b === null) return null
  const parts = [a.place, b.place].filter((one) => one !== null)
  const result = value(a.value, b.value)
  return Number.isFinite(result) ? { value: result, place: { computed: true, rule, parts } } : null
}

const percent = (part: number, whole: number): number => (100 * part) / whole
const less = (a: number, b: number): number => a - b

function figureOf({ kind }: Measure, reported: ReportedPeriod): Actual | null {
  const at = (name: keyof Figures) => printed(name, reported)
  switch (kind) {
    case 'revenue':
      return at('total_revenue')
    case 'operating_income':
      return at('operating_income')
    case 'net_income':
      return at('net_income')
    case 'earnings_per_share':
      return at('diluted_eps')
    case 'gross_margin':
      return made('gross profit ÷ revenue', at('gross_profit'), at('total_revenue'), percent)
    case 'operating_margin':
      return made('operating income ÷ revenue', at('operating_income'), at('total_revenue'), percent)
    case 'tax_rate':
      return made('income taxes ÷ income before taxes', at('income_tax_expense'), at('income_before_taxes'), percent)
    case 'operating_expenses':
      return made('gross profit less operating income', at('gross_profit'), at('operating_income'), less)
    case 'total_expenses':
      return made('revenue less operating income', at('total_revenue'), at('operating_income'), less)
    case 'operating_cash_flow':
      return flowOf('operating_cash_flow', 1, reported)
    case 'capital_expenditures':
      return flowOf('capital_expenditures', -1, reported)
    case 'share_repurchases':
      return flowOf('share_repurchases', -1, reported)
    default:
      return null
  }
}

/** A cash flow of the very months that were guided; what was spent is guided without its minus. */
function flowOf(
  name: 'operating_cash_flow' | 'capital_expenditures' | 'share_repurchases',
  sign: 1 | -1,
  { cash_flow: flow, months }: ReportedPeriod,
): Actual | null {
  const value = flow?.[name] ?? null
  if (flow === null || value === null || months === null || Math.abs(flow.months - months) > 1) return null
  return { value: value * sign, place: flow.provenance[name] ?? null }
}

function growthOf({ kind }: Measure, reported: ReportedPeriod): Actual | null {
  const before = reported.revenue_before
  if (kind !== 'revenue' || before === null || before.value <= 0) return null
  return made('revenue ÷ revenue of the year before', printed('total_revenue', reported), before, (a, b) =>
    percent(a - b, b),
  )
}

/** What is lost where percentages are computed. */
const SLACK = 1e-9

/**
 * Where a figure lies in the range that was guided. A percentage is rounded to the digit that the guidance prints, one
 * behind the point at least; a single number ("approximately $5.7 billion") holds what rounds to it. Of "at least" all
 * that is no less is within.
 * @returns null where the guidance gives no number
 */
export function positionOf(item: Guidance, actual: number): RangePosition | null {
  const { low, high } = rangeOf(item)
  if (low === null && high === null) return null
  const isPoint = low === high && low !== null
  const step = isPoint ? stepOf(low, item) : 0
  const decimals = Math.max(1, ...[low, high].map((end) => decimalsOf(end ?? 0)))
  const value = item.unit === '%' && !isPoint ? Number(actual.toFixed(decimals)) : actual
  const room = step / 2 + SLACK * Math.abs(actual)
  if (low !== null && value < low - room) return 'below'
  if (high !== null && value > high + room) return 'above'
  return 'within'
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

const NUMBER = /(\d[\d,]*)(?:\.(\d+))?/g
const SCALES = [1, 1e3, 1e6, 1e9, 1e12] as const

/**
 * What one more in the last digit of a single number is worth, as the quotation prints it: a hundred million of "$5.0
 * billion"; of a number that does not stand there, by the digits that it has.
 */
function stepOf(value: number, { unit, quote }: Guidance): number {
  const printed = [...quote.matchAll(NUMBER)].flatMap(([, whole = '', decimals = '']) => {
    const number = Number(`${whole.replaceAll(',', '')}.${decimals}`)
    const scale = SCALES.find((one) => Math.abs(number * one - value) <= SLACK * Math.abs(value))
    return scale === undefined ? [] : [scale * 10 ** -decimals.length]
  })
  if (printed.length > 0) return Math.min(...printed)
  if (unit === 'USD/share') return 10 ** -Math.max(2, decimalsOf(value))
  if (decimalsOf(value) > 0) return 10 ** -decimalsOf(value)
  if (unit === '%') return 1
  let step = 1
  while (value !== 0 && Math.abs(value) >= step * 10 && value % (step * 10) === 0) step *= 10
  return step
}
