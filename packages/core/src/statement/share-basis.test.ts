import { describe, expect, it } from 'vitest'
import { basisKnownSince, epsFactor, findSplits } from './share-basis.ts'
import type { Figures } from './statement.ts'
import { groupByPeriod, type Vintage } from './vintages.ts'

/** One year as a filing reports it. */
function year(
  filed: string,
  end: number,
  diluted_eps: number | null,
  shares: number | null,
  net_income: number | null = 100e6,
  more: Partial<Vintage> & { figures?: Partial<Figures> } = {},
): Vintage {
  return {
    accession_number: `filed ${filed}`,
    filing_date: filed,
    engine: 'tags',
    start_date: null,
    end_date: `${end}-12-31`,
    period_in_months: 12,
    currency: 'USD',
    fiscal_year: null,
    fiscal_period: null,
    is_own: false,
    figures: { diluted_eps, net_income, weighted_avg_shares_diluted: shares },
    ...more,
  }
}
const splitsOf = (...vintages: Vintage[]) => findSplits(groupByPeriod(vintages, null))

describe('a split between two reports of a year', () => {
  it.each([
    ['two for one', 2, 1, 50e6, 100e6, 2],
    ['three for two', 1.5, 1, 60e6, 90e6, 1.5],
    ['twenty for one', 40, 2, 5e6, 100e6, 20],
    ['one for ten', 0.5, 5, 200e6, 20e6, 0.1],
    ['two for three', 2, 3, 90e6, 60e6, 2 / 3],
    ['a loss', -4, -1, 25e6, 100e6, 4],
    ['counts a little off, as treasury stock makes them', 4, 1.01, 25e6, 101e6, 4],
  ])('%s', (_, before, after, sharesBefore, sharesAfter, factor) => {
    expect(
      splitsOf(year('2020-02-01', 2019, before, sharesBefore), year('2021-02-01', 2019, after, sharesAfter)),
    ).toEqual([
      {
        factor,
        after: '2020-02-01',
        from: '2021-02-01',
        source: `2019 FY: EPS ${before} in filed 2020-02-01, ${after} in filed 2021-02-01`,
      },
    ])
  })
  it.each([
    ['EPS that turned its sign', 2, -2, 50e6, 100e6, 100e6],
    ['EPS of nothing', 0, 1, 50e6, 100e6, 100e6],
    ['a ratio that nobody splits by', 2, 1.1, 50e6, 91e6, 100e6],
    ['shares that moved while EPS did not', 2, 2, 50e6, 100e6, 100e6],
    ['net income that was restated by more than 2 %', 2, 1, 50e6, 100e6, 104e6],
    ['the same print again', 2, 2, 50e6, 50e6, 100e6],
  ])('is not %s', (_, before, after, sharesBefore, sharesAfter, income) => {
    const later = year('2021-02-01', 2019, after, sharesAfter, income)
    expect(splitsOf(year('2020-02-01', 2019, before, sharesBefore), later)).toEqual([])
  })
  it.each([
    ['large enough', 2.04, 1.02, 100e6, 2],
    ['so small that rounding makes the ratio', 0.38, 0.19, 100e6, null],
    ['without net income to hold it against', 2.04, 1.02, null, null],
  ])('shows in EPS alone where no counts are known: %s', (_, before, after, income, factor) => {
    const found = splitsOf(
      year('2020-02-01', 2019, before, null, income),
      year('2021-02-01', 2019, after, null, income),
    )
    expect(found.map((split) => split.factor)).toEqual(factor === null ? [] : [factor])
  })
  it('is not looked for across currencies', () => {
    const euros = year('2021-02-01', 2019, 1, 100e6, 100e6, { currency: 'EUR' })
    expect(splitsOf(year('2020-02-01', 2019, 2, 50e6), euros)).toEqual([])
  })
  it('is one split, however many years show it, in the narrowest stretch of time', () => {
    const found = splitsOf(
      year('2019-02-01', 2018, 4, 25e6),
      year('2021-02-01', 2018, 2, 50e6),
      year('2020-02-01', 2019, 6, 17e6),
      year('2022-02-01', 2019, 3, 34e6),
    )
    expect(found).toMatchObject([{ factor: 2, after: '2020-02-01', from: '2021-02-01' }])
  })
  it('is two where the same ratio came twice', () => {
    const found = splitsOf(
      year('2010-02-01', 2009, 4, 25e6),
      year('2011-02-01', 2009, 2, 50e6),
      year('2020-02-01', 2019, 6, 17e6),
      year('2021-02-01', 2019, 3, 34e6),
    )
    expect(found.map(({ factor, from }) => [factor, from])).toEqual([
      [2, '2011-02-01'],
      [2, '2021-02-01'],
    ])
  })
})

