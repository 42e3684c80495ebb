/** Lines of sheets as filings print them. */
import { expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { sheetOf } from './printed-sheet.ts'

const linesOf = (source: string) => {
  const grid = gridFrom(new Lines(source), 0)
  const sheet = grid && sheetOf([grid], { form: '10-K', end: null, transition: null })
  if (!sheet) throw new Error('no sheet')
  return sheet.lines.map(({ label, values }) => [label, ...values.map((one) => one?.value ?? null)])
}

it('reads the amounts that a broken label tells by year as words of it (0000100166-96-000006)', () => {
  const lines = linesOf(`CONSOLIDATED BALANCE SHEETS
                                                                  1995             1994
Cash and equivalents                                             $ 1,981          $ 5,923
Accounts receivable, less allowance for doubtful accounts
  of $4,227 (1995) and $2,115 (1994)                             142,732          139,743
Inventories (Note 2)                                             157,946          130,183
Prepaid expenses                                                  12,498           14,205`)
  expect(lines.map(([, ...values]) => values)).toEqual([
    [1981, 5923],
    [142_732, 139_743],
    [157_946, 130_183],
    [12_498, 14_205],
  ])
})

it('leaves out a row of such amounts alone, whose label goes on (0000950123-95-000109)', () => {
  const lines = linesOf(`CONSOLIDATED BALANCE SHEETS
                                                October 28,        October 29,
                                                   1994               1993
 Short-term investments--Notes B and I           4,974,000          2,260,000
 Trade accounts receivable less
  allowances of $4,027,000 (1994)
  and $3,960,000 (1993)--Note C
  and Schedule VIII                             98,795,000         73,724,000
 Inventories--Notes A and D                     27,239,000         27,132,000`)
  expect(lines.map(([, ...values]) => values)).toEqual([
    [4_974_000, 2_260_000],
    [98_795_000, 73_724_000],
    [27_239_000, 27_132_000],
  ])
})

it('joins a caption that broke over one line set in, and no heading to the lines under it (0000950123-96-001029)', () => {
  const lines = linesOf(`CONSOLIDATED STATEMENT OF CASH FLOWS
                                                   1995                1994               1993
Depreciation and Amortization of Premises
  and Equipment and Other Assets...........         14,702              15,158            14,896
Net Change in Accounts Payable and Other
  Liabilities..............................         88,898               1,397            31,451
Net Change in Short-Term Credit
  Facilities...............................       (215,700)             92,443            32,777
Purchases of Securities:
  Available for Sale.......................     (2,265,171)         (1,283,359)           --
  Held to Maturity.........................        --                 (402,502)           --
Net Change in Loans........................        167,126            (228,175)         (138,262)`)
  expect(lines.map(([label]) => label)).toEqual([
    'Depreciation and Amortization of Premises and Equipment and Other Assets',
    'Net Change in Accounts Payable and Other Liabilities',
    'Net Change in Short-Term Credit Facilities',
    'Available for Sale',
    'Held to Maturity',
    'Net Change in Loans',
  ])
})

it.each([
  ['in capitals', 'NET CASH PROVIDED', '  BY OPERATING ACTIVITIES', 'NET CASH PROVIDED BY OPERATING ACTIVITIES'],
  ['behind a dash', "Stockholders' equity", '  - net', "Stockholders' equity - net"],
  ['within a bracket', 'Income taxes payable (Notes', '  1 and 5)', 'Income taxes payable (Notes 1 and 5)'],
])('joins a caption that goes on below its figures %s', (_, first, rest, whole) => {
  const lines = linesOf(`CONSOLIDATED STATEMENTS
                                                 1995        1994
Deferred revenue                                85,600      85,600
${first.padEnd(46)}14,513      30,775
${rest}
Accounts payable                             1,783,840   1,820,322`)
  expect(lines.map(([label]) => label)).toEqual(['Deferred revenue', whole, 'Accounts payable'])
})

/** The pages of a sheet, each laid out by itself. */
const ofPages = (...sources: string[]) => {
  const grids = sources.flatMap((source) => gridFrom(new Lines(source), 0) ?? [])
  return sheetOf(grids, { form: '10-K', end: null, transition: null })
}
const CLAIMS = `CONSOLIDATED BALANCE SHEETS
                                                  December 31,
                                                 1995          1994
Accounts payable                               1,400         1,300
Accrued expenses                                 300           200
Long-term debt                                   500           600
Retained earnings                                800           700
Total liabilities and equity                   3,000         2,800`

it('reads pages of which one prints parts left of their totals by the columns of both, dated by the head of either', () => {
  const assets = `CONSOLIDATED BALANCE SHEETS
Cash                                                         400           300
Receivables                                                  600           500
Inventories                                                  900           900
Plant                                          1,500
Less depreciation                                400       1,100         1,100
Total assets                                               3,000         2,800`
  const sheet = ofPages(assets, CLAIMS)
  expect(sheet?.columns.map(({ period }) => period.end?.year)).toEqual([1995, 1994])
  expect(sheet?.lines.map(({ values }) => values.map((one) => one?.value ?? null))).toContainEqual([1100, 1100])
})

it('reads no pages as one of which one has a further column as full as the others', () => {
  const assets = ['Cash', 'Receivables', 'Inventories', 'Total assets'].map(
    (label) => `${label.padEnd(40)}       1,000         2,000         3,000`,
  )
  expect(ofPages(['CONSOLIDATED BALANCE SHEETS', ...assets].join('\n'), CLAIMS)).toBeNull()
})
