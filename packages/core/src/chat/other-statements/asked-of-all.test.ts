/** Questions of people who do not know the words of the three statements, and of figures that stand in two of them. */
import { describe, expect, it } from 'vitest'
import { answerText } from '../answer.ts'
import type { ChatFacts } from '../facts.ts'
import { readQuestion } from '../question.ts'
import { replyTo } from '../reply.ts'
import { factsOf } from '../sample.fixture.ts'

const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
const alone = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K', false)
const bank = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K', true, 'bank')
const quarter = factsOf('0000320193-25-000073', 'Apple Inc.', '10-Q')
const amazon = factsOf('0001018724-25-000004', 'Amazon.com, Inc.', '10-K')
const boeing = factsOf('0000012927-25-000015', 'The Boeing Company', '10-K')

const told = (facts: ChatFacts, text: string) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return { text: answerText(answer), isAnswered, suggestions: answer.suggestions }
}
const answered = (facts: ChatFacts, text: string) => {
  const { text: said, isAnswered } = told(facts, text)
  return isAnswered ? said : null
}

// 0000320193-25-000079: dividends 15,421, repurchases 90,711, cash 35,934, securities 18,763, debt 7,979 + 12,350 + 78,328
describe('in other words than the statements', () => {
  it.each([
    'how much did they hand back to shareholders?',
    'How much was returned to investors?',
    'What did Apple pay out to its shareholders?',
    'How much did they pay shareholders?',
    'How much goes to shareholders?',
    'What were dividends and buybacks together?',
  ])('what the owners were given: %s', (text) =>
    expect(answered(apple, text)).toBe(
      'Dividends paid of Apple were $15.42B in the year to September 27, 2025. Share repurchases of Apple were $90.71B in the year to September 27, 2025. Together $106.13B.',
    ),
  )

  it.each([
    'How much cash did Boeing burn?',
    'how much cash did boeing burn',
    'How quickly is Boeing burning cash?',
    'How much cash went out the door?',
    'What is the burn rate?',
  ])('cash that goes: %s', (text) =>
    expect(answered(boeing, text)).toBe(
      'Operating cash flow of Boeing was −$12.08B in the year to December 31, 2024. Free cash flow of Boeing was −$14.31B in the year to December 31, 2024: −12,080 − 2,230 as printed.',
    ),
  )

  it.each([
    [
      boeing,
      'How much does Boeing owe?',
      /^Debt of Boeing was \$53\.86B .* Total liabilities of Boeing were \$160\.28B/,
    ],
    [apple, 'How much does Apple owe its lenders?', /^Debt of Apple was \$98\.66B/],
    [apple, 'What do customers owe?', /^Receivables of Apple were \$39\.78B/],
    [apple, 'Is debt larger than last year?', /^No\. Debt of Apple fell 7\.5%/],
    [apple, 'What is the total of cash and receivables?', /Together \$75\.71B\.$/],
    [apple, 'Is cash up?', /^Yes\. Cash and cash equivalents of Apple rose 20\.0%/],
    [apple, 'What happened to inventory?', /^Inventory of Apple fell 21\.5%/],
    [apple, 'What is left after capex?', /^Free cash flow of Apple was \$98\.77B/],
    [apple, 'How much free cash did Apple throw off?', /^Free cash flow of Apple was \$98\.77B/],
    [apple, 'How much cash did the business generate?', /^Operating cash flow of Apple was \$111\.48B/],
    [apple, 'Did Apple pay a dividend?', /^Dividends paid of Apple were \$15\.42B/],
    [apple, 'Could Apple pay off its debt with the cash it holds?', /^No\. Debt of Apple was larger/],
    [apple, 'How much is inventory worth?', /^Inventory of Apple was \$5\.72B/],
    // its columns are printed from the oldest to the newest: 84,946 in 2023, 115,877 in 2024
    [amazon, 'How did operating cash flow change?', /rose 36\.4%, from \$84\.95B in the year to December 31, 2023/],
    [apple, 'Net cash or net debt?', /^Net cash of Apple was −\$43\.96B/],
    [apple, 'What was operating cash flow minus capex?', /^Free cash flow of Apple was \$98\.77B/],
    [apple, 'How much is in the bank?', /^Cash and cash equivalents of Apple were \$35\.93B/],
    [apple, 'What portion of profit went to tax?', /^Tax rate of Apple was 15\.6%/],
    [apple, 'Who buys the most, Europe or China?', /^Europe revenue was larger: \$111\.03B against \$64\.38B/],
    [apple, 'Is revenue concentrated in one product?', /^iPhone was the largest division/],
    [quarter, 'How much stock did Apple buy back so far this year?', /nine months .* \$70\.58B/],
  ])('%# %s', (facts, text, said) => expect(answered(facts, text)).toMatch(said))

  it.each([
    'How much cash did Apple return?',
    'How much was returned by customers?',
    'How much was handed back to shareholders since 2023?',
    'How much cash does Tim Cook burn?',
    'Did Tim Cook pay a dividend?',
  ])('takes no half of a phrase for it: %s', (text) => expect(answered(apple, text)).toBeNull())
})

