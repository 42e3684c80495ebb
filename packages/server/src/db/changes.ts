/**
 * What was committed since, by whichever process: triggers note the topics of every transaction, a table or a company
 * (migration 0023). A process looks at what its last snapshot did not show and this one shows; by that it knows exactly
 * which topics changed before a request came in, at the price of one short query.
 */
import { sql } from 'drizzle-orm'
import { SharedTurn } from './shared-turn.ts'
import type { Db } from './transaction.ts'

/** Beyond so many changed topics at once, and so many remembered, everything counts as changed. */
const [MOST_AT_ONCE, MOST_TOPICS] = [2_000, 50_000]
const ALL_COMPANIES = 'company *'
/** By which the embedded database knows a look. */
export const LOOK_MARK = 'from pg_current_snapshot() as now (snapshot), changes_pruned'

interface Look {
  snapshot: string
  /** of the database server: one that was restored or took over may count its transactions from where it was */
  started: string
  /** changes between the last look and this one were taken away */
  is_late: boolean
  topics: string[]
}

export class Changes {
  private readonly db: Db
  /** the last look; every answer knows that of its request */
  private at = 0
  private last: { snapshot: string; started: string } | undefined
  /** answers from before it are as if everything had changed */
  private floor = 0
  private companiesFloor = 0
  private readonly changed = new Map<string, number>()
  private readonly turn = new SharedTurn<number>()
  private readonly asked: (() => number) | undefined
  /** how often the database had been asked before the last look began */
  private askedBefore: number | undefined

  /** @param database its `asked` spares the looks between which nothing was asked of it */
  constructor({ db, asked }: { db: Db; asked?(): number }) {
    this.db = db
    this.asked = asked
  }

  /**
   * Learns of everything that was committed before the call.
   * @returns its number, for `isUnchanged`
   */
  look(): Promise<number> {
    return this.turn.join(() => this.lookNow())
  }

  /** Whether none of the topics changed between the look of this number and the last one. */
  isUnchanged(topics: readonly string[], since: number): boolean {
    if (since < this.floor) return false
    return topics.every(
      (topic) =>
        (this.changed.get(topic) ?? 0) <= since && (!topic.startsWith('company ') || this.companiesFloor <= since),
    )
  }

  private async lookNow(): Promise<number> {
    const asked = this.asked?.()
    if (asked !== undefined && asked === this.askedBefore) return this.at
    const found = await readChanges(this.db, this.last?.snapshot ?? null)
    this.askedBefore = asked
    this.at += 1
    const isLost = found.started !== this.last?.started || found.is_late || found.topics.length > MOST_AT_ONCE
    this.last = { snapshot: found.snapshot, started: found.started }
    if (isLost || this.changed.size > MOST_TOPICS) {
      this.floor = this.at
      this.changed.clear()
    }
    for (const topic of found.topics) {
      if (topic === ALL_COMPANIES) this.companiesFloor = this.at
      else this.changed.set(topic, this.at)
    }
    return this.at
  }
}

/** Rows that show now lie below the newest transaction; said, it lets the planner know that they are few. */
async function readChanges(db: Db, last: string | null): Promise<Look> {
  const { rows } = await db.execute<{ snapshot: string; started: string; is_late: boolean; topics: string[] }>(sql`
    select now.snapshot::text as snapshot, pg_postmaster_start_time()::text as started,
      p.pruned > pg_snapshot_xmin(${last}::pg_snapshot) as is_late,
      array(select distinct topic from changes
        where xid >= pg_snapshot_xmin(${last}::pg_snapshot) and xid < pg_snapshot_xmax(now.snapshot)
          and not pg_visible_in_snapshot(xid, ${last}::pg_snapshot)
        limit ${MOST_AT_ONCE + 1}) as topics
    ${sql.raw(LOOK_MARK)} p`)
  const [row] = rows
  if (!row) throw new Error('changes_pruned has no row')
  return { ...row, is_late: row.is_late === true }
}

/**
 * Takes away what was noted before the round before this one. A process that did not look since then is told so by
 * `pruned`, and keeps nothing from before.
 */
export async function pruneChanges(db: Db): Promise<void> {
  await db.execute(sql`
    with round as (
      update changes_pruned set pruned = next, next = pg_snapshot_xmin(pg_current_snapshot()) returning pruned
    )
    delete from changes where xid < (select pruned from round)`)
}
