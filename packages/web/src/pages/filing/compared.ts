/** A statement beside the same period a year before: changes line by line, and the sentences about them. Pure. */
import type { Filing, SeriesPoint, WireStatement } from '@topline/core/api/wire.ts'
import { marginOf } from '@topline/core/chart/quantity.ts'
import { changeOn } from '@topline/core/statement/change.ts'
import { parsePeriodCode } from '@topline/core/statement/period-code.ts'
import { ADDITIVE } from '@topline/core/statement/trailing.ts'
import { type ComparedPeriod, whatChanged } from '@topline/core/words/what-changed.ts'

export interface Compared {
  /** '2023 FY' */
  code: string
  /** change by the key of a figure (`total_revenue`, `business_segments.divisions[0].revenue`); absent = not known */
  changes: Record<string, number>
  /** figures whose change can be computed and says nothing: the sign turns, or the base is tiny */
  notMeaningful: ReadonlySet<string>
  /** change of a margin, as a fraction of revenue: 0.02 = two points of percent */
  points: Record<string, number>
  sentences: string[]
}

const PER_SHARE = ['basic_eps', 'diluted_eps'] as const
const SHARES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const
const MARGINS = [
  ['gross_margin', 'gross_profit'],
  ['operating_margin', 'operating_income'],
  ['net_margin', 'net_income'],
] as const
const GROUPS = ['business_segments', 'geographical_segments'] as const

/** '2023 FY' of '2024 FY'; null of a code that names no period. */
export function codeBefore(code: string): string | null {
  const named = parsePeriodCode(code)
  return named ? `${named.year - 1} ${named.period}` : null
}

/** The stored filing of a period: the newest original of its code, amendments only where there is nothing else. */
export function filingOf(filings: readonly Filing[], code: string | null): Filing | null {
  const own = filings.filter((filing) => filing.income_statement?.period_code === code)
  return own.find((filing) => !filing.form_type.endsWith('/A')) ?? own[0] ?? null
}

/** What lies before and after a filing, by the end of its period. */
export function neighbours(
  filings: readonly Filing[],
  accession: string,
): { previous: Filing | null; next: Filing | null } {
  const endOf = (filing: Filing) => filing.income_statement?.end_date ?? filing.period_end ?? filing.filing_date
  const ordered = filings.toSorted(
    (a, b) => endOf(a).localeCompare(endOf(b)) || a.filing_date.localeCompare(b.filing_date),
  )
  const at = ordered.findIndex((filing) => filing.accession_number === accession)
  if (at < 0) return { previous: null, next: null }
  return { previous: ordered[at - 1] ?? null, next: ordered[at + 1] ?? null }
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * @param prior the stored statement of the period before; null = none, or not for this viewer
 * @param point the period before as it was known when this statement was filed, which its comparative columns say
 */
export function compare(
  statement: WireStatement,
  prior: WireStatement | null,
  point: SeriesPoint | null,
): Compared | null {
  const known = prior?.user_has_permission_to_view && prior.currency === statement.currency ? prior : null
  const said = point && !point.hidden && point.currency === statement.currency ? point : null
  const code = said?.period_code ?? known?.period_code
  if (!statement.user_has_permission_to_view || !code) return null
  const units = statement.revenue_units_number
  const whole = (value: number | null | undefined, by: number) => (value == null ? null : value * by)
  const before = (key: (typeof ADDITIVE)[number]): number | null =>
    said?.cells?.[key]?.value ?? whole(known?.[key], known?.revenue_units_number ?? 1)
  const changes: Record<string, number> = {}
  const notMeaningful = new Set<string>()
  const put = (key: string, change: ReturnType<typeof changeOn>) => {
    if (change === 'n.m.') notMeaningful.add(key)
    else if (change !== null) changes[key] = change
  }
  const revenue = before('total_revenue')
  for (const key of ADDITIVE) {
    const [now, then] = [whole(statement[key], units), before(key)]
    // An item that is a cost in both periods grows as a cost; a result that is a loss in both has no percentage.
    const isCost = key.startsWith('other_') && now !== null && then !== null && now < 0 && then < 0
    put(key, isCost ? changeOn(-now, -then, revenue) : changeOn(now, then, revenue))
  }
  for (const key of PER_SHARE) put(key, changeOn(statement[key], said ? said[key] : known?.[key]))
  for (const key of SHARES) put(key, changeOn(statement[key], known?.[key]))
  const points: Record<string, number> = {}
  for (const [key, of] of MARGINS) {
    const [now, then] = [
      marginOf(whole(statement[of], units), whole(statement.total_revenue, units)),
      marginOf(before(of), revenue),
    ]
    if (now !== null && then !== null) points[key] = now - then
  }
  const lines = (of: WireStatement | null, by: number) =>
    new Map((of?.operating_expenses ?? []).map((line) => [plain(line.name), line.amount * by]))
  const expensesBefore = lines(known, known?.revenue_units_number ?? 1)
  statement.operating_expenses?.forEach((line, i) => {
    put(`operating_expenses[${i}].amount`, changeOn(line.amount * units, expensesBefore.get(plain(line.name)), revenue))
  })
  for (const group of GROUPS) {
    const names = new Map(
      (known?.[group]?.divisions ?? []).map((d) => [
        plain(d.label),
        whole(d.revenue, known?.revenue_units_number ?? 1),
      ]),
    )
    statement[group]?.divisions.forEach((division, i) => {
      put(
        `${group}.divisions[${i}].revenue`,
        changeOn(whole(division.revenue, units), names.get(plain(division.label)), revenue),
      )
    })
  }
  const now = periodOf(statement, statement.period_code)
  const then: ComparedPeriod = {
    period_code: code,
    currency: statement.currency,
    total_revenue: before('total_revenue'),
    net_income: before('net_income'),
    divisions: known ? periodOf(known, code).divisions : [],
    expenses: known ? periodOf(known, code).expenses : [],
  }
  return { code, changes, notMeaningful, points, sentences: whatChanged(now, then) }
}

function periodOf(s: WireStatement, code: string): ComparedPeriod {
  const by = s.revenue_units_number
  return {
    period_code: code,
    currency: s.currency,
    total_revenue: s.total_revenue === null ? null : s.total_revenue * by,
    net_income: s.net_income === null ? null : s.net_income * by,
    divisions: (s.business_segments?.divisions ?? []).flatMap((d) =>
      d.revenue === null ? [] : [{ name: d.label, amount: d.revenue * by }],
    ),
    expenses: (s.operating_expenses ?? []).map((e) => ({ name: e.name, amount: e.amount * by })),
  }
}

/** The change of a figure as tables show it; null = the period before does not say. */
export function changeIn(compared: Compared, key: string): number | 'n.m.' | null {
  return compared.notMeaningful.has(key) ? 'n.m.' : (compared.changes[key] ?? null)
}
