/** Names over their measures and two columns of words, typed as filed. */
import { expect, test } from 'vitest'
import { divided, htmlFiling, tableOf, textFiling } from '../divisions/filing.fixture.ts'
import { canBeDivision, isOdd } from '../divisions/names.ts'

const AMD = {
  ended: 'December 27, 2008',
  years: [2008, 2007],
  units: '(In millions)',
  revenue: ['$5,808', '$5,858'],
} as const

// AMD, 10-K of 24 February 2009, note on segments: the text over the table speaks of quarters.
test('T167 years stand under bare years, whatever the text before them speaks of', () => {
  const note = `<p>From the first quarter of 2007 through the first quarter of 2008 the CODM began reviewing operating performance
using three reportable segments. Also, this category included the sale of products for the first three quarter of 2006.</p>
<p>The following table is a summary of net revenue and operating income (loss) by segment for 2008, 2007 and 2006.</p>${tableOf(
    [
      ['', '2008', '2007', '2006'],
      ['(In millions)', '', '', ''],
      ['Computing Solutions', '', '', ''],
      ['&nbsp;&nbsp;Net revenue', '$4,559', '$4,702', '$5,367'],
      ['&nbsp;&nbsp;Operating income (loss)', '(461)', '(712)', '679'],
      ['Graphics', '', '', ''],
      ['&nbsp;&nbsp;Net revenue', '1,165', '992', '189'],
      ['&nbsp;&nbsp;Operating income (loss)', '12', '(39)', '(6)'],
      ['All Other', '', '', ''],
      ['&nbsp;&nbsp;Net revenue', '84', '164', '71'],
      ['&nbsp;&nbsp;Operating income (loss)', '(1,506)', '(1,559)', '(690)'],
      ['Total', '', '', ''],
      ['&nbsp;&nbsp;Net revenue', '$5,808', '$5,858', '$5,627'],
      ['&nbsp;&nbsp;Operating income (loss)', '(1,955)', '(2,310)', '(17)'],
      ['Interest income', '39', '73', '116'],
      ['Interest expense', '(366)', '(367)', '(126)'],
    ],
  )}`
  expect(divided(htmlFiling({ ...AMD, note })).business).toEqual([
    ['Computing Solutions', 4_559_000_000],
    ['Graphics', 1_165_000_000],
    ['All Other', 84_000_000],
  ])
})

// Volt Information Sciences, 10-K for November 1995 (0000950123-96-000306), industry segment data, without its third year.
test('T168 sales under each name, transfers beside them and a total below all', () => {
  const document = textFiling({
    ended: 'November 3, 1995',
    years: [1995, 1994],
    units: '(Dollars in thousands)',
    revenue: ['$907,307', '$720,871'],
    note: `INDUSTRY SEGMENT DATA
<TABLE>
<CAPTION>
                                                                  November        October
                                                                  3, 1995         28, 1994
                                                                 ---------        --------
<S>                                                              <C>             <C>
SALES
Technical Services and Temporary
 Personnel:
   Sales to unaffiliated customers                               $570,514        $433,443
   Intersegment sales                                               1,832           1,067
                                                                 --------        --------
                                                                  572,346         434,510
                                                                 --------        --------
Electronic Publication and Typesetting
 Systems:
   Sales to unaffiliated customers                                 69,608          64,659
   Intersegment sales                                                 797             664
                                                                 --------        --------
                                                                   70,405          65,323
                                                                 --------        --------
Telephone Directory:
   Sales to unaffiliated customers                                 68,086          72,319
   Intersegment sales                                               1,681           1,836
                                                                 --------        --------
                                                                   69,767          74,155
                                                                 --------        --------
Engineering and Construction:
   Sales to unaffiliated customers                                 67,179          51,391
   Intersegment sales                                                 811           1,285
                                                                 --------        --------
                                                                   67,990          52,676
                                                                 --------        --------
Computer Systems:
   Sales to unaffiliated customers                                131,920 (a)      99,059 (a)
   Intersegment sales                                                  40              76
                                                                 --------        --------
                                                                  131,960          99,135
                                                                 --------        --------
Eliminations of intersegment sales                                 (5,161)         (4,928)
                                                                 --------        --------
   Total sales                                                   $907,307        $720,871
                                                                 ========        ========
OPERATING PROFIT (LOSS)
Technical Services and Temporary Personnel                        $28,117         $16,337
Electronic Publication and Typesetting Systems                        456           1,334
Telephone Directory                                                 1,506           6,695
Engineering and Construction                                        6,178             792
Computer Systems                                                    6,395          (2,168)
</TABLE>
`,
  })
  const { business, rest } = divided(document)
  expect(business?.map(([name]) => name)).toEqual([
    'Technical Services and Temporary Personnel',
    'Electronic Publication and Typesetting Systems',
    'Telephone Directory',
    'Engineering and Construction',
    'Computer Systems',
  ])
  const sum = business?.reduce((all, [, value]) => all + value, rest.business?.[1] ?? 0)
  expect(sum).toBe(907_307_000)
})

