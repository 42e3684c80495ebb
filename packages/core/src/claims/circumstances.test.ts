import { expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const judged = (text: string) => checkClaims(THREE_YEARS, text).map((one) => `${one.text}: ${one.verdict}`)

it('verifies the figure and says of what happened meanwhile that it was not checked', () => {
  expect(judged('Net income fell 36% to $9.0 billion as oil prices weakened.')).toEqual([
    'fell: holds',
    '36%: holds',
    '$9.0 billion: holds',
    'as: unresolved',
  ])
})

it('still finds the wrong figure beside it', () => {
  expect(judged('Net income fell 26% to $9.0 billion as oil prices weakened.')).toContain('26%: wrong')
})

it('holds against the statement which way a figure went that such a clause names', () => {
  expect(judged('Net income was $9.0 billion as Pumps grew.')).toContain('grew: wrong')
})

it.each([
  'Net income was $9.0 billion, which suppliers earned on the market.',
  'Net income was $9.0 billion, a figure that its rivals made.',
  'Net income was $9.0 billion, as its rival booked too.',
  'Net income of $9.0 billion was mostly credits.',
  'Net income was $9.0 billion as the plan called for.',
])('verifies no figure that the clause makes another’s: %s', (text) => {
  expect(judged(text)).toContain('$9.0 billion: unresolved')
})
