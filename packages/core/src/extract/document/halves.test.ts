/** Statements cut in two tables: lines of C3.ai's 10-Q for July 2023 (0001628280-23-031636) and KB Home's
 * 10-K for November 2021 (0000000000-22-810003). */
import { expect, it } from 'vitest'
import { readGrid } from './grid.ts'
import { withFirstHalf } from './halves.ts'
import { tableRanges } from './table-ranges.ts'

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`
const C3 = [
  table(
    ['Total revenue', '72,362', '65,308'],
    ['Total cost of revenue', '31,813', '18,406'],
    ['Gross profit', '40,549', '46,902'],
  ),
  table(
    ['Sales and marketing', '43,885', '42,987'],
    ['Research and development', '50,868', '55,877'],
    ['Net loss', '(64,358)', '(71,871)'],
    ['Net loss per share, basic and diluted', '(0.56)', '(0.67)'],
  ),
] as const
const KB_HOME = [
  table(
    ['Revenues', '5,705,029', '4,167,702'],
    ['Construction and land costs', '(4,469,311)', '(3,380,451)'],
    ['Homebuilding pretax income', '656,911', '331,500'],
  ),
  table(
    ['Revenues', '19,901', '15,472'],
    ['Financial services pretax income', '38,435', '32,543'],
    ['Net income', '564,746', '296,243'],
    ['Basic earnings per share', '6.22', '3.26'],
  ),
] as const

const joined = ([first, second]: readonly [string, string], between = '') => {
  const bytes = Buffer.from(first + between + second)
  const ranges = tableRanges(bytes)
  const own = ranges[1]
  if (!own) throw new Error('one table')
  return withFirstHalf(bytes, ranges, 1, readGrid(bytes, own))?.map(({ label }) => label) ?? null
}

it('goes on with the costs of selling, which are no revenue of a statement of its own', () => {
  expect(joined(C3, '<p>7</p><hr>')?.slice(2, 4)).toEqual(['Gross profit', 'Sales and marketing'])
  expect(joined([C3[0], C3[1].replace('Sales and marketing', 'Sales')], '<p>7</p>')).toBeNull()
})

it('goes on with a block of revenue of its own where nothing is printed between', () => {
  expect(joined(KB_HOME, '<p>&nbsp;</p>')).toHaveLength(7)
  expect(joined(KB_HOME, '<p>FINANCIAL SERVICES LLC</p>')).toBeNull()
})
