/** The short form of the fuzz run, and quadratic work: time at 2n over time at n. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { flippedDigits, unharmed } from './digits.ts'
import { GENERATORS } from './generators.ts'
import { changedFigures, judge } from './judge.ts'
import { LAYOUTS, manyMembers } from './members.ts'
import { MUTATIONS, mutate } from './mutate.ts'

const folder = join(import.meta.dirname, '../samples/filings')
/** The smaller filings: damage is damage, and the short form has ten seconds. */
const originals = globSync('**/*.{htm,html,txt}.gz', { cwd: folder })
  .sort()
  .map((name) => ({ name, packed: readFileSync(join(folder, name)) }))
  .sort((a, b) => a.packed.length - b.packed.length)
  .slice(0, 12)
  .map(({ name, packed }) => ({ name, bytes: gunzipSync(packed) }))
/** Answers do not depend on the clock here; the long form times them. */
const still = () => 0

describe('a damaged filing', () => {
  it.each(originals)('$name gives a valid answer, and the original’s figures where QC passes', ({ bytes }) => {
    const original = judge(bytes, still).result
    for (let seed = 0; seed < Object.keys(MUTATIONS).length * 3; seed++) {
      const damaged = mutate(bytes, seed)
      const { problems, result } = judge(damaged.bytes, still)
      expect(problems, `${damaged.name}, seed ${seed}`).toEqual([])
      if (original && result?.ok && result.qc.passed)
        expect(changedFigures(original, result), `${damaged.name}, seed ${seed}`).toEqual([])
    }
  })
})

describe('one changed digit', () => {
  it('makes QC fail in nine of ten, whichever figure it is in', () => {
    const caught = new Map<string, number>()
    const flips = new Map<string, number>()
    const some = globSync('**/*.{htm,html,txt}.gz', { cwd: folder })
      .sort()
      .filter((_, at) => at % 2 === 0)
    for (const [at, name] of some.entries()) {
      const bytes = gunzipSync(readFileSync(join(folder, name)))
      const { result: read } = judge(bytes, still)
      if (!read?.ok || !read.qc.passed) continue
      for (const { name: figure, bytes: flipped } of flippedDigits(bytes, read, 7_000 + at)) {
        const { result } = judge(flipped, still)
        if (unharmed(read, result)) continue
        flips.set(figure, (flips.get(figure) ?? 0) + 1)
        if (!(result?.ok && result.qc.passed)) caught.set(figure, (caught.get(figure) ?? 0) + 1)
      }
    }
    const all = [...flips.values()].reduce((sum, n) => sum + n, 0)
    expect(all).toBeGreaterThan(200)
    expect([...caught.values()].reduce((sum, n) => sum + n, 0) / all).toBeGreaterThanOrEqual(0.9)
    for (const [figure, n] of flips) expect((caught.get(figure) ?? 0) / n, figure).toBeGreaterThan(0.8)
  })
})

describe('a document made to be slow', () => {
  it.each(Object.entries(GENERATORS))('%s: the reading ends with a valid answer without passed QC', (_, make) => {
    const { problems, result } = judge(Buffer.from(make(200_000)), still)
    expect(problems).toEqual([])
    expect(result?.ok && result.qc.passed).toBeFalsy()
  })

  // What grows with the square of the facts takes half a minute here; what grows with their number a second or two.
  it.each(LAYOUTS)(
    'sixteen thousand facts of as many members in %s are read in time',
    (layout) => {
      const { problems, result } = judge(Buffer.from(manyMembers(16_000, layout)), still)
      expect(problems).toEqual([])
      expect(result?.ok).toBe(true)
    },
    15_000,
  )
})
