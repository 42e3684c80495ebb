/** Average share counts that stand in tables of their own: figures and words as filed, cover and statement shortened. */
import { expect, it } from 'vitest'
import { readPrinted } from '../traps/printed.fixture.ts'
import { asHtml } from '../traps/typeset.fixture.ts'
import { countInRow } from './count-in-row.ts'

const counts = (document: string) => {
  const { weighted_avg_shares_basic, weighted_avg_shares_diluted } = readPrinted(document).income_statement
  return [weighted_avg_shares_basic, weighted_avg_shares_diluted]
}

it('rows called only "Primary" and "Fully diluted" under a sentence that says what they are (0000950148-94-000045)', () => {
  const document = `                                   FORM 10-K
                  For the fiscal year ended November 30, 1993
                            WESTWOOD ONE, INC.
             (Exact name of registrant as specified in its charter)
<PAGE>
                     CONSOLIDATED STATEMENTS OF OPERATIONS
                    (In thousands, except per share amounts)
                                                   Years Ended November 30,
                                                    1993            1992
                                                ------------    ------------
REVENUE                                          $   99,579      $  101,290
Operating Costs and Expenses                        101,770         119,990
                                                 ----------      ----------
OPERATING (LOSS)                                     (2,191)        (18,700)
Interest Expense                                      6,491          13,188
                                                 ----------      ----------
(LOSS) BEFORE TAXES AND DISCONTINUED OPERATIONS      (8,682)        (31,888)
(BENEFIT) FOR INCOME TAXES                                -         (10,491)
                                                 ----------      ----------
(LOSS) FROM CONTINUING OPERATIONS                    (8,682)        (21,397)
(LOSS) ON DISCONTINUED OPERATIONS                    (3,140)         (2,721)
PROVISION FOR (LOSS) ON DISPOSAL OF
 DISCONTINUED OPERATIONS                            (12,087)              -
                                                 ----------      ----------
NET (LOSS)                                       $  (23,909)     $  (24,118)
                                                 ==========      ==========
(LOSS) PER SHARE
  PRIMARY                                        $    (1.58)     $    (1.62)
  FULLY DILUTED                                  $    (1.58)     $    (1.62)
<PAGE>
       Net income (loss) per share is based on the weighted average number of
common shares outstanding during the year. Average shares outstanding, used to
compute per share figures, were as follows:

<TABLE>
<CAPTION>
                                             YEAR ENDED NOVEMBER 30,
                                             -----------------------
                                                1993         1992
                                             -----------  -----------
                <S>                          <C>          <C>
                Primary....................  15,153,000   14,906,000
                Fully diluted..............  15,153,000   14,906,000
</TABLE>
`
  expect(counts(document)).toEqual([15153000, 15153000])
  // What the tax leaves is no line after it, whatever its label says in brackets.
  const { income_statement: one, qc } = readPrinted(document)
  expect(one.other_income_expense_after_taxes).toBe(-15227000)
  expect(qc.tests.find(({ name }) => name === 'net_income_identity')?.passed).toBe(true)
})

const unocal = (average: string) => `                                   FORM 10-K
                  For the fiscal year ended December 31, 1995
                            UNOCAL CORPORATION
             (Exact name of registrant as specified in its charter)
<PAGE>
CONSOLIDATED EARNINGS                                              UNOCAL CORPORATION
                                                            YEARS ENDED DECEMBER 31
DOLLARS IN MILLIONS EXCEPT PER SHARE AMOUNTS            1995        1994        1993
- ------------------------------------------------------------------------------------
REVENUES
Sales and operating revenues                        $  8,133    $  7,797    $  8,077
Interest, dividends and miscellaneous income             292         168         267
- ------------------------------------------------------------------------------------
     Total revenues                                    8,425       7,965       8,344
COSTS AND OTHER DEDUCTIONS
Crude oil and product purchases                        3,198       2,875       3,160
Operating expense                                      4,764       4,796       4,573
- ------------------------------------------------------------------------------------
     Total costs and other deductions                  7,962       7,671       7,733
- ------------------------------------------------------------------------------------
Earnings before income taxes                             463         294         611
Income taxes                                             203         170         268
- ------------------------------------------------------------------------------------
NET EARNINGS                                             260         124         343
Dividends on preferred stock                              36          36          36
- ------------------------------------------------------------------------------------
NET EARNINGS APPLICABLE TO COMMON STOCK             $    224    $     88    $    307
Net earnings per share of common stock              $    .91    $    .36    $   1.27
<PAGE>
NOTES TO CONSOLIDATED FINANCIAL STATEMENTS
${'The consolidated financial statements of the company include the accounts of subsidiaries\n'.repeat(24)}
<PAGE>
SELECTED FINANCIAL DATA
<TABLE>
<CAPTION>

Dollars in millions except per share amounts           1995        1994        1993
- ------------------------------------------------------------------------------------
<S>                                                 <C>         <C>         <C>
Operating revenues                                       261         222         223
       Total revenues                                  8,425       7,965       8,344
Net earnings                                             260         124         343
  Per common share                                       .91         .36        1.27
Number of common stockholders of record
 at year end                                          33,028      37,622      41,682
Weighted average common shares - thousands           ${average}
</TABLE>
`
it('a line of selected data, where what is left for common stock over it is the EPS (0000898430-96-001095)', () => {
  expect(counts(unocal('246,112     242,640     241,114'))[0]).toBe(246112000)
})

