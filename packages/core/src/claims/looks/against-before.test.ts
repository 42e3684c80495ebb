/** Words that measure a level by the year before, right beside wrong. */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold, CAUSES_TOO } from '../verified.fixture.ts'

const STEADY: FactBase = {
  ...THREE_YEARS,
  periods: [
    { ...THREE_YEARS.periods[0], figures: { ...THREE_YEARS.periods[0].figures, total_revenue: 110.1e9 } },
    ...THREE_YEARS.periods.slice(1),
  ],
}

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'that it stayed',
    STEADY,
    ['Revenue remained at $110.1 billion in 2025.', 'Revenue stayed at $110.1 billion in 2025.'],
    [],
  ],
  [
    'that it stayed, came back, crossed a mark, stood at a high, was more',
    THREE_YEARS,
    [
      'Revenue was $90.0 billion in 2025.',
      'Acme made less profit in 2025, $9.0 billion.',
      'Revenue crossed the $105 billion mark in 2024.',
      'Revenue fell to $90.0 billion and net income to $9.0 billion in 2025.',
      'Revenue came to $90.0 billion and net income to $9.0 billion in 2025.',
      'Revenue was at a low of $90.0 billion in 2025.',
    ],
    [
      'Revenue remained at $90.0 billion in 2025.',
      'Revenue was again $90.0 billion in 2025.',
      'Revenue was $90.0 billion in 2025, the same as before.',
      'Revenue recovered to $90.0 billion in 2025.',
      'Revenue crossed $80 billion in 2025.',
      'Net income hit a high of $9.0 billion in 2025.',
      'Revenue was at a low of $110.0 billion in 2024.',
      'Acme made more profit in 2025, $9.0 billion.',
      'Although it sold more, Acme earned net income of $9.0 billion in 2025.',
      'Pumps and Valves each brought in $80.0 billion in 2025.',
      'Both revenue and costs were $90.0 billion in 2025.',
      'Revenue was $90.0 billion in both 2024 and 2025.',
    ],
  ],
  [
    'that another moved with it',
    STEADY,
    [
      'Revenue rose to $110.1 billion in 2025.',
      'Revenue rose to $110.1 billion while net income fell to $9.0 billion.',
    ],
    [
      'Revenue rose to $110.1 billion and net income to $9.0 billion in 2025.',
      'Revenue rose to $110.1 billion, as did net income, to $9.0 billion.',
    ],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('right: %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('not: %s', (text) => expect(isVerified(base, text)).toBe(false))
})
