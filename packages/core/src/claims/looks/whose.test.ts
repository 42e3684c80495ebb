/** Whose a figure is, how much of it, when and how far ahead: words around right amounts, right beside wrong. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold, CAUSES_TOO } from '../verified.fixture.ts'

const QUARTER: FactBase = {
  ...MADE,
  periods: [{ ...MADE.periods[0], code: '2024 Q2', end_date: '2024-06-30', months: 3 }],
}

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'whose it is and how much of it',
    MADE,
    [
      'Apple’s net income was $93.7 billion in fiscal 2024.',
      'The company’s revenue was $391.0 billion in fiscal 2024.',
      'The year’s net income was $93.7 billion.',
      'Apple’s growth in revenue was 2.0% in fiscal 2024.',
      'An increase in revenue to $391.0 billion was reported in fiscal 2024.',
      'Europe brought in $101.3 billion in fiscal 2024.',
    ],
    [
      'Grandma’s net income was $93.7 billion in fiscal 2024.',
      'Another company’s revenue was $391.0 billion in fiscal 2024.',
      'Apple’s founders had net income of $93.7 billion in fiscal 2024.',
      'Revenue from investors was $391.0 billion in fiscal 2024.',
      'Revenue paid by Apple was $391.0 billion in fiscal 2024.',
      'Apple’s growth in revenue was $391.0 billion in fiscal 2024.',
      'The rise in revenue at Apple was $391.0 billion in fiscal 2024.',
      'Apple’s share of revenue was $391.0 billion in fiscal 2024.',
      'Parts of Europe brought in $101.3 billion in fiscal 2024.',
      'An iPhone brought in $201.2 billion in fiscal 2024.',
      'Services made up most of revenue in fiscal 2024, $96.2 billion.',
      'Apple’s three-month revenue was $391.0 billion in fiscal 2024.',
      'Apple’s revenue was $391.0 billion on September 28, 2024.',
      'Services grew 12.9% in three months.',
    ],
  ],
  [
    'a quarter told as a year',
    QUARTER,
    ['Apple earned $93.7 billion in the second quarter of 2024.', 'Apple earned $93.7 billion.'],
    ['Apple earned $93.7 billion in 2024.', 'Apple earns $93.7 billion a year.'],
  ],
  [
    'how far it is ahead',
    THREE_YEARS,
    [
      'Pumps is far bigger than Pipes, at $50.0 billion against $10.0 billion in 2025.',
      'Pumps was the largest segment, with $50.0 billion in 2025.',
    ],
    [
      'Pumps is narrowly bigger than Pipes, at $50.0 billion against $10.0 billion in 2025.',
      'Pumps is almost bigger than Pipes, at $50.0 billion against $10.0 billion in 2025.',
      'Pumps was almost the largest segment with $50.0 billion in 2025.',
    ],
  ],
  [
    'what the sentence before is about',
    THREE_YEARS,
    [
      'Acme had a good year. Its revenue was $90.0 billion in 2025.',
      '2025 was a hard year. Revenue fell to $90.0 billion.',
      'The year was hard. Revenue fell to $90.0 billion.',
    ],
    [
      'Microsoft had a good year. Its revenue was $90.0 billion in 2025.',
      'Look at Google. It earned $9.0 billion in 2025.',
      'Let us turn to 2024. Revenue was $90.0 billion.',
      'The fourth quarter was strong. Revenue came to $90.0 billion.',
      'The following figures are adjusted. Net income was $9.0 billion in 2025.',
      'Pumps shone. Its operating income was $12.0 billion in 2025.',
    ],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('right: %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('not: %s', (text) => expect(isVerified(base, text)).toBe(false))
})
