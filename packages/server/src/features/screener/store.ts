/**
 * All companies as the screener compares them, in memory: a table for each basis and sight that was asked for. Before each
 * answer one short query, shared by those who wait for it, tells which companies were changed by whatever was committed
 * since (migration 0025), and these alone are read again. So every answer holds what was committed before it was asked
 * for: a write shows at once, and what was closed is gone at once.
 */
import { SCREEN_NAMES, type ScreenBasis } from '@topline/core/screen/quantities.ts'
import { ScreenTable } from '@topline/core/screen/table.ts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { currentReading } from '../../db/reading.ts'
import { companies, type ScreenSight, screenedPeriods } from '../../db/schema.ts'
import { SharedTurn } from '../../db/shared-turn.ts'

/** Companies that are read at once, so that nobody else waits for long; beyond so many changes everything is read again. */
const [AT_ONCE, MOST_CHANGES] = [1_000, 2_000]

const lookRow = z.object({
  snapshot: z.string(),
  /** of the database server: one that was restored or took over may count its transactions from where it was */
  started: z.string(),
  waiting: z.number(),
  ciks: z.array(z.string()),
})
type Look = z.infer<typeof lookRow>

const tableRow = z.object({
  cik: z.string(),
  basis: z.string(),
  sight: z.string(),
  name: z.string(),
  sic: z.string().nullable(),
  period_code: z.string(),
  end_date: z.string(),
  currency: z.string(),
  form: z.string().nullable(),
  accession_number: z.string().nullable(),
  from_release: z.boolean(),
  failed_quality_check: z.boolean(),
  hidden: z.boolean(),
})
type TableRow = z.infer<typeof tableRow> & { figures: readonly (number | null)[] }

const keyOf = ({ basis, sight }: { basis: string; sight: string }) => `${basis} ${sight}`
const FIGURES = sql.raw(SCREEN_NAMES.map((name) => `p."${name}"`).join(', '))

class ScreenStore {
  private readonly db: Db
  private readonly tables = new Map<string, ScreenTable>()
  private readonly wanted = new Map<string, { basis: ScreenBasis; sight: ScreenSight }>()
  private last: Look | undefined
  private readonly turn = new SharedTurn<Look>()

  constructor(db: Db) {
    this.db = db
  }

  /**
   * With everything that was committed before the call. To be read at once, before anything else is waited for.
   * @returns `waiting`: stored companies that are still to be filled in
   */
  async table(basis: ScreenBasis, sight: ScreenSight): Promise<{ table: ScreenTable; waiting: number }> {
    // What others looked up is noted for none of those who waited: no answer made of it is kept.
    currentReading()?.noteElse()
    const key = keyOf({ basis, sight })
    this.wanted.set(key, { basis, sight })
    const { waiting } = await this.turn.join(() => this.refresh())
    const table = this.tables.get(key)
    if (!table) throw new Error(`No screened periods of ${key} were read`)
    return { table, waiting }
  }

  private async refresh(): Promise<Look> {
    const look = await this.look()
    const isLost = look.started !== this.last?.started || look.ciks.length > MOST_CHANGES
    if (isLost) this.tables.clear()
    else if (look.ciks.length > 0) await this.readAgain(look.ciks)
    for (const [key, kind] of [...this.wanted]) if (!this.tables.has(key)) await this.readAll(key, kind)
    this.last = look
    return look
  }

  private async look(): Promise<Look> {
    const last = this.last?.snapshot ?? null
    const { rows } = await this.db.execute(sql`
      select now.snapshot::text as snapshot, pg_postmaster_start_time()::text as started,
        (select count(*)::int from ${companies} where not ${companies.is_screened}) as waiting,
        array(select cik::text from screened_changes
          where xid >= pg_snapshot_xmin(${last}::pg_snapshot) and xid < pg_snapshot_xmax(now.snapshot)
            and not pg_visible_in_snapshot(xid, ${last}::pg_snapshot)
          limit ${MOST_CHANGES + 1}) as ciks
      from pg_current_snapshot() as now (snapshot)`)
    return lookRow.parse(rows[0])
  }

  /** The tables change only once everything is read: who looks into one meanwhile sees it whole. */
  private async readAgain(ciks: readonly string[]): Promise<void> {
    const found = await this.rows(sql`p.cik = any(${sql.param(ciks)}::bigint[])`)
    for (const [key, table] of this.tables) {
      const rows = new Map(found.filter((row) => keyOf(row) === key).map((row) => [row.cik, row]))
      for (const cik of ciks) {
        const row = rows.get(cik)
        if (row) table.put(row, row.figures)
        else table.remove(cik)
      }
    }
  }

  private async readAll(key: string, { basis, sight }: { basis: ScreenBasis; sight: ScreenSight }): Promise<void> {
    const table = new ScreenTable()
    for (let after = '0'; ; ) {
      const found = await this.rows(
        sql`p.basis = ${basis} and p.sight = ${sight} and p.cik > ${after}::bigint order by p.cik limit ${AT_ONCE}`,
      )
      for (const row of found) table.put(row, row.figures)
      if (found.length < AT_ONCE) break
      after = found.at(-1)?.cik ?? after
    }
    this.tables.set(key, table)
  }

  private async rows(which: SQL): Promise<TableRow[]> {
    const { rows } = await this.db.execute<Record<string, unknown>>(sql`
      select p.cik::text as cik, p.basis, p.sight, c.name, c.sic, p.period_code, p.end_date::text as end_date, p.currency,
        p.form, p.accession_number, p.from_release, p.failed_quality_check, p.hidden,
        to_json(array[${FIGURES}]::float8[]) as figures
      from ${screenedPeriods} p join ${companies} c on c.cik = p.cik where ${which}`)
    return rows.map(({ figures, ...row }) => ({
      ...tableRow.parse(row),
      figures: figures as (number | null)[], // as many as the table has columns, doubles each
    }))
  }
}

const stores = new WeakMap<Db, ScreenStore>()

/** One for each database that is open. */
export function screenStore(db: Db): ScreenStore {
  const known = stores.get(db)
  if (known) return known
  const made = new ScreenStore(db)
  stores.set(db, made)
  return made
}
