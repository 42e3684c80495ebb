/** A screen tried on companies: who holds it, how many hold each condition, in which order they stand, how figures spread. */
import { describe, expect, it } from 'vitest'
import { SCREEN_NAMES, type ScreenQuantity } from './quantities.ts'
import { STEPS } from './scale.ts'
import { NO_SCREEN, type Screen } from './screen.ts'
import { screenCounts, screenHistograms, screenPlaces, tryScreen } from './select.ts'
import { type ScreenRow, ScreenTable } from './table.ts'

const TODAY = '2026-03-01'

type Made = readonly [cik: string, figures: Partial<Record<ScreenQuantity, number>>, more?: Partial<ScreenRow>]
function tableOf(rows: readonly Made[]): ScreenTable {
  const table = new ScreenTable()
  for (const [cik, known, more] of rows)
    table.put(
      {
        ...{
          cik,
          name: `Company ${cik}`,
          sic: '3571',
          period_code: '2025 FY',
          end_date: '2025-12-31',
          currency: 'USD',
        },
        ...{ form: '10-K', accession_number: null, from_release: false, failed_quality_check: false, hidden: false },
        ...more,
      },
      SCREEN_NAMES.map((name) => known[name] ?? null),
    )
  return table
}

const TABLE = tableOf([
  ['1', { net_margin: 0.1, total_revenue: 5e9 }, { name: 'Delta' }],
  ['2', { net_margin: 0.3, total_revenue: 1e9 }, { name: 'alpha', sic: '3672' }],
  ['3', { net_margin: 0.3, total_revenue: 9e9 }, { name: 'Charlie', currency: 'EUR', form: '20-F' }],
  ['4', { net_margin: -0.2 }, { name: 'bravo', end_date: '2024-06-30', sic: null }],
  ['5', { net_margin: 0.9, total_revenue: 99e9 }, { name: 'Echo', hidden: true }],
])
const trying = (screen: Partial<Screen>, members: string[] | null = null) =>
  tryScreen(TABLE, {
    screen: { ...NO_SCREEN, ...screen },
    members: members && new Set(members),
    today: TODAY,
  })
const ciks = (screen: Partial<Screen>, members: string[] | null = null, most?: number) =>
  screenPlaces(trying(screen, members), most).map((at) => TABLE.rows[at]?.cik)
const margin = (from: number | null, to: number | null = null) => [{ name: 'net_margin', from, to } as const]
const revenue = (from: number | null, to: number | null = null) => [{ name: 'total_revenue', from, to } as const]

describe('who holds a screen', () => {
  it.each<[string, Partial<Screen>, string[]]>([
    // by name without capitals; what is closed is in none
    ['without conditions: all that are open', {}, ['2', '4', '3', '1']],
    ['a bound belongs to the range', { where: margin(0.3) }, ['2', '3']],
    ['from above too', { where: margin(null, 0.1) }, ['1', '4']],
    ['between two bounds', { where: margin(0, 0.2) }, ['1']],
    ['amounts in the usual currency alone', { where: revenue(0) }, ['1', '2']],
    ['amounts in the currency that is named', { where: revenue(0), currency: 'EUR' }, ['3']],
    ['what is not known is on no side', { where: revenue(null, 1e12) }, ['1', '2']],
    ['a form', { form: '20-F' }, ['3']],
    ['the beginning of a code', { sic: '35' }, ['3', '1']],
    ['all digits of it', { sic: '3672' }, ['2']],
    ['an age', { age: 6 }, ['2', '3', '1']],
    ['an age that all have', { age: 24 }, ['2', '4', '3', '1']],
    ['several at once', { where: [...margin(0.2), ...revenue(0)], sic: '36' }, ['2']],
    ['none', { where: margin(0.95) }, []],
  ])('%s', (_, screen, wanted) => expect(ciks(screen)).toEqual(wanted))

  it('a list of companies, and none where the list is not known', () => {
    expect(ciks({ list: 'mine' }, ['1', '4', '5', '77'])).toEqual(['4', '1'])
    expect(ciks({ list: 'mine' })).toEqual([])
  })

  it('a column without bounds asks for nothing', () => {
    expect(ciks({ where: margin(null), sort: { by: 'company', descending: false } })).toEqual(['2', '4', '3', '1'])
  })
})

