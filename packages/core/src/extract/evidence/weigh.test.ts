/** What evidence is worth, and the checks on units and currencies that the rest of a document speaks for. */
import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../statement/statement.ts'
import { currencyTests, headUnitTests, holdsStatements, pointsOf, rivalTests, sameUnitTests } from './weigh.ts'

const at = (figure: string, kind: Evidence['kind'], agrees = true): Evidence => ({
  figure,
  kind,
  agrees,
  place: { start: 10, end: 17 },
  text: '429,760',
  value: 429_760,
  read: 429_760,
  scale: 0,
})

describe('points', () => {
  it.each<[string, Evidence[], number]>([
    ['nothing', [], 0],
    ['cash flows', [at('net_income', 'cash-flow')], 4],
    ['cash flows twice', [at('net_income', 'cash-flow'), at('net_income', 'cash-flow')], 4],
    ['cash flows and equity', [at('net_income', 'cash-flow'), at('net_income', 'equity')], 8],
    ['selected data', [at('net_income', 'selected-data')], 3],
    ['quarterly data', [at('net_income', 'quarterly-data')], 2],
    ['the note on EPS', [at('net_income', 'eps-note')], 2],
    ['sentences', [at('net_income', 'mda')], 1],
    ['sentences and others, three at most', Array(5).fill(at('net_income', 'mda')), 3],
    ['revenue counts half', [at('total_revenue', 'selected-data')], 1.5],
    ['other figures count nothing', [at('basic_eps', 'selected-data')], 0],
    ['a summary that disagrees costs', [at('net_income', 'selected-data', false)], -4],
    [
      'a summary that disagrees, beside cash flows',
      [at('net_income', 'cash-flow'), at('net_income', 'selected-data', false)],
      0,
    ],
  ])('%s', (_, evidence, points) => expect(pointsOf(evidence)).toBe(points))
})

it.each([
  ['CASH FLOWS FROM INVESTING ACTIVITIES', true],
  ['Investing activities', true],
  ['Net cash used in Investing Activities', true],
  ['Investing', false],
  ['', false],
])('"%s": a document that prints cash flows is %s', (words, holds) => {
  expect(holdsStatements(Buffer.from(`<p>${words}</p>`))).toBe(holds)
})

describe('the units of other places', () => {
  const passes = (units: (number | null)[], money = 1e3) => sameUnitTests(units, money)[0]?.passed ?? null
  it.each<[string, (number | null)[], boolean | null]>([
    ['none is named', [null, null], null],
    ['the same', [1e3], true],
    ['another', [1e6], false],
    ['as many the same as others', [1e3, 1e6], true],
    ['more others', [1e3, 1e6, 1e6], false],
  ])('%s', (_, units, passed) => expect(passes(units)).toBe(passed))

  // USL Capital, 10-K for 1995 (0000950149-96-000257), without the note of the unit in the statement.
  it('tables without a unit do not speak for a statement without one beside one that names it', () =>
    expect([passes([null, null, 1e3], 1), passes([null, null, 1e3])]).toEqual([false, true]))

  it('both units are told', () => {
    expect(sameUnitTests([1e6], 1e3)[0]?.rationale).toBe(
      'the statement is read in units of 1,000, the same digits stand elsewhere in 1,000,000',
    )
  })
})

describe('the unit over the statement', () => {
  const far = '<p>The Company says nothing here of its amounts.</p>'.repeat(200)
  const document = (thousands: number, millions: number, near = '') =>
    Buffer.from(
      `<p>statement</p>${near}${far}${'(in thousands) '.repeat(thousands)}${'(In millions) '.repeat(millions)}`,
    )
  const passes = (bytes: Buffer, money: number, isPrinted = true) =>
    headUnitTests({ bytes }, { start: 0, end: 16 }, { money, isPrinted })[0]?.passed ?? null

  it.each([
    [0, 6, 1e3, false],
    [0, 5, 1e3, true],
    [1, 6, 1e3, false],
    [2, 11, 1e3, true],
    [6, 0, 1e6, false],
    [6, 0, 1e3, true],
    [0, 6, 1e6, true],
    [0, 0, 1e3, true],
  ])('%s heads in thousands, %s in millions, read in %s: %s', (thousands, millions, money, passed) => {
    expect(passes(document(thousands, millions), money)).toBe(passed)
  })

  it('two tables with its digits in its unit outweigh a discussion in another', () => {
    const bytes = document(1, 6)
    const own = { money: 1e3, isPrinted: true }
    const seen = (...units: (number | null)[]) =>
      headUnitTests({ bytes }, { start: 0, end: 16 }, { ...own, units })[0]?.passed
    expect([seen(1e3, 1e3), seen(1e3, null), seen(1e6, 1e6)]).toEqual([true, false, false])
  })

  it('heads near the statement are its own', () => {
    expect(passes(document(0, 0, '(In millions) '.repeat(6)), 1e3)).toBe(true)
  })

  it('is not asked where none is printed, or of whole units', () => {
    expect(passes(document(0, 6), 1e3, false)).toBeNull()
    expect(passes(document(0, 6), 1)).toBeNull()
  })
})

describe('a currency other than the dollar', () => {
  const long = 'The Company says nothing here of its amounts. '.repeat(1000)
  const named = (words: string, times: number, code = 'EUR') =>
    currencyTests(
      Buffer.from(`${'x'.repeat(9000)}${long}${`${words} `.repeat(times)}`),
      { start: 0, end: 100 },
      code,
    )[0]?.passed ?? null

  it('must be named elsewhere, by its sign or its name, often or in a head', () => {
    expect(named('&euro;', 12)).toBe(true)
    expect(named('&euro;', 11)).toBe(false)
    expect(named('nothing', 20)).toBe(false)
  })

  it('is not asked of the dollar, nor in an excerpt', () => {
    expect(named('nothing', 20, 'USD')).toBeNull()
    expect(currencyTests(Buffer.from('short'), { start: 0, end: 5 }, 'EUR')).toEqual([])
  })
})

it('a rival statement fails the one that was read', () => {
  const over = (before: string) => ({ grid: { kind: 'text' as const, before, rows: [], start: 0, end: 0 } })
  const own = over('CINERGY CORP. | | CONSOLIDATED STATEMENTS OF INCOME')
  expect(rivalTests(null, own, 'CINERGY CORP')).toEqual([])
  // United States Cellular, 10-K for 1995 (0000912057-96-004924): partnerships that it has a share of.
  const investees = over('BATON ROUGE MSA LIMITED PARTNERSHIP | | COMBINED STATEMENTS OF OPERATIONS')
  expect(rivalTests(null, investees, 'UNITED STATES CELLULAR CORP')[0]?.rationale).toContain('“BATON ROUGE MSA')
  expect(rivalTests(null, investees, null)).toEqual([])
  expect(rivalTests(null, over('38 | | COMBINED STATEMENTS OF OPERATIONS'), 'UNITED STATES CELLULAR CORP')).toEqual([])
  const rival = { grid: { start: 4711 } } as never
  expect(rivalTests(rival, own, 'CINERGY CORP')).toMatchObject([
    { name: 'statement_is_the_companys', passed: false, necessary: true },
  ])
  expect(rivalTests(rival, own, 'CINERGY CORP')[0]?.rationale).toContain('byte 4711')
})
