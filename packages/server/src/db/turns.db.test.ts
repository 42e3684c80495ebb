import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from './database.fixture.ts'
import type { Database } from './open.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('the embedded database lets others have their turn during a transaction of many statements', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await database.inTx(async (tx) => {
    for (let n = 0; n < 200; n++) await tx.execute(sql`select ${n}::int, repeat('x', 1000)`)
  })
  isOver = true
  // Without turns everything above is one: two at most.
  expect(turns).toBeGreaterThan(4)
})