describe('the order', () => {
  it.each<[string, Partial<Screen>, string[]]>([
    // equal figures by their CIK, either way
    ['by a figure, largest first', { sort: { by: 'net_margin', descending: true } }, ['2', '3', '1', '4']],
    ['by a figure, smallest first', { sort: { by: 'net_margin', descending: false } }, ['4', '1', '2', '3']],
    ['by names from the end', { sort: { by: 'company', descending: true } }, ['1', '3', '4', '2']],
    ['by the end of the period', { sort: { by: 'period', descending: false } }, ['4', '1', '2', '3']],
  ])('%s', (_, screen, wanted) => expect(ciks(screen)).toEqual(wanted))

  it('has what is not known last, whichever way', () => {
    const all = { currency: null, where: [{ name: 'total_revenue', from: null, to: null } as const] }
    const table = tableOf([
      ['1', {}],
      ['2', { total_revenue: 5 }],
      ['3', { total_revenue: 7 }],
    ])
    for (const descending of [true, false]) {
      const screen = { ...NO_SCREEN, ...all, sort: { by: 'total_revenue', descending } as const }
      const places = screenPlaces(tryScreen(table, { screen, members: null, today: TODAY }))
      expect(places.map((at) => table.rows[at]?.cik)).toEqual(descending ? ['3', '2', '1'] : ['2', '3', '1'])
    }
  })

  it.each([0, 1, 2, 3, 4, 9])('gives the first %d of the same order', (most) => {
    const screen = { sort: { by: 'net_margin', descending: true } as const }
    expect(ciks(screen, null, most)).toEqual(ciks(screen).slice(0, most))
  })
})

describe('the counts', () => {
  it('tell who is known, who is closed, and who holds each condition alone', () => {
    expect(screenCounts(trying({ where: margin(0.2), sic: '35' }))).toEqual({
      ...{ total: 1, known: 5, closed: 1, other_currencies: 0 },
      counts: [
        { condition: 'net_margin', alone: 2 },
        { condition: 'sic', alone: 2 },
      ],
    })
  })
  it('tell who is left out for the currency alone, where nobody named one', () => {
    expect(screenCounts(trying({ where: revenue(1e9) }))).toMatchObject({ total: 2, other_currencies: 1 })
    expect(screenCounts(trying({ where: revenue(1e9), currency: 'USD' }))).toMatchObject({ other_currencies: 0 })
    expect(screenCounts(trying({ where: margin(0) }))).toMatchObject({ other_currencies: 0 })
  })
  it('tell which condition to drop where nobody holds them all', () => {
    const { total, counts } = screenCounts(trying({ where: margin(0.2), sic: '3571', form: '10-K' }))
    expect(total).toBe(0)
    expect(counts).toEqual([
      { condition: 'net_margin', alone: 2, without: 1 },
      { condition: 'form', alone: 3, without: 1 },
      { condition: 'sic', alone: 2, without: 1 },
    ])
  })
  it('tell nothing to drop of a single condition', () => {
    expect(screenCounts(trying({ where: margin(0.95) })).counts).toEqual([{ condition: 'net_margin', alone: 0 }])
  })
})

describe('the histograms', () => {
  it('count each company once, whatever bounds are set', () => {
    for (const bounds of [margin(null), margin(0.3), margin(0.95)]) {
      const [found] = screenHistograms(trying({ where: bounds }))
      expect(found?.bins).toHaveLength(STEPS)
      expect(found?.bins.reduce((sum, one) => sum + one, 0)).toBe(4)
      // ratios from −40 % to 100 % in 56 steps: −20 % in the 9th, 10 % in the 21st, two of 30 % in the 29th
      expect(found?.bins.flatMap((count, step) => (count > 0 ? [[step, count]] : []))).toEqual([
        ...[
          [8, 1],
          [20, 1],
          [28, 2],
        ],
      ])
    }
  })
  it('of amounts hold one currency, and leave out what is not known', () => {
    const sum = (screen: Partial<Screen>) =>
      screenHistograms(trying(screen)).map(({ currency, bins }) => [currency, bins.reduce((all, one) => all + one, 0)])
    expect(sum({ where: revenue(null) })).toEqual([['USD', 2]])
    expect(sum({ where: revenue(null), currency: 'EUR' })).toEqual([['EUR', 1]])
    expect(sum({ where: margin(null) })).toEqual([[null, 4]])
  })
  it('are of those who hold what is asked beside figures', () => {
    const [found] = screenHistograms(trying({ where: margin(null), form: '20-F' }))
    expect(found?.bins.reduce((sum, one) => sum + one, 0)).toBe(1)
  })
})
