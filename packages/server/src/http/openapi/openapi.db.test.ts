import { expect, it } from 'vitest'
import { startTestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'

it('describes every call with an answer, and every reference in it resolves', async () => {
  const database = await openTestDatabase()
  const test = await startTestApp(database)
  const doc = (await test.app.inject('/api/openapi.json')).json()
  const operations = Object.entries<Record<string, { responses?: object }>>(doc.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  )
  expect(operations.map((o) => o.call)).toContain('get /api/income-statement/{key}')
  expect(operations.filter((o) => Object.keys(o.operation.responses ?? {}).length === 0)).toEqual([])
  const references = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => String(match[1]))
  const lost = references.filter(
    (path) => path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], doc) === undefined,
  )
  expect(references.length).toBeGreaterThan(0)
  expect(lost).toEqual([])
  await test.close()
  await database.close()
})
