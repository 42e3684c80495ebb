/** Questions that reckon with figures of any statement; the figures are those of the filings that are named. */
import { describe, expect, it } from 'vitest'
import { answerText } from '../answer.ts'
import { readQuestion } from '../question.ts'
import { replyTo } from '../reply.ts'
import { factsOf } from '../sample.fixture.ts'

// 0000320193-25-000079: net income 112,010 and 93,736, dividends 15,421, repurchases 90,711, R&D 34,550 and 31,370
const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const boeing = factsOf('0000012927-25-000015', 'The Boeing Company', '10-K')
const told = (text: string, facts = apple) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return isAnswered ? answerText(answer) : null
}

describe('sums, differences and ratios', () => {
  it.each([
    ['Add dividends and buybacks, how much is it?', /were \$106\.13B together .*: \$15\.42B and \$90\.71B\.$/],
    ['If you add up net income for 2024 and 2025, what do you get?', /\$205\.75B together: \$93\.74B in 2024 FY and/],
    ['What is the gap between capital expenditures in 2025 and in 2024?', /differed by \$3\.27B/],
    ['How many times its 2024 net income did Apple earn in 2025?', /1\.19 times as much\.$/],
    ['buybacks / net income in pct', /81\.0% of net income: \$90\.71B of \$112\.01B/],
    ['net income divided by revenue, 2025 and 2024', /26\.9% of revenue.*24\.0% of revenue/],
    ['net income growth 2025, 2024', /rose 19\.5%.*fell 3\.4%/],
    ['dividends + buybacks compared to net income', /^Net income .* \$112\.01B .* \$106\.13B/],
    ['sga / r&d', /79\.9% of research and development/],
    ['dividends since 2023 in total', /\$45\.68B together: \$15\.42B .*, \$15\.23B .* and \$15\.03B/],
    ['profit on each 100 dollars of turnover', /^Net margin of Apple was 26\.9%/],
    ['capex as multiple of 2024', /1\.35 times as much/],
    ['working capital at year end', /^Current assets less current liabilities was −\$17\.67B/],
  ])('%s', (text, answer) => expect(told(text)).toMatch(answer))

  it.each([
    'What share of net income is capex?',
    'What share of R&D is Services?',
    'How much of operating income is Services?',
    'Is long-term debt larger than the debt of last year?',
    'Add dividends and buybacks per employee',
    'dividends / net income in Europe',
    'Add dividends and buybacks, how much is it in Europe?',
    'Did net income exceed $90 billion two years in a row in 2019?',
    'Did quarterly net income exceed $90 billion two years in a row?',
    'How much was the tax bill per share?',
    'By how much did R&D rise on average?',
  ])('not %s', (text) => expect(told(text)).toBeNull())
})

it('takes a sum off as the terms that are printed', () => {
  const question = readQuestion('Did Services sell more than Mac and iPad put together?', apple)
  const rules = replyTo(question, apple, []).answer.citations.map(({ text }) => text)
  expect(rules).toContain('109,158 − (33,708 + 28,023)')
})

it('says by how much the larger of two parts is larger', () =>
  expect(told('By how many dollars did Services beat the Mac?')).toMatch(
    /^Services revenue of Apple was larger: \$109\.16B against \$33\.71B .* a difference of \$75\.45B/,
  ))

it.each([
  ['In how many of the three years did revenue fall?', /^Total revenue as this filing prints it: .*2023 FY\.$/],
  ['What is the difference between the fastest and slowest growing regions?', /^Not understood as it is asked/],
  ['What is the difference between basic and diluted EPS?', /^Basic EPS less diluted EPS was \$0\.03/],
  ['difference gross profit operating income', /^Gross profit less operating income was \$62\.15B/],
  ['Did net income come to more in 2025 than in 2024 and 2023 together?', /^Not understood as it is asked/],
])('tells no one figure where several are counted or held against each other: %s', (text, answer) =>
  expect(answerText(replyTo(readQuestion(text, apple), apple, []).answer)).toMatch(answer),
)

