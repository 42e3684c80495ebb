/** Questions that reckon, read by their figures, times and operations; and those that name what no column holds. */
import { describe, expect, it } from 'vitest'
import { answerText } from '../answer.ts'
import { readQuestion } from '../question.ts'
import { replyTo } from '../reply.ts'
import { factsOf } from '../sample.fixture.ts'

// 0000320193-25-000079: operating cash flow 111,482, capital expenditures 12,715, dividends 15,421, repurchases 90,711
const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
// 0000012927-25-000015: debt 53,864 (short-term 1,278), cash 13,801, investments 12,481; goodwill 8,084, intangibles 1,957
const boeing = factsOf('0000012927-25-000015', 'The Boeing Company', '10-K')
// Nine months to June 28, 2025, and the sheets of that day and of September 28, 2024
const quarter = factsOf('0000320193-25-000073', 'Apple Inc.', '10-Q')

const told = (text: string, facts = apple): string | null => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return isAnswered ? answerText(answer) : null
}

describe('what is reckoned of a year’s figures', () => {
  it.each([
    ['OCF to capex coverage', /8\.77 times capital expenditures, or 876\.8% of it: \$111\.48B/],
    ['how big were buybacks relative to fcf in 25', /91\.8% of /],
    ['buybacks relative to net income fy25', /81\.0% of it/],
    ['what percentage of operating cash flow went to share repurchases', /81\.4% of operating cash flow/],
    ['inventory as a percentage of cost of sales', /2\.6% of/],
    ['inventory turns (cost of sales / year-end inventory)', /38\.64 times inventory/],
    ['Total liabilities to total assets ratio of the company, expressed as a percentage?', /79\.5% of it/],
    ['hi, what was the current ratio sept 2025', /0\.89 on September 27, 2025/],
    ['cash plus short term investments minus total debt', /was −\$43\.96B on September 27, 2025/],
    ['op cash less capex less dividends 2025', /\$83\.35B .*: \$111\.48B less \$12\.72B less \$15\.42B/],
    ['opex? no i mean capex in fiscal 2024', /^Capital expenditures of Apple were \$9\.45B/],
    ['dividends per basic share in fiscal 2025', /\$1\.03 per basic share/],
    ['how many x of what it was the year before is long-term debt', /0\.91 times as much/],
    ['share buybacks, last three fiscal years', /\$90\.71B .*\$94\.95B .*\$77\.55B/],
    ['did total liabilities shrink, and by how much?', /^Yes\. .*fell 7\.3%/],
    ['Was operating cash flow negative in 2025?', /^No\. Operating cash flow of Apple was \$111\.48B/],
    ['Cash on hand at the end of September, please, excluding securities.', /were \$35\.93B on September 27, 2025/],
    ['is operating cash flow enough to pay capex and dividends?', /^Yes\. .*\$111\.48B against \$28\.14B/],
    [
      'total equity as % of total liabilities and equity',
      /20\.5% of total liabilities and shareholders’ equity: \$73\.73B of \$359\.24B/,
    ],
    ['dividends to shareholders in 2025 plus stock acquired', /\$106\.13B together/],
    ['what multiple of equity is total debt', /1\.34 times/],
    ['CET1 aside, how fast did total assets grow in 2025?', /fell 1\.6%/],
  ])('%s', (text, answer) => expect(told(text)).toMatch(answer))

  it.each([
    ['total debt at YE24 and how much of it is short term', /\$53\.86B .*2\.4% of debt: \$1\.28B/],
    ['debt at year end 24, thereof short term?', /\$53\.86B .*2\.4% of debt: \$1\.28B/],
    ['net debt (total debt minus cash)', /was \$40\.06B on December 31, 2024: \$53\.86B less \$13\.80B/],
    ['net debt at the end of 2024', /−\$27\.58B on December 31, 2024/],
    ['do current assets exceed current liabilities?', /^Yes\. /],
    ['goodwill plus intangibles in $bn', /\$10\.04B together/],
    ['how much goodwill in % of total assets?', /5\.2% of total assets/],
    ['cash plus short-term investments in % of total debt', /48\.8% of debt: \$26\.28B of \$53\.86B/],
  ])('Boeing: %s', (text, answer) => expect(told(text, boeing)).toMatch(answer))
})

describe('columns of a quarter’s report', () => {
  it.each([
    ['inventory change since september', /fell 18\.7%, from \$7\.29B on September 28, 2024 to \$5\.93B/],
    ['by what amount did total debt fall since year end?', /a fall of \$4\.93B/],
    ['nine-month free cash flow against the prior year’s nine months', /\$72\.28B|\$84\.90B/],
    ['capex first nine months: up by what percent', /rose 44\.9%/],
    ['dividends to shareholders over nine months plus stock acquired', /\$82\.14B together/],
    ['liabilities to assets in percent june 2025', /80\.1% of it/],
  ])('%s', (text, answer) => expect(told(text, quarter)).toMatch(answer))

  it.each([
    'operating cash flow in the june quarter only, relative to net income',
    'capex for the third quarter vs second quarter',
    'cash at the end of March 2025 in percent of total assets',
    'total debt in june 2024 relative to equity',
    'receivables relative to revenue a year ago',
    'dividends per basic share in the nine months',
  ])('not: %s', (text) => expect(told(text, quarter)).toBeNull())
})

describe('what no column holds is not reckoned', () => {
  it.each([
    'adjusted free cash flow relative to net income',
    'restricted cash plus cash',
    'tangible equity to total assets',
    'free cash flow per employee',
    'capex to ocf next year',
    'long-term debt of Microsoft relative to equity',
    'total assets at the end of 2021 relative to equity',
    'finance lease liabilities in percent of total liabilities',
    'cash held abroad in percent of cash',
    'average inventory relative to cost of sales',
    'inventory turns',
    'deferred revenue to total liabilities',
    'market cap to free cash flow',
    'Is long-term debt larger than the debt of last year?',
    'What share of net income is capex?',
    'how much of the long-term debt is fixed rate',
    'Services share of total assets',
    'Cash without investments?',
    'goodwill to equity',
  ])('%s', (text) => expect(told(text)).toBeNull())
})
