/** Two habits that hid things once: a failure taken for nothing, and a right worked out beside the table of access. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = (packages: string) =>
  globSync(`packages/${packages}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** @returns `path: line` of each match that says no reason on its line */
const found = (packages: string, habit: RegExp) =>
  sources(packages).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (habit.test(line) ? [`${path}: ${line.trim()}`] : [])),
  )

it('takes no failed call for nothing', () => {
  const habit = /\.catch\(\(\) => *(null|\[\]|\(?\{\}\)?|undefined)\)(?!.*\/\/)/
  expect(habit.test('getStats(f).catch(() => null),')).toBe(true)
  // The body of an answer that is an error: where it is none of ours, the status says enough.
  expect(found('{web,server}', habit).filter((one) => !one.startsWith('packages/web/src/api/call.ts'))).toEqual([])
})

it('asks the table of access what a plan opens', () => {
  const habit = /(subscription_status|service_name) [!=]==/
  expect(habit.test("user.subscription_status === 'active'")).toBe(true)
  expect(found('{web,server}', habit)).toEqual([])
})
