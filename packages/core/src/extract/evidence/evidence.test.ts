import { Buffer } from 'node:buffer'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Extraction } from '../../statement/statement.ts'
import type { Figure } from '../document/row.ts'
import { extractFiling } from '../extract.ts'
import { statementCandidates } from '../statements/candidates.ts'
import { counterpart } from './contradict.ts'
import { evidenceOf, searchFor } from './find.ts'
import { kindOfPlace } from './kinds.ts'
import { namesExactly, speaksOf } from './labels.ts'
import { currencyTests, headUnitTests, sameUnitTests } from './weigh.ts'

const samples = join(import.meta.dirname, '../../../../../samples/filings')

/** A sample as filed, one character a byte. */
function sample(accession: string): string {
  const [path] = globSync(`${accession}/*.gz`, { cwd: samples })
  if (path === undefined) throw new Error(`${accession} is not among the samples`)
  return gunzipSync(readFileSync(join(samples, path))).toString('latin1')
}

function read(document: string): Extraction {
  const result = extractFiling(Buffer.from(document, 'latin1'), {})
  if (!result.ok) throw new Error(result.error.message)
  return result
}

const BLANK = { left: 0, right: 0, percent: false, dash: false, decimals: 0, negative: false }

const failed = ({ qc }: Extraction): string[] =>
  qc.tests.filter(({ passed, necessary }) => necessary && !passed).map(({ name }) => name)

/** The document with other digits in the cell of a figure; both as long. */
function withDigits(document: string, figure: string, digits: string): string {
  const place = read(document).provenance[figure]
  if (place === undefined || 'computed' in place || place.start === null || place.end === null) throw new Error(figure)
  return document.slice(0, place.start) + digits + document.slice(place.end)
}

/** Form 10-K of Apple for 1995: selected data, cash flows, equity and segments print its figures again. */
const APPLE_1995 = sample('0000320193-95-000016')
const apple = read(APPLE_1995)

describe('evidence of a statement', () => {
  it('names every other place that prints net income, each with its very digits', () => {
    const places = (apple.evidence ?? []).filter(({ figure }) => figure === 'net_income')
    expect(new Set(places.map(({ kind }) => kind))).toEqual(
      new Set(['selected-data', 'equity', 'cash-flow', 'eps-note']),
    )
    for (const { place, text, value, read: own, agrees } of places) {
      expect(APPLE_1995.slice(place.start, place.end)).toBe(text)
      expect([value, own, agrees]).toEqual([424_000_000, 424_000_000, true])
    }
    expect(failed(apple)).toEqual([])
  })

  it('does not pass a net income that cash flows and selected data print otherwise', () => {
    const damaged = read(withDigits(APPLE_1995, 'net_income', '484'))
    expect(damaged.evidence?.some(({ agrees, kind }) => !agrees && kind === 'cash-flow')).toBe(true)
    expect(failed(damaged)).toContain('document_does_not_disagree')
  })

  it('does not pass a revenue that the selected data print otherwise', () => {
    const damaged = read(withDigits(APPLE_1995, 'total_revenue', '11,962'))
    expect(failed(damaged)).toContain('document_does_not_disagree')
  })

  it('does not pass last year under the heading of this year', () => {
    const swapped = APPLE_1995.replace(
      '29, 1995                          1995          1994 ',
      '29, 1995                          1994          1995 ',
    )
    expect(swapped).not.toBe(APPLE_1995)
    const damaged = read(swapped)
    expect(damaged.income_statement.net_income).toBe(310_000_000)
    expect(failed(damaged)).toContain('document_does_not_disagree')
  })
})

describe('a search for several readings', () => {
  it.each(['0000320193-95-000016', '0001193125-17-148855'])(
    'finds for each what a search for it alone finds: %s',
    (one) => {
      const bytes = Buffer.from(sample(one), 'latin1')
      const { document, statements } = statementCandidates(bytes, {}, 2)
      const few = statements.slice(0, 4)
      const together = searchFor(document, few)
      expect(few.length).toBeGreaterThan(1)
      expect(few.map((statement) => evidenceOf(together, statement))).toEqual(
        few.map((statement) => evidenceOf(searchFor(document, [statement]), statement)),
      )
      expect(few.flatMap((statement) => evidenceOf(together, statement)).length).toBeGreaterThan(3)
    },
  )
})

