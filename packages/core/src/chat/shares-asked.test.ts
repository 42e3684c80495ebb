/** Questions about shares, turns and parts in people's own words, with what is answered and what is not. */
import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'

const APPLE = appleFacts()
const AMAZON = factsOf('0001018724-25-000004', 'AMAZON.COM', '10-K')
const AEGON = factsOf('0000928385-01-500187', 'AEGON', '20-F')
const ask = (text: string, facts = APPLE) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return { isAnswered, text: answerText(answer) }
}

describe('a share that more is asked of', () => {
  it.each([
    ['Do more than half of sales come from the iPhone?', 'Yes. iPhone revenue was 51.4% of total revenue'],
    ['Are Mac sales more than 10% of the total?', 'No. Mac revenue was 7.7% of total revenue'],
    ['Does Europe make up less than a third of revenue?', 'Yes. Europe revenue was 25.9% of total revenue'],
    ['Did the share of Services rise?', '24.6% of total revenue: $96.17B of $391.04B in 2024 FY, 2.4 points more than'],
    ["By how many points did Greater China's share fall?", '1.8 points less than'],
    [
      'What share of operating expenses is R&D?',
      'Research and development as a share of operating expenses of Apple was 54.6%',
    ],
    [
      'R&D as a share of operating expenses?',
      'Research and development as a share of operating expenses of Apple was 54.6%',
    ],
    ['How much of every dollar of sales goes to R&D?', 'Research and development was 8.0% of revenue'],
    ['How much of the growth in sales was due to Services?', 'Services revenue rose by $10.97B'],
  ])('%s', (text, says) => {
    const reply = ask(text)
    expect(reply.isAnswered).toBe(true)
    expect(reply.text).toContain(says)
  })

  it.each([
    'What share of net income is Services?',
    'Is Services more than a sixth of profit?',
    'Does the iPhone make up more than half of profit?',
    "Did Services' share of profit rise?",
    'How many points of market share did the iPhone gain?',
    'Did the share of Services in Japan rise?',
    'How much of the growth came from price increases?',
    'How much of the growth in profit came from Services?',
    'What share of R&D is Services?',
    'Did the iPhone outpace the market?',
  ])('is not told of another whole: %s', (text) => expect(ask(text).isAnswered).toBe(false))
})

describe('a turn between loss and profit', () => {
  it.each([
    'When did Amazon turn profitable?',
    'When did it swing from loss to profit?',
    'Which year did it return to profit?',
  ])('%s', (text) =>
    expect(ask(text, AMAZON).text).toMatch(/^In 2023 FY: net income was \$30\.43B after −\$2\.72B in 2022 FY/),
  )
  it('that did not come is said so', () =>
    expect(ask('When did Amazon fall into the red?', AMAZON).text).not.toMatch(/^In 20/))
  it.each(['When did AWS turn profitable?', 'When will Amazon turn profitable?'])(
    'is not told of a part or of days to come: %s',
    (text) => expect(ask(text, AMAZON).isAnswered).toBe(false),
  )
})

describe('in words of their own', () => {
  it.each([
    ['Did R&D outpace sales?', 'grew faster'],
    ['What percent did Services grow?', 'Services revenue rose 12.9%'],
    ['How does Europe stack up against Greater China?', 'Europe revenue was larger'],
    ['What would revenue be without the iPhone?', 'Revenue without iPhone of Apple was $189.85B'],
    ['Did revenue grow by more than 1%?', 'Yes. Total revenue grew 2.0%'],
    ['Did sales grow by double digits?', 'No. Total revenue grew 2.0% to $391.04B in 2024 FY, less than 10%'],
    ['How much higher is basic EPS than diluted?', 'Basic EPS less diluted EPS was $0.03'],
    ['How much more did it sell than in 2022?', 'Total revenue fell'],
    ['Has Apple become more profitable?', 'Net margin fell'],
    ['Which region grew most slowly?', 'Greater China'],
    ['Is EPS up?', 'Diluted EPS'],
    ['Did the iPhone have a good year?', 'iPhone revenue rose 0.3%'],
    ['Which areas saw growth?', 'Europe grew'],
    ['How did revenue do?', 'Total revenue rose 2.0%'],
    ['How much did revenue rise in dollars?', 'The difference is $7.75B'],
    ['How are sales in Japan?', 'Japan revenue rose'],
    ['What is the dollar increase in revenue?', 'a rise of $7.75B'],
    ['Which expense is the smallest?', 'Selling, general and administrative was the smallest operating expense'],
    ['Did operating expenses rise more than sales?', 'Operating expenses grew faster: 4.8%'],
    ['Is it true that sales fell?', 'Total revenue rose 2.0%'],
    ['Could you break down revenue by product?', 'Of revenue of $391.04B'],
    ['Which costs came down?', 'No operating expense shrank'],
  ])('%s', (text, says) => expect(ask(text).text).toContain(says))

  it('what a part added in money is not told by how fast it grew', () =>
    expect(ask('Which segment contributed the most growth?').isAnswered).toBe(false))

  it('nothing is converted', () =>
    expect(ask('How much did each share earn in dollars?', AEGON).isAnswered).toBe(false))
})
