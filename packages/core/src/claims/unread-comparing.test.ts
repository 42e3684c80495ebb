import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const verdictsOf = (text: string) =>
  checkClaims(MADE, text)
    .filter(({ kind }) => kind !== 'period' && kind !== 'cause')
    .map(({ verdict }) => verdict)

it.each([
  'Services rose to $96.2 billion from $85.2 billion, quicker than all the others.',
  'Revenue of $391.0 billion made it busier than Samsung.',
  'Services rose the most, by 12.9% to $96.2 billion, a distant third.',
  'Services a distant third at $96.2 billion.',
  'Net income was $93.7 billion, just as it was a year ago.',
  'Net income of $93.7 billion fell short of what was owed.',
  'Net income of $93.7 billion covered all its debts.',
  'Net income rose to $93.7 billion, twelve times as large as Samsung’s.',
  'Net income of $93.7 billion easily outran its rivals.',
  'Revenue of $391.0 billion meant that costs came in slightly lower.',
  'Revenue of $391.0 billion left net income of $93.7 billion: for each dollar it kept it took in about nine.',
])('leaves open figures beside a comparison that nothing was held against: %s', (text) => {
  expect(verdictsOf(text)).toContain('unresolved')
  expect(verdictsOf(text)).not.toContain('holds')
})

it.each(['Services revenue was more than $90 billion.', 'Net income was lower than a year ago, at $93.7 billion.'])(
  'leaves comparisons alone that a number or a direction tells: %s',
  (text) => expect(verdictsOf(text)).toContain('holds'),
)

it.each(['Services rose 12.9%, the rest fell 3.0%.', 'Revenue rose $7.8 billion and operating income $8.9 billion.'])(
  'contradicts nothing that is told of what is not named, or of a change: %s',
  (text) => expect(verdictsOf(text)).not.toContain('wrong'),
)
