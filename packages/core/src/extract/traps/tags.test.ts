import { expect, it } from 'vitest'
import type { Place } from '../../statement/statement.ts'
import { resultOf, testTraps } from './filing.fixture.ts'

const printed = (place: Place | undefined) => (place && 'text' in place ? place : null)

testTraps([
  {
    // Class A 5,924 and 6,799 exist only with a class.
    promise: 'T120 finds facts that exist only with a dimension, or leaves them open',
    filing: '0001652044-23-000094',
    orOpen: { weighted_avg_shares_basic: 5_924e6, weighted_avg_shares_diluted: 6_799e6 },
  },
  {
    promise: 'T120 finds the shares of an award note',
    filing: '0000091419-24-000054',
    says: { weighted_avg_shares_basic: 104_100_000 },
  },
  {
    promise: 'T121 believes the print (727.9 million shares), not a tag without scale',
    filing: '0000063908-24-000072',
    says: { weighted_avg_shares_basic: 727_900_000, weighted_avg_shares_diluted: 732_300_000 },
  },
  {
    promise: 'T122 takes Revenues without a dimension (81,506; 79,477 and 1,462 are parts)',
    filing: '0000034088-25-000042',
    says: { total_revenue: 81_506 },
  },
  {
    promise: 'T123 fills basic and diluted EPS from one printed cell with nested tags',
    filing: '0001628280-23-031636',
    says: { basic_eps: -0.56, diluted_eps: -0.56 },
  },
  {
    promise: 'T123 reads nested tags of a 10-K',
    filing: '0001558370-24-001550',
    says: { basic_eps: -0.28, diluted_eps: -0.28 },
  },
  {
    promise: 'T124 takes the diluted figure that stands in ix:hidden alone',
    filing: '0001558370-23-014305',
    says: { basic_eps: -0.17, diluted_eps: -0.17, weighted_avg_shares_diluted: 167_342_813 },
  },
  {
    promise: 'T125 passes a concept that fits but is only a part (46,694)',
    filing: '0000731766-25-000063',
    engines: ['auto'],
    says: { cost_of_revenue: 310_879 },
  },
  {
    promise: 'T125 passes cost "excluding depreciation" 2,704 for the total 2,916',
    filing: '0000002488-23-000139',
    engines: ['auto'],
    says: { cost_of_revenue: 2_916 },
  },
  {
    promise: 'T125 reads an unusual concept for the average shares',
    filing: '0000000000-22-000001',
    engines: ['auto'],
    says: { weighted_avg_shares_basic: 20_328_110, weighted_avg_shares_diluted: 21_840_609 },
  },
  {
    // The print says "USD" alone: whole units are accepted without tags, thousands with them.
    promise: 'T157 takes the scale from the tags where the print is silent',
    filing: '0000000000-18-000001',
    engines: ['auto'],
    unit: 1000,
    says: { total_revenue: 5_844_554, cost_of_revenue: 4_530_228, operating_income: 320_762 },
  },
  {
    promise: 'T158 reads contexts under another prefix than xbrli',
    filing: '0000000000-18-000001',
    engines: ['auto'],
    period: ['2017-01-01', '2017-12-31', 12, 2017, 'FY'],
  },
])

it('T123 and T124 point both EPS figures at the one printed cell (0001828108-26-000016)', () => {
  const result = resultOf('0001828108-26-000016', 'auto')
  if (!result.ok) throw new Error(result.error.message)
  const { basic_eps: basic, diluted_eps: diluted } = result.provenance
  expect(printed(basic)?.text).toMatch(/0\.44/)
  expect(printed(diluted)?.text).toBe(printed(basic)?.text)
  // One tag stands inside the other: their beginnings are a tag apart.
  expect(Math.abs((printed(diluted)?.start ?? 0) - (printed(basic)?.start ?? 1e9))).toBeLessThan(400)
})
