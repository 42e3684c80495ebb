/**
 * The budget of requests to EDGAR, one row of the database shared by all processes (SEC fair access: at most 10
 * requests a second over all machines; whoever goes over is shut out for ten minutes).
 */
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../errors.ts'

export interface RateGate {
  /**
   * Waits for this request's turn.
   * @throws AppError('upstream', retryable) when EDGAR has asked for a pause longer than this caller waits
   */
  take(): Promise<void>
  /** EDGAR refused (403, 429): nobody asks before ten minutes are over, twice as long each time in a row. */
  pause(retryAfterSeconds: number | null): Promise<void>
  /** EDGAR answered: the next pause is a short one again. */
  succeeded(): Promise<void>
}

export interface RateOptions {
  /** requests in any sliding second */
  rate: number
  /** longest pause a caller waits for, milliseconds; a person at a page waits for none, a command for all */
  maxWait: number
  wait(milliseconds: number): Promise<void>
  /** tests bring their own; without it the database's clock counts, since machines disagree */
  clock?: () => Date
  onPause?: (until: Date) => void
}

const FIRST_PAUSE = 600_000
const LONGEST_PAUSE = 6 * 3_600_000
/** Requests are spread evenly and a little wider than needed: what starts evenly does not arrive evenly. */
const SLACK = 16

interface Row {
  now: number
  at: number
  paused: number
  pauses: number
}

export function databaseGate(db: Db, options: RateOptions): RateGate {
  const spacing = Math.ceil(1000 / options.rate) + SLACK
  let mayBePaused = true
  const now = () => {
    const injected = options.clock?.()
    return injected ? sql`${injected.toISOString()}::timestamptz` : sql`clock_timestamp()`
  }
  const one = async (statement: ReturnType<typeof sql>): Promise<Row> => {
    const { rows } = await db.execute(statement)
    const row = rows[0] as Record<keyof Row, string | number> | undefined
    if (!row) throw new Error('the row of the EDGAR budget is missing')
    return { now: Number(row.now), at: Number(row.at), paused: Number(row.paused), pauses: Number(row.pauses) }
  }
  const columns = (at: ReturnType<typeof sql>, current: ReturnType<typeof sql>) => sql`
    extract(epoch from ${current}) * 1000 as now, extract(epoch from ${at}) * 1000 as at,
    coalesce(extract(epoch from paused_until) * 1000, 0) as paused, pauses`

  const untilUnpaused = async () => {
    for (;;) {
      const current = now()
      const row = await one(sql`select ${columns(sql`next_at`, current)} from edgar_rate where id = 1`)
      mayBePaused = row.pauses > 0
      const left = row.paused - row.now
      if (left <= 0) return
      if (left > options.maxWait)
        throw new AppError('upstream', `EDGAR has asked for a pause until ${new Date(row.paused).toISOString()}`, {
          isRetryable: true,
          retryAfter: Math.ceil(left / 1000),
        })
      options.onPause?.(new Date(row.paused))
      await options.wait(left)
    }
  }

  return {
    async take() {
      await db.execute(sql`insert into edgar_rate (id) values (1) on conflict do nothing`)
      await untilUnpaused()
      const current = now()
      const gap = sql`make_interval(secs => ${spacing / 1000})`
      const turn = await one(sql`
        update edgar_rate set next_at = greatest(next_at, ${current}, coalesce(paused_until, ${current})) + ${gap}
        where id = 1 returning ${columns(sql`next_at - ${gap}`, current)}`)
      if (turn.at > turn.now) await options.wait(turn.at - turn.now)
      // Somebody may have been refused while this one waited for its turn.
      if (turn.at > turn.now) await untilUnpaused()
    },
    async pause(retryAfterSeconds) {
      mayBePaused = true
      const current = now()
      const asked = Math.max(0, retryAfterSeconds ?? 0)
      // Requests that were under way together are refused together: that is one refusal, not many.
      await db.execute(sql`
        update edgar_rate set pauses = pauses + 1, paused_until = ${current} + make_interval(secs => greatest(
          ${asked}::float, least(${LONGEST_PAUSE / 1000}::float, ${FIRST_PAUSE / 1000}::float * power(2, least(pauses, 10)))))
        where id = 1 and (paused_until is null or paused_until <= ${current})`)
    },
    async succeeded() {
      if (!mayBePaused) return
      await db.execute(
        sql`update edgar_rate set pauses = 0, paused_until = null where id = 1 and pauses > 0 and paused_until <= ${now()}`,
      )
      mayBePaused = false
    },
  }
}
