import { describe, expect, it } from 'vitest'
import { extractFiling } from '../extract/extract.ts'
import { bytesOf } from '../extract/traps/filing.fixture.ts'
import { type Disclosed, differencesOf, disclosedBy } from './differences.ts'

function read(accession: string, form_type: string): Disclosed {
  const result = extractFiling(bytesOf(accession), { form_type })
  if (!result.ok) throw new Error(result.error.message)
  return disclosedBy(result)
}

const apple = () => [read('0000320193-25-000071', '8-K'), read('0000320193-25-000073', '10-Q')] as const

describe('a release beside the report that followed', () => {
  it.each<[why: string, release: string, filing: string, form: string, compared: number]>([
    ['a quarter and its 10-Q', '0000320193-25-000071', '0000320193-25-000073', '10-Q', 49],
    ['the year beside the fourth quarter and the 10-K', '0000320193-24-000120', '0000320193-24-000123', '10-K', 39],
    ['a release with a year of 52 weeks', '0001045810-26-000019', '0001045810-26-000021', '10-K', 41],
    ['a release without shares of profit', '0001326801-25-000014', '0001326801-25-000017', '10-K', 41],
    [
      'a release that ends its cash flows with twelve months',
      '0001018724-25-000002',
      '0001018724-25-000004',
      '10-K',
      44,
    ],
  ])('%s: nothing changed', (_, release, filing, form, compared) => {
    const found = differencesOf(read(release, '8-K'), read(filing, form))
    expect(found).toMatchObject({ compared, changed: 0 })
    expect(new Set(found?.rows.map(({ section }) => section))).toEqual(
      new Set(['income-statement', 'balance-sheet', 'cash-flow']),
    )
    expect(found?.only_in_release).toEqual([])
  })

  it('compares the year with the year', () => {
    const found = differencesOf(read('0001326801-25-000014', '8-K'), read('0001326801-25-000017', '10-K'))
    expect(found?.rows.filter(({ figure }) => ['total_revenue', 'operating_cash_flow'].includes(figure))).toMatchObject(
      [
        { as_released: 164_501e6, as_filed: 164_501e6 },
        { as_released: 91_328e6, as_filed: 91_328e6 },
      ],
    )
  })

  it('gives the places of both', () => {
    const found = differencesOf(...apple())
    const row = found?.rows.find(({ figure }) => figure === 'net_income')
    expect(row).toMatchObject({
      label: 'Net income',
      place_released: { text: '23,434' },
      place_filed: { text: '23,434' },
    })
    expect(row?.place_released).not.toEqual(row?.place_filed)
    const services = found?.rows.find(({ label }) => label === 'Services')
    expect(services).toMatchObject({ section: 'income-statement', as_released: 27_423e6, as_filed: 27_423e6 })
    expect(services?.figure).toMatch(/^business_segments\.divisions\[\d\]\.revenue$/)
  })

  it('tells what the release leaves out', () => {
    const found = differencesOf(read('0001045810-26-000019', '8-K'), read('0001045810-26-000021', '10-K'))
    expect(found?.only_in_filing.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Compute & Networking', 'Graphics']),
    )
    expect(found?.only_in_filing.map(({ section }) => section)).not.toContain('cash-flow')
  })

  it('says of no division of the year that it is left out where the quarter has divisions', () => {
    const found = differencesOf(read('0000320193-24-000120', '8-K'), read('0000320193-24-000123', '10-K'))
    expect(found?.only_in_filing).toEqual([])
  })

  it('finds a figure that changed, with how much of what was released', () => {
    const [release, filing] = apple()
    const { provenance } = filing
    const income = { ...filing.income, net_income: 23_434e6 + 117_170_000, diluted_eps: 1.58 }
    // As the 10-Q would print them.
    const printed = (name: string, text: string) => ({ ...provenance[name], text }) as never
    const found = differencesOf(release, {
      ...filing,
      income,
      provenance: {
        ...provenance,
        net_income: printed('net_income', '23,551.17'),
        diluted_eps: printed('diluted_eps', '1.58'),
      },
    })
    expect(found?.changed).toBe(2)
    const changed = found?.rows.filter(({ same_to_print }) => !same_to_print) ?? []
    expect(changed.map(({ figure }) => figure)).toEqual(['net_income', 'diluted_eps'])
    expect(changed[0]?.change).toBeCloseTo(0.005, 9)
  })

  it('takes a coarser print for the same figure', () => {
    const [release, filing] = apple()
    const cell = { label: 'Net sales', text: '94.0', start: 1, end: 5 }
    const billions = {
      ...release,
      income: { ...release.income, total_revenue: 94.0e9 },
      provenance: { ...release.provenance, total_revenue: cell },
    }
    expect(differencesOf(billions, filing)?.changed).toBe(0)
    const other = {
      ...billions,
      income: { ...release.income, total_revenue: 94.1e9 },
      provenance: { ...release.provenance, total_revenue: { ...cell, text: '94.1' } },
    }
    expect(differencesOf(other, filing)).toMatchObject({ changed: 1 })
  })

  it.each<[why: string, release: [string, string], filing: [string, string]]>([
    ['of another quarter', ['0001018724-25-000084', '8-K'], ['0001018724-25-000004', '10-K']],
    ['without the months of the report', ['0000320193-25-000071', '8-K'], ['0000320193-24-000123', '10-K']],
  ])('is nothing %s', (_, release, filing) => {
    expect(differencesOf(read(...release), read(...filing))).toBeNull()
  })

  it('is nothing in another currency', () => {
    const [release, filing] = apple()
    expect(differencesOf(release, { ...filing, income: { ...filing.income, currency: 'EUR' } })).toBeNull()
  })

  it('leaves cash flows of other months aside', () => {
    const [release, filing] = apple()
    if (release.cash_flow === null) throw new Error('the release has no cash flows')
    const quarter = { ...release.cash_flow, months: 3, prior_periods: [] }
    const found = differencesOf({ ...release, cash_flow: quarter }, filing)
    expect(found?.rows.some(({ section }) => section === 'cash-flow')).toBe(false)
    expect(found?.only_in_filing.some(({ section }) => section === 'cash-flow')).toBe(false)
    const none = differencesOf({ ...release, cash_flow: null }, filing)
    expect(none?.only_in_filing.filter(({ section }) => section === 'cash-flow').length).toBeGreaterThan(8)
  })
})
