/** A filing beside that of the year before, as one viewer may know it. */
import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { FilingChanges } from '@topline/core/api/filings/changes.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { sourceLine } from '@topline/core/flow/drawing/square.ts'
import { type ChangedPeriod, changeSentence, incomeChange } from '@topline/core/pictures/change/income-change.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import type { PriorPeriod } from '@topline/core/statement/statement.ts'
import { codeBefore, columnBefore } from '@topline/core/words/comparison.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { notFound, requireAllowed } from '../../errors.ts'
import { filingOf } from '../filing-context/around.ts'
import { comparativeColumns, filingsOfCompany } from '../filing-context/queries.ts'
import { type FoundStatement, findStatement, periodFlags } from '../statements/queries.ts'
import { accessTo, viewStatement } from '../statements/view.ts'

type YearBefore = FilingChanges['year_before']

/** The filing of the same period a year before. @throws AppError 404 */
export async function yearBefore(db: Db, accession: string): Promise<YearBefore> {
  const [filing] = await db.select({ cik: filings.cik }).from(filings).where(eq(filings.accession_number, accession))
  if (!filing) throw notFound(DETAIL.filingNotFound)
  const all = await filingsOfCompany(db, filing.cik)
  const own = all.find((one) => one.accession_number === accession)
  const found = own?.period_code ? filingOf(all, codeBefore(own.period_code)) : null
  return (
    found && {
      accession_number: found.accession_number,
      form_type: found.form_type,
      filing_date: found.filing_date,
      period_code: found.period_code,
    }
  )
}

/** @throws AppError 404 'Filing not found' */
export async function filingChanges(db: Db, accession: string, looking: Looking): Promise<FilingChanges> {
  const [before, found] = await Promise.all([
    yearBefore(db, accession),
    findStatement(db, { accession_number: accession }),
  ])
  return { year_before: before, bridge: found ? await bridgeOf(db, found, before, looking) : null }
}

/**
 * The same for a picture, with what it says of the filing.
 * @throws AppError 404 without a statement; 401 and 403 where its lines are not for the viewer
 */
export async function bridgeForPicture(db: Db, accession: string, looking: Looking) {
  const found = await findStatement(db, { accession_number: accession })
  if (!found) throw notFound(DETAIL.statementNotFound)
  const { row, filing } = found
  requireAllowed(accessTo(row, looking).detail, 'statement')
  const { form_type: form, company_name: company, filing_date } = filing
  return {
    facts: { company, period: periodCode(row), form, source: sourceLine(form, company, filing_date, accession) },
    ...(await bridgeForCard(db, found, looking)),
  }
}

/** The bridge as it is drawn; null where its lines are not known, or not for the viewer. */
export async function bridgeForCard(db: Db, found: FoundStatement, looking: Looking) {
  const bridge = await bridgeOf(db, found, await yearBefore(db, found.row.accession_number), looking)
  return {
    before: codeBefore(periodCode(found.row)),
    bridge: bridge && { currency: bridge.currency, bars: bridge.bars, open: [], openable: [], free: null },
  }
}

/**
 * From the filing's own column of the year before, whose lines are named as this year's; else from the statement of that
 * year. Lines are told to those who may read them in both.
 */
async function bridgeOf(
  db: Db,
  found: FoundStatement,
  before: YearBefore,
  looking: Looking,
): Promise<FilingChanges['bridge']> {
  const statement = readable(found, looking)
  if (!statement) return null
  const [flags, columns, stored] = await Promise.all([
    periodFlags(db, found.row.cik),
    comparativeColumns(db, found.row.id),
    before ? findStatement(db, { accession_number: before.accession_number }) : null,
  ])
  const isClosed = columnState(flags, looking)
  const column = columnBefore(columns, found.row)
  const isOpen = column !== null && isClosed({ ...column, months: column.period_in_months }).length === 0
  const other = stored && readable(stored, looking)
  const code = codeBefore(statement.period_code)
  const { accession_number: own } = found.row
  const candidates = [
    ...(column && isOpen && code ? [{ period: ofColumn(column, code), accession: own }] : []),
    ...(other ? [{ period: ofStatement(other), accession: other.accession_number }] : []),
  ]
  for (const { period, accession } of candidates) {
    const bridge = incomeChange(ofStatement(statement), period)
    if (bridge)
      return {
        currency: bridge.currency,
        bars: bridge.bars.map((bar) => ({ ...bar, section: null })),
        before_accession: accession,
        sentence: changeSentence(bridge),
      }
  }
  return null
}

/** The statement in whole units with its lines; null where the viewer may not read them. */
function readable({ row, detail }: FoundStatement, looking: Looking): WireStatement | null {
  const access = accessTo(row, looking)
  return access.detail === 'ok' ? viewStatement(row, looking, { detail, access, isAbsolute: true }) : null
}

const ofStatement = (statement: WireStatement): ChangedPeriod => ({
  ...statement,
  operating_expenses: statement.operating_expenses ?? [],
})

const ofColumn = (column: PriorPeriod, period_code: string): ChangedPeriod => ({
  period_code,
  currency: column.currency,
  total_revenue: column.total_revenue ?? null,
  cost_of_revenue: column.cost_of_revenue ?? null,
  gross_profit: column.gross_profit ?? null,
  operating_income: column.operating_income ?? null,
  other_interest_income_expense_net: column.other_interest_income_expense_net ?? null,
  other_income_expense_net: column.other_income_expense_net ?? null,
  income_before_taxes: column.income_before_taxes ?? null,
  income_tax_expense: column.income_tax_expense ?? null,
  other_investment_income_expense_after_taxes: column.other_investment_income_expense_after_taxes ?? null,
  other_income_expense_after_taxes: column.other_income_expense_after_taxes ?? null,
  net_income: column.net_income ?? null,
  operating_expenses: column.operating_expenses ?? [],
  provenance: column.provenance,
})
