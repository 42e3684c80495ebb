/** What two amounts or two times that a sentence names itself say of its words. */
import { expect, it } from 'vitest'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const isVerified = (text: string): boolean => allHold(THREE_YEARS, text)

it.each([
  [
    'Pumps sold less in 2025 ($50.0 billion) than in 2024 ($60.0 billion).',
    'Pumps sold more in 2025 ($50.0 billion) than in 2024 ($60.0 billion).',
  ],
  [
    'Net income came down, to $9.0 billion from $14.0 billion.',
    'Net income came up, to $9.0 billion from $14.0 billion.',
  ],
  [
    'Net income came down again, to $9.0 billion from $14.0 billion.',
    'Net income came up again, to $9.0 billion from $14.0 billion.',
  ],
  [
    'Revenue fell, a 10% drop between 2023 ($100.0 billion) and 2025 ($90.0 billion).',
    'Revenue fell, an 18% drop between 2023 ($100.0 billion) and 2025 ($90.0 billion).',
  ],
])('%s', (right, wrong) => {
  // it had risen the year before: "again" is not so
  expect(isVerified(right)).toBe(!right.includes('again'))
  expect(isVerified(wrong)).toBe(false)
})
