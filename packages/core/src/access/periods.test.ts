/** Which periods of a company are closed to whom, and which statements speak for them. */
import { describe, expect, it } from 'vitest'
import type { PeriodVintages } from '../statement/vintages.ts'
import type { Viewer } from './access.ts'
import { flagsOf, isSamePeriod, maySeeFigures, type PeriodFlags, stateOfPeriod } from './periods.ts'

const flags = (more: Partial<PeriodFlags> = {}): PeriodFlags => ({
  ...{ accession_number: '0000000001-25-000001', is_release: false, protected: false, showcase: false },
  ...{ is_under_revision: false, qc_passed: true },
  ...{ start_date: '2025-01-01', end_date: '2025-12-31', period_in_months: 12 },
  ...more,
})
const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  ...{ id: 1, is_admin: false, subscription_status: null, service_name: null },
  ...more,
})
const SUBSCRIBER = viewer({ subscription_status: 'active', service_name: 'Hobby' })
const ADMIN = viewer({ is_admin: true })
const looking = (who: Viewer | null) => ({ viewer: who, mode: 'plans' as const })
const period = (end_date: string, months: number) => ({ end_date, months, vintages: [] }) as unknown as PeriodVintages

describe('the flags of a statement', () => {
  it.each([
    [true, true],
    [false, true],
    [null, false],
  ])('with checks that came to %s are checked: %s', (qc_passed, is_checked) => {
    expect(flagsOf(flags({ qc_passed }))).toMatchObject({ is_checked })
  })
  it.each<[string, Partial<PeriodFlags>, [boolean, boolean, boolean]]>([
    ['free', {}, [true, true, true]],
    ['protected', { protected: true }, [false, true, true]],
    ['a showcase', { protected: true, showcase: true }, [true, true, true]],
    ['under revision', { is_under_revision: true }, [false, false, true]],
    ['not checked yet', { qc_passed: null }, [false, false, true]],
    ['failed, and free', { qc_passed: false }, [true, true, true]],
  ])('that is %s open its figures to visitors, subscribers and admins: %o', (_, more, seen) => {
    expect([null, SUBSCRIBER, ADMIN].map((who) => maySeeFigures(flags(more), looking(who)))).toEqual(seen)
  })
})

describe('the statements of a period', () => {
  it.each<[string, Partial<PeriodFlags>, string, number, boolean]>([
    ['the same year', {}, '2025-12-31', 12, true],
    ['a year that ends some days apart', {}, '2025-12-28', 12, true],
    ['a year that ends a week and more apart', {}, '2025-12-20', 12, false],
    ['a quarter that ends on the same day', {}, '2025-12-31', 3, false],
    ['a quarter of three months', { period_in_months: 3 }, '2025-12-31', 3, true],
    // of years with three quarters of twelve weeks and one of sixteen
    ['a quarter of four months', { period_in_months: 4 }, '2025-12-31', 3, true],
    ['a half-year for a quarter', { period_in_months: 6 }, '2025-12-31', 3, false],
    ['a length that is not known', { period_in_months: null }, '2025-12-31', 12, false],
  ])('%s', (_, more, end, months, is) => expect(isSamePeriod(flags(more), { end_date: end, months })).toBe(is))
})

describe('the state of a period', () => {
  const state = (all: PeriodFlags[], who: Viewer | null = null) =>
    stateOfPeriod(period('2025-12-31', 12), all, looking(who))
  it.each<[string, PeriodFlags[], ReturnType<typeof state>]>([
    ['open where nothing is known of it', [], { hidden: false, under_revision: false, failed_quality_check: false }],
    ['open', [flags()], { hidden: false, under_revision: false, failed_quality_check: false }],
    [
      'hidden where protected',
      [flags({ protected: true })],
      { hidden: true, under_revision: false, failed_quality_check: false },
    ],
    // one closed statement of the period closes it
    [
      'hidden where one of two is',
      [flags(), flags({ protected: true, accession_number: '0000000001-25-000002' })],
      { hidden: true, under_revision: false, failed_quality_check: false },
    ],
    [
      'under revision',
      [flags({ is_under_revision: true })],
      { hidden: true, under_revision: true, failed_quality_check: false },
    ],
    [
      'being checked',
      [flags({ qc_passed: null })],
      { hidden: true, under_revision: true, failed_quality_check: false },
    ],
    ['failed', [flags({ qc_passed: false })], { hidden: false, under_revision: false, failed_quality_check: true }],
    [
      'not touched by another period',
      [flags({ protected: true, end_date: '2024-12-31' })],
      { hidden: false, under_revision: false, failed_quality_check: false },
    ],
  ])('is %s', (_, all, wanted) => expect(state(all)).toEqual(wanted))

  it('is open to admins, and says what is wrong all the same', () => {
    expect(state([flags({ is_under_revision: true, qc_passed: false })], ADMIN)).toEqual({
      ...{ hidden: false, under_revision: false, failed_quality_check: true },
    })
  })
})
