/** Alerts of a reader: making, changing, listing, and how often a rule would have fired. */
import type { Looking, Viewer } from '@topline/core/access/access.ts'
import { firedBy } from '@topline/core/alerts/fires.ts'
import { type AlertAbout, type AlertRule, alertCondition } from '@topline/core/alerts/rule.ts'
import { conditionWords, eventWords } from '@topline/core/alerts/words.ts'
import type { Alert, AlertBody, AlertPreview } from '@topline/core/api/account/alerts.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../db/open.ts'
import { alertEvents, alerts, companies, companyLists, filings, webhooks } from '../../db/schema.ts'
import { noRoom, notFound } from '../../errors.ts'
import { newestFirst } from '../filings/queries.ts'
import { heldList } from '../lists/queries.ts'
import { addressOf } from '../lists/view.ts'
import { seenEvents } from './events.ts'
import { factsFor } from './facts.ts'
import { type AlertLimits, alertLimit, companiesOf } from './queries.ts'
import { needsFor, readFilings } from './read-filings.ts'

type Ctx = Pick<AppContext, 'db' | 'inTx' | 'now' | 'settings'>
type Limited = Pick<Ctx, 'db'> & { settings: AlertLimits }
type AlertRow = typeof alerts.$inferSelect
/** Somebody signed in who looks. */
type Reading = Looking & { viewer: Viewer }

/** Events shown with each rule; filings a preview looks at, and at how many at once. */
const EVENTS = 10
const MOST_EVENTS = 2000
const [LOOKED_AT, RESTATEMENTS_AT, PIECE, SHOWN] = [1000, 200, 100, 5]

/** @throws AppError 409 past what the plan allows, 404 for a company, list or webhook that is not there for the reader */
export async function createAlert(ctx: Ctx, viewer: Viewer, body: AlertBody): Promise<Omit<Alert, 'events'>> {
  const row = await ctx.inTx(async (tx) => {
    // The owner's row first: two calls at once cannot both make the last one.
    await tx.execute(sql`select 1 from users where id = ${viewer.id} for update`)
    const limit = alertLimit(ctx.settings, viewer)
    if ((await tx.$count(alerts, eq(alerts.user_id, viewer.id))) >= limit) throw noRoom(limit, 'alert')
    const now = ctx.now()
    const values = { ...(await valuesOf(tx, viewer.id, body)), user_id: viewer.id, since: now, created_at: now }
    const [made] = await tx.insert(alerts).values(values).returning()
    if (!made) throw new Error('the alert was not stored')
    return made
  })
  return firstOf(await viewAlerts(ctx, [row], viewer))
}

/** A rule that changes, or is switched on again, waits for what comes from then on. */
export async function changeAlert(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  body: AlertBody,
): Promise<Omit<Alert, 'events'>> {
  const row = await ctx.inTx(async (tx) => {
    const [stored] = await tx
      .select()
      .from(alerts)
      .where(and(eq(alerts.id, id), eq(alerts.user_id, viewer.id)))
      .for('update')
    if (!stored) throw notFound('Alert not found')
    const values = await valuesOf(tx, viewer.id, body)
    const wasWaiting = stored.is_active && isSameRule(stored, values)
    const [changed] = await tx
      .update(alerts)
      .set(wasWaiting ? values : { ...values, since: ctx.now() })
      .where(eq(alerts.id, id))
      .returning()
    if (!changed) throw notFound('Alert not found')
    return changed
  })
  return firstOf(await viewAlerts(ctx, [row], viewer))
}

const isSameRule = (stored: AlertRow, { condition, about, cik, list_id }: Values): boolean =>
  JSON.stringify(alertCondition.parse(stored.condition)) === JSON.stringify(alertCondition.parse(condition)) &&
  stored.about === about &&
  stored.cik === cik &&
  stored.list_id === list_id

/** @throws AppError 404 */
export async function deleteAlert(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.user_id, userId)))
    .returning({ id: alerts.id })
  if (gone.length === 0) throw notFound('Alert not found')
}

