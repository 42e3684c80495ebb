/**
 * `npm run bench:rules [-- --only REGEX]`: switches off one rule of the engine at a time (entries of the lexicon, categories,
 * rules and proofs of the pickers, words of evidence, columns, currencies), runs the unit tests of the engine in which it
 * found something, and lists those whose loss turns no test red. Counted words are held against the labels that they name. Fails where one is listed.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { COUNTED } from '@topline/core/extract/lexicon/counted.ts'
import { countedIn } from '@topline/core/extract/lexicon/counted-kind.ts'
import { z } from 'zod'
import { faultsOf } from '../scripts/lexicon/count.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

const answer = z.object({
  failed: z.string().nullable(),
  tests: z.number(),
  switched: z.boolean(),
  rules: z.array(z.string()),
  spoke: z.record(z.string(), z.record(z.string(), z.union([z.literal('all'), z.array(z.number())]))),
})

/** The unit tests with one rule switched off; with all of them where none is named. */
function without(...rule: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'rules/child.ts'), ...rule], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const line = stdout.trim().split('\n').at(-1) ?? ''
  if (!line.startsWith('{')) throw new Error(`The tests ended without an answer: ${stderr.slice(-500)}`)
  return answer.parse(JSON.parse(line))
}

const all = without()
if (all.failed !== null) throw new Error(`A test fails with all rules: ${all.failed}`)
const only = new RegExp(values.only)
const asked = all.rules.filter((rule) => only.test(rule))
console.log(
  `${all.tests} tests pass with all rules; ${asked.length} of ${all.rules.length} rules are switched off one by one`,
)
const silent: string[] = []
for (const rule of asked) {
  const [key = '', name = ''] = rule.split('\t')
  const tests = all.spoke[key]
  // What is said before any test runs may touch all of them.
  const everywhere = tests !== undefined && '' in tests
  if (tests !== undefined) {
    const { failed, switched } = everywhere ? without(key) : without(key, JSON.stringify(tests))
    if (!switched) throw new Error(`${key} was not switched off`)
    if (failed !== null) continue
  }
  silent.push(rule)
  console.log(`nothing turns red without ${key} ${name}`)
}
const faults = faultsOf(countedIn(COUNTED))
for (const fault of faults) console.log(`counted word ${fault}`)
console.log(`rules: ${asked.length - silent.length} of ${asked.length} turn a test red, ${silent.length} turn none`)
process.exitCode = silent.length + faults.length > 0 ? 1 : 0
