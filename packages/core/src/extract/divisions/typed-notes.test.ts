/** Divisions in the plain text of the 1990s: notes typed as filed (accession numbers with each). */
import { describe, expect, it, test } from 'vitest'
import { isPlace } from '../../filing/places.ts'
import { divided, htmlFiling, tableOf, textFiling } from './filing.fixture.ts'
import { canBeDivision, cleanName, columnName } from './names.ts'

// UAL, 10-K for 1995 (0000100517-96-000009), selected quarterly data.
test('quarters that add up to the year are no divisions', () => {
  const document = textFiling({
    ended: 'December 31, 1995',
    years: [1995, 1994],
    units: '(In Millions)',
    revenue: ['$14,943', '$13,950'],
    note: `SELECTED QUARTERLY FINANCIAL DATA - (UNAUDITED)

                              1st         2nd         3rd         4th
                            Quarter     Quarter     Quarter     Quarter      Year
                                      (In Millions, Except Per Share)
1995:
 Operating revenues         $ 3,334     $ 3,815     $ 4,127     $ 3,667    $14,943
 Earnings from operations       127         299         401           2        829
`,
  })
  expect(divided(document).business).toBeNull()
})

// Zale, 10-K for July 1995 (0000950134-95-002510), item 1.
test('the mark of a note behind a figure is no part of it', () => {
  const document = textFiling({
    ended: 'July 31, 1995',
    years: [1995, 1994],
    units: '(amounts in thousands)',
    revenue: ['$1,036,149', '$920,307'],
    note: `<TABLE>
<CAPTION>
                                                                                   Net Sales By Division      
                                                                    ----------------------------------------------------
                                                                                                       Pro Forma (1)   
                                                                                                  ----------------------
                                                                         Year Ended July 31,         Year Ended July 31, 
                                                                    ----------------------------  -----------------------
                                                                        1995              1994              1993     
                                                                       ----------       ---------         ---------
                                                                        (amounts in thousands except number of stores)
<S>                                                                  <C>                <C>              <C>
Net Sales:
   Zales Division   . . . . . . . . .                                $  428,794         $374,849         $370,981
   Gordon's Division  . . . . . . . .                                   262,540          234,974          221,549
   Guild Division   . . . . . . . . .                                   197,267          182,278          213,219
   Diamond Park Division  . . . . . .                                   138,187          127,761          149,595
          Other . . . . . . . . . . .                                     9,361(2)           445            1,103
                                                                     ----------         --------         --------
          Total . . . . . . . . . . .                                $1,036,149         $920,307         $956,447
                                                                     ==========         ========         ========
Number of stores (end of period)  . .                                     1,177            1,231            1,265
                                                                          =====            =====            =====
</TABLE>
`,
  })
  expect(divided(document).business).toEqual([
    ['Zales Division', 428_794_000],
    ["Gordon's Division", 262_540_000],
    ['Guild Division', 197_267_000],
    ['Diamond Park Division', 138_187_000],
    ['Other', 9_361_000],
  ])
})

// Warner-Lambert, 10-K for 1995 (0000950117-96-000232): the statement prints tenths of millions, the note millions.
test('a note that prints fewer digits than the statement is found, three measures side by side', () => {
  const document = textFiling({
    ended: 'December 31, 1995',
    years: [1995, 1994],
    units: '(Dollars in millions)',
    revenue: ['$7,039.8', '$6,416.8'],
    note: `Note 19 - Segment Information:
<TABLE>
Industry Segments

<CAPTION>
- --------------------------------------------------------------------------------------------------
                                                                                Research and
                            Net Sales (a)           Operating Profit         Development Expense
- --------------------------------------------------------------------------------------------------
                        1995    1994    1993    1995     1994     1993(d)  1995     1994     1993
- --------------------------------------------------------------------------------------------------
<S>                   <C>     <C>     <C>      <C>      <C>      <C>      <C>      <C>      <C>   
Pharmaceutical        $2,356  $2,079  $2,114   $ 822    $ 716    $ 384    $(408)   $(368)   $(382)
Consumer Health Care   3,293   2,970   2,374     858(c)   714      440      (67)     (65)     (61)
Confectionery          1,391   1,368   1,306     202      264      201      (26)     (23)     (22)
                                                                         -------------------------
Research and develop-
  ment expense                                  (501)    (456)    (465)   $(501)   $(456)   $(465)
- --------------------------------------------------------------------------------------------------
Net sales and
  operating profit    $7,040  $6,417  $5,794   1,381     1,238     560
- --------------------------------------------
Corporate expense (b)                           (232)     (233)   (242)
</TABLE>
`,
  })
  expect(divided(document).business).toEqual([
    ['Pharmaceutical', 2_356_000_000],
    ['Consumer Health Care', 3_293_000_000],
    ['Confectionery', 1_391_000_000],
  ])
})

// Of the filings 0000950129-96-000354, 0000916863-96-000001, 0000950135-95-002027, 0000100166-96-000006.
test('names come without units and the hyphens of narrow columns', () => {
  expect(columnName('PETRO- CHEM- ICALS')).toBe('PETROCHEMICALS')
  expect(columnName('OTHER INTER- NATIONAL')).toBe('OTHER INTERNATIONAL')
  expect(cleanName('(Thousands) Electric')).toBe('Electric')
  expect(cleanName('Upstream Non-U.S.')).toBe('Upstream Non-U.S.')
})

