/** What is derived from the statements of one filing, for the answer with one of them. */
import { businessOf } from '@topline/core/statement/business.ts'
import type { ColumnPeriod } from '@topline/core/statement/closed-columns.ts'
import { DERIVED, type DerivedFigure } from '@topline/core/statement/derived.ts'
import { derivedOfFiling, type IncomeOfFiling } from '@topline/core/statement/derived-of-filing.ts'
import { balanceSheet, type OtherKind } from '@topline/core/statement/other-statements.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { provenance } from '@topline/core/statement/statement.ts'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { findStatement } from '../statements/queries.ts'
import { figuresOf } from '../statements/view.ts'
import { type FlagsOfFiling, findOther, type OtherDetailRow, type OtherRow } from './queries.ts'

interface Stored {
  row: OtherRow
  detail: OtherDetailRow
  filing: FlagsOfFiling
  sic: string | null
}

/** Columns as they were stored; only their figures and places are read here. */
const priorSheets = z.array(balanceSheet.shape.prior_periods.element)
const labels = z.array(z.object({ label: z.string() }))

/**
 * @param closing of a column, the periods that close it to the viewer
 * @returns none for an older version: the other statements are those of today
 */
export async function derivedWith(
  db: Db,
  kind: OtherKind,
  { row, detail, filing, sic }: Stored,
  closing: (column: ColumnPeriod) => readonly unknown[],
): Promise<DerivedFigure[]> {
  if (!row.is_current) return []
  const { accession_number } = row
  const [income, other] = await Promise.all([
    incomeOf(db, accession_number),
    kind === 'balance_sheet' ? null : findOther(db, 'balance_sheet', { accession_number }),
  ])
  if (!income) return []
  const own = { ...readOf(row, detail), isFailed: false }
  const sheet = kind === 'balance_sheet' ? { row, detail } : other
  const prior = kind === 'balance_sheet' ? priorSheets.parse(detail.prior_periods ?? []) : []
  const figures = derivedOfFiling({
    filing: { accession_number, form_type: filing.form_type, filing_date: filing.filing_date },
    income,
    sheet:
      kind === 'balance_sheet'
        ? {
            ...own,
            end_date: row.end_date ?? income.end_date,
            prior: prior.map(({ as_of, provenance: places, ...values }) => ({
              end_date: as_of,
              figures: values,
              provenance: places,
              isClosed: closing({ start_date: null, end_date: as_of, months: null }).length > 0,
            })),
          }
        : null,
    flows:
      kind === 'cash_flow'
        ? { ...own, start_date: row.start_date, end_date: row.end_date ?? income.end_date, months: row.months }
        : null,
    business: businessOf({
      sic,
      labels: labels.parse(sheet?.detail?.lines ?? []).map(({ label }) => label),
      isClassified: sheet?.row?.figures?.current_assets != null,
      hasInventories: sheet?.row?.figures?.inventories != null,
    }),
  })
  return figures.filter(({ name }) => DERIVED[name].of === kind)
}

const readOf = (row: OtherRow, detail: OtherDetailRow) => ({
  figures: row.figures ?? {},
  provenance: provenance.parse(detail.provenance ?? {}),
  engine: row.engine,
  currency: row.currency ?? '',
})

async function incomeOf(db: Db, accession_number: string): Promise<IncomeOfFiling | null> {
  const found = await findStatement(db, { accession_number })
  if (!found) return null
  const { row, detail } = found
  const { start_date, end_date, period_in_months, currency, engine } = row
  return {
    figures: { ...figuresOf(row) },
    provenance: provenance.parse(detail.provenance),
    engine,
    currency,
    isFailed: row.qc_passed === false,
    period_code: periodCode(row),
    start_date,
    end_date,
    period_in_months,
  }
}
