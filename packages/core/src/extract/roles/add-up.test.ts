/** Blocks of lines as filings print them, taken apart into their subtotals. */
import { describe, expect, it } from 'vitest'
import { addUp, TAKEN_OFF } from '../../statement/add-up.ts'
import { worded } from '../sheet/lines.ts'
import type { SheetLine } from '../sheet/printed-sheet.ts'
import type { Entry } from './sheet-lines.ts'

type Printed = [label: string, value: number | null, heading?: string]

const entries = (lines: readonly Printed[]): Entry[] =>
  lines.map(([label, value, heading = ''], index) => ({
    index,
    line: { ...worded(label, heading), indent: 0, values: [] } as SheetLine,
    figure: null,
    value,
    concept: '',
  }))

const off = (words: string) => TAKEN_OFF.test(words)
const added = (lines: readonly Printed[], total: number) => {
  const read = addUp({ lines: entries(lines), total, step: 1, off })
  return (
    read && {
      outside: read.outside.map(({ index }) => lines[index]?.[0]),
      subtotals: Object.fromEntries([...read.subtotals].map(([at, of]) => [lines[at]?.[0], of.length])),
    }
  )
}

/** Assets of 0000276104-96-000004, in thousands. */
const ASSETS: Printed[] = [
  ['Cash', 1671],
  ['Accounts receivable', 102_462],
  ['Unbilled costs and accrued profits on contracts in progress', 11_128],
  ['Inventories', 91_130],
  ['Assets held for sale', 5099],
  ['Other', 10_156],
  ['Total current assets', 221_646],
  ['Assets held for sale - noncurrent', 12_796],
  ['Land, buildings and improvements', 22_087],
  ['Machinery and equipment', 60_362],
  ['', 82_449],
  ['Less accumulated depreciation and amortization', 34_381],
  ['Net property, plant and equipment', 48_068],
  ['Cost in excess of net assets of acquired companies', 136_298],
  ['Other noncurrent assets', 27_453],
]

describe('lines that make a total', () => {
  it('finds subtotals with and without a caption, and takes off what is printed without a sign', () => {
    expect(added(ASSETS, 446_261)).toEqual({
      outside: [],
      subtotals: { 'Total current assets': 6, '': 2, 'Net property, plant and equipment': 2 },
    })
  })

  it('does not take a line for a subtotal that happens to be the sum of those above it (0000012927-23-000048)', () => {
    const financing: Printed[] = [
      ['New borrowings', 38],
      ['Debt repayments', -5123],
      ['Stock options exercised', 44],
      ['Employee taxes on certain share-based payment arrangements', -48],
      ['Other', -4],
    ]
    expect(added(financing, -5093)).toEqual({ outside: [], subtotals: {} })
  })

  it('takes off what stands under "Less" (0000276104-96-000004)', () => {
    const equity: Printed[] = [
      ['Series preferred stock', 3679],
      ['Additional paid-in capital', 123_717],
      ['Retained earnings (deficit)', -15_450],
      ['', 111_946],
      ['Treasury stock, at cost (700,000 shares)', 8750, 'Less'],
      ['Minimum pension liability adjustment', 1801, 'Less'],
      ['Unearned compensation - restricted stock', 1243, 'Less'],
    ]
    expect(added(equity, 100_152)).toMatchObject({ outside: [] })
  })

  it('names a head that was read as a line', () => {
    expect(added([['December 31', 1994], ...ASSETS], 446_261)?.outside).toEqual(['December 31'])
  })

  it('is null where a digit is wrong, a line is missing or one is too many', () => {
    const wrong = ASSETS.map(([label, value]): Printed => [label, value === 91_130 ? 91_150 : value])
    expect(added(wrong, 446_261)).toBeNull()
    expect(added(ASSETS.slice(1), 446_261)).toBeNull()
    expect(added(ASSETS, 446_271)).toBeNull()
  })

  it('leaves out no line that is one of the block', () => {
    const wrong = ASSETS.map(([label, value]): Printed => [label, label === 'Other' ? 101_560 : value])
    const parts = wrong.filter(([label]) => label !== 'Total current assets')
    expect(added(parts, 446_261 - 10_156)).toBeNull()
  })

  it('takes no line off for what it is printed net of', () => {
    const loans: Printed[] = [
      ['Loans, net of unearned discount', 194_167],
      ['Less: Allowance for loan losses', 2000],
      ['Net loans', 192_167],
      ['Premises', 4000],
    ]
    expect(added(loans, 196_167)).toEqual({ outside: [], subtotals: { 'Net loans': 2 } })
  })

  it('allows each line the rounding of its last digit', () => {
    const halves = (count: number): Printed[] => Array.from({ length: count }, (_, at) => [`Line ${at}`, 10])
    expect(added(halves(8), 82)).not.toBeNull()
    expect(added(halves(8), 85)).toBeNull()
  })

  it('gives up on a block of many small lines that makes nothing', () => {
    const many = Array.from({ length: 90 }, (_, at): Printed => [`Line ${at}`, (at % 5) - 2])
    expect(added(many, 12_345)).toBeNull()
  })

  it('gives a block up within its budget, however many lines make one another', () => {
    let looked = 0
    const lines = entries(Array.from({ length: 100 }, (_, i): Printed => [`Line ${i}`, 1 + (i % 2)]))
    for (const { line } of lines) {
      const { bare } = line
      Object.defineProperty(line, 'bare', {
        get: () => {
          looked += 1
          return bare
        },
      })
    }
    expect(addUp({ lines, total: 9_999_999, step: 1, off })).toBeNull()
    expect(looked).toBeGreaterThan(100)
    // The budget of all lines, and that of all tries with some left out; a step looks at a line once or twice.
    expect(looked).toBeLessThan(2 * 400_000)
  })
})
