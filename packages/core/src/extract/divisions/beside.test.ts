/** Segments set as columns that go on in a second table. Notes set as filers print them, with made-up figures. */
import { expect, test } from 'vitest'
import { divided, htmlFiling } from './filing.fixture.ts'

const tr = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`
const td = (text: string, span = 1) => `<td${span > 1 ? ` colspan="${span}"` : ''}>${text}</td>`
const YEARS = ['2008', '2007', '2006']

/** Names over three years each, and the rows below them. */
const columns = (names: readonly string[], rows: readonly (readonly [string, ...string[]])[]): string =>
  `<table>${[
    tr([td(''), ...names.map((name) => td(name, 3))]),
    tr([td(''), ...names.flatMap(() => YEARS.map((year) => td(year)))]),
    ...rows.map(([label, ...amounts]) =>
      tr([td(label), ...amounts.flatMap((text) => text.split(' ').map((one) => td(one)))]),
    ),
  ].join('\n')}</table>`

const FIRST = columns(
  ['Water', 'Energy'],
  [
    ['Net revenue', '4,000 3,900 3,800', '3,100 3,000 2,900'],
    ['Operating profit', '400 390 380', '310 300 290'],
    ['Assets', '5,000 4,900 4,800', '2,000 1,900 1,800'],
    ['Depreciation', '50 49 48', '20 19 18'],
  ],
)
const SECOND = columns(
  ['Mining', 'Eliminations', 'Total'],
  [
    ['Net revenue', '3,400 2,700 2,500', '(500) (600) (400)', '10,000 9,000 8,800'],
    ['Operating profit', '340 270 250', '- - -', '1,050 960 920'],
    ['Assets', '4,000 3,900 3,800', '- - -', '11,000 10,700 10,400'],
    ['Depreciation', '40 39 38', '- - -', '110 107 104'],
  ],
)
const PAGE = '<table><tr><td>87</td></tr></table><p>MADE COMPANY</p><p>NOTES TO FINANCIAL STATEMENTS (CONTINUED)</p>'
const filing = (note: string) =>
  divided(
    htmlFiling({
      ended: 'December 31, 2008',
      years: [2008, 2007],
      units: '(in millions)',
      revenue: ['10,000', '9,000'],
      note: `<p>Segment information is as follows (in millions):</p>${note}`,
    }),
  )

/** The second table as filers also print it: its rows are named on the first page alone, and so is what it is about. */
const NAMELESS = SECOND.replace('<td></td><td colspan="3">', '<td colspan="4">').replace(/<tr><td>[^<]*/g, '<tr><td>')

test.each([
  ['under the same names of rows', `${FIRST}${PAGE}${SECOND}`],
  ['whose rows are named in the first alone', `${FIRST}${PAGE}${'<p>&#160;</p>'.repeat(200)}${NAMELESS}`],
])('the columns of both tables make revenue, %s', (_, note) => {
  expect(filing(note)).toMatchObject({
    business: [
      ['Water', 4_000_000_000],
      ['Energy', 3_100_000_000],
      ['Mining', 3_400_000_000],
    ],
    rest: { business: ['Eliminations', -500_000_000] },
  })
})

test('a table of other rows is not the first half', () => {
  const other = FIRST.replace('Net revenue', 'Orders').replace('Operating profit', 'Backlog').replace('Assets', 'Staff')
  expect(filing(`${other}${PAGE}${SECOND}`).business).toBeNull()
  const shorter = NAMELESS.replace(/<tr>(?:<td>[^<]*<\/td>){10}<\/tr>(?=<\/table>)/, '')
  expect(shorter).not.toBe(NAMELESS)
  expect(filing(`${FIRST}${PAGE}${shorter}`).business).toBeNull()
})
