/**
 * `npm run fuzz:extract -- [--cases 20000] [--seed 1] [--filings FOLDER]`: mutated filings through the whole engine.
 * No crash, no hang, always a valid answer; a damaged document whose QC passes must read as the original did.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { changedFigures, judge } from './judge.ts'
import { mutate } from './mutate.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    filings: { type: 'string' },
  },
})
const folder = values.filings ?? join(import.meta.dirname, '../samples/filings')
const clock = () => Number(process.hrtime.bigint()) / 1e6
const originals = globSync('**/*.{htm,html,txt}.gz', { cwd: folder })
  .sort()
  .map((name) => {
    const bytes = gunzipSync(readFileSync(join(folder, name)))
    return { name, bytes, read: judge(bytes, clock).result }
  })
if (originals.length === 0) {
  console.error(`No filings (*.htm.gz, *.txt.gz) in ${folder}`)
  process.exit(1)
}

const cases = Number(values.cases)
let [failed, passed, silent, slowest] = [0, 0, 0, 0]
for (let i = 0; i < cases; i++) {
  const seed = Number(values.seed) * 1_000_003 + i
  const original = originals[i % originals.length]
  if (!original) break
  const { name, bytes } = mutate(original.bytes, seed)
  const { problems, result, milliseconds } = judge(bytes, clock)
  slowest = Math.max(slowest, milliseconds)
  if (problems.length > 0) {
    failed += 1
    console.error(`${original.name} seed ${seed} (${name}): ${problems.join('; ')}`)
  }
  if (result?.ok && result.qc.passed && original.read) {
    passed += 1
    const changed = changedFigures(original.read, result)
    if (changed.length > 0) {
      silent += 1
      console.error(`${original.name} seed ${seed} (${name}): QC passes although ${changed.join(', ')} changed`)
    }
  }
}
console.log(
  `${cases} mutated filings: ${failed} bad answers, ${passed} passed QC, ${silent} of them unlike the original, slowest ${slowest.toFixed(0)} ms, peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
)
process.exitCode = failed + silent > 0 ? 1 : 0
