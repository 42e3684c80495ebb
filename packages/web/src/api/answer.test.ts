import { describe, expect, it } from 'vitest'
import { here, orAskAgain, orNothing, part, subject } from './answer.ts'
import { ApiError } from './error.ts'

const answer = (status: number) => Promise.reject(new ApiError(status, 'a detail', 'r1'))
const why = { detail: 'a detail', request_id: 'r1' }

describe('a part of a page', () => {
  it('tells what is not for the viewer, what is not there and what failed apart', async () => {
    expect(await part(Promise.resolve(7))).toEqual({ is: 'here', value: 7 })
    for (const status of [401, 403]) expect(await part(answer(status))).toEqual({ is: 'refused' })
    expect(await part(answer(404))).toEqual({ is: 'missing' })
    for (const status of [0, 422, 429, 500, 503]) expect(await part(answer(status))).toEqual({ is: 'failed', why })
  })
  it('hides no mistake of our own', async () => {
    const mistake = Promise.reject(new TypeError('x is undefined'))
    await expect(part(mistake)).rejects.toThrow(TypeError)
  })
  it('is its value or nothing', async () => {
    expect([here(await part(Promise.resolve(0))), here(await part(answer(500)))]).toEqual([0, null])
    expect(await orAskAgain(answer(500))).toBeNull()
  })
})

it('takes a refusal for nothing, a failure for one', async () => {
  expect([await orNothing(answer(401)), await orNothing(answer(404))]).toEqual([null, null])
  await expect(orNothing(answer(500))).rejects.toMatchObject({ status: 500, request_id: 'r1' })
})

it('answers for the subject of a page with the status of its reason', async () => {
  const statusOf = (status: number) => subject(answer(status)).catch((thrown) => [thrown.init.status, thrown.data])
  expect(await subject(Promise.resolve('it'))).toBe('it')
  expect(await statusOf(404)).toEqual([404, null])
  expect(await statusOf(403)).toEqual([403, null])
  expect(await statusOf(500)).toEqual([503, why])
  expect(await statusOf(0)).toEqual([503, why])
})
