/** Divisions in notes set in HTML, typed as filed (accession numbers with each). */
import { expect, test } from 'vitest'
import { divided, htmlFiling, tableOf, textFiling } from '../divisions/filing.fixture.ts'

// Alcoa, 10-K for December 2008: a table of the segments, and another that leads from their total to sales.
const SEGMENTS = tableOf([
  ['', 'Alumina', 'Primary Metals', 'Flat-Rolled Products', 'Engineered Products', 'Packaging', 'Total'],
  ['2008'],
  ['Sales:'],
  ['Third-party sales', '$ 2,924', '$ 8,021', '$ 9,563', '$ 5,602', '$ 516', '$ 26,626'],
  ['Intersegment sales', '2,803', '3,927', '249', '—', '—', '6,979'],
  ['Total sales', '$ 5,727', '$ 11,948', '$ 9,812', '$ 5,602', '$ 516', '$ 33,605'],
  ['Equity income', '$ 7', '$ 2', '$ —', '$ —', '$ —', '$ 9'],
  ['ATOI', '727', '931', '(27)', '503', '11', '2,145'],
  ['2007'],
  ['Sales:'],
  ['Third-party sales', '$ 2,709', '$ 6,576', '$ 9,932', '$ 5,251', '$ 3,288', '$ 27,756'],
  ['Intersegment sales', '2,448', '4,994', '283', '—', '—', '7,725'],
  ['Total sales', '$ 5,157', '$ 11,570', '$ 10,215', '$ 5,251', '$ 3,288', '$ 35,481'],
  ['Equity income', '$ 1', '$ 57', '$ —', '$ —', '$ —', '$ 58'],
  ['ATOI', '956', '1,445', '178', '435', '95', '3,109'],
])
const RECONCILIATION = tableOf([
  ['', '2008', '2007'],
  ['Sales:'],
  ['Total sales', '$ 33,605', '$ 35,481'],
  ['Elimination of intersegment sales', '(6,979)', '(7,725)'],
  ['Corporate*', '275', '1,524'],
  ['Consolidated sales', '$ 26,901', '$ 29,280'],
])
const alcoa = (ended: string, years: readonly [number, number], revenue: readonly [string, string]) =>
  htmlFiling({
    ended,
    years,
    units: '(in millions)',
    revenue,
    note: `<p>Alcoa’s reportable segments are as follows:</p>${SEGMENTS}
<p>The following tables reconcile certain segment information to consolidated totals:</p>${RECONCILIATION}`,
  })

test('T172 a table that leads from the segments to revenue names what is left', () => {
  const { business, rest } = divided(alcoa('December 31, 2008', [2008, 2007], ['$ 26,901', '$ 29,280']))
  expect(business).toEqual([
    ['Alumina', 2_924_000_000],
    ['Primary Metals', 8_021_000_000],
    ['Flat-Rolled Products', 9_563_000_000],
    ['Engineered Products', 5_602_000_000],
    ['Packaging', 516_000_000],
  ])
  expect(rest.business).toEqual(['Corporate', 275_000_000])
})

// Johnson & Johnson, 10-K for December 2024 (0000200406-25-000038): the title stands over all columns.
test('T174 the title over all columns is no part of their names', () => {
  const cell = (words: string, span: number) => `<td colspan="${span}" align="center">${words}</td>`
  const row = (label: string, ...cells: string[]) =>
    `<tr><td>${label}</td>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`
  const names = ['Innovative Medicine', 'MedTech', 'Total']
  const document = htmlFiling({
    ended: 'December 29, 2024',
    years: [2024, 2023],
    units: '(Dollars in Millions)',
    revenue: ['$88,821', '$85,159'],
    note: `<p>The Company has two business segments. Segment information is as follows:</p><table>
<tr><td></td>${cell('Income Before Tax by Segment', 6)}</tr>
<tr><td>(Dollars in Millions)</td>${cell('2024 (3)', 3)}${cell('2023 (4)', 3)}</tr>
${row('', ...names, ...names)}
${row('Sales to customers', '$56,964', '31,857', '', '$54,759', '30,400', '')}
${row('Cost of products sold', '14,036', '13,345', '', '13,715', '12,722', '')}
${row('Selling, marketing and administrative', '10,906', '10,812', '', '9,842', '10,476', '')}
${row('Segment income before tax', '$18,919', '$3,740', '$22,659', '$18,246', '$4,669', '$22,915')}
</table>`,
  })
  expect(divided(document).business).toEqual([
    ['Innovative Medicine', 56_964_000_000],
    ['MedTech', 31_857_000_000],
  ])
})

