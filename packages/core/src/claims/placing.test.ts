import { expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) =>
  checkClaims(THREE_YEARS, text)
    .filter((one) => one.kind === 'amount')
    .map((one) => `${one.text}: ${one.verdict}`)

it.each(['Pumps did well. It brought in $50.0 billion.', 'Pumps is a giant; it brought in $50.0 billion.'])(
  'takes what “it” brought in for the part’s that was told of: %s',
  (text) => {
    expect(verdicts(text)).toEqual(['$50.0 billion: holds'])
  },
)

it('contradicts another amount of it', () => {
  expect(verdicts('Pumps did well. It brought in $90.0 billion.')).toEqual(['$90.0 billion: wrong'])
})

it.each([
  // of a part's profit nothing is known
  'Pumps did well. It earned $9.0 billion.',
  // a name that another word makes another's
  'Pumps rental is a giant; it brought in $50.0 billion.',
  'In Texas, Pumps is a giant; it brought in $50.0 billion.',
])('says nothing of “%s”', (text) => {
  expect(verdicts(text).filter((one) => one.endsWith('holds'))).toEqual([])
})
