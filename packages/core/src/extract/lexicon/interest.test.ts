import { expect, it } from 'vitest'
import { isInterestConcept, isInterestName } from './interest.ts'

it.each([
  ['interest expense', true],
  ['interest income', true],
  ['net interest expense and other', true],
  ['interest and other debt expense', true],
  ['finance costs', true],
  ['interest income and other, net', false],
  ['interest and sundry', false],
  ['interest and other income', false],
  ['financing costs', false],
  ['minority interest', false],
  ['noncontrolling interest', false],
  ['gain on sale of assets', false],
])('%s is interest alone: %s, tagged or not', (name, is) => {
  expect(isInterestName(name)).toBe(is)
  if (/interest|finance/.test(name) && !/minority|controlling/.test(name))
    expect(isInterestConcept('us-gaap:InterestIncomeExpenseNonoperatingNet', name)).toBe(is)
})

it('a concept of other things is no interest, whatever its line is called', () => {
  expect(isInterestConcept('us-gaap:OtherNonoperatingIncomeExpense', 'interest expense')).toBe(false)
})
