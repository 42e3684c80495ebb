/** The short form of the fuzz run, and quadratic work: time at 2n over time at n. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
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

describe('two readings of one filing', () => {
  type Ok = Extract<ReturnType<typeof extractFiling>, { ok: true }>
  const of = (net_income: number, text: string) =>
    ({
      ok: true,
      income_statement: { net_income },
      provenance: { net_income: { label: 'Net income', text, concept: null, start: text.length, end: null } },
    }) as unknown as Ok
  const changed = (now: Ok) => changedFigures(of(30_818_053, '30,818,053'), now)

  it('differ not where one prints the other rounded, and differ where it is rounded to another amount', () => {
    expect(changed(of(30_818_100, '30,818.1'))).toEqual([])
    expect(changed(of(30_818_000, '30,818'))).toEqual([])
    expect(changed(of(30_819_000, '30,819'))).toEqual(['net_income'])
    expect(changed(of(30_818_553, 'of 30,818,553'))).toEqual(['net_income'])
  })

  // Home Depot, 10-Q for July 2023 (0000354950-23-000185): 41 and (469), in a table before it "Interest and other, net" (428).
  it('differ not where one line holds what were two, and differ where the two make another amount', () => {
    const both = (other: number, interest: number | null) =>
      ({
        ok: true,
        income_statement: { other_income_expense_net: other, other_interest_income_expense_net: interest },
        provenance: {},
      }) as unknown as Ok
    expect(changedFigures(both(41e6, -469e6), both(-428e6, null))).toEqual([])
    expect(changedFigures(both(41e6, -469e6), both(-482e6, null))).toEqual(['other_income_expense_net'])
    expect(changedFigures(both(41e6, -469e6), both(-428e6, -469e6))).toEqual(['other_income_expense_net'])
  })
})

describe('a filing that somebody stuffed', () => {
  // Apple, 10-Q for June 2025: one table of the statement, its unit over it.
  const [name] = globSync('0000320193-25-000073/*.gz', { cwd: folder })
  const bytes = gunzipSync(readFileSync(join(folder, name ?? '')))
  const raw = bytes.toString('latin1')
  const cost = raw.indexOf('Total cost of sales')
  const unit = raw.lastIndexOf('n millions', cost)
  const table = raw.indexOf('<table', unit)
  const into = (at: number, text: string) => Buffer.from(raw.slice(0, at) + text + raw.slice(at), 'latin1')
  const every = (step: number) => {
    const copy = Buffer.from(bytes)
    for (let at = step; at < copy.length; at += step) copy[at] = 0xff
    return copy
  }

  it.each<[string, () => Buffer]>([
    ['a label of two megabytes', () => into(cost, 'cost of sales '.repeat(150_000))],
    ['three megabytes between the unit and the table', () => into(table, `<p>${'some words '.repeat(280_000)}</p>`)],
    ['a byte 0xff every 5,000 bytes', () => every(5_000)],
  ])('%s: by tags and by tables the right figures, none, or no passed checks', (_, make) => {
    const damaged = make()
    for (const engine of ['tags', 'tables'] as const) {
      const [before, after] = [extractFiling(bytes, { engine }), extractFiling(damaged, { engine })]
      if (!before.ok || !after.ok || !after.qc.passed) continue
      expect(changedFigures(before, after)).toEqual([])
      expect(after.income_statement.cost_of_revenue).toBe(before.income_statement.cost_of_revenue)
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
