/** Statements of operations whose captions and titles are set as other typists set them; lines and figures as filed. */
import { expect, it } from 'vitest'
import type { Extraction } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import { cover } from './typed.fixture.ts'

function read(text: string): Extraction {
  const result = extractFiling(Buffer.from(text))
  if (!result.ok) throw new Error(result.error.message)
  return result
}
const failing = ({ qc }: Extraction) =>
  qc.tests.flatMap(({ name, passed, necessary }) => (necessary && !passed ? [name] : []))

/** Westwood One, 10-K for 1995 (0000771950-96-000005), without its fourth column and its lines of nothing. */
const WESTWOOD = (
  title = 'CONSOLIDATED STATEMENTS OF OPERATIONS',
) => `${cover('WESTWOOD ONE, INC.', 'December 31, 1995')}
                              WESTWOOD ONE, INC.
                      ${title}
                    (In thousands, except per share amounts)
<TABLE>
                                                               Year Ended December 31,
                                                                1995          1994
<S>                                                          <C>            <C>
GROSS REVENUES                                               $169,598       $158,780
  Less Agency Commissions                                      23,869         22,440
                                                              -------        -------
NET REVENUES                                                  145,729        136,340
                                                              -------        -------
Operating Costs and Expenses Excluding
  Depreciation and Amortization                               106,685        105,389
Depreciation and Amortization                                  13,753         18,160
Corporate General and Administrative Expenses                   5,976          4,404
Restructuring Costs                                                 -          2,405
                                                              -------        -------
                                                              126,414        130,358
                                                              -------        -------
OPERATING INCOME (LOSS)                                        19,315          5,982
Interest Expense                                                9,524          8,802
Other Income                                                     (389)          (290)
                                                              -------        -------
INCOME (LOSS) BEFORE INCOME TAXES                              10,180         (2,530)
INCOME TAXES                                                      495            200
                                                              -------        -------
INCOME (LOSS) BEFORE EXTRAORDINARY ITEM                         9,685         (2,730)
EXTRAORDINARY ITEM - (LOSS) ON RETIREMENT OF DEBT                   -           (590)
                                                              -------        -------
NET INCOME (LOSS)                                              $9,685        ($3,320)
                                                              =======        =======
NET INCOME (LOSS) PER SHARE                                      $.28          ($.11)
WEIGHTED AVERAGE SHARES OUTSTANDING                            34,203         31,544
</TABLE>
`
const FIGURES = { total_revenue: 145_729_000, operating_income: 19_315_000, net_income: 9_685_000, basic_eps: 0.28 }

it('names a line by its whole caption, with what stands above its figures', () => {
  const { income_statement: s, qc } = read(WESTWOOD())
  expect([qc.passed, s.operating_expenses.map(({ name }) => name)]).toEqual([
    true,
    [
      'Operating Costs and Expenses Excluding Depreciation and Amortization',
      'Depreciation and Amortization',
      'Corporate General and Administrative Expenses',
      'Restructuring Costs',
    ],
  ])
})

/** The captions typed over two lines, with the figures beside the first of them or below both. */
const BEFORE_TAXES = 'INCOME (LOSS) BEFORE INCOME TAXES                              10,180         (2,530)'
it.each([
  [
    'goes on below its figures',
    'INCOME (LOSS) BEFORE                                           10,180         (2,530)\n  income taxes',
  ],
  [
    'stands over its figures',
    'INCOME (LOSS) BEFORE INCOME TAXES\n                                                               10,180         (2,530)',
  ],
  [
    'breaks over its figures',
    'INCOME (LOSS) BEFORE\n  INCOME TAXES                                                 10,180         (2,530)',
  ],
])('reads income before taxes whose caption %s', (_, typed) => {
  const text = WESTWOOD()
  expect(text).toContain(BEFORE_TAXES)
  const { income_statement: s } = read(text.replace(BEFORE_TAXES, typed))
  expect(s).toMatchObject({ ...FIGURES, income_before_taxes: 10_180_000, income_tax_expense: 495_000 })
})

it('finds a statement by its lines where no title that is known stands over it', () => {
  for (const title of ['REVENUES AND THEIR USE', 'REVENUES, EXPENSES AND NET INCOME'])
    expect(read(WESTWOOD(title)).income_statement).toMatchObject(FIGURES)
})

it('takes no table of another document, nor one of few words, for a statement without a title', () => {
  const untitled = WESTWOOD('REVENUES AND THEIR USE')
  const exhibit = untitled.replace('<TABLE>', '<TYPE>EX-99\n<TABLE>')
  const few = untitled.replace(/^(?:INCOME|NET INCOME|WEIGHTED).*\n/gm, '')
  for (const text of [exhibit, few]) expect(extractFiling(Buffer.from(text)).ok).toBe(false)
})

/** Made after the parent's own statement of Varity, 10-K for the year to January 1995 (0000950130-95-000737). */
const PARENT = (selected: string) => `${cover('VARITY CORPORATION', 'January 31, 1995')}
SELECTED FINANCIAL DATA
                                                      1995          1994          1993
${selected}
                       STATEMENTS OF OPERATIONS
                        (Dollars in millions)
Years ended January 31,                               1995          1994          1993
Revenues                                           $ 226.8       $ 182.7       $ 222.6
Expenses                                             109.7         113.6         221.2
Income before income taxes                           117.1          69.1           1.4
Income tax provision                                    -             -             -
Income from continuing operations                    117.1          69.1           1.4
Discontinued operation                                27.6           7.2          (9.8)
Net income (loss)                                  $ 144.7       $  76.3       $  (8.4)
`
const EPS = `Net income (loss) per share                         $ 3.24       $ (1.88)      $ (2.31)
Primary earnings per common share                     3.24          1.80           .31`

it.each([
  ['net income per share in selected data', EPS, true],
  ['dividends and book value per share', EPS.replace(/^\D+ per (?:common )?share/gm, 'Book value per share'), false],
  ['one row of it, which may be another company', EPS.split('\n')[0] ?? '', false],
  ['what is pro forma per share', EPS.replaceAll(' per ', ', pro forma, per '), false],
])('asks a statement without EPS for it where the document prints %s', (_, selected, isAsked) => {
  expect(failing(read(PARENT(selected))).includes('eps_is_read_where_printed')).toBe(isAsked)
})

it('asks for no EPS of a subsidiary beside whose statement the document prints others', () => {
  const other = WESTWOOD().slice(WESTWOOD().indexOf('                              WESTWOOD'))
  const text = PARENT(EPS).replace('                       STATEMENTS', '                    VARITY CORPORATION\n$&')
  expect(failing(read(`${text}\n<PAGE>\n${other}`))).not.toContain('eps_is_read_where_printed')
})

it('does not pass lines that cannot lead from revenue to net income', () => {
  const lost = WESTWOOD().replace(/^Operating Costs[\s\S]*?(?=^EXTRAORDINARY)/m, '')
  expect(failing(read(lost))).toContain('lines_reach_net_income')
  expect(failing(read(WESTWOOD()))).toEqual([])
})
