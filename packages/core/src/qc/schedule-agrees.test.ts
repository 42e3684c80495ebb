/** A schedule that prints a column beside: Tridex, 10-K for April to December 1995 (0000950123-96-001447). */
import { expect, test } from 'vitest'
import type { Evidence, PriorPeriod } from '../statement/statement.ts'
import { EVIDENCE_RULES } from './document-agrees.ts'
import type { Tested } from './tested.ts'

const scheduled = (figure: Evidence['figure'], value: number, agrees: boolean, kind: Evidence['kind'] = 'ex-27') =>
  ({ figure, value, read: value, agrees, kind, text: String(value) }) as Evidence
const SCHEDULE = (agrees: boolean) => [
  scheduled('total_revenue', 46_029, agrees),
  scheduled('income_before_taxes', 980, agrees),
  scheduled('net_income', 997, agrees),
  scheduled('basic_eps', 0.27, agrees),
]
const BESIDE = {
  end_date: '1994-12-31',
  total_revenue: 46_029_000,
  income_before_taxes: -980_000,
  net_income: -997_000,
  basic_eps: -0.27,
} as unknown as PriorPeriod

const passed = (evidence: readonly Evidence[], prior: PriorPeriod = BESIDE) => {
  const tested = { evidence, prior_periods: [prior] } as unknown as Tested
  const tests = EVIDENCE_RULES.flatMap((rule) => rule(tested) ?? [])
  return tests.find(({ name }) => name === 'schedule_is_of_the_period')?.passed ?? null
}

test('a schedule with none of the figures of the period and several of a column beside fails', () => {
  expect(passed(SCHEDULE(false))).toBe(false)
})

test('a schedule that agrees somewhere, is off in single figures, or is of another unit to the last digit passes', () => {
  expect(passed(SCHEDULE(true))).toBe(true)
  expect(passed([...SCHEDULE(false), scheduled('diluted_eps', 0.38, true)])).toBe(true)
  expect(passed(SCHEDULE(false).slice(0, 2))).toBe(true)
  expect(passed(SCHEDULE(false), { ...BESIDE, total_revenue: 46_031_000, net_income: -1e6 })).toBe(true)
  expect(passed([scheduled('net_income', 997, false, 'mda')])).toBeNull()
})
