/** Subtotals among the rows of a note, their parts and their names: as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { cellsOf } from './cells.fixture.ts'
import { levels, type Node, nameOf, sharedTitles, tree } from './subtotals.ts'

const shape = (nodes: readonly Node[]): unknown[] =>
  nodes.map(({ cell, children }) => (children.length === 0 ? cell.label : [cell.label, shape(children)]))
const grown = (lines: string, subtotals: Parameters<typeof tree>[2] = 'named', step = 1) =>
  shape(tree(cellsOf(lines), step, subtotals))
const named = (lines: string) => {
  const nodes = tree(cellsOf(lines), 1, 'named')
  return nodes.map((node) => nameOf(node, sharedTitles(nodes)))
}

/** Spire, 10-Q for December 2023 (0001437749-24-002776), note 2. */
const SPIRE = `
Residential | 492.8
Commercial and industrial | 157.9
Transportation | 32.6
Off-system and other incentive | 6.4
Other customer revenue | 5.5
Total revenue from contracts with customers | 695.2
Changes in accrued revenue under alternative revenue programs | 20.0
Total Gas Utility operating revenues | 715.2
Gas Marketing | 36.3
`

describe('a row called a total', () => {
  it('takes the rows before it, and totals before those', () => {
    expect(grown(SPIRE, 'named', 0.1)).toEqual([
      [
        'Total Gas Utility operating revenues',
        [
          [
            'Total revenue from contracts with customers',
            [
              'Residential',
              'Commercial and industrial',
              'Transportation',
              'Off-system and other incentive',
              'Other customer revenue',
            ],
          ],
          'Changes in accrued revenue under alternative revenue programs',
        ],
      ],
      'Gas Marketing',
    ])
  })

  it.each([
    'Total',
    'Totals',
    'Subtotal',
    'Sub-total Europe',
    'Consolidated',
    'European total',
    'Consolidated Europe',
    '',
  ])('"%s"', (label) =>
    expect(grown(`Germany | 40\nFrance | 60\n${label} | 100\n`)).toEqual([[label, ['Germany', 'France']]]),
  )

  it('takes one row alone where it has a name', () => {
    expect(grown('Germany | 40\nTotal Europe | 40\n')).toEqual([['Total Europe', ['Germany']]])
    expect(grown('Germany | 40\n | 40\n')).toEqual(['Germany', ''])
  })

  it('takes none where it is nothing, or they make another sum', () => {
    expect(grown('Germany | 40\nFrance | (40)\nTotal | —\n')).toEqual(['Germany', 'France', 'Total'])
    expect(grown('Germany | 40\nFrance | 60\nTotal | 105\n')).toEqual(['Germany', 'France', 'Total'])
  })

  it('may miss by a unit, by two over many rows', () => {
    const six = 'A | 10\nB | 10\nC | 10\nD | 10\nE | 10\nF | 10\n'
    expect(grown('Germany | 40\nFrance | 60\nTotal | 101\n')).toHaveLength(1)
    expect(grown('Germany | 40\nFrance | 60\nTotal | 102\n')).toHaveLength(3)
    expect(grown(`${six}Total | 62\n`)).toHaveLength(1)
    expect(grown(`${six}Total | 63\n`)).toHaveLength(7)
  })
})