type Values = Awaited<ReturnType<typeof valuesOf>>

async function valuesOf(tx: Tx, userId: number, { about, when, name, by_mail, webhook_id, is_active }: AlertBody) {
  if (webhook_id !== null) {
    const isOwn = and(eq(webhooks.id, webhook_id), eq(webhooks.user_id, userId))
    if ((await tx.$count(webhooks, isOwn)) === 0) throw notFound('Webhook not found')
  }
  const { cik, list_id } = await subjectOf(tx, userId, about)
  return {
    ...{ name: name === '' ? conditionWords(when) : name, about: about.kind, cik, list_id },
    ...{ condition: { ...when }, kind: when.kind, by_mail, webhook_id, is_active },
  }
}

/** @throws AppError 404 for what is not there for the reader */
async function subjectOf(
  db: Tx,
  userId: number,
  about: AlertAbout,
): Promise<{ cik: string | null; list_id: number | null }> {
  if (about.kind === 'company') {
    const [known] = await db.select({ cik: companies.cik }).from(companies).where(eq(companies.cik, about.cik))
    if (!known) throw notFound(DETAIL.companyNotFound)
    return { cik: known.cik, list_id: null }
  }
  if (about.kind !== 'list') return { cik: null, list_id: null }
  const list = await heldList(db, about.slug, userId)
  if (!list) throw notFound(DETAIL.listNotFound)
  return { cik: null, list_id: list.id }
}

/** The reader's rules, the newest first, each with what fired last. */
export async function alertsOf(ctx: Limited, viewer: Viewer): Promise<Alert[]> {
  const { db } = ctx
  const rows = await db.select().from(alerts).where(eq(alerts.user_id, viewer.id)).orderBy(desc(alerts.id))
  const shown = await viewAlerts(ctx, rows, viewer)
  const events = await newestEvents(db, { viewer, mode: ctx.settings.ACCESS }, EVENTS)
  return shown.map((alert) => ({
    ...alert,
    events: events
      .filter(({ alert_id }) => alert_id === alert.id)
      .map(({ id, company, accession_number, href, text, fired_at }) => ({
        ...{ id, company, accession_number, href, text, fired_at },
      })),
  }))
}

/** What fired last, at most so many a rule, and so many together. */
export async function newestEvents(db: Db, looking: Reading, perRule: number, most = MOST_EVENTS) {
  const place = sql<number>`row_number() over (partition by ${alertEvents.alert_id} order by ${alertEvents.id} desc)`
  const ranked = db
    .select({ id: alertEvents.id, place: place.as('place') })
    .from(alertEvents)
    .innerJoin(alerts, eq(alerts.id, alertEvents.alert_id))
    .where(eq(alerts.user_id, looking.viewer.id))
    .as('ranked')
  const rows = await db
    .select({ event: alertEvents, alert: alerts })
    .from(ranked)
    .innerJoin(alertEvents, eq(alertEvents.id, ranked.id))
    .innerJoin(alerts, eq(alerts.id, alertEvents.alert_id))
    .where(sql`${ranked.place} <= ${perRule}`)
    .orderBy(desc(alertEvents.id))
    .limit(most)
  const seen = await seenEvents(db, rows, looking)
  return seen.map((event, n) => ({ ...event, alert_name: rows[n]?.alert.name ?? '' }))
}

