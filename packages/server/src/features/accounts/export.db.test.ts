import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'

let database: Database
let test: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  test = await startTestApp(database, { env: { DEMO: '1' } })
})
afterAll(async () => {
  await test.close()
  await database.close()
})

it('gives a person their own data as a file, and nobody else anything', async () => {
  const url = '/auth/me/export'
  const refused = await test.app.inject({ url, headers: fromOurPage })
  expect([refused.statusCode, refused.json().detail]).toEqual([401, 'Authentication required'])
  const headers = await test.signIn('pro')
  const me = (await test.app.inject({ url: '/auth/me', headers })).json()
  const answer = await test.app.inject({ url, headers })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="topline-account.json"')
  expect(answer.json()).toMatchObject({ user: { email: me.email }, chat_messages: [], api_keys: [] })
  expect(answer.body).not.toMatch(/hash|token|google_sub/)
})
