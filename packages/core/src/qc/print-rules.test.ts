/** A figure against its cell. Figures of Apple's 10-K for 2024 (0000320193-24-000123), in millions. */
import { describe, expect, it } from 'vitest'
import type { Place } from '../statement/statement.ts'
import { PRINT_RULES } from './print-rules.ts'
import type { Tested } from './tested.ts'

const cell = (label: string, text: string): Place => ({ label, text, concept: null, start: 10, end: 20 })
const sum = (rule: string, ...parts: Place[]): Place => ({ computed: true, rule, parts }) as unknown as Place

const FIGURES = {
  total_revenue: 391_035e6,
  cost_of_revenue: 210_352e6,
  gross_profit: 180_683e6,
  operating_income: 123_216e6,
  other_interest_income_expense_net: null as number | null,
  other_income_expense_after_taxes: null as number | null,
  income_before_taxes: 123_485e6,
  income_tax_expense: 29_749e6,
  net_income: 93_736e6,
  basic_eps: 6.11,
  diluted_eps: 6.08,
  weighted_avg_shares_basic: 15_343_783_000,
  weighted_avg_shares_diluted: 15_408_095_000,
  revenue_units: 'millions',
  revenue_units_number: 1e6,
}
const PLACES: Record<string, Place> = {
  total_revenue: cell('Total net sales', '391,035'),
  cost_of_revenue: cell('Total cost of sales', '210,352'),
  gross_profit: cell('Gross margin', '180,683'),
  operating_income: cell('Operating income', '123,216'),
  income_before_taxes: cell('Income before provision for income taxes', '123,485'),
  income_tax_expense: cell('Provision for income taxes', '29,749'),
  net_income: cell('Net income', '$ 93,736'),
  basic_eps: cell('Basic', '$6.11'),
  diluted_eps: cell('Diluted', '$6.08'),
  weighted_avg_shares_basic: cell('Basic', '15,343,783'),
  weighted_avg_shares_diluted: cell('Diluted', '15,408,095'),
}

function failing(figures: object = {}, places: object = {}): string[] {
  const tested = { income_statement: { ...FIGURES, ...figures }, provenance: { ...PLACES, ...places } }
  return PRINT_RULES.flatMap((rule) => rule(tested as unknown as Tested) ?? []).flatMap((test) => {
    const { passed, name } = Array.isArray(test) ? { passed: true, name: '' } : test
    return passed ? [] : [name]
  })
}

describe('figures and their cells', () => {
  it('agree', () => expect(failing()).toEqual([]))

  it.each<[string, object, object, string[]]>([
    ['a digit that is not printed', { total_revenue: 391_036e6 }, {}, ['figures_are_as_printed']],
    ['digits that changed places', { net_income: 93_763e6 }, {}, ['figures_are_as_printed']],
    ['earnings per share of the line below', { basic_eps: 6.08 }, {}, ['figures_are_as_printed']],
    ['one amount in thousands', { net_income: 93_736e3 }, {}, ['figures_are_in_their_unit']],
    ['one amount in billions', { gross_profit: 180_683e9 }, {}, ['figures_are_in_their_unit']],
    ['earnings per share in thousands', { basic_eps: 6_110 }, {}, ['figures_are_in_their_unit']],
    ['earnings per share printed in cents', {}, { basic_eps: cell('Basic', '611') }, []],
    [
      'one count of shares in another unit',
      { weighted_avg_shares_diluted: 15_408_095 },
      {},
      ['figures_are_in_their_unit'],
    ],
    [
      'a count that a note prints whole',
      { weighted_avg_shares_diluted: 15_408_095_123 },
      { weighted_avg_shares_diluted: cell('Diluted', '15,408,095,123') },
      [],
    ],
    ['a loss in brackets', { net_income: -93_736e6 }, { net_income: cell('Net loss', '(93,736)') }, []],
    ['zeros at the end', { gross_profit: 180_600e6 }, { gross_profit: cell('Gross margin', '180,600') }, []],
    ['a decimal', { gross_profit: 180_683.5e6 }, { gross_profit: cell('Gross margin', '180,683.5') }, []],
    [
      'a figure typed by hand',
      { net_income: 1 },
      { net_income: { label: '', text: '93,736', start: null, end: null } },
      [],
    ],
    [
      'a word in the cell',
      { income_tax_expense: 0 },
      { income_tax_expense: cell('Provision for income taxes', 'None') },
      [],
    ],
    ['a figure without a place', { net_income: 1e6 }, { net_income: undefined }, []],
  ])('%s', (_, figures, places, expected) => {
    expect(failing(figures, places)).toEqual(expected)
  })
})

