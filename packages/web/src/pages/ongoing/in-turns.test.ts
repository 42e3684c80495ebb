import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

it('runs at most six at the same time, all of them, in order, failing ones included', async () => {
  const take = inTurns(6)
  let running = 0
  let most = 0
  const begun: number[] = []
  const calls = Array.from({ length: 20 }, (_, i) =>
    take(async () => {
      begun.push(i)
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      await Promise.resolve()
      running -= 1
      if (i === 3) throw new Error('no')
      return i
    }),
  )
  const ended = await Promise.allSettled(calls)
  expect(most).toBe(6)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(ended.filter((one) => one.status === 'fulfilled')).toHaveLength(19)
})
