import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../../statement/other-statements.ts'
import type { Provenance } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'
import { readProse } from './prose.ts'

const [JAN_2005, JAN_2007] = ['0000092122-05-000042', '0000092122-07-000008']
const read = (accession: string) => extractFiling(bytesOf(accession)) as FullExtraction
const told = (...sentences: string[]) =>
  readProse(Buffer.from(`<html><body>${sentences.map((one) => `<p>${one}</p>`).join('')}</body></html>`), 4, 2004)

describe('a release of sentences', () => {
  it.each([
    [JAN_2005, 2004, [2_720e6, 204.5e6, 0.27], [2_520e6, 125e6, 0.17], [11_900e6, 1_530e6, 2.07]],
    [JAN_2007, 2006, [3_150e6, 188.4e6, 0.25], [3_290e6, 158.9e6, 0.21], [14_360e6, 1_570e6, 2.12]],
  ])('%s tells its quarter, the one before and the year', (accession, year, quarter, before, toDate) => {
    const { income_statement: s, release, kind } = read(accession)
    const figures = (one: Partial<typeof s> | null | undefined) => [one?.total_revenue, one?.net_income, one?.basic_eps]
    expect(kind).toBe('release')
    expect(s).toMatchObject({
      start_date: `${year}-10-01`,
      end_date: `${year}-12-31`,
      fiscal_year: year,
      fiscal_period: 'Q4',
      operating_income: null,
    })
    expect(figures(s)).toEqual(quarter)
    expect(figures(release?.prior_year)).toEqual(before)
    expect(figures(release?.year_to_date)).toEqual(toDate)
    expect(release?.year_to_date?.months).toBe(12)
  })
  it('has the places of its digits', () => {
    for (const accession of [JAN_2005, JAN_2007]) {
      const bytes = bytesOf(accession)
      const { provenance, prior_periods } = read(accession)
      const all: Provenance[] = [provenance, ...prior_periods.map((one) => one.provenance ?? {})]
      const cells = all.flatMap((one) => Object.values(one))
      expect(cells.length).toBeGreaterThan(10)
      for (const cell of cells)
        if ('text' in cell) expect(bytes.toString('latin1', cell.start ?? 0, cell.end ?? 0)).toBe(cell.text)
    }
  })
  it('tells what it calls its earnings without some items, beside those with them', () => {
    expect(read(JAN_2005).release?.non_gaap).toMatchObject([
      {
        measure: 'Earnings excluding the impact of these items',
        value: 180.4e6,
        gaap_value: 204.5e6,
        adjustments: null,
      },
      { value: 0.24, unit: 'USD/share', gaap_value: 0.27 },
    ])
    expect(read(JAN_2007).release?.non_gaap).toEqual([])
  })
  it('passes no check of its own, and says why', () => {
    const { qc } = read(JAN_2005)
    expect(qc.passed).toBe(false)
    expect(qc.tests.find(({ name }) => name === 'statement_is_printed')).toMatchObject({
      passed: false,
      rationale: expect.stringContaining('its sentences tell the figures'),
    })
  })
})

describe('sentences about results', () => {
  const quarter = (...sentences: string[]) => told(...sentences).quarter.figures
  it.each<[sentence: string, expected: object]>([
    [
      'Acme today reported fourth quarter net income of $12.5 million, or $.31 per diluted share.',
      { net_income: 12.5e6, diluted_eps: 0.31 },
    ],
    [
      'Acme reported a fourth quarter net loss of $12.5 million, or 31 cents a share.',
      { net_income: -12.5e6, basic_eps: -0.31, diluted_eps: -0.31 },
    ],
    ['Fourth-quarter revenues were $1,204.5 million.', { total_revenue: 1_204.5e6 }],
    // of another period, company, part or measure
    ['Acme reported third quarter earnings of $12.5 million.', {}],
    ['Acme reported fourth quarter 2003 earnings of $12.5 million.', {}],
    ['Acme reported earnings of $12.5 million.', {}],
    ['Georgia Power’s fourth quarter earnings were $12.5 million.', {}],
    ["Georgia Power's fourth quarter earnings were $12.5 million.", {}],
    ['Retail fourth quarter earnings were $12.5 million.', {}],
    ['Adjusted fourth quarter earnings were $12.5 million.', {}],
    ['Excluding the impact of these items, fourth quarter earnings were $12.5 million.', {}],
    ['The company expects fourth quarter earnings of $12.5 million.', {}],
    ['Fourth quarter earnings a year ago were $12.5 million.', {}],
    ['In the fourth quarter and for the full year, Acme reported earnings of $12.5 million.', {}],
  ])('%s', (sentence, expected) => expect(quarter(sentence)).toEqual(expected))
  it('tell nothing where two differ', () => {
    expect(quarter('Fourth quarter revenues were $5.1 million.', 'Fourth quarter revenues were $5.2 million.')).toEqual(
      {},
    )
  })
  it('compare with the same quarter of the year before alone', () => {
    const before = (rest: string) =>
      told(`Fourth quarter revenues were $5.1 million, compared with $4.9 million ${rest}.`).quarter_before.figures
    expect(before('in the same period a year ago')).toEqual({ total_revenue: 4.9e6 })
    expect(before('in the fourth quarter of 2003')).toEqual({ total_revenue: 4.9e6 })
    expect(before('in the third quarter of 2004')).toEqual({})
    expect(before('in the fourth quarter of 2002')).toEqual({})
    expect(before('as analysts had thought')).toEqual({})
  })
})
