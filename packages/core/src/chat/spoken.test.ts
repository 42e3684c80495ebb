/** Questions as people type and say them; the figures are those of the filings that are named. */
import { describe, expect, it } from 'vitest'
import { answerText } from './answer.ts'
import { readQuestion } from './question.ts'
import { replyTo } from './reply.ts'
import { factsOf } from './sample.fixture.ts'
import { spelledPlain } from './spoken.ts'

// 0000320193-25-000079: the year to September 27, 2025
const apple = factsOf('0000320193-25-000079', 'Apple Inc.', '10-K')
// 0000012927-25-000015: a loss of 11,817 in 2024 and of 2,222 in 2023
const boeing = factsOf('0000012927-25-000015', 'The Boeing Company', '10-K')
const told = (text: string, facts = apple) => {
  const { answer, isAnswered } = replyTo(readQuestion(text, facts), facts, [])
  return isAnswered ? answerText(answer) : null
}

describe('years, abbreviations and forms in short', () => {
  it.each([
    ['revenue 24 & 25', 'revenue 2024 & 2025'],
    ['opm 23, 24, 25', 'operating margin 2023, 2024, 2025'],
    ['what did they make in twenty twenty-four', 'what did they make in 2024'],
    ['net income in 24', 'net income in 2024'],
    ['gm fy 25', 'gross margin fy 2025'],
    ['op inc 2025, US$ bn', 'operating income 2025'],
    ['eps last 3 years', 'eps in 2025 and 2024 and 2023'],
    ['net margin 2023-25', 'net margin 2025 and 2024 and 2023'],
    ['net income fell, how many percent?', 'net income fell by how much?'],
    ['is Mac ahead of iPad', 'is Mac larger than iPad'],
  ])('%s', (text, plain) => expect(spelledPlain(text, apple)).toBe(plain))

  it.each([
    'revenue 19 and 20',
    'top 24 customers',
    'sales in 24 countries',
    'up 25%',
    'GM revenue 2025',
    'services in the March quarter',
    'net income in euros',
    'eps last 5 years',
    'when did profit turn? amounts of both years',
  ])('leaves what is no year of the filing: %s', (text) => expect(spelledPlain(text, apple)).toBe(text))

  it.each([
    ['gm % FY25 and FY24', /46\.9% .*46\.2%/],
    ['Services growth 2025 in dollars and percent', /rose 13\.5%, .* a rise of \$12\.99B/],
    ['Mac sales > iPad sales?', /^Yes\. /],
    ['how many cents of each dollar of revenue are kept as net income', /26\.9%/],
    ['Diluted EPS trajectory 2023-25 pls', /\$7\.46 .*\$6\.08 .*\$6\.13/],
    ['true that R&D went up in 2025?', /^Yes\. /],
    ['other than iphone, which product line is largest', /^Services was the largest/],
    ['Mac versus iPad versus Services: who leads?', /^From the largest, .*Services/],
    ['average revenue 2023-2025', /\$396\.83B/],
  ])('%s', (text, said) => expect(told(text)).toMatch(said))

  it('tells by what part of its size a loss moved', () => {
    expect(told('by how many percent did the net loss widen in 2024', boeing)).toContain('widened 431.8%')
    expect(told('how many times bigger was the net loss in 2024 than in 2023', boeing)).toContain('5.32 times as much')
    expect(told('Did the loss get smaller in 2024, and by how much in dollars?', boeing)).toMatch(/^No\. .*\$9\.60B/)
  })
})

describe('what asks nothing is passed over', () => {
  it.each([
    ['What is the net margin for fiscal 2025? I am retired and only want the one number.', /26\.9%/],
    ['sorry my english is bad, how much is the net income in 2025', /\$112\.01B/],
    ['Hi there, hope you are well! What was Services revenue in fiscal 2025?', /\$109\.16B/],
    ['On deadline here – what was operating income in fiscal 2025?', /\$133\.05B/],
    ['I held these shares back in 2024 — what was the net income that year?', /\$93\.74B in 2024 FY/],
    ['so uh what was the tax rate', /15\.6%/],
    ['Correct me if I am wrong: R&D rose in 2025, right?', /^Yes\. /],
    ['which region is the largest, i guess europe?', /^Americas was the largest/],
  ])('%s', (text, said) => expect(told(text)).toMatch(said))

  it.each([
    'I care only about the education channel, what was revenue in 2025?',
    'My question concerns India. What was total revenue in 2025?',
    'we look at constant currency numbers here: what was revenue growth in 2025',
    'I mean the Pro models — what was iphone revenue in 2025?',
    'I held these shares back in 2010 — what was net income that year?',
    'I bought in 2016 - how much has revenue grown since then?',
  ])('a condition is none of it: %s', (text) => expect(told(text)).toBeNull())
})

describe('a second half is said of the first', () => {
  it.each([
    ['which region is second, and by how many dollars does it beat Japan', /^Europe was .*\$82\.33B/],
    ['largest product and its share of revenue?', /^iPhone .*50\.4%/],
    ['largest product? and the second largest?', /^iPhone was .* Services was the second-largest/],
    ['which region is second and how far is it behind the first', /^Europe .*\$67\.32B/],
    ['smallest product, and how much smaller is it than Mac?', /^iPad was .*\$5\.69B/],
    [
      'of every dollar of revenue in 2025, what was left as operating profit, and was it better than in 2024?',
      /32\.0%.*Yes\. /,
    ],
    ['Did Mac outsell iPad in 2025? And what were the two figures?', /^Yes\. .*\$33\.71B .*\$28\.02B/],
    ['net income in 2025, and the growth over 2023 in percent', /\$112\.01B.* rose 15\.5%/],
  ])('%s', (text, said) => expect(told(text)).toMatch(said))

  it.each([
    'which region is second, and by how many dollars does it beat Samsung',
    'which region is second, and how many stores does it have',
    'largest product and its margin?',
    'largest product and its profit in 2025?',
    'largest region and its operating income',
    'net income in 2025, and the growth over 2021 in percent',
    'which region is second and how much tax did it pay',
    'which product grew fastest and by how many units',
    'Services revenue in 2025, and its gross margin',
    'net income in 2025 and how much of it was paid in dividends per share',
    'net income 2025 and what share of the market is that',
    'in percent: iphone unit growth',
    'Of every $100 in services revenue, what goes to R&D?',
  ])('what the filing does not tell of it stays open: %s', (text) => expect(told(text)).toBeNull())
})
