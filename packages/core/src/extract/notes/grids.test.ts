/** Which tables outside the statement are taken for notes, and what is printed below its own last line. */
import { describe, expect, it } from 'vitest'
import { gridBelow, joinedGrid, noteGrids } from './grids.ts'
import { inDocument, noteOf } from './notes.fixture.ts'
import { nvidiaStatement } from './nvidia.fixture.ts'

const EPS_NOTE = noteOf(
  'Net income per share (in millions)',
  `
^ Three Months Ended | <
^ July 30, 2023 | July 31, 2022
Net income | $6,188 | $656
Basic weighted average shares | 2,473 | 2,495
Basic | $2.50 | $0.26
`,
)
const SEGMENTS = noteOf(
  'Segment information',
  `
^ Three Months Ended | <
^ July 30, 2023 | July 31, 2022
Compute & Networking | $10,402 | $3,907
Graphics | 3,105 | 2,797
Total revenue | $13,507 | $6,704
`,
)
const SHARES = /average[^|]{0,80}shares/i
const labelsOf = (rows: readonly { label: string; figures: readonly unknown[] }[]) =>
  rows.flatMap(({ label, figures }) => (figures.length > 0 ? [label] : []))

describe('tables of notes', () => {
  it('hold one of the needles and all of the words, and the statement is none of them', () => {
    const document = inDocument(nvidiaStatement(), EPS_NOTE + SEGMENTS)
    const grids = noteGrids(document, ['6,188'], SHARES)
    expect(grids.map(({ rows }) => labelsOf(rows))).toEqual([['Net income', 'Basic weighted average shares', 'Basic']])
    expect(grids[0]?.before).toContain('Net income per share')
    expect(noteGrids(document, ['13,507'], /segment/i).map(({ rows }) => labelsOf(rows).at(-1))).toEqual([
      'Total revenue',
    ])
  })

  it.each<[string, string[], RegExp]>([
    ['no needle', [], SHARES],
    ['a needle that stands nowhere', ['99,999'], SHARES],
    ['other words', ['6,188'], /pension obligation/i],
  ])('are none with %s', (_, needles, words) => {
    expect(noteGrids(inDocument(nvidiaStatement(), EPS_NOTE + SEGMENTS), needles, words)).toEqual([])
  })
})

describe('what the statement prints below its last line', () => {
  const SALES = `Revenue by segment:
Compute & Networking | $10,402 | $3,907
Graphics | 3,105 | 2,797
Total | $13,507 | $6,704
`
  it('is a table under the heads of the statement, where revenue stands there again', () => {
    const grid = gridBelow(inDocument(nvidiaStatement(SALES), ''), 13_507)
    expect(labelsOf(grid?.rows ?? [])).toEqual(['Compute & Networking', 'Graphics', 'Total'])
    expect(grid?.rows.some(({ phrases }) => phrases.some(({ text }) => text === 'July 30, 2023'))).toBe(true)
  })

  it('is nothing without the revenue, or without such lines', () => {
    expect(gridBelow(inDocument(nvidiaStatement(SALES), ''), 13_508)).toBeNull()
    expect(gridBelow(inDocument(nvidiaStatement(), ''), 13_507)).toBeNull()
  })
})

describe('a table over the end of a page', () => {
  const REST = noteOf(
    'WORDS',
    `
^ Three Months Ended | <
^ July 30, 2023 | July 31, 2022
All other | $0 | $0
Total revenue | $13,507 | $6,704
`,
  )
  const joined = (between: string) => {
    const document = inDocument(nvidiaStatement(), SEGMENTS + REST.replace('WORDS', between))
    const last = noteGrids(document, ['13,507'], /./).at(-1)
    return last === undefined ? null : joinedGrid(document, last)
  }

  it('has the rows of both, the head once', () => {
    const grid = joined('12')
    expect(labelsOf(grid?.rows ?? []).slice(-5)).toEqual([
      'Compute & Networking',
      'Graphics',
      'Total revenue',
      'All other',
      'Total revenue',
    ])
  })

  it('is none where more than a page foot stands between', () => {
    const long =
      'Revenue by geographic area is based upon the billing location of the customer. The end customer may be different. '
    expect(joined(long.repeat(2))).toBeNull()
  })
})
