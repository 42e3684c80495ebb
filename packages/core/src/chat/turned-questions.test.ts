/** Questions that name a figure and ask for another thing of it; the figures are those of the filings that are named. */
import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'

const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const boeing = factsOf('0000012927-25-000015', 'The Boeing Company', '10-K')
const exxon = factsOf('0000034088-25-000042', 'Exxon Mobil Corporation', '10-Q')
const told = (text: string, facts = apple): string | null => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return isAnswered ? answerText(answer) : null
}

describe('what no statement holds', () => {
  it.each([
    'How much did Apple invest in Services?',
    'How much income tax did Apple collect?',
    'How much did Apple earn from research and development?',
    'How much long-term debt did Apple add in 2025?',
    'Revenue for the year ended December 2025',
    'net income for the twelve months to March 2025',
    'What is R&D as share of gross profit growth?',
    'What was net income three years before 2024?',
  ])('%s', (text) => expect(told(text)).toBeNull())
  it.each([
    'How much crude oil did Exxon produce?',
    'What was crude oil revenue?',
    'Revenue in the quarter ended March 2025',
  ])('%s', (text) => expect(told(text, exxon)).toBeNull())
})

describe('what it holds', () => {
  it.each([
    ['How much income tax did Apple pay?', /\$20\.72B/],
    ['revenue two years before 2025', /^Total revenue of Apple was \$383\.29B in 2023 FY\.$/],
    ['Revenue for the year ended September 2025', /\$416\.16B/],
    ['What was the total of dividends paid over 3 years?', /\$45\.68B together: \$15\.42B .*\$15\.23B .*\$15\.03B/],
  ])('%s', (text, says) => expect(told(text)).toMatch(says))
  it('with the year between two that are summed', () => {
    expect(told('sum of operating cash flow 2022 to 2024', boeing)).toMatch(/−\$2\.61B together: .*\$5\.96B/)
  })
  it('of two that are divided, in the order asked', () => {
    expect(told('For a class report: what were current assets divided by current liabilities?')).toMatch(
      /89\.3% of current liabilities/,
    )
  })
  it('of a part that suffered most, the one that fell most', () => {
    expect(told('which region suffered the most?')).toMatch(/^Greater China\b.*3\.8%/)
    expect(told('in which region has turnover suffered most in dollars?')).toMatch(/By amount, Greater China fell most/)
  })
  it('of a line of costs by what is bought', () => {
    expect(told('How much did Exxon spend on crude oil?', exxon)).toMatch(/\$45\.33B/)
  })
})
