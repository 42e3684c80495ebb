import { expect, it } from 'vitest'
import { idleWords, isFeltOfThing } from './idle-words.ts'
import { plainQuestion } from './plain-question.ts'

const idle = (text: string, isPart = false) => [
  ...new Set(idleWords(text, isPart).map((one) => text.slice(one.start, one.end))),
]

it.each([
  ['Could you tell me the net margin?', ['Could you tell me']],
  ['How thin were the margins?', ['thin']],
  ['What chunk of revenue gets eaten by R&D?', ['gets eaten']],
  ['What is the smallest named country?', ['named']],
  ['How much tax did they swallow?', ['swallow']],
  ['How much did revenue mercifully grow?', ['mercifully']],
  ['How much profit did it garner?', ['garner']],
])('passes over how something is asked: %s', (text, words) => {
  expect(idle(text)).toEqual(words)
})

it.each([
  'How profitable was it?',
  'How seasonal is revenue?',
  'How much tax did they avoid?',
  'How much revenue did they defer?',
  'Revenue in Texas?',
  'Did sales grow consistently this year?',
  'Did it spend the money wisely?',
  'How efficiently does it use cash?',
  'How much revenue was earned domestically by it?',
])('passes over nothing that asks for another figure: %s', (text) => {
  expect(idle(text)).toEqual([])
})

it('leaves what is felt of the things that a part sells', () => {
  expect(isFeltOfThing('Are the ads annoying?', 'annoying')).toBe(true)
  expect(isFeltOfThing('How annoying are ads?', 'annoying')).toBe(true)
  expect(isFeltOfThing('Are annoying ads of $5 billion in it?', 'annoying')).toBe(false)
})

it('feels parts only by their size: other words are of the things they sell', () => {
  expect(idle('How big is AWS?', true)).toEqual(['big'])
  expect(idle('How late are the planes?', true)).toEqual([])
})

it.each([
  ['How much dough did they pull in?', 'How much money did they bring in?'],
  ['What slice of sales is iPhone?', 'what proportion of sales is iPhone?'],
  ['What kind of sales is this?', 'What kind of sales is this?'],
  ['The weakest region by growth?', 'The slowest growing region?'],
  ['What is left after all costs and taxes?', 'What is net income?'],
])('says in plainer words what means the same: %s', (text, plain) => {
  expect(plainQuestion(text)).toBe(plain)
})
