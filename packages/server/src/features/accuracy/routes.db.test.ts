import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../db/open.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { samplesFolder } from '../samples/manifest.ts'

let database: Database
let test: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  test = await startTestApp(database)
})
afterAll(async () => {
  await test.close()
  await database.close()
})

it('answers with the shipped measurements and the shipped board, whole', async () => {
  const shipped = (name: string) => JSON.parse(readFileSync(`${samplesFolder}${name}`, 'utf8'))
  const answer = await test.app.inject({ url: '/api/accuracy' })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { unseen: shipped('unseen.json'), board: shipped('accuracy.json'), site: [] },
  ])
})
