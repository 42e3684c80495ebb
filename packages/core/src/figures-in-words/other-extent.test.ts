import { expect, it } from 'vitest'
import { checkClaims } from '../claims/check.ts'
import { THREE_YEARS } from './three-years.fixture.ts'

const notHeld = (text: string) =>
  checkClaims(THREE_YEARS, text)
    .filter((one) => one.verdict !== 'holds')
    .map((one) => one.verdict)
const held = (text: string) => checkClaims(THREE_YEARS, text).filter((one) => one.verdict === 'holds').length

it.each([
  'Every quarter, net income was $9.0 billion.',
  'In a typical year, net income was $9.0 billion.',
  'Net income was $9.0 billion per month.',
  'Net income was $9.0 billion over two years.',
  'Within five years, net income was $9.0 billion.',
  'Net income was $9.0 billion since 2012.',
  'Net income was $9.0 billion so far.',
  'Next year, net income was $9.0 billion.',
  'Net income was $9.0 billion overseas.',
  'In the US, net income was $9.0 billion.',
  'US net income was $9.0 billion.',
  'Net income was $9.0 billion yen.',
  'Net income was $9.0 billion apiece.',
  'Net income was $9.0 billion less.',
  'Net income was $9.0 billion at most.',
  'Net income was $9.0 billion to shareholders.',
  'Pumps sold 50.0 billion units.',
  'Pumps was 50% of costs.',
])('verifies nothing of another time, place, money or thing: %s', (text) => {
  expect(notHeld(text).length).toBeGreaterThan(0)
  expect(checkClaims(THREE_YEARS, text).every((one) => one.verdict !== 'holds')).toBe(true)
})

it.each([
  'Net income was $9.0 billion.',
  'For the year, net income was $9.0 billion.',
  'Net income was nine billion dollars.',
  'Net income attributable to shareholders was $9.0 billion.',
  'Net income of $9.0 billion compares with $14.0 billion a year earlier.',
])('and still reads what is told of the year: %s', (text) => {
  expect(held(text)).toBeGreaterThan(0)
})
