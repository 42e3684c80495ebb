/** A statement against the comparative columns beside it: same unit, same currency, same lines, whole years away. */
import { isTransition } from '../filing/identity.ts'
import { addDays, periodDays } from '../format/day.ts'
import { MAIN_AMOUNTS } from '../statement/figure-sets.ts'
import type { FigureName, PriorPeriod } from '../statement/statement.ts'
import { decimalsOf } from './printed-unit.ts'
import { state } from './test.ts'
import type { Rule } from './tested.ts'

const YEAR = 365.25
/** Days by which ends of fiscal years of 52 and 53 weeks move. */
const MOST_DAYS = 9
const SHORTEST_YEAR = 350

const currencyOfAll: Rule = ({ income_statement: s, prior_periods }) => {
  if (prior_periods.length === 0) return null
  const other = prior_periods.find(({ currency }) => currency !== s.currency)
  return state(
    'comparatives_in_one_currency',
    'The comparative columns are in the currency of the statement',
    other === undefined,
    other === undefined ? `all in ${s.currency}` : `${s.currency} beside ${other.currency}`,
  )
}

/**
 * Whether a column of less than a year lies between the statement and a year before it, each beginning where the other
 * ends: a company that moved its year's end prints the months between (0000950144-96-001348).
 */
const isBridged = ({ start_date }: Pick<PriorPeriod, 'start_date'>, priors: readonly PriorPeriod[]): boolean => {
  const before = (start: string | null) =>
    start === null ? [] : priors.filter(({ end_date }) => addDays(end_date, 1) === start)
  return before(start_date).some(
    (between) =>
      between.start_date !== null &&
      periodDays(between.start_date, between.end_date) < SHORTEST_YEAR &&
      before(between.start_date).length > 0,
  )
}

const wholeYears: Rule = ({ income_statement: s, prior_periods, form_type }) => {
  if (prior_periods.length === 0 || s.start_date === null) return null
  const days = periodDays(s.start_date, s.end_date)
  const off = ({ end_date }: PriorPeriod) => {
    const years = (periodDays(end_date, s.end_date) - 1) / YEAR
    return Math.round(years) < 1 || Math.abs(years - Math.round(years)) * YEAR > MOST_DAYS
  }
  // Of two columns one may be a quarter's neighbour or a split year; all of them are not.
  const like = prior_periods.filter(
    (one) =>
      one.end_date < (s.start_date ?? '') &&
      one.start_date !== null &&
      Math.abs(periodDays(one.start_date, one.end_date) - days) <= 25,
  )
  if (like.length === 0) return null
  return state(
    'comparatives_end_years_before',
    'A comparative column of like length ends one or more years before the statement',
    like.some((one) => !off(one)) || isBridged(s, prior_periods),
    `the statement ends on ${s.end_date}, the columns beside it on ${like.map(({ end_date }) => end_date).join(', ')}`,
    !isTransition(form_type ?? ''),
  )
}

const namesOfAll: Rule = ({ income_statement: s, prior_periods }) => {
  // The sentences of a release tell the year beside its quarter: that column has a name of its own (0000092122-05-000042).
  const isYearBeside = ({ fiscal_period }: PriorPeriod) => fiscal_period === 'FY' && s.fiscal_period !== 'FY'
  const named = prior_periods.filter(
    (one) => one.fiscal_year !== null && one.fiscal_period !== null && !isYearBeside(one),
  )
  if (named.length === 0 || s.fiscal_year === null) return null
  const off = named.find((one) => {
    const years = Math.round((periodDays(one.end_date, s.end_date) - 1) / YEAR)
    return one.fiscal_year !== (s.fiscal_year ?? 0) - years || one.fiscal_period !== s.fiscal_period
  })
  return state(
    'comparatives_are_named_alike',
    'The comparative columns have the quarter of the statement and the year before its own',
    off === undefined,
    off === undefined
      ? `${named.length} columns`
      : `${off.fiscal_period} ${off.fiscal_year} ends on ${off.end_date}, ${s.fiscal_period} ${s.fiscal_year} on ${s.end_date}`,
  )
}

