/** The rules about periods: the statement's own, its comparatives, and the company's other statements. */
import { formBase, isAnnual, isTransition } from '../filing/identity.ts'
import { addDays, periodDays } from '../format/day.ts'
import { isRelease } from '../statement/release-form.ts'
import type { QcTest } from '../statement/statement.ts'
import { compare, say, state } from './test.ts'
import type { CompanyPeriod, Rule, Tested } from './tested.ts'

/** Whether a comparative column ends on the day before the period begins, and both make a year: a predecessor's. */
const completesYear = ({ income_statement: s, prior_periods }: Tested): boolean =>
  prior_periods.some(
    ({ start_date: first, end_date: last }) =>
      s.start_date !== null &&
      first !== null &&
      addDays(last, 1) === s.start_date &&
      isYear(periodDays(first, s.end_date)),
  )

const periodLength: Rule = (tested) => {
  const { income_statement: s, form_type } = tested
  if (s.start_date === null || (form_type ?? s.fiscal_period) === null) return null
  const days = periodDays(s.start_date, s.end_date)
  // Foreign companies without quarters release halves, which have no quarter's name, and years. A release alone names no form.
  const released = form_type === null || isRelease(form_type) ? s.fiscal_period : undefined
  const isYears = form_type !== null && isAnnual(form_type)
  const [least, most] = isYears || released === 'FY' ? [340, 380] : released === null ? [165, 200] : [60, 135]
  const passed = (days >= least && days <= most) || (isYears && completesYear(tested))
  return state(
    'period_length_equals_form',
    'The period is as long as the form says: a quarter for a 10-Q, a year for annual forms, what a release calls its own',
    passed,
    `${form_type ?? s.fiscal_period}: ${s.start_date} to ${s.end_date} are ${days} days`,
    form_type === null || !isTransition(form_type),
  )
}

const fiscalPeriod: Rule = ({ income_statement: s, form_type }) => {
  if (s.fiscal_year === null || form_type === null) return null
  const year = Number(s.end_date.slice(0, 4))
  const near = Math.abs(s.fiscal_year - year) <= 1
  // The last quarter of a year is reported with the year.
  const isFourth = formBase(form_type) === '10-Q' && !isTransition(form_type) && s.fiscal_period === 'Q4'
  const isPart = isRelease(form_type) || (s.fiscal_period !== 'FY' && !isFourth)
  const kind = isAnnual(form_type) ? s.fiscal_period === 'FY' : isPart
  return state(
    'period_code_equals_fiscal_focus',
    'Fiscal year and quarter fit the period and the form',
    near && kind,
    `${s.fiscal_period ?? ''} ${s.fiscal_year} for a period that ends on ${s.end_date}`,
  )
}

/** Months by the days: 12 to 14 weeks are a quarter. */
const months: Rule = ({ income_statement: s }) => {
  if (s.start_date === null || s.period_in_months === null) return null
  const days = periodDays(s.start_date, s.end_date)
  return state(
    'months_are_those_of_the_dates',
    'The months are those from the first day to the last',
    Math.abs(days / 30.44 - s.period_in_months) <= 0.75,
    `${s.period_in_months} months for ${days} days`,
  )
}

/** Months in whose end a fiscal year is named after the year it ends in; one that ends earlier may be the year's before. */
const NAMED_BY_END = 6

/** The fiscal year and quarter that the company's own year would give the period. */
const fiscalCalendar: Rule = ({ income_statement: s }) => {
  if (s.fiscal_year === null || s.start_date === null) return null
  const annual = s.fiscal_period === 'FY'
  // The register's header may name the year end of long ago (0000771950-95-000008); a whole year shows its own.
  const start = annual && s.period_in_months === 12 ? addDays(s.end_date, 1).slice(5) : s.fiscal_year_start
  if (start === null) return null
  // Years of 52 and 53 weeks end some days into the next month.
  const middle = addDays(s.end_date, -14)
  const first = Number(start.slice(0, 2)) - (Number(start.slice(3)) > 20 ? 0 : 1)
  const month = Number(middle.slice(5, 7)) - 1
  const since = (month - first + 12) % 12
  const quarter = Math.floor(since / 3) + 1
  const endYear = Number(middle.slice(0, 4)) + (month < first % 12 || first % 12 === 0 ? 0 : 1)
  const lastMonth = ((first + 11) % 12) + 1
  const yearFits = s.fiscal_year === endYear || (lastMonth < NAMED_BY_END && s.fiscal_year === endYear - 1)
  const quarterFits =
    annual || s.fiscal_period === null || Math.abs(s.period_in_months ?? 3) > 4 || s.fiscal_period === `Q${quarter}`
  return state(
    'fiscal_names_fit_the_year',
    "Fiscal year and quarter are those of the company's own year",
    yearFits && quarterFits,
    `${s.fiscal_period ?? ''} ${s.fiscal_year} ends on ${s.end_date}, the fiscal year begins on ${start}`,
  )
}

