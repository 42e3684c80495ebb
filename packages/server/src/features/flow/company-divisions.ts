/** The divisions of a company's full years that one viewer may see. */
import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import type { CompanyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import { type DivisionAmount, type DivisionsOfYear, divisionLines } from '@topline/core/statement/division-lines.ts'
import { atOf } from '@topline/core/statement/place-at.ts'
import { type PriorPeriod, provenance, type SegmentGroup } from '@topline/core/statement/statement.ts'
import type { Db } from '../../db/open.ts'
import { accessTo, groupOf } from '../statements/view.ts'
import { storedPeriods } from './stored-periods.ts'

/**
 * @param looking who asks: a year whose detail is closed to them is counted at most; a column of another filing that
 *   would tell it is left out
 * @returns lines in the currency of the newest year; reports that failed their checks are left out
 */
export async function companyDivisions(db: Db, cik: string, looking: Looking): Promise<CompanyDivisions> {
  const stored = await storedPeriods(db, cik)
  const isClosed = columnState(
    stored.map(({ row, is_release }) => ({ ...row, is_release })),
    looking,
  )
  const yearly = stored.filter(({ row }) => row.period_in_months === 12 && row.fiscal_year !== null)
  const states = yearly.map(({ row }) => accessTo(row, looking).detail)
  const open = yearly.filter(({ row }, i) => states[i] === 'ok' && row.qc_passed !== false)
  const told = open.flatMap(({ row, detail, columns, filing_date }): (DivisionsOfYear & { currency: string })[] => {
    const { accession_number, currency, fiscal_year } = row
    const own = amountsOf(groupOf(detail.business_segments), detail.provenance)
    if (own.length === 0 || fiscal_year === null) return []
    const before = columns
      .filter((column) => column.currency === currency && isClosed({ ...column, months: 12 }).length === 0)
      .flatMap((column) => columnDivisions(column))
    return [{ year: fiscal_year, accession_number, filing_date, own, before, currency }]
  })
  const currency = told.at(-1)?.currency ?? null
  return {
    cik,
    currency,
    ...divisionLines(told.filter((one) => one.currency === currency)),
    closed: states.filter((one) => one === 'sign-in' || one === 'subscribe').length,
  }
}

function amountsOf(group: SegmentGroup | null, places: Record<string, unknown>): DivisionAmount[] {
  const where = provenance.parse(places)
  return (group?.divisions ?? []).flatMap(({ label, revenue }, i): DivisionAmount[] => {
    const place = where[`business_segments.divisions[${i}].revenue`]
    const document = place && !('computed' in place) ? (place.document ?? null) : null
    return revenue === null ? [] : [{ label, revenue, at: atOf(place), document }]
  })
}

function columnDivisions(column: PriorPeriod): DivisionsOfYear['before'] {
  const { fiscal_year: year, period_in_months: months, business_segments: group } = column
  if (year === null || year === undefined || months !== 12 || !group) return []
  const divisions = group.divisions.flatMap(({ label, revenue }) => (revenue === null ? [] : [{ label, revenue }]))
  return [{ year, divisions }]
}