/** EPS is not among them: a statement without it is under revision whatever its checks say. */
const LINES: readonly FigureName[] = [...MAIN_AMOUNTS, 'weighted_avg_shares_basic', 'weighted_avg_shares_diluted']

/** A line whose cell is there for the columns beside it, and not for the statement: its row is read for another, or not. */
const linesOfAll: Rule = ({ income_statement: s, prior_periods }) => {
  const [prior] = prior_periods
  if (prior === undefined) return null
  const missing = LINES.filter((name) => s[name] === null && prior[name] != null && prior[name] !== 0)
  return state(
    'no_line_is_missing_beside_its_comparatives',
    'Every main line that the column beside it has was found for the period itself',
    missing.length === 0,
    missing.length === 0 ? 'all lines of the column beside it' : `only for the year before: ${missing.join(', ')}`,
  )
}

const AMOUNTS = ['total_revenue', 'operating_income', 'income_before_taxes', 'net_income'] as const
const COUNTS = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const

const ratioOf = (now: number | null, before: number | null | undefined): number[] =>
  now && before ? [Math.abs(now / before)] : []

/** A figure some thousand times the one beside it is in another unit, and so are all, or it is not the company's. */
const sizesOfAll: Rule = ({ income_statement: s, prior_periods }) => {
  if (prior_periods.length === 0) return null
  // Beside every column, since one of them may be a column of percentages.
  const thousandfold = (names: readonly FigureName[]) => {
    const ratios = prior_periods.map((prior) => names.flatMap((name) => ratioOf(s[name], prior[name])))
    return ratios.some((some) => some.length > 0) && ratios.flat().every((one) => one > 300 || one < 1 / 300)
  }
  const off = [...(thousandfold(AMOUNTS) ? ['amounts'] : []), ...COUNTS.filter((name) => thousandfold([name]))]
  return state(
    'unit_of_the_comparatives',
    'The figures are of the size of those beside them, not a thousand times as large or small',
    off.length === 0,
    off.length === 0 ? 'of one size' : `a thousandfold: ${off.join(', ')}`,
  )
}

const PRINTED = [
  ...AMOUNTS,
  'cost_of_revenue',
  'gross_profit',
  'income_tax_expense',
  'basic_eps',
  'diluted_eps',
  ...COUNTS,
] as const

/** The cells of one row have as many decimals: one with fewer lost a digit. */
const decimalsOfRows: Rule = ({ provenance, prior_periods }) => {
  if (prior_periods.length === 0) return null
  const off = PRINTED.filter((name) => {
    const own = decimalsOf(provenance[name])
    const others = prior_periods.flatMap((prior) => decimalsOf(prior.provenance?.[name]) ?? [])
    return own !== null && others.length > 0 && others.every((one) => one > own)
  })
  return state(
    'decimals_are_those_of_the_row',
    'Each figure has as many decimals as those beside it',
    off.length === 0,
    off.length === 0 ? 'as many in every row' : `fewer decimals than the columns beside it: ${off.join(', ')}`,
  )
}

/** Digits that an average of days does not repeat by chance. */
const LEAST_DIGITS = 5

/** One count of shares is that of the year before to its last digit, the other is not: a cell was read from beside. */
const countsOfPeriod: Rule = ({ income_statement: s, provenance, prior_periods }) => {
  const [prior] = prior_periods
  if (prior === undefined || COUNTS.some((name) => s[name] === null || prior[name] == null)) return null
  const repeated = COUNTS.filter((name) => s[name] === prior[name])
  const [only] = repeated
  const place = only === undefined ? undefined : provenance[only]
  const digits = place === undefined || 'computed' in place ? '' : place.text.replace(/\D/g, '').replace(/0+$/, '')
  const isBeside = repeated.length === 1 && digits.length >= LEAST_DIGITS
  return state(
    'share_counts_are_of_the_period',
    'Not one of the two counts of shares alone is that of the column beside it',
    !isBeside,
    isBeside ? `${only?.replaceAll('_', ' ')} is that of the year before` : 'both counts changed, or none did',
  )
}

export const COMPARATIVE_RULES: readonly Rule[] = [
  currencyOfAll,
  wholeYears,
  namesOfAll,
  linesOfAll,
  sizesOfAll,
  decimalsOfRows,
  countsOfPeriod,
]
