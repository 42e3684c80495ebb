/** Apple, 10-K for 1995 (0000320193-95-000016): research and development stand again in the discussion, the cost of sales does not. */
import { Buffer } from 'node:buffer'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { cover } from '../traps/typed.fixture.ts'

const samples = join(import.meta.dirname, '../../../../../samples/filings')
const [path = ''] = globSync('0000320193-95-000016/*.gz', { cwd: samples })
const FILED = gunzipSync(readFileSync(join(samples, path))).toString('latin1')

const COST = '  Cost of sales                            8,204'
const RESEARCH = '  Research and development                   614'
const EXCHANGED = FILED.replace(COST, '  Research and development                 8,204').replace(
  RESEARCH,
  '  Cost of sales                              614',
)

/** What the check says of the names; null where it says nothing. */
function said(document: string): string | null {
  const result = extractFiling(Buffer.from(document, 'latin1'), {})
  if (!result.ok) throw new Error(result.error.message)
  return result.qc.tests.find(({ name }) => name === 'rows_are_named_alike_elsewhere')?.rationale ?? null
}

it('does not pass names that were exchanged, where the figures stand elsewhere under their own', () => {
  expect(said(FILED)).toBeNull()
  expect(said(EXCHANGED)).toBe('the figures of “Cost of sales” stand elsewhere as “research and development”')
})

it('says nothing where another row names the figures as the statement does, or the other line is named so too', () => {
  const row = (name: string, figures: string) =>
    EXCHANGED.replace('Restructuring costs             $   (23)', `${name}  ${figures}\n$&`)
  expect(said(row('Cost of sales                ', ' 614    564    665'))).toBeNull()
  expect(said(row('Total costs of what was sold ', ' 614    564    665'))).toBeNull()
  expect(said(row('Research and development     ', ' 8,204  6,846  5,249'))).toBeNull()
  expect(said(row('Research and development     ', ' 8,205  6,846  5,249'))).not.toBeNull()
})

it('leaves alone a single figure of another row', () => {
  const research = 'Research and development        $    614      9%  $    564    -15%  $    665'
  const alone = 'Research and development        $    614      9%  $    565    -15%  $    666'
  expect(said(EXCHANGED.replace(research, alone))).toBeNull()
})

// Weingarten Realty, 10-K for 1994 (0000899243-95-000102): without an extraordinary charge, income before it is net income.
it('takes several lines of one amount for one', () => {
  const lines = (net: string) => `
Income Before Extraordinary Charge                     43,788       36,249       21,248
Extraordinary Charge                                                             (1,167)
Net Income                                             ${net}       36,249       20,081
Per Common Share:
Income Before Extraordinary Charge                       1.67         1.50         1.21
Net Income                                               1.67         1.50         1.15
Weighted Average Number of Common Shares               26,190       24,211       17,503
`
  const document = `FORM 10-K
For the fiscal year ended December 31, 1994
                    WEINGARTEN REALTY INVESTORS
        (Exact name of registrant as specified in its charter)
<PAGE>
                 STATEMENTS OF CONSOLIDATED INCOME
          (Amounts in thousands, except per share amounts)
Years Ended December 31,                                 1994         1993         1992
Rentals                                               112,233       95,791       85,178
Total revenues                                        120,793      103,282       89,959
Total expenses                                         76,771       68,664       70,518
Income from Operations                                 44,022       34,618       19,441
Gains (Loss) on Sales of Property                        (234)       1,631        1,807
${lines('43,788')}
<PAGE>
                 STATEMENTS OF CONSOLIDATED CASH FLOWS
Years Ended December 31,                                 1994         1993         1992
Net income                                             43,788       36,249       20,081
`
  expect(said(document)).toBeNull()
  expect(said(document.replace(lines('43,788'), lines('43,700')))).not.toBeNull()
})

// The Union Light, Heat and Power Company, 10-K for 1995 (0000899652-96-000083): its note on taxes says to which result they are charged.
it('takes what a note says of where a tax is charged for no name of the tax', () => {
  const note = `<PAGE>
12.  Income Taxes
Deferred Income Taxes
      Total deferred income taxes                      937    2 329     1 287
Investment Tax Credits - Net                          (285)    (287)     (288)
      Total Income Taxes                            $7 931   $5 286    $5 705
`
  const charged = `Allocated to:
  Operating income                                  $7 887   $5 342    $5 751
  Other income and expenses - net                       44      (56)      (46)
`
  const document = (of: string) => `${cover('THE UNION LIGHT, HEAT AND POWER COMPANY', 'December 31, 1995')}
                     THE UNION LIGHT, HEAT AND POWER COMPANY
                                 STATEMENTS OF INCOME
                                            1995           1994           1993
                                                      (in thousands)
Operating Revenues (Note 2)
  Electric                                $187 180       $177 564       $175 712
  Gas                                       70 288         71 971         75 744
                                           257 468        249 535        251 456
Operating Expenses
  Gas purchased                            179 053        175 395        172 679
  Other operation                           46 730         48 406         46 022
  Income taxes (Note 12)                     7 887          5 342          5 751
  Taxes other than income taxes              3 968          4 002          3 623
                                           237 638        233 145        233 520
Operating Income                            19 830         16 390         17 936
Interest                                     7 658          8 003          8 597
Net Income                                $ 12 172       $  8 387       $  9 339
The accompanying notes are an integral part of these financial statements.
<PAGE>
                                STATEMENTS OF CASH FLOWS
                                            1995           1994           1993
Operating Activities
  Net income                              $ 12 172       $  8 387       $  9 339
  Depreciation                              11 438         10 644          9 813
${of}`
  expect(said(document(note + charged))).toBeNull()
  expect(said(document(`<PAGE>\n  Selected Financial Data\n${charged}`))).toBe(
    'the figures of “Income taxes (Note 12)” stand elsewhere as “operating income”',
  )
})
