/**
 * `npm run fuzz:extract -- [--cases 20000] [--seed 1] [--filings FOLDER]`: mutated filings through the whole engine.
 * With `--generators` instead: time at 2n over time at n for documents that invite quadratic work, at most 2.5.
 * With `--digits` instead: single digits flipped in the printed figures, and how many of them make QC fail.
 * No crash, no hang, always a valid answer; a damaged document whose QC passes must read as the original did.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { FLIPPED, flippedDigits, unharmed } from './digits.ts'
import { GENERATORS } from './generators.ts'
import { changedFigures, judge } from './judge.ts'
import { mutate } from './mutate.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    filings: { type: 'string' },
    generators: { type: 'boolean', default: false },
    digits: { type: 'boolean', default: false },
  },
})
const folder = values.filings ?? join(import.meta.dirname, '../samples/filings')
/** Processor time, so that a busy machine does not look like a hang. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}
if (values.generators) process.exit(timeGenerators() ? 0 : 1)
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
if (values.digits) process.exit(flipDigits() ? 0 : 1)

const cases = Number(values.cases)
/** Beyond what the originals themselves take: a reading that hoards memory. */
const MAX_MEGABYTES = 1_500
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
const peak = process.resourceUsage().maxRSS / 1024
if (peak > MAX_MEGABYTES) {
  failed += 1
  console.error(`peak memory ${peak.toFixed(0)} MB, allowed are ${MAX_MEGABYTES}`)
}
console.log(
  `${cases} mutated filings: ${failed} bad answers, ${passed} passed QC, ${silent} of them unlike the original, slowest ${slowest.toFixed(0)} ms, peak ${peak.toFixed(0)} MB`,
)
process.exitCode = failed + silent > 0 ? 1 : 0

/** Prints each generator's times and says whether all stay within 2.5 and 100 ms a megabyte; the best of five counts, a bad one is repeated. */
function timeGenerators(): boolean {
  const N = 3_000_000
  const MOST = (100 * 2 * N) / 1e6
  const best = (bytes: Buffer) => Math.min(...Array.from({ length: 5 }, () => judge(bytes, clock).milliseconds))
  let good = true
  for (const [name, make] of Object.entries(GENERATORS)) {
    const [small, large] = [Buffer.from(make(N)), Buffer.from(make(2 * N))]
    let [one, two, bad] = [0, 0, true]
    // The collector may fall into one measurement; quadratic work is there each time.
    for (let n = 0; n < 3 && bad; n++) {
      one = best(small)
      two = best(large)
      // Below a few milliseconds the clock and the collector decide, not the work.
      bad = two > MOST || (two > 5 && two / one > 2.5)
    }
    good &&= !bad
    console.log(
      `${bad ? 'FAIL' : 'ok  '} ${name.padEnd(30)} ${one.toFixed(1)} ms, ${two.toFixed(1)} ms, ×${(two / one).toFixed(2)}`,
    )
  }
  return good
}

/**
 * Prints, by figure, how many flipped digits make QC fail; true where that is at least nine in ten. A digit that changes
 * nothing, because the figure is then read where it is printed again, did no harm and is not counted.
 */
function flipDigits(): boolean {
  const totals = new Map(FLIPPED.map((name) => [name, { flipped: 0, caught: 0 }]))
  for (const [i, { bytes, read }] of originals.entries()) {
    if (!read?.ok || !read.qc.passed) continue
    for (const { name, bytes: flipped } of flippedDigits(bytes, read, Number(values.seed) * 1_000 + i)) {
      const total = totals.get(name)
      const { result } = judge(flipped, clock)
      if (!total || unharmed(read, result)) continue
      total.flipped += 1
      if (!(result?.ok && result.qc.passed)) total.caught += 1
    }
  }
  let good = true
  for (const [name, { flipped, caught }] of totals) {
    const bad = flipped > 0 && caught < 0.9 * flipped
    good &&= !bad
    const share = flipped === 0 ? '-' : `${((100 * caught) / flipped).toFixed(1)} %`
    console.log(`${bad ? 'FAIL' : 'ok  '} ${name.padEnd(20)} ${caught} of ${flipped} caught, ${share}`)
  }
  return good
}
