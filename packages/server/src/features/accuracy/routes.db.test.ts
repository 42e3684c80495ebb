import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
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
