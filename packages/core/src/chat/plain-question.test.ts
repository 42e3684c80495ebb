import { expect, it } from 'vitest'
import { plainQuestion } from './plain-question.ts'

it.each([
  ['wich segment is the smalest', 'which segment is the smallest'],
  ['whcih region is bigest?', 'which region is biggest?'],
  ['the lagest segmnt', 'the largest segment'],
])('mends a slip in a word that asks for a rank: %s', (text, plain) => {
  expect(plainQuestion(text)).toBe(plain)
})

it.each(['lowest margin', 'slowest segment', 'while sales fell', 'Witch Hazel sales'])(
  'leaves a word of its own: %s',
  (text) => {
    expect(plainQuestion(text)).toBe(text)
  },
)
