/** What `doctor` finds out of what a site does by itself: lists, alerts, webhooks, the screener, the data set. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isLocked } from '../db/lock.ts'
import { migrationState } from '../db/migrate.ts'
import { type Db, openDb } from '../db/open.ts'
import { readManifest } from '../features/dataset/manifest.ts'
import { unscreened } from '../features/screened/fill.ts'
import { reasonIn } from '../file-reason.ts'
import type { Settings } from '../settings.ts'
import type { Finding } from './findings.ts'

const counts = z.object({
  lists: z.coerce.number(),
  alerts: z.coerce.number(),
  noted: z.coerce.number(),
  webhooks: z.coerce.number(),
  off: z.coerce.number(),
  overdue: z.coerce.number(),
})

/** Ten minutes: rounds are made every minute. */
const LATE = sql`now() - interval '10 minutes'`

/** @returns nothing while there is no database of this version that may be opened here */
export async function findWatching(settings: Settings): Promise<Finding[]> {
  if (settings.DATABASE_URL === '') {
    if (!existsSync(join(settings.DATA_DIR, 'database'))) return []
    if (await isLocked(settings.DATA_DIR))
      return [
        { name: 'watching', state: 'off', text: 'the running process holds the database; its log tells of alerts' },
      ]
  }
  try {
    const database = await openDb({ ...settings, migrate: false })
    try {
      const { applied, known } = await migrationState((text) => database.exec(text))
      return applied < known ? [] : await watchingOf(database.db, settings)
    } finally {
      await database.close()
    }
  } catch (error) {
    return [{ name: 'watching', state: 'off', text: `could not be looked at: ${reasonIn(error)}` }]
  }
}

const limitWords = ({ free, hobby, pro }: Settings['LISTS_PER_USER']) =>
  `free ${free}, Hobby ${hobby}, Pro ${pro} a reader`

/** Lists, alerts, webhooks and the screener, each with what to do where it stands still. */
export async function watchingOf(db: Db, settings: Settings): Promise<Finding[]> {
  const { rows } = await db.execute(sql`
    select (select count(*) from company_lists where owner_id is not null) as lists,
      (select count(*) from alerts where is_active) as alerts,
      (select count(*) from alert_queue where created_at < ${LATE}) as noted,
      (select count(*) from webhooks) as webhooks,
      (select count(*) from webhooks where disabled_reason is not null) as off,
      (select count(*) from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.state = 'waiting' and w.disabled_reason is null and d.next_attempt_at < ${LATE}) as overdue`)
  const { lists, alerts, noted, webhooks, off, overdue } = counts.parse(rows[0])
  const waiting = await unscreened(db)
  const noWorker = 'is a worker running?'
  return [
    { name: 'lists', state: 'ok', text: `${lists} of readers; ${limitWords(settings.LISTS_PER_USER)}` },
    noted > 0
      ? { name: 'alerts', state: 'wrong', text: `${noted} filings were not asked about for ten minutes: ${noWorker}` }
      : { name: 'alerts', state: 'ok', text: `${alerts} rules; ${limitWords(settings.ALERTS_PER_USER)}` },
    overdue > 0
      ? { name: 'webhooks', state: 'wrong', text: `${overdue} messages are overdue by ten minutes: ${noWorker}` }
      : {
          ...{ name: 'webhooks', state: 'ok' },
          text: `${webhooks}, of them ${off} switched off; messages are kept for ${settings.WEBHOOK_LOG_DAYS} days`,
        },
    waiting > 0
      ? {
          name: 'screener',
          state: 'off',
          text: `${waiting} companies wait to be filled in; a worker does it by itself`,
        }
      : { name: 'screener', state: 'ok', text: 'all companies are filled in' },
  ]
}

/** A folder that `export --parquet` wrote: as of when, and whether each file is there as the manifest says. */
export async function findDataset(folder: string): Promise<Finding> {
  const name = 'data set'
  const again = `run topline export --parquet ${folder}`
  try {
    const manifest = await readManifest(folder)
    if (!manifest) return { name, state: 'wrong', text: `${folder} holds none: ${again}` }
    const files = manifest.tables.flatMap((table) => table.files)
    const damaged = files.filter(
      ({ path, bytes }) => statSync(join(folder, path), { throwIfNoEntry: false })?.size !== bytes,
    )
    if (damaged.length > 0)
      return {
        ...{ name, state: 'wrong' },
        text: `${damaged.length} of ${files.length} files in ${folder} are missing or cut, ${damaged[0]?.path}: ${again}`,
      }
    if (existsSync(join(folder, '.writing')))
      return { name, state: 'wrong', text: `an export into ${folder} was cut off: remove ${join(folder, '.writing')}` }
    return { name, state: 'ok', text: `${files.length} files in ${folder}, as of ${manifest.as_of}` }
  } catch (error) {
    return { name, state: 'wrong', text: reasonIn(error) }
  }
}
