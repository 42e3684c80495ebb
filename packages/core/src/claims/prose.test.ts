import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const wrong = (text: string) =>
  checkClaims(MADE, text)
    .filter((one) => one.verdict === 'wrong')
    .map((one) => one.text)

it('reads a dash as a dash, and a share by its part and its whole', () => {
  expect(wrong('A quarter of revenue – $96.2 billion – came from Services.')).toEqual([])
  expect(wrong('A quarter of revenue (24.6%) came from Services.')).toEqual([])
  expect(wrong('A quarter of revenue (34.6%) came from Services.')).toEqual(['34.6%'])
})

it('knows cents of a share, short years and what a year is measured from', () => {
  expect(wrong('EPS slipped by 5 cents to $6.08, after $6.13 in FY23.')).toEqual([])
  expect(wrong('EPS slipped by 9 cents to $6.08.')).toEqual(['9 cents'])
  expect(wrong('Net income was $97.0 billion in FY24.')).toEqual(['$97.0 billion'])
  expect(wrong('Net income of $93.7 billion fell short of the prior year’s $97.0 billion.')).toEqual([])
})

it('measures one figure by another', () => {
  expect(wrong('Operating income was nearly four times the $31.4 billion spent on research and development.')).toEqual(
    [],
  )
  expect(wrong('Operating income was six times the $31.4 billion spent on research and development.')).toEqual([
    'six times',
  ])
})

it('keeps the period of a clause in its clause', () => {
  expect(wrong('Operating income, which stood at $114.3 billion in fiscal 2023, advanced to $123.2 billion.')).toEqual(
    [],
  )
  expect(wrong('Operating income, which stood at $114.3 billion in fiscal 2023, fell to $123.2 billion.')).toEqual([
    'fell',
  ])
  expect(wrong('Revenue rose 2%, its slowest growth since 2019.')).toEqual([])
})

it('warns where a number stands apart and is right for another figure', () => {
  const [claim] = checkClaims(MADE, 'Gross margin was 46.2%, and the adjusted profit came to $93.7 billion.').filter(
    (one) => one.text === '$93.7 billion',
  )
  expect(claim?.verdict).not.toBe('wrong')
})

it('does not tell a change against a quarter it does not have', () => {
  expect(wrong('Sequentially, revenue grew 6%.')).toEqual([])
})
