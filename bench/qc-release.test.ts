/** Damage to releases as filed: what stands in another column, is the company's own or beyond the statement does not pass. */
import { describe, expect, it } from 'vitest'
import { damagesOf, verdictOf } from './qc-damage.ts'
import { type Right, rightStatements } from './qc-rights.ts'
import { triedStored } from './qc-tally.ts'

const known = new Map<string, Right>()

function rightOf(accession: string): Right {
  const before = known.get(accession)
  if (before) return before
  const [right] = rightStatements('sample releases', ({ truth }) => truth.accession_number === accession)
  if (right === undefined) throw new Error(`${accession} is not read right`)
  known.set(accession, right)
  return right
}

const AMAZON = '0001018724-25-000002'
const APPLE = '0000320193-24-000120'
const COSTCO = '0000909832-25-000012'
const META = '0001326801-25-000014'
const PFIZER = '0000078003-25-000136'
const NVIDIA = '0001045810-26-000019'

const CASES: [kind: string, accession: string][] = [
  ['year-to-date column', AMAZON],
  ['column of change', APPLE],
  ["prior year's column", META],
  ['length of the period', NVIDIA],
  ["own measure for the statement's", APPLE],
  ["year to date's digit", AMAZON],
  ["year to date's digit", COSTCO],
  ["year before's digit", AMAZON],
  ["bridge's digit", META],
  ["guidance's unit", PFIZER],
  ["guidance's unit", NVIDIA],
  ["guidance's ends", AMAZON],
  ["guidance's ends", META],
]

describe('a damaged release', () => {
  it.each(CASES)('with another %s: %s', { timeout: 120_000 }, (kind, accession) => {
    const right = rightOf(accession)
    expect(right.result.qc.passed).toBe(true)
    const verdicts = [...damagesOf(right)]
      .filter((one) => one.kind === kind)
      .map((damage) => [damage.what, verdictOf(right, damage).verdict])
    expect(verdicts.length).toBeGreaterThan(0)
    expect(verdicts.filter(([, verdict]) => verdict === 'silent')).toEqual([])
    expect(verdicts.some(([, verdict]) => verdict === 'caught' || verdict === 'null')).toBe(true)
  })
})

it('a stored release with other dates does not pass, also one whose letter names no day', () => {
  for (const accession of [COSTCO, NVIDIA]) {
    const tried = [...triedStored(rightOf(accession))].filter(({ key }) => key === 'stored release|dates')
    expect(tried.map(({ verdict, what }) => `${what.split(': ')[1]} ${verdict}`)).toEqual([
      'a year later caught',
      'a year earlier caught',
      'a month later caught',
      'nine months for the quarter caught',
    ])
  }
})
