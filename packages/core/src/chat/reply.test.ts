/** Answers in words, each figure from the filing; and what is said where there is none. */
import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'

const FACTS = appleFacts()
const reply = (text: string) => replyTo(readQuestion(text, FACTS), FACTS, [])
const said = (text: string) => answerText(reply(text).answer)

describe('answers', () => {
  it.each([
    // 0000320193-24-000123, statement of operations and note 2
    ['What was revenue?', 'Total revenue of Apple was $391.04B in 2024 FY.'],
    ['What was net income in 2023?', 'Net income of Apple was $97.00B in 2023 FY.'],
    ['What was revenue in 2022?', 'Total revenue of Apple was $394.33B in 2022 FY.'],
    [
      'How did revenue change?',
      'Total revenue rose 2.0%, from $383.29B in 2023 FY to $391.04B in 2024 FY, a rise of $7.75B.',
    ],
    [
      'How did net income change?',
      'Net income fell 3.4%, from $97.00B in 2023 FY to $93.74B in 2024 FY, a fall of $3.26B.',
    ],
    ['When was it filed?', 'This 10-K was filed on Nov 1, 2024.'],
  ])('%s', (text, answer) => expect(said(text)).toBe(answer))

  it.each([
    ['What was diluted EPS?', '$6.08'],
    ['What was the gross margin?', '46.2%'],
    ['What was the tax rate?', '24.1%'],
    ['What was spent on R&D?', '$31.37B'],
    ['What was iPhone revenue?', '$201.18B'],
    ['What share of revenue is Services?', '24.6%'],
    ['Which product sold the most?', 'iPhone'],
    ['What is the smallest region?', 'Japan'],
    ['What was the largest expense?', '$31.37B'],
    ['Which region grew fastest?', 'Europe was the fastest-growing region: 7.5%, to $101.33B'],
    ['Which product grew the most?', '12.9%, from $85.20B in 2023 FY to $96.17B'],
  ])('%s has %s', (text, figure) => {
    const { answer, isAnswered } = reply(text)
    expect(isAnswered).toBe(true)
    expect(answerText(answer)).toContain(figure)
  })

  it.each([
    'What was revenue?',
    'How did net income change?',
    'Which product sold the most?',
    'What was the tax rate?',
  ])('cite a place or a rule for each figure: %s', (text) => {
    const { parts, citations } = reply(text).answer
    for (const part of parts.filter(({ state }) => state === 'verified')) {
      const citation = citations[part.citation ?? -1]
      expect(citation?.href ?? citation?.text).toBeTruthy()
    }
    expect(parts.some(({ state }) => state === 'verified')).toBe(true)
  })

  it('tell all years of a history, the newest of them with its cell', () => {
    const text = said('revenue over the last three years')
    for (const figure of ['$391.04B', '$383.29B', '$394.33B']) expect(text).toContain(figure)
  })
})

describe('without an answer', () => {
  it.each([
    'revenue in Texas',
    'adjusted net income',
    'What will revenue be next year?',
    'What was revenue in 2015?',
    'asdf',
  ])('no figure is said: %s', (text) => {
    const { answer, isAnswered } = reply(text)
    expect(isAnswered).toBe(false)
    expect(answer.parts.filter(({ state }) => state === 'verified')).toEqual([])
  })

  it('what can be asked is proposed', () => {
    expect(reply('asdf').answer.suggestions.length).toBeGreaterThan(0)
  })

  it('a reason is not told, the change is', () => {
    expect(said('Why did net income fall?')).toMatch(/^Net income fell 3\.4%.*Figures do not say why\.$/)
  })
})
