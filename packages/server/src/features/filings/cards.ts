/**
 * Filings as every list, table and header shows them: two queries whatever the list, first the keys of the page in
 * their order, then these rows by key.
 */
import { eq, sql } from 'drizzle-orm'
import { keptParts } from '../../db/kept-parts.ts'
import type { Db } from '../../db/open.ts'
import { onceFor } from '../../db/prepared.ts'
import { analysisRequests, companies, filings, statementDetails, statements, users } from '../../db/schema.ts'
import { asOpenAsReports } from '../statements/released.ts'
import { type StatementRow, statementColumns } from '../statements/rows.ts'

export interface RequestRow {
  id: number
  accession_number: string
  user_id: number | null
  user_name: string | null
  user_email: string | null
  created_at: Date
  updated_at: Date
  started_at: Date | null
  completed_at: Date | null
  status: 'pending' | 'started' | 'completed' | 'failed'
  error_message: string | null
  llm_calls: unknown[]
}

export interface FilingCard {
  accession_number: string
  filing_date: string
  form_type: string
  period_end: string | null
  file_number: string | null
  htm_url: string | null
  cik: string
  company_name: string
  tickers: string[]
  /** its own, else the company's (decision 43) */
  logo_info: { url: string | null; is_logo: boolean; includes_name: boolean; alt_text: string | null } | null
  statement: StatementRow | null
  /** the newest request */
  request: RequestRow | null
}

const requestFields = {
  id: analysisRequests.id,
  accession_number: analysisRequests.accession_number,
  user_id: analysisRequests.user_id,
  created_at: analysisRequests.created_at,
  updated_at: analysisRequests.updated_at,
  started_at: analysisRequests.started_at,
  completed_at: analysisRequests.completed_at,
  status: analysisRequests.status,
  error_message: analysisRequests.error_message,
  llm_calls: analysisRequests.llm_calls,
}

/** Columns of a request with its user, for the joins below. */
export const requestColumns = { ...requestFields, user_name: users.name, user_email: users.email }

/** Cards of the given filings, in the order given; unknown ones are left out. */
export async function filingCards(
  db: Db,
  accessions: readonly string[],
  { withQcReports = false }: { withQcReports?: boolean } = {},
): Promise<FilingCard[]> {
  if (accessions.length === 0) return []
  const kind = withQcReports ? WITH_REPORT : WITHOUT_REPORT
  const cards = await keptParts(kind, accessions, (missing) => readCards(db, missing, withQcReports))
  return accessions.flatMap((accession) => cards.get(accession) ?? [])
}

// With what lists make of it for a few kinds of viewers, as text too.
const WITH_REPORT = { name: 'filing card with report', weight: () => 36 }
const WITHOUT_REPORT = { name: 'filing card', weight: () => 10 }

async function readCards(db: Db, accessions: readonly string[], withQcReports: boolean) {
  const query = withQcReports ? withReports(db) : withoutReports(db)
  const rows = await query.execute({ keys: accessions.join(',') })
  const cards = rows.map((row): FilingCard => {
    const { statement_id, statement, request_id, request, company_logo, qc, ...card } = row
    return {
      ...card,
      logo_info: card.logo_info ?? company_logo,
      // The joins are outer ones: with the key present every column of the row is.
      statement: statement_id === null ? null : ({ ...statement, qc } as StatementRow),
      request: request_id === null ? null : (request as RequestRow),
    }
  })
  const open = await asOpenAsReports(
    db,
    cards.flatMap(({ statement }) => statement ?? []),
  )
  const byId = new Map(open.map((statement) => [statement.id, statement]))
  return new Map(
    cards.map((card) => {
      const value: FilingCard = { ...card, statement: card.statement && (byId.get(card.statement.id) ?? null) }
      return [card.accession_number, { cik: card.cik, value }]
    }),
  )
}

const withReports = onceFor((db) => cardsQuery(db, true).prepare('filing_cards_with_reports'))
const withoutReports = onceFor((db) => cardsQuery(db, false).prepare('filing_cards'))

/** The rows of `keys`, accession numbers with commas between: one text, however many there are. */
function cardsQuery(db: Db, withQcReports: boolean) {
  const newest = db
    .select(requestFields)
    .from(analysisRequests)
    .where(eq(analysisRequests.accession_number, filings.accession_number))
    .orderBy(sql`${analysisRequests.id} desc nulls last`)
    .limit(1)
    .as('newest_request')
  return db
    .select({
      accession_number: filings.accession_number,
      filing_date: filings.filing_date,
      form_type: filings.form_type,
      period_end: filings.period_end,
      file_number: filings.file_number,
      htm_url: filings.htm_url,
      cik: filings.cik,
      company_name: filings.company_name,
      tickers: filings.tickers,
      logo_info: filings.logo_info,
      company_logo: companies.logo_info,
      statement_id: filings.statement_id,
      statement: statementColumns,
      qc: withQcReports ? statementDetails.qc : sql<null>`null`,
      request_id: newest.id,
      request: {
        id: newest.id,
        accession_number: newest.accession_number,
        user_id: newest.user_id,
        user_name: users.name,
        user_email: users.email,
        created_at: newest.created_at,
        updated_at: newest.updated_at,
        started_at: newest.started_at,
        completed_at: newest.completed_at,
        status: newest.status,
        error_message: newest.error_message,
        llm_calls: newest.llm_calls,
      },
    })
    .from(filings)
    .innerJoin(companies, eq(companies.cik, filings.cik))
    .leftJoin(statements, eq(statements.id, filings.statement_id))
    .leftJoin(statementDetails, withQcReports ? eq(statementDetails.statement_id, statements.id) : sql`false`)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(users, eq(users.id, newest.user_id))
    .where(sql`${filings.accession_number} = any(string_to_array(${sql.placeholder('keys')}::text, ','))`)
}