const neighbours: Rule = ({ income_statement: s, prior_periods }) => {
  const revenue = s.total_revenue
  const others = prior_periods
    .map((prior) => prior.total_revenue)
    .filter((value): value is number => typeof value === 'number' && value > 0)
  if (revenue === null || revenue <= 0 || others.length === 0) return null
  const worst = Math.max(...others.map((value) => Math.max(value / revenue, revenue / value)))
  return state(
    'size_against_neighbours',
    'Revenue is within a factor of 20 of the comparative periods',
    worst <= 20,
    `the largest factor is ${worst.toFixed(2)}`,
    false,
  )
}

/** Within a week: a calendar's weeks move the ends of periods. */
const near = (a: string, b: string): boolean => Math.abs(periodDays(a, b) - 1) <= 7

const lengthOf = ({ start_date, end_date }: { start_date: string | null; end_date: string }): number | null =>
  start_date === null ? null : periodDays(start_date, end_date)

const isYear = (days: number | null): boolean => days !== null && days >= 340 && days <= 380
const isQuarter = (days: number | null): boolean => days !== null && days >= 60 && days <= 135

/** The quarters of a year that are known cannot be more than the year; revenue may be, rarely (w). */
const quartersOfYear: Rule = ({ income_statement: s, company_periods: others = [] }) => {
  const own: CompanyPeriod = s
  const year = isYear(lengthOf(own))
    ? own
    : others.find((one) => isYear(lengthOf(one)) && within(own, one) && one.currency === s.currency)
  if (!year || year.total_revenue === null || s.start_date === null) return null
  const quarters: CompanyPeriod[] = []
  for (const one of [own, ...others]) {
    if (!isQuarter(lengthOf(one)) || !within(one, year) || one.currency !== year.currency) continue
    if (one.total_revenue !== null && !quarters.some((known) => near(known.end_date, one.end_date))) quarters.push(one)
  }
  if (quarters.length < 3) return null
  const sum = Number(quarters.reduce((total, one) => total + (one.total_revenue ?? 0), 0).toPrecision(15))
  return compare({
    name: 'quarters_not_above_year',
    description: 'The quarters of a year together have no more revenue than the year',
    left: sum,
    right: year.total_revenue,
    tolerance: sum <= year.total_revenue ? Math.abs(year.total_revenue - sum) : 2.04 * s.revenue_units_number,
    necessary: false,
    rationale: `${quarters.length} quarters have a revenue of {left}, the year that ends on ${year.end_date} {right}`,
  })
}

const within = (part: CompanyPeriod, whole: CompanyPeriod): boolean =>
  part.start_date !== null &&
  whole.start_date !== null &&
  periodDays(whole.start_date, part.start_date) >= -6 &&
  periodDays(part.end_date, whole.end_date) >= -6

/** A comparative column that differs from the statement first made for its period: restated, or one is wrong (w). */
const restatedComparatives: Rule = ({ income_statement: s, prior_periods, company_periods: others = [] }) => {
  const tests: QcTest[] = []
  let known = 0
  for (const prior of prior_periods) {
    const first = others.find(
      (one) =>
        one.currency === prior.currency &&
        near(one.end_date, prior.end_date) &&
        Math.abs((lengthOf(one) ?? 0) - (lengthOf(prior) ?? 0)) <= 10,
    )
    if (!first) continue
    known += 1
    for (const field of ['total_revenue', 'net_income'] as const) {
      const now = prior[field] ?? null
      const before = first[field]
      if (now === null || before === null || Math.abs(now - before) <= 1.02 * s.revenue_units_number) continue
      tests.push(
        compare({
          name: 'comparatives_as_first_reported',
          description: 'The comparative columns are as they were first reported',
          left: now,
          right: before,
          tolerance: 1.02 * s.revenue_units_number,
          necessary: false,
          rationale: `${field.replaceAll('_', ' ')} of the period that ended on ${prior.end_date} is {left} here and was {right} when first reported; restated, or one of the two is wrong`,
        }),
      )
    }
  }
  if (tests.length > 0) return tests.slice(0, 1)
  return known > 0
    ? state(
        'comparatives_as_first_reported',
        'The comparative columns are as they were first reported',
        true,
        `${say(known)} of ${say(prior_periods.length)} comparative periods were reported before, with the same figures`,
        false,
      )
    : null
}

/** Rules that say nothing unless `company_periods` are known. */
export const COMPANY_RULES: readonly Rule[] = [quartersOfYear, restatedComparatives]

export const PERIOD_RULES: readonly Rule[] = [
  periodLength,
  fiscalPeriod,
  months,
  fiscalCalendar,
  neighbours,
  ...COMPANY_RULES,
]
