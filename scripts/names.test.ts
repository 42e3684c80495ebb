/** What tests alone need is named `*.fixture.ts`, so that searches, counts and the check for dead code know it from the product. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}))

const isHelper = ({ path, text }: { path: string; text: string }) =>
  /^test-/.test(basename(path)) || /from 'vitest'|\.fixture\.ts'/.test(text)
const isNamedSo = (path: string) => /\.(test|fixture)\.tsx?$/.test(path)

it('names test helpers in one way', () => {
  expect(isHelper({ path: 'db/test-database.ts', text: '' })).toBe(true)
  expect(isHelper({ path: 'db/open.ts', text: "import { it } from 'vitest'" })).toBe(true)
  expect(isHelper({ path: 'db/open.ts', text: "import { seed } from './seed.fixture.ts'" })).toBe(true)
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((source) => isHelper(source) && !isNamedSo(source.path)).map(({ path }) => path)).toEqual([])
})
