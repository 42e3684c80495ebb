/** Rows of numbers, one a year, of the one figure that is named beside them. */
import { expect, it } from 'vitest'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string, base = THREE_YEARS) =>
  checkClaims(base, text)
    .filter(({ kind }) => kind === 'amount')
    .map((one) => `${one.text}: ${one.verdict}`)

it.each([
  'Acme’s revenue: 100.0 billion, then 110.0, then 90.0.',
  'Revenue went from strength to weakness: $100.0 billion to $110.0 billion to $90.0 billion.',
  '$100.0 billion, then $110.0 billion, now $90.0 billion: that is revenue.',
  'Revenue was $90.0 billion, after $110.0 billion and $100.0 billion.',
])('are of one year each: %s', (text) =>
  expect(verdicts(text).map((one) => one.split(': ')[1])).toEqual(['holds', 'holds', 'holds']),
)

it('are of the sign that their name says', () => {
  expect(verdicts('The net loss: $7.0 billion, then $6.0 billion, now $9.0 billion.', THREE_LOSSES)).toHaveLength(3)
  expect(verdicts('Net income: $7.0 billion, then $6.0 billion, now $9.0 billion.', THREE_LOSSES).join()).not.toContain(
    ': holds',
  )
})

it('contradict where one of them differs', () => {
  expect(verdicts('Revenue: 100.0 billion, then 110.0, then 95.0.')).toEqual([
    '100.0 billion: holds',
    '110.0: holds',
    '95.0: wrong',
  ])
})

it.each([
  'Revenue: 90.0 billion, then 110.0, then 100.0.',
  'Revenue was 90.0, 110.0 and 100.0 billion from 2023 to 2025.',
  'Revenue fell: $90.0 billion, $110.0 billion, $100.0 billion.',
  'Revenue in Japan: 100.0 billion, then 110.0, then 90.0.',
  'Net income: $12.0 billion, then $14.0 billion, then $9.0 billion in sales.',
  'Revenue per day: 100.0 billion, then 110.0, then 90.0.',
  'Revenue: 100.0 billion euros, then 110.0, then 90.0.',
  'Revenue fell by $100.0 billion, then $110.0 billion, then $90.0 billion.',
  'Pumps and Valves: $58.0 billion, then $60.0 billion, then $50.0 billion.',
])('are not told where words or order differ: %s', (text) => {
  const said = checkClaims(THREE_YEARS, text).filter(({ kind }) => kind !== 'period')
  expect(said.every(({ verdict }) => verdict === 'holds')).toBe(false)
})

it.each([
  ['Pumps and Valves sold $50.0 billion and $30.0 billion.', true],
  ['Pumps and Valves sold $30.0 billion and $50.0 billion.', false],
  ['Acme shrank 18.2% to $90.0 billion.', true],
  ['Acme grew 18.2% to $90.0 billion.', false],
  ['In Japan Acme shrank 18.2%.', false],
  ['Pumps alone: $50.0 billion of $90.0 billion.', true],
  ['Pumps alone: $50.0 billion of $95.0 billion.', false],
  ['Of Acme’s sales, 55.6% were made by Pumps.', true],
  ['The gap between revenue and operating income was $78.0 billion.', true],
  ['The gap between revenue and net income was $78.0 billion.', false],
  ['Acme kept $9.0 billion after the cost of goods sold.', false],
  ['More than half of Acme is Pumps.', true],
  ['More than half of Acme is Valves.', false],
  ['Net income was $9.0 billion against $90.0 billion in revenue.', true],
  ['Net income was $9.0 billion against $110.0 billion in revenue.', false],
] as const)('are told of as many names, or of the whole: %s', (text, isRight) => {
  const said = checkClaims(THREE_YEARS, text).filter(({ kind }) => kind !== 'period')
  expect(said.length > 0 && said.every(({ verdict }) => verdict === 'holds')).toBe(isRight)
})
