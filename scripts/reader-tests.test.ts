/** The map of the reader's pages points to tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const lines = readFileSync(join(root, 'docs/reader-tests.md'), 'utf8').split('\n')

const pathOf = (name: string) => join(root, name.includes('/') ? name : `e2e/${name}.e2e.ts`)

it('names tests by the titles they have', () => {
  const references = lines.flatMap((line) => {
    const found = /^ {2}- `([^`]+)`: (.+)$/.exec(line)
    return found ? [{ file: found[1] ?? '', title: found[2] ?? '' }] : []
  })
  expect(references.length).toBeGreaterThan(80)
  const missing = references.filter(({ file, title }) => {
    if (!existsSync(pathOf(file))) return true
    const source = readFileSync(pathOf(file), 'utf8')
    return !['it', 'test'].some((word) =>
      ["'", '`'].some((quote) => source.includes(`${word}(${quote}${title}${quote}`)),
    )
  })
  expect(missing).toEqual([])
})

it('has a test for every statement', () => {
  const untested = lines.filter((line, i) => line.startsWith('- ') && !/^ {2}- `/.test(lines[i + 1] ?? ''))
  expect(untested).toEqual([])
})
