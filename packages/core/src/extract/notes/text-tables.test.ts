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

/** The lines of the print from `begin` until `end`, each with its break. */
const linesBetween = (begin: string, end: string): string =>
  INVENTORIES.slice(INVENTORIES.indexOf(begin), INVENTORIES.indexOf(end))

const ROWS = linesBetween(
  '    Leaf tobacco',
  '                                                                     $256,101',
)
const PROSE = linesBetween('Inventories are stated', '\n<TABLE>')
const HEAD = linesBetween(
  '                                                                          DECEMBER 31',
  '<S>',
)

/** The texts of the lines from the beginning of the block that holds the last line with these words. */
function blockOf(document: string, words: string): string[] {
  const text = new Lines(document)
  const k = text.indexAt(document.lastIndexOf(words))
  return text.slice(blockStart(text, k), k + 1).map(({ trimmed }) => trimmed)
}
/** The first figures of the rows that a table from the line with these words has. */
function tableFrom(document: string, words: string): (string | undefined)[] {
  const text = new Lines(document)
  const grid = noteGrid(text, text.indexAt(document.indexOf(words)))
  return (grid?.rows ?? []).flatMap(({ figures }) => (figures.length > 0 ? [figures[0]?.text] : []))
}

describe('the beginning of a table', () => {
  it('is the line below its mark, and below the mark of a page', () => {
    const marked = blockOf(INVENTORIES, 'Other materials')
    expect(marked.some((line) => line.startsWith('inventories is determined'))).toBe(false)
    expect(marked.at(-1)).toMatch(/^Other materials/)
    expect(blockOf(`NOTE 3\nINVENTORIES\n<TABLE>\n${HEAD}${ROWS}`, 'Other materials')).not.toContain('NOTE 3')
    const paged = blockOf(`${HEAD}${ROWS}<PAGE>\n${ROWS}`, 'Other materials')
    expect(paged.filter((line) => line.startsWith('Leaf tobacco'))).toHaveLength(1)
    expect(paged.some((line) => line.startsWith('DECEMBER'))).toBe(false)
  })

  it('is the line below running text, save the line just above', () => {
    const below = blockOf(`${PROSE}${HEAD}${ROWS}`, 'Other materials')
    expect(below[0]).toMatch(/^(?:DECEMBER 31|-+)$/)
    // A row whose own caption reads as running text begins in it.
    const [first = ''] = blockOf(`${PROSE}${PROSE}${ROWS}`, 'Leaf tobacco')
    expect(first).toMatch(/^(?:inventories is determined|Leaf tobacco)/)
  })

  it('is the caption of the second of two tables that are typed as one', () => {
    const twice = `<TABLE>\n<CAPTION>\n${HEAD}${ROWS}<CAPTION>\n${HEAD}${ROWS}</TABLE>\n`
    const second = blockOf(twice, 'Other materials')
    expect(second.filter((line) => line.startsWith('Leaf tobacco'))).toHaveLength(1)
    // A caption below its own heading is none of another table.
    const own = blockOf(`<TABLE>\nNOTE 3\nINVENTORIES\n<CAPTION>\n${HEAD}${ROWS}</TABLE>\n`, 'Other materials')
    expect(own).toContain('NOTE 3')
  })

  it('is no mark amid words, and none that is padded to a line', () => {
    const below = (mark: string) => blockOf(`NOTE 3\nINVENTORIES\n${mark}\n${HEAD}${ROWS}`, 'Other materials')
    expect(below('<PAGE>')).not.toContain('NOTE 3')
    expect(below('NOTE<PAGE>')).not.toContain('NOTE 3')
    expect(below('CONTINUED ON NEXT PAGE<PAGE>')).toContain('NOTE 3')
    expect(below('<TABLE>')).not.toContain('NOTE 3')
    expect(below('<TABLE>      ')).toContain('NOTE 3')
    expect(below('NOTE<TABLE>')).toContain('NOTE 3')
  })

  it('is looked for sixty lines above and no further', () => {
    const long = `${HEAD}${ROWS.repeat(30)}`
    expect(blockOf(long, 'Other materials')).toHaveLength(61)
    expect(blockOf(`${HEAD}${ROWS.repeat(4)}`, 'Other materials')[0]).toBe('DECEMBER 31')
  })
})

describe('the end of a table', () => {
  it('is where running text goes on: two lines of it, below figures', () => {
    const more = `${HEAD}${ROWS}${PROSE}${ROWS}`
    expect(tableFrom(more, 'DECEMBER 31')).toEqual(['1995', '122,748', '117,102', '16,251'])
    // A single line of words between rows is a caption that runs on.
    const [line = ''] = PROSE.split('\n')
    expect(tableFrom(`${HEAD}${ROWS}${line}\n${ROWS}`, 'DECEMBER 31')).toHaveLength(7)
    // Words above the first figures end nothing.
    expect(tableFrom(`${PROSE}${HEAD}${ROWS}`, 'Inventories are stated')).toEqual([
      '1995',
      '122,748',
      '117,102',
      '16,251',
    ])
  })

  it('is the mark of its end, and the caption of the next once there are figures', () => {
    expect(tableFrom(`${HEAD}${ROWS}</TABLE>\n${ROWS}`, 'DECEMBER 31')).toHaveLength(4)
    expect(tableFrom(`${HEAD}${ROWS}<CAPTION>\n${ROWS}`, 'DECEMBER 31')).toHaveLength(4)
    expect(tableFrom(`${HEAD}<CAPTION>\n${ROWS}`, 'DECEMBER 31')).toHaveLength(4)
  })

  it('comes after ninety lines, and a text without figures is no table', () => {
    expect(tableFrom(`${HEAD}${ROWS.repeat(40)}`, 'DECEMBER 31').length).toBeLessThan(90)
    const text = new Lines(PROSE)
    expect(noteGrid(text, 0)).toBeNull()
  })

  it('is the ninetieth line at the latest, blank ones counted', () => {
    const [row = ''] = ROWS.split('\n')
    expect(tableFrom(`${row}\n\n`.repeat(60), 'Leaf tobacco')).toHaveLength(45)
  })

  it('keeps the fourteen lines above, and those alone', () => {
    const above = Array.from({ length: 20 }, (_, n) => `Heading number ${n}`).join('\n')
    const text = new Lines(`${above}\n${HEAD}${ROWS}`)
    const words = noteGrid(text, 20)?.before ?? ''
    expect(words.split(' | ')[0]).toBe('Heading number 6')
    expect(words).toContain('Heading number 19')
  })
})

it('figures in one column alone are no first line of a table', () => {
  const [, row = ''] = ROWS.split('\n')
  const single = row.slice(0, row.lastIndexOf('     '))
  const text = new Lines(`${single}\n${row}\n`)
  expect(firstFigures(text, 0, text.length)).toBe(1)
  expect(firstFigures(text, 1, text.length)).toBe(1)
  expect(firstFigures(text, 0, 1)).toBe(-1)
})
