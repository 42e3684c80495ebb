/**
 * What the engine's unit tests use of vitest, in one process: tests run where they are declared, and the first that fails
 * ends the run. vitest itself starts a worker a file, which costs more than the tests.
 */
import { isDeepStrictEqual } from 'node:util'

type Body = (...args: never[]) => unknown

/** How long a test file's tests may take is vitest's business, not this one's. */
const pending: Promise<void>[] = []
const failed: string[] = []
let declared = 0
/** The file whose tests are declared, how many of them were, and which of them run; null = all. */
let file = { path: '', tests: 0, only: null as ReadonlySet<number> | null }
let running: number | null = null

/** Begins a file: of its tests, by their order, only those are run. */
export function begin(path: string, only: readonly number[] | null) {
  file = { path, tests: 0, only: only && new Set(only) }
}

/** The test that runs; of none of the file's own (what runs between them, or after a wait) the test is null. */
export const current = (): { path: string; test: number | null } => ({ path: file.path, test: running })

/** Runs what was declared since the last call; answers the first test that failed, and how many ran. */
export async function outcome(): Promise<{ failed: string | null; tests: number }> {
  await Promise.all(pending.splice(0))
  return { failed: failed[0] ?? null, tests: declared }
}

function run(name: string, body: () => unknown) {
  const at = file.tests
  file.tests += 1
  if (failed.length > 0 || (file.only !== null && !file.only.has(at))) return
  declared += 1
  const fail = (error: unknown) => {
    failed.push(`${name}: ${String((error as Error).message ?? error).slice(0, 200)}`)
  }
  running = at
  try {
    const result = body()
    if (result instanceof Promise) pending.push(result.then(() => {}, fail))
  } catch (error) {
    fail(error)
  } finally {
    running = null
  }
}

/** A test's options may stand before its body, and how long it may take after it. */
const bodyOf = (rest: readonly unknown[]) => rest.find((one) => typeof one === 'function') as Body

const named = (name: string, row: unknown) => `${name} (${(Array.isArray(row) ? row : [row]).map(String).join(', ')})`

function each(rows: readonly unknown[]) {
  return (name: string, ...rest: unknown[]) => {
    const body = bodyOf(rest)
    for (const row of rows) {
      const args = Array.isArray(row) ? row : [row]
      run(named(name, row).slice(0, 120), () => body(...(args as never[])))
    }
  }
}

const declare = Object.assign((name: string, ...rest: unknown[]) => run(name, bodyOf(rest) as () => unknown), {
  each,
  skipIf: (skip: boolean) => (skip ? () => {} : declare),
})

export { declare as it, declare as test }

export const describe = Object.assign((_: string, body: () => void) => body(), {
  each: (rows: readonly unknown[]) => (_: string, body: Body) => {
    for (const row of rows) body(...((Array.isArray(row) ? row : [row]) as never[]))
  },
})

/** `expect.any(String)`: a value of that type. */
class Any {
  type: unknown
  constructor(type: unknown) {
    this.type = type
  }
  takes(value: unknown): boolean {
    if (this.type === String) return typeof value === 'string'
    return this.type === Number ? typeof value === 'number' : typeof value === 'object'
  }
}

/** `expect.arrayContaining([a])`: a list that holds each of these. */
class Holding {
  all: readonly unknown[]
  constructor(all: readonly unknown[]) {
    this.all = all
  }
  takes(value: unknown): boolean {
    return Array.isArray(value) && this.all.every((wanted) => value.some((one) => equal(one, wanted, false)))
  }
}

/** A value that only has to pass: `expect.anything()`, `expect.stringContaining(…)`, `expect.stringMatching(…)`. */
class Passing {
  takes: (value: unknown) => boolean
  constructor(takes: (value: unknown) => boolean) {
    this.takes = takes
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Equality as `toEqual` has it: what is undefined is as good as absent; with `part`, as `toMatchObject` has it. */
function equal(value: unknown, wanted: unknown, part: boolean): boolean {
  if (wanted instanceof Any || wanted instanceof Holding || wanted instanceof Passing) return wanted.takes(value)
  if (Array.isArray(wanted))
    return (
      Array.isArray(value) && value.length === wanted.length && wanted.every((one, at) => equal(value[at], one, part))
    )
  if (!isRecord(wanted) || typeof value !== 'object' || value === null) return isDeepStrictEqual(value, wanted)
  const own = value as Record<string, unknown>
  const names = part ? Object.keys(wanted) : [...new Set([...Object.keys(wanted), ...Object.keys(own)])]
  return names.every((name) => equal(own[name], wanted[name], part))
}

const size = (value: unknown) => (value as { length: number }).length
const contains = (value: unknown, one: unknown) =>
  typeof value === 'string' ? value.includes(String(one)) : [...(value as Iterable<unknown>)].includes(one)

type Matcher = (value: unknown, wanted: never) => boolean
const MATCHERS: Readonly<Record<string, Matcher>> = {
  toBe: (value, wanted) => Object.is(value, wanted),
  toEqual: (value, wanted) => equal(value, wanted, false),
  toStrictEqual: (value, wanted) => isDeepStrictEqual(value, wanted),
  toMatchObject: (value, wanted) => equal(value, wanted, true),
  toBeNull: (value) => value === null,
  toBeUndefined: (value) => value === undefined,
  toBeDefined: (value) => value !== undefined,
  toBeGreaterThan: (value, wanted) => (value as number) > wanted,
  toBeGreaterThanOrEqual: (value, wanted) => (value as number) >= wanted,
  toBeLessThan: (value, wanted) => (value as number) < wanted,
  toBeLessThanOrEqual: (value, wanted) => (value as number) <= wanted,
  toContain: contains,
  toContainEqual: (value, wanted) => [...(value as Iterable<unknown>)].some((one) => equal(one, wanted, false)),
  toBeNaN: (value) => Number.isNaN(value),
  toHaveProperty: (value, wanted) => typeof value === 'object' && value !== null && wanted in value,
  toHaveLength: (value, wanted) => size(value) === wanted,
  toMatch: (value, wanted: string | RegExp) => new RegExp(wanted).test(String(value)),
}

const shown = (value: unknown) => JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one))

function matchersFor(value: unknown, wants: boolean, said?: string) {
  const made = Object.entries(MATCHERS).map(([name, matches]) => {
    const check = (wanted?: unknown) => {
      if (matches(value, wanted as never) === wants) return
      throw new Error(
        `${said ?? ''} ${wants ? '' : 'not '}${name} ${shown(wanted)?.slice(0, 90)}, got ${shown(value)?.slice(0, 90)}`,
      )
    }
    return [name, check] as const
  })
  return Object.fromEntries(made)
}

export const expect = Object.assign(
  (value: unknown, said?: string) => ({ ...matchersFor(value, true, said), not: matchersFor(value, false, said) }),
  {
    any: (type: unknown) => new Any(type),
    anything: () => new Passing((value) => value !== null && value !== undefined),
    arrayContaining: (all: readonly unknown[]) => new Holding(all),
    stringContaining: (part: string) => new Passing((value) => typeof value === 'string' && value.includes(part)),
    stringMatching: (pattern: RegExp) => new Passing((value) => typeof value === 'string' && pattern.test(value)),
  },
)
