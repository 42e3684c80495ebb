/** What is left for common shareholders, and the incomes that EPS may have been computed with: labels as filed. */
import { describe, expect, it } from 'vitest'
import { linesOf, type Printed } from '../as-filed.fixture.ts'
import { commonIncome, epsIncomes, partnersIncome } from './common-income.ts'

/** Unocal, 10-K for 1995 (0000898430-96-001095). */
const UNOCAL: Printed[] = [
  ['Earnings before income taxes', '463'],
  ['Income taxes', '203'],
  ['NET EARNINGS', '260'],
  ['Dividends on preferred stock', '36'],
  ['NET EARNINGS APPLICABLE TO COMMON STOCK', '224'],
  ['Net earnings per share of common stock', '.91'],
]
const named = (label: string, amount = '224') =>
  commonIncome(
    linesOf([
      ['Net earnings', '260'],
      [label, amount],
    ]),
    0,
  )

describe('the line of common shareholders', () => {
  it.each([
    ['NET EARNINGS APPLICABLE TO COMMON STOCK', '0000950134-95-002510'],
    ['Net (loss)/earnings available to common shareholders', '0000012927-23-000048'],
    ['Net earnings attributable to P&G available to common shareholders (Basic)', '0000080424-23-000103'],
    ['Balance to common stock', '0000100166-96-000006'],
    ['Net loss attributable to Boeing shareholders', '0000012927-25-000062'],
    ['Net income attributable to common stockholders', '0001628280-24-002390'],
  ])('"%s" (%s)', (label) => expect(named(label)).toBe(224))

  it.each([
    ['Net income attributable to common stockholders per share', 'no filing at hand'],
    ['Net income attributable to noncontrolling interests', '0000077476-23-000058'],
    ['Minority interest applicable to common shares', 'no filing at hand'],
    ['Earnings allocable to participating securities of common stock', 'no filing at hand'],
    ['Comprehensive income attributable to common shareholders', 'no filing at hand'],
    ['Income from discontinued operations attributable to common stockholders', 'no filing at hand'],
    ['Net income attributable to Class A common shareholders', 'no filing at hand'],
    ['Income from continuing operations available to common shareholders', 'Alcoa, 10-K for December 2008'],
    [
      'Potential shares of common stock, attributable to stock options, stock awards, and performance awards',
      'Alcoa, 10-K for December 2008',
    ],
    ['Net earnings', '0000898430-96-001095'],
  ])('not "%s"', (label) => expect(named(label)).toBeNull())

  it('is no percentage and no EPS', () => {
    expect(named('Net earnings available to common stock', '86%')).toBeNull()
    expect(named('Net earnings available to common stock', '.91')).toBeNull()
    expect(named('Net earnings available to common stock', '.9')).toBe(0.9)
  })

  it('is the one that says common where another says shareholders only', () => {
    const lines = linesOf([
      ['Net income attributable to shareholders', '260'],
      ['Net income available to common shareholders', '224'],
    ])
    expect(commonIncome(lines, 0)).toBe(224)
    expect(commonIncome(lines.slice(0, 1), 0)).toBe(260)
  })
})

describe('the incomes of EPS', () => {
  const of = (printed: readonly Printed[], known: (number | null)[] = [260e6]) =>
    epsIncomes({ lines: linesOf(printed), column: 0 }, known, 1e6)

  it('are net income, what is left of it, and what is taken off', () => {
    expect(of(UNOCAL)).toEqual({ incomes: [260e6, 224e6], deductions: [36e6], summed: false })
  })

  it('count what is known once', () => {
    expect(of(UNOCAL, [260e6, 224e6, null]).incomes).toEqual([260e6, 224e6])
    expect(of(UNOCAL, []).incomes).toEqual([260e6, 224e6])
  })

  it.each([
    'Dividends on preferred stock',
    'Preference dividends',
    'Accretion of redeemable stock',
    'Deemed dividend',
    'Less: earnings available to participating securities',
  ])('"%s" is taken off', (label) => expect(of([[label, '36']]).deductions).toEqual([36e6]))

  it('a result before preferred dividends is not', () => {
    expect(of([['Net income before preferred dividends', '260']]).deductions).toEqual([])
  })

  it.each([
    'Net loss',
    'Consolidated net income',
    'Earnings',
    'Net profit',
    'Net income attributable to the company',
    'Limited partners',
    'To the limited partners',
  ])('"%s" may be one', (label) => expect(of([[label, '25']], []).incomes).toEqual([25e6]))

  it.each([
    'Income before income taxes',
    'Income from continuing operations',
    'Income from operations',
    'Loss from discontinued operations',
    'Income tax expense',
    'Net interest income',
    'Comprehensive income',
    'Limited partners, per unit',
    'Total revenues',
  ])('"%s" is none', (label) => expect(of([[label, '25']], []).incomes).toEqual([]))

  it('lines per share are none, by their own words or their heading', () => {
    expect(of([['Net income', '25', 'per share data']], []).incomes).toEqual([])
    expect(of([['Net income per share', '25']], []).incomes).toEqual([])
  })

  it.each(['Income from continuing operations', 'Discontinued operations', 'Extraordinary item', 'Cumulative effect'])(
    'EPS is a sum where it is printed in parts: %s',
    (label) => {
      expect(of([[label, '1.25', 'per share']]).summed).toBe(true)
      expect(of([[label, '125', 'per share']]).summed).toBe(false)
    },
  )

  it('nothing and percentages are none', () => {
    expect(
      of(
        [
          ['Net income', '—'],
          ['Net income', '12%'],
        ],
        [],
      ).incomes,
    ).toEqual([])
  })
})

describe("the limited partners' part", () => {
  const part = (label: string, heading = '') =>
    partnersIncome(
      linesOf([
        ['Net income', '260'],
        [label, '224', heading],
      ]),
      0,
    )

  it.each([
    ['Limited partners', 'net income allocated to'],
    ['Net income allocated to limited partners', ''],
    ["Limited partners' interest in net income", ''],
    ["Limited partners' interest", ''],
    ['NET INCOME-LIMITED PARTNERS', ''],
    ['Net income available to limited partners', ''],
  ])('"%s"', (label, heading) => expect(part(label, heading)).toBe(224))

  it.each([
    ['Net income per limited partnership unit', ''],
    ['General partner', 'net income allocated to'],
    ['Limited partners', 'net income per unit'],
  ])('not "%s" under "%s"', (label, heading) => expect(part(label, heading)).toBeNull())
})