describe('the factor of an EPS', () => {
  const split = { factor: 4, after: '2020-02-01', from: '2020-10-30', source: '' }
  const known = [year('2020-01-15', 2018, 10, 25e6)]
  it.each([
    ['on the last day of the old basis', year('2020-02-01', 2019, 12, 25e6), 0.25],
    ['on the first day of the new basis', year('2020-10-30', 2019, 3, 100e6), 1],
    ['between, with the count of the old basis', year('2020-06-01', 2019, 12, 26e6), 0.25],
    ['between, with the count of the new basis', year('2020-06-01', 2019, 3, 98e6), 1],
    ['between, without a count', year('2020-06-01', 2019, 12, null), 0.25],
  ])('%s', (_, vintage, factor) => expect(epsFactor(vintage, [split], known)).toBe(factor))
  it('multiplies over splits, a reverse split upwards', () => {
    const reverse = { factor: 0.1, after: '2022-01-01', from: '2022-12-31', source: '' }
    expect(epsFactor(year('2019-01-01', 2018, 1, null), [split, reverse])).toBeCloseTo(2.5, 12)
    expect(epsFactor(year('2021-01-01', 2020, 1, null), [split, reverse])).toBeCloseTo(10, 12)
    expect(epsFactor(year('2021-01-01', 2020, 1, null), [])).toBe(1)
  })
})

describe('the share basis is known', () => {
  const since = (...vintages: Vintage[]) => basisKnownSince(groupByPeriod(vintages, null))
  it.each([
    ['of one filing', [year('2020-02-01', 2019, 1, 10e6)], null],
    [
      'over filings that report a year alike',
      [year('2020-02-01', 2019, 1, 10e6), year('2021-02-01', 2019, 1, 10e6)],
      null,
    ],
    ['over a split that a year shows', [year('2020-02-01', 2019, 4, 10e6), year('2021-02-01', 2019, 1, 40e6)], null],
    ['over counts that hardly differ', [year('2018-02-01', 2017, 1, 10e6), year('2021-02-01', 2020, 1, 11.9e6)], null],
    [
      'not over counts that differ by more',
      [year('2018-02-01', 2017, 1, 10e6), year('2021-02-01', 2020, 1, 12.1e6)],
      '2021-02-01',
    ],
    ['not without counts', [year('2018-02-01', 2017, 1, null), year('2021-02-01', 2020, 1, 10e6)], '2021-02-01'],
    [
      'from behind the newest gap',
      [
        year('2010-02-01', 2009, 1, 10e6),
        year('2015-02-01', 2014, 1, 30e6),
        year('2020-02-01', 2019, 1, 90e6),
        year('2021-02-01', 2019, 1, 90e6),
      ],
      '2020-02-01',
    ],
    [
      'over EPS that two filings print alike without counts',
      [year('2020-02-01', 2019, 1.5, null), year('2021-02-01', 2019, 1.5, null)],
      null,
    ],
  ])('%s', (_, vintages, expected) => expect(since(...vintages)).toBe(expected))
})
