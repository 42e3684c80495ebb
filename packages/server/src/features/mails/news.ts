/** What is new of what a reader follows: companies, the companies of lists, or what the screens that they keep find. */
import type { Looking } from '@topline/core/access/access.ts'
import { DAY_MS, utcDate } from '@topline/core/format/day.ts'
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import {
  companyFollows,
  companyListMembers,
  type emailPreferences,
  filings,
  listFollows,
  reportedFilings,
  statements,
} from '../../db/schema.ts'
import { filingsOfScreens, followedScreens } from '../screener/followed.ts'
import { statementColumns } from '../statements/rows.ts'

export interface Followed {
  /** of the user */
  id: number
  scope: (typeof emailPreferences.$inferSelect)['scope']
  /** since when the settings are as they are */
  since: Date
}

/** Statements older than this are no news any more, whoever begins to follow. */
const NEWS_DAYS = 8
const MOST_A_MAIL = 40
/** Newest filings of a screen among which news are looked for. */
const OF_A_SCREEN = 500

export type News = Awaited<ReturnType<typeof newStatements>>

/** Current statements that passed QC since the user follows, unreported, newest filings first. */
export async function newStatements(db: Db, { id, scope, since }: Followed, looking: Looking, now: Date) {
  const found = scope === 'screens' ? await ofScreens(db, id, looking, now) : null
  if (found?.length === 0) return []
  const followed = scope === 'lists' ? companiesOfLists(db, id) : found ? companiesOf(db, found) : companiesOne(db, id)
  const news = new Date(Math.max(now.getTime() - NEWS_DAYS * DAY_MS, since.getTime()))
  return db
    .select({
      row: statementColumns,
      filing: { company_name: filings.company_name, tickers: filings.tickers, form_type: filings.form_type },
    })
    .from(statements)
    .innerJoin(followed, eq(followed.cik, statements.cik))
    .innerJoin(filings, eq(filings.accession_number, statements.accession_number))
    .leftJoin(
      reportedFilings,
      and(eq(reportedFilings.accession_number, statements.accession_number), eq(reportedFilings.user_id, id)),
    )
    .where(
      and(
        eq(statements.is_current, true),
        eq(statements.qc_passed, true),
        gt(statements.extracted_at, news),
        sql`${statements.extracted_at} > ${followed.since}`,
        isNull(reportedFilings.user_id),
        found ? or(...found.map(isOfScreen)) : undefined,
      ),
    )
    .orderBy(sql`${filings.filing_date} desc`, sql`${filings.accession_number} desc`)
    .limit(MOST_A_MAIL)
}

const companiesOne = (db: Db, userId: number) =>
  db
    .select({ cik: companyFollows.cik, since: sql<Date>`${companyFollows.created_at}`.as('since') })
    .from(companyFollows)
    .where(eq(companyFollows.user_id, userId))
    .as('followed')

const companiesOfLists = (db: Db, userId: number) =>
  db
    .select({ cik: companyListMembers.cik, since: sql<Date>`min(${listFollows.created_at})`.as('since') })
    .from(listFollows)
    .innerJoin(companyListMembers, eq(companyListMembers.list_id, listFollows.list_id))
    .where(eq(listFollows.user_id, userId))
    .groupBy(companyListMembers.cik)
    .as('followed')

interface OfScreen {
  accessions: string[]
  since: Date
}

/** Of each followed screen the filings that the newest figures of its companies are from, by what the reader may see. */
async function ofScreens(db: Db, userId: number, looking: Looking, now: Date): Promise<OfScreen[]> {
  const found: OfScreen[] = []
  for (const screen of await followedScreens(db, userId)) {
    const accessions = await filingsOfScreens(db, [screen], looking, { today: utcDate(now), limit: OF_A_SCREEN })
    if (accessions.length > 0) found.push({ accessions, since: new Date(screen.followed_at) })
  }
  return found
}

/** Since when they are followed, each screen says of its own filings. */
const companiesOf = (db: Db, found: readonly OfScreen[]) =>
  db
    .selectDistinct({ cik: filings.cik, since: sql<Date>`'-infinity'::timestamptz`.as('since') })
    .from(filings)
    .where(
      inArray(
        filings.accession_number,
        found.flatMap(({ accessions }) => accessions),
      ),
    )
    .as('followed')

const isOfScreen = ({ accessions, since }: OfScreen): SQL | undefined =>
  and(inArray(statements.accession_number, accessions), gt(statements.extracted_at, since))
