/** What a number or a word of direction is said of where it does not stand behind its name. */
import { describe, expect, it } from 'vitest'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string, base = THREE_YEARS) =>
  checkClaims(base, text).flatMap((one) => (one.kind === 'period' ? [] : [one.verdict]))
const isHeld = (text: string, base = THREE_YEARS) => verdicts(text, base).every((one) => one === 'holds')

describe('a name behind the comma', () => {
  it.each([
    'Having been $110.0 billion a year earlier, revenue was $90.0 billion.',
    'From $110.0 billion a year ago, revenue fell to $90.0 billion.',
    'Down 18.2% from a year ago, revenue was $90.0 billion.',
    'Falling 18.2%, Acme’s revenue came to $90.0 billion.',
    'At $90.0 billion, revenue was 18.2% lower than the year before.',
    '$90.0 billion: that is what revenue came to.',
    '18.2% was the decrease in revenue.',
  ])('%s', (text) => expect(isHeld(text)).toBe(true))

  it.each([
    'From $100.0 billion a year ago, revenue fell to $90.0 billion.',
    'Up 18.2% from a year ago, revenue was $90.0 billion.',
    'Rising 18.2%, Acme’s revenue came to $90.0 billion.',
    '18.2% was the increase in revenue.',
  ])('is not confirmed where it is false: %s', (text) => expect(isHeld(text)).toBe(false))
})

describe('numbers told like the one before', () => {
  it.each([
    'Net income was $9.0 billion on revenue of $90.0 billion, against $14.0 billion on revenue of $110.0 billion a year earlier.',
    'Acme posted a profit of $9.0 billion on sales of $90.0 billion, against a profit of $14.0 billion on sales of $110.0 billion.',
    'Gross profit came in at $54.0 billion, or 60% of revenue, compared with $66.0 billion, or 60% of revenue.',
    'Revenue saw an 18.2% decrease to $90.0 billion.',
    'Revenue of $90.0 billion was below the $110.0 billion of a year earlier.',
  ])('%s', (text) => expect(isHeld(text)).toBe(true))

  it.each([
    'Net income was $9.0 billion on revenue of $90.0 billion, against $12.0 billion on revenue of $110.0 billion a year earlier.',
    'Revenue saw an 18.2% increase to $90.0 billion.',
    'Revenue of $90.0 billion exceeded the $110.0 billion of a year earlier.',
  ])('is not confirmed where it is false: %s', (text) => expect(isHeld(text)).toBe(false))
})

describe('parts of a sentence about several parts of the company', () => {
  it.each([
    'Sales fell 16.7% in Pumps and 14.3% in Valves.',
    'Pumps brought in more than any other segment, $50.0 billion.',
    'Sales were led by Pumps, at $50.0 billion, followed by Valves, at $30.0 billion.',
    'Pumps, with sales of $50.0 billion, remained the largest segment.',
    '$50.0 billion of revenue came from Pumps, down from $60.0 billion.',
    'Sales declined in all three segments.',
  ])('%s', (text) => expect(isHeld(text)).toBe(true))

  it.each([
    'Valves brought in more than any other segment, $30.0 billion.',
    'Sales were led by Valves, at $30.0 billion, followed by Pumps, at $50.0 billion.',
    'Sales declined in all four segments.',
    'Sales rose in all three segments.',
    'Profit declined in all three segments.',
    'Sales to builders came to $50.0 billion at Pumps.',
  ])('is not confirmed where it is false or of something else: %s', (text) => expect(isHeld(text)).toBe(false))
})

it('reads years told before the figure', () => {
  expect(isHeld('For a third straight year, Acme made a loss.', THREE_LOSSES)).toBe(true)
  expect(isHeld('For a third straight year, Acme made a loss.')).toBe(false)
})
