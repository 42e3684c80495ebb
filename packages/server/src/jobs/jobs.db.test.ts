import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { describeOnBoth } from '../db/database.fixture.ts'
import { defineJob } from './define.ts'
import { type Jobs, startJobs } from './jobs.ts'

const countUp = defineJob({ name: 'count-up', payload: z.object({ n: z.number() }) })
const failing = defineJob({ name: 'failing', payload: z.object({}), retryLimit: 0 })

describeOnBoth('the job queue', ({ database }) => {
  let jobs: Jobs
  beforeAll(async () => {
    jobs = await startJobs(database(), pino({ level: 'silent' }))
  })
  afterAll(() => jobs.stop(1))

  it('sends with the transaction or not at all', async () => {
    const { inTx } = database()
    await inTx(async () => {
      await jobs.send(countUp, { n: 1 })
      throw new Error('no')
    }).catch(() => {})
    expect(await jobs.counts()).toEqual({})
    await inTx(() => jobs.send(countUp, { n: 2 }))
    expect(await jobs.counts()).toEqual({ 'count-up': { waiting: 1, running: 0 } })
  })

  it('runs what was sent, once, with its payload, and may use transactions', async () => {
    const { inTx } = database()
    const seen: number[] = []
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    await jobs.work(countUp, async ({ n }) => {
      await inTx(async (tx) => tx.execute('select 1'))
      seen.push(n)
      if (n === 3) finish()
    })
    await jobs.send(countUp, { n: 3 })
    await done
    expect(seen).toEqual([2, 3])
  })

  it('refuses a payload of another shape', async () => {
    // @ts-expect-error n is a number
    await expect(jobs.send(countUp, { n: 'two' })).rejects.toThrow()
  })

  it('goes on after a handler failed', async () => {
    let finish = () => {}
    const second = new Promise<void>((resolve) => {
      finish = resolve
    })
    let runs = 0
    await jobs.work(failing, async () => {
      runs += 1
      if (runs === 1) throw new Error('first fails')
      finish()
    })
    await jobs.send(failing, {})
    await jobs.send(failing, {})
    await second
    expect(runs).toBe(2)
  })
})
