import { describe, expect, it } from 'vitest'
import { type DerivedAbout, type DerivedName, type DerivedParts, derivedFigures } from './derived.ts'
import { closed, type Operand, printed, unknown } from './operand.ts'
import { cellOf } from './series-cells.ts'

const M = 1e6
const filing = {
  accession_number: '0000320193-24-000123',
  form_type: '10-K',
  filing_date: '2024-11-01',
  engine: 'tags',
}
const cell = (value: number, code = '2024 FY', accession_number = filing.accession_number) =>
  cellOf(value, code, { ...filing, accession_number }, { label: 'x', text: '1', start: 10, end: 11 })
const of = (label: string, value: number, unit?: Operand['unit'], code?: string) =>
  printed(label, cell(value, code), unit)

/** Apple's fiscal 2024, 0000320193-24-000123 */
const APPLE: DerivedParts = {
  total_revenue: of('Revenue', 391_035 * M),
  flow_revenue: of('Revenue', 391_035 * M),
  cost_of_revenue: of('Cost of revenue', 210_352 * M),
  net_income: of('Net income', 93_736 * M),
  basic_eps: of('Basic EPS', 6.11, 'per_share'),
  shares: of('Average basic shares', 15_343_783_000, 'shares'),
  operating_cash_flow: of('Cash from operations', 118_254 * M),
  capital_expenditures: of('Capital expenditures', -9_447 * M),
  flow_income: of('Net income', 93_736 * M),
  cash_and_equivalents: of('Cash and equivalents', 29_943 * M),
  short_term_investments: of('Short-term investments', 35_228 * M),
  short_term_debt: of('Short-term debt', 20_879 * M),
  long_term_debt: of('Long-term debt', 85_750 * M),
  receivables: of('Receivables', 33_410 * M),
  inventories: of('Inventories', 7_286 * M),
  current_assets: of('Current assets', 152_987 * M),
  current_liabilities: of('Current liabilities', 176_392 * M),
  total_assets: of('Total assets', 364_980 * M),
  shareholders_equity: of('Shareholders’ equity', 56_950 * M),
  opening_assets: of('Total assets', 352_583 * M, 'amount', 'Sep 30, 2023'),
  opening_equity: of('Shareholders’ equity', 62_146 * M, 'amount', 'Sep 30, 2023'),
}
const YEAR: DerivedAbout = { business: 'other', isYear: true, days: 364, epsFactor: 1 }
const derived = (name: DerivedName, parts: Partial<DerivedParts> = {}, about: Partial<DerivedAbout> = {}) => {
  const found = derivedFigures({ ...APPLE, ...parts }, { ...YEAR, ...about }).find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('derived figures of a year', () => {
  it.each<[DerivedName, number]>([
    ['free_cash_flow', 108_807 * M],
    ['free_cash_flow_margin', 108_807 / 391_035],
    ['cash_conversion', 118_254 / 93_736],
    ['debt', 106_629 * M],
    ['net_cash', -41_458 * M],
    ['current_ratio', 152_987 / 176_392],
    ['debt_to_equity', 106_629 / 56_950],
    ['return_on_average_equity', 93_736 / 59_548],
    ['return_on_average_assets', 93_736 / 358_781.5],
    ['book_value_per_share', 56_950e6 / 15_343_783_000],
    ['days_receivables', (33_410 / 391_035) * 364],
    ['days_inventories', (7_286 / 210_352) * 364],
  ])('%s is what its operands give', (name, value) => {
    const found = derived(name)
    expect(found.value).toBeCloseTo(value, 6)
    expect(found).toMatchObject({ hidden: false, why: null, filings: 1 })
    expect(found.steps.every(({ unit, cells }) => unit === 'days' || cells.length > 0)).toBe(true)
  })

  it('lead to every cell they are made of', () => {
    expect(
      derived('free_cash_flow').steps.map(({ op, label, value, cells }) => [
        op,
        label,
        value,
        cells.map((one) => one.cell.value),
      ]),
    ).toEqual([
      ['', 'Cash from operations', 118_254 * M, [118_254 * M]],
      ['−', 'Capital expenditures', 9_447 * M, [-9_447 * M]],
    ])
    const [, average] = derived('return_on_average_equity').steps
    expect(average).toMatchObject({ op: '÷', label: 'Average shareholders’ equity', value: 59_548 * M })
    expect(average?.cells.map(({ cell: { period_code, value } }) => [period_code, value])).toEqual([
      ['2024 FY', 56_950 * M],
      ['Sep 30, 2023', 62_146 * M],
    ])
  })

  it('say from how many filings they are put together', () => {
    const later = printed('Current liabilities', cell(176_392 * M, '2024 FY', '0000320193-25-000079'))
    expect(derived('current_ratio', { current_liabilities: later }).filings).toBe(2)
  })
})

describe('a derived figure that there is not', () => {
  it('is unknown with one of its parts, which it names', () => {
    expect(derived('free_cash_flow', { capital_expenditures: unknown('Capital expenditures') })).toMatchObject({
      value: null,
      why: 'Not printed or not known: capital expenditures',
      steps: [],
    })
    const noDebt = { short_term_debt: unknown('Short-term debt'), long_term_debt: unknown('Long-term debt') }
    expect(derived('net_cash', noDebt)).toMatchObject({ value: null, why: 'Not printed or not known: debt' })
    expect(derived('debt', noDebt).value).toBeNull()
    expect(derived('debt', { short_term_debt: unknown('Short-term debt') }).value).toBe(85_750 * M)
    expect(derived('net_cash', { short_term_investments: unknown('Short-term investments') }).value).toBe(-76_686 * M)
  })

  it('is closed with one of its parts, whatever else is known', () => {
    const found = derived('return_on_average_equity', { opening_equity: closed('Shareholders’ equity') })
    expect(found).toMatchObject({ value: null, hidden: true, why: null, steps: [] })
    expect(derived('debt', { long_term_debt: closed('Long-term debt') })).toMatchObject({ value: null, hidden: true })
  })

  it('is none of a deficit, of a loss and of nothing', () => {
    const deficit = of('Shareholders’ equity', -17_233 * M)
    expect(derived('debt_to_equity', { shareholders_equity: deficit })).toMatchObject({
      value: null,
      why: 'Shareholders’ equity is negative',
    })
    expect(
      derived('return_on_average_equity', { shareholders_equity: deficit, opening_equity: deficit }),
    ).toMatchObject({ value: null, why: 'Average shareholders’ equity is negative' })
    expect(derived('book_value_per_share', { shareholders_equity: deficit }).value).toBeCloseTo(-1.1231, 4)
    expect(derived('cash_conversion', { flow_income: of('Net income', -1) }).why).toBe('Net income is negative')
    expect(derived('free_cash_flow_margin', { flow_revenue: of('Revenue', 0) }).why).toBe('Revenue is zero')
    expect(derived('return_on_average_assets', { net_income: of('Net income', -5_000 * M) }).value).toBeLessThan(0)
  })

  it('is none of a quarter where only a year says something; days are those of the quarter', () => {
    const quarter = { isYear: false, days: 91 }
    expect(derived('return_on_average_equity', {}, quarter)).toMatchObject({
      value: null,
      why: expect.stringMatching(/^Of full years only/),
    })
    expect(derived('days_receivables', { total_revenue: of('Revenue', 94_930 * M) }, quarter).value).toBeCloseTo(
      32.03,
      2,
    )
    expect(derived('days_receivables', {}, { isYear: false, days: null }).why).toContain('days of the period')
  })

  it('is none a share where the shares are of one class, or preferred stock stands beside them', () => {
    // Alphabet's fiscal 2023 (0001652044-24-000022) prints the shares of class A: 5.84 × 5,922 million is not 73,795 million.
    const classA = {
      net_income: of('Net income', 73_795 * M),
      basic_eps: of('Basic EPS', 5.84, 'per_share'),
      shares: of('Average basic shares', 5_922 * M, 'shares'),
    }
    expect(derived('book_value_per_share', classA)).toMatchObject({
      value: null,
      why: expect.stringMatching(/one class of several/),
    })
    expect(derived('book_value_per_share', { shares: unknown('Average basic shares') }).why).toBe(
      'Not printed or not known: average basic shares',
    )
  })

  it('says nothing of a bank or an insurer, and says why', () => {
    for (const name of ['free_cash_flow', 'net_cash', 'days_receivables'] as const) {
      expect(derived(name, {}, { business: 'bank' })).toMatchObject({
        value: null,
        why: expect.stringMatching(/^Not meaningful for a bank: /),
      })
      expect(derived(name, {}, { business: 'insurer' }).why).toMatch(/^Not meaningful for an insurer: /)
    }
    for (const business of ['bank', 'insurer'] as const)
      expect(derived('return_on_average_equity', {}, { business }).value).toBeCloseTo(1.5741, 4)
    expect(derived('debt_to_equity', {}, { business: 'bank' }).value).toBeNull()
    expect(derived('debt_to_equity', {}, { business: 'insurer' }).value).toBeCloseTo(1.8723, 4)
  })
})
