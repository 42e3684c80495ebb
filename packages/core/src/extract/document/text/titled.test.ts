/** Statements of text documents by their titles, as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { Lines } from './lines.ts'
import { gridFrom, titledGrids } from './titled.ts'

/** United Oklahoma Bankshares, 10-K for 1995 (0000725806-96-000005), shortened. */
const STATEMENT = `UNITED OKLAHOMA BANKSHARES, INC. AND SUBSIDIARIES
CONSOLIDATED STATEMENTS OF OPERATIONS
                                             Years ended December 31,
                                             1995        1994      1993
                                     (In thousands except per share amounts)
Interest income:
  Interest and fees on loans..............$  4,101      3,371      3,243
  Interest on federal funds sold..........     176         60         56
      Total interest income...............   6,015      5,160      5,235
      Total interest expense..............   2,569      1,801      1,847
      Net interest income.................   3,446      3,359      3,388
  Provision for loan losses (Note 5)......     279         90        236
  Income before income taxes                 1,028      1,093        921
Income tax expense (Note 10)..............     253        264        266
      Net income..........................$    775        829        771
Earnings per share:
   Net income.............................$   0.15       0.17       0.14
Average outstanding common shares.........   2,532      2,616      2,644
`
const NOTES = `
NOTES TO CONSOLIDATED FINANCIAL STATEMENTS
  Other (Note 9)..........................   1,009      1,104      1,126
`
const labelsOf = (text: string) =>
  titledGrids(new Lines(text)).map(({ rows }) =>
    rows.flatMap(({ label, figures }) => (figures.length > 1 ? [label] : [])),
  )

describe('the grid under a title', () => {
  it('holds the lines with figures, in their order, up to the notes', () => {
    const [labels, second] = labelsOf(STATEMENT + NOTES)
    expect(second).toBeUndefined()
    expect(labels?.slice(-4)).toEqual([
      'Income tax expense (Note 10)',
      'Net income',
      'Net income',
      'Average outstanding common shares',
    ])
    expect(labels).not.toContain('Other (Note 9)')
  })

  it('knows the company and the title before it', () => {
    const [grid] = titledGrids(new Lines(STATEMENT))
    expect(grid?.before).toContain('UNITED OKLAHOMA BANKSHARES, INC. AND SUBSIDIARIES')
    expect(grid).toMatchObject({ kind: 'text' })
    expect(grid?.exhibit).toBeUndefined()
  })

  it('is none under other titles, or under one that running text follows', () => {
    expect(labelsOf(STATEMENT.replace('STATEMENTS OF OPERATIONS', 'BALANCE SHEETS'))).toEqual([])
    const prose = `${'are set out below together with the report of the auditors on what the company earned in the year.\n'.repeat(6)}`
    expect(labelsOf(STATEMENT.replace('STATEMENTS OF OPERATIONS\n', `STATEMENTS OF OPERATIONS\n${prose}`))).toEqual([])
  })

  it('tells that it stands in an exhibit, that of the annual report aside', () => {
    const inExhibit = (type: string) => titledGrids(new Lines(`<TYPE>${type}\n${STATEMENT}`))[0]?.exhibit
    expect([inExhibit('EX-99'), inExhibit('EX-13'), inExhibit('10-K')]).toEqual([true, undefined, undefined])
  })
})

describe('a grid from a line on', () => {
  const lines = new Lines(STATEMENT)

  it('is none with too few rows of figures', () => {
    expect(gridFrom(lines, 0, 80, 8)).toBeNull()
    expect(gridFrom(lines, 0, 80, 8, 3)?.rows.at(-1)?.label).toBe('Interest on federal funds sold')
  })

  it('has at most as many rows as are asked for', () => {
    expect(gridFrom(lines, 0, 10, lines.length, 3)?.rows.length).toBeLessThanOrEqual(11)
  })
})
