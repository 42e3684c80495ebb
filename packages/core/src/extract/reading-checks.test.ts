/** The rough test of EPS with what a printed income proves beside net income. */
import { describe, expect, it } from 'vitest'
import type { Extraction, Figures, PriorPeriod } from '../statement/statement.ts'
import { figuresWith } from './notes/notes.fixture.ts'
import { readingTests } from './reading-checks.ts'

const cell = (label: string, text: string, start: number) => ({ label, text, concept: null, start, end: start + 9 })

/** Waban, 10-K for January 1995 (0000950146-95-000185): interest of convertible debt is added for fully diluted EPS. */
const WABAN = {
  net_income: 64_990_000,
  basic_eps: 1.95,
  diluted_eps: 1.83,
  weighted_avg_shares_basic: 33_405_014,
  weighted_avg_shares_diluted: 37_792_893,
}
const PLACES = {
  basic_eps: cell('Primary', '1.95', 10),
  diluted_eps: cell('Fully diluted', '1.83', 20),
  weighted_avg_shares_basic: cell('Primary shares', '33,405,014', 30),
  weighted_avg_shares_diluted: cell('Fully diluted shares', '37,792,893', 50),
}

/** The rough tests that are made of a reading. */
function rough(
  figures: Partial<Figures>,
  given: { additions?: number[]; deductions?: number[]; priors?: Partial<Figures>[] },
) {
  const { additions = [], deductions = [], priors = [] } = given
  const income_statement = { ...figuresWith(figures), revenue_units_number: 1000, end_date: '1995-01-28' }
  const known = { sums: [], says: {}, owners: null, common: null } as unknown as Parameters<typeof readingTests>[0]
  const eps = {
    incomes: [figures.net_income ?? 0],
    ofAllOwners: [],
    deductions,
    additions,
    summed: false,
    speaksOf: () => false,
  }
  const read = { income_statement, provenance: PLACES, prior_periods: priors as PriorPeriod[] } as unknown as Extraction
  return readingTests({ ...known, eps }, read)
    .filter(({ name }) => name.endsWith('_matches_shares'))
    .map(({ name, passed }) => [name, passed])
}

describe('a printed income that gives EPS to its last digit', () => {
  it('stands in for net income where interest was added for diluted EPS', () => {
    expect(rough(WABAN, { additions: [4_347_000] })).toEqual([['diluted_eps_matches_shares', true]])
    expect(rough(WABAN, {})).toEqual([])
  })

  it('stands in for it after dividends where the year before had about as much', () => {
    const paid = { ...WABAN, net_income: 75_140_000 }
    const before = { net_income: 70_000_000, basic_eps: 1.8, weighted_avg_shares_basic: 33_000_000 }
    const given = { deductions: [10_000_000] }
    expect(rough(paid, { ...given, priors: [before] })).toEqual([['basic_eps_matches_shares', true]])
    expect(rough(paid, { ...given, priors: [{ ...before, net_income: 59_400_000 }] })).toEqual([])
    expect(rough(paid, given)).toEqual([])
  })
})