describe('a row with a name of its own', () => {
  const OPTUM =
    'Optum Health | 23,917\nOptum Insight | 4,674\nOptum Rx | 28,646\nOptum eliminations | (893)\nOptum | 56,344\n'

  it('is the sum of those before it only where that is asked for', () => {
    expect(grown(OPTUM)).toHaveLength(5)
    expect(grown(OPTUM, 'last')).toEqual([
      ['Optum', ['Optum Health', 'Optum Insight', 'Optum Rx', 'Optum eliminations']],
    ])
  })

  it('is no sum of a single row, and of no more than eight', () => {
    expect(grown('Retail | 40\nStores | 40\n', 'last')).toEqual(['Retail', 'Stores'])
    const rows = (count: number) =>
      [...'ABCDEFGHI']
        .slice(0, count)
        .map((letter, at) => `${letter} | ${10 ** (at + 1)}`)
        .join('\n')
    expect(grown(`${rows(8)}\nAll | 111,111,110\n`, 'last')).toHaveLength(1)
    expect(grown(`${rows(9)}\nAll | 1,111,111,110\n`, 'last')).toHaveLength(10)
  })

  it('stands before its parts where they are set in under it and make it', () => {
    const lines = 'Optum | 57,237\n Optum Health | 23,917\n Optum Insight | 4,674\n Optum Rx | 28,646\nOther | 5\n'
    expect(grown(lines, 'first')).toEqual([['Optum', ['Optum Health', 'Optum Insight', 'Optum Rx']], 'Other'])
    expect(grown(lines.replace('57,237', '57,300'), 'first')).toHaveLength(5)
    expect(grown(lines.replaceAll('\n O', '\nO'), 'first')).toHaveLength(5)
    expect(grown(lines, 'named')).toHaveLength(5)
  })
})

describe('the name of a group', () => {
  it.each([
    ['Total Software', 'Software'],
    ['Software total', 'Software'],
    ['Total Software revenues', 'Software'],
    ['Consolidated Software', 'Consolidated Software'],
  ])('%s is %s', (label, name) => {
    expect(named(`Licences | 40\nMaintenance | 60\n${label} | 100\n`)).toEqual([name])
  })

  it('is that of the heading over all of its rows where its sum has none', () => {
    // UST, 10-K for 1995 (0000950123-96-000950).
    const ust = (sum: string) =>
      named(
        `Net sales\n Tobacco\n  Smokeless tobacco | 1,139,454\n  Other tobacco products | 12,607\n ${sum} | 1,152,061\n Wine | 109,453\n`,
      )
    expect(ust('')).toEqual(['Tobacco', 'Wine'])
    expect(ust('Total')).toEqual(['Tobacco', 'Wine'])
    expect(ust('Total smokeless')).toEqual(['smokeless', 'Wine'])
  })

  it('is that of its first row where nothing is printed over it', () => {
    expect(named('Smokeless tobacco | 40\nPipe tobacco | 60\nTotal | 100\n')).toEqual(['Smokeless tobacco'])
    expect(named('Germany | 40\nFrance | 60\nTotal | 100\n')).toEqual([''])
  })
})

describe('the levels of a tree', () => {
  const at = (lines: string) =>
    levels(tree(cellsOf(lines), 1, 'named')).map((level) => level.map(({ cell }) => cell.label))

  it('are its leaves, and its groups', () => {
    expect(at('Licences | 40\nMaintenance | 60\nTotal Software | 100\nHardware | 30\n')).toEqual([
      ['Licences', 'Maintenance', 'Hardware'],
      ['Total Software', 'Hardware'],
    ])
  })

  it('are opened only where each name is one of a division', () => {
    expect(at('Third-party sales | 40\nTransfers | 60\nTotal Software | 100\nHardware | 30\n')).toEqual([
      ['Third-party sales', 'Transfers', 'Hardware'],
      ['Total Software', 'Hardware'],
    ])
    const twice = 'Domestic | 40\nExports | 60\nTotal Software | 100\nDomestic | 30\nParts | 10\nTotal Hardware | 40\n'
    expect(at(twice)).toEqual([
      ['Domestic', 'Exports', 'Domestic', 'Parts'],
      ['Total Software', 'Total Hardware'],
    ])
  })

  it('leave all groups closed where one that is a bare total cannot be opened', () => {
    const lines = 'Licences | 40\nMaintenance | 60\nTotal | 100\nNet sales | 30\nTransfers | 10\nTotal | 40\n'
    expect(at(lines)[1]).toEqual(['Total', 'Total'])
  })

  it('of a list without groups are one', () => expect(at('Licences | 40\nMaintenance | 60\n')).toHaveLength(1))
})
