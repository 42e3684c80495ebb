import { expect, test } from 'vitest'
import type { MetricToken } from './lexicon.ts'
import { otherWay } from './money-ways.ts'

/** A sentence with one name of a figure in it. */
const read = (text: string, name: string, kind: 'income' | 'cost'): string | null => {
  const start = text.indexOf(name)
  const metrics: MetricToken['metrics'] = [
    kind === 'income' ? { kind: 'figure', name: 'net_income' } : { kind: 'figure', name: 'income_tax_expense' },
  ]
  return otherWay({ text, metrics: [{ start, end: start + name.length, metrics, isNegated: false } as MetricToken] })
}

test.each([
  ['Acme spent net income of $5 billion.', 'net income', 'income', 'spent'],
  ['Acme splurged away a net income of $5 billion.', 'net income', 'income', 'splurged'],
  ['Taxes reaped $5 billion.', 'Taxes', 'cost', 'reaped'],
  ['Acme pocketed taxes of $5 billion.', 'taxes', 'cost', 'pocketed'],
] as const)('money goes the other way: %s', (text, name, kind, verb) => {
  expect(read(text, name, kind)).toBe(verb)
})

test.each([
  ['Acme made net income of $5 billion.', 'net income', 'income'],
  ['Acme put net income at $5 billion.', 'net income', 'income'],
  ['Taxes consumed $5 billion.', 'Taxes', 'cost'],
  ['Acme spent $5 billion on taxes.', 'taxes', 'cost'],
] as const)('and here as told: %s', (text, name, kind) => {
  expect(read(text, name, kind)).toBeNull()
})
