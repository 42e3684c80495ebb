/** Totals and the foot of cash flows in ways they are typed, of made figures. */
import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { stretchFrom } from '../../document/text/stretch.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { entriesOf } from '../sheet-lines.ts'
import { findCashFlow } from './find.ts'

const line = (label: string, now: string, before: string) =>
  `${label.padEnd(46)}${now.padStart(12)}${before.padStart(12)}`

/** What is found, with the total of operations and the opening cash as they are printed. */
function read(
  operations: string,
  start: string,
  costs: readonly string[] = [line('  Depreciation', '200', '180')],
  spending: readonly string[] = [line('Capital expenditures', '(300)', '(280)')],
): Record<string, number> {
  const text = `
                 CONSOLIDATED STATEMENTS OF CASH FLOWS
${line('', '1997', '1996')}
Operating activities:
${line('Net income', '500', '400')}
Adjustments:
${costs.join('\n')}
${line('  Deferred income taxes', '30', '20')}
Changes in assets and liabilities:
${line('  Accounts receivable', '(80)', '(60)')}
${operations}
Investing activities:
${spending.join('\n')}
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

describe('lines of the sections', () => {
  const text = (operating: string, investing: string, total: string) => `
                 CONSOLIDATED STATEMENTS OF CASH FLOWS
${line('', '1997', '1996')}
Operating activities:
${line('Net income', '500', '400')}
${line('Depreciation and amortization', '200', '180')}
${operating}
${line('Net cash provided by operating activities', '650', '540')}
Used for:
${investing}
${line(total, '(290)', '(260)')}
Financing activities:
${line('Dividends paid', '(160)', '(140)')}
${line('Net cash used in financing activities', '(160)', '(140)')}
${line('Increase in cash', '200', '140')}
${line('Cash, beginning of year', '500', '360')}
${line('Cash, end of year', '700', '500')}
`
  const found = (of: string): Record<string, number> => {
    const grid = stretchFrom(new Lines(of), 0, /cash flows?/i)
    const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(of), {}))
    const roles = sheet && findCashFlow(entriesOf(sheet, 0, null), 1)
    return Object.fromEntries(Object.entries(roles?.fields ?? {}).map(([name, { value }]) => [name, value]))
  }
  const credit = line('Amortization of intangible liabilities', '(50)', '(40)')
  const bought = [line('Capital expenditures', '(300)', '(280)'), line('Sales of equipment', '10', '20')].join('\n')

  it('count no credit among the costs that are added back', () =>
    expect(found(text(credit, bought, 'Net cash used in investing activities')).depreciation_amortization).toBe(200))

  it('have a total that no word names, where they make it', () =>
    expect(found(text(credit, bought, ''))).toMatchObject({ investing_cash_flow: -290, net_change_in_cash: 200 }))

  it('are bought where the heading over them says so', () => {
    const parts = [
      'Additions to property:',
      line('  Land and buildings', '(100)', '(80)'),
      line('  Equipment', '(190)', '(180)'),
    ]
    const made = text(credit, parts.join('\n'), 'Net cash used in investing activities')
    expect(found(made).capital_expenditures).toBe(-290)
  })

  it('count nothing received among what is paid', () => {
    const financing = [line('Dividend investment plan', '20', '10'), line('Dividends paid', '(180)', '(150)')].join(
      '\n',
    )
    const made = text(credit, bought, '').replace(/^Dividends paid.*$/m, financing)
    expect(found(made).dividends_paid).toBe(-180)
  })

  it('add up with one that has lost its sign, as its words allow', () => {
    const sumsOf = (label: string, before = '20') => {
      const lost = text(
        credit,
        [
          line('Capital expenditures', '(300)', '(280)'),
          line(label, '40', before),
          line('Sales of equipment', '50', '40'),
        ].join('\n'),
        'Net cash used in investing activities',
      )
      const grid = stretchFrom(new Lines(lost), 0, /cash flows?/i)
      const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(lost), {}))
      return sheet && findCashFlow(entriesOf(sheet, 0, null), 1)?.sums
    }
    expect(sumsOf('Net borrowings by affiliates')?.investing).not.toBeNull()
    expect(sumsOf('Deposits received')?.investing).toBeNull()
    expect(sumsOf('Net borrowings by affiliates', '30')?.investing).toBeNull()
  })

  it('are none of a section where operations that were given up stand between two of them', () => {
    const between = `${credit}\n${line('Net cash provided by operating activities', '650', '540')}\n${line('Cash from discontinued operations', '25', '20')}`
    const made = text(between, bought, 'Net cash used in investing activities')
      .replace(/(discontinued operations.*\n)Net cash provided by operating.*\n/, '$1')
      .replace(
        'Increase in cash                                       200',
        'Increase in cash                                       225',
      )
      .replace(
        'Cash, end of year                                      700',
        'Cash, end of year                                      725',
      )
    const grid = stretchFrom(new Lines(made), 0, /cash flows?/i)
    const sheet = grid === null ? null : sheetOf([grid], readCover(Buffer.from(made), {}))
    const roles = sheet && findCashFlow(entriesOf(sheet, 0, null), 1)
    expect(roles?.fields.other_cash_change?.value).toBe(25)
    expect(roles?.sums.investing).not.toBeNull()
  })

  it('hold dividends that were declared, unless what is still owed stands beside', () => {
    const declared = text(credit, bought, '').replace('Dividends paid    ', 'Dividends declared')
    expect(found(declared).dividends_paid).toBe(-160)
    const owed = declared.replace(
      /^Dividends declared.*$/m,
      `${line('Dividends declared', '(200)', '(180)')}\n${line('Increase in dividends payable', '40', '40')}`,
    )
    expect(found(owed)).not.toHaveProperty('dividends_paid')
  })
})

describe('amortization that does not say of what', () => {
  const amounts = (depreciation: string, amortization: string) =>
    read(line('Net cash provided by operating activities', '650', '540'), START, [
      line(`  ${depreciation}`, '150', '140'),
      line(`  ${amortization}`, '50', '40'),
    ]).depreciation_amortization
  it('is that of assets beside depreciation alone', () => expect(amounts('Depreciation', 'Amortization')).toBe(200))
  it('is that of other things beside depreciation and amortization', () =>
    expect(amounts('Depreciation and amortization', 'Other amortization')).toBe(150))
  it('is counted beside it where it says of what', () =>
    expect(amounts('Depreciation and amortization', 'Amortization of goodwill')).toBe(200))
})

it('counts spending and the total that holds it once, whatever else that adds up', () => {
  const parts = [
    line('Purchases of land', '(60)', '(50)'),
    line('Purchases of rental equipment', '(240)', '(230)'),
    line('Total capital expenditures', '(300)', '(280)'),
  ]
  const found = read(line('Net cash provided by operations', '650', '540'), START, undefined, parts)
  expect(found.capital_expenditures).toBe(-300)
})