test.each([
  ['Product sales $ 365.0 $ 239.1 |', false],
  ['Service and other 581.3 405.3', false],
  ['NON- GUARANTOR SUBSIDIARIES', false],
  ['Parent Company', false],
  ['3rd', false],
  ['1Q', false],
  ['Salaries and wages', false],
  ['Other subsidiary revenues', true],
  ['First Brands', true],
  ['76 Products Company', true],
])('%s can be a division: %s', (name, expected) => {
  expect(canBeDivision(name)).toBe(expected)
})

test.each([
  ['Atlantic', true],
  ['Foreign subsidiaries', true],
  ['Southeast Asia', true],
  ['United States exports', true],
  ['Northwest Pipeline', false],
])('%s is a place: %s', (name, expected) => {
  expect(isPlace(name)).toBe(expected)
})

// Volt, 10-K for October 1994 (0000950123-95-000109): the statement and item 1.
test('divisions of total sales where revenue holds other income too, the sales a sum of lines of their own', () => {
  const document = textFiling({
    ended: 'October 28, 1994',
    years: [1994, 1993],
    units: '',
    revenue: ['$734,486,000', '$565,173,000'],
    note: `INDUSTRY SEGMENT DATA

<TABLE>
<CAPTION>
                                                                 October          October
                                                                 28, 1994        29, 1993
                                                                 --------        --------
                                                                   (Dollars in thousands)
<S>                                                              <C>             <C>
SALES
Telephone Directory:
   Sales to unaffiliated customers                                $505,762        $417,225
   Intersegment sales                                                2,903           3,324
                                                                 --------        --------
                                                                   508,665         420,549
                                                                 --------        --------
 Engineering and Construction:
   Sales to unaffiliated customers                                 116,050         103,498
   Intersegment sales                                                1,949           3,315
                                                                 --------        --------
                                                                   117,999         106,813
                                                                 --------        --------
Computer Systems:
   Sales to unaffiliated customers                                  99,059(a)       37,385
   Intersegment sales                                                   76             196
                                                                 --------        --------
                                                                    99,135          37,581
                                                                 --------        --------
Eliminations of intersegment sales                                 (4,928)         (6,835)
                                                                 --------        --------
   Total sales                                                    $720,871        $558,108
                                                                 ========        ========
</TABLE>
`,
  }).replace(
    /\nTotal revenues /,
    `
Sales of services                         $656,212,000  $501,028,000
Sales of products                           64,659,000    57,080,000
                                          ------------  ------------
  Total sales                              720,871,000   558,108,000

Interest income                              1,336,000     1,381,000
Gains (losses) on securities-net                (7,000)      199,000
Equity in income of joint ventures           3,055,000     4,940,000
Gain on sale of joint venture                9,770,000             -
Other income (expense)-net                    (539,000)      545,000
                                          ------------  ------------
Total revenues `,
  )
  expect(divided(document).business).toEqual([
    ['Telephone Directory', 508_665_000],
    ['Engineering and Construction', 117_999_000],
    ['Computer Systems', 99_135_000],
  ])
})

// Apple, 8-K for September 2024 (0000320193-24-000120), exhibit 99.1.
test('sales by category that the statement prints below its last line', () => {
  const below = [
    ['(1) Net sales by category:', '', ''],
    ['iPhone', '$201,183', '$200,583'],
    ['Mac', '29,984', '29,357'],
    ['iPad', '26,694', '28,300'],
    ['Wearables, Home and Accessories', '37,005', '39,845'],
    ['Services', '96,169', '85,200'],
    ['Total net sales', '$391,035', '$383,285'],
  ]
  const document = htmlFiling({
    ended: 'September 28, 2024',
    years: [2024, 2023],
    units: '(In millions, except per-share amounts)',
    revenue: ['$391,035', '$383,285'],
    note: '',
  }).replace('</table><hr>', `${tableOf(below).replace('<table>', '')}<hr>`)
  expect(divided(document).business?.map(([name]) => name)).toEqual(below.slice(1, -1).map(([name]) => name))
})

// Made: each segment has a paragraph and a table of its own, and no table holds them all.
describe('a table for each segment', () => {
  const rows = (sales: string, profit: string, last = 'Operating profit') =>
    tableOf([
      ['(in millions)', '2024', '2023'],
      ['Net sales', sales, '90'],
      [last, profit, '8'],
      ['Margin', '10.0%', '9.5%'],
    ]).replace('<table>', `<table>${' '.repeat(400)}`)
  const words = `<p>${'Sales rose as the markets did. '.repeat(20)}</p>`
  const read = (tables: string) =>
    divided(
      htmlFiling({
        ended: 'December 31, 2024',
        years: [2024, 2023],
        units: '(In millions)',
        revenue: ['$500', '$460'],
        note: `<p>Results by segment</p>${tables}`,
      }),
    ).business

  it('makes the divisions where they make the revenue', () => {
    const tables = `<p>Engines</p>${rows('300', '30')}${words}<p>Pumps</p>${rows('150', '15')}${words}<p>Valves</p>${rows('50', '4')}`
    expect(read(tables)).toEqual([
      ['Engines', 300e6],
      ['Pumps', 150e6],
      ['Valves', 50e6],
    ])
  })

  it('does not where one is lacking, has no profit, or has no name', () => {
    expect(read(`<p>Engines</p>${rows('300', '30')}${words}<p>Pumps</p>${rows('150', '15')}`)).toBeNull()
    const [engines, pumps] = [rows('300', '30'), rows('200', '20')]
    expect(read(`<p>Engines</p>${engines}<p>Pumps</p>${rows('200', '20', 'Employees')}`)).toBeNull()
    expect(read(`<p>Engines</p>${engines}${words}${pumps}`)).toBeNull()
  })
})
