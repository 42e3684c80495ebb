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

it.each([
  ['What does it make from Services?', 'What does it bring in from Services?'],
  ['Which segment fared worst?', 'Which segment grew slowest?'],
  ['Did profit beat last year?', 'Did profit change from last year?'],
  ['How did the quarter go?', 'summary?'],
])('says in the reader’s words: %s', (text, plain) => {
  expect(plainQuestion(text)).toBe(plain)
})
