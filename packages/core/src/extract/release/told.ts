/** The reading of a release that tells its results in sentences alone; none of its checks can prove them, and one says so. */
import { addDays, periodMonths } from '../../format/day.ts'
import { state } from '../../qc/test.ts'
import type { NonGaapMeasure, ReleaseParts } from '../../statement/release.ts'
import { FIGURE_NAMES, type Figures, type PriorPeriod, type Provenance } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import type { Cover } from '../document/cover.ts'
import { type Day, dayNumber, findDays, lastOfMonth, ymdOf } from '../document/dates.ts'
import type { Reading } from '../reading.ts'
import { type Period, statementOf } from '../statement.ts'
import { readProse, type ToldMeasure, type ToldPeriod } from './prose.ts'

/** Where a release names its day and its quarter; further on it speaks of other years. */
const LETTER = 4_000
/** Results are out by then; an older quarter would be another release's. */
const LATEST_DAYS = 100

/**
 * @returns null where the sentences do not tell net income and one figure more of a quarter whose last day is certain
 */
export function readTold(bytes: Bytes, cover: Cover): Reading | null {
  const { release } = cover
  if (release === undefined || release.quarter === null) return null
  const end = quarterEnd(cover, release.quarter)
  if (end === null) return null
  const prose = readProse(bytes, release.quarter, end.year)
  const { figures, provenance } = prose.quarter
  const { net_income = null, total_revenue = null, basic_eps = null, diluted_eps = null } = figures
  if (net_income === null || (total_revenue ?? basic_eps ?? diluted_eps) === null) return null
  const names = { year: end.year, quarter: `Q${release.quarter}` as const }
  const period = periodUpTo(end, 3, names)
  const column = (told: ToldPeriod, of: Period): PriorPeriod[] =>
    told.figures.net_income === undefined && told.figures.total_revenue === undefined
      ? []
      : [{ ...of, ...told.figures, provenance: told.provenance as Provenance }]
  const before = { ...end, year: end.year - 1 }
  const one = { year: before.year, quarter: names.quarter }
  return {
    engine: 'tables',
    form_type: cover.form,
    cik: cover.cik,
    company: cover.company,
    ...statementOf({
      period,
      printed: { figures: { ...NO_FIGURES, ...figures }, provenance: provenance as Provenance },
      expenses: [],
      divisions: { business: null, geographical: null, places: {} },
      money: 1,
      yearEnd: null,
    }),
    prior_periods: [
      ...column(prose.quarter_before, periodUpTo(before, 3, one)),
      ...column(prose.year, periodUpTo(end, 12, { year: end.year, quarter: 'FY' })),
      ...column(prose.year_before, periodUpTo(before, 12, { year: before.year, quarter: 'FY' })),
    ],
    checks: [
      state(
        'statement_is_printed',
        'The figures are those of a printed statement',
        false,
        'the release prints no income statement: its sentences tell the figures, and nothing proves them',
      ),
    ],
    release: { ...NO_PARTS, non_gaap: prose.own.flatMap((one) => ownOf(one, prose.quarter)) },
    trace: ['no table is a statement: read from sentences'],
  }
}

const NO_PARTS: ReleaseParts = { year_to_date: null, prior_year: null, non_gaap: [], guidance: [] }

/** A measure without some items, with the figure that it is told beside; no bridge, for the items' amounts are not read. */
function ownOf({ measure, name, value, cell }: ToldMeasure, { figures }: ToldPeriod): NonGaapMeasure[] {
  const { start, end } = cell
  if (start === null || end === null) return []
  return [
    {
      measure,
      value,
      unit: name === 'net_income' ? 'USD' : 'USD/share',
      gaap_measure: name === 'net_income' ? 'Net income' : 'Earnings per share',
      gaap_value: figures[name] ?? null,
      months: 3,
      adjustments: null,
      adjustment_places: null,
      place: { start, end },
    },
  ]
}

const NO_FIGURES = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null])) as unknown as Figures // every name

/**
 * The last day of the quarter: of the quarter of the calendar that ended before the day of the release, unless its name or
 * a fiscal year of another calendar says otherwise. A day that the release names counts where it has no day of its own: it
 * may be the one that its figures are compared with, or another document's (0000092122-05-000042).
 */
function quarterEnd({ end, text }: Cover, quarter: number): Day | null {
  const letter = text.slice(0, LETTER)
  if (/\bfiscal\b/i.test(letter)) return null
  const [dateline] = findDays(letter)
  if (dateline === undefined)
    return end?.month === 3 * quarter && end.day === lastOfMonth(end.year, end.month) ? end : null
  const { year, month } = dateline.day
  const closed = Math.floor((month - 1) / 3)
  const day = closed === 0 ? lastDayOf(year - 1, 12) : lastDayOf(year, 3 * closed)
  const isLate = dayNumber(dateline.day) - dayNumber(day) > LATEST_DAYS
  return day.month === 3 * quarter && !isLate ? day : null
}

const lastDayOf = (year: number, month: number): Day => ({ year, month, day: lastOfMonth(year, month) })

/** Whole months that end with a month. */
function periodUpTo(
  end: Day,
  months: 3 | 12,
  { year, quarter }: { year: number; quarter: Period['fiscal_period'] },
): Period {
  const first = end.month - months
  const before = first <= 0 ? lastDayOf(end.year - 1, first + 12) : lastDayOf(end.year, first)
  const [start_date, end_date] = [addDays(ymdOf(before), 1), ymdOf(lastDayOf(end.year, end.month))]
  return {
    currency: 'USD',
    start_date,
    end_date,
    period_in_months: periodMonths(start_date, end_date),
    fiscal_year: year,
    fiscal_period: quarter,
  }
}
