/** Statements of few lines, and what figures prove of a date or a unit that words do not tell. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { extractFiling } from './extract.ts'

const row = (label: string, ...values: string[]) =>
  `${label.padEnd(44)}${values.map((value) => value.padStart(15)).join('')}\n`

/** The statements of 0000760612-96-000014, a partnership; `unit` is a note above its balance sheet. */
const partnership = (unit: string, cash = '111,353') => `FORM 10-K
For the fiscal year ended December 31, 1995

              WINTHROP RESIDENTIAL ASSOCIATES I
                   STATEMENTS OF OPERATIONS
               Years ended December 31,
                                                      1995           1994
${row('Revenues', '$140,047', '$41,000')}${row('Expenses', '120,752', '109,005')}${row('INCOME BEFORE TAXES', '$19,295', '$(68,005)')}${row('NET INCOME (LOSS)', '$19,295', '$(68,005)')}${row('NET INCOME (LOSS) PER UNIT', '$0.75', '$(2.65)')}
Boston, Massachusetts
March 20, 1996

                        BALANCE SHEETS
${unit}
ASSETS
${row('Cash', `$${cash}`, '$-')}${row('Investments in Local Limited Partnerships', '1,604,375', '1,615,118')}${row('', '$1,715,728', '$1,615,118')}
LIABILITIES AND PARTNERS' CAPITAL
Liabilities:
${row('  Accounts payable and accrued expenses', '$446,856', '$398,543')}${row('  Loans payable - Affiliate', '666,273', '633,271')}${row('', '1,113,129', '1,031,814')}
Partners' Capital:
${row('  Limited Partners', '1,672,765', '1,654,435')}${row('  General Partners', '(1,070,166)', '(1,071,131)')}${row('', '602,599', '583,304')}${row('', '$1,715,728', '$1,615,118')}
                   STATEMENTS OF CASH FLOWS
For the Years Ended December 31,
                                                      1995           1994
Cash flows from operating activities:
${row('  Net income (loss)', '$19,295', '$(68,005)')}${row('  Amortization', '6,816', '6,816')}${row('  Equity in loss of Local Limited Partnerships', '3,927', '(25,810)')}${row('  Increase in accounts payable', '48,313', '47,857')}${row('Net cash provided by operating activities', '78,351', '(39,142)')}
Cash flows from financing activities:
${row('  Increase in loan payable', '33,002', '39,142')}${row('Net increase in cash', '111,353', '-')}${row('Cash, beginning of year', '-', '-')}${row('Cash, end of year', '$111,353', '$-')}
`

function read(text: string) {
  const answer = extractFiling(Buffer.from(text), {})
  if (!answer.ok) throw new Error('no income statement')
  return answer
}

it('takes the only line of a section for its total', () =>
  expect(read(partnership('')).cash_flow).toMatchObject({
    operating_cash_flow: 78_351,
    investing_cash_flow: null,
    financing_cash_flow: 33_002,
    net_change_in_cash: 111_353,
    qc: { passed: true },
  }))

it('takes no date of a report above a balance sheet for that of its columns', () =>
  expect(read(partnership('')).balance_sheet).toMatchObject({
    as_of: '1995-12-31',
    total_assets: 1_715_728,
    total_equity: 602_599,
    qc: { passed: true },
  }))

it('takes the unit of the other two statements where the cash is that of the cash flows in it', () => {
  expect(read(partnership('(In thousands)')).balance_sheet).toMatchObject({
    cash_and_equivalents: 111_353,
    total_assets: 1_715_728,
    qc: { passed: true },
  })
  // Cash of other digits proves nothing.
  const { balance_sheet } = read(partnership('(In thousands)', '111,354'))
  expect(balance_sheet?.qc.tests.filter(({ passed }) => !passed).map(({ name }) => name)).toContain(
    'unit_is_that_of_the_income_statement',
  )
})

it('takes no property sold for property bought, nor the parts of spending for nothing (0000914233-96-000019)', () => {
  const flows = (bought: string) =>
    read(
      partnership('').replace(
        /Cash flows from financing[\s\S]*$/,
        `Cash flows from investing activities:
${bought}Proceeds from sale of:
${row('  Property and equipment', '350', '-')}${row('Net cash used in investing activities', '(2,136,539)', '-')}Cash flows from financing activities:
${row('  Increase in loan payable', '33,002', '39,142')}${row('Net decrease in cash', '(2,025,186)', '-')}${row('Cash, beginning of year', '2,136,539', '-')}${row('Cash, end of year', '$111,353', '$-')}`,
      ),
    ).cash_flow?.capital_expenditures
  const spent = row('  Intangible assets', '(62,144)', '-')
  expect(flows(`Capital expenditures for:\n${row('  Property and equipment', '(2,074,745)', '-')}${spent}`)).toBe(
    -2_074_745,
  )
  // As 0000950134-95-000291 parts them.
  const parted = row('  Continuing operations', '(2,000,000)', '-') + row('  Discontinued operations', '(74,745)', '-')
  expect(flows(`Capital expenditures:\n${parted}${spent}`)).toBe(-2_074_745)
})

it('takes borrowings that say no more than when they are due (0000950149-96-000262)', () => {
  const due =
    row('  Less than one year', '14,910', '-') +
    row('  Over one year', '86,174', '-') +
    row('  Long-term debt', '565,189', '633,271')
  const text = partnership('').replace(
    / {2}Loans payable.*\n/,
    `Federal Home Loan Bank advances and other borrowings:\n${due}`,
  )
  expect(read(text).balance_sheet).toMatchObject({ short_term_debt: 14_910, long_term_debt: 86_174 + 565_189 })
})

it('takes no line of liabilities for the interests of others, which may be called so', () => {
  const sheet = (label: string) =>
    read(partnership('').replace('  Loans payable - Affiliate            ', label.padEnd(39))).balance_sheet
  expect(sheet('Deferred credits and minority interest')).toMatchObject({
    temporary_equity: null,
    total_liabilities: 1_113_129,
  })
  expect(sheet('Interests of others in partnerships')).toMatchObject({
    temporary_equity: 666_273,
    total_liabilities: 446_856,
  })
})

it('leaves other receivables out where the trade has a line of its own', () => {
  const lines = row('Accounts receivable', '1,500,000', '-') + row('Receivables from suppliers', '104,375', '-')
  const text = partnership('').replace(/Investments in Local.*\n/, lines)
  expect(read(text).balance_sheet?.receivables).toBe(1_500_000)
})
