import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import type { CashFlow } from '../statement/other-statements.ts'
import { extractFiling } from './extract.ts'

/** Statement of operations and cash flows as 0000737000-96-000002 sets them, with lines of cash flows given. */
const filing = (lines: string) => `FORM 10-K
For the fiscal year ended December 31, 1995

                         ALPHA CORPORATION
                  CONSOLIDATED STATEMENTS OF OPERATIONS
               Years ended December 31,
                                     1995           1994           1993
Net sales                      $9,482,110     $5,341,201     $4,912,008
Cost of sales                   3,120,455      2,104,330      1,990,115
INCOME BEFORE TAXES            $6,361,655     $3,236,871     $2,921,893
NET INCOME                     $6,361,655     $3,236,871     $2,921,893
NET INCOME PER SHARE               $21.35         $18.86         $17.02

                         ALPHA CORPORATION
                  CONSOLIDATED STATEMENTS OF CASH FLOWS
               Years ended December 31,
                                     1995           1994           1993
CASH FLOWS FROM OPERATING ACTIVITIES
Net income                     $6,361,655     $3,236,871     $2,921,893
${lines}
Net cash provided by
  operating activities          7,000,000      4,000,000      3,500,000
CASH FLOWS FROM INVESTING ACTIVITIES
Purchases of equipment          2,500,000      1,000,000        900,000
Net cash used in
  investing activities          2,500,000      1,000,000        900,000
CASH FLOWS FROM FINANCING ACTIVITIES
Dividends paid                  1,500,000      1,000,000        600,000
Net cash used in
  financing activities          1,500,000      1,000,000        600,000
Net increase in cash            3,000,000      2,000,000      2,000,000
Cash at beginning of year       5,000,000      3,000,000      1,000,000
Cash at end of year            $8,000,000     $5,000,000     $3,000,000
`

function cashFlow(lines: string): CashFlow {
  const read = extractFiling(Buffer.from(filing(lines)), {})
  if (!read.ok || read.cash_flow === null) throw new Error('no cash flows')
  return read.cash_flow
}

it('turns outflows that are printed without a sign where only that adds up', () => {
  expect(cashFlow('Depreciation                      638,345        763,129        578,107')).toMatchObject({
    start_date: '1995-01-01',
    months: 12,
    depreciation_amortization: 638_345,
    operating_cash_flow: 7_000_000,
    capital_expenditures: -2_500_000,
    investing_cash_flow: -2_500_000,
    dividends_paid: -1_500_000,
    net_change_in_cash: 3_000_000,
    cash_at_end: 8_000_000,
    qc: { passed: true },
  })
})

it('passes no cash flows of a parent company alone', () => {
  const { qc } = cashFlow(
    'Equity in undistributed income\n  of subsidiaries                 638,345        763,129        578,107',
  )
  expect(qc.passed).toBe(false)
  expect(qc.tests.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['statement_is_consolidated'])
})

const row = (label: string, ...values: string[]) =>
  `${label.padEnd(33)}${values.map((value) => value.padStart(15)).join('')}\n`

it('turns no outflow of a statement in tenths but by the sums', () => {
  const flows = (purchases: string, sold: string) =>
    filing('')
      .slice(
        0,
        filing('').indexOf(
          '                         ALPHA CORPORATION\n                  CONSOLIDATED STATEMENTS OF CASH',
        ),
      )
      .replaceAll(/(\d{1,2}),(\d{3}),(\d{3})/g, '$1.$2')
      .replaceAll('Years ended December 31,', 'Years ended December 31, (in millions)') +
    `                  CONSOLIDATED STATEMENTS OF CASH FLOWS
               Years ended December 31, (in millions)
                                     1995           1994           1993
CASH FLOWS FROM OPERATING ACTIVITIES
${row('Net income', '$6.3', '$3.2', '$2.9')}${row('Depreciation', '20.3', '20.1', '20.1')}${row('Net cash provided by operations', '26.6', '23.3', '23.0')}CASH FLOWS FROM INVESTING ACTIVITIES
${row('Proceeds from sale of business', sold, '25.5', '25.5')}${row('Purchases of equipment', purchases, '0.8', '0.7')}${row('Net cash from investing activities', '24.1', '24.7', '24.8')}CASH FLOWS FROM FINANCING ACTIVITIES
${row('Dividends paid', '(22.5)', '(21.0)', '(20.6)')}${row('Net cash used in financing', '(22.5)', '(21.0)', '(20.6)')}${row('Net increase in cash', '28.2', '27.0', '27.2')}${row('Cash at beginning of year', '57.5', '30.5', '3.3')}${row('Cash at end of year', '$85.7', '$57.5', '$30.5')}`
  const read = (text: string) => {
    const answer = extractFiling(Buffer.from(text), {})
    return answer.ok ? answer.cash_flow?.capital_expenditures : null
  }
  expect([read(flows('0.9', '25.0')), read(flows('(0.9)', '25.0'))]).toEqual([-900_000, -900_000])
  // What adds up as an inflow is nothing paid.
  expect(read(flows('0.9', '23.2'))).toBeNull()
})

it('takes the total of property that holds net lines, and no column of the same day for an earlier one', () => {
  const start = filing('').indexOf(
    '                         ALPHA CORPORATION\n                  CONSOLIDATED STATEMENTS OF CASH',
  )
  const text = `${filing('').slice(0, start)}
                  CONSOLIDATED BALANCE SHEETS
                                   December 31,   December 31,   December 31,
                                           1995           1995           1994
                                                   (Pro forma)
ASSETS
${row('Cash', '1,050', '9,940', '4,040')}${row('Receivables, net', '3,030', '3,030', '3,030')}${row('Total current assets', '4,080', '12,970', '7,070')}PROPERTY AND EQUIPMENT:
${row('Land', '100', '100', '100')}${row('Computer equipment, net', '300', '300', '300')}${row('Buildings', '550', '550', '600')}${row('Total property and equipment', '950', '950', '1,000')}${row('Total assets', '5,030', '13,920', '8,070')}LIABILITIES AND EQUITY
${row('Accounts payable', '1,000', '1,000', '1,000')}${row('Total liabilities', '1,000', '1,000', '1,000')}${row("Total stockholders' equity", '4,030', '12,920', '7,070')}${row('Total liabilities and equity', '5,030', '13,920', '8,070')}
`
  const read = extractFiling(Buffer.from(text), {})
  if (!read.ok || read.balance_sheet === null) throw new Error('no balance sheet')
  expect(read.balance_sheet).toMatchObject({ as_of: '1995-12-31', total_assets: 5030, property_net: 950 })
  expect(read.balance_sheet.prior_periods.map((one) => [one.as_of, one.total_assets])).toEqual([['1994-12-31', 8070]])
})
