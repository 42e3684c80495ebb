import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from './database.fixture.ts'
import { StatementNames } from './prepared.ts'

describeOnBoth('statements that are asked again and again', ({ database, kind }) => {
  const plus = (a: number) => sql<{ sum: number }>`select ${a}::int + 1 as sum`

  it('answer every time what was asked, inside a transaction and outside, beside an error', async () => {
    const { db, inTx, exec } = database()
    for (let a = 1; a <= 12; a += 1) {
      expect((await db.execute(plus(a))).rows).toEqual([{ sum: a + 1 }])
      expect((await inTx((tx) => tx.execute(plus(a)))).rows).toEqual([{ sum: a + 1 }])
      const divided = inTx((tx) => tx.execute(sql`select 1 / ${a % 3}::int as part`))
      if (a % 3 === 0) await expect(divided).rejects.toThrow()
      else expect((await divided).rows).toEqual([{ part: a % 3 === 1 ? 1 : 0 }])
      expect((await exec('select $1::int * 2 as twice', [a])).rows).toEqual([{ twice: a * 2 }])
    }
  })

  it('are planned once by PostgreSQL, rare ones and those without values not', async () => {
    if (kind === 'embedded') return // it has no connections that could keep a plan
    const { rows } = await database().exec('select statement from pg_prepared_statements')
    const texts = rows.map((row) => String(row.statement))
    expect(texts.some((text) => text.includes('::int + 1 as sum'))).toBe(true)
    expect(texts.some((text) => text === 'begin' || text === 'select statement from pg_prepared_statements')).toBe(
      false,
    )
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('have one name each, at most 250 of them', () => {
    const names = new StatementNames()
    const asked = (text: string) => Array.from({ length: 6 }, () => names.of(text))
    expect(asked('a')).toEqual([undefined, undefined, undefined, undefined, undefined, 'topline_1'])
    expect(names.of('a')).toBe('topline_1')
    for (let i = 0; i < 2500; i += 1) names.of(`rare ${i}`)
    expect(names.of('a')).toBe('topline_1') // kept while rare ones are forgotten
    const all = new Set(Array.from({ length: 300 }, (_, i) => asked(`often ${i}`).at(-1)))
    expect(all.size).toBe(250) // 249 more names, and none for the rest
    expect(names.of('often 299')).toBeUndefined()
  })
})
