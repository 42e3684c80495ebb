/** Words that say how long a period is, and words like them that do not. */
import { expect, it } from 'vitest'
import { lengthWords } from './lengths.ts'

const lengths = (text: string) => lengthWords(text).map(({ months }) => months)

it.each([
  ['Quarterly revenue was $5 billion.', [3]],
  ['Revenue in the quarter was $5 billion.', [3]],
  ['Revenue for the three months ended June 30 was $5 billion.', [3]],
  ['Revenue for the 13 weeks ended June 30 was $5 billion.', [3]],
  ['It made $5 billion in just three months.', [3]],
  ['First-half revenue was $5 billion.', [6]],
  ['Revenue of six months was $5 billion.', [6]],
  ['Nine-month revenue was $5 billion.', [9]],
  ['Annual revenue was $5 billion.', [12]],
  ['Full-year revenue was $5 billion.', [12]],
  ['Revenue for the full fiscal year was $5 billion.', [12]],
  ['Monthly revenue was $5 billion.', [1]],
  ['Revenue was $5 billion a month.', [1]],
  ['Revenue was $5 billion per quarter.', [3]],
  ['Revenue was $5 million every day.', [0]],
  ['Revenue grew 5% a week.', [0]],
  ['Annual revenue beat that of the nine months.', [9, 12]],
])('%s %j', (text, months) => expect(lengths(text)).toEqual(months))

it.each([
  'A quarter of sales came from Services.',
  'Sales grew by a quarter.',
  'The quarter before was better.',
  'The quarter of a century was long.',
  'Sales grew in the year before.',
  'It was so three months ago.',
  'It ran in three months of the year.',
  'The day was long.',
  'A week later it sold more.',
])('no length: %s', (text) => expect(lengths(text)).toEqual([]))

it('says where it stands', () => {
  const text = 'In the quarter, annual pay rose.'
  expect(lengthWords(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual(['In the quarter', 'annual'])
})