describe('places that name more than digits', () => {
  const HEAD = '(Dollars in millions, except per share amounts)'
  const at = APPLE_1995.lastIndexOf(HEAD, APPLE_1995.indexOf('$   11,062    $    9,189'))
  const headed = (words: string) => read(APPLE_1995.slice(0, at) + words + APPLE_1995.slice(at + HEAD.length))

  it('do not let another unit pass than cash flows and selected data are in', () => {
    const damaged = headed('(Dollars in thousands, except per share amounts)')
    expect(damaged.income_statement.net_income).toBe(424_000)
    expect(failed(damaged)).toContain('unit_is_that_of_other_places')
  })

  it('do not let a currency pass that only the head of the statement names', () => {
    const damaged = headed('(Canadian dollars in millions, except per share amounts)')
    expect(damaged.income_statement.currency).toBe('CAD')
    expect(failed(damaged)).toContain('currency_is_named_elsewhere')
  })

  it('count what is paid and hedged abroad for no currency of the company', () => {
    // Unocal, 10-K for 1995 (0000898430-96-001095), the one place that speaks of them.
    const once = (raw: string) =>
      `The company's Canadian subsidiary is paid in Canadian dollars for its\nshare of production.\n${raw}`
    const passes = (raw: string) =>
      currencyTests(Buffer.from(raw), { start: raw.length, end: raw.length }, 'CAD').map(({ passed }) => passed)
    const text = 'x '.repeat(25_000)
    expect(passes(once(text))).toEqual([false])
    // Google, 10-K for 2011 (0001193125-12-025336), of its hedges.
    expect(passes(`${text} U.S. dollars with Canadian dollars were C$407 million and C$504 million ${text}`)).toEqual([
      false,
    ])
    expect(passes(`${text} (expressed in thousands of Canadian dollars) ${text}`)).toEqual([true])
    expect(passes('C$407 '.repeat(12) + text)).toEqual([true])
  })

  it('do not let another currency pass in a short document that prints dollars', () => {
    // Lundgren Bros. Construction, 10-Q for March 1996, some lines far from the statement.
    const text = `${'x '.repeat(9_000)}
Revenues for the three months ended March 31, 1996 decreased $316,000 or 3.1%. This loss was $119,000, a decrease of $711,000.
`
    const said = (words: string) =>
      currencyTests(Buffer.from(words), { start: words.length, end: words.length }, 'CAD').map(({ passed }) => passed)
    expect(said(text + 'y '.repeat(4_000))).toEqual([false])
    expect(said(text.replaceAll(' $', ' C$') + 'y '.repeat(4_000))).toEqual([])
    expect(said(text.replaceAll('This', 'In Canadian dollars, this') + 'y '.repeat(4_000))).toEqual([])
    expect(said('y '.repeat(4_000))).toEqual([])
  })

  it('do not let earnings per share pass that selected data print otherwise', () => {
    expect(failed(read(withDigits(APPLE_1995, 'basic_eps', '3.48')))).toContain('document_does_not_disagree')
  })
})

describe('the unit of other places', () => {
  const fails = (units: (number | null)[], money: number) => sameUnitTests(units, money).some(({ passed }) => !passed)
  it.each([
    [[1e6, 1e6], 1e3, true],
    [[1e6, 1e3], 1e3, false],
    [[null, null], 1e6, false],
    [[1e3], 1, true],
  ])('%j beside a statement in units of %d fails: %j', (units, money, expected) =>
    expect(fails(units, money)).toBe(expected),
  )
})