describe('two figures beside each other', () => {
  it.each([
    [
      'Does Apple have more cash than debt?',
      'No. Debt of Apple was larger: $98.66B on September 27, 2025 against $35.93B of cash and cash equivalents, a difference of $62.72B.',
    ],
    [
      'How does cash flow compare with profit?',
      'Net income of Apple was larger: $112.01B in 2025 FY against $111.48B of operating cash flow in the year to September 27, 2025, a difference of $528.00M.',
    ],
    [
      'Did they spend more on buybacks than on R&D?',
      'Yes. Share repurchases of Apple were larger: $90.71B in the year to September 27, 2025 against $34.55B of research and development in 2025 FY, a difference of $56.16B.',
    ],
    [
      'Is debt larger than equity?',
      'Yes. Debt of Apple was larger: $98.66B on September 27, 2025 against $73.73B of shareholders’ equity, a difference of $24.92B.',
    ],
  ])('%s', (text, said) => expect(answered(apple, text)).toBe(said))

  it.each([
    ['What share of assets is cash?', 'were 10.0% of total assets: $35.93B of $359.24B on'],
    ['What is capex as a share of operating cash flow?', 'were 11.4% of operating cash flow: $12.72B of $111.48B'],
    ['How much cash was left at the end of the year?', 'Cash and cash equivalents of Apple were $35.93B'],
    ['Is there more short-term than long-term debt?', 'Long-term debt of Apple was larger: $78.33B'],
    ['Can Apple cover its current liabilities?', '0.89'],
    ['What was cash from financing?', '−$120.69B'],
    ['Were dividends covered by free cash flow?', 'Free cash flow of Apple was larger: $98.77B'],
    ['capex 2025 vs 2024', 'Capital expenditures of Apple rose 34.6%'],
    ['how much of net income became cash?', 'Net income of Apple was larger: $112.01B'],
  ])('%s', (text, says) => expect(answered(apple, text)).toContain(says))

  it.each(['What percent of revenue is capex?', 'capex as a share of revenue', 'How much of revenue goes to capex?'])(
    'as a part of revenue: %s',
    (text) =>
      expect(answered(apple, text)).toBe(
        'Capital expenditures of Apple were 3.1% of revenue: $12.72B in the year to September 27, 2025 of $416.16B in 2025 FY.',
      ),
  )

  it('asks for the change of what was named before', () =>
    expect(answered(apple, 'How much did they spend on buybacks and did it rise?')).toBe(
      'Share repurchases of Apple were $90.71B in the year to September 27, 2025. No. Share repurchases of Apple fell 4.5%, from $94.95B in the year to September 28, 2024 to $90.71B in the year to September 27, 2025, a fall of $4.24B.',
    ))

  it('calls none of two spans the larger', () =>
    expect(answered(quarter, 'Is operating cash flow higher than net income?')).toBe(
      'Operating cash flow and net income are of different spans. Operating cash flow of Apple was $81.75B in the nine months to June 28, 2025; net income was $23.43B in 2025 Q3.',
    ))

  it.each([
    'Is long-term debt larger than the debt of last year?',
    'Did they pay off more debt than they spent on dividends?',
    'Does cash per share exceed debt?',
    'Is AWS revenue larger than debt?',
    'Did buybacks fall more than dividends?',
  ])('leaves what asks for more: %s', (text) => expect(answered(apple, text)).toBeNull())
})