describe('figures and the names of their rows', () => {
  const takes = (field: string, label: string) =>
    !failing({}, { [field]: { ...PLACES[field], label } }).includes('rows_are_their_fields')

  it.each([
    ['total_revenue', 'Total net revenues', 'Total cost of sales'],
    ['total_revenue', 'Net sales', 'Total assets'],
    // United Air Lines, 10-K for 1994 (0000101001-95-000002); what is taken for net income beside a larger part of the company.
    [
      'net_income',
      'Income before extraordinary item and net income',
      'Earnings (loss) before extraordinary item and cumulative effect of accounting changes',
    ],
    ['net_income', 'Net earnings', 'Net earnings from discontinued operations'],
    // of 0001062993-16-008650 when its revenue line was damaged
    ['total_revenue', 'Net sales', 'Total Current Assets'],
    ['total_revenue', 'Revenues, net of interest expense', 'Income before income taxes'],
    ['cost_of_revenue', 'Cost of goods sold, exclusive of depreciation', 'Selling, general and administrative'],
    ['cost_of_revenue', 'Cost of products', 'Research and development'],
    ['gross_profit', 'Gross margin', 'Operating income'],
    ['operating_income', 'Income from operations', 'EBITDA'],
    ['operating_income', 'Operating profit', 'Gross profit'],
    ['operating_income', 'Operating loss', 'Total segment operating income'],
    ['income_before_taxes', 'Earnings before provision for taxes', 'Net income'],
    ['income_before_taxes', 'Net income before income taxes', 'Provision for income taxes'],
    ['income_tax_expense', 'Provision for (benefit from) income taxes', 'Income before income taxes'],
    ['income_tax_expense', 'Income taxes', 'Payroll taxes'],
    ['net_income', 'Net earnings', 'Income before minority interests'],
    ['net_income', 'Net loss attributable to common shareholders', 'Adjusted net income'],
    ['net_income', 'Profit for the year', 'Net income from continuing operations'],
    ['basic_eps', 'Basic earnings per share', 'Diluted'],
    ['basic_eps', 'Net income per share', 'Dividends declared per share'],
    ['diluted_eps', 'Diluted earnings per share', 'Basic earnings per share'],
    ['diluted_eps', 'Basic and diluted loss per share', 'Book value per share'],
    ['weighted_avg_shares_basic', 'Basic', 'Diluted'],
    ['weighted_avg_shares_diluted', 'Diluted', 'Basic'],
  ])('%s takes “%s” and not “%s”', (field, right, wrong) => {
    expect(takes(field, right)).toBe(true)
    expect(takes(field, wrong)).toBe(false)
  })

  it('lets a count that is called diluted be that of both in a loss, or beside one EPS', () => {
    const place = cell('Diluted weighted average shares', '15,408,095')
    const counts = { weighted_avg_shares_basic: place, weighted_avg_shares_diluted: place }
    const passes = (change: Record<string, number>, places: Record<string, Place> = {}) =>
      !failing({ diluted_eps: 6.11, ...change }, { ...counts, ...places }).includes('rows_are_their_fields')
    const below = { ...cell('Diluted', '6.11'), start: 40 }
    expect(passes({}, { basic_eps: cell('Basic', '6.11'), diluted_eps: below })).toBe(false)
    expect(passes({ net_income: -93_736e6 }, { diluted_eps: below })).toBe(true)
    const one = cell('Net income per share', '6.11')
    expect(passes({}, { basic_eps: one, diluted_eps: one })).toBe(true)
    expect(passes({ diluted_eps: 6.08 }, { basic_eps: one, diluted_eps: one })).toBe(false)
  })

  it('takes no EPS of continuing operations beside a net income with more in it', () => {
    // 0000754811-95-000002 without its last row.
    const part = { basic_eps: cell('Continuing operations', '6.11') }
    const fails = (after: number) =>
      failing({ other_income_expense_after_taxes: after }, part).includes('rows_are_their_fields')
    expect([fails(-1e6), fails(0)]).toEqual([true, false])
  })

  it('takes no income after preferred dividends for net income', () => {
    // Unocal, 10-K for 1995 (0000898430-96-001095), without the row of net earnings.
    const left = cell('NET EARNINGS (LOSS) APPLICABLE TO COMMON STOCK', '93,736')
    const fails = (label: string, net = left) =>
      failing({}, { net_income: net, other_income_expense_after_taxes: cell(label, '36') }).includes(
        'net_income_is_before_preferred_dividends',
      )
    expect(fails('Dividends on preferred stock')).toBe(true)
    expect(fails('Preferred dividends of subsidiaries')).toBe(false)
    expect(fails('Extraordinary item')).toBe(false)
    expect(fails('Dividends on preferred stock', cell('Net earnings', '93,736'))).toBe(false)
  })

  it('asks the lines of a sum, and not the other side of a difference', () => {
    // Vermont Financial Group, 10-K for 1995 (0000706116-96-000002).
    const eps = (label: string) => failing({}, { basic_eps: cell(label, '6.11') }).includes('rows_are_their_fields')
    expect([eps('Net Income-Primary and Fully Diluted'), eps('Net Income-Fully Diluted')]).toEqual([false, true])
    const cost = (place: Place) => failing({}, { cost_of_revenue: place }).includes('rows_are_their_fields')
    const parts = [cell('Cost of goods', '200,000'), cell('Depreciation', '10,352')]
    expect(cost(sum('sum of the cost lines', ...parts))).toBe(true)
    expect(cost(sum('revenue − gross profit', cell('Net sales', '391,035'), cell('Gross profit', '180,683')))).toBe(
      false,
    )
  })
})

describe('interest of one row', () => {
  const taken = (label: string, value: number) =>
    failing({ other_interest_income_expense_net: value }, { other_interest_income_expense_net: cell(label, '250') })

  it('is taken off where it is called an expense', () => {
    expect(taken('Interest expense', -250e6)).toEqual([])
    expect(taken('Interest expense', 250e6)).toEqual(['interest_expense_is_taken_off'])
    expect(taken('Interest expenses, third parties', 250e6)).toEqual(['interest_expense_is_taken_off'])
  })
  it('may be either where the row is net, or of income too', () => {
    expect(taken('Interest expense, net', 250e6)).toEqual([])
    expect(taken('Interest income and expense', 250e6)).toEqual([])
    expect(taken('Interest income', 250e6)).toEqual([])
  })
})
