import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { users, webhookDeliveries, webhooks } from '../../db/schema.ts'
import { removeOld } from './jobs.ts'

describeOnBoth('what is tidied up once a day', ({ database }) => {
  it('is what is over: links, counts of rates, and messages to webhooks older than the setting', async () => {
    const { db } = database()
    const [user] = await db.insert(users).values({ name: 'R', email: 'r@example.com' }).returning()
    const [hook] = await db
      .insert(webhooks)
      .values({ user_id: user?.id ?? 0, url: 'https://example.com/x', secret: 's' })
      .returning()
    const message = (message_id: string, days: number, state: 'waiting' | 'delivered' | 'failed') => ({
      ...{ webhook_id: hook?.id ?? 0, message_id, state },
      created_at: new Date(Date.now() - days * 86_400_000 + 60_000),
    })
    await db
      .insert(webhookDeliveries)
      .values([
        message('new', 1, 'waiting'),
        message('kept', 30, 'delivered'),
        message('old', 31, 'failed'),
        message('never sent', 400, 'waiting'),
      ])
    await db.execute(
      sql`insert into rate_limits (key, n, resets_at) values ('a', 1, now()), ('b', 1, now() + interval '1 day')`,
    )
    await removeOld({ db, settings: { WEBHOOK_LOG_DAYS: 30 } })
    const left = await db.select({ id: webhookDeliveries.message_id }).from(webhookDeliveries)
    expect(left.map(({ id }) => id).sort()).toEqual(['kept', 'new'])
    expect((await db.execute(sql`select key from rate_limits`)).rows).toEqual([{ key: 'b' }])
  })
})
