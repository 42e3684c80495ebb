import { expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) =>
  checkClaims(THREE_YEARS, text)
    .filter((one) => one.kind !== 'cause')
    .map((one) => `${one.text}: ${one.verdict}`)

it.each([
  'Net income, helped by operating income of $12.0 billion, reached $9.0 billion.',
  'Pumps, which bring in most of revenue, fell 17% to $50.0 billion.',
  'Pumps: $50.0 billion of revenue, down 17%.',
  'Net income down to nine billion dollars, from fourteen billion.',
  'Pumps and Valves took in $50.0 billion and $30.0 billion, respectively.',
  'Valves was outsold by Pumps.',
  'Net income waltzed 36% lower to $9.0 billion.',
  'Pipes, down 33%, was the worst of the three segments.',
  'Pumps tiptoed past $49 billion.',
  'Pipes, down 33% to $10.0 billion, was the smallest segment.',
])('goes on behind what is put between: %s', (text) => {
  expect(verdicts(text).filter((one) => !one.endsWith('holds'))).toEqual([])
})

it.each([
  ['Pumps, which bring in most of revenue, fell 27% to $50.0 billion.', '27%: wrong'],
  ['Pumps and Valves took in $30.0 billion and $50.0 billion, respectively.', '$30.0 billion: wrong'],
  ['Pumps was outsold by Valves.', 'Pumps was outsold by Valves: wrong'],
  ['Pipes slipped to $10.0 billion, the only segment that shrank.', 'the only segment that shrank: wrong'],
])('and finds what is wrong there: %s', (text, said) => {
  expect(verdicts(text)).toContain(said)
})

it.each([
  'Of $9.0 billion of net income, $2.0 billion went to shareholders.',
  'Pumps, the smaller segment, took in $50.0 billion.',
  'Net income fell 36%, outpacing revenue.',
])('contradicts nothing where it is not told of what: %s', (text) => {
  expect(verdicts(text).filter((one) => one.endsWith('wrong'))).toEqual([])
})
