import { expect, it } from 'vitest'
import { restAfter } from './rest-after.ts'

/** @param asks what is asked of the database while the indexing rests, one number a rest */
async function restsAfter(worked: number, asks: readonly number[], kind: 'embedded' | 'postgres' = 'embedded') {
  const rests: number[] = []
  let times = 7
  await restAfter({ kind, asked: () => times }, worked, async (ms) => {
    times += asks[rests.length] ?? 0
    rests.push(ms)
  })
  return rests
}

it('is short while nobody asks, and as long as the work while somebody does', async () => {
  expect(await restsAfter(8, [0])).toEqual([2])
  expect(await restsAfter(8, [1])).toEqual([2, 6])
})

it('is for the database that does one thing at a time', async () => {
  expect(await restsAfter(8, [1], 'postgres')).toEqual([])
})
