/** Totals and the foot of cash flows in ways they are typed, of made figures. */
import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { stretchFrom } from '../../document/text/stretch.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import { findCashFlow } from './find.ts'

const line = (label: string, now: string, before: string) =>
  `${label.padEnd(46)}${now.padStart(12)}${before.padStart(12)}`

/** What is found, with the total of operations and the opening cash as they are printed. */
function read(operations: string, start: string): Record<string, number> {
  const text = `
                 CONSOLIDATED STATEMENTS OF CASH FLOWS
${line('', '1997', '1996')}
Operating activities:
${line('Net income', '500', '400')}
Adjustments:
${line('  Depreciation', '200', '180')}
${line('  Deferred income taxes', '30', '20')}
Changes in assets and liabilities:
${line('  Accounts receivable', '(80)', '(60)')}
${operations}
Investing activities:
${line('Capital expenditures', '(300)', '(280)')}
${line('Proceeds from sales of equipment', '10', '20')}
${line('Net cash used in investing activities', '(290)', '(260)')}
Financing activities:
${line('Dividends paid', '(100)', '(90)')}
${line('Payments on long-term debt', '(60)', '(50)')}
${line('Net cash used in financing activities', '(160)', '(140)')}
${line('Increase in cash', '200', '140')}
${start}
${line('Cash, December 31', '700', '500')}
`
  const grid = stretchFrom(new Lines(text), 0, /cash flows?/i)
  const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(text), {}))
  if (sheet === null) throw new Error('no sheet')
  const found = findCashFlow(entriesOf(sheet, 0, null), 1)
  return Object.fromEntries(Object.entries(found?.fields ?? {}).map(([name, { value }]) => [name, value]))
}

const START = line('Cash, January 1', '500', '360')

it.each(['Total', '', 'Operating activities, net'])(
  'takes “%s” for the cash from operations that the lines above make',
  (label) =>
    expect(read(line(label, '650', '540'), START)).toMatchObject({
      net_income: 500,
      depreciation_amortization: 200,
      operating_cash_flow: 650,
      cash_at_start: 500,
      cash_at_end: 700,
    }),
)

it('takes no total without a name that the lines above do not make', () =>
  expect(read(line('Total', '660', '540'), START)).not.toHaveProperty('operating_cash_flow'))

it('reads opening cash whose day stands alone below its month', () => {
  const broken = `Cash and cash equivalents at January\n${line('    1', '500', '360')}`
  expect(read(line('Net cash provided by operations', '650', '540'), broken).cash_at_start).toBe(500)
})

it('takes a section in which nothing was done for one that adds up, with the nought of its total', () => {
  const text = `
                 CONSOLIDATED STATEMENTS OF CASH FLOWS
${line('', '2008', '2007')}
Operating activities:
${line('Net loss', '(135)', '(90)')}
${line('Net cash used in operating activities', '(135)', '(90)')}
Investing activities:
${line('Net cash used in investing activities', '-', '(10)')}
Financing activities:
${line('Proceeds from convertible debt', '117', '120')}
${line('Net cash provided by financing activities', '117', '120')}
${line('Increase (decrease) in cash', '(18)', '20')}
${line('Cash at beginning of year', '90', '70')}
${line('Cash at end of year', '72', '90')}
`
  const grid = stretchFrom(new Lines(text), 0, /cash flows?/i)
  const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(text), {}))
  const found = sheet && findCashFlow(entriesOf(sheet, 0, null), 1)
  expect(found?.fields.investing_cash_flow?.value).toBe(0)
  expect(found?.sums).not.toHaveProperty('investing')
})
