/** A filing and what stands around it, in one answer: what its page shows, and what would take seven calls otherwise. */
import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { FilingContext, FilingName, WireComparison } from '@topline/core/api/filings/filing-context.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { codeBefore, columnBefore, compare } from '@topline/core/words/comparison.ts'
import type { Db } from '../../db/open.ts'
import { readOfCompany } from '../../db/reading.ts'
import { notFound } from '../../errors.ts'
import { listsOfCompany } from '../companies/queries.ts'
import { getCompany } from '../companies/service.ts'
import { filingCards } from '../filings/cards.ts'
import { viewFiling } from '../filings/view.ts'
import { releaseOfReport } from '../releases/service.ts'
import { deducedQ4s } from '../statements/deduced-q4.ts'
import { type FoundStatement, findStatement } from '../statements/queries.ts'
import { seriesOf } from '../statements/series.ts'
import { accessTo, viewStatement } from '../statements/view.ts'
import { around, filingOf } from './around.ts'
import { cashOf } from './cash.ts'
import { comparativeColumns, filingsOfCompany, type PeriodOfFiling } from './queries.ts'

const OTHERS = 5

/** @throws AppError 404 'Filing not found' */
export async function filingContext(db: Db, accession: string, looking: Looking): Promise<FilingContext> {
  const [[card], found] = await Promise.all([
    filingCards(db, [accession], { withQcReports: true }),
    findStatement(db, { accession_number: accession }),
  ])
  if (!card) throw notFound(DETAIL.filingNotFound)
  readOfCompany(card.cik)
  const [deducedQ4, lists, all] = await Promise.all([
    deducedQ4s(db, [card.statement], looking),
    listsOfCompany(db, card.cik),
    filingsOfCompany(db, card.cik),
  ])
  const mayReadDetail = card.statement !== null && accessTo(card.statement, looking).detail === 'ok'
  const filing = viewFiling(card, looking, {
    withQcResults: true,
    withQcReports: true,
    deducedQ4,
    ...(found && mayReadDetail ? { detail: found.detail } : {}),
  })
  const before = filing.income_statement && codeBefore(filing.income_statement.period_code)
  const yearBefore = filingOf(all, before)
  const { previous, next } = around(all, accession)
  const others = all.filter((other) => other.accession_number !== accession).slice(0, OTHERS)
  const [otherCards, change, release] = await Promise.all([
    filingCards(
      db,
      others.map((other) => other.accession_number),
    ),
    filing.income_statement && before
      ? changeSince(
          db,
          filing.income_statement,
          before,
          {
            cik: card.cik,
            filed: card.filing_date,
            yearBefore,
            statement: found && mayReadDetail ? found : null,
          },
          looking,
        )
      : null,
    releaseOfReport(db, card.cik, accession, looking),
  ])
  return {
    filing,
    lists,
    previous: nameOf(previous),
    next: nameOf(next),
    year_before: nameOf(yearBefore),
    release,
    others: otherCards.map((other) => viewFiling(other, looking)),
    change,
  }
}

interface Where {
  cik: string
  /** what was known on this day: the filing's own comparative columns */
  filed: string
  yearBefore: PeriodOfFiling | null
  /** whose own columns may be read; null = not by this viewer */
  statement: FoundStatement | null
}

/** The statement beside the stored one of a year before, and beside what its own comparative columns say of it. */
async function changeSince(
  db: Db,
  statement: WireStatement,
  before: string,
  { cik, filed, yearBefore, statement: own }: Where,
  looking: Looking,
): Promise<WireComparison | null> {
  if (!statement.user_has_permission_to_view) return null
  const period = statement.period_in_months === 12 ? 'annual' : 'quarterly'
  const [company, found, columns, cash] = await Promise.all([
    getCompany(db, cik),
    yearBefore ? findStatement(db, { accession_number: yearBefore.accession_number }) : null,
    own ? comparativeColumns(db, own.row.id) : [],
    own ? cashOf(db, own, looking) : null,
  ])
  const series =
    statement.period_in_months === null
      ? null
      : await seriesOf(db, company, looking, { period, basis: 'current', as_of: filed }, 'lines', 'reports')
  const point = series?.points.find((one) => one.period_code === before) ?? null
  const prior =
    found && statement.access.detail === 'ok' && accessTo(found.row, looking).detail === 'ok'
      ? viewStatement(found.row, looking, { detail: found.detail })
      : null
  const compared = compare(statement, prior, point, own && columnBefore(columns, own.row))
  return compared && { ...compared, cash }
}

function nameOf(filing: PeriodOfFiling | null): FilingName | null {
  return (
    filing && {
      accession_number: filing.accession_number,
      form_type: filing.form_type,
      filing_date: filing.filing_date,
      period_code: filing.period_code,
    }
  )
}
