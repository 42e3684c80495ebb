import { expect, it } from 'vitest'
import { ApiError } from './error.ts'
import { onNotice } from './notices.ts'
import { makeQueryClient } from './query-client.ts'

it('says what a read failed of, unless the part that reads says it itself', async () => {
  const heard: string[] = []
  const stop = onNotice((notice) => heard.push(notice.text))
  const client = makeQueryClient()
  const read = (key: string, meta?: Record<string, unknown>) =>
    client
      .fetchQuery({
        queryKey: [key],
        queryFn: () => Promise.reject(new ApiError(500, `The answer about ${key}`, null)),
        retry: false,
        ...(meta ? { meta } : {}),
      })
      .catch(() => undefined)
  await read('one', { saysItself: true })
  expect(heard).toEqual([])
  await read('two')
  expect(heard).toEqual(['The answer about two'])
  stop()
})
