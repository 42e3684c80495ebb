/** Figures per share as filings print and tag them. */
import { describe, expect, it } from 'vitest'
import type { Amount, SheetLine } from '../../sheet/amount.ts'
import { worded } from '../../sheet/lines.ts'

import { Sheet } from '../sheet.ts'
import { perShareFigures } from '../tagged/per-share.ts'
import { pickPerShare } from './pick.ts'

type Printed = [heading: string, label: string, value: number, kind?: 'eps' | 'shares']

const WHERE = { left: 0, right: 0, start: 0, end: 0, percent: false, decimals: 2, text: '', dash: false }

/** The lines that are chosen. */
function picked(printed: readonly Printed[]) {
  const lines = printed.map(
    ([heading, label, value]) =>
      ({
        ...worded(label, heading),
        indent: 0,
        values: [{ ...WHERE, value, negative: value < 0 }],
      }) as unknown as SheetLine,
  )
  return pickPerShare(
    new Sheet(
      lines,
      0,
      0.01,
      printed.map(([, , , kind = 'eps']) => kind),
    ),
  )
}

/** The labels of basic and diluted EPS, with the headings over them. */
function chosenOf(printed: readonly Printed[]): (string | null)[] {
  const { basic, diluted } = picked(printed)
  const said = (at: number | null) => (at === null ? null : (printed[at]?.slice(0, 2).join(' > ') ?? null))
  return [said(basic), said(diluted)]
}

describe('of several figures per share', () => {
  it('takes that of all operations, not the one of continuing operations above it', () => {
    // General Electric, 10-Q for June 2023 (0000040545-23-000198).
    const continuing = 'Earnings (loss) per share from continuing operations'
    const net = 'Net earnings (loss) per share'
    expect(
      chosenOf([
        [continuing, 'Diluted earnings (loss) per share', 0.91],
        [continuing, 'Basic earnings (loss) per share', 0.91],
        [net, 'Diluted earnings (loss) per share', -0.02],
        [net, 'Basic earnings (loss) per share', -0.02],
      ]),
    ).toEqual([`${net} > Basic earnings (loss) per share`, `${net} > Diluted earnings (loss) per share`])
  })

  it('takes what is called net income, though the result before it is as much', () => {
    // The Williams Companies, 10-K for 1995 (0000950134-96-000927): nothing extraordinary that year.
    const over = '* Reclassified as described in note 1'
    expect(
      chosenOf([
        [over, 'Income from continuing operations', 2.78],
        [over, 'Income from discontinued operations', 9.99],
        [over, 'Income before extraordinary loss', 12.77],
        [over, 'Net income', 12.77],
      ]),
    ).toEqual([`${over} > Net income`, `${over} > Net income`])
  })

  it('takes a total without a label, which the parts above it add up to', () => {
    // Lundgren Bros. Construction, 10-Q for March 1996 (0000898148-96-000001), the quarter of 1995.
    const over = 'Net (loss) income per share:'
    expect(
      chosenOf([
        [over, 'Loss from operations', -16],
        [over, 'Cumulative effect of change in accounting method', 72],
        [over, '', 56],
      ]),
    ).toEqual([`${over} > `, `${over} > `])
  })
})

describe('two counts of which neither says whose it is', () => {
  it('are those of the EPS above each (T84)', () => {
    const { basicShares, dilutedShares } = picked([
      ['', 'Basic earnings per common share', 3.68],
      ['', 'Average common shares outstanding', 71_022, 'shares'],
      ['', 'Diluted earnings per common share', 3.53],
      ['', 'Average common shares outstanding', 74_022, 'shares'],
    ])
    expect([basicShares, dilutedShares]).toEqual([1, 3])
  })

  it('are told by the common equivalents that the second one holds', () => {
    const counts: Printed[] = [
      ['', 'Average common shares outstanding', 71_022, 'shares'],
      ['', 'Average common and common equivalent shares outstanding', 74_022, 'shares'],
    ]
    const eps: Printed[] = [
      ['', 'Basic earnings per common share', 3.68],
      ['', 'Diluted earnings per common share', 3.53],
    ]
    expect(picked([...eps, ...counts])).toMatchObject({ basicShares: 2, dilutedShares: 3 })
    // One EPS rests on one count.
    expect(picked([['', 'Earnings per share', 3.68], ...counts])).toMatchObject({ basicShares: 1, dilutedShares: 1 })
  })
})

describe('the only count, called neither', () => {
  const count: Printed = ['', 'Average number of common shares outstanding', 75.5, 'shares']
  const two = (primary: number, diluted: number): Printed[] => [
    ['Per share of common stock', 'Primary net earnings', primary],
    ['Per share of common stock', 'Fully diluted net earnings', diluted],
  ]

  it('is that of basic EPS alone where a profit has diluted EPS on a line of its own', () => {
    // Whirlpool, 10-K for 1994 (0000950131-95-000626): exhibit 11 prints the fully diluted count.
    expect(picked([...two(2.1, 2.09), count])).toMatchObject({ basicShares: 2, dilutedShares: null })
  })

  it('is that of both where there is one EPS, or a loss', () => {
    expect(picked([['', 'Net earnings per share', 2.1], count])).toMatchObject({ basicShares: 1, dilutedShares: 1 })
    expect(picked([...two(-2.1, -2.1), count])).toMatchObject({ basicShares: 2, dilutedShares: 2 })
  })
})

describe('the only count, called diluted', () => {
  const count: Printed = ['', 'Weighted average shares, assuming full dilution', 71_022, 'shares']

  it('is that of the only EPS', () => {
    expect(picked([['', 'Net loss per share', -3.68], count])).toMatchObject({ basicShares: 1, dilutedShares: 1 })
  })

  it('is that of diluted EPS alone where there are two', () => {
    const two: Printed[] = [
      ['', 'Primary earnings per share', 3.68],
      ['', 'Fully diluted earnings per share', 3.53],
    ]
    expect(picked([...two, count])).toMatchObject({ basicShares: null, dilutedShares: 2 })
  })
})

describe('tagged figures per share', () => {
  const amount = (row: number, label: string, concept: string, value: number): Amount => ({
    label,
    heading: '',
    value,
    row,
    concept: `us-gaap:${concept}`,
    dims: new Map(),
    measure: /NumberOf/.test(concept) ? 'shares' : 'USD/shares',
    scale: 0,
    bracketed: false,
    cell: { label, text: String(value), start: row, end: row + 1 },
  })
  const figures = (...face: Amount[]) => perShareFigures({ face, notes: () => [] })

  it('takes one line that is called neither for both (T80)', () => {
    const { basic_eps, diluted_eps } = figures(amount(1, 'Net loss per share', 'EarningsPerShareBasic', -0.04))
    expect([basic_eps?.value, diluted_eps?.value]).toEqual([-0.04, -0.04])
  })

  it('leaves the diluted count open where only the basic one is printed and called so', () => {
    // Lakeland Industries, 10-K for January 2022 (0000000000-22-810036), the year before.
    const { weighted_avg_shares_basic: basic, weighted_avg_shares_diluted: diluted } = figures(
      amount(1, 'Basic', 'WeightedAverageNumberOfSharesOutstandingBasic', 7_977_683),
    )
    expect([basic?.value, diluted]).toEqual([7_977_683, null])
  })
})