// Lakeland Industries, 10-K for January 2022 (0000000000-22-810036): item 7 prints millions and does not say so.
test('T175 tenths under a statement in thousands are millions', () => {
  const document = htmlFiling({
    ended: 'January 31, 2022',
    years: [2022, 2021],
    units: '($000’s omitted except for per share data)',
    revenue: ['$118,386', '$159,000'],
    note: `<p>The following tables set forth our external sales by our product lines:</p>${tableOf([
      ['', 'Year Ended January 31, 2022', 'Year Ended January 31, 2021'],
      ['External Sales by Product Line:'],
      ['Disposables', '$67.2', '$103.8'],
      ['Chemical', '24.5', '31.2'],
      ['Fire', '8.2', '7.5'],
      ['Gloves', '2.2', '3.1'],
      ['High Visibility', '5.6', '4.4'],
      ['High Performance Wear', '3.6', '2.3'],
      ['Wovens', '7.1', '6.7'],
      ['Consolidated external sales', '$118.4', '$159.0'],
    ])}`,
  })
  expect(divided(document).business?.slice(0, 2)).toEqual([
    ['Disposables', 67_200_000],
    ['Chemical', 24_500_000],
  ])
})

// Boeing, 10-K for 2024 (0000012927-25-000015), and the sales of its segments as reported in its 10-Q for June 2025.
test('T173 of years one below the other the one that is read is taken, the newest last', () => {
  const document = htmlFiling({
    ended: 'December 31, 2024',
    years: [2024, 2023],
    units: '(Dollars in millions)',
    revenue: ['$66,733', '$77,961'],
    note: `<p>The following table reconciles segment Revenues to Segment operating (loss)/earnings:</p>${tableOf([
      ['', 'BCA', 'BDS', 'BGS'],
      ['For the year ended December 31, 2023'],
      ['Revenues', '$33,901', '$24,933', '$19,127'],
      ['Research and development expense, net', '(2,036)', '(919)', '(107)'],
      ['Segment operating (loss)/earnings', '($1,635)', '($1,764)', '$3,329'],
      ['For the year ended December 31, 2024'],
      ['Revenues', '$22,861', '$23,918', '$19,954'],
      ['Research and development expense, net', '(2,386)', '(917)', '(132)'],
      ['Segment operating (loss)/earnings', '($7,969)', '($5,413)', '$3,618'],
    ])}`,
  })
  expect(divided(document).business).toEqual([
    ['BCA', 22_861_000_000],
    ['BDS', 23_918_000_000],
    ['BGS', 19_954_000_000],
  ])
})

// As Southwest Iowa Renewable Energy sets its 10-K (0000922907-08-000774), with the note of Waban's (0000950146-95-000185).
test('T176 notes in preformatted text are read where other tables of the document are HTML', () => {
  const text = textFiling({
    ended: 'January 28, 1995',
    years: [1995, 1994],
    units: '(In Thousands)',
    revenue: ['$3,650,281', '$3,589,341'],
    note: `SEGMENT INFORMATION

     The Company operates warehouse stores in two industries, those of BJ's Wholesale
Club and of HomeBase; sales between them are eliminated and were not material.

                                                Fiscal Year Ended
                                             January 28,      January 29,
                                                 1995             1994
Net sales:
 BJ's Wholesale Club                            $2,293,091      $2,003,385
 HomeBase                                        1,357,190       1,585,956
                                                ----------      ----------
                                                $3,650,281      $3,589,341
Operating income (loss):
 BJ's Wholesale Club                            $   68,804      $   45,216
 HomeBase                                           60,706         (55,805)
`,
  })
  const [cover = '', statements = ''] = text.split(/(?=CONSOLIDATED STATEMENTS)/)
  const document = `<html><body><pre>${cover}</pre>${tableOf([
    ['Part I', 'Page'],
    ['Item 1', '3'],
    ['Item 8', '20'],
  ])}
<pre>${statements}</pre></body></html>`
  expect(divided(document).business).toEqual([
    ["BJ's Wholesale Club", 2_293_091_000],
    ['HomeBase', 1_357_190_000],
  ])
})
