/** Which line is operating income: labels as filed, and what costs leave without a name. */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { added } from '../sheet.ts'
import { namedOperating, pickOperating } from './operating.ts'

const list = (...lines: Printed[]): Printed[] => [
  ['Net sales', '1,000'],
  ['Cost of sales', '600'],
  ...lines,
  ['Interest expense', '20'],
  ['Income before income taxes', '80'],
]
const named = (...lines: Printed[]) => {
  const printed = list(...lines)
  const found = namedOperating(sheetOf(printed), printed.length - 1, printed.length)
  return found === null ? null : printed[found]?.[0]
}

describe('by its name', () => {
  it.each([
    ['Operating income (loss)', '0001045810-25-000023'],
    ['Operating profit (loss)', '0000703799-95-000003'],
    ['Operating earnings (loss)', '0001326380-23-000047'],
    ['Earnings from operations', '0000012927-23-000048'],
    ['(LOSS) INCOME FROM OPERATIONS', '0001682852-25-000022'],
  ])('%s (%s)', (label) => expect(named([label, '100'])).toBe(label))

  it.each([
    ['Segment operating income', '0001045810-25-000209'],
    ['Operating expenses', '0000063908-23-000076'],
    ['Gross profit', '0000104169-25-000021'],
    ['Other income', '0000034088-23-000048'],
  ])('not %s', (label) => expect(named([label, '100'])).toBeNull())

  it('the last of those called plainly so, before a result of some operations', () => {
    expect(named(['Operating income', '300'], ['Special charges', '200'], ['Total operating income', '100'])).toBe(
      'Total operating income',
    )
    expect(named(['Income from operations', '300'], ['Special charges', '200'], ['Operating income', '100'])).toBe(
      'Operating income',
    )
    expect(
      named(
        ['Operating income before special charges', '300'],
        ['Special charges', '200'],
        ['Operating income', '100'],
      ),
    ).toBe('Operating income')
  })

  it('a result of operations where none is called plainly so', () => {
    expect(named(['Operating income before special charges', '300'], ['Special charges', '200'])).toBe(
      'Operating income before special charges',
    )
  })

  it('not below the results, and not the result before taxes itself', () => {
    const printed = list(['Selling expenses', '300'])
    const below: Printed[] = [...printed, ['Operating income', '100']]
    expect(namedOperating(sheetOf(below), printed.length - 1, printed.length)).toBeNull()
    expect(namedOperating(sheetOf([['Operating income', '100']]), 0, 1)).toBeNull()
  })
})

describe('a line without a name', () => {
  const found = (lines: Printed[], above: { revenueAt: number | null } = { revenueAt: 0 }) => {
    const printed = list(...lines)
    const known = {
      ...{ revenue: [{ index: 0, sign: 1 }], sales: 1000, provisions: [] },
      ...{ revenueAt: above.revenueAt, costs: { gross: null, cost: [{ index: 1, sign: 1 }] } },
    }
    const at = pickOperating(sheetOf(printed), printed.length - 1, printed.length, known)
    return at === null ? null : printed[at]?.[1]
  }

  it('is what the costs leave', () => {
    expect(
      found([
        ['Selling expenses', '300'],
        ['', '100'],
      ]),
    ).toBe('100')
  })

  it('or what their total leaves', () => {
    expect(
      found([
        ['Selling expenses', '200'],
        ['Payroll', '100'],
        ['Total expenses', '300'],
        ['', '100'],
      ]),
    ).toBe('100')
  })

  it.each<[string, Printed[]]>([
    [
      'another sum',
      [
        ['Selling expenses', '300'],
        ['', '140'],
      ],
    ],
    [
      'what stands below interest',
      [
        ['Selling expenses', '280'],
        ['Interest paid', '20'],
        ['', '100'],
      ],
    ],
    [
      'what stands below taxes',
      [
        ['Selling expenses', '280'],
        ['Payroll taxes', '20'],
        ['', '100'],
      ],
    ],
    [
      'what operating expenses follow',
      [
        ['', '400'],
        ['General expenses', '300'],
      ],
    ],
    [
      'what depreciation follows',
      [
        ['', '400'],
        ['Depreciation', '300'],
      ],
    ],
    [
      'a line with a name',
      [
        ['Selling expenses', '300'],
        ['Left', '100'],
      ],
    ],
  ])('not %s', (_, lines) => expect(found(lines)).toBeNull())

  it('not where no revenue is known', () => {
    expect(
      found(
        [
          ['Selling expenses', '300'],
          ['', '100'],
        ],
        { revenueAt: null },
      ),
    ).toBeNull()
  })
})

it('is no total of income that stands over all costs', () => {
  const printed: Printed[] = [
    ['Interest and dividend income', '40'],
    ['Fees and other income', '4'],
    ['Total operating income', '44'],
    ['Interest', '8'],
    ['General and administrative', '12'],
    ['Net operating income before taxes', '24'],
  ]
  const sheet = sheetOf(printed)
  const revenue = added([0, 1])
  const above = {
    revenue,
    revenueAt: 1,
    sales: 44,
    costs: { cost: null, gross: null, proofs: 0, notes: [] },
    provisions: [],
  }
  expect(pickOperating(sheet, 5, 5, above)).toBeNull()
})
