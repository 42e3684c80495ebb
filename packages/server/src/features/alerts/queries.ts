/** Rules of alerts by what is asked of them. */
import type { Looking } from '@topline/core/access/access.ts'
import { type AlertCondition, alertCondition } from '@topline/core/alerts/rule.ts'
import { limitOf } from '@topline/core/plans/limits.ts'
import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open.ts'
import { alerts, companyFollows, companyListMembers, listFollows, users } from '../../db/schema.ts'
import { viewerOf } from '../../http/viewer/session.ts'
import type { Settings } from '../../settings.ts'

export interface WaitingRule {
  id: number
  name: string
  user_id: number
  email: string
  viewer: NonNullable<Looking['viewer']>
  when: AlertCondition
  by_mail: boolean
  webhook_id: number | null
  since: Date
  about: 'company' | 'list' | 'followed' | 'all'
  cik: string | null
  list_id: number | null
}

export type AlertLimits = Pick<Settings, 'ALERTS_PER_USER' | 'ACCESS'>

/** Of a reader's rules that are switched on the oldest work, as many as the plan allows; the others rest. */
export const alertLimit = (settings: AlertLimits, viewer: WaitingRule['viewer']): number =>
  limitOf(settings.ALERTS_PER_USER, viewer, settings.ACCESS)

/** Rules at work about any of the companies. */
export async function rulesAbout(db: Db, settings: AlertLimits, ciks: readonly string[]): Promise<WaitingRule[]> {
  if (ciks.length === 0) return []
  const listed = db
    .select({ one: sql`1` })
    .from(companyListMembers)
    .where(and(eq(companyListMembers.list_id, alerts.list_id), inArray(companyListMembers.cik, [...ciks])))
  return waiting(
    db,
    settings,
    or(
      eq(alerts.about, 'all'),
      inArray(alerts.cik, [...ciks]),
      sql`exists ${listed}`,
      and(eq(alerts.about, 'followed'), sql`exists ${followedOf(db, ciks)}`),
    ),
  )
}

export const rulesOfKind = (db: Db, settings: AlertLimits, kind: AlertCondition['kind']): Promise<WaitingRule[]> =>
  waiting(db, settings, eq(alerts.kind, kind))

async function waiting(db: Db, settings: AlertLimits, which: SQL | undefined): Promise<WaitingRule[]> {
  const older = alias(alerts, 'older')
  const before = db
    .select({ n: sql`count(*)` })
    .from(older)
    .where(and(eq(older.user_id, alerts.user_id), older.is_active, lt(older.id, alerts.id)))
  const rows = await db
    .select({ rule: alerts, user: users, before: sql<number>`(${before})`.mapWith(Number) })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.user_id))
    .where(and(alerts.is_active, which))
    .orderBy(alerts.id)
  return rows.flatMap(({ rule, user, before }) => {
    const viewer = viewerOf(user)
    if (before >= alertLimit(settings, viewer)) return []
    return {
      ...{ id: rule.id, name: rule.name, user_id: user.id, email: user.email, viewer },
      ...{ when: alertCondition.parse(rule.condition), by_mail: rule.by_mail, webhook_id: rule.webhook_id },
      ...{ since: rule.since, about: rule.about, cik: rule.cik, list_id: rule.list_id },
    }
  })
}

/** Rows where the user of the rule follows one of the companies, by itself or in a list. */
function followedOf(db: Db, ciks: readonly string[]): SQL {
  const direct = db
    .select({ cik: companyFollows.cik })
    .from(companyFollows)
    .where(and(eq(companyFollows.user_id, alerts.user_id), inArray(companyFollows.cik, [...ciks])))
  const listed = db
    .select({ cik: companyListMembers.cik })
    .from(companyListMembers)
    .innerJoin(listFollows, eq(listFollows.list_id, companyListMembers.list_id))
    .where(and(eq(listFollows.user_id, alerts.user_id), inArray(companyListMembers.cik, [...ciks])))
  return sql`(${direct} union all ${listed})`
}

/** The companies that a rule is about; null = all that are stored. */
export async function companiesOf(
  db: Db,
  { about, cik, list_id, user_id }: Pick<WaitingRule, 'about' | 'cik' | 'list_id' | 'user_id'>,
): Promise<string[] | null> {
  if (about === 'all') return null
  if (about === 'company') return cik === null ? [] : [cik]
  const members = db.select({ cik: companyListMembers.cik }).from(companyListMembers)
  if (about === 'list') {
    const rows = await members.where(eq(companyListMembers.list_id, list_id ?? 0))
    return rows.map((row) => row.cik)
  }
  const direct = await db
    .select({ cik: companyFollows.cik })
    .from(companyFollows)
    .where(eq(companyFollows.user_id, user_id))
  const listed = await members
    .innerJoin(listFollows, eq(listFollows.list_id, companyListMembers.list_id))
    .where(eq(listFollows.user_id, user_id))
  return [...new Set([...direct, ...listed].map((row) => row.cik))]
}
