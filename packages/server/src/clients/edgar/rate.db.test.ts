import { expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { edgarRate } from '../../db/schema.ts'
import { databaseGate } from './rate.ts'

const MINUTE = 60_000

describeOnBoth('the budget of EDGAR', ({ database }) => {
  /** Two processes with one clock that moves only when somebody waits. */
  function gates(rate: number, maxWait: number) {
    let now = Date.parse('2026-01-05T10:00:00Z')
    const starts: number[] = []
    const options = {
      rate,
      maxWait,
      clock: () => new Date(now),
      wait: async (milliseconds: number) => {
        now += milliseconds
      },
    }
    const make = () => {
      const gate = databaseGate(database().db, options)
      return {
        ...gate,
        async take() {
          await gate.take()
          starts.push(now)
        },
      }
    }
    return { one: make(), other: make(), starts, at: () => now, pass: (ms: number) => (now += ms) }
  }

  it('lets at most the rate through in any sliding second, over all processes', async () => {
    await database().db.delete(edgarRate)
    const { one, other, starts } = gates(8, MINUTE)
    for (let i = 0; i < 20; i += 1) {
      await one.take()
      await other.take()
    }
    const most = Math.max(...starts.map((from) => starts.filter((at) => at >= from && at <= from + 1000).length))
    expect(most).toBeLessThanOrEqual(8)
    expect(starts.length).toBe(40)
  })

  it('stops everybody for ten minutes after a refusal, longer each time, and forgets after a success', async () => {
    await database().db.delete(edgarRate)
    const { one, other, at, pass } = gates(8, 24 * 60 * MINUTE)
    await one.take()
    await one.pause(null)
    await other.pause(null) // refused together: one refusal
    let from = at()
    await other.take()
    expect(at() - from).toBeGreaterThanOrEqual(10 * MINUTE)
    expect(at() - from).toBeLessThan(11 * MINUTE)
    await other.pause(null)
    from = at()
    await one.take()
    expect(at() - from).toBeGreaterThanOrEqual(20 * MINUTE)
    await one.succeeded()
    pass(MINUTE)
    await one.pause(null)
    from = at()
    await one.take()
    expect(at() - from).toBeLessThan(11 * MINUTE)
  })

  it('tells a caller who does not wait when to come again', async () => {
    await database().db.delete(edgarRate)
    const { one, other } = gates(8, 0)
    await one.take()
    await one.pause(3600)
    await expect(other.take()).rejects.toMatchObject({ kind: 'upstream', isRetryable: true, retryAfter: 3600 })
  })
})
