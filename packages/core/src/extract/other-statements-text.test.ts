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
