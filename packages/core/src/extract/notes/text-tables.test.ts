/** Where a table in the notes of a text document begins and ends: the notes of UST, 10-K for 1995 (0000950123-96-000950). */
import { describe, expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { blockStart, firstFigures, noteGrid } from './text-tables.ts'

const INVENTORIES = `Inventories are stated at lower of cost or market. The major portion of leaf tobacco
costs is determined by the last-in, first-out method, and the cost of the remaining
inventories is determined by the first-in, first-out and average cost methods.

<TABLE>
<CAPTION>
                                                                          DECEMBER 31
                                                                    -----------------------
                                                                      1995           1994
                                                                    --------       --------
<S>                                                                 <C>            <C>
    Leaf tobacco...................................................  $122,748     $104,313
    Products in process and finished goods.........................   117,102      115,261
    Other materials and supplies...................................    16,251       18,146
                                                                     $256,101     $237,720
</TABLE>
Inventories that are valued by the last-in, first-out method were some part of the total
at the end of each year, and their replacement cost was above what is carried here.
`
const lines = new Lines(INVENTORIES)
const lineOf = (words: string) => lines.indexAt(INVENTORIES.indexOf(words))

it('the first line with figures in two columns', () => {
  expect(firstFigures(lines, lineOf('Inventories are'), lines.length)).toBe(lineOf('1995           1994'))
  expect(firstFigures(lines, lineOf('Inventories are'), 3)).toBe(-1)
})

describe('a table', () => {
  const start = blockStart(lines, lineOf('Products in process'))

  it('begins at its mark, below running text', () => {
    expect(start).toBeGreaterThan(lineOf('inventories is determined'))
    expect(start).toBeLessThanOrEqual(lineOf('DECEMBER 31'))
  })

  it('begins below running text where nothing marks it', () => {
    const bare = new Lines(INVENTORIES.replaceAll(/<[^>]*>\n?/g, ''))
    const at = bare.indexAt(bare.raw.indexOf('Products in process'))
    const from = blockStart(bare, at)
    expect(bare.slice(from, at + 1).some(({ prose }) => prose)).toBe(false)
    expect(bare.slice(from, at + 1).some(({ trimmed }) => trimmed === 'DECEMBER 31')).toBe(true)
  })

  it('ends at its mark, and keeps the words above it', () => {
    const grid = noteGrid(lines, start)
    expect(grid?.rows.filter(({ figures }) => figures.length > 0).map(({ figures }) => figures[0]?.text)).toEqual([
      '1995',
      '122,748',
      '117,102',
      '16,251',
      '256,101',
    ])
    expect(grid?.before).toContain('lower of cost or market')
  })
})
