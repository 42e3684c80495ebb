import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { APPLE, SEEDED, seed } from '../features/statements/seed.fixture.ts'
import { Changes, pruneChanges } from './changes.ts'
import { describeOnBoth } from './database.fixture.ts'
import { Reading } from './reading.ts'
import * as schema from './schema.ts'

const { analysisRequests, companies, counters, filings, keyValues, statementDetails, statements, users } = schema
const OTHER = '1045810'

describeOnBoth('what was committed since', ({ database, kind }) => {
  beforeAll(() => seed(database()))
  /** The topics of these that `act` changed, as a process tells that knew the state before. */
  async function changedBy(act: () => Promise<unknown>, topics: string[]): Promise<string[]> {
    const changes = new Changes(database())
    const before = await changes.look()
    await act()
    await changes.look()
    return topics.filter((topic) => !changes.isUnchanged([topic], before))
  }
  const TOPICS = ['companies', 'filings', 'statements', 'counters', `company ${APPLE}`, `company ${OTHER}`]

  it('is nothing where nothing was', async () => {
    expect(await changedBy(async () => {}, TOPICS)).toEqual([])
    const write = () => database().db.insert(keyValues).values({ key: 'test', value: 1 })
    expect(await changedBy(write, TOPICS)).toEqual([])
  })

  it('is not asked for again by the embedded database while it is asked nothing else', async () => {
    const asked: string[] = []
    const watched = {
      ...database(),
      db: new Proxy(database().db, {
        get: (target, name) => {
          if (name === 'execute') asked.push('look')
          const value: unknown = Reflect.get(target, name, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
      }),
    }
    const changes = new Changes(watched)
    const first = await changes.look()
    for (let i = 0; i < 3; i++) await changes.look()
    expect(asked).toHaveLength(kind === 'embedded' ? 1 : 4)
    await database().inTx((tx) => tx.update(companies).set({ name: 'Quince' }).where(eq(companies.cik, APPLE)))
    const second = await changes.look()
    expect(changes.isUnchanged([`company ${APPLE}`], first)).toBe(false)
    expect(changes.isUnchanged([`company ${APPLE}`], second)).toBe(true)
    // Written while a look waits for its turn: the next one sees it.
    const [, third] = await Promise.all([
      database().db.update(companies).set({ name: 'Fig' }).where(eq(companies.cik, APPLE)),
      changes.look(),
    ])
    await changes.look()
    expect(changes.isUnchanged([`company ${APPLE}`], Math.min(second, third))).toBe(false)
    await database().exec("update companies set name = 'Pear' where cik = 320193")
    await changes.look()
    expect(changes.isUnchanged([`company ${APPLE}`], third)).toBe(false)
  })

  it('is a table and its company', async () => {
    const name = () => database().db.update(companies).set({ name: 'Pear' }).where(eq(companies.cik, APPLE))
    expect(await changedBy(name, TOPICS)).toEqual(['companies', `company ${APPLE}`])
    const none = () => database().db.update(companies).set({ name: 'Pear' }).where(eq(companies.cik, '99999999'))
    expect(await changedBy(none, TOPICS)).toEqual([])
    const count = () => database().db.update(counters).set({ n: sql`n + 1` })
    expect(await changedBy(count, TOPICS)).toEqual(['counters'])
  })

  it('is the company of a row that names it by its filing or statement', async () => {
    const ask = () => database().db.insert(analysisRequests).values({ accession_number: SEEDED.year })
    expect(await changedBy(ask, TOPICS)).toEqual([`company ${APPLE}`])
    const [statement] = await database().db.select().from(statements).where(eq(statements.accession_number, SEEDED.q2))
    const explain = () =>
      database()
        .db.update(statementDetails)
        .set({ qc: sql`qc` })
        .where(eq(statementDetails.statement_id, statement?.id ?? 0))
    expect(await changedBy(explain, ['statement_details', ...TOPICS])).toEqual([
      'statement_details',
      `company ${APPLE}`,
    ])
  })

  it('is both companies of a row that moves, and every company of a statement that meets many', async () => {
    await database().db.insert(companies).values({ cik: OTHER, name: 'Other', search: 'other' }).onConflictDoNothing()
    const move = () => database().db.update(filings).set({ cik: OTHER }).where(eq(filings.accession_number, SEEDED.q2))
    expect(await changedBy(move, TOPICS)).toEqual(['filings', `company ${APPLE}`, `company ${OTHER}`])
    const many = () =>
      database().db.execute(
        sql`insert into companies (cik, name, search) select 5000000 + n, 'Synthetic', 's' from generate_series(1, 101) as n`,
      )
    expect(await changedBy(many, TOPICS)).toEqual(['companies', `company ${APPLE}`, `company ${OTHER}`])
  })

  it('is nothing of what was taken back', async () => {
    const fail = () =>
      database()
        .inTx(async (tx) => {
          await tx.update(companies).set({ name: 'Plum' }).where(eq(companies.cik, APPLE))
          throw new Error('taken back')
        })
        .catch(() => {})
    expect(await changedBy(fail, TOPICS)).toEqual([])
  })

  it('is everything for a process that did not look while changes were taken away', async () => {
    const late = new Changes(database())
    const known = new Changes(database())
    const [beforeLate, beforeKnown] = [await late.look(), await known.look()]
    await database().db.update(companies).set({ name: 'Fig' }).where(eq(companies.cik, APPLE))
    await known.look()
    for (let round = 0; round < 2; round += 1) {
      await database().db.update(keyValues).set({ value: round })
      await pruneChanges(database().db)
    }
    await late.look()
    expect(late.isUnchanged(['counters'], beforeLate)).toBe(false)
    expect(known.isUnchanged(['companies'], beforeKnown)).toBe(false)
    expect(known.isUnchanged(['counters'], beforeKnown)).toBe(true)
    const { rows } = await database().db.execute(sql`select topic from changes where topic = 'companies'`)
    expect(rows).toEqual([])
  })

  it('is told to calls that come together by looks that began after them', async () => {
    const changes = new Changes(database())
    const first = await changes.look()
    const write = () => database().db.update(counters).set({ n: sql`n + 1` })
    const early = changes.look()
    await write()
    await Promise.all([early, changes.look(), changes.look()])
    expect(changes.isUnchanged(['counters'], first)).toBe(false)
  })

  it('is noted of every table that an answer may be kept of', async () => {
    const names = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map((table) => getTableConfig(table).name)
    const { rows } = await database().db.execute<{ name: string; events: number }>(sql`
      select c.relname as name, bit_or(t.tgtype::int) as events from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where t.tgname ~ '_(inserted|updated|deleted|emptied|changed)$'
        and p.proname !~ '^note_screened' group by c.relname`)
    const mayBeKept = names.filter((name) => {
      const reading = new Reading()
      reading.noteStatement(`select * from "${name}"`)
      return reading.topics() !== null
    })
    // AFTER, each statement; 4 = insert, 8 = delete, 16 = update, 32 = truncate
    expect(Object.fromEntries(rows.map((row) => [row.name, row.events & 60]))).toEqual(
      Object.fromEntries(mayBeKept.map((name) => [name, 60])),
    )
  })

  it('is nothing when somebody only came by', async () => {
    const seen = () =>
      database()
        .db.update(users)
        .set({ last_seen_at: new Date(0) })
    expect(await changedBy(seen, ['users'])).toEqual([])
    const plan = () => database().db.update(users).set({ subscription_status: 'canceled' })
    expect(await changedBy(plan, ['users'])).toEqual(['users'])
  })
})
