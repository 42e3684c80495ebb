import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'
import { allHold, CAUSES_TOO } from './verified.fixture.ts'

const isVerified = (base: typeof MADE, text: string): boolean => allHold(base, text, CAUSES_TOO)

it.each([
  'Forty-six cents of each revenue dollar survive as gross profit.',
  'Services $96.2 billion vs $85.2 billion, that’s a 12.9% pop',
])('passes over a word in a clause of numbers, and a verb between a share and its name: %s', (text) =>
  expect(isVerified(MADE, text)).toBe(true),
)
it.each([
  'Forty-six cents of each revenue dollar survive as underlying gross profit.',
  'Forty-six cents of each deposit dollar survive as gross profit.',
  'Forty-six cents of each revenue dollar survive as operating income.',
  'Services $96.2 billion vs $85.2 billion, that’s a 15.9% pop',
  'Services bookings $96.2 billion vs $85.2 billion, that’s a 12.9% pop',
  'Wearables revenue, led by the Watch at $37.0 billion, declined.',
  'The company, in deposits worth $391.0 billion, had revenue.',
])('leaves open what a word beside a name or before a number makes another figure: %s', (text) =>
  expect(isVerified(MADE, text)).toBe(false),
)

it.each([
  ['Pumps ($50.0 billion) outsold Valves ($30.0 billion).', true],
  ['Pumps ($30.0 billion) outsold Valves ($50.0 billion).', false],
  ['Valves ($30.0 billion) outsold Pumps ($50.0 billion).', false],
  ['Pumps (down 17%) fell faster than Valves (down 14%).', true],
  ['Pumps (down 14%) fell faster than Valves (down 17%).', false],
  ['Valves (down 14%) fell faster than Pumps (down 17%).', false],
])('compares two names with figures in brackets behind them: %s', (text, verified) =>
  expect(isVerified(THREE_YEARS, text)).toBe(verified),
)

it.each([
  ['Net income was $9.0 billion. In 2024 it was $14.0 billion.', true],
  ['Net income was $9.0 billion. In 2024 it was $12.0 billion.', false],
  ['Pumps brought in $50.0 billion. A year earlier: $60.0 billion.', true],
  ['Revenue and net income fell. In 2024 it was $14.0 billion.', false],
  ['Net income was $9.0 billion. In 2024 the dividend was $14.0 billion.', false],
])('takes a level alone for that of the one figure named before: %s', (text, verified) =>
  expect(isVerified(THREE_YEARS, text)).toBe(verified),
)
it('does not contradict what is said to be left of a figure', () => {
  const [, left] = checkClaims(THREE_YEARS, 'What’s left of $90.0 billion in revenue after all is paid? $9.0 billion.')
  expect(left?.verdict).not.toBe('wrong')
})
