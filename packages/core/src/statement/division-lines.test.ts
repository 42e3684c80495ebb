import { describe, expect, it } from 'vitest'
import { type DivisionsOfYear, divisionLines } from './division-lines.ts'

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