async function viewAlerts(
  { db, settings }: Limited,
  rows: readonly AlertRow[],
  viewer: Viewer,
): Promise<Omit<Alert, 'events'>[]> {
  const of = <T>(ids: (T | null)[]): T[] => [...new Set(ids.flatMap((id) => id ?? []))] as T[]
  const [ciks, lists] = [of(rows.map((row) => row.cik)), of(rows.map((row) => row.list_id))]
  const names = ciks.length === 0 ? [] : await db.select().from(companies).where(inArray(companies.cik, ciks))
  const listed = lists.length === 0 ? [] : await db.select().from(companyLists).where(inArray(companyLists.id, lists))
  const counts = await db
    .select({ id: alertEvents.alert_id, n: sql<number>`count(*)`.mapWith(Number) })
    .from(alertEvents)
    .where(inArray(alertEvents.alert_id, [0, ...rows.map((row) => row.id)]))
    .groupBy(alertEvents.alert_id)
  const isOn = and(eq(alerts.user_id, viewer.id), alerts.is_active)
  const atWork = db.select({ id: alerts.id }).from(alerts).where(isOn).orderBy(alerts.id)
  const working = new Set((await atWork.limit(alertLimit(settings, viewer))).map(({ id }) => id))
  return rows.map((row) => {
    const when = alertCondition.parse(row.condition)
    const list = listed.find((one) => one.id === row.list_id)
    const name = names.find((one) => one.cik === row.cik)?.name ?? ''
    const about: AlertAbout =
      row.about === 'company'
        ? { kind: 'company', cik: row.cik ?? '' }
        : row.about === 'list'
          ? { kind: 'list', slug: list ? addressOf(list, viewer.id) : '' }
          : { kind: row.about }
    return {
      ...{ id: row.id, name: row.name, about, when, by_mail: row.by_mail, webhook_id: row.webhook_id },
      ...{
        is_active: row.is_active,
        rests: row.is_active && !working.has(row.id),
        created_at: row.created_at.toISOString(),
        text: conditionWords(when),
      },
      about_text: { company: name, list: list?.name ?? '', followed: 'What you follow', all: 'All companies' }[
        row.about
      ],
      fired: counts.find((one) => one.id === row.id)?.n ?? 0,
    }
  })
}

/** How often a rule would have fired on what is stored and the reader may see: the newest filings, so many at most. */
export async function previewOf(ctx: Ctx, viewer: Viewer, rule: AlertRule): Promise<AlertPreview> {
  const { when } = rule
  const none = { fired: 0, looked_at: 0, since: null, readable: 0, newest: [] }
  if (when.kind === 'late') return none
  const looking: Looking = { viewer, mode: ctx.settings.ACCESS }
  const subject = await ctx.inTx((tx) => subjectOf(tx, viewer.id, rule.about))
  const ciks = await companiesOf(ctx.db, { ...subject, about: rule.about.kind, user_id: viewer.id })
  const most = when.kind === 'restatement' ? RESTATEMENTS_AT : LOOKED_AT
  const stored = await newestOf(ctx.db, ciks, most)
  const needs = needsFor(when)
  const found: AlertPreview = {
    ...none,
    newest: [],
    looked_at: stored.length,
    since: stored.at(-1)?.filing_date ?? null,
  }
  for (let at = 0; at < stored.length; at += PIECE) {
    const piece = stored.slice(at, at + PIECE).map((one) => one.accession_number)
    const read = await readFilings(ctx.db, piece, needs)
    const order = new Map(read.filings.map((one) => [one.accession_number, one]))
    for (const accession of piece) {
      const filing = order.get(accession)
      if (!filing) continue
      const facts = await factsFor(ctx.db, read, filing, looking, needs)
      if (facts.statement !== null) found.readable += 1
      const fired = firedBy(when, facts)
      if (!fired) continue
      found.fired += 1
      if (found.newest.length === SHOWN) continue
      found.newest.push({
        ...{ company: { cik: filing.cik, name: filing.company_name }, accession_number: accession },
        ...{ href: pagePath(accession, filing.form_type), text: eventWords(when, fired, filing.form_type) },
        filed: filing.filing_date,
      })
    }
  }
  return found
}

async function newestOf(db: Db, ciks: readonly string[] | null, limit: number) {
  if (ciks?.length === 0) return []
  const which: SQL | undefined = ciks === null ? undefined : inArray(filings.cik, [...ciks])
  return db
    .select({ accession_number: filings.accession_number, filing_date: filings.filing_date })
    .from(filings)
    .where(which)
    .orderBy(...newestFirst)
    .limit(limit)
}

function firstOf<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('the alert vanished')
  return row
}
