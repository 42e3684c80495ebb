/** Sentences that call the company, a part or a time by other words: right they hold, with one thing wrong they do not. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const holds = (base: typeof MADE, text: string): boolean => {
  const told = checkClaims(base, text).filter(({ kind }) => kind !== 'period' && kind !== 'cause')
  return told.length > 0 && told.every(({ verdict }) => verdict === 'holds')
}

describe('the company by an epithet', () => {
  it.each([
    'At the American group net income fell to $93.7 billion.',
    "The Cupertino, California-based hardware group's net sales were $391.0 billion.",
    "The world's largest phone maker earned $93.7 billion.",
    "Net income at Steve Jobs's old company was $93.7 billion.",
  ])('is the company: %s', (text) => expect(holds(MADE, text)).toBe(true))

  it.each([
    'At the American group net income rose to $93.7 billion.',
    "The Band-Aid maker's net sales were $391.0 billion.",
    "The rival group's net sales were $391.0 billion.",
    "The group's parent had net sales of $391.0 billion.",
    "Its parent company's net sales were $391.0 billion.",
    'The app store earned $93.7 billion.',
    'In Cupertino, net sales were $391.0 billion.',
    "Net income at Phil Knight's old company was $93.7 billion.",
  ])('is another, or of a part: %s', (text) => expect(holds(MADE, text)).toBe(false))
})

describe('how far back a sentence looks', () => {
  it.each([
    'Net income has fallen 25% since 2023, to $9.0 billion.',
    'Over two years revenue went from $100 billion to $90 billion.',
    'Revenue over the three years: $100 billion, $110 billion, $90 billion.',
  ])('is as far as its figures reach: %s', (text) => expect(holds(THREE_YEARS, text)).toBe(true))

  it.each([
    'Net income has fallen 25% since 2024, to $9.0 billion.',
    'Over two years revenue went from $110 billion to $90 billion.',
    'Over the three years revenue was $90 billion.',
    'Since 2023 revenue was $90 billion.',
    'In a year net income fell from $12 billion to $9.0 billion.',
  ])('is another: %s', (text) => expect(holds(THREE_YEARS, text)).toBe(false))
})

describe('shares and cents', () => {
  it.each([
    'Just over half of everything Apple sells is iPhone.',
    'iPhone brought in $201.2 billion, 51 percent of the lot.',
    'iPhone made $201.2bn of the $391.0bn revenue, a little more than half.',
    'Services account for twenty-five cents of every Apple sales dollar.',
    "Fifty-one percent of Apple's fiscal 2024 sales came from iPhone.",
  ])('are of the whole that is named: %s', (text) => expect(holds(MADE, text)).toBe(true))

  it.each([
    'Just over half of everything Apple sells is Services.',
    'iPhone brought in $201.2 billion, 61 percent of the lot.',
    'iPhone made $201.2bn of the $391.0bn revenue, a little less than half.',
    'Services account for twenty-five cents of every Apple tax dollar.',
    "Fifty-one percent of Apple's fiscal 2023 sales came from iPhone.",
    'Twenty-five cents of every deposit dollar come from Services.',
  ])('are of another: %s', (text) => expect(holds(MADE, text)).toBe(false))
})

it.each(['Net sales, not a small sum, were $391.0 billion.', 'Capex watch: net income fell to $93.7 billion.'])(
  'passes over what denies nothing: %s',
  (text) => {
    expect(checkClaims(MADE, text).some(({ verdict }) => verdict === 'wrong')).toBe(false)
  },
)

it.each([
  'Net sales did not move: $391.0 billion, after $383.3 billion.',
  'Net sales did not budge and were $391.0 billion.',
])('holds a move that is denied against the figure: %s', (text) => expect(holds(MADE, text)).toBe(false))
