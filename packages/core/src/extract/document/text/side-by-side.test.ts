/** The balance sheet of 0000703799-95-000003 with its claims set right of its assets, and sheets that have no halves. */
import { expect, it } from 'vitest'
import { findBalanceSheet } from '../../roles/balance-sheet/find.ts'
import { entriesOf } from '../../roles/sheet-lines.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { Lines } from './lines.ts'
import { sideBySide } from './side-by-side.ts'

const half = (label: string, now: string, before: string) => label.padEnd(44) + now.padStart(10) + before.padStart(10)
const both = (left: string, right: string) => `${left.padEnd(70)}${right}`

const ASSETS = [
  'ASSETS',
  half('Cash', '$  6,123', '$  5,288'),
  half('Receivables', '9,801', '4,326'),
  half('Inventories', '10,585', '11,825'),
  half('Deferred income taxes', '6,000', '8,059'),
  half('Prepaid expenses and other', '2,592', '2,158'),
  half('  Total current assets', '35,101', '31,656'),
  half('Property and equipment, net', '165,802', '177,720'),
  half('Deferred income taxes', '33,550', '26,077'),
  half('Long-term receivables', '3,998', '7,150'),
  half('Other assets', '10,572', '11,428'),
]
const CLAIMS = [
  "LIABILITIES AND SHAREHOLDERS' EQUITY",
  half('Current maturities of long-term debt and', '', ''),
  half('  capitalized lease obligations', '$  1,796', '$  1,738'),
  half('Accounts payable, trade', '19,246', '20,669'),
  half('Accrued expenses', '29,411', '27,837'),
  half('  Total current liabilities', '50,453', '50,244'),
  half('Long-term debt', '28,573', '23,643'),
  half('Capitalized lease obligations', '13,981', '16,365'),
  half('Non-current accrued insurance', '7,750', '8,433'),
  half('Other non-current liabilities and credits', '13,400', '11,915'),
  "Shareholders' equity",
  half('  Common stock', '476', '496'),
  half('  Paid-in capital', '91,544', '99,268'),
  half('  Retained earnings', '42,846', '43,667'),
  half("  Total shareholders' equity", '134,866', '143,431'),
]

/** A page with the rows of both halves from the top on and the totals on the last line. */
const page = (left: readonly string[], right: readonly string[]) =>
  `                        CONSOLIDATED BALANCE SHEETS
${both(half('(in thousands)', '1994', '1993'), half('', '1994', '1993'))}
${Array.from({ length: Math.max(left.length, right.length) }, (_, at) => both(left[at] ?? '', right[at] ?? '')).join('\n')}
${both(half('  Total assets', '$249,023', '$254,031'), half("  Total liabilities and shareholders' equity", '$249,023', '$254,031'))}
See accompanying notes to consolidated financial statements, which are an integral part of these statements.
`

it('reads the claims right of the assets as if they stood below them', () => {
  const grid = sideBySide(new Lines(page(ASSETS, CLAIMS)), 0)
  const sheet = grid && sheetOf([grid], { form: '10-K', end: null, transition: null })
  if (!sheet) throw new Error('no sheet')
  const found = findBalanceSheet(entriesOf(sheet, 0, null), 1)
  const values = Object.fromEntries(Object.entries(found?.fields ?? {}).map(([name, { value }]) => [name, value]))
  expect(values).toMatchObject({
    cash_and_equivalents: 6_123,
    current_assets: 35_101,
    property_net: 165_802,
    total_assets: 249_023,
    current_liabilities: 50_453,
    short_term_debt: 1_796,
    long_term_debt: 28_573,
    shareholders_equity: 134_866,
    total_liabilities: 114_157,
  })
  expect(found?.sums.claims).not.toBeNull()
})

it('keeps the places of figures that are set in', () => {
  const text = page(
    ASSETS,
    CLAIMS.map((line) => ` ${line}`),
  )
  const places = sideBySide(new Lines(text), 0)?.rows.flatMap(({ figures }) =>
    figures.map(({ start, end, text: printed }) => [text.slice(start, end), printed]),
  )
  expect(places).toContainEqual(['28,573', '28,573'])
  expect(places?.every(([filed = '', printed = '']) => filed.includes(printed))).toBe(true)
})

it('takes a sheet of one column of lines for none', () =>
  expect(sideBySide(new Lines(`${['CONSOLIDATED BALANCE SHEETS', ...ASSETS, ...CLAIMS].join('\n')}\n`), 0)).toBeNull())