describe('what follows from two statements', () => {
  it.each([
    [
      "What's the return on equity?",
      'Return on average equity of Apple was 171.4% in 2025 FY: 112,010 ÷ ((73,733 + 56,950) ÷ 2) as printed.',
    ],
    ['ROA?', 'Return on average assets of Apple was 30.9% in 2025 FY: 112,010 ÷ ((359,241 + 364,980) ÷ 2) as printed.'],
    [
      'How quickly do customers pay?',
      'Days of receivables of Apple were 34.8 in 2025 FY: 39,777 ÷ 416,161 × 364 days as printed.',
    ],
    [
      'How long does inventory sit on the shelves?',
      'Days of inventories of Apple were 9.4 in 2025 FY: 5,718 ÷ 220,960 × 364 days as printed.',
    ],
    [
      'What is the free cash flow margin?',
      'The free cash flow margin of Apple was 23.7% in 2025 FY: (111,482 − 12,715) ÷ 416,161 as printed.',
    ],
    [
      'How leveraged is Apple?',
      'Debt to equity of Apple was 1.34 on September 27, 2025: (7,979 + 12,350 + 78,328) ÷ 73,733 as printed.',
    ],
  ])('%s', (text, said) => expect(answered(apple, text)).toBe(said))

  it.each([
    [quarter, "What's the return on equity?", /^Return on average equity is not told here \(of full years only/],
    [boeing, 'How leveraged is Boeing?', 'Debt to equity is not told here (shareholders’ equity is negative).'],
    [
      quarter,
      'What is the free cash flow margin?',
      /^The free cash flow margin is not told here \(what is printed is of another span/,
    ],
    [bank, 'How quickly do customers pay?', /^Days of receivables are not told here \(not meaningful for a bank/],
  ])('%# says why it is not told', (facts, text, said) => {
    expect(told(facts, text).isAnswered).toBe(false)
    expect(told(facts, text).text).toMatch(said)
  })
})

describe('by the day, and of all years', () => {
  it.each([
    [
      apple,
      'How much does Apple earn per day?',
      'Net income of Apple was $112.01B in 2025 FY, on average $307.72M a day: 112,010 ÷ 364 days.',
    ],
    [
      apple,
      'How much revenue a week?',
      'Total revenue of Apple was $416.16B in 2025 FY, on average $8.00B a week: 416,161 ÷ (364 days ÷ 7).',
    ],
    [
      boeing,
      'How much does Boeing lose every day?',
      'Net loss of Boeing was $11.82B in 2024 FY, on average $32.29M a day: −11,817 ÷ 366 days.',
    ],
    [
      apple,
      'Was it a record year?',
      'Total revenue was highest in 2025 FY: $416.16B, of the 3 periods in this filing, back to 2023 FY. Net income was highest in 2025 FY: $112.01B, of the 3 periods in this filing, back to 2023 FY. Earlier periods are not in this filing.',
    ],
    [
      apple,
      'Was 2024 the most profitable year?',
      'No. Net income was highest in 2025 FY: $112.01B, of the 3 periods in this filing, back to 2023 FY. Earlier periods are not in this filing.',
    ],
  ])('%# %s', (facts, text, said) => expect(answered(facts, text)).toBe(said))

  it.each([
    'How much does each iPhone earn a day?',
    'What was revenue per day in 2023?',
    'best quarter ever?',
    'Was it a record year for Vision Pro?',
  ])('leaves %s', (text) => expect(answered(apple, text)).toBeNull())
})

describe('what is not answered', () => {
  it('a part of a profit is none of revenue', () =>
    expect(answered(apple, 'How much of net income was paid out?')).toBeNull())

  it.each([
    [
      'what is apple’s EBIT',
      'EBIT is not printed in the statements of this filing; what comes nearest there: operating income and income before taxes.',
      'What was operating income?',
    ],
    [
      'How many employees does Apple have?',
      'The number of employees is not printed in the statements of this filing.',
      'How did revenue split by division?',
    ],
    [
      'What was the dividend per share?',
      'The dividend per share is not printed in the statements of this filing; what comes nearest there: dividends paid.',
      'What were dividends paid?',
    ],
    [
      'How did hardware do?',
      'The figures of this filing’s statements do not answer this; not understood: “hardware”.',
      'How did revenue split by division?',
    ],
    [
      'How much debt did Apple pay off?',
      'What is asked about debt was not understood; the nearest questions that the balance sheet answers stand below.',
      'What was debt?',
    ],
  ])('is said by name, with three questions that are: %s', (question, said, first) => {
    const { text, isAnswered, suggestions } = told(apple, question)
    expect([text, isAnswered, suggestions[0]]).toEqual([said, false, first])
    expect(suggestions).toHaveLength(3)
    for (const one of suggestions) expect([one, told(apple, one).isAnswered]).toEqual([one, true])
  })

  it('of the income statement alone, where the others are not read', () => {
    expect(told(alone, 'What are the risks?').text).toBe(
      'The figures of the income statement alone do not answer this; not understood: “risks”.',
    )
    expect(told(alone, 'How much debt did Apple pay off?').text).toBe(
      'The income statement does not hold debt: it stands in the balance sheet.',
    )
  })
})
