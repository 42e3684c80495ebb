/** What a question is asked about, with what the viewer may see of it: the figures, and the passages of the filing. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState, maySeeFigures } from '@topline/core/access/periods.ts'
import type { ShownPassage } from '@topline/core/chat/answer.ts'
import { type ChatFacts, type ChatSource, chatFacts } from '@topline/core/chat/facts.ts'
import { bestPassages } from '@topline/core/chat/rank.ts'
import { sourceHref } from '@topline/core/filing/source-href.ts'
import { type PriorPeriod, priorPeriod, provenance } from '@topline/core/statement/statement.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { filingDocuments, filingPassages, filings, statementDetails, statements } from '../../db/schema.ts'
import { visibleOthers } from '../other-statements/visible.ts'
import { isReport } from '../records/forms.ts'
import { type FoundStatement, findStatement, periodFlags } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'
import { reportOf } from '../statements/view.ts'

export interface FilingSubject {
  accession_number: string
  /** null = no statement that this viewer may see */
  facts: ChatFacts | null
  /** why there are no figures, or a warning about them */
  note: string | null
}

export async function filingSubject(db: Db, accession: string, looking: Looking): Promise<FilingSubject> {
  const found = await findStatement(db, { accession_number: accession })
  const empty = { accession_number: accession, facts: null }
  if (!found) return { ...empty, note: 'This filing has no income statement yet.' }
  if (!maySeeFigures(found.row, looking)) return { ...empty, note: 'The income statement is still under revision.' }
  const source: ChatSource = {
    accession_number: accession,
    cik: found.row.cik,
    statement: storedStatement(found),
    provenance: provenance.parse(found.detail.provenance),
    company: found.filing.company_name,
    tickers: found.filing.tickers,
    form_type: found.filing.form_type,
    filing_date: found.filing.filing_date,
    prior_periods: await visiblePriors(db, found, looking),
    qc: reportOf(found.detail.qc),
    year_before: await yearBefore(db, found, looking),
    others: await visibleOthers(db, accession, looking),
  }
  const note = found.row.qc_passed === false ? FAILED : found.row.is_release ? UNAUDITED : null
  return { accession_number: accession, facts: chatFacts(source), note }
}

const FAILED = 'This statement failed a quality check: its figures may be wrong.'
const UNAUDITED = 'This is an earnings release: its figures are as released, unaudited.'

/** Comparative columns, without those that a period closed to the viewer keeps back (decision 59). */
async function visiblePriors(db: Db, found: FoundStatement, looking: Looking): Promise<PriorPeriod[]> {
  const [detail] = await db
    .select({ prior_periods: statementDetails.prior_periods })
    .from(statementDetails)
    .where(eq(statementDetails.statement_id, found.row.id))
  const closing = columnState(await periodFlags(db, found.row.cik), looking)
  return z
    .array(priorPeriod)
    .parse(detail?.prior_periods ?? [])
    .filter((prior) => closing({ ...prior, months: prior.period_in_months }).length === 0)
}

/** The current statement of the same period a year before, where it is stored and visible. */
async function yearBefore(db: Db, { row }: FoundStatement, looking: Looking): Promise<ChatSource['year_before']> {
  if (row.fiscal_year === null || row.fiscal_period === null) return null
  const [key] = await db
    .select({ accession_number: statements.accession_number })
    .from(statements)
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .where(
      and(
        eq(statements.cik, row.cik),
        eq(statements.is_current, true),
        isReport,
        eq(statements.fiscal_year, row.fiscal_year - 1),
        eq(statements.fiscal_period, row.fiscal_period),
        eq(statements.currency, row.currency),
      ),
    )
    .orderBy(desc(statements.end_date), desc(statements.id))
    .limit(1)
  const found = key ? await findStatement(db, key) : null
  if (!found || !maySeeFigures(found.row, looking) || found.row.qc_passed === false) return null
  return {
    accession_number: found.row.accession_number,
    statement: storedStatement(found),
    provenance: provenance.parse(found.detail.provenance),
  }
}

const MOST_WORDS = 24
/** A filing has some hundreds of passages; the best are chosen among all that share a word. */
const CANDIDATES = 500

/** The passages of a filing that share the question's words, best first, in full. */
export async function passagesFor(db: Db, accession: string, question: string, limit: number): Promise<ShownPassage[]> {
  const words = (question.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const query = sql`websearch_to_tsquery('english'::regconfig, ${words.join(' or ')})`
  const rows = await db
    .select({
      section: filingPassages.section,
      text: filingPassages.text,
      document: filingPassages.document,
      is_main: filingDocuments.is_main,
      start: filingPassages.start_byte,
      end: filingPassages.end_byte,
    })
    .from(filingPassages)
    .innerJoin(
      filingDocuments,
      and(
        eq(filingDocuments.accession_number, filingPassages.accession_number),
        eq(filingDocuments.name, filingPassages.document),
      ),
    )
    .where(and(eq(filingPassages.accession_number, accession), sql`${filingPassages.search} @@ ${query}`))
    .orderBy(asc(filingPassages.document), asc(filingPassages.position))
    .limit(CANDIDATES)
  return bestPassages(question, rows, limit).map(({ section, text, document, is_main, start, end }) => ({
    section,
    text,
    href: sourceHref(accession, { start, end, document: is_main ? null : document }),
  }))
}
