/** Figures derived from the statements of one filing: Apple's fiscal 2024 (0000320193-24-000123), and its third quarter. */
import { describe, expect, it } from 'vitest'
import type { DerivedName } from './derived.ts'
import { derivedOfFiling, type StatementsOfFiling } from './derived-of-filing.ts'

const M = 1e6
const READ = { provenance: {}, engine: 'tags', currency: 'USD', isFailed: false }
const FILING: StatementsOfFiling = {
  filing: { accession_number: '0000320193-24-000123', form_type: '10-K', filing_date: '2024-11-01' },
  income: {
    ...READ,
    ...{ period_code: '2024 FY', start_date: '2023-10-01', end_date: '2024-09-28', period_in_months: 12 },
    figures: {
      total_revenue: 391_035 * M,
      cost_of_revenue: 210_352 * M,
      net_income: 93_736 * M,
      basic_eps: 6.11,
      weighted_avg_shares_basic: 15_343_783_000,
    },
  },
  sheet: {
    ...READ,
    end_date: '2024-09-28',
    figures: {
      total_assets: 364_980 * M,
      shareholders_equity: 56_950 * M,
      receivables: 33_410 * M,
      inventories: 7_286 * M,
    },
    prior: [
      {
        ...{ end_date: '2023-09-30', provenance: {}, isClosed: false },
        figures: { total_assets: 352_583 * M, shareholders_equity: 62_146 * M },
      },
    ],
  },
  flows: {
    ...READ,
    ...{ start_date: '2023-10-01', end_date: '2024-09-28', months: 12 },
    figures: { operating_cash_flow: 118_254 * M, capital_expenditures: -9_447 * M, net_income: 93_736 * M },
  },
  business: 'other',
}
/** The filing with something else known of one of its statements. */
const changed = (change: {
  income?: Partial<StatementsOfFiling['income']>
  sheet?: Partial<NonNullable<StatementsOfFiling['sheet']>> | null
  flows?: Partial<NonNullable<StatementsOfFiling['flows']>> | null
}): StatementsOfFiling => ({
  ...FILING,
  income: { ...FILING.income, ...change.income },
  sheet: change.sheet === null || FILING.sheet === null ? null : { ...FILING.sheet, ...change.sheet },
  flows: change.flows === null || FILING.flows === null ? null : { ...FILING.flows, ...change.flows },
})
const of = (name: DerivedName, read = FILING) => {
  const found = derivedOfFiling(read).find((one) => one.name === name)
  if (found === undefined) throw new Error(name)
  return found
}
const amount = (name: DerivedName, read?: StatementsOfFiling) => of(name, read).value

it('what three statements of one filing give', () => {
  expect(amount('free_cash_flow')).toBe(108_807 * M)
  expect(amount('free_cash_flow_margin')).toBeCloseTo(108_807 / 391_035)
  expect(amount('return_on_average_assets')).toBeCloseTo(93_736 / 358_781.5)
  expect(amount('days_receivables')).toBeCloseTo((33_410 / 391_035) * 364)
  expect(of('free_cash_flow')).toMatchObject({ filings: 1, hidden: false, why: null })
})

it('names the day of the opening sheet, and the year of the others', () => {
  const codes = of('return_on_average_assets').steps.flatMap(({ cells }) => cells.map(({ cell }) => cell.period_code))
  expect(new Set(codes)).toEqual(new Set(['2024 FY', 'Sep 30, 2023']))
})

describe('cash flows of the year to date beside a quarter', () => {
  const quarter = changed({ income: { period_in_months: 3, start_date: '2024-06-30', period_code: '2024 Q4' } })

  it('are told for their own months', () => {
    const codes = of('free_cash_flow', quarter).steps.flatMap(({ cells }) => cells.map(({ cell }) => cell.period_code))
    expect(new Set(codes)).toEqual(new Set(['12 months to Sep 28, 2024']))
  })
  it('have no revenue to be a share of', () => {
    expect(of('free_cash_flow_margin', quarter)).toMatchObject({ value: null, steps: [] })
    expect(of('free_cash_flow_margin', quarter).why).toMatch(/12 months/)
  })
  it('are of one period where both begin within a few days', () => {
    expect(amount('free_cash_flow_margin', changed({ flows: { start_date: '2023-10-02' } }))).not.toBeNull()
    expect(amount('free_cash_flow_margin', changed({ flows: { start_date: '2023-12-31' } }))).toBeNull()
  })
})

