/**
 * Reports: what of the followed companies has passed QC and was not reported yet, as one mail a user and round. What is
 * reported is noted in the transaction that puts the mail into the outbox, so that no filing is reported twice, whatever
 * the frequency was and however often a round runs (decisions 19, 52 and 59).
 */

import { hasActiveSubscription, type Looking, type Viewer } from '@topline/core/access/access.ts'
import { maySeeFigures } from '@topline/core/access/periods.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { DAY_MS } from '@topline/core/format/day.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { eq, ne } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { emailPreferences, outbox, reportedFilings, users } from '../../db/schema.ts'
import { viewerOf } from '../../http/viewer/session.ts'
import { cashOf } from '../filing-context/cash.ts'
import { revenueGrowths } from '../following/growth.ts'
import { reportAfter } from '../releases/pair.ts'
import { allFilingsOf } from '../releases/queries.ts'
import { releaseOfReport } from '../releases/service.ts'
import { findStatement } from '../statements/queries.ts'
import { asOpenAsReports } from '../statements/released.ts'
import type { StatementRow } from '../statements/rows.ts'
import { accessTo } from '../statements/view.ts'
import { type Followed, type News, newStatements } from './news.ts'
import { type ReportMail, reportHtml, reportText } from './report-mail.ts'
import { type ReportedStatement, reportEntry, reportSubject, reportTitle } from './report-words.ts'

type Ctx = Pick<AppContext, 'db' | 'inTx' | 'settings' | 'now'>

/** Digests are made at six in the morning, UTC; weekly ones on Mondays. */
const DIGEST_HOUR = 6

interface Reader extends Followed {
  email: string
  viewer: Viewer
  frequency: 'off' | 'instant' | 'daily' | 'weekly'
  unsubscribe_token: string
  last_sent_at: Date | null
}

/** One round. @returns the number of mails put into the outbox */
export async function makeReports(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  let made = 0
  for (const reader of await readers(ctx.db)) {
    if (!hasActiveSubscription(reader.viewer, ctx.settings.ACCESS) || !isDue(reader, now)) continue
    if (await reportTo(ctx, reader, now)) made += 1
  }
  return made
}

async function readers(db: Db): Promise<Reader[]> {
  const rows = await db
    .select({ user: users, preferences: emailPreferences })
    .from(emailPreferences)
    .innerJoin(users, eq(users.id, emailPreferences.user_id))
    .where(ne(emailPreferences.frequency, 'off'))
    .orderBy(users.id)
  return rows.map(({ user, preferences }) => ({
    id: user.id,
    email: user.email,
    viewer: viewerOf(user),
    frequency: preferences.frequency,
    scope: preferences.scope,
    unsubscribe_token: preferences.unsubscribe_token,
    since: preferences.updated_at,
    last_sent_at: preferences.last_sent_at,
  }))
}

/** Instant ones always; a digest once its hour has come and none was made since. */
function isDue({ frequency, last_sent_at, since }: Reader, now: Date): boolean {
  if (frequency === 'instant') return true
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DIGEST_HOUR))
  let hour = today.getTime() > now.getTime() ? today.getTime() - DAY_MS : today.getTime()
  if (frequency === 'weekly') hour -= ((new Date(hour).getUTCDay() + 6) % 7) * DAY_MS
  return Math.max(last_sent_at?.getTime() ?? 0, since.getTime()) < hour
}

