/** Ordinary words that ask for another time, another part or another measure than the figure that would be told. */
import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { appleFacts } from './apple.fixture.ts'
import { otherSpan } from './other-spans.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'

const FACTS = appleFacts()
const ask = (text: string) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, FACTS), FACTS, [])
  return { isAnswered, text: answerText(answer) }
}

it.each<[string, string | null, string | null]>([
  ['How much did it sell so far?', '2025 FY', 'so far'],
  ['How much in three quarters?', '2025 FY', 'three quarters'],
  ['What was it in a quarter?', '2025 FY', 'quarter'],
  ['What was it in a year?', '2025 Q3', 'a year'],
  ['What was it in a quarter?', '2025 Q3', null],
  ['Was it a quarter of sales?', '2025 FY', null],
  ['How did it develop over the years?', null, null],
])('%s of %s', (text, period, span) => expect(otherSpan(text, period)).toBe(span))

describe('is not answered by the nearest figure', () => {
  it.each([
    'How much did Apple sell in the three quarters so far?',
    'What was revenue in a quarter?',
    'What was revenue by quarter?',
    'What was quarterly net income on average?',
    'What was average revenue per region?',
    'What did the average share earn?',
    'Should the shares be sold?',
    'What was seller revenue?',
    'Did revenue grow faster this year than last year?',
    'Is growth accelerating?',
    'Which region abroad grew fastest?',
    'Which region grew the third most?',
    'How much did the other regions grow?',
    'What is the growth of the largest product?',
    'What is the share of the fastest-growing product?',
    'What share of sales do the two smallest products have?',
    'How did margins compare between Europe and Japan?',
    'Did profit grow faster than costs?',
    'What was revenue per dollar of cost?',
    'What was the margin before tax?',
    'What was revenue growth outside Greater China?',
    'Did debt ever exceed equity?',
  ])('%s', (text) => expect(ask(text).isAnswered).toBe(false))
})

it('measures a change over the years that are asked', () => {
  const { text } = ask('How much did net income grow in two years?')
  expect(text).toContain('in 2022 FY')
  expect(text).toContain('in 2024 FY')
  expect(text).not.toContain('2023')
})

it('looks at every year where a question says ever', () => {
  expect(ask('Has revenue ever fallen?').text).toContain('2022 FY')
})
