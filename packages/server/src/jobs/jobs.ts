/**
 * The job queue on both databases (pg-boss). `send` inside `inTx` belongs to the transaction: a rollback leaves no
 * job. Every process may send; only those that call `work` run handlers.
 */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { isDiskFull } from '../db/disk-full.ts'
import type { Database } from '../db/open.ts'
import { afterCommit, currentTx, outsideTx } from '../db/transaction.ts'
import { definedJobs, type JobDefinition } from './define.ts'

interface SendOptions {
  /** higher runs first */
  priority?: number
  /** at most one job with this key a minute */
  singletonKey?: string
  /** seconds to wait before it may start */
  startAfter?: number
}

interface JobRun {
  id: string
  /** aborted when the run is over its time or the process stops */
  signal: AbortSignal
  /** 0 on the first attempt */
  retryCount: number
}

export interface Jobs {
  /**
   * Queues a job; null when one with the same singletonKey was sent within the minute. Inside `inTx` it takes part in
   * that transaction without being handed it: a rollback leaves no job.
   */
  send<P extends object>(job: JobDefinition<P>, payload: P, options?: SendOptions): Promise<string | null>
  /**
   * Runs a job's handler in this process from now on. The payload is parsed first; a wrong one fails the job.
   * @param concurrency handlers at the same time; without it what the definition says
   */
  work<P extends object>(
    job: JobDefinition<P>,
    handler: (payload: P, run: JobRun) => Promise<void>,
    concurrency?: number,
  ): Promise<void>
  /** Sends a job at the times of a cron expression (UTC), once for all processes together; '' ends it. */
  schedule<P extends object>(job: JobDefinition<P>, cron: string, payload: P): Promise<void>
  /** Does `work` in this process every so many seconds until the queue stops; never twice at once. */
  every(seconds: number, work: () => Promise<void>): void
  /** Jobs waiting or running, by name; a job whose process has been silent for too long is neither. */
  counts(): Promise<Record<string, { waiting: number; running: number }>>
  /** Waits for running handlers, at most `seconds`. */
  stop(seconds?: number): Promise<void>
}

const POLL_SECONDS = 2
/** A process that says nothing of a job it took for this long was killed: the job is tried again or given up. */
const SILENT_SECONDS = 30
const BEAT_SECONDS = 8
/** How often one of the processes looks for jobs that were lost. */
const LOOK_SECONDS = 15

/** The queue on our database: inside a transaction it speaks through that. */
function openBoss(database: Database): PgBoss {
  return new PgBoss({
    ...(database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    db: {
      executeSql: (text, values) => {
        const tx = currentTx()
        return tx ? fromDrizzle(tx, sql).executeSql(text, values) : database.exec(text, values)
      },
    },
  })
}

async function countJobs(database: Database): ReturnType<Jobs['counts']> {
  const { rows } = await database.exec(
    `select name, count(*) filter (where state < 'active')::int as waiting,
            count(*) filter (where state = 'active' and (heartbeat_seconds is null
              or heartbeat_on > now() - make_interval(secs => heartbeat_seconds)))::int as running
       from pgboss.job where state <= 'active' group by name`,
  )
  return Object.fromEntries(
    rows.map((row) => [String(row.name), { waiting: Number(row.waiting), running: Number(row.running) }]),
  )
}

/** Never twice at once; what runs is in `running`, so that the queue can wait for it. */
function repeat(
  seconds: number,
  work: () => Promise<void>,
  running: Set<Promise<void>>,
  tell: (err: unknown, what: string) => void,
): NodeJS.Timeout {
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    const run = outsideTx(work)
      .catch((err) => tell(err, 'periodic work'))
      .finally(() => {
        isBusy = false
        running.delete(run)
      })
    running.add(run)
  }, seconds * 1000)
  return timer.unref()
}

export async function startJobs(database: Database, log: Logger): Promise<Jobs> {
  const boss = openBoss(database)
  // The database told that the disk is full; each look for work would tell it again.
  const tell = (err: unknown, what: string) => {
    if (!isDiskFull(err)) log.error({ err }, what)
  }
  boss.on('error', (error) => tell(error, 'job queue'))
  await outsideTx(async () => {
    await boss.start()
    for (const job of definedJobs()) await createQueue(job)
  })
  const created = new Set(definedJobs().map((job) => job.name))
  const workers = new Map<string, string[]>()
  const timers = new Set<NodeJS.Timeout>()
  const periodic = new Set<Promise<void>>()

  async function createQueue(job: JobDefinition<never>): Promise<void> {
    const { retryLimit, expireInSeconds } = job
    const options = { retryLimit, retryBackoff: true, expireInSeconds, heartbeatSeconds: SILENT_SECONDS }
    await boss.createQueue(job.name, options)
    // A queue of an older version keeps what it was made with.
    await boss.updateQueue(job.name, options)
  }
  function requireQueue(name: string): void {
    // Queues are made at the start, outside any transaction: making one inside would wait for itself.
    if (!created.has(name)) throw new Error(`Job ${name} was defined after the queue started`)
  }

  return {
    async send(job, payload, { priority, singletonKey, startAfter } = {}) {
      requireQueue(job.name)
      const id = await boss.send(job.name, job.payload.parse(payload), {
        ...(priority === undefined ? {} : { priority }),
        ...(singletonKey === undefined ? {} : { singletonKey, singletonSeconds: 60 }),
        ...(startAfter === undefined ? {} : { startAfter }),
      })
      // Workers of this process need not wait for their next look; those of others poll.
      afterCommit(() => {
        for (const worker of workers.get(job.name) ?? []) boss.notifyWorker(worker)
      })
      return id
    },
    async work(job, handler, concurrency = job.concurrency) {
      requireQueue(job.name)
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, heartbeatRefreshSeconds: BEAT_SECONDS }
      for (let i = 0; i < concurrency; i++) {
        const worker: string = await outsideTx(() =>
          boss.work<object>(job.name, options, async (batch) => {
            try {
              for (const one of batch) {
                const run = { id: one.id, signal: one.signal, retryCount: one.retryCount }
                await handler(job.payload.parse(one.data), run)
              }
            } finally {
              // Where one job was there may be more: the next look need not wait for its time.
              if (batch.length > 0) boss.notifyWorker(worker)
            }
          }),
        )
        workers.set(job.name, [...(workers.get(job.name) ?? []), worker])
      }
    },
    async schedule(job, cron, payload) {
      requireQueue(job.name)
      if (cron === '') await boss.unschedule(job.name)
      else await boss.schedule(job.name, cron, payload, { tz: 'UTC' })
    },
    every(seconds, work) {
      timers.add(repeat(seconds, work, periodic, tell))
    },
    counts: () => countJobs(database),
    async stop(seconds = 20) {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(periodic)
      await boss.stop({ graceful: true, timeout: seconds * 1000 })
    },
  }
}
