import { Buffer } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readingOf, readTables } from '../untagged.ts'
import { inOtherUnits, statementCandidates } from './candidates.ts'
import { ENOUGH_POINTS, type Statement } from './recognise.ts'

/** Two statements, the parent company's alone first; one prints its unit and the other does not. */
const DOCUMENT = `FORM 10-K
For the fiscal year ended December 31, 1995

         CONDENSED FINANCIAL INFORMATION OF REGISTRANT
                STATEMENTS OF INCOME
                  (in thousands)
              Year ended December 31
                                     1995        1994
Revenues                          $ 1,200     $ 1,100
Cost of sales                         700         650
Income before income taxes            500         450
Income taxes                          200         180
Net income                        $   300     $   270

         CONSOLIDATED STATEMENTS OF INCOME
              Year ended December 31
                                     1995        1994
Net sales                         $ 9,200     $ 8,100
Cost of sales                       5,700       5,650
Selling expenses                    1,500       1,400
Operating income                    2,000       1,050
Income before income taxes          2,000       1,050
Income taxes                          800         420
Net income                        $ 1,200     $   630
Net income per share              $  1.20     $   .63
Weighted average shares         1,000,000   1,000,000
`

const { document, statements, all } = statementCandidates(Buffer.from(DOCUMENT), {}, 2)

test('the statement that is read is the first of the candidates, each of which says what speaks for it', () => {
  // Counts of whole shares would prove another unit than the one that the candidate is in.
  const bytes = Buffer.from(DOCUMENT.replaceAll('1,000,000', '    1,000'))
  const { document, statements } = statementCandidates(bytes, {}, 2)
  const [best] = statements
  if (best === undefined) throw new Error('no candidate')
  expect(readTables(bytes, {})).toMatchObject({
    ...readingOf(document, best),
    checks: expect.any(Array),
  })
  expect(best.score).toBe(best.reasons.reduce((sum, { points }) => sum + points, 0))
  expect(best.reasons.map(({ why }) => why)).toContain('title')
  const other = statements.find(({ reasons }) => reasons.some(({ why }) => why === 'parent company alone'))
  expect(other?.score).toBeLessThan(best.score)
})

test('each table is read by its other columns too, with fewer points', () => {
  const net = [...all].map(({ lines, roles, column }) => lines[roles.net ?? -1]?.values[column]?.value)
  expect(net).toContain(1200)
  expect(net).toContain(630)
  expect(net.indexOf(1200)).toBeLessThan(net.indexOf(630))
})

test('columns of other years are among all readings alone, and have not enough points', () => {
  expect(statements.map(({ periods, column }) => periods[column]?.end?.year)).toEqual([1995, 1995])
  const others = [...all].filter(({ periods, column }) => periods[column]?.end?.year !== 1995)
  expect(others).toHaveLength(2)
  for (const { score, lines, roles, column } of others) {
    expect(score).toBeLessThan(ENOUGH_POINTS)
    expect(lines[roles.net ?? -1]?.values[column]).not.toBeNull()
  }
})

test('a unit that is not printed may be another one, and EPS × shares tell which', () => {
  const [best] = statements
  if (best === undefined) throw new Error('no candidate')
  const readings = inOtherUnits(best).map((one) => readingOf(document, one))
  expect(readings.map(({ income_statement: s, unit }) => [s.net_income, unit?.source])).toEqual([
    [1200, 'assumed'],
    [1_200_000, 'proven'],
    [1_200_000_000, 'assumed'],
  ])
  expect(readings[0]?.column_proof).toEqual({ head: true, cover: true, order: true })
})

test('a printed unit stays', () => {
  const printed = statements.find(({ unit }) => unit.place !== null)
  if (printed === undefined) throw new Error('no unit')
  expect(inOtherUnits(printed)).toEqual([printed])
  expect(printed.unit).toMatchObject({ place: 'table', units: { money: 1000 } })
})

test('a statement without a unit is in the one that makes net income over EPS the whole shares that it counts', () => {
  expect(readTables(Buffer.from(DOCUMENT), {})).toMatchObject({
    income_statement: { net_income: 1_200_000, revenue_units_number: 1000, weighted_avg_shares_basic: 1_000_000 },
    unit: { source: 'proven' },
  })
})

test('no column of a sample that has enough points is left out before its lines are read', () => {
  const samples = join(import.meta.dirname, '../../../../../samples/filings')
  const paths = readdirSync(samples, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.gz'))
  const enough = (some: Iterable<Statement>) =>
    [...some].flatMap(({ score, grid, column }) => (score >= ENOUGH_POINTS ? [[grid.start, column]] : []))
  let leftOut = 0
  for (const path of paths) {
    const { statements: likely, all: read } = statementCandidates(gunzipSync(readFileSync(join(samples, path))), {}, 2)
    expect(enough(likely), path).toEqual(enough(read))
    leftOut += [...read].length - likely.length
  }
  expect(leftOut).toBeGreaterThan(100)
}, 60_000)