describe('yes or no', () => {
  it.each([
    ['Did Apple spend more on R&D than it earned?', /^No\. /],
    ['Is it true that sales in Greater China dropped?', /^Yes\. Greater China revenue fell 3\.8%/],
    ['Did revenue more than double?', /^No\. .*1\.06 times/],
    ['Did Services top $100 billion for the first time?', /^Yes\. Services revenue was \$109\.16B/],
    ['Did Services grow 20 percent?', /^No\. Services revenue rose 13\.5%/],
    ['Did net income exceed 90 billion $ two years in a row?', /^Yes\. .*\$112\.01B in 2025 FY, \$93\.74B in 2024 FY/],
    ['Has net income doubled since 2023?', /^No\. .*from \$97\.00B in 2023 FY.*1\.15 times/],
    ['Is shareholders’ equity negative?', /^No\. Shareholders’ equity of Apple was \$73\.73B/],
    ['Is cash above $30 billion?', /^Yes\. .*above \$30 billion\.$/],
  ])('%s', (text, answer) => expect(told(text)).toMatch(answer))

  it('takes a loss by its size', () => {
    expect(told('Did Boeing lose more than $10 billion?', boeing)).toMatch(/^Yes\. /)
    expect(told('net loss bigger than year before? by how much', boeing)).toMatch(
      /Net loss widened 431\.8%, from \$2\.22B in 2023 FY to \$11\.82B in 2024 FY, by \$9\.60B\./,
    )
    // (2,222) and (11,817) as printed, the sign outside the cell
    const { answer } = replyTo(readQuestion('How much did the net loss widen?', boeing), boeing, [])
    expect(answer.citations.map(({ text }) => text)).toContain('11,817 − 2,222')
  })

  it.each([
    'Did gross Services revenue grow 14 percent?',
    'Did revenue grow by 6 percent every quarter?',
    'Did Services grow 14 percent in Japan?',
    'Did organic revenue grow 6 percent?',
    'Did Microsoft’s revenue grow 6 percent?',
    'Is revenue growth accelerating?',
    'Is inventory in the red?',
    'Is total debt in the red?',
  ])('not %s', (text) => expect(told(text)).toBeNull())
})

describe('how somebody asks', () => {
  it.each([
    'For a school project I need to know how much Apple paid in taxes',
    'Hi! My boss wants to know how much Apple paid in taxes, thanks',
    'ok so, could you tell me how much Apple paid in taxes?',
    'How much was the tax bill? just give me the figure',
  ])('%s', (text) => expect(told(text)).toBe('Income taxes of Apple was $20.72B in 2025 FY.'))

  it.each([
    ['What is left after cost of goods?', 'Gross profit of Apple was $195.20B in 2025 FY.'],
    ['What did Apple take home after all the bills were paid?', 'Net income of Apple was $112.01B in 2025 FY.'],
    [
      'How many cents of each dollar of sales does Apple keep as profit?',
      'Net margin of Apple was 26.9% in 2025 FY: $112.01B of revenue of $416.16B.',
    ],
  ])('%s', (text, answer) => expect(told(text)).toBe(answer))
})

describe('what is near and means something else', () => {
  it('keeps a profit that fell apart from a loss that did', () => {
    expect(told('Did profit fall?', boeing)).toMatch(/^Yes\. Net loss widened/)
    expect(told('Did the loss shrink?', boeing)).toMatch(/^No\. /)
  })

  it('measures what beats last year’s from last year', () =>
    expect(told('By how much did net income beat last year’s?')).toMatch(/from \$93\.74B in 2024 FY to \$112\.01B/))

  it.each([
    ['How much has net income risen in percentage terms?', /^Net income rose 19\.5%/],
    ['Net income 2025 over 2024 in percent?', /^Net income rose 19\.5%/],
    ['What percentage of its profit does Apple pay in taxes?', /^Tax rate of Apple was 15\.6%/],
    ['R&D up how many percent', /^Research and development rose 10\.1%/],
    [
      'cash flow from operations 2025, how much of it was capex',
      /^Capital expenditures of Apple were 11\.4% of operating/,
    ],
    ['eps diluted 2025 and 2024, difference', /rose 22\.7%, from \$6\.08 in 2024 FY to \$7\.46/],
    ['tax paid as % of pretax income', /^Tax rate of Apple was 15\.6%/],
    ['Operating profit went from what to what?', /^Operating income rose 8\.0%/],
    ['How many dollars more in dividends than the year before?', /^Dividends paid of Apple rose 1\.2%/],
  ])('%s', (text, answer) => expect(told(text)).toMatch(answer))

  it('tells nothing of the company where a part is asked', () => {
    expect(told('smallest region and its growth') ?? '').not.toContain('Total revenue')
    expect(told('cost of revenue in % of revenue, both years')).toMatch(/53\.1% of revenue.*53\.8% of revenue/)
  })

  it('goes on with a change over other years', () => {
    const question = readQuestion('And in 2024?', apple, ['Did net income grow?'])
    expect(answerText(replyTo(question, apple, []).answer)).not.toContain('2025 FY')
    expect(told('Did margins improve?')).toMatch(/Gross margin rose/)
  })
})

describe('a place without figures', () => {
  it.each([
    ['What were sales in France?', 'France'],
    ['What were iPhone sales in the US?', 'the United States'],
  ])('%s', (text, place) => {
    const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
    expect(isAnswered).toBe(false)
    expect(answerText(answer)).toBe(
      `This filing tells revenue of Americas, Europe, Greater China, Japan and Rest of Asia Pacific, and nothing of ${place} alone.`,
    )
  })
})
