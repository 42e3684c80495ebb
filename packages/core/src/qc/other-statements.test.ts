/** A balance sheet beside the cash flows of its filing, with the figures of 0001558370-23-014900. */
import { expect, it } from 'vitest'
import type { BalanceSheet, CashFlow } from '../statement/other-statements.ts'
import { balanceSheetTests, cashFlowTests } from './other-statements.ts'

const line = (label: string, amount: number) => ({ label, section: '', amount, place: null })

/** Cash with its restricted part, of which the cash flows tell the sum alone. */
function cashTest(cash: number, restricted: number): boolean | undefined {
  const sheet = {
    as_of: '2023-06-30',
    cash_and_equivalents: cash,
    total_assets: 559_975_518,
    total_liabilities: 208_133_504,
    total_equity: 351_842_014,
    temporary_equity: null,
    lines: [line('Cash and cash equivalents', cash), line('Restricted cash', restricted)],
    provenance: {},
  } as unknown as BalanceSheet // the figures that the test asks for
  const flows = {
    end_date: '2023-06-30',
    cash_at_start: 84_375_085,
    cash_at_end: 227_432_008,
    lines: [
      line('Cash, cash equivalents and restricted cash, beginning of period', 84_375_085),
      line('Cash, cash equivalents and restricted cash, ending of period', 227_432_008),
    ],
    provenance: {
      cash_at_end: {
        label: 'Cash, cash equivalents and restricted cash, ending of period',
        text: '',
        start: 1,
        end: 2,
      },
    },
  } as unknown as CashFlow // likewise
  return balanceSheetTests(sheet, 1, 1, flows).find(({ name }) => name === 'cash_is_that_of_the_cash_flow')?.passed
}

it('passes the cash at the end of the cash flows', () => expect(cashTest(214_012_136, 13_419_872)).toBe(true))

it('fails the cash at their start, which last year’s column holds', () =>
  expect(cashTest(54_085_685, 30_289_400)).toBe(false))

it('passes cash of which the rest is told nowhere on the sheet', () => expect(cashTest(214_012_136, 5)).toBe(true))

/** Cash flows of a second quarter that prints three columns of lengths, with the figures of 0001018724-23-000012. */
function incomeTest(start_date: string, net_income: number): boolean | undefined {
  const flows = {
    start_date,
    end_date: '2023-06-30',
    net_income,
    operating_cash_flow: null,
    net_change_in_cash: null,
    cash_at_end: null,
    lines: [],
    provenance: {},
  } as unknown as CashFlow // the figures that the test asks for
  const quarter = { start_date: '2023-04-01', end_date: '2023-06-30', net_income: 6750, results: [], money: 1 }
  const found = cashFlowTests(flows, 1, quarter, 0)
  return found.find(({ name }) => name === 'net_income_is_that_of_the_income_statement')?.passed
}

it('fails the quarter’s net income in cash flows of twelve months', () =>
  expect(incomeTest('2022-07-01', 6750)).toBe(false))

it('asks nothing of the year to date with a net income of its own', () =>
  expect(incomeTest('2023-01-01', 9922)).toBeUndefined())

it('passes the quarter’s net income in cash flows of the quarter', () =>
  expect(incomeTest('2023-04-01', 6750)).toBe(true))
