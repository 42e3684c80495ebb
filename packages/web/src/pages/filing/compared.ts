/** A statement beside the same period a year before: changes line by line, and the sentences about them. Pure. */
import type { Filing, SeriesPoint, WireStatement } from '@topline/core/api/wire.ts'
import { parsePeriodCode } from '@topline/core/statement/period-code.ts'
import { ADDITIVE } from '@topline/core/statement/trailing.ts'
import { type ComparedPeriod, whatChanged } from '@topline/core/words/what-changed.ts'

export interface Compared {
  /** '2023 FY' */
  code: string
  /** change by the key of a figure (`total_revenue`, `business_segments.divisions[0].revenue`); absent = not known */
  changes: Record<string, number>
  sentences: string[]
}

const PER_SHARE = ['basic_eps', 'diluted_eps'] as const
const SHARES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const
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

/** now ÷ before − 1; null where the base is not positive. */
function ratio(now: number | null | undefined, before: number | null | undefined): number | null {
  return now == null || before == null || before <= 0 ? null : now / before - 1
}

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
  const put = (key: string, change: number | null) => {
    if (change !== null && Number.isFinite(change)) changes[key] = change
  }
  for (const key of ADDITIVE) put(key, ratio(whole(statement[key], units), before(key)))
  for (const key of PER_SHARE) put(key, ratio(statement[key], said ? said[key] : known?.[key]))
  for (const key of SHARES) put(key, ratio(statement[key], known?.[key]))
  const lines = (of: WireStatement | null, by: number) =>
    new Map((of?.operating_expenses ?? []).map((line) => [plain(line.name), line.amount * by]))
  const expensesBefore = lines(known, known?.revenue_units_number ?? 1)
  statement.operating_expenses?.forEach((line, i) => {
    put(`operating_expenses[${i}].amount`, ratio(line.amount * units, expensesBefore.get(plain(line.name))))
  })
  for (const group of GROUPS) {
    const names = new Map(
      (known?.[group]?.divisions ?? []).map((d) => [
        plain(d.label),
        whole(d.revenue, known?.revenue_units_number ?? 1),
      ]),
    )
    statement[group]?.divisions.forEach((division, i) => {
      put(`${group}.divisions[${i}].revenue`, ratio(whole(division.revenue, units), names.get(plain(division.label))))
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
  return { code, changes, sentences: whatChanged(now, then) }
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