it('no line of selected data that only comes near the EPS', () => {
  expect(counts(unocal('265,400     242,640     241,114'))).toEqual([null, null])
})

const line = (words: string, heading: string, texts: string[]) => ({
  label: words,
  bare: words.toLowerCase(),
  words: words.toLowerCase(),
  heading,
  title: heading,
  parent: '',
  indent: 0,
  row: { label: words, figures: [], phrases: [], indent: 0, start: 0, end: 0 } as never,
  values: texts.map((text) => ({
    value: Number(text.replace(/[,()]/g, '')) * (text.startsWith('(') ? -1 : 1),
    text,
    decimals: text.split('.')[1]?.replace(')', '').length ?? 0,
  })) as never,
})

it('a row that prints income, count and EPS beside each other (0000000000-10-900115)', () => {
  const rows = [
    line('Basic EPS — loss per share from continuing operations', '', ['(2,373,234)', '3,685,834', '(0.64)']),
    line('Effect of dilutive securities', '', ['0', '0', '0']),
    line('Diluted EPS — loss per share', '', ['(1,715,041)', '3,685,834', '(0.46)']),
  ]
  expect(countInRow(rows, true, -0.46, [-1715041], 1)).toMatchObject({ scale: 1, figure: { text: '3,685,834' } })
  // The basic row is that of continuing operations: its income is not the statement's.
  expect(countInRow(rows, false, -0.46, [-1715041], 1)).toBeNull()
  expect(countInRow(rows, true, -0.46, [-2373234], 1)).toBeNull()
  expect(
    countInRow([line('Diluted', '', ['(1,715,041)', '4,685,834', '(0.46)'])], true, -0.46, [-1715041], 1),
  ).toBeNull()
})

it('counts in thousands beside income in millions; the heading says which EPS', () => {
  const rows = [line('Net income', 'diluted eps', ['237.9', '102,502', '2.32'])]
  expect(countInRow(rows, true, 2.32, [246700000, 237900000], 1e6)).toMatchObject({ scale: 1e3 })
  expect(countInRow(rows, false, 2.32, [246700000, 237900000], 1e6)).toBeNull()
})

