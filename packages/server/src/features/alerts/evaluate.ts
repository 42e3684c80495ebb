/**
 * The rules are asked about filings that changed. What was noted for them, what fired, its mails and its messages to
 * webhooks change in one transaction: a process that is killed leaves all of it or nothing, another one takes the notes
 * up, and the unique key of rule and event lets none fire twice.
 */
import type { Looking } from '@topline/core/access/access.ts'
import { type Fired, firedBy } from '@topline/core/alerts/fires.ts'
import { addDays, utcDate } from '@topline/core/format/day.ts'
import { expectedOn } from '@topline/core/statement/next-report.ts'
import { inArray, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { alertEvents, alertQueue, companies } from '../../db/schema.ts'
import { type Estimate, estimates } from '../calendar/estimates.ts'
import type { AlertContext } from './context.ts'
import { factsFor } from './facts.ts'
import { companiesOf, rulesAbout, rulesOfKind, type WaitingRule } from './queries.ts'
import { type AlertFiling, both, NOTHING, needsFor, readFilings } from './read-filings.ts'
import { type Told, tell } from './tell.ts'

/** Filings of one transaction; the next one goes on. */
const AT_ONCE = 25
/** What was filed longer before a rule was made is no news to it; as in the trigger that notes it. */
const NEWS_DAYS = 8
/** Companies whose expected reports are looked at together. */
const PIECE = 500

/**
 * Asks the rules about all that waits. Where a round fails its filings are asked about one by one, so that one that cannot be read
 * keeps no other waiting; it stays noted.
 *
 * @returns how many fired
 * @throws what failed last, after all others were asked about
 */
export async function alertsRound(ctx: AlertContext, signal?: AbortSignal): Promise<number> {
  let fired = 0
  let limit = AT_ONCE
  let failure: unknown = null
  const failed: number[] = []
  while (!signal?.aborted) {
    let taken: readonly number[] = []
    try {
      const some = await ctx.inTx((tx) => oneRound(ctx, tx, { limit, except: failed, onTaken: (ids) => (taken = ids) }))
      if (some === null) break
      fired += some
    } catch (error) {
      // Without a note in hand it is the database that fails.
      if (taken.length === 0) throw error
      failure = error
      if (taken.length === 1) failed.push(...taken)
      limit = 1
    }
  }
  if (failure !== null && failed.length > 0) throw failure
  return fired
}

interface Round {
  limit: number
  /** notes that are passed over */
  except: readonly number[]
  /** told of the notes as soon as they are held */
  onTaken: (ids: readonly number[]) => void
}

/** @returns null where nothing waited */
async function oneRound(ctx: AlertContext, tx: Tx, { limit, except, onTaken }: Round): Promise<number | null> {
  const rows = await tx
    .select({ id: alertQueue.id, accession_number: alertQueue.accession_number })
    .from(alertQueue)
    .where(except.length === 0 ? undefined : notInArray(alertQueue.id, [...except]))
    .orderBy(alertQueue.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  onTaken(rows.map(({ id }) => id))
  if (rows.length === 0) return null
  const accessions = [...new Set(rows.map((row) => row.accession_number))]
  const { filings: noted } = await readFilings(tx, accessions, NOTHING)
  const rules = await rulesAbout(tx, ctx.settings, [...new Set(noted.map(({ cik }) => cik))])
  const needs = rules.map(({ when }) => needsFor(when)).reduce(both, NOTHING)
  const read = rules.length === 0 ? null : await readFilings(tx, accessions, needs)
  const found: Found[] = []
  for (const rule of read ? rules : []) {
    const looking: Looking = { viewer: rule.viewer, mode: ctx.settings.ACCESS }
    const companiesOfRule = await companiesOf(tx, rule)
    const oldest = addDays(utcDate(rule.since), -NEWS_DAYS)
    for (const filing of read?.filings ?? []) {
      if (filing.filing_date < oldest || (companiesOfRule && !companiesOfRule.includes(filing.cik))) continue
      const facts = read && (await factsFor(tx, read, filing, looking, needsFor(rule.when)))
      const fired = facts && firedBy(rule.when, facts)
      if (fired) found.push({ rule, fired, filing, cik: filing.cik, company: filing.company_name })
    }
  }
  await tx.delete(alertQueue).where(
    inArray(
      alertQueue.id,
      rows.map(({ id }) => id),
    ),
  )
  return note(ctx, tx, found)
}

interface Found {
  rule: WaitingRule
  fired: Fired
  /** null = a report that did not come */
  filing: AlertFiling | null
  cik: string
  company: string
}

/** Those that had fired on it already are passed over, all others told. */
async function note(ctx: AlertContext, tx: Tx, found: readonly Found[]): Promise<number> {
  const told: Told[] = []
  for (const { rule, fired, filing, cik, company } of found) {
    const accession_number = filing?.accession_number ?? null
    const [event] = await tx
      .insert(alertEvents)
      .values({
        ...{ alert_id: rule.id, event_key: fired.key, cik, accession_number, created_at: ctx.now() },
        // The rule may change afterwards; what fired stays what it was.
        fired: { ...fired, when: rule.when },
      })
      .onConflictDoNothing()
      .returning({ id: alertEvents.id })
    if (event)
      told.push({
        rule,
        fired,
        event_id: event.id,
        company,
        form_type: filing?.form_type ?? null,
        accession_number,
        cik,
      })
  }
  await tell(ctx, tx, told)
  return told.length
}

/** Rules that wait for a day, asked of the calendar's estimates. @returns how many fired */
export async function lateRound(ctx: AlertContext): Promise<number> {
  const today = utcDate(ctx.now())
  const rules = await rulesOfKind(ctx.db, ctx.settings, 'late')
  if (rules.length === 0) return 0
  const asked = await Promise.all(rules.map(async (rule) => ({ rule, ciks: await companiesOf(ctx.db, rule) })))
  const everybody = asked.some(({ ciks }) => ciks === null)
  const ciks = everybody ? await allCiks(ctx.db) : [...new Set(asked.flatMap((one) => one.ciks ?? []))]
  let fired = 0
  for (let at = 0; at < ciks.length; at += PIECE) {
    const late = (await estimates(ctx.db, ciks.slice(at, at + PIECE), today)).filter(({ passed }) => passed)
    fired += await ctx.inTx((tx) =>
      note(
        ctx,
        tx,
        asked.flatMap(({ rule, ciks: own }) =>
          late.filter(({ cik }) => own === null || own.includes(cik)).flatMap((one) => lateFor(rule, one, today)),
        ),
      ),
    )
  }
  return fired
}

function lateFor(rule: WaitingRule, one: Estimate, today: string): Found[] {
  const days = rule.when.kind === 'late' ? rule.when.days : 0
  const isNews = one.date >= addDays(utcDate(rule.since), -NEWS_DAYS)
  if (!isNews || expectedOn(one, today) === null || addDays(one.date, days) >= today) return []
  const fired: Fired = {
    key: `late:${one.cik}:${one.period_code}`,
    period_code: one.period_code,
    ...{ quantity: null, currency: null, value: null, prior: null, change: null },
  }
  return [{ rule, fired, filing: null, cik: one.cik, company: one.name }]
}

const allCiks = async (db: Db): Promise<string[]> =>
  (await db.select({ cik: companies.cik }).from(companies).orderBy(companies.cik)).map((row) => row.cik)
