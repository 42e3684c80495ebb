/** What speaks for and against a table being the statement: each reason with a table that it takes and one that it leaves. */
import { describe, expect, it } from 'vitest'
import { readCover } from '../document/cover.ts'
import { parseYmd } from '../document/dates.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { rankedStatements, readColumns, readStatement, stepOf } from './recognise.ts'

const cover = readCover(Buffer.from('FORM 10-K\nFor the fiscal year ended December 31, 1995'), {})

const BODY = `Net sales                          $ 9,200     $ 8,100
Cost of sales                       5,700       5,650
Selling expenses                    1,500       1,400
Operating income                    2,000       1,050
Interest expense                      200         150
Income before income taxes          1,800         900
Income taxes                          700         360
Net income                        $ 1,100     $   540
Net income per share              $  1.10     $   .54
Weighted average shares             1,000       1,000
`
const HEAD = `              Year ended December 31
                                     1995        1994
`
const TITLE = '         CONSOLIDATED STATEMENTS OF INCOME\n'

function read(text: string, exhibit = false) {
  const grid = gridFrom(new Lines(text), 0)
  if (!grid) throw new Error('no table')
  const statement = readStatement(exhibit ? { ...grid, exhibit } : grid, cover)
  if (!statement) throw new Error('no statement')
  return statement
}
const reasons = (text: string, exhibit = false) => read(text, exhibit).reasons.map(({ why }) => why)
const without = (...labels: string[]) =>
  BODY.split('\n')
    .filter((line) => !labels.some((label) => line.startsWith(label)))
    .join('\n')

describe('a statement', () => {
  const statement = read(TITLE + HEAD + BODY)

  it('has a reason for each of its lines, and none against it', () => {
    expect(statement.reasons.map(({ why }) => why)).toEqual([
      'revenue',
      'cost of revenue',
      'operating income',
      'income before taxes',
      'taxes',
      'EPS',
      'diluted EPS',
      'shares',
      'sums that hold',
      'title',
    ])
    expect(statement.score).toBe(statement.reasons.reduce((sum, { points }) => sum + points, 0))
  })

  it.each<[string, string[]]>([
    ['Income taxes', ['taxes']],
    ['Operating income', ['operating income']],
    ['Weighted average', ['shares']],
    ['Net income per share', ['EPS', 'diluted EPS']],
  ])('without the line "%s" lacks %j', (label, lacks) => {
    const why = reasons(TITLE + HEAD + without(label))
    for (const one of lacks) expect(why).not.toContain(one)
  })

  it('without net income is none', () => {
    expect(read(TITLE + HEAD + without('Net income')).score).toBeLessThan(0)
  })
})

describe('what speaks against a table', () => {
  const plain = read(TITLE + HEAD + BODY).score
  it.each<[string, string]>([
    ['words of another table', `         PRO FORMA STATEMENTS OF INCOME\n${HEAD}${BODY}`],
    ['words of another table', `         SELECTED STATEMENTS OF INCOME DATA\n${HEAD}${BODY}`],
    [
      'parent company alone',
      `    CONDENSED FINANCIAL INFORMATION OF REGISTRANT\n    STATEMENTS OF INCOME\n${HEAD}${BODY}`,
    ],
    ['few lines', `${TITLE}${HEAD}${without('Selling', 'Interest', 'Weighted', 'Net income per')}`],
    ['lines of another statement', `${TITLE}${HEAD}${BODY}Total assets                       20,000      19,000\n`],
    ['not the period on the cover', `${TITLE}${HEAD.replace('1995', '1992').replace('1994', '1991')}${BODY}`],
    ['no dates', `${TITLE}                                    Parent     Others\n${BODY}`],
  ])('%s', (why, text) => {
    const one = read(text)
    expect(one.reasons.map((reason) => reason.why)).toContain(why)
    expect(one.score).toBeLessThan(plain)
    expect(reasons(TITLE + HEAD + BODY)).not.toContain(why)
  })

  it('that it stands in an exhibit', () => {
    expect(reasons(TITLE + HEAD + BODY, true)).toContain('in an exhibit')
    expect(read(TITLE + HEAD + BODY, true).score).toBe(plain - 10)
  })

  it('not the words of item 8 over a title', () => {
    const item = 'ITEM 8.  FINANCIAL STATEMENTS AND SUPPLEMENTARY DATA\n'
    expect(reasons(item + TITLE + HEAD + BODY)).not.toContain('words of another table')
    expect(reasons(`SUPPLEMENTAL SCHEDULE\n${TITLE}${HEAD}${BODY}`)).toContain('words of another table')
  })
})

it('each column is read for itself, the likeliest first', () => {
  const grid = gridFrom(new Lines(TITLE + HEAD + BODY), 0)
  if (!grid) throw new Error('no table')
  const both = readColumns(grid, cover, 3)
  expect(both.map(({ lines, roles, column }) => lines[roles.net ?? -1]?.values[column]?.value)).toEqual([1100, 540])
  expect(both[1]?.reasons.at(-1)?.why).toBe('a likelier column')
  expect(readColumns(grid, cover, 1)).toHaveLength(1)
})

it('of equals the first in the document is read, whatever the order they are given in', () => {
  const grid = gridFrom(new Lines(TITLE + HEAD + BODY), 0)
  if (!grid) throw new Error('no table')
  const later = { ...grid, start: grid.start + 9000, end: grid.end + 9000 }
  expect(rankedStatements([later, grid], cover).likely.map((one) => one.grid.start)).toEqual([grid.start, later.start])
})

it('a statement under the registrant’s own name goes before another company’s', () => {
  const acme = { ...cover, company: 'ACME CORP', end: parseYmd('1995-12-31') }
  const named = (name: string, start: number) => {
    const grid = gridFrom(new Lines(`${name}\n${TITLE}${HEAD}${BODY}`), 0)
    if (!grid) throw new Error('no table')
    return { ...grid, before: `${name} | CONSOLIDATED STATEMENTS OF INCOME`, start, end: start + 1000 }
  }
  const ranked = rankedStatements([named('OTHER FUND INC', 0), named('ACME CORPORATION', 5000)], acme).likely
  expect(ranked.map(({ grid }) => grid.start)).toEqual([5000, 0])
  expect(ranked[1]?.reasons.at(-1)?.why).toBe("another company's name")
  // Where none stands under the registrant's name, none steps back.
  expect(rankedStatements([named('OTHER FUND INC', 0)], acme).likely[0]?.reasons.at(-1)?.why).not.toBe(
    "another company's name",
  )
})

it('the last printed digit is a tenth where amounts have one decimal (T26)', () => {
  const { lines, column } = read(TITLE + HEAD + BODY)
  expect(stepOf(lines, column)).toBe(1)
  const tenths = read(TITLE + HEAD + BODY.replace(/(\d),?(\d{3})(?= |$)/gm, '$1$2.0').replaceAll('  200  ', '200.0'))
  expect(stepOf(tenths.lines, tenths.column)).toBe(0.1)
})
