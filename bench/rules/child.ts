/**
 * `node bench/rules/child.ts [FILE#LIST#INDEX [TESTS]]`: runs the engine's unit tests with one element of one list of rules
 * switched off, and prints as one line of JSON which rules there are, which test failed first, and how many ran. The lists
 * are found in the source as it is loaded, so that the engine itself knows nothing of being switched. Without a rule it
 * answers in `spoke` in which tests each rule found something; TESTS, one such answer, restricts a run to them.
 */
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { HELD, LIST, listening, REASON, type Registered, switchable } from './lists.ts'

const root = join(import.meta.dirname, '../..')
const extract = join(root, 'packages/core/src/extract')
const [off, restricted] = process.argv.slice(2)
/** Tests by file, in their order; `all`: those of the whole file. */
type Tests = Record<string, number[] | 'all'>
const wanted: Tests | null = restricted === undefined ? null : JSON.parse(restricted)
const spoke = new Map<string, Map<string, Set<number> | 'all'>>()
let now: () => { path: string; test: number | null } = () => ({ path: '', test: null })

/** A rule found something in the test that runs. */
function note(key: string) {
  const { path, test } = now()
  const files = spoke.get(key) ?? new Map<string, Set<number> | 'all'>()
  spoke.set(key, files)
  const tests = files.get(path) ?? new Set<number>()
  if (test === null) files.set(path, 'all')
  else if (tests !== 'all') files.set(path, tests.add(test))
}
const found: string[] = []
let switched = false

/** Called by every module that has lists of rules, when it was read and before any other uses them. */
function register(file: string, lists: Readonly<Record<string, Registered>>) {
  for (const [list, rules] of Object.entries(lists))
    rules.forEach((rule, at) => {
      const other = switchable(rule)
      if (other === null) return
      const key = `${file}#${list}#${at}`
      found.push(`${key}\t${other.name}`)
      if (off === undefined) rules[at] = listening(rule, () => note(key))
      if (key !== off) return
      rules[at] = other.without
      switched = true
    })
}
/** A reason for a table held. */
function reasonHeld(file: string, name: string): true {
  const at = reasons.get(file)?.indexOf(name) ?? -1
  if (off === undefined && at >= 0) note(`${file}#held#${at}`)
  return true
}
const reasons = new Map<string, string[]>()
Object.assign(globalThis, { registerRules: register, reasonHeld })

/** A reason for a table is a line of a list that is made anew for every table: it is told by its name. */
function withoutReason(file: string, source: string): string {
  const names = [...source.matchAll(REASON)].map(([, plain, quoted]) => plain ?? quoted ?? '')
  names.forEach((name, at) => {
    found.push(`${file}#held#${at}\t${name}`)
  })
  reasons.set(file, names)
  const name = names.find((_, at) => off === `${file}#held#${at}`)
  if (name === undefined) return source.replace(HELD, `(holds && reasonHeld(${JSON.stringify(file)}, why) ? `)
  switched = true
  return source.replace(HELD, `(holds && why !== ${JSON.stringify(name)} ? `)
}

const shim = pathToFileURL(join(import.meta.dirname, 'vitest.ts')).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: shim, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const path = url.startsWith('file:') ? fileURLToPath(url) : ''
    if (!path.startsWith(extract) || /\.(?:test|fixture)\.ts$/.test(path)) return next(url, context)
    const text = readFileSync(path, 'utf8')
    const file = path.slice(extract.length + 1)
    const loaded = next(url, context)
    if (HELD.test(text)) return { ...loaded, source: withoutReason(file, `${loaded.source}`) }
    const names = [...text.matchAll(LIST)].map(([, name]) => name)
    if (names.length === 0) return loaded
    return { ...loaded, source: `${loaded.source}\nregisterRules(${JSON.stringify(file)}, { ${names.join(', ')} })\n` }
  },
})

/** The tests of labels take no time, those of layouts little, those that read all samples most. */
const ORDER = [
  /lexicon\//,
  /roles\/(?!rules)|evidence\//,
  /traps\/(?:printed|typed)/,
  /^(?!.*(?:rules|every-trap|damage)\.test)/,
]
const late = (path: string) => ORDER.findIndex((early) => early.test(path)) >>> 0
const files = globSync('**/*.test.ts', { cwd: extract }).sort((a, b) => late(a) - late(b) || (a < b ? -1 : 1))
const { begin, current, outcome } = (await import(shim)) as typeof import('./vitest.ts')
now = current
let last = { failed: null as string | null, tests: 0 }
for (const file of files) {
  const only = wanted?.[file]
  if (wanted !== null && only === undefined) continue
  begin(file, only === undefined || only === 'all' ? null : only)
  await import(pathToFileURL(join(extract, file)).href)
  last = await outcome()
  if (last.failed !== null) {
    last.failed = `${file}: ${last.failed}`
    break
  }
}
const inTests = [...spoke].map(([key, byFile]): [string, Tests] => [
  key,
  Object.fromEntries([...byFile].map(([file, tests]) => [file, tests === 'all' ? tests : [...tests]])),
])
const answer = JSON.stringify({ ...last, switched, rules: found, spoke: Object.fromEntries(inTests) })
// A pipe takes the answer in several pieces.
process.stdout.write(`${answer}\n`, () => process.exit(0))
