/** Transactions that touch one company, let loose on each other: none waits for another in a circle. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { type Database, openDb } from '../../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../../db/postgres.fixture.ts'
import { filings } from '../../db/schema.ts'
import type { InTx } from '../../db/transaction.ts'
import { saveCorrection } from '../analyses/manual.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'
import { setFlags } from '../statements/service.ts'
import { saveCompany } from './companies.ts'
import { checkDerivedData } from './derived.ts'
import { lockCompany } from './locks.ts'

// The embedded database has one connection: there transactions come one after the other anyway.
describe('transactions on one company', () => {
  let server: TestPostgres
  let database: Database
  let test: TestApp
  let named = 0
  let actor = { id: 0, email: '' }
  beforeAll(async () => {
    server = await startTestPostgres()
    database = await openDb({ DATA_DIR: '', DATABASE_URL: server.url })
    await seed(database)
    test = await startTestApp(database)
    await test.signIn('admin')
    const { rows } = await database.db.execute<{ id: string; email: string }>(sql`select id, email from users limit 1`)
    actor = { id: Number(rows[0]?.id), email: rows[0]?.email ?? '' }
    // One that is saved and one that is protected: both change the count of protected statements that pass.
    await setFlags(test.ctx, actor, SEEDED.year, { protected: true })
  })
  afterAll(async () => {
    await test.close()
    await database.close()
    await server.stop()
  })
  beforeEach(() => setFlags(test.ctx, actor, SEEDED.q2, { protected: false }))

  const untilWaiting = async (n: number) => {
    const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while ((await database.db.execute(waits)).rows.length < n);
  }

  type Ctx = Pick<TestApp['ctx'], 'db' | 'inTx' | 'now' | 'settings'>
  /** Every other time gross profit is not revenue less its cost: the statement fails its checks then, and is counted so. */
  let isBroken = false
  const save = (ctx: Ctx, accession_number: string) => {
    isBroken = !isBroken
    const figures = { cost_of_revenue: isBroken ? 1 : null, gross_profit: isBroken ? 1 : null }
    return saveCorrection(ctx, {
      ...{ accession_number, edited_by: null, edit_reason: 'by hand' },
      correct: (current) => ({ ...current, income_statement: { ...current.income_statement, ...figures } }),
    })
  }
  const acts = {
    save: (ctx: Ctx) => save(ctx, SEEDED.year),
    'save that one': (ctx: Ctx) => save(ctx, SEEDED.q2),
    flag: (ctx: Ctx) => setFlags(ctx, actor, SEEDED.q2, { protected: true }),
    rename: (ctx: Ctx) =>
      ctx.inTx((tx) =>
        saveCompany(tx, {
          ...{ cik: APPLE, name: `Apple no. ${named++}`, tickers: ['AAPL'], exchanges: [], sic: '3571' },
          ...{ sic_description: null, fiscal_year_end: null },
        }),
      ),
  }
  type Act = keyof typeof acts

  /** Lets both come as far as they can while the company is held, in this order, and go on together. */
  async function together(first: Act, second: Act): Promise<number[]> {
    const runs = [0, 0]
    const counting = (n: 0 | 1): Ctx => {
      const inTx: InTx = (fn) =>
        database.inTx((tx) => {
          runs[n] = (runs[n] ?? 0) + 1
          return fn(tx)
        })
      return { ...test.ctx, inTx }
    }
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let hold = () => {}
    const held = new Promise<void>((resolve) => {
      hold = resolve
    })
    const holding = database.inTx(async (tx) => {
      await lockCompany(tx, APPLE)
      hold()
      await released
    })
    await held
    const one = acts[first](counting(0))
    await untilWaiting(1)
    const other = acts[second](counting(1))
    await untilWaiting(2)
    release()
    await Promise.all([holding, one, other])
    return runs
  }

  it.each<[Act, Act]>([
    ['save', 'flag'],
    ['flag', 'save'],
    ['rename', 'save'],
    ['rename', 'flag'],
  ])('%s and %s come one after the other, and neither has to begin again', async (first, second) => {
    // A transaction that a deadlock ends is run again.
    expect(await together(first, second)).toEqual([1, 1])
    expect(await checkDerivedData(database.db)).toEqual({
      ...{ counters: 0, latest: 0, list_rows: 0, qc_failures: 0, screened: 0 },
    })
  })

  it('what waited for the company reads what was changed meanwhile', async () => {
    await together('flag', 'save that one')
    const read = async () =>
      (await database.db.select().from(filings).where(eq(filings.accession_number, SEEDED.q2)))[0]?.protected
    expect(await read()).toBe(true)
  })
})
