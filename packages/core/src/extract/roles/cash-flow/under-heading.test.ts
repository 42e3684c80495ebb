/** Lines of cash flows that say what they are with the heading over them. The statements are made. */
import { describe, expect, it } from 'vitest'
import { worded } from '../../sheet/lines.ts'
import type { Entry } from '../sheet-lines.ts'
import { findCashFlow } from './find.ts'

/** A line; null: a heading over those below it, set in by `indent`. */
type Row = readonly [label: string, value: number | null, indent?: number]

/** Figures of cash flows with these lines, by section. */
function figures(operating: readonly Row[], investing: readonly Row[] = [], financing: readonly Row[] = []) {
  const sum = (rows: readonly Row[]) =>
    rows.reduce((all, [label, value]) => all + (/^total/i.test(label) ? 0 : (value ?? 0)), 0)
  const [o, i, f] = [500 + sum(operating), sum(investing) - 1, sum(financing) - 20]
  const rows: Row[] = [
    ['Operating activities', null],
    ['Net income', 500],
    ...operating,
    ['Net cash provided by operating activities', o],
    ['Investing activities', null],
    ...investing,
    ['Purchases of investments', -1],
    ['Net cash used in investing activities', i],
    ['Financing activities', null],
    ...financing,
    ['Repayments of debt', -20],
    ['Net cash used in financing activities', f],
    ['Increase in cash', o + i + f],
    ['Cash at beginning of year', 30],
    ['Cash at end of year', 30 + o + i + f],
  ]
  let over = ''
  const entries = rows.map(([label, value, indent = 0], index): Entry => {
    if (value === null) over = label
    return {
      index,
      line: { ...worded(label, value === null ? '' : over), indent, values: [] },
      figure: null,
      value,
      concept: '',
    }
  })
  const found = findCashFlow(entries, 1)?.fields
  return {
    wear: found?.depreciation_amortization?.value,
    spent: found?.capital_expenditures?.value,
    dividends: found?.dividends_paid?.value,
    bought: found?.share_repurchases?.value,
    acquired: found?.acquisitions?.value,
  }
}

describe('a deed alone is that of the thing over it', () => {
  it.each(['Purchases', 'Additions', 'Acquisitions', 'Expenditures'])('%s of property', (deed) =>
    expect(
      figures(
        [],
        [
          ['Property, plant and equipment', null],
          [deed, -60],
          ['Proceeds from sales', 5],
        ],
      ),
    ).toMatchObject({
      spent: -60,
      acquired: undefined,
    }),
  )

  it('of treasury stock', () =>
    expect(
      figures(
        [],
        [],
        [
          ['Treasury stock', null],
          ['Purchases', -10],
          ['Sales', 2],
        ],
      ).bought,
    ).toBe(-10))

  it('and by itself under the section', () => expect(figures([], [['Acquisitions', -60]]).acquired).toBe(-60))
})

describe('lines under a heading of a figure that are no matter of their own', () => {
  it('are its parts', () => {
    expect(
      figures(
        [],
        [],
        [
          ['Cash dividends', null],
          ['Common stock', -10],
          ['Preferred stock', -2],
        ],
      ).dividends,
    ).toBe(-12)
    expect(
      figures(
        [],
        [],
        [
          ['Cash dividends', null],
          ['Common stock', -10],
          ['Preferred stock dividends', -2],
        ],
      ).dividends,
    ).toBe(-12)
    expect(
      figures(
        [],
        [
          ['Additions to utility plant', null],
          ['Electric', -40],
          ['Gas', -20],
        ],
      ).spent,
    ).toBe(-60)
    expect(
      figures(
        [],
        [
          ['Purchases of', null],
          ['Property and equipment', -40],
          ['Land', -20],
        ],
      ).spent,
    ).toBe(-60)
  })

  it('are counted once where their total is printed', () =>
    expect(
      figures(
        [],
        [
          ['Capital expenditures', null],
          ['Domestic', -40],
          ['Foreign', -20],
          ['Total capital expenditures', -60],
        ],
      ).spent,
    ).toBe(-60))

  // The layout of 0000771950-95-000008.
  it('are left out where they are none of it all the same, and what is called other where the block is not set in', () => {
    const block = (indent: number): Row[] => [
      ['Depreciation and amortization', null],
      ['Programming costs and rights', 70, indent],
      ['Intangible assets', 40, indent],
      ['Property and equipment', 20, indent],
      ['Other', 3, indent],
      ['Deferred income taxes', 9],
    ]
    expect(figures(block(2)).wear).toBe(63)
    expect(figures(block(0)).wear).toBe(60)
  })

  it('end with the first that is', () =>
    expect(
      figures(
        [],
        [
          ['Capital expenditures', null],
          ['Domestic', -40],
          ['Investments in affiliates', -20],
        ],
      ).spent,
    ).toBe(-40))
})

describe('a caption of the thing alone', () => {
  it.each([
    'Land and buildings',
    'Machinery and equipment',
    'Furniture and fixtures',
    'Vehicles',
    'Equipment and leasehold improvements',
    'Other fixed assets',
  ])('is bought where it is spent: %s', (label) => {
    const bought: Row[] = [
      ['Purchases of computers', -41],
      [label, -60],
    ]
    expect(figures([], bought).spent).toBe(-101)
  })

  it('is part of a business under its acquisition, beside the company’s own spending', () => {
    const business: Row[] = [
      ['Acquisition of businesses, net of cash acquired', null],
      ['Working capital', -13],
      ['Property and equipment', -60],
      ['Net cash paid for acquisitions', -27],
    ]
    expect(figures([], [['Capital expenditures', -41], ...business]).spent).toBe(-41)
    expect(figures([], business).spent).toBe(-60)
  })
})
