/** Blocks of a note, a division's name over its measures: typed as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { gridOf, readTable } from '../sheet/tables.fixture.ts'
import { blockCells } from './blocks.ts'

const read = (lines: string, column = 0) =>
  blockCells(readTable(gridOf(lines), { end: null, form: '10-K' }).lines, column).map((cells) =>
    cells.map(([, { value }, name]): [string, number] => [name, value]),
  )

/** Volt, 10-K for October 1994 (0000950123-95-000109), industry segment data. */
const VOLT = `
^ 1994 | 1993
Telephone Directory:
 Sales to unaffiliated customers | 72,319 | 76,924
 Intersegment sales | 1,836 | 2,231
Engineering and Construction:
 Sales to unaffiliated customers | 51,391 | 46,417
 Intersegment sales | 1,285 | 1,056
Computer Systems:
 Sales to unaffiliated customers | 99,059 | 37,385
 Intersegment sales | 76 | 196
`
const OTHERS = [
  ['Telephone Directory', 72_319],
  ['Engineering and Construction', 51_391],
  ['Computer Systems', 99_059],
]

describe('the line of each block', () => {
  it('is that of sales to others, in the column that is asked for', () => {
    expect(read(VOLT)).toEqual([OTHERS])
    expect(read(VOLT, 1)[0]?.map(([, value]) => value)).toEqual([76_924, 46_417, 37_385])
  })

  it.each([
    'Net sales to external customers',
    'External customers',
    'Unaffiliated customers',
    'Third parties',
    'Trade',
    'Outside customers',
    'Customers',
    'Revenues from third parties',
  ])('"%s" before the first', (label) => {
    const before = VOLT.replaceAll(
      / Sales to unaffiliated customers (.*)\n (Intersegment) sales (.*)/g,
      ` Net sales $3\n ${label} $1`,
    )
    expect(read(before)[0]).toEqual(OTHERS)
  })

  it.each(['Trade intersegment', 'Third-party intercompany', 'Customers, transfers', 'External affiliates'])(
    '"%s" is no sale to others',
    (label) => {
      const between = VOLT.replaceAll(
        / Sales to unaffiliated customers (.*)\n Intersegment sales (.*)/g,
        ` Net sales $1\n ${label} $2`,
      )
      expect(read(between)).toEqual([OTHERS])
    },
  )

  it('may be the first, or the total of the block: each is offered', () => {
    const totals = `
^ 1994
Telephone Directory:
 Net sales | 72,319
 Total revenues | 74,155
Engineering and Construction:
 Net sales | 51,391
 Total revenues | 52,676
`
    expect(read(totals)).toEqual([
      [
        ['Telephone Directory', 72_319],
        ['Engineering and Construction', 51_391],
      ],
      [
        ['Telephone Directory', 74_155],
        ['Engineering and Construction', 52_676],
      ],
    ])
  })

  it('is none of percentages, and none where a block prints no measure', () => {
    expect(
      read(`
^ 1994
Telephone Directory:
 Net sales | 72,319
 Sales to unaffiliated customers | 12%
Engineering and Construction:
 Net sales | 51,391
Computer Systems:
 Backlog | 1,204
`),
    ).toEqual([
      [
        ['Telephone Directory', 72_319],
        ['Engineering and Construction', 51_391],
      ],
    ])
  })
})

it('one name over measures is no list of divisions', () => {
  expect(read(VOLT.split('Engineering')[0] ?? '')).toEqual([])
})

it('lines under a measure are not a block of that name', () => {
  expect(
    read(`
^ 1999 | 1998
Net sales:
 Intimate Apparel | 63,006 | 53,855
 Retail | 9,500 | 10,682
Revenues:
 Intimate Apparel | 63,006 | 53,855
`),
  ).toEqual([])
})

describe('what follows the last block', () => {
  // The lines of a block are set in under its name; those after it are not.
  const after = (...lines: string[]) => read(`${VOLT}${lines.join('\n')}\n`)[0]?.slice(3)

  it.each([
    ['Total', '222,769'],
    ['Totals', '222,769'],
    ['Consolidated', '222,769'],
    ['Total sales', '222,769'],
    ['Consolidated net sales', '222,769'],
    ['Total operating revenues', '222,769'],
    ['Net sales', '222,769'],
  ])('%s closes the list', (label, amount) => {
    expect(after(`${label} | ${amount} | 160,726`)).toEqual([[label, 222_769]])
  })

  it.each(['Eliminations of intersegment sales', 'Corporate and other', 'Reconciling items'])(
    '%s is the rest',
    (label) => {
      expect(after(`${label} | (4,928) | (6,835)`, 'Total | 217,841 | 153,891')).toEqual([
        [label, -4_928],
        ['Total', 217_841],
      ])
    },
  )

  it.each(['Gain on sale of joint venture', 'Foreign exchange gain', 'Interest expense'])('%s is neither', (label) => {
    expect(after(`${label} | 9,770 | 129`)).toEqual([])
  })
})

describe('the end of a block whose lines are not set in', () => {
  const flat = (line: string) =>
    read(`
^ 1994 | 1993
Telephone Directory:
Net sales | 72,319 | 76,924
Operating profit | 6,695 | 8,153
Engineering and Construction:
Net sales | 51,391 | 46,417
Operating profit | 792 | (1,128)
${line} | 123,710 | 123,341
`)[0]?.slice(2)

  it.each([
    ['Total net sales', true],
    ['Consolidated', true],
    ['Eliminations', true],
    ['Unallocated revenue', true],
    ['Total net revenues', false],
    ['Intersegment sales', false],
    ['Depreciation', false],
  ])('%s: %s', (label, isOver) => expect(flat(label)).toEqual(isOver ? [[label, 123_710]] : []))
})
