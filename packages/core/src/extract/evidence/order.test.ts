/** In which order a document prints its years: a statement whose oldest year stands first, among other tables. */
import { describe, expect, it } from 'vitest'
import { readCover } from '../document/cover.ts'
import { likelyTables } from '../document/likely-tables.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { documentOf } from '../sheet/tables.fixture.ts'
import { readStatement } from '../statements/recognise.ts'
import { orderOfOthersTests } from './order.ts'

const statement = (...years: number[]) => `
^ ${years.join(' | ')}
Net sales | 1,325,422 | 1,223,016
Costs and expenses | 620,832 | 582,380
Earnings before income taxes | 704,590 | 640,636
Income taxes | 274,830 | 253,110
Net earnings | 429,760 | 387,526
`
const other = (...years: number[]): [string, string] => [
  'Balances',
  `\n^ ${years.join(' | ')}\nCash | 12 | 11\nInventories | 30 | 28\n`,
]

function tested(first: number[], others: number[][]) {
  const bytes = Buffer.concat([
    Buffer.from('<p>FORM 10-K</p><p>For the fiscal year ended December 31, 1995</p>'),
    documentOf(
      ['CONSOLIDATED STATEMENTS OF EARNINGS for the years ended December 31,', statement(...first)],
      ...others.map((years) => other(...years)),
    ),
  ])
  const cover = readCover(bytes, {})
  const ranges = tableRanges(bytes)
  const [grid] = likelyTables(bytes, ranges.slice(0, 1), 1)
  const read = grid && readStatement(grid, cover)
  if (!read) throw new Error('no statement')
  return orderOfOthersTests({ bytes, cover, ranges, text: new Lines('') }, read)
}

const NEWEST = [1995, 1994]
const OLDEST = [1994, 1995]
const times = (count: number, years: number[]) => Array.from({ length: count }, () => years)

describe('a statement that prints its newest year last', () => {
  it.each<[string, number[][], boolean]>([
    ['alone', [], true],
    ['among tables that do too', times(8, OLDEST), true],
    ['among five that print it first', times(5, NEWEST), true],
    ['among six that print it first', times(6, NEWEST), false],
    ['among ten, two of which print it last', [...times(10, NEWEST), ...times(2, OLDEST)], false],
    ['among nine, two of which print it last', [...times(9, NEWEST), ...times(2, OLDEST)], true],
    ['among tables of years that do not follow on each other', times(8, [1995, 1990]), true],
  ])('%s', (_, others, passed) => {
    expect(tested(OLDEST, others)).toMatchObject([
      { name: 'columns_stand_as_in_other_tables', passed, necessary: true },
    ])
  })

  it('tells how many tables print which', () => {
    expect(tested(OLDEST, [...times(7, NEWEST), OLDEST])[0]?.rationale).toBe(
      '7 other tables print the newest year first, 1 last; the statement prints it last',
    )
  })
})

it('one that prints it first is as most are', () => expect(tested(NEWEST, times(8, NEWEST))).toEqual([]))
