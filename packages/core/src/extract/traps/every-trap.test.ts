import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const page = resolve(import.meta.dirname, '../../../../../docs/extraction-habits.md')

it('every trap of docs/extraction-habits.md has a test', () => {
  const named = new Set<string>()
  for (const file of readdirSync(import.meta.dirname)) {
    if (!file.endsWith('.test.ts')) continue
    const source = readFileSync(resolve(import.meta.dirname, file), 'utf8')
    // The number stands at the beginning of a test's name.
    for (const [, number = ''] of source.matchAll(/['"`](T\d+) [a-z]/g)) named.add(number)
  }
  const listed = [...readFileSync(page, 'utf8').matchAll(/^- \*\*(T\d+)\*\*/gm)].map(([, number = '']) => number)
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((number) => !named.has(number))).toEqual([])
})
