/** What a viewer may read of a filing's balance sheet and cash flows. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { statementKey } from '@topline/core/api/keys.ts'
import { sourceLine } from '@topline/core/flow/drawing/square.ts'
import type { PictureFacts } from '@topline/core/pictures/drawing/card.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import type { Db } from '../../db/open.ts'
import { readOfCompany } from '../../db/reading.ts'
import { AppError, notFound, requireAllowed } from '../../errors.ts'
import { findStatement, periodFlags } from '../statements/queries.ts'
import { accessTo } from '../statements/view.ts'
import { agreedWith } from './agreed.ts'
import { derivedWith } from './derived.ts'
import { type FlagsOfFiling, type FoundOther, findOther, type OtherRow } from './queries.ts'
import { holdsClosedQuarter, viewOther, type WireOthers } from './view.ts'

const NOT_FOUND: Readonly<Record<OtherKind, string>> = {
  balance_sheet: DETAIL.balanceSheetNotFound,
  cash_flow: DETAIL.cashFlowNotFound,
}

/**
 * One of the two statements in full, by its own id or by its filing, with what is derived from the filing's statements.
 * @throws AppError 404 where there is none, with the reason where the filing is known; 401 and 403 as for the filing's
 *   income statement, whose flags it shares (decisions 52, 58 and 84); 403 for a year to date with a closed quarter
 */
export async function readOther<K extends OtherKind>(
  db: Db,
  kind: K,
  key: string,
  looking: Looking,
): Promise<WireOthers[K]> {
  return (await readForPicture(db, kind, key, looking)).statement
}

/** The same with what a picture says of its filing: a picture shows what the statement's table does, to nobody else. */
export async function readForPicture<K extends OtherKind>(
  db: Db,
  kind: K,
  key: string,
  looking: Looking,
): Promise<{ statement: WireOthers[K]; facts: PictureFacts }> {
  const parsed = statementKey(key)
  const found = parsed && (await findOther(db, kind, parsed))
  if (!found || found.filing.statement_id === null) throw notFound(NOT_FOUND[kind])
  const { row, detail, sic } = found
  if (row) readOfCompany(row.cik)
  const filing = await withFlagsThatHold(db, found)
  if (row && !row.is_current && !looking.viewer?.is_admin) throw notFound(NOT_FOUND[kind])
  const access = accessTo(filing, looking)
  requireAllowed(access.detail, 'statement')
  if (!row) throw notFound(NOT_FOUND[kind], 'the filing was read before it was looked for')
  if (!detail || row.absent !== null) throw notFound(NOT_FOUND[kind], row.absent ?? 'it was not found')
  const periods = await periodFlags(db, row.cik)
  const closing = columnState(periods, looking)
  if (holdsClosedQuarter(row, closing))
    throw new AppError('forbidden', DETAIL.accessDenied, {
      reason: `its ${row.months} months hold a quarter that is not open to you, and would tell it by subtraction`,
    })
  const [derived, evidence] = await Promise.all([
    derivedWith(db, kind, { row, detail, filing, sic }, closing),
    agreedWith(db, kind, row, closing),
  ])
  const statement = viewOther(kind, { row, detail, filing }, looking, { access, closing, derived, evidence })
  return { statement, facts: factsOf(filing, row) }
}

/** A release is as closed as the reports make it, which is said of its statement. */
export async function withFlagsThatHold(
  db: Db,
  { row, filing }: Pick<FoundOther, 'row' | 'filing'>,
): Promise<FlagsOfFiling> {
  if (!filing.is_release || !row) return filing
  const statement = await findStatement(db, { accession_number: row.accession_number })
  return statement ? { ...filing, protected: statement.row.protected, showcase: statement.row.showcase } : filing
}

const factsOf = (
  { company_name, form_type, filing_date, fiscal_year, fiscal_period }: FlagsOfFiling,
  { accession_number, end_date: end }: Pick<OtherRow, 'accession_number' | 'end_date'>,
): PictureFacts => ({
  company: company_name,
  period: fiscal_year !== null && fiscal_period !== null ? `${fiscal_year} ${fiscal_period}` : (end ?? ''),
  form: form_type,
  source: sourceLine(form_type, company_name, filing_date, accession_number),
})
