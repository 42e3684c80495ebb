import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { allHold, CAUSES_TOO } from './verified.fixture.ts'

const isVerified = (text: string): boolean => allHold(MADE, text, CAUSES_TOO)

it.each([
  'Revenue of $391.0 billion was prepaid.',
  'Revenue of $391.0 billion was domestic.',
  'Revenue of $391.0 billion was refunded.',
  'Revenue of $391.0 billion, which was borrowed, set the tone.',
  'Net income of $93.7 billion was spent.',
  'Net income of $93.7 billion stayed offshore.',
  'Apple kept revenue of $391.0 billion secret.',
  'Revenue, later reversed, was $391.0 billion.',
  'Revenue yet to be delivered was $391.0 billion.',
  'Revenue gone bad was $391.0 billion.',
  'Revenue was $391.0 billion, mostly phones.',
])('leaves open what more is said of a figure than its size: %s', (text) => expect(isVerified(text)).toBe(false))

it.each([
  'Revenue of $391.0 billion was impressive.',
  'Revenue of $391.0 billion was reported.',
  'Net income of $93.7 billion was respectable.',
])('passes over what only weighs or tells it: %s', (text) => expect(isVerified(text)).toBe(true))

it('takes the direction behind which a comma stands', () => expect(isVerified('Services rose, by 12.9%.')).toBe(true))