async function reportTo(ctx: Ctx, reader: Reader, now: Date): Promise<boolean> {
  const looking: Looking = { viewer: reader.viewer, mode: ctx.settings.ACCESS }
  const found = await openNews(ctx.db, await newStatements(ctx.db, reader, looking, now), looking)
  if (found.length === 0) return false
  const growths = await revenueGrowths(
    ctx.db,
    found.map(({ row }) => row),
    looking,
  )
  const cash = await cashSentences(ctx.db, found, looking)
  const releases = await releasesBefore(ctx.db, found, looking)
  return ctx.inTx(async (tx) => {
    const reported = await tx
      .insert(reportedFilings)
      .values(
        found.map(({ row }) => ({ user_id: reader.id, accession_number: row.accession_number, reported_at: now })),
      )
      .onConflictDoNothing()
      .returning({ accession_number: reportedFilings.accession_number })
    const fresh = new Set(reported.map((one) => one.accession_number))
    const entries = found
      .filter(({ row }) => fresh.has(row.accession_number))
      .map(
        ({ row, filing }): ReportedStatement => ({
          ...filing,
          accession_number: row.accession_number,
          period_code: periodCode(row),
          currency: row.currency,
          total_revenue: row.total_revenue,
          gross_profit: row.gross_profit,
          operating_income: row.operating_income,
          net_income: row.net_income,
          revenue_growth: growths.get(row.accession_number) ?? null,
          since_release: releases.get(row.accession_number) ?? null,
          cash: cash.get(row.accession_number) ?? null,
        }),
      )
    const [first] = entries
    if (!first) return false
    await tx
      .insert(outbox)
      .values({
        user_id: reader.id,
        to_email: reader.email,
        ...composed(ctx, reader, entries, now),
        once_key: `report:${reader.id}:${first.accession_number}`,
        created_at: now,
        next_attempt_at: now,
      })
      .onConflictDoNothing()
    await tx.update(emailPreferences).set({ last_sent_at: now }).where(eq(emailPreferences.user_id, reader.id))
    return true
  })
}

/** What the reader may see of it; a release is news only until the report of its period is there. */
async function openNews(db: Db, news: News, looking: Looking): Promise<News> {
  const rows = await asOpenAsReports(
    db,
    news.map(({ row }) => row),
  )
  const told = await Promise.all(
    news.map(async ({ filing }, n): Promise<News> => {
      const row = rows[n]
      if (!row || !maySeeFigures(row, looking)) return []
      return row.is_release && (await isFollowed(db, row)) ? [] : [{ row, filing }]
    }),
  )
  return told.flat()
}

async function isFollowed(db: Db, { cik, accession_number }: StatementRow): Promise<boolean> {
  const all = await allFilingsOf(db, cik)
  const release = all.find((one) => one.accession_number === accession_number)
  return release !== undefined && reportAfter(release, all) !== null
}

/** By accession number, of reports that a release came before: how much of it they say otherwise. */
async function releasesBefore(db: Db, found: News, looking: Looking) {
  const told = await Promise.all(
    found.map(async ({ row: { cik, accession_number, is_release } }) => {
      const before = is_release ? null : await releaseOfReport(db, cik, accession_number, looking)
      if (!before || before.compared === null || before.changed === null) return []
      const { filing_date, compared, changed } = before
      return [[accession_number, { filing_date, compared, changed }] as const]
    }),
  )
  return new Map(told.flat())
}

/** By accession number, of the filings whose detail the reader may read. */
async function cashSentences(
  db: Db,
  found: readonly { row: StatementRow }[],
  looking: Looking,
): Promise<Map<string, string>> {
  const told = await Promise.all(
    found.map(async ({ row: { accession_number } }): Promise<[string, string][]> => {
      const statement = await findStatement(db, { accession_number })
      if (!statement || accessTo(statement.row, looking).detail !== 'ok') return []
      const cash = await cashOf(db, statement, looking)
      return cash ? [[accession_number, cash.sentence]] : []
    }),
  )
  return new Map(told.flat())
}

const WHY = {
  instant: 'Report as soon as a statement is read',
  daily: 'Daily report',
  weekly: 'Weekly report',
  off: 'Report',
} as const

function composed({ settings }: Ctx, reader: Reader, entries: readonly ReportedStatement[], now: Date) {
  const site = settings.PUBLIC_URL.replace(/\/+$/, '')
  const unsubscribe = `${site}/api/email-reports/unsubscribe?token=${encodeURIComponent(reader.unsubscribe_token)}`
  const mail: ReportMail = {
    title: reportTitle(entries.length),
    date: formatDate(now.toISOString()),
    entries: entries.map((entry) => reportEntry(entry, site)),
    why: `${WHY[reader.frequency]} about followed ${reader.scope}.`,
    links: { account: `${site}/account`, unsubscribe, home: site },
  }
  return {
    subject: reportSubject(entries),
    text: reportText(mail),
    html: reportHtml(mail),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
