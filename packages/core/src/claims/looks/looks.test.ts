/** Words that make another thing of a figure that is right, each beside the sentence without them. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { allHold, CAUSES_TOO } from '../verified.fixture.ts'

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

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

describe('words that nothing was held against', () => {
  it.each([
    'Services rose 13% to $96.2 billion and was the nimblest of them.',
    'Apple earned $6.11 a diluted share and $6.08 a basic share in fiscal 2024.',
    'Diluted earnings were $6.11 and basic earnings $6.08 per share in fiscal 2024.',
  ])('leave it open: %s', (text) => expect(isVerified(MADE, text)).toBe(false))
  it('but not what the world calls a company', () =>
    expect(isVerified(MADE, 'The world’s largest phone maker earned $93.7 billion.')).toBe(true))
})

it.each([
  [THREE_YEARS, 'Net income went from $12.0 billion to $14.0 billion and, in 2025, to $9.0 billion.'],
  [THREE_YEARS, 'Net income of $9.0 billion was the poorest of the three years.'],
  [MADE, 'The services business wrote $96.2 billion of revenue in fiscal 2024, some 25% of everything.'],
] as const)('what is right is not called wrong: %#', (base, text) => {
  expect(checkClaims(base, text).filter(({ verdict }) => verdict === 'wrong')).toEqual([])
})
