/** A balance sheet beside the cash flows of its filing, with the figures of 0001558370-23-014900. */
import { expect, it } from 'vitest'
import type { BalanceSheet, CashFlow } from '../statement/other-statements.ts'
import { balanceSheetTests, cashFlowTests } from './other-statements.ts'

const NO_INCOME = { start_date: null, end_date: '2023-06-30', net_income: null, results: [], money: 1 }
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
  return balanceSheetTests(sheet, 1, flows, NO_INCOME).find(({ name }) => name === 'cash_is_that_of_the_cash_flow')
    ?.passed
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
  const found = cashFlowTests(flows, 1, { income: quarter, balance: null, after: 0 })
  return found.find(({ name }) => name === 'net_income_is_that_of_the_income_statement')?.passed
}

it('fails the quarter’s net income in cash flows of twelve months', () =>
  expect(incomeTest('2022-07-01', 6750)).toBe(false))

it('asks nothing of the year to date with a net income of its own', () =>
  expect(incomeTest('2023-01-01', 9922)).toBeUndefined())

it('passes the quarter’s net income in cash flows of the quarter', () =>
  expect(incomeTest('2023-04-01', 6750)).toBe(true))

/** The annual report of 1995 of United States Cellular also prints the statements of a partnership (0000912057-96-004924). */
const YEAR = { start_date: '1995-01-01', end_date: '1995-12-31', net_income: 99_742, results: [], money: 1 }
const sheetOf = (cash: number, as_of = '1995-12-31') =>
  ({
    as_of,
    cash_and_equivalents: cash,
    total_assets: 744_134,
    total_liabilities: 117_900,
    total_equity: 626_234,
    temporary_equity: null,
    lines: [line('Cash', cash)],
    provenance: {},
  }) as unknown as BalanceSheet // the figures that the tests ask for
const flowsOf = (net_income: number | null, cash_at_end: number, end_date = '1995-12-31') =>
  ({
    start_date: '1995-01-01',
    end_date,
    net_income,
    operating_cash_flow: 347_000,
    net_change_in_cash: null,
    cash_at_start: 38,
    cash_at_end,
    lines: [line('Cash, end of year', cash_at_end)],
    provenance: {},
  }) as unknown as CashFlow // likewise
const failing = (tests: readonly { name: string; passed: boolean }[]) =>
  tests.flatMap(({ name, passed }) => (passed ? [] : [name]))
const ofFlows = (flows: CashFlow, balance: BalanceSheet | null) =>
  failing(cashFlowTests(flows, 1, { income: YEAR, balance, after: 0 })).filter((name) => name !== 'totals_are_read')

it('fails a balance sheet whose cash is that of cash flows with another company’s net income', () =>
  expect(failing(balanceSheetTests(sheetOf(214), 1, flowsOf(281_122, 214), YEAR))).toEqual([
    'cash_flow_beside_is_of_the_company',
  ]))

it('passes one beside cash flows of the company', () =>
  expect(failing(balanceSheetTests(sheetOf(38_404), 1, flowsOf(99_742, 38_404), YEAR))).toEqual([]))

it('fails a balance sheet of another day', () =>
  expect(failing(balanceSheetTests(sheetOf(214, '1995-09-30'), 1, null, YEAR))).toEqual([
    'day_is_that_of_the_income_statement',
  ]))

it('fails cash flows of the same net income that end with cash of no balance sheet, as a parent’s do', () => {
  expect(ofFlows(flowsOf(99_742, 503), sheetOf(38_404))).toEqual(['cash_is_on_the_balance_sheet'])
  expect(ofFlows(flowsOf(99_742, 38_404), sheetOf(38_404))).toEqual([])
})

it('fails cash flows that no other statement holds', () => {
  expect(ofFlows(flowsOf(null, 503), null)).toEqual(['cash_is_on_the_balance_sheet'])
  expect(ofFlows(flowsOf(99_742, 503), null)).toEqual([])
  expect(ofFlows(flowsOf(null, 38_404), sheetOf(38_404))).toEqual([])
})

it('fails cash flows of another year', () =>
  expect(ofFlows(flowsOf(-914_679, 97_439, '1995-10-31'), null)).toEqual([
    'cash_is_on_the_balance_sheet',
    'day_is_that_of_the_income_statement',
  ]))
