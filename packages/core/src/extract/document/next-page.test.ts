/** What follows a statement: lines of Mastercard's 10-K for 2024 (0001141391-25-000011) and Boeing's for 2003 (0001193125-04-034751). */
import { expect, it } from 'vitest'
import { readGrid } from './grid.ts'
import { nextPage } from './next-page.ts'
import { tableRanges } from './table-ranges.ts'

const row = (cells: readonly string[], before = '') =>
  `<tr><td>${cells[0]}</td>${cells
    .slice(1)
    .map((text) => `${before}<td>${text}</td>`)
    .join('')}</tr>`
const table = (rows: readonly (readonly string[])[], before = '') =>
  `<table>${rows.map((cells) => row(cells, before)).join('')}</table>`

const FIRST = [
  ['Net revenue', '28,167', '25,098', '22,237'],
  ['Operating income', '15,582', '14,008', '12,264'],
  ['Income before income taxes', '15,254', '13,639', '11,732'],
  ['Income tax expense', '2,380', '2,444', '1,802'],
]
const NET = ['Net income', '12,874', '11,195', '9,930']
const EPS = ['Basic earnings per share', '13.91', '11.86', '10.26']

function added(first: string, second: string) {
  const bytes = Buffer.from(`${first}<p>F-4</p>${second}`)
  const ranges = tableRanges(bytes)
  const own = ranges[0]
  if (!own) throw new Error('no table')
  return { rows: nextPage(bytes, ranges, 0, readGrid(bytes, own)), own: readGrid(bytes, own) }
}

it('leaves comprehensive income and a balance sheet that follow net income', () => {
  const comprehensive = table([NET, ['Translation adjustments', '439', '295', '675']], '<td></td>')
  expect(added(table([...FIRST, NET]), comprehensive).rows).toEqual([])
  const sheet = table([
    ['(Dollars in millions except per share data) December 31,', '2003', '2002'],
    ['Total shareholders’ equity', '8,139', '7,696'],
  ])
  expect(added(table([...FIRST, NET]), sheet).rows).toEqual([])
})

it('sets what goes on under the columns of the first page', () => {
  const { rows, own } = added(table(FIRST), table([NET, EPS], '<td></td><td></td>'))
  expect(rows.map(({ label }) => label)).toEqual(['Net income', 'Basic earnings per share'])
  const places = (one: typeof own) => one.at(-1)?.figures.map(({ left, right }) => [left, right])
  expect(places(rows)).toEqual(places(own))
  expect(rows[0]?.figures.map(({ text }) => text)).toEqual(NET.slice(1))
})

it('goes on below net income with lines per share alone', () => {
  expect(added(table([...FIRST, NET]), table([EPS])).rows).toHaveLength(1)
})

it('leaves a page whose columns are others', () => {
  expect(
    added(table(FIRST), table([NET.slice(0, 2), EPS.slice(0, 2)], '<td></td><td></td><td></td><td></td><td></td>'))
      .rows,
  ).toEqual([])
})
