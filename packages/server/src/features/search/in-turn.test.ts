import { expect, it } from 'vitest'
import type { Db } from '../../db/open.ts'
import { AT_ONCE } from './in-turn.ts'
import { searchPassages } from './passages.ts'

const NOTHING = { rows: [{ queries: [''], newest: null, oldest: null, per_day: null }] }
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

it('begins so many searches at once and no more, the others in the order they came, also after one that failed', async () => {
  const begun: { word: number; answer: () => void; fail: (error: Error) => void }[] = []
  const ask = (word: number) => {
    const execute = () => new Promise((resolve, fail) => begun.push({ word, answer: () => resolve(NOTHING), fail }))
    return searchPassages({ execute } as unknown as Db, `word ${word}`, {}, { skip: 0, limit: 20 })
  }
  const asked = Array.from({ length: AT_ONCE + 3 }, (_, word) => ask(word))
  asked[0]?.catch(() => {})
  await settled()
  const first = Array.from({ length: AT_ONCE }, (_, word) => word)
  expect(begun.map(({ word }) => word)).toEqual(first)
  begun[0]?.fail(new Error('the database is away'))
  begun[1]?.answer()
  await settled()
  expect(begun.map(({ word }) => word)).toEqual([...first, AT_ONCE, AT_ONCE + 1])
  begun[2]?.answer()
  await settled()
  for (const { answer } of begun) answer()
  await expect(asked[0]).rejects.toThrow('the database is away')
  const rest = await Promise.all(asked.slice(1))
  expect(rest.map((one) => one.is_empty)).toEqual(rest.map(() => true))
})