// Zurn Industries, 10-K405 for March 1995 (0000109446-95-000011), without its third year.
test("T169 names of columns are not the headings of the page, and a word over two columns is one column's", () => {
  const document = textFiling({
    ended: 'March 31, 1995',
    years: [1995, 1994],
    units: '(Thousands)',
    revenue: ['$463,181', '$785,688'],
    note: `                                     -26-<PAGE>
ANNUAL REPORT PAGE 17

INDUSTRY SEGMENT DATA

                                                Mechanical
                                                    Power  Corporate
                         Power     Water     Lynx   Trans-       And
                       Systems   Control     Golf  mission    Others    Total
(Thousands)

Year Ended March 31, 1995
Net sales             $161,381  $232,862  $30,462  $37,486  $    990 $463,181
Operating profit
  (loss)                (4,768)   28,441  (12,444)   3,159       410   14,798
Corporate expense                                                      (1,414)
Income before
  income taxes                                                         13,384
Identifiable assets    102,710   128,032   48,127   24,973   110,854  414,696
Capital expenditures       775     5,358    1,037    1,538       155    8,863

Year Ended March 31, 1994
Net sales             $462,049  $246,465  $39,284  $37,179  $    711 $785,688
Operating (loss)
  profit               (31,699)   22,095  (14,424)   1,877        43  (22,108)
Identifiable assets    122,021   124,042   48,482   26,902   126,446  447,893
Capital expenditures     1,599     3,923    2,244    1,190       224    9,180
`,
  })
  expect(divided(document)).toMatchObject({
    business: [
      ['Power Systems', 161_381_000],
      ['Water Control', 232_862_000],
      ['Lynx Golf', 30_462_000],
      ['Mechanical Power Transmission', 37_486_000],
    ],
    rest: { business: ['Corporate And Others', 990_000] },
  })
})

// Unocal, 10-K for 1995 (0000898430-96-001095), business segment data: two of its three years.
test('T170 places under a business take its name; lines called sales and other revenues are no divisions', () => {
  const document = textFiling({
    ended: 'December 31, 1995',
    years: [1995, 1994],
    units: '(Millions of dollars)',
    revenue: ['$8,425', '$7,965'],
    note: `Financial data by business segments and geographic areas of operation are
shown below.

BUSINESS SEGMENT DATA
<TABLE>
<CAPTION>

Millions of Dollars                          1995      1994
- -------------------------------------------------------------
<S>                                        <C>       <C>
Revenues:
 Petroleum
   Exploration and Production
     United States (a)                     $2,477    $2,501
     Foreign       (b)                      1,345     1,258
   Refining, Marketing and
    Transportation
     76 Products Company                    4,036     3,693
 Geothermal and Power Operations              133       139
 Diversified Businesses
   Agricultural Products                      509       378
   Carbon and Minerals                        271       241
   Pipelines                                  120        92
   Other                                       23        45
 Corporate and Unallocated                     79       123
 Intersegment Eliminations                   (568)     (505)
- -------------------------------------------------------------
     Total                                 $8,425    $7,965
</TABLE>
`,
  })
  expect(divided(document).business?.slice(0, 2)).toEqual([
    ['Exploration and Production United States', 2_477_000_000],
    ['Exploration and Production Foreign', 1_345_000_000],
  ])
})

// Worthington Industries, 10-K for May 1995 (0000896463-95-000121): the annual report is exhibit 99.
test('a note stands in the exhibit that its statement stands in', () => {
  const filing = textFiling({
    ended: 'May 31, 1995',
    years: [1995, 1994],
    units: '(In thousands)',
    revenue: ['$1,483,569', '$1,285,134'],
    note: `<TABLE>

INDUSTRY SEGMENT DATA

<CAPTION>

            In thousands        May 31        1995          1994
- ----------------------------------------------------------------
<S>                                       <C>           <C>
SALES
Net Sales
  Processed steel products                $ 1,028,326   $   920,199
  Custom products                             302,096       249,459
  Cast products                               153,147       115,476
                                          -----------   -----------
                                          $ 1,483,569   $ 1,285,134
                                          ===========   ===========
</TABLE>
`,
  })
  const cover = filing.indexOf('CONSOLIDATED')
  const submission = `<TYPE>10-K\n${filing.slice(0, cover)}\n</DOCUMENT>\n<DOCUMENT>\n<TYPE>EX-99\n<TEXT>\n${filing.slice(cover)}`
  expect(divided(submission).business).toEqual([
    ['Processed steel products', 1_028_326_000],
    ['Custom products', 302_096_000],
    ['Cast products', 153_147_000],
  ])
})

test.each(['Pepsi-Cola', 'Priority Health', 'Extended warranty', 'Tax Services', 'Wholesale', 'Cash advance'])(
  '%s can be a division',
  (name) => expect(canBeDivision(name)).toBe(true),
)
test.each([
  ['Wholesale', true],
  ['Direct customers', true],
  ['Tax Services', true],
  ['Direct to consumer', false],
  ['Pepsi-Cola', false],
])('%s is a business only where it is measured as one: %s', (name, expected) => {
  expect(isOdd(name)).toBe(expected)
})
