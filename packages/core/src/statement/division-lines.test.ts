import { describe, expect, it } from 'vitest'
import { sampleOf } from '../pictures/read.fixture.ts'
import { type DivisionsOfYear, divisionLines } from './division-lines.ts'
import type { SegmentGroup } from './statement.ts'

type Amounts = Record<string, number>

function report(year: number, own: Amounts, before: Record<number, Amounts> = {}): DivisionsOfYear {
  return {
    year,
    accession_number: `report of ${year}`,
    filing_date: `${year + 1}-02-01`,
    own: Object.entries(own).map(([label, revenue]) => ({ label, revenue, at: '1-2', document: null })),
    before: Object.entries(before).map(([of, amounts]) => ({
      year: Number(of),
      divisions: Object.entries(amounts).map(([label, revenue]) => ({ label, revenue })),
    })),
  }
}
const yearsOf = (lines: ReturnType<typeof divisionLines>, name: string) =>
  lines.find((line) => line.name === name)?.years.map(({ year, revenue }) => [year, revenue])

describe('divisions over the years', () => {
  it('go on under their name, however it is set', () => {
    // Procter & Gamble, 0000080424-24-000083 and 0000080424-25-000076, in millions.
    const lines = divisionLines([
      report(2024, { BEAUTY: 15_220, 'FABRIC & HOME CARE': 29_495 }),
      report(2025, { Beauty: 14_964, 'Fabric and Home Care': 29_617 }, { 2024: { Beauty: 15_220 } }),
    ])
    expect(lines.map(({ name }) => name)).toEqual(['Fabric and Home Care', 'Beauty'])
    expect(yearsOf(lines, 'Beauty')).toEqual([
      [2024, 15_220],
      [2025, 14_964],
    ])
    expect(lines.flatMap(({ joints }) => joints)).toEqual([])
  })

  it('go on under a new name that the filing gives the past figure of one that ends', () => {
    const lines = divisionLines([
      report(2023, { 'Online stores': 700, Devices: 300 }),
      report(2024, { 'Digital stores': 800, Devices: 310 }, { 2023: { 'Digital stores': 700, Devices: 300 } }),
    ])
    expect(lines).toHaveLength(2)
    expect(yearsOf(lines, 'Digital stores')).toEqual([
      [2023, 700],
      [2024, 800],
    ])
    expect(lines[0]?.joints).toEqual([
      { year: 2024, kind: 'renamed', from: 'Online stores', was: null, accession_number: 'report of 2024' },
    ])
  })

  it('are not joined by guess: another figure, or one figure that two had', () => {
    const other = divisionLines([
      report(2023, { A: 700, B: 300 }),
      report(2024, { C: 800, D: 310 }, { 2023: { C: 690, D: 310 } }),
    ])
    expect(other.map(({ name }) => name)).toEqual(['C', 'D', 'A', 'B'])
    const twins = divisionLines([report(2023, { A: 300, B: 300 }), report(2024, { C: 310 }, { 2023: { C: 300 } })])
    expect(twins.flatMap(({ joints }) => joints)).toEqual([])
  })

  it('take what a later filing says of a past year, and say what was told before', () => {
    // Walgreens-like recast: the same name, another past figure.
    const [line] = divisionLines([
      report(2023, { International: 22_198, Rest: 1 }),
      report(2024, { International: 23_552, Rest: 1 }, { 2023: { International: 22_000 } }),
    ])
    expect(line?.years).toEqual([
      { year: 2023, revenue: 22_000, accession_number: 'report of 2024', at: null, document: null },
      { year: 2024, revenue: 23_552, accession_number: 'report of 2024', at: '1-2', document: null },
    ])
    expect(line?.joints).toEqual([
      { year: 2023, kind: 'recast', from: null, was: 22_198, accession_number: 'report of 2024' },
    ])
  })

  it('know the year before the first report from its column', () => {
    const lines = divisionLines([report(2021, { iPhone: 191_973 }, { 2020: { iPhone: 137_781 } })])
    expect(yearsOf(lines, 'iPhone')).toEqual([
      [2020, 137_781],
      [2021, 191_973],
    ])
  })

  it('that ended stand behind those of the newest report', () => {
    const lines = divisionLines([report(2022, { Old: 900, Kept: 10 }), report(2023, { Kept: 20 })])
    expect(lines.map(({ name }) => name)).toEqual(['Kept', 'Old'])
  })
})

/** An annual report of the samples as it is read. */
function filed(accession: string): DivisionsOfYear {
  const { income, columns } = sampleOf(accession)
  const told = (group: SegmentGroup | null) =>
    (group?.divisions ?? []).flatMap(({ label, revenue }) => (revenue === null ? [] : [{ label, revenue }]))
  return {
    year: income?.fiscal_year ?? 0,
    accession_number: accession,
    filing_date: '2000-01-01',
    own: told(income?.business_segments ?? null).map((one) => ({ ...one, at: null, document: null })),
    before: columns.flatMap(({ fiscal_year: year, period_in_months, business_segments }) =>
      period_in_months === 12 && year !== null ? [{ year, divisions: told(business_segments ?? null) }] : [],
    ),
  }
}

describe('divisions of filed reports, in millions', () => {
  const millions = (accessions: readonly string[]) => {
    const lines = divisionLines(accessions.map(filed))
    expect(lines.flatMap(({ joints }) => joints)).toEqual([])
    return Object.fromEntries(lines.map(({ name, years }) => [name, years.map(({ revenue }) => revenue / 1e6)]))
  }

  it('go on over five reports, from the year before the first (Apple, forms 10-K for 2021 to 2025)', () => {
    const apple = [
      ...['0000320193-21-000105', '0000320193-22-000108', '0000320193-23-000106'],
      ...['0000320193-24-000123', '0000320193-25-000079'],
    ]
    expect(millions(apple)).toEqual({
      iPhone: [137_781, 191_973, 205_489, 200_583, 201_183, 209_586],
      Services: [53_768, 68_425, 78_129, 85_200, 96_169, 109_158],
      'Wearables, Home and Accessories': [30_620, 38_367, 41_241, 39_845, 37_005, 35_686],
      Mac: [28_622, 35_190, 40_177, 29_357, 29_984, 33_708],
      iPad: [23_724, 31_862, 29_292, 28_300, 26_694, 28_023],
    })
  })

  it('go on under names that are set otherwise (Procter & Gamble, 2024 and 2025)', () => {
    expect(millions(['0000080424-24-000083', '0000080424-25-000076'])).toEqual({
      'Fabric & Home Care': [28_371, 29_495, 29_617],
      'Baby, Feminine & Family Care': [20_217, 20_277, 20_248],
      Beauty: [15_008, 15_220, 14_964],
      'Health Care': [11_226, 11_793, 11_998],
      Grooming: [6_419, 6_654, 6_662],
    })
  })

  it('go on by kind of sales (Amazon, 2023 and 2024)', () => {
    expect(millions(['0001018724-24-000008', '0001018724-25-000004'])).toMatchObject({
      'Online stores': [220_004, 231_872, 247_029],
      'Third-party seller services': [117_716, 140_053, 156_146],
      AWS: [80_096, 90_757, 107_556],
      'Advertising services': [37_739, 46_906, 56_214],
    })
  })
})
