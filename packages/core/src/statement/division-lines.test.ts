import { describe, expect, it } from 'vitest'
import { filingOf } from '../pictures/read.fixture.ts'
import { type DivisionsOfYear, divisionLines } from './division-lines.ts'
import type { SegmentGroup } from './statement.ts'

type Amounts = Record<string, number>
const linesOf = (reports: readonly DivisionsOfYear[]) => divisionLines(reports).lines

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
const yearsOf = (lines: ReturnType<typeof linesOf>, name: string) =>
  lines.find((line) => line.name === name)?.years.map(({ year, revenue }) => [year, revenue])

describe('divisions over the years', () => {
  it('go on under their name, however it is set', () => {
    // Procter & Gamble, 0000080424-24-000083 and 0000080424-25-000076, in millions.
    const lines = linesOf([
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
    const lines = linesOf([
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
    const other = linesOf([
      report(2023, { A: 700, B: 300 }),
      report(2024, { C: 800, D: 310 }, { 2023: { C: 690, D: 310 } }),
    ])
    expect(other.map(({ name }) => name)).toEqual(['C', 'D', 'A', 'B'])
    const twins = linesOf([report(2023, { A: 300, B: 300 }), report(2024, { C: 310 }, { 2023: { C: 300 } })])
    expect(twins.flatMap(({ joints }) => joints)).toEqual([])
  })

  it('take what a later filing says of a past year, and say what was told before', () => {
    // Walgreens-like recast: the same name, another past figure.
    const [line] = linesOf([
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
    const lines = linesOf([report(2021, { iPhone: 191_973 }, { 2020: { iPhone: 137_781 } })])
    expect(yearsOf(lines, 'iPhone')).toEqual([
      [2020, 137_781],
      [2021, 191_973],
    ])
  })

  it('that ended stand behind those of the newest report', () => {
    const lines = linesOf([report(2022, { Old: 900, Kept: 10 }), report(2023, { Kept: 20 })])
    expect(lines.map(({ name }) => name)).toEqual(['Kept', 'Old'])
  })
})

/** An annual report as it is read. */
function filed(accession: string): DivisionsOfYear {
  const { income, columns } = filingOf(accession)
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
    const { lines, divided } = divisionLines(accessions.map(filed))
    expect(divided).toEqual([])
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

describe('divisions that filed reports name or divide otherwise, in millions', () => {
  const followed = (accessions: readonly string[]) => {
    const { lines, divided } = divisionLines(accessions.map(filed))
    return {
      years: Object.fromEntries(
        lines.map(({ name, years }) => [name, years.map((one) => [one.year, one.revenue / 1e6])]),
      ),
      joints: Object.fromEntries(lines.flatMap(({ name, joints }) => (joints.length > 0 ? [[name, joints]] : []))),
      divided,
    }
  }

  it('go on under a new name (Walmart, 2024 and 2025: Sam’s Club is Sam’s Club U.S.)', () => {
    const { years, joints, divided } = followed(['0000104169-24-000056', '0000104169-25-000021'])
    expect(years).toEqual({
      'Walmart U.S.': [
        [2023, 420_553],
        [2024, 441_817],
        [2025, 462_415],
      ],
      'Walmart International': [
        [2023, 100_983],
        [2024, 114_641],
        [2025, 121_885],
      ],
      "Sam's Club U.S.": [
        [2023, 84_345],
        [2024, 86_179],
        [2025, 90_238],
      ],
    })
    expect(joints).toEqual({
      "Sam's Club U.S.": [
        { year: 2025, kind: 'renamed', from: "Sam's Club", was: null, accession_number: '0000104169-25-000021' },
      ],
    })
    expect(divided).toEqual([])
  })

  it('end where a report divides the year before anew, and others begin (AMD, 2020 to 2024: two became four)', () => {
    const { years, joints, divided } = followed([
      ...['0000000000-21-000001', '0000000000-22-000002', '0000002488-23-000047'],
      ...['0000002488-24-000012', '0000002488-25-000012'],
    ])
    expect(years).toEqual({
      'Data Center': [
        [2021, 3_694],
        [2022, 6_043],
        [2023, 6_496],
        [2024, 12_579],
      ],
      Client: [
        [2021, 6_887],
        [2022, 6_201],
        [2023, 4_651],
        [2024, 7_054],
      ],
      Gaming: [
        [2021, 5_607],
        [2022, 6_805],
        [2023, 6_212],
        [2024, 2_595],
      ],
      Embedded: [
        [2021, 246],
        [2022, 4_552],
        [2023, 5_321],
        [2024, 3_557],
      ],
      'Computing and Graphics': [
        [2019, 4_709],
        [2020, 6_432],
        [2021, 9_332],
      ],
      'Enterprise, Embedded and Semi-Custom': [
        [2019, 2_022],
        [2020, 3_331],
        [2021, 7_102],
      ],
    })
    expect(joints).toEqual({})
    expect(divided).toEqual([
      {
        year: 2021,
        from: ['Computing and Graphics', 'Enterprise, Embedded and Semi-Custom'],
        to: ['Data Center', 'Client', 'Gaming', 'Embedded'],
        total: 16_434e6,
        accession_number: '0000002488-23-000047',
      },
    ])
  })

  it('are recast where they keep their name in a year that is divided anew (The Home Depot, 2023 and 2024)', () => {
    const { years, joints, divided } = followed(['0000354950-24-000062', '0000354950-25-000085'])
    expect(years).toMatchObject({
      Appliances: [
        [2022, 14_461],
        [2023, 13_917],
      ],
      'Indoor Garden': [
        [2022, 14_990],
        [2023, 10_283],
      ],
      Millwork: [
        [2022, 8_423],
        [2023, 8_301],
      ],
      Tools: [
        [2022, 12_376],
        [2023, 12_167],
      ],
      Power: [[2023, 12_864]],
    })
    expect(
      Object.fromEntries(
        Object.entries(joints).map(([name, all]) => [name, all.map(({ kind, year, was }) => [kind, year, was])]),
      ),
    ).toEqual({
      Plumbing: [['recast', 2023, 12_511e6]],
      'Building Materials': [['recast', 2023, 11_975e6]],
      Appliances: [['recast', 2023, 13_863e6]],
      Lumber: [['recast', 2023, 11_731e6]],
      Paint: [['recast', 2023, 11_073e6]],
      'Indoor Garden': [['recast', 2023, 14_743e6]],
      Hardware: [['recast', 2023, 8_147e6]],
      Flooring: [['recast', 2023, 8_754e6]],
    })
    expect(divided).toEqual([
      {
        year: 2023,
        from: ['Décor/Storage', 'Electrical/Lighting', 'Kitchen and Bath', 'Tools'],
        to: ['Bath', 'Electrical', 'Kitchen & Blinds', 'Lighting', 'Power', 'Storage & Organization'],
        total: 152_669e6,
        accession_number: '0000354950-25-000085',
      },
    ])
  })

  it('are not told as divided anew where the sums differ', () => {
    const { divided } = divisionLines([
      report(2023, { A: 700, B: 300 }),
      report(2024, { C: 800, D: 310, E: 5 }, { 2023: { C: 600, D: 200, E: 199 } }),
    ])
    expect(divided).toEqual([])
  })
})