describe('the figure that stands where the current one would', () => {
  const row = (...values: number[]): Figure[] =>
    values.map((value, i) => ({ ...BLANK, text: value.toLocaleString('en-US'), value, start: 10 * i, end: 10 * i + 9 }))
  const found = (own: number[], other: number[]) => counterpart(row(...own), 0, row(...other))?.value ?? null
  it('is known by the year before, not by the oldest year alone', () => {
    expect(found([484, 310, 287], [424, 310, 287])).toBe(424)
    expect(found([484, 310, 87], [424, 310, 87])).toBe(424)
    // Zions Bancorporation (0000950149-96-000262): a bank taken over stands between.
    expect(found([81_328, 63_827, 58_205], [53_039, 5_166, 58_205])).toBeNull()
    expect(found([22_356, 310], [424, 310])).toBe(424)
  })
})

describe('the kind of a place', () => {
  it.each([
    ['CONSOLIDATED STATEMENTS OF CASH FLOWS', '', 'cash-flow'],
    ["Consolidated Statements of Shareholders' Equity", '', 'equity'],
    ['Item 6. Selected Consolidated Financial Data', '', 'selected-data'],
    ['Quarterly Results (unaudited)', '', 'quarterly-data'],
    ['', 'Net income Net cash provided by operating activities', 'cash-flow'],
    ['Note 7', 'Statutory rate State taxes', 'tax-note'],
    ['Item 7. Discussion', 'Net sales Gross margin', null],
  ])('%s | %s is %s', (title, labels, kind) => expect(kindOfPlace(title, labels)).toBe(kind))
})

describe('the words of a label', () => {
  it.each([
    ['net_income', 'net income', true],
    ['net_income', 'net earnings (loss) applicable to common stock', true],
    ['net_income', 'net income per share', false],
    ['net_income', 'net interest income', false],
    ['total_revenue', 'total net sales', true],
    ['total_revenue', 'cost of sales', false],
    ['income_before_taxes', 'earnings before income taxes', true],
  ] as const)('%s may be meant by “%s”: %s', (figure, label, may) => expect(speaksOf(figure, label)).toBe(may))

  it.each([
    ['net_income', 'net income (loss)', true],
    ['net_income', 'net income before extraordinary items', false],
    ['total_revenue', 'net sales', true],
    ['total_revenue', 'net sales of the americas', false],
    ['basic_eps', 'net income per common share - basic', true],
    ['basic_eps', 'earnings per share assuming dilution', false],
    ['basic_eps', 'income from continuing operations per share', false],
    ['diluted_eps', 'diluted earnings per share', true],
    ['weighted_avg_shares_basic', 'weighted average shares outstanding', true],
    ['weighted_avg_shares_basic', 'effect of dilutive stock options', false],
    ['weighted_avg_shares_diluted', 'average shares, diluted', true],
    ['cost_of_revenue', 'total cost of sales', true],
    ['cost_of_revenue', 'selling costs', false],
    ['operating_income', 'operating income (loss)', true],
    ['operating_income', 'operating income of segments', false],
    ['income_tax_expense', 'provision for income taxes', true],
    ['income_tax_expense', 'deferred income taxes', false],
  ] as const)('%s is exactly what “%s” names: %s', (figure, label, is) => expect(namesExactly(figure, label)).toBe(is))
})

describe('the unit over the statement', () => {
  const own = { money: 1e3, isPrinted: true }
  const passes = (words: string, unit = own) =>
    headUnitTests({ bytes: Buffer.from(words + ' '.repeat(20_000)) }, { start: 19_000, end: 19_500 }, unit).every(
      ({ passed }) => passed,
    )

  it('is one that the document prints in elsewhere', () => {
    expect(passes('(in millions) '.repeat(7))).toBe(false)
    expect(passes('(in millions) '.repeat(7) + '(in thousands) '.repeat(2))).toBe(true)
    expect(passes('(in millions) '.repeat(5))).toBe(true)
    expect(passes('(in millions) '.repeat(7), { money: 1e6, isPrinted: true })).toBe(true)
    expect(passes('(in millions) '.repeat(7), { money: 1e3, isPrinted: false })).toBe(true)
  })
})
