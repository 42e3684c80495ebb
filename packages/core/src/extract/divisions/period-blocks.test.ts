/** Tables with one period below the other, typed as filed (accession numbers with each). */
import { expect, test } from 'vitest'
import { readGrid } from '../document/grid.ts'
import type { Grid } from '../document/row.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { tableOf } from './filing.fixture.ts'
import { ofCurrentPeriod } from './period-blocks.ts'

const htmlGrid = (rows: readonly (readonly string[])[]): Grid => {
  const bytes = Buffer.from(tableOf(rows))
  const range = { start: 0, end: bytes.length }
  return { kind: 'html', before: '', rows: readGrid(bytes, range), ...range }
}
const labels = (grid: Grid) => grid.rows.map(({ label }) => label)

// Boeing, 10-K for 2024 (0000012927-25-000015): the newest year last.
const BOEING = htmlGrid([
  ['', 'BCA', 'BDS', 'BGS'],
  ['For the year ended December 31, 2023'],
  ['Revenues', '33,901', '24,933', '19,127'],
  ['Segment operating (loss)/earnings', '(1,635)', '(1,764)', '3,329'],
  ['For the year ended December 31, 2024'],
  ['Revenues', '22,861', '23,918', '19,954'],
  ['Segment operating (loss)/earnings', '(7,969)', '(5,413)', '3,618'],
])

test('of years one below the other the rows of the one that is read are left, under the heads of all', () => {
  const end = { year: 2024, month: 12, day: 31 }
  const { rows } = ofCurrentPeriod(BOEING, { end, months: 12 })
  expect(rows.map(({ figures }) => figures.map(({ text }) => text))).toEqual([
    [],
    ['22,861', '23,918', '19,954'],
    ['7,969', '5,413', '3,618'],
  ])
})

test('years that the table does not print leave it as it is', () => {
  const end = { year: 2021, month: 12, day: 31 }
  expect(ofCurrentPeriod(BOEING, { end, months: 12 })).toBe(BOEING)
})

// Union Texas Petroleum, 10-K for 1994 (0000950129-95-000178): bare years at the margin.
test('a bare year at the margin of plain text heads the lines below it', () => {
  const lines = new Lines(`NOTE 14 -- SEGMENT FINANCIAL DATA
                                      KINGDOM   INDONESIA   PAKISTAN    TOTAL
1994
Sales and operating revenues........     $260        $278        $39     $577
Operating profit (loss).............     $ 57        $174        $13     $244
1993
Sales and operating revenues........     $208        $279        $49     $536
Operating profit (loss).............     $(83)       $164        $24     $105
`)
  const grid = gridFrom(lines, 0)
  if (grid === null) throw new Error('no grid')
  const end = { year: 1993, month: 12, day: 31 }
  const { rows } = ofCurrentPeriod(grid, { end, months: 12 })
  expect(rows.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual([
    208, 279, 49, 536, -83, 164, 24, 105,
  ])
  expect(labels(ofCurrentPeriod(grid, { end, months: 12 }))).not.toContain('1994')
})

// Apple, 10-K for September 2024 (0000320193-24-000123): periods beside each other are columns.
test('years beside each other are no blocks', () => {
  const grid = htmlGrid([
    ['', '2024', '2023', '2022'],
    ['iPhone', '201,183', '200,583', '205,489'],
    ['Mac', '29,984', '29,357', '40,177'],
  ])
  expect(ofCurrentPeriod(grid, { end: { year: 2024, month: 9, day: 28 }, months: 12 })).toBe(grid)
})
