/** Statements set on two pages, with their title inside the table, or with blanks lost; figures are made. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'
import { asText, type Printed } from './typeset.fixture.ts'

const BROKER: Printed = {
  form: '10-K',
  ended: 'September 30, 1997',
  company: 'MADE SECURITIES INC',
  title: 'CONSOLIDATED STATEMENTS OF INCOME',
  units: '(In thousands, except per share amounts)',
  lines: `
^ Years Ended September 30, | < | <
^ 1995 | 1996 | 1997
Revenues:
Commissions | $330,111 | $422,345 | $490,123
Interest | 120,666 | 140,555 | 180,444
 | 450,777 | 562,900 | 670,567
Interest expense | 88,333 | 100,222 | 130,111
Net revenues | 362,444 | 462,678 | 540,456
Non-interest expenses:
Compensation | 250,444 | 320,333 | 370,222
Communications | 22,000 | 24,000 | 25,333
Occupancy | 26,000 | 28,000 | 30,444
Total non-interest expense | 298,444 | 372,333 | 425,999
Income before income taxes | 64,000 | 90,345 | 114,457
Provision for income taxes | 24,000 | 34,000 | 43,000
Net income | $40,000 | $56,345 | $71,457
Net income per share | $.84 | $1.18 | $1.50
Weighted average shares outstanding | 47,600 | 47,603 | 47,753
`,
}
const SAYS = {
  total_revenue: 540_456e3,
  income_before_taxes: 114_457e3,
  income_tax_expense: 43_000e3,
  net_income: 71_457e3,
  basic_eps: 1.5,
  weighted_avg_shares_basic: 47_753_000,
  start_date: '1996-10-01',
  end_date: '1997-09-30',
}

interface Row {
  head: boolean
  cells: string[]
}

const rowsOf = ({ lines }: Printed): Row[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      head: line.startsWith('^'),
      cells: (line.startsWith('^') ? `|${line.slice(1)}` : line).split('|').map((cell) => cell.trim()),
    }))

/** A line of the head that goes on (`<`) stands over all three columns. */
const tr = ({ cells }: Row) =>
  cells.includes('<')
    ? `<tr><td></td><td colspan="3">${cells[1]}</td></tr>`
    : `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (rows: readonly Row[]) => `<table>${rows.map(tr).join('\n')}</table>`

const page = ({ company, ended }: Printed, body: string) =>
  `<html><body><p>FORM 10-K</p><p>For the fiscal year ended ${ended}</p><p>${company}</p><p>(Exact name of registrant as specified in its charter)</p>${'<p>The registrant has filed all reports that the Act requires, and has been subject to that for ninety days.</p>'.repeat(5)}${body}</body></html>`

const titles = ({ company, title, units }: Printed, more = '') =>
  `<p>${company}</p><p>${title}${more}</p><p>${units}</p>`

/** The first lines on one page, the rest in a table of its own on the next. */
function onTwoPages(one: Printed, headAgain: boolean): string {
  const rows = rowsOf(one)
  const heads = rows.filter(({ head }) => head)
  const lines = rows.filter(({ head }) => !head)
  const rest = lines.slice(6)
  const again = headAgain ? `${titles(one, ' (continued)')}${table([...heads, ...rest])}` : table(rest)
  return page(one, `${titles(one)}${table([...heads, ...lines.slice(0, 6)])}<p>F-4</p>${again}`)
}

/** Company, title and units as the first rows of the table, over the labels too. */
const titleInside = (one: Printed) =>
  page(
    one,
    `<table>${[one.company, one.title, `For the years 1995, 1996 and 1997 ${one.units}`].map((words) => `<tr><td colspan="4">${words}</td></tr>`).join('')}${rowsOf(one).map(tr).join('')}</table>`,
  )

/** Every column in one cell, its lines one under the other. */
function inOneRow(one: Printed): string {
  const rows = rowsOf(one)
  const lines = rows.filter(({ head }) => !head)
  const cells = [0, 1, 2, 3].map((j) => `<td>${lines.map(({ cells }) => cells[j] ?? '').join('<br>')}</td>`)
  return page(
    one,
    `${titles(one)}<table>${rows
      .filter(({ head }) => head)
      .map(tr)
      .join('')}<tr>${cells.join('')}</tr></table>`,
  )
}

/** Where long runs of blanks are cut short the heads no longer stand over their columns. */
const withFewerBlanks = (one: Printed) =>
  asText(one).replace(/ {7,}/g, (blanks) => ' '.repeat(Math.ceil(blanks.length * 0.6)))

it.each<[string, string]>([
  ['on two pages with the head repeated', onTwoPages(BROKER, true)],
  ['on two pages without a head on the second', onTwoPages(BROKER, false)],
  ['with its title in the table, over labels and columns', titleInside(BROKER)],
  ['with each column in one cell', inOneRow(BROKER)],
  ['as text with fewer blanks than it was set with', withFewerBlanks(BROKER)],
])('reads a statement set %s', (_, document) => {
  const { income_statement: one, qc } = readPrinted(document)
  expect(one).toMatchObject(SAYS)
  expect(qc.passed).toBe(true)
})

it('does not pass a column that has no date beside others that have one', () => {
  const one = { ...BROKER, lines: BROKER.lines.replace('1995 | 1996 | 1997', '1995 | 1996 |') }
  const { qc } = readPrinted(page(one, `${titles(one)}${table(rowsOf(one))}`))
  expect(qc.passed).toBe(false)
})

it('does not pass a statement whose periods all end before the one on the cover', () => {
  const one = { ...BROKER, ended: 'September 30, 1999' }
  const { income_statement: read, qc } = readPrinted(asText(one))
  expect(read.end_date).toBe('1997-09-30')
  expect(qc.tests.find(({ name }) => name === 'period_ends_with_cover')).toMatchObject({ passed: false })
  expect(qc.passed).toBe(false)
})
