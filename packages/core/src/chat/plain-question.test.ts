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
  ['china revenue pct', 'china revenue percent'],
  ['eps this q', 'eps this quarter'],
  ['Revenue went up, right?', 'Revenue rose?'],
  ['Which unit had the biggest drop?', 'Which segment fell most?'],
  ['Which product had the biggest decline in margin?', 'Which product had the biggest decline in margin?'],
  ['Which region saw the largest increase?', 'Which region saw the largest increase?'],
  ['Which region saw the best growth?', 'Which region grew fastest?'],
  ['Did anything shrink?', 'which divisions declined?'],
  ['Is profit up from a year ago?', 'how did profit change?'],
  ['How much of a dollar of sales is profit?', 'what is the net margin?'],
  ['Did profit fall more than sales?', 'Did profit fall faster than sales?'],
  ['Which region came second?', 'which is the second largest region?'],
  ['Did iPhone sales top last year?', 'Did iPhone sales change from last year?'],
  ['Did R&D exceed SG&A?', 'is R&D larger than SG&A?'],
  ['What is the second-largest revenue line?', 'What is the second-largest product line?'],
  ['third largest region by sales?', 'which is the third largest region by sales?'],
  ['What did it lay out for capital spending?', 'What did it spend for capital spending?'],
  ['How large is the bank’s balance sheet?', 'what were total assets?'],
  ['What was net income, and the year before?', 'What was net income this year and last year?'],
])('says in the reader’s words: %s', (text, plain) => {
  expect(plainQuestion(text)).toBe(plain)
})

it.each([
  'What did the top line come to?',
  'Did sales exceed expectations?',
  'Did revenue top $400 billion?',
  'Did sales fall more than last year?',
])('compares no figure with what is none: %s', (text) => expect(plainQuestion(text)).toBe(text))