it('leaves the counts of a table that prints another net income and other EPS', () => {
  // McDonald's, 10-Q for June 2023 (0000063908-23-000076); a copy whose second table repeats the quarter of 2022.
  const statement = asHtml({
    form: '10-Q',
    ended: 'June 30, 2023',
    company: 'McDONALD’S CORPORATION',
    title: 'CONDENSED CONSOLIDATED STATEMENT OF INCOME',
    units: 'Dollars in millions, except per share data',
    lines: `
^ Quarters Ended June 30, | <
^ 2023 | 2022
Total revenues | $6,497.5 | $5,718.4
Total operating costs and expenses | 3,393.4 | 4,006.6
Operating income | 3,104.1 | 1,711.8
Interest expense | 330.2 | 290.6
Nonoperating (income) expense, net | (42.8) | 12.1
Income before provision for income taxes | 2,816.7 | 1,409.1
Provision for income taxes | 506.3 | 221.1
Net income | $2,310.4 | $1,188.0
Earnings per common share-basic | $3.17 | $1.61
Earnings per common share-diluted | $3.15 | $1.60
`,
  })
  const row = (...cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`
  const document = (net: string, basic: string, diluted: string) => {
    const table = `<p>The computation of earnings per share, in millions except per share data:</p><table>
${row('Quarters Ended June 30,', '2023', '2022')}${row('Net income', net, '1,188.0')}
${row('Earnings per common share-basic', basic, '1.61')}${row('Earnings per common share-diluted', diluted, '1.60')}
${row('Weighted-average shares outstanding-basic', '737.5', '737.5')}
${row('Weighted-average shares outstanding-diluted', '742.0', '742.0')}</table></body>`
    return statement.replace('</body>', table)
  }
  expect(counts(document('1,188.0', '1.61', '1.60'))).toEqual([null, null])
  expect(counts(document('2,310.4', '3.17', '3.15'))).toEqual([737_500_000, 742_000_000])
})

const utah = (leads: string) => `                                   FORM 10-K
                  For the fiscal year ended December 31, 1995
                          UTAH MEDICAL PRODUCTS, INC.
             (Exact name of registrant as specified in its charter)
<PAGE>
                       CONSOLIDATED STATEMENTS OF INCOME
                             Years ended December 31,
                                      1995        1994        1993
NET SALES                          $42,038,082 $36,749,073 $35,975,190
COST OF SALES                       22,549,039  19,033,077  19,504,531
                                   ----------- ----------- -----------
GROSS MARGIN                        19,489,043  17,715,996  16,470,659
EXPENSES:
  Selling, general, and
   administrative                    6,006,499   6,096,198   6,323,782
  Research and development           1,789,167   1,528,476   1,229,155
          Total                      7,795,666   7,624,674   7,552,937
INCOME FROM OPERATIONS              11,693,377  10,091,322   8,917,722
OTHER INCOME                         1,158,528     865,165   1,708,380
INCOME BEFORE INCOME TAX EXPENSE    12,851,905  10,956,487  10,626,102
INCOME TAX EXPENSE (Notes 1 & 5)     4,498,167   3,847,127   3,613,817
NET INCOME                         $ 8,353,738  $7,109,360 $ 7,012,285
EARNINGS PER COMMON AND COMMON
  EQUIVALENT SHARE (Notes 1 & 6)   $       .83  $      .68 $       .60
EARNINGS PER COMMON SHARE
ASSUMING
  FULL DILUTION (Notes 1 and 6)    $       .82  $      .68 $       .60
<PAGE>
   EARNINGS PER SHARE - ${leads}
   weighted average number of shares outstanding:

                                            1995         1994         1993

    Weighted average number of common
     common and ccommon equivalent
     shares                             10,042,430   10,436,094    11,686,035

    Weighted average number of common
     shares assuming full dilution      10,172,329   10,453,583    11,686,035

   The computation of earnings per common and common equivalent share is based
   on the weighted average number of shares outstanding during each year plus
   the common stock equivalent which would arise from the exercise of options.
`
it('a table that follows "the following weighted average number of shares" (0000914233-96-000019)', () => {
  expect(counts(utah('Earnings per share are based on the following'))).toEqual([10_042_430, 10_172_329])
})

const whirlpool = (fully: string) => `                                   FORM 10-K
                  For the fiscal year ended December 31, 1995
                            WHIRLPOOL CORPORATION
             (Exact name of registrant as specified in its charter)
<PAGE>
                      CONSOLIDATED STATEMENTS OF EARNINGS
                             Year ended December 31
                 (millions of dollars except per share data)
                                                            1995          1994          1993
Net sales                                                 $8,163        $7,949        $7,368
Financial services                                           184           155           165
                                                           8,347         8,104         7,533
Cost of products sold                                      6,245         5,952         5,503
Selling and administrative                                 1,609         1,490         1,433
Financial services interest                                   66            51            59
Intangible amortization                                       31            24            25
                                                           7,951         7,517         7,020
  Operating Profit (Loss)                                    396           587           513
Interest and sundry                                          (13)            9             6
Interest expense                                            (141)         (114)         (113)
  Earnings Before Income Taxes and Other Items               242           482           406
Income taxes                                                 100           176           148
Equity in affiliated companies                                72            59            16
Minority interests                                            (5)          (17)          (12)
  Net Earnings (Loss)                                     $  209        $  348        $  262
Per share of common stock:
  Primary earnings                                        $ 2.80        $ 4.61        $ 3.62
  Fully diluted earnings                                  $ ${fully}        $ 4.61        $ 3.62
Average number of common shares outstanding
  (millions)                                                74.8          75.5          72.3
`
it('the one count of a statement is not that of fully diluted EPS on a line of its own (0000950131-96-001100)', () => {
  expect(counts(whirlpool('2.76'))).toEqual([74_800_000, null])
  expect(counts(whirlpool('2.80'))).toEqual([74_800_000, null])
})
