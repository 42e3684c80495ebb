import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from './database.fixture.ts'
import { auditLog, companies, counters, filings, keyValues, rateLimits } from './schema.ts'
import { afterCommit, type Tx } from './transaction.ts'

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

describeOnBoth('the database', ({ database, kind }) => {
  it('gives ciks as digits, amounts as numbers, dates as written', async () => {
    const { db } = database()
    await db.insert(companies).values({ cik: '320193', name: 'Apple Inc.', search: 'apple inc', tickers: ['AAPL'] })
    await db.insert(filings).values({
      accession_number: '0000320193-24-000123',
      cik: '320193',
      form_type: '10-K',
      base_form: '10-K',
      filing_date: '2024-11-01',
      source: 'file',
      company_name: 'Apple Inc.',
      tickers: ['AAPL'],
      total_revenue: 391_035_000_000,
    })
    const [row] = await db.select().from(filings)
    expect(row?.cik).toBe('320193')
    expect(row?.total_revenue).toBe(391_035_000_000)
    expect(row?.filing_date).toBe('2024-11-01')
    expect(row?.tickers).toEqual(['AAPL'])
    expect(row?.is_open).toBe(false)
  })

  it('opens a filing to everybody only when it is free, checked and complete', async () => {
    const { db } = database()
    const isOpen = async (change: Partial<typeof filings.$inferInsert>) => {
      await db.update(filings).set(change)
      return (await db.select({ is_open: filings.is_open }).from(filings))[0]?.is_open
    }
    expect(await isOpen({ statement_id: 1, qc_passed: false, protected: false })).toBe(true)
    expect(await isOpen({ qc_passed: null })).toBe(false)
    expect(await isOpen({ qc_passed: true, protected: true })).toBe(false)
    expect(await isOpen({ showcase: true })).toBe(true)
    expect(await isOpen({ is_under_revision: true })).toBe(false)
  })

  it('undoes everything when the work fails', async () => {
    const { db, inTx } = database()
    const failing = inTx(async (tx) => {
      await tx.insert(counters).values({ name: 'lost', n: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.select().from(counters).where(eq(counters.name, 'lost'))).toEqual([])
  })

  it('joins a transaction that is already open', async () => {
    const { db, inTx } = database()
    await expect(
      inTx(async () => {
        await inTx(async (tx) => tx.insert(counters).values({ name: 'inner', n: 1 }))
        throw new Error('outer fails')
      }),
    ).rejects.toThrow('outer fails')
    expect(await db.select().from(counters).where(eq(counters.name, 'inner'))).toEqual([])
  })

  it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
    const { db, inTx } = database()
    const wrong = inTx(async () => db.select().from(counters))
    await expect(wrong).rejects.toMatchObject({ cause: { message: 'Inside a transaction only `tx` may be used' } })
  })

  it('acts after the commit, and not after a rollback', async () => {
    const { inTx } = database()
    const acts: string[] = []
    await inTx(async (tx) => {
      await tx.insert(counters).values({ name: 'kept', n: 1 })
      afterCommit(() => acts.push('committed'))
      expect(acts).toEqual([])
    })
    await inTx(async () => {
      afterCommit(() => acts.push('rolled back'))
      throw new Error('no')
    }).catch(() => {})
    expect(acts).toEqual(['committed'])
  })

  it('never changes or loses an entry of the audit log', async () => {
    const { db } = database()
    await db.insert(auditLog).values({ actor: 'cli', action: 'test' })
    const message = { cause: { message: 'audit_log is append-only' } }
    await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toMatchObject(message)
    await expect(db.delete(auditLog)).rejects.toMatchObject(message)
    await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(message)
    expect(await db.select({ actor: auditLog.actor }).from(auditLog)).toEqual([{ actor: 'cli' }])
  })

  it('keeps json and instants as they were', async () => {
    const { db } = database()
    await db.insert(keyValues).values({ key: 'k', value: { a: [1, null, 'ü'] } })
    expect((await db.select().from(keyValues))[0]?.value).toEqual({ a: [1, null, 'ü'] })
    const at = new Date('2038-01-19T03:14:08.123Z')
    await db.insert(rateLimits).values({ key: 'k', n: 1, resets_at: at })
    expect((await db.select().from(rateLimits))[0]?.resets_at).toEqual(at)
  })

  it('has one row for the rate of EDGAR', async () => {
    const { rows } = await database().db.execute<{ n: number }>(sql`select count(*)::int as n from edgar_rate`)
    expect(rows[0]?.n).toBe(1)
  })

  // The embedded database does one transaction at a time, so that none can wait for another.
  it.runIf(kind === 'postgres')('does both of two transactions that wait for each other in a circle', async () => {
    const { db, inTx } = database()
    const [one, two] = ['circle.one', 'circle.two']
    await db.insert(counters).values([one, two].map((name) => ({ name, n: 0 })))
    const add = (tx: Tx, name: string) =>
      tx
        .update(counters)
        .set({ n: sql`${counters.n} + 1` })
        .where(eq(counters.name, name))
    const holding = [signal(), signal()]
    const runs: number[] = []
    const work = (me: number, first: string, second: string) =>
      inTx(async (tx) => {
        runs.push(me)
        await add(tx, first)
        holding[me]?.give()
        await holding[1 - me]?.given
        await add(tx, second)
      })
    await Promise.all([work(0, one, two), work(1, two, one)])
    expect(runs.length).toBe(3)
    const rows = await db
      .select()
      .from(counters)
      .where(inArray(counters.name, [one, two]))
    expect(rows.map((row) => row.n)).toEqual([2, 2])
  })
})
