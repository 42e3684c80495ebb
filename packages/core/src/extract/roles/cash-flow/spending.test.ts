/** What is spent on property where the caption is of the thing alone. The statements are made: only captions are looked at. */
import { describe, expect, it } from 'vitest'
import { worded } from '../../sheet/lines.ts'
import type { Entry } from '../sheet-lines.ts'
import { findCashFlow } from './find.ts'

type Row = readonly [label: string, value: number | null]

/** Capital expenditures of cash flows with these lines of investing. */
function spent(rows: readonly Row[]): number | undefined {
  const total = rows.reduce((sum, [, value]) => sum + (value ?? 0), 0)
  const all: Row[] = [
    ['Operating activities', null],
    ['Net income', 1100],
    ['Net cash provided by operating activities', 1100],
    ['Investing activities', null],
    ...rows,
    ['Net cash used in investing activities', total],
    ['Financing activities', null],
    ['Repayments of debt', -20],
    ['Net cash used in financing activities', -20],
    ['Increase in cash', 1080 + total],
    ['Cash at beginning of year', 30],
    ['Cash at end of year', 1110 + total],
  ]
  let over = ''
  const entries = all.map(([label, value], index): Entry => {
    if (value === null) over = label
    return {
      index,
      line: { ...worded(label, value === null ? '' : over), indent: 0, values: [] },
      figure: null,
      value,
      concept: '',
    }
  })
  return findCashFlow(entries, 1)?.fields.capital_expenditures?.value
}

describe('a caption of the thing alone', () => {
  it.each([
    'Land and buildings',
    'Machinery and equipment',
    'Furniture and fixtures',
    'Vehicles',
    'Equipment and leasehold improvements',
    'Other fixed assets',
  ])('is bought where it is spent: %s', (label) =>
    expect(
      spent([
        ['Purchases of computers', -41],
        [label, -60],
      ]),
    ).toBe(-101),
  )

  it('is part of a business under its acquisition, beside the company’s own spending', () => {
    const business: Row[] = [
      ['Acquisition of businesses, net of cash acquired', null],
      ['Working capital', -13],
      ['Property and equipment', -60],
      ['Net cash paid for acquisitions', -27],
    ]
    expect(spent([['Capital expenditures', -41], ...business])).toBe(-41)
    expect(spent(business)).toBe(-60)
  })
})
