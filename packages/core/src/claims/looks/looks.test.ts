/** Words that make another thing of a figure that is right, each beside the sentence without them. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'

const isVerified = (base: FactBase, text: string): boolean => {
  const claims = checkClaims(base, text).filter(({ kind }) => kind !== 'period' && kind !== 'cause')
  return claims.length > 0 && claims.every(({ verdict }) => verdict === 'holds')
}

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'how far it moved',
    THREE_YEARS,
    ['Revenue crashed to $90.0 billion in 2025.', 'Acme’s revenue slipped to $90.0 billion in 2025.'],
    [
      'Acme’s revenue barely fell to $90.0 billion in 2025.',
      'Acme’s net income dipped to $9.0 billion in 2025.',
      'Acme’s net income fell a tad to $9.0 billion in 2025.',
    ],
  ],
  [
    'how far it moved',
    MADE,
    ['Apple’s revenue edged up to $391.0 billion in fiscal 2024.'],
    [
      'Apple’s revenue soared to $391.0 billion in fiscal 2024.',
      'Apple’s revenue exploded to $391.0 billion in fiscal 2024.',
    ],
  ],
  [
    'that it moved so before',
    THREE_LOSSES,
    ['Acme’s net loss widened to $9.0 billion in 2025.'],
    ['Acme’s net loss widened again to $9.0 billion in 2025.', 'Acme’s revenue kept falling to $90.0 billion in 2025.'],
  ],
  [
    'where it stood before',
    THREE_YEARS,
    [
      'Pumps was the largest segment, with $50.0 billion in 2025.',
      'Pumps remained the largest segment, with $50.0 billion in 2025.',
    ],
    ['Pumps became the largest segment, with $50.0 billion in 2025.'],
  ],
  [
    'when it was',
    MADE,
    ['Apple’s revenue was $391.0 billion in fiscal 2024.', 'Apple’s revenue rose from $383.3 billion in fiscal 2023.'],
    [
      'Apple’s revenue was $391.0 billion prior to fiscal 2024.',
      'After fiscal 2024, Apple’s revenue was $391.0 billion.',
      'Apple’s revenue was $391.0 billion at the start of fiscal 2024.',
      'Apple’s revenue rose from $391.0 billion in fiscal 2024.',
      'Apple’s revenue has yet to hit $391.0 billion in fiscal 2024.',
    ],
  ],
  [
    'how much of it',
    MADE,
    ['Apple’s revenue was $391.0 billion in fiscal 2024.', 'Apple’s gross margin was 46.2% in fiscal 2024.'],
    [
      'Apple’s revenue was half $391.0 billion in fiscal 2024.',
      'Apple’s revenue was $391.0 billion more in fiscal 2024.',
      'A fraction of Apple’s revenue was $391.0 billion in fiscal 2024.',
      'Apple’s gross margin was far from 46.2% in fiscal 2024.',
      'Apple reported double net income of $93.7 billion in fiscal 2024.',
    ],
  ],
  [
    'what was done with it',
    MADE,
    ['Apple booked net income of $93.7 billion in fiscal 2024.'],
    [
      'Apple gave away net income of $93.7 billion in fiscal 2024.',
      'Apple skimmed revenue of $391.0 billion in fiscal 2024.',
      'Apple secretly made net income of $93.7 billion in fiscal 2024.',
    ],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('right: %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('not: %s', (text) => expect(isVerified(base, text)).toBe(false))
})