describe('nothing is derived', () => {
  it.each<[string, DerivedName, StatementsOfFiling]>([
    ['from a sheet that is not printed', 'days_receivables', changed({ sheet: null })],
    ['from cash flows that are not printed', 'free_cash_flow', changed({ flows: null })],
    ['from a statement in another currency', 'days_receivables', changed({ sheet: { currency: 'EUR' } })],
    ['from a sheet that failed a check', 'days_receivables', changed({ sheet: { isFailed: true } })],
    ['from cash flows that failed one', 'free_cash_flow', changed({ flows: { isFailed: true } })],
    ['without a column of the year before', 'return_on_average_assets', changed({ sheet: { prior: [] } })],
  ])('%s', (_, name, read) => expect(of(name, read)).toMatchObject({ value: null, hidden: false }))

  it('and a failed statement is named as the reason', () => {
    expect(of('free_cash_flow', changed({ flows: { isFailed: true } })).why).toMatch(/failed a quality check/)
  })
  it('of an opening sheet that is closed to the viewer, which is said', () => {
    const [prior] = FILING.sheet?.prior ?? []
    const hidden = changed({ sheet: { prior: prior ? [{ ...prior, isClosed: true }] : [] } })
    expect(of('return_on_average_assets', hidden)).toMatchObject({ value: null, hidden: true })
  })
  it('of a column two years before', () => {
    const [prior] = FILING.sheet?.prior ?? []
    const older = changed({ sheet: { prior: prior ? [{ ...prior, end_date: '2022-09-24' }] : [] } })
    expect(amount('return_on_average_assets', older)).toBeNull()
  })
})

it('a bank has no days of receivables: its business says how its sheet is read', () => {
  const bank = derivedOfFiling({ ...FILING, business: 'bank' })
  const days = bank.find(({ name }) => name === 'days_receivables')
  expect(days).toMatchObject({ value: null, hidden: false })
  expect(days?.why).toMatch(/not meaningful/i)
  // What a bank earns on its assets is told as of any other.
  expect(bank.find(({ name }) => name === 'return_on_average_assets')?.value).toBeCloseTo(93_736 / 358_781.5)
})

it('each figure is told once, whatever is read', () => {
  const names = (read: StatementsOfFiling) => derivedOfFiling(read).map(({ name }) => name)
  expect(new Set(names(FILING)).size).toBe(names(FILING).length)
  expect(names(changed({ sheet: null, flows: null }))).toEqual(names(FILING))
})

it('a figure that its statement does not print is unknown, and the others are told', () => {
  const { receivables: _, ...figures } = FILING.sheet?.figures ?? {}
  const without = changed({ sheet: { figures } })
  expect(amount('days_receivables', without)).toBeNull()
  expect(amount('days_inventories', without)).toBeCloseTo((7_286 / 210_352) * 364)
})

it('loses a margin without revenue', () => {
  const { total_revenue: _, ...figures } = FILING.income.figures
  const without = changed({ income: { figures } })
  expect(amount('free_cash_flow_margin', without)).toBeNull()
  expect(amount('free_cash_flow', without)).toBe(108_807 * M)
})

it('an insurer has none either', () => {
  const insurer = derivedOfFiling({ ...FILING, business: 'insurer' })
  const told = (name: DerivedName) => insurer.find((one) => one.name === name)
  expect(told('days_inventories')?.value).toBeNull()
  expect(told('current_ratio')?.value).toBeNull()
  expect(told('current_ratio')?.why).toMatch(/insurer/i)
  expect(told('debt_to_equity')?.value).toBeNull()
  expect(told('return_on_average_equity')?.value).toBeCloseTo(93_736 / 59_548)
})
