/** Words that are known and that no answer of the question's kind takes up: such a question is not answered. */
import { describe, expect, it } from 'vitest'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { unusedWords } from './unused-words.ts'

const FACTS = appleFacts()
const isAnswered = (text: string) => replyTo(readQuestion(text, FACTS), FACTS, []).isAnswered

describe('words that a kind of question takes up', () => {
  it.each<[Parameters<typeof unusedWords>[0], string, string[]]>([
    ['figure', 'How much was spent on   ?', []],
    ['figure', 'What was the largest   ?', ['largest']],
    ['figure', 'What was   by region?', ['by region']],
    ['figure', 'What was other  ?', ['other']],
    ['figure', 'What would   be?', ['would']],
    ['change', 'How did   change?', []],
    ['change', 'How did   change by region?', ['by region']],
    ['change', 'By how many percent did   rise?', []],
    ['share', 'What share of   is  ?', []],
    ['share', 'What share of the largest   is  ?', ['largest']],
    ['most', 'Which region is the largest?', []],
    ['most', 'Which region is the largest, checked?', []],
    ['split', 'How does   split by region?', []],
  ])('%s: %s', (kind, rest, words) => {
    expect(unusedWords(kind, rest)).toEqual(words)
  })
})

describe('a question with such a word is not answered by the plain figure', () => {
  it.each([
    'What was the largest revenue?',
    'What was other revenue?',
    'What was corporate net income?',
    'What would revenue be?',
    'What was revenue in the market?',
    'What was reduced revenue?',
    'What was contracted revenue?',
    'What was internally generated revenue?',
    'What was revenue on a cash basis?',
    'How recurring is revenue?',
    'How hedged was revenue?',
    'How much revenue did they forgo?',
    'How much of revenue is hedged by R&D?',
    'Which other regions grew?',
    'Which products fell in units?',
    'How did corporate revenue change?',
    'What share of revenue would Services be?',
    'Was corporate revenue above $400 billion?',
    'What was the average monthly revenue over three years?',
    'What is the second largest supplier region?',
    'Which year had the best sales in each region?',
    'What are the two largest wholesale segments?',
    'Is the iPhone in China bigger than Services?',
    'What does a share cost?',
    'What was paid out per share?',
    'What does Apple get for an iPhone?',
    'Did the iPhone lose more than last year?',
    'Did Services make a bigger profit than the year before?',
    'Did the Mac lose more than the iPad?',
    'Which division made money?',
    'What was the last year of loss?',
    'How much of profit growth came from Services?',
    'What share of growth came from price rises of the iPhone?',
    'How much did revenue grow per year on average?',
    'What was spent on research in the quarter?',
    // a known word that the build of the question has no place for
    'What is the largest expense in Europe?',
    'What was iPhone expense in 2024?',
    'How did revenue split by currency?',
    'Trend of revenue by region',
    'Rank products by share of growth',
    'Did net income grow more in dollars than revenue?',
    'How much did R&D per day grow?',
    'Did the share of R&D in costs fall?',
    'Did the gross margin rise by more than 1%?',
    'What was iPhone revenue outside Japan?',
    'What was cost of revenue in Japan?',
    'What was profit before tax and interest?',
    // two periods, and an answer that is of one
    'Was iPhone revenue in 2023 larger than Mac revenue in 2024?',
    'What is the difference between revenue in 2024 and R&D in 2023?',
    'What was the average revenue in 2023?',
    'Has revenue fallen every year since 2019?',
    'Was 2019 the best year?',
  ])('%s', (text) => {
    expect(isAnswered(text)).toBe(false)
  })

  it.each([
    'What was revenue?',
    'How much did they spend on R&D?',
    'How fat was the operating margin?',
    'What was EPS on a diluted basis?',
    'How much tax did they swallow?',
    'What was R&D and what share of revenue was it?',
    'What corporate tax was there?',
    'List net income.',
    'What did a share earn?',
    'How much was the profit per share?',
    'Was revenue above $400 billion?',
    'Did every region grow?',
    'What was the average revenue over three years?',
    'What is the second largest region?',
    'In which year was net income highest?',
    'Is Services bigger than the Mac?',
    'What did Services make?',
    'What percent of sales did Services make up?',
    'What was kept of each dollar of sales?',
    'How much of revenue came from Services?',
    'Which region grew from 2023 to 2024?',
    'Was net income at most $100 billion?',
    'Which regions grew by at least 5%?',
    'What was annual revenue in 2023?',
    'How much did R&D cost?',
  ])('while the same voices without one are: %s', (text) => {
    expect(isAnswered(text)).toBe(true)
  })
})
