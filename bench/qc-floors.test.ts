/**
 * The short form of `npm run bench:qc`, with floors: of the faults that are seeded into the samples, as many as here must
 * not pass. Every fourth filing of the samples, each damage by a number made of its name, so that each run tries the same.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { type How, type Right, rightStatements } from './qc-rights.ts'
import { add, newTally, type Tally, triedDocuments, triedStored } from './qc-tally.ts'

/** Classes as they are added up; of those with `every`, one in so many damages is tried. */
const CLASSES: Record<string, { kinds: readonly string[]; every?: number }> = {
  scale: { kinds: ['unit removed', 'unit changed', 'shares × 1000', 'scale of one', 'scale of all'] },
  column: { kinds: ['swapped columns', "prior year's column", 'year-to-date column', 'empty column'] },
  period: { kinds: ['year', 'quarter', 'dates', 'fiscal year'] },
  currency: { kinds: ['currency'] },
  'one digit': { kinds: ['one digit', 'one digit, misread', 'one digit, by hand'], every: 4 },
  'last digit': { kinds: ['last digit', 'last digit, misread'], every: 4 },
  "line's digit": { kinds: ["line's digit"], every: 3 },
  'deleted row': { kinds: ['deleted row'], every: 3 },
  mislabelled: { kinds: ['mislabelled'], every: 2 },
}

/** Least parts of a hundred that do not pass: what was reached when they were written, rounded down. */
const FLOORS: Record<string, number> = {
  'document tagged: column': 100,
  'document tagged: deleted row': 97,
  'document tagged: last digit': 94,
  "document tagged: line's digit": 98,
  'document tagged: mislabelled': 100,
  'document tagged: one digit': 100,
  'document tagged: scale': 100,
  'document untagged: column': 100,
  'document untagged: currency': 100,
  'document untagged: deleted row': 100,
  'document untagged: last digit': 90,
  "document untagged: line's digit": 97,
  'document untagged: mislabelled': 95,
  'document untagged: one digit': 91,
  'document untagged: period': 100,
  'document untagged: scale': 100,
  'stored tagged: column': 100,
  'stored tagged: currency': 100,
  'stored tagged: deleted row': 100,
  'stored tagged: last digit': 94,
  'stored tagged: mislabelled': 92,
  'stored tagged: one digit': 98,
  'stored tagged: period': 100,
  'stored tagged: scale': 100,
  'stored untagged: column': 100,
  'stored untagged: currency': 100,
  'stored untagged: deleted row': 100,
  'stored untagged: last digit': 93,
  'stored untagged: mislabelled': 93,
  'stored untagged: one digit': 98,
  'stored untagged: period': 100,
  'stored untagged: scale': 100,
}

/** The same number for the same words. */
function numberOf(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}

const classOf = (kind: string): string | undefined =>
  Object.keys(CLASSES).find((name) => CLASSES[name]?.kinds.includes(kind))

function tried({ truth, how }: Right, kind: string, at: number): boolean {
  const name = classOf(kind)
  const every = CLASSES[name ?? '']?.every ?? 1
  return name !== undefined && numberOf(`${truth.accession_number} ${how} ${kind} ${at}`) % every === 0
}

/** What does not pass of what was tried, by "document tagged: scale". */
function shares({ rows }: Tally): Map<string, { seeded: number; good: number }> {
  const sums = new Map<string, { seeded: number; good: number }>()
  for (const [key, { seeded, caught, null: lost }] of rows) {
    const [where = '', kind = ''] = key.split('|')
    const name = classOf(kind)
    if (name === undefined) continue
    const sum = sums.get(`${where}: ${name}`) ?? { seeded: 0, good: 0 }
    sums.set(`${where}: ${name}`, { seeded: sum.seeded + seeded, good: sum.good + caught + lost })
  }
  return sums
}

/** A minute of processor time, on a machine that has other things to do. */
const PATIENT = 3_600_000

const tally = newTally()
const right: Record<How, { all: number; passed: number }> = {
  tagged: { all: 0, passed: 0 },
  untagged: { all: 0, passed: 0 },
  release: { all: 0, passed: 0 },
}

beforeAll(() => {
  let at = 0
  let last = ''
  const isFourth = ({ truth }: Pick<Right, 'truth'>) => {
    if (truth.accession_number !== last) at += 1
    last = truth.accession_number
    return at % 4 === 1
  }
  for (const one of rightStatements('samples', isFourth)) {
    right[one.how].all += 1
    if (!one.result.qc.passed) continue
    right[one.how].passed += 1
    for (const fault of triedStored(one)) add(tally, fault)
    for (const damage of triedDocuments(one, (kind, n) => tried(one, kind, n))) add(tally, damage)
  }
}, PATIENT)

describe('faults that are seeded', () => {
  it.each(Object.entries(FLOORS))('%s: at least %d of a hundred do not pass', (name, floor) => {
    const sum = shares(tally).get(name)
    expect(sum?.seeded ?? 0).toBeGreaterThan(0)
    const share = (100 * (sum?.good ?? 0)) / (sum?.seeded ?? 1)
    const missed = tally.missed.filter((one) => one.startsWith(name.split(':')[0] ?? ''))
    expect(share, `${sum?.good} of ${sum?.seeded}; ${missed.join('\n')}`).toBeGreaterThanOrEqual(floor)
  })

  it('are of every class that has a floor, and of no other', () => {
    expect([...shares(tally).keys()].sort()).toEqual(Object.keys(FLOORS).sort())
  })
})

describe('statements that are right', () => {
  it.each<[How, number]>([
    ['tagged', 98],
    ['untagged', 96],
  ])('%s: at least %d of a hundred pass', (how, floor) => {
    expect(right[how].all).toBeGreaterThan(15)
    expect((100 * right[how].passed) / right[how].all).toBeGreaterThanOrEqual(floor)
  })
})
