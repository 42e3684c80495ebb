/** What a table of statements does to its rows: filter, sort, insert deduced quarters. Pure. */
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import type { BaseForm } from '../ui/display/Badge.tsx'
import { baseForm } from '../ui/display/Badge.tsx'

export interface RowSort {
  key: string
  order: 'asc' | 'desc'
}

export type StatementRow =
  | { kind: 'filing'; filing: Filing }
  | { kind: 'deduced'; filing: Filing; code: string; revenue: number | null; income: number | null }

/** Money of a statement in whole units; null = unknown or hidden. */
export function wholeUnits(statement: WireStatement | null, name: 'total_revenue' | 'net_income'): number | null {
  const value = statement?.[name] ?? null
  return value === null || !statement ? null : value * statement.revenue_units_number
}

export const canSee = (filing: Filing): boolean => filing.income_statement?.user_has_permission_to_view === true

/** The most frequent currency: amounts are compared within one, this one first (decision 71). */
export function mainCurrency(filings: readonly Filing[]): string {
  const counts = new Map<string, number>()
  for (const { income_statement: s } of filings) if (s) counts.set(s.currency, (counts.get(s.currency) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'USD'
}

const byDate = (a: Filing, b: Filing): number =>
  b.filing_date.localeCompare(a.filing_date) || b.accession_number.localeCompare(a.accession_number)

/** Sorted copy. By a figure, statements without a visible one come last, newest first (decision 59). */
export function sortFilings(filings: readonly Filing[], sort: RowSort): Filing[] {
  const turn = sort.order === 'asc' ? 1 : -1
  const { key } = sort
  if (key === 'filing_date') return [...filings].sort((a, b) => -turn * byDate(a, b))
  if (key === 'company')
    return [...filings].sort((a, b) => turn * a.company.name.localeCompare(b.company.name, 'en') || byDate(a, b))
  const main = mainCurrency(filings)
  const value = (f: Filing): number | null => {
    if (key === 'version') return f.income_statement?.version ?? null
    return key === 'total_revenue' || key === 'net_income' ? wholeUnits(f.income_statement, key) : null
  }
  const group = (f: Filing): string => {
    if (key === 'version') return ''
    const currency = f.income_statement?.currency ?? ''
    return currency === main ? '' : currency
  }
  return [...filings].sort((a, b) => {
    const [x, y] = [value(a), value(b)]
    if (x === null || y === null) return x === y ? byDate(a, b) : x === null ? 1 : -1
    return group(a).localeCompare(group(b)) || turn * (x - y) || byDate(a, b)
  })
}

export interface RowFilter {
  hiddenForms: ReadonlySet<BaseForm>
  /** bounds of the version, both inclusive; null = open */
  min: number | null
  max: number | null
}

/** With any bound set only filings with a statement inside the range stay; max below min filters nothing (decision 71). */
export function filterFilings(filings: readonly Filing[], filter: RowFilter): Filing[] {
  const { min, max } = filter
  const bounded = (min !== null || max !== null) && !(min !== null && max !== null && max < min)
  return filings.filter((filing) => {
    const form = baseForm(filing.form_type)
    if (form && filter.hiddenForms.has(form)) return false
    if (!bounded) return true
    const version = filing.income_statement?.version
    return version !== undefined && version >= (min ?? 1) && version <= (max ?? Number.POSITIVE_INFINITY)
  })
}

/** After an annual statement with a deduced fourth quarter comes a row for that quarter, marked as deduced. */
export function withDeduced(filings: readonly Filing[]): StatementRow[] {
  return filings.flatMap((filing): StatementRow[] => {
    const s = filing.income_statement
    const row: StatementRow = { kind: 'filing', filing }
    if (!s || !canSee(filing) || (s.deduced_q4_total_revenue === null && s.deduced_q4_net_income === null)) return [row]
    const scale = (value: number | null) => (value === null ? null : value * s.revenue_units_number)
    const code = s.period_code.replace(/ FY$/, ' Q4')
    const revenue = scale(s.deduced_q4_total_revenue)
    return [row, { kind: 'deduced', filing, code, revenue, income: scale(s.deduced_q4_net_income) }]
  })
}
