/** Sentences of sets, orders, relations, parts of a whole and zeros in words, each beside one that is false in one thing. */
import { expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { figure } from '../others/amounts.fixture.ts'

const verdictsOf = (text: string, base: FactBase = THREE_YEARS) =>
  checkClaims(base, text)
    .filter(({ kind }) => kind !== 'period')
    .map(({ verdict }) => verdict)

it.each([
  [
    'Pumps, Valves and Pipes each fell by at least 14% in 2025.',
    'Pumps, Valves and Pipes each fell by at least 15% in 2025.',
  ],
  [
    'Not one of the three segments fell by less than 14% in 2025.',
    'Not one of the three segments fell by less than 15% in 2025.',
  ],
  ['All three segments sold less in 2025 than in 2024.', 'All three segments sold more in 2025 than in 2024.'],
  [
    'Every one of the three segments posted lower sales than in 2024.',
    'Every one of the three segments posted higher sales than in 2024.',
  ],
  ['Pumps led revenue; Valves was second and Pipes third.', 'Pumps led revenue; Pipes was second and Valves third.'],
  [
    'No segment came close to Pumps, where sales were $50.0 billion.',
    'No segment came close to Valves, where sales were $30.0 billion.',
  ],
  ['No segment sold more than Pumps.', 'No segment sold more than Valves.'],
  [
    'Revenue of $90.0 billion was the lowest of the three years 2023, 2024 and 2025.',
    'Revenue of $90.0 billion was the highest of the three years 2023, 2024 and 2025.',
  ],
  [
    'Net income of $9.0 billion was lower than the $14.0 billion of 2024.',
    'Net income of $9.0 billion was higher than the $14.0 billion of 2024.',
  ],
  [
    'Net income of $9.0 billion fell short of both the $14.0 billion of 2024 and the $12.0 billion of 2023.',
    'Net income of $9.0 billion exceeded both the $14.0 billion of 2024 and the $12.0 billion of 2023.',
  ],
])('hold as they are told, and not the other way: %s', (right, wrong) => {
  expect(verdictsOf(right).every((one) => one === 'holds')).toBe(true)
  expect(verdictsOf(right)).not.toEqual([])
  expect(verdictsOf(wrong)).toContain('wrong')
})

it('compares losses by their size', () => {
  const [right, wrong] = ['wider', 'narrower'].map((word) =>
    verdictsOf(`The net loss of $9.0 billion was ${word} than the $6.0 billion of 2024.`, THREE_LOSSES),
  )
  expect(right).toEqual(['holds', 'holds', 'holds'])
  expect(wrong).toContain('wrong')
})

it.each([
  [
    'More than half of revenue, $50.0 billion, was earned in Pumps.',
    'More than half of revenue, $50.0 billion, was earned in Valves.',
  ],
  [
    '$50.0 billion of the $90.0 billion in revenue, more than half, came from Pumps.',
    '$50.0 billion of the $90.0 billion in revenue, less than half, came from Pumps.',
  ],
  [
    'Pumps made $50.0 billion of the $90.0 billion revenue, more than half.',
    'Valves made $50.0 billion of the $90.0 billion revenue, more than half.',
  ],
])('read an amount beside the share that it is: %s', (right, wrong) => {
  expect(verdictsOf(right).every((one) => one === 'holds')).toBe(true)
  expect(verdictsOf(wrong).every((one) => one === 'holds')).toBe(false)
})

const paying = (dividends: number, before: number): FactBase => ({
  ...THREE_YEARS,
  others: [
    ...figure('dividends_paid', 'Dividends paid', dividends, before),
    ...figure('share_repurchases', 'Share repurchases', 3, 1),
  ].map((one) => ({ ...one, months: 12 })),
})

it('hold nothing against a zero that is told in words', () => {
  const text = 'After nothing in 2024, Acme paid dividends of $2.0 billion in 2025.'
  expect(verdictsOf(text, paying(2, 0)).every((one) => one === 'holds')).toBe(true)
  expect(verdictsOf(text, paying(2, 1))).toContain('wrong')
})

it('add the parts before their sum', () => {
  const told = (sum: string) =>
    verdictsOf(`Dividends of $2.0 billion plus buybacks of $3.0 billion: Acme spent ${sum}.`, paying(2, 0))
  expect(told('$5.0 billion')).toEqual(['holds', 'holds', 'holds'])
  expect(
    verdictsOf('Dividends of $2.0 billion plus buybacks of $3.0 billion: Acme earned $5.0 billion.', paying(2, 0)),
  ).not.toEqual(['holds', 'holds', 'holds'])
  expect(told('$6.0 billion')).not.toEqual(['holds', 'holds', 'holds'])
})

it.each([
  'Net income missed the prior year’s level by only 6 billion dollars.',
  'Net income topped the prior year’s level by only 5 billion dollars.',
  'Net income of $9.0 billion was not lower than the $14.0 billion of 2024.',
  'Every one of the three segments posted lower profits than in 2024.',
  'Pumps was the only segment with falling profits.',
  'Pumps was the only one of the three regions where sales fell.',
])('leave open what is not held against a figure: %s', (text) =>
  expect(verdictsOf(text).every((one) => one === 'holds')).toBe(false),
)

it('ranks no profits by revenue', () =>
  expect(verdictsOf('Pumps led net income; Valves was second and Pipes third.')).not.toContain('holds'))
