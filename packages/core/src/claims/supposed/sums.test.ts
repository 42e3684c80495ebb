/** Sums and differences of what a sentence names, and shares of what it just told. */
import { expect, it } from 'vitest'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const isVerified = (text: string): boolean => allHold(THREE_YEARS, text)

it.each([
  'Pumps at $50.0 billion and Valves at $30.0 billion make $80.0 billion together.',
  'Revenue of $90.0 billion less operating income of $12.0 billion leaves $78.0 billion.',
  'Acme brought in $90.0 billion, and 10% of that was net income.',
  'Valves and Pipes brought in all but 55.6% of revenue.',
  'Pumps cut its sales 17% to $50.0 billion.',
  'Operating margin was 13.3%; a year ago it was 14.5.',
])('are reckoned: %s', (text) => expect(isVerified(text)).toBe(true))

it.each([
  'Pumps at $50.0 billion and Valves at $30.0 billion make $85.0 billion together.',
  'Pumps at $30.0 billion and Valves at $50.0 billion make $80.0 billion together.',
  'Pumps at $50.0 billion and Valves at $30.0 billion make $80.0 billion in profit together.',
  'Revenue of $90.0 billion plus operating income of $12.0 billion leaves $78.0 billion.',
  'Acme spent $90.0 billion, and 10% of that was net income.',
  'Acme brought in $90.0 billion, and 12% of that was net income.',
  'Valves and Pipes brought in all but 44.4% of revenue.',
  'Pumps raised its sales 17% to $50.0 billion.',
  'Pumps cut its profit 17% to $50.0 billion.',
  'Operating margin was 13.3%; a year ago it was 15.5.',
])('are told of nothing else: %s', (text) => expect(isVerified(text)).toBe(false))
