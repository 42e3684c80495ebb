import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'

// 0000320193-25-000079: R&D 34,550 and 31,370, SG&A 27,601, net income 112,010, Services 109,158
const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const reply = (text: string) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
  return { said: answerText(answer), isAnswered, suggestions: answer.suggestions }
}

describe('words that cannot sort a figure out are set aside, and named first', () => {
  it.each([
    [
      'How much did Apple splurge on R&D?',
      '“splurge” was not understood; read as research and development in 2025 FY: Research and development of Apple was $34.55B in 2025 FY.',
    ],
    [
      'How much did they siphon from Services?',
      '“siphon” was not understood; read as Services revenue in 2025 FY: Services revenue of Apple was $109.16B in 2025 FY.',
    ],
    ['I’m prepping for an interview tomorrow. What was net income?', 'Net income of Apple was $112.01B in 2025 FY.'],
    [
      'How bonkers was revenue growth?',
      '“bonkers” was not understood; read as the change of total revenue: Total revenue rose 6.4%, from $391.04B in 2024 FY to $416.16B in 2025 FY, a rise of $25.13B.',
    ],
    [
      'Did Apple splurge more on R&D than on SG&A?',
      '“splurge” was not understood; read without it: Yes. Research and development of Apple was larger: $34.55B against $27.60B for selling, general and administrative in 2025 FY, a difference of $6.95B.',
    ],
    [
      'What does it cost to run the place (SG&A)?',
      '“What does it cost to run the place” was not understood; read as selling, general and administrative in 2025 FY: Selling, general and administrative of Apple was $27.60B in 2025 FY.',
    ],
  ])('%s', (text, said) => expect(reply(text).said).toBe(said))
})

describe('what may sort it out refuses, with the nearest questions', () => {
  it.each([
    ['at the name of the figure, before it', 'What was digital revenue?'],
    ['at the name of the figure, behind it', 'What was the R&D headroom?'],
    ['joined to it', 'What were R&D and warranties?'],
    ['behind a preposition', 'What was revenue in Gondor?'],
    ['in the place of whoever is asked about', 'What did samsung splurge on R&D?'],
    ['a name with a capital', 'How much did Apple Samsung on R&D?'],
    ['a negation', 'How much did Apple not spend on R&D?'],
    ['a verb that turns the amount round', 'How much did Apple recoup from Services?'],
    ['a verb that compares', 'How much did Apple outspend on R&D?'],
    ['an act that is none of spending', 'How much did Apple defer on R&D?'],
    ['a figure that the act itself picks out', 'How much tax did Apple dodge?'],
    ['somebody else before the question', 'I mean samsung. What was revenue?'],
    ['a part before the question', 'We sell phones in Texas only. What was revenue?'],
    ['yes or no where the way is not read', 'Did R&D flabbergast?'],
    ['a gloss behind a question of more', 'How fast did the cost of the place grow (SG&A)?'],
  ])('%s: %s', (_, text) => {
    const { said, isAnswered, suggestions } = reply(text)
    expect(isAnswered).toBe(false)
    expect(said).not.toMatch(/\$\d/)
    expect(suggestions).toHaveLength(3)
  })
})
