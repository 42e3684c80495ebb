/** Questions in other wording than the readers of questions know, put into theirs. */
import { expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'

const APPLE = appleFacts()
const NIKE = factsOf('0000320187-25-000047', 'NIKE, Inc.', '10-K')
const ask = (text: string, facts = APPLE) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return { isAnswered, text: answerText(answer) }
}

it.each([
  ['What fraction of sales does Europe represent?', 'Europe revenue was 25.9% of revenue'],
  ['How much of revenue does Japan constitute?', 'Japan revenue was 6.4% of revenue'],
  ['What percent of sales do Macs bring in?', 'Mac revenue was 7.7% of revenue'],
  ['How much of Apple’s revenue is Chinese, percentagewise?', 'Greater China revenue of Apple was 17.1% of revenue'],
  ['What’s the year-over-year dollar increase in total revenue?', 'a rise of $7.75B'],
  ['Operating income up how much, percent?', 'Operating income rose 7.8%'],
  ['Over two years, 2022 to 2024, by what percent did profit rise?', 'Net income fell 6.1%, from $99.80B in 2022 FY'],
  ['How has the operating margin moved — what is it now?', 'Operating margin rose from 29.8% in 2023 FY to 31.5%'],
  ['Which of the years 2022 to 2024 saw the most revenue?', 'Total revenue was highest in 2022 FY'],
  ['Over fiscal 2022-2024, which year had the best net income?', 'Net income was highest in 2022 FY'],
])('%s', (text, says) => expect(ask(text)).toMatchObject({ isAnswered: true, text: expect.stringContaining(says) }))

it('names the one division that grew, and divides one figure by another', () => {
  expect(ask('Did any category grow? Name it.', NIKE).text).toContain('Equipment grew 5.3%')
  expect(ask('What percentage of net income was handed out as dividends?', NIKE).text).toContain('71.5% of net income')
})

it.each([
  ['Which fell more, Wearables or Greater China?', 'Greater China revenue fell more: −7.7% against −7.1%'],
  ['Which dropped more, Services or Wearables?', 'Wearables, Home and Accessories revenue fell, the other grew'],
  ['Which grew slower, Services or Europe?', 'Europe revenue grew more slowly'],
  ['Is most of Apple’s business done in China?', 'No. Greater China revenue was 17.1% of total revenue'],
  ['Does most of the revenue come from the iPhone?', 'Yes. iPhone revenue was 51.4% of total revenue'],
  ['Where does Apple make its money?', 'Of revenue of $391.04B in 2024 FY: Americas $167.05B (42.7%)'],
  ['How much does Apple spend on R&D compared with SG&A?', 'Research and development was larger: $31.37B against'],
  ['What did each region bring in?', 'Americas $167.05B (42.7%), Europe'],
  ['What percent is Services?', 'Services revenue was 24.6% of revenue'],
  ['How many cents of every dollar go to R&D?', 'Research and development was 8.0% of revenue'],
])('answers what is asked, and not the nearest figure: %s', (text, says) => expect(ask(text).text).toContain(says))

it.each([
  'How much did Greater China contribute to profit?',
  'Do more than half of sales come from growth in services?',
  'Is most of the revenue growth from services?',
  'What fraction of sales does Texas represent?',
  'Over fiscal 2019-2024, which year had the best net income?',
  'How much of the App Store’s revenue is Chinese?',
  'Operating income of the iPhone up how much?',
])('keeps asking back where a word may sort the figure out: %s', (text) => expect(ask(text).isAnswered).toBe(false))
