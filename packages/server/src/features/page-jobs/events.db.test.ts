import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema.ts'
import { endJob, findJob, insertJob, tellStep } from './queries.ts'
import { events } from './routes.ts'

describe('the events of a job', () => {
  let database: Database
  let test: TestApp
  let job: string
  beforeAll(async () => {
    database = await openTestDatabase()
    test = await startTestApp(database)
    const [user] = await database.db
      .insert(users)
      .values({ google_sub: 'a', email: 'a@example.com', name: 'A' })
      .returning()
    job = await database.inTx((tx) => insertJob(tx, { kind: 'create-post', user_id: user?.id ?? 0, payload: {} }))
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })

  /** @param during what happens before each look, by its number */
  async function heard(last: number, during: (look: number) => Promise<unknown> | boolean): Promise<string> {
    const found = await findJob(database.db, job)
    if (!found) throw new Error('no job')
    let look = 0
    let text = ''
    const pause = async () => (await during(++look)) !== false
    for await (const piece of events(test.ctx, found, last, new AbortController().signal, pause)) text += piece
    return text
  }

  it('tell each step once, say something every 15 seconds, and go on after the last one heard', async () => {
    await tellStep(database.db, job, 'Reading')
    // A look is a quarter of a second: two minutes without a word have eight signs of life.
    const quiet = await heard(-1, (look) => look < 481)
    expect(quiet.match(/: keep-alive/g)).toHaveLength(8)
    expect(quiet.match(/event: progress/g)).toHaveLength(1)
    expect(quiet).not.toMatch(/event: (?:status|timeout)/)
    const last = Number(/id: (\d+)/.exec(quiet)?.[1])
    const rest = await heard(last, async (look) => {
      if (look === 2) await tellStep(database.db, job, 'Writing')
      if (look === 4) await endJob(database.db, job, { status: 'failed', error: 'No' })
    })
    expect(rest).not.toContain('Reading')
    expect(rest.match(/^event: \w+$/gm)).toEqual(['event: progress', 'event: status'])
    expect(rest).toContain('"status":"failed"')
  })
})
