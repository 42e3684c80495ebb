/** Which lines lead from gross profit, or from revenue, to the result: each habit with lines that it takes and leaves. */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf, withAmounts } from '../as-filed.fixture.ts'
import { leftAbove, pickExpenses } from './expenses.ts'

interface Named {
  revenue: string
  cost?: string
  gross?: string
  end: string
  provisions?: readonly string[]
}

/** The block by the labels of the lines over it: its lines with their signs, and whether they lead to the result. */
function blockOf(printed: readonly Printed[], { revenue, cost, gross, end, provisions = [] }: Named) {
  const sheet = sheetOf(printed)
  const at = (label: string) => {
    const index = printed.findIndex(([own]) => own === label)
    if (index < 0) throw new Error(`${label} is not printed`)
    return index
  }
  const term = (label: string | undefined, sign: 1 | -1 = 1) =>
    label === undefined ? null : [{ index: at(label), sign }]
  const above = {
    ...{ revenue: term(revenue), sales: sheet.value(at(revenue)), revenueAt: at(revenue) },
    costs: { cost: term(cost), gross: term(gross) },
    provisions: provisions.map(at),
  }
  const block = pickExpenses(sheet, above, at(end))
  return {
    lines: block.term.map(({ index, sign }) => `${sign < 0 ? '−' : '+'} ${printed[index]?.[0]}`),
    fits: block.fits,
    left: leftAbove(sheet, above)[1],
  }
}

/** Apple, 10-K for 2024 (0000320193-24-000123). */
const APPLE: Printed[] = [
  ['Total net sales', '391,035'],
  ['Total cost of sales', '210,352'],
  ['Gross margin', '180,683'],
  ['Research and development', '31,370', 'Operating expenses'],
  ['Selling, general and administrative', '26,097', 'Operating expenses'],
  ['Total operating expenses', '57,467', 'Operating expenses'],
  ['Operating income', '123,216'],
]
const OF_APPLE = {
  revenue: 'Total net sales',
  cost: 'Total cost of sales',
  gross: 'Gross margin',
  end: 'Operating income',
}

describe('the lines under gross profit', () => {
  it('are the expenses, without their total', () => {
    expect(blockOf(APPLE, OF_APPLE)).toEqual({
      lines: ['− Research and development', '− Selling, general and administrative'],
      fits: true,
      left: 180_683,
    })
  })
  it('do not fit with another digit in one of them', () => {
    const { fits } = blockOf(withAmounts(APPLE, { 'Research and development': '31,730' }), OF_APPLE)
    expect(fits).toBe(false)
  })
  it('follow the cost where no gross profit is printed', () => {
    const without = APPLE.filter(([label]) => label !== 'Gross margin')
    expect(
      blockOf(without, { revenue: 'Total net sales', cost: 'Total cost of sales', end: 'Operating income' }),
    ).toEqual({
      lines: ['− Research and development', '− Selling, general and administrative'],
      fits: true,
      left: 180_683,
    })
  })
  it('may hold income, which adds to the result', () => {
    const [sales, cost, gross, first, second] = APPLE as [Printed, Printed, Printed, Printed, Printed]
    const lines: Printed[] = [
      sales,
      cost,
      gross,
      first,
      second,
      ['Other operating income', '500'],
      ['Operating income', '123,716'],
    ]
    expect(blockOf(lines, OF_APPLE)).toMatchObject({
      fits: true,
      lines: expect.arrayContaining(['+ Other operating income']),
    })
  })
})

describe('costs in any order under one heading', () => {
  /** Eli Lilly, the year 2023 (0000059478-25-000067), the cost of sales in the middle. */
  const LILLY: Printed[] = [
    ['Revenue', '34,124'],
    ['Research and development', '9,313', 'Costs, expenses, and other'],
    ['Cost of sales', '7,082', 'Costs, expenses, and other'],
    ['Marketing, selling, and administrative', '7,403', 'Costs, expenses, and other'],
    ['Acquired in-process research and development', '3,800', 'Costs, expenses, and other'],
    ['Asset impairment', '68', 'Costs, expenses, and other'],
    ['Other—net, (income) expense', '(97)', 'Costs, expenses, and other'],
    ['All of these', '27,569', 'Costs, expenses, and other'],
    ['Income before income taxes', '6,555'],
  ]
  const of = { revenue: 'Revenue', cost: 'Cost of sales', end: 'Income before income taxes' }

  it('are expenses without the cost of revenue and what all of them come to', () => {
    const { lines, fits } = blockOf(LILLY, of)
    expect(fits).toBe(true)
    expect(lines).toEqual([
      '− Research and development',
      '− Marketing, selling, and administrative',
      '− Acquired in-process research and development',
      '− Asset impairment',
      '− Other—net, (income) expense',
    ])
  })
  it('do not fit where one is missing', () => {
    expect(
      blockOf(
        LILLY.filter(([label]) => label !== 'Research and development'),
        of,
      ).fits,
    ).toBe(false)
  })
})

describe('a result by its parts', () => {
  /** As Williams prints it by businesses (0000950134-95-000291). */
  const WILLIAMS: Printed[] = [
    ['Revenues', '1,751.1'],
    ['Costs and operating expenses', '1,219.4', 'Profit-center costs and expenses'],
    ['Selling, general and administrative expenses', '213.4', 'Profit-center costs and expenses'],
    ['Williams Pipe Line', '58.0', 'Operating profit'],
    ['Interstate natural gas pipelines', '260.3', 'Operating profit'],
    ['Operating income', '318.3'],
  ]
  it('is no expense', () => {
    expect(blockOf(WILLIAMS, { revenue: 'Revenues', end: 'Operating income' })).toMatchObject({
      lines: ['− Costs and operating expenses', '− Selling, general and administrative expenses'],
      fits: true,
    })
  })
})

describe('a bank', () => {
  const BANK: Printed[] = [
    ['Provision for credit losses', '100'],
    ['Total revenue', '2,000'],
    ['Salaries and benefits', '800', 'Noninterest expense'],
    ['Occupancy', '200', 'Noninterest expense'],
    ['Income before taxes', '900'],
  ]
  it('takes off the provision that stands above its revenue', () => {
    expect(
      blockOf(BANK, {
        revenue: 'Total revenue',
        end: 'Income before taxes',
        provisions: ['Provision for credit losses'],
      }),
    ).toMatchObject({ fits: true, lines: ['− Provision for credit losses', '− Salaries and benefits', '− Occupancy'] })
  })
  it('without it the lines do not lead to the result', () => {
    expect(blockOf(BANK, { revenue: 'Total revenue', end: 'Income before taxes' }).fits).toBe(false)
  })
})
