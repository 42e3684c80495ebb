/**
 * `node bench/rules/child.ts [FILE#LIST#INDEX]`: runs the engine's unit tests with one element of one list of rules
 * switched off, and prints as one line of JSON which rules there are, which test failed first, and how many ran. The lists
 * are found in the source as it is loaded, so that the engine itself knows nothing of being switched.
 */
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { HELD, LIST, REASON, type Registered, switchable } from './lists.ts'

const root = join(import.meta.dirname, '../..')
const extract = join(root, 'packages/core/src/extract')
const [off] = process.argv.slice(2)
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
      if (key !== off) return
      rules[at] = other.without
      switched = true
    })
}
Object.assign(globalThis, { registerRules: register })

/** A reason for a table is a line of a list that is made anew for every table: it is told by its name. */
function withoutReason(file: string, source: string): string {
  const names = [...source.matchAll(REASON)].map(([, name]) => name ?? '')
  names.forEach((name, at) => {
    found.push(`${file}#held#${at}\t${name}`)
  })
  const name = names.find((_, at) => off === `${file}#held#${at}`)
  if (name === undefined) return source
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
const { outcome } = (await import(shim)) as typeof import('./vitest.ts')
let last = { failed: null as string | null, tests: 0 }
for (const file of files) {
  await import(pathToFileURL(join(extract, file)).href)
  last = await outcome()
  if (last.failed !== null) {
    last.failed = `${file}: ${last.failed}`
    break
  }
}
console.log(JSON.stringify({ ...last, switched, rules: found }))
process.exit(0)
