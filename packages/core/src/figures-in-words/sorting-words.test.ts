import { expect, it } from 'vitest'
import { MADE as base } from './base.fixture.ts'
import { lexiconOf } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { readSentence } from './sentence.ts'
import { sortingWords } from './sorting-words.ts'

const sorting = (text: string): string[] =>
  passagesOf(text).flatMap((passage) =>
    sortingWords(readSentence(base, lexiconOf(base), passage)).map((one) => one.text),
  )

it.each([
  ['Chip revenue was $5 billion.', 'Chip'],
  ['The company’s game revenue was $5 billion.', 'game'],
  ['Its other revenue was $5 billion.', 'other'],
  ['Revenue from games was $5 billion.', 'games'],
  ['In chat, the company had revenue of $5 billion.', 'chat'],
  ['The boss earned $5 billion.', 'boss'],
])('finds what sorts in “%s”', (text, word) => {
  expect(sorting(text)).toEqual([word])
})

it.each([
  'The company posted revenue of $5 billion.',
  'A good story: the company’s solid revenue of $5 billion.',
  'Reported revenue was $5 billion at the tills.',
])('finds nothing that sorts in “%s”', (text) => {
  expect(sorting(text)).toEqual([])
})
