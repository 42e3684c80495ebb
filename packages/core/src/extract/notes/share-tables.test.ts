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
