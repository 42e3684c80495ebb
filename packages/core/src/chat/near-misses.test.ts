/**
 * Questions near to what a statement holds that ask for something else: another basis, another part, another time, what
 * was paid for it, what it earned. None may be answered with a figure.
 */
import { expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'

const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')

it.each([
  'commercial paper',
  'number of employees',
  'payables days',
  'tax paid in cash',
  'Chinese profit growth',
  'who is CEO',
  'watch revenue',
  'did Apple beat expectations',
  'net income excluding tax benefit',
  'iPhone sales in China',
  'R&D spent on the Mac, in dollars',
  'Was the iPhone’s growth in Europe faster than in Japan?',
  'how much iPad they sold in Greater China, money',
  'how much iPad did they sell in Japan',
  'where is Apple based',
  'services operating income',
  'Vision Pro revenue',
  'new debt',
  'interest coverage',
  'short term lease debt',
  'shares issued',
  'will revenue grow',
  'finished goods',
  'quick ratio',
  'what is the total of all investments',
  'revenue year to date',
  'dividend per share',
  'is Apple a good buy',
  'EPS without buybacks',
  'largest customer share',
  'December revenue',
  'what if iPhone falls 10%',
  'did revenue meet consensus',
  'buyback per share',
  'revenue per employee',
  'fines',
  'average selling price of iPhone',
  'purchases of securities',
  'direct sales share',
  'profit before R&D',
  'share of the second largest region in growth',
  'EPS basic excluding one-offs',
  'share of iPhone in Americas',
  'cash taxes',
  'revenue in the US',
  'deferred revenue',
  'revenue per store',
  'unearned revenue',
  'total product sales',
  'non-GAAP net income',
  'sales to education',
  'product revenue vs service revenue',
  'international revenue',
  'accounts payable',
  'inventory turnover',
  'R&D capitalized',
  'inventory of iPhones',
  'operating income without R&D',
  'non-current assets',
  'debt repayments',
  'CAGR of revenue',
  'did Apple beat guidance',
  'advertising',
  'free cash flow per share',
  'What was gross debt less all investments?',
  'What are the five biggest shareholders?',
  'What was the growth rate last quarter?',
  'How much did Europe grow without the UK?',
  'How much tax did Apple pay in Ireland?',
  'How much did revenue miss expectations by?',
  'How much was spent on advertising within SG&A?',
  'How much of R&D was for AI?',
  'How much of the cash is in euros?',
  'Which quarter was the best?',
  'How much would the taxes be at 21 percent?',
  'What does Apple pay for its debt?',
  'By how much did the number of iPhones sold grow?',
  'How much did Apple spend on R&D in China?',
  'What was revenue in the first nine months?',
  'How much did the dividend per share rise?',
  'Is the tax rate lower than the US statutory rate?',
  "What was Apple's revenue when Steve Jobs returned?",
  'What is the margin on wearables?',
  'How much did sales grow excluding Services?',
  'How much of SG&A is salaries?',
  'What was operating income per region?',
  'Which region is most profitable?',
  'How much revenue per user did Services make?',
  'How much money did Apple make on Macs after costs?',
  'What did Apple earn in the Americas?',
  'How much lower were costs in Japan?',
  'How high was the dividend payout per share in dollars?',
  'What was the profit of the Americas segment?',
  'What did Apple pay for each share it bought back?',
  'How does net income compare to the industry?',
  "Is Apple's margin better than Dell's?",
  'How much did the UK contribute to Europe?',
  'Which product makes the most profit?',
  'Was EPS higher than forecast?',
  'How much did sales grow without currency effects?',
  'What did Google pay Apple?',
  'How much new debt did it raise?',
  "What's the annualized profit?",
  'What does Apple owe its suppliers?',
  'What was free cash flow after dividends?',
  'How much did insiders sell?',
  'How much profit does the iPhone bring in?',
  'How many years will the cash last?',
  "What's the total of cash and all securities?",
])('is not told another figure: %s', (text) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
  expect(isAnswered).toBe(false)
  expect(answerText(answer)).not.toMatch(/[$%]\d|\d%/)
})

// 0000320193-25-000079: income taxes 20,719; diluted shares 15,004,697 thousand
it.each([
  ['How many shares are outstanding?', /^The number of shares of one day is not printed here; the average/],
  ['What was the tax benefit?', /^There was no tax benefit in 2025 FY\. Income taxes/],
  [
    'Which region grew and which fell?',
    /^In 2025 FY Japan grew .* In 2025 FY Greater China fell 3\.8%, from \$66\.95B in 2024 FY to \$64\.38B, a fall of \$2\.58B\.$/,
  ],
  ['Services growth, percent?', /^Services revenue rose 13\.5%/],
  ['Diluted vs basic EPS?', /^Basic EPS of Apple was \$7\.49.* Diluted EPS of Apple was \$7\.46/],
  ['R&D + SG&A', /were \$62\.15B together/],
  [
    'Did they generate more cash than profit?',
    /^Operating cash flow.*|^No\. Net income of Apple was larger: \$112\.01B .* \$111\.48B/,
  ],
  ['How much more did Europe make than Japan in 2024?', /\$76\.28B/],
  ['Did both iPhone and Mac grow?', /^iPhone revenue rose 4\.2%.* Mac revenue rose 12\.4%/],
  ['What share of net income went to buybacks and dividends?', /together 94\.8% of net income: \$106\.13B of/],
  ['Net income 2025 divided by 2024?', /1\.19 times as much/],
  ['Revenue growth 2025 compared with growth 2024?', /rose 6\.4%.* Total revenue rose 2\.0%/],
  ['Rank the 3 smallest regions', /Not counted: Rest of Asia Pacific \$33\.70B\.$/],
  ['How many times do current assets cover current liabilities?', /^Current assets .* 0\.89 times as much/],
  ['What was operating cash flow per month?', /a month: 111,482 ÷ 12 months\.$/],
  ['How big is the Mac compared to the iPad?', /^Mac revenue was larger: \$33\.71B against \$28\.02B/],
  ['tax %', /^Tax rate of Apple was 15\.6%/],
  ['can u tell me the profit in 24', /^Net income of Apple was \$93\.74B/],
  ['buybaks?', /^Share repurchases of Apple were \$90\.71B/],
  ['Is the iPad half of the Mac?', /^No\. .*\$28\.02B.*\$33\.71B/],
] as const)('says what it tells: %s', (text, said) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
  expect(isAnswered).toBe(true)
  expect(answerText(answer)).toMatch(said)
})

it.each([
  'Is net income less than half of 2023?',
  'Was the decline of China bigger than that of wearables?',
  'Did Services make more than $100 billion in profit?',
])('takes no other figure for it: %s', (text) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, apple), apple, [])
  expect(isAnswered).toBe(false)
  expect(answerText(answer)).not.toMatch(/Compare to|\$\d/)
})

// 0000104169-25-000021: Walmart U.S. 462,415, of net sales in the U.S. in all 557,622
it('takes "Walmart US" for the segment of that name', () => {
  const walmart = factsOf('0000104169-25-000021', 'Walmart Inc.', '10-K')
  const told = (text: string) => answerText(replyTo(readQuestion(text, walmart), walmart, []).answer)
  expect(told('How much did walmart us sell?')).toMatch(/^Walmart U\.S\. revenue of .* \$462\.42B/)
  expect(told('Revenue in the US?')).toMatch(/\$557\.62B/)
})
