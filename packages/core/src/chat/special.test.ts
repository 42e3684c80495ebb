/** Questions with a build of their own, each with what it is read as. */
import { describe, expect, it } from 'vitest'
import { appleFacts } from './apple.fixture.ts'
import { readQuestion } from './question.ts'
import type { Limit, PartGroup, Special } from './special.ts'

const FACTS = appleFacts()
const specialOf = (text: string): Special | null => readQuestion(text, FACTS).special

const RESEARCH = 'expense:Research and development'
const SELLING = 'expense:Selling, general and administrative'

type Ranked = Extract<Special, { kind: 'ranked' }>
/** A rank by size from above, of the first one, without anything else. */
const ranked = (group: PartGroup, more: Partial<Ranked> = {}): Ranked => ({
  ...{ kind: 'ranked', group, nth: 1, count: null, isLow: false, isGrowth: false },
  ...{ without: null, above: null, subject: null },
  ...more,
})
const dollars = (billions: number, isInclusive = false): Limit => ({
  ...{ value: billions * 1e9, isPercent: false, currency: '$', isInclusive },
})
const percent = (value: number, isInclusive = false): Limit => ({
  ...{ value: value / 100, isPercent: true, currency: null, isInclusive },
})

describe('a rank', () => {
  it.each<[text: string, special: Ranked]>([
    ['What is the second-largest segment?', ranked('business', { nth: 2 })],
    ['What is the third largest region?', ranked('geography', { nth: 3 })],
    ['Which region is the second smallest?', ranked('geography', { nth: 2, isLow: true })],
    ['What is the second-largest revenue line?', ranked('business', { nth: 2 })],
    ['second biggest region by sales?', ranked('geography', { nth: 2 })],
    ['Is iPhone the largest segment?', ranked('business', { subject: 'business:iPhone' })],
    ['Is Japan the smallest region?', ranked('geography', { isLow: true, subject: 'geography:Japan' })],
    ['What is the largest segment after iPhone?', ranked('business', { without: 'business:iPhone' })],
    ['Which is the biggest region other than the Americas?', ranked('geography', { without: 'geography:Americas' })],
  ])('of one: %s', (text, special) => expect(specialOf(text)).toEqual(special))

  it.each<[text: string, special: Ranked]>([
    ['Rank the segments by size', ranked('business', { nth: null })],
    ['List the regions from largest to smallest', ranked('geography', { nth: null })],
    ['What are the three largest products?', ranked('business', { nth: null, count: 3 })],
    ['Rank the two smallest segments', ranked('business', { nth: null, count: 2, isLow: true })],
    ['Rank the regions from smallest to largest', ranked('geography', { nth: null, isLow: true })],
    ['Rank the regions from largest to smallest', ranked('geography', { nth: null })],
    ['Which are the two smallest segments?', ranked('business', { nth: null, count: 2, isLow: true })],
  ])('of several: %s', (text, special) => expect(specialOf(text)).toEqual(special))

  it.each<[text: string, special: Ranked]>([
    ['Which segment is the fastest growing?', ranked('business', { isGrowth: true })],
    ['Which is the slowest growing region?', ranked('geography', { isLow: true, isGrowth: true })],
    ['What is the second fastest growing segment?', ranked('business', { nth: 2, isGrowth: true })],
    ['Which expense rose the most?', ranked('expense', { isGrowth: true })],
    ['Which expense fell the most?', ranked('expense', { isLow: true, isGrowth: true })],
  ])('by growth: %s', (text, special) => expect(specialOf(text)).toEqual(special))

  it.each([
    'What is the second-largest supplier?',
    'Which segment has the largest backlog?',
    'Rank the segments by profit',
    'What is the third largest region for iPhone?',
    'Which are the two smallest stores?',
  ])('of what the statement does not rank is none: %s', (text) => expect(specialOf(text)?.kind).not.toBe('ranked'))
})

describe('those that went up or down', () => {
  it.each<[text: string, special: Special]>([
    ['Which segments grew?', { kind: 'movers', group: 'business', isUp: true, isAll: false, limit: null }],
    ['Did every segment grow?', { kind: 'movers', group: 'business', isUp: true, isAll: true, limit: null }],
    ['Which region lost sales?', { kind: 'movers', group: 'geography', isUp: false, isAll: false, limit: null }],
    [
      'Which product line lost revenue, and how much?',
      { kind: 'movers', group: 'business', isUp: false, isAll: false, limit: null },
    ],
    ['Which segments shrank?', { kind: 'movers', group: 'business', isUp: false, isAll: false, limit: null }],
    [
      'Which regions grew by more than 5%?',
      { kind: 'movers', group: 'geography', isUp: true, isAll: false, limit: percent(5) },
    ],
  ])('%s', (text, special) => expect(specialOf(text)).toEqual(special))
})

describe('two compared', () => {
  const versus = (a: string, b: string, isGrowth = false): Special => ({ kind: 'versus', a, b, isGrowth })
  it.each<[text: string, special: Special]>([
    ['Which is larger, iPhone or Services?', versus('business:iPhone', 'business:Services')],
    ['Did iPhone grow faster than Services?', versus('business:iPhone', 'business:Services', true)],
    ['How does R&D compare with SG&A?', versus(RESEARCH, SELLING)],
    ['How much more did iPhone make than Mac?', { kind: 'difference', a: 'business:iPhone', b: 'business:Mac' }],
  ])('%s', (text, special) => expect(specialOf(text)).toEqual(special))

  it('as a difference', () => {
    expect(specialOf('What is the difference between revenue and cost of revenue?')).toEqual({
      ...{ kind: 'difference', a: 'total_revenue', b: 'cost_of_revenue' },
    })
  })

  it.each(['Did sales exceed expectations?', 'Did net income top guidance?', 'Did iPhone sales top last year?'])(
    'needs two figures of the statement: %s',
    (text) => expect(specialOf(text)?.kind).not.toBe('versus'),
  )

  it.each(['How does it compare with Microsoft?', 'Is Apple bigger than Google?'])('with another company: %s', (text) =>
    expect(specialOf(text)).toEqual({ kind: 'company' }),
  )
})

describe('a limit', () => {
  const limit = (metric: string, isAbove: boolean, of: Limit, words: string): Special => ({
    ...{ kind: 'threshold', metric, isAbove, limit: of, words, moved: null },
  })
  it.each<[text: string, special: Special]>([
    ['Was revenue above $400 billion?', limit('total_revenue', true, dollars(400), '$400 billion')],
    ['Did revenue top $400 billion?', limit('total_revenue', true, dollars(400), '$400 billion')],
    ['Was net income at least $90 billion?', limit('net_income', true, dollars(90, true), '$90 billion')],
    ['Did operating margin reach 30%?', limit('operating_margin', true, percent(30, true), '30%')],
    ['Is the tax rate below 20%?', limit('tax_rate', false, percent(20), '20%')],
    [
      'Was net income under €100 billion?',
      limit('net_income', false, { ...dollars(100), currency: 'EUR' }, '€100 billion'),
    ],
  ])('%s', (text, special) => expect(specialOf(text)).toEqual(special))
})

describe('years', () => {
  it.each<[text: string, special: Special]>([
    ['Which year had the highest revenue?', { kind: 'year-extreme', metric: 'total_revenue', isLow: false }],
    ['In which year was net income lowest?', { kind: 'year-extreme', metric: 'net_income', isLow: true }],
    ['When did gross margin peak?', { kind: 'year-extreme', metric: 'gross_margin', isLow: false }],
    ['When did the company last lose money?', { kind: 'last-time', isLoss: true }],
    ['When was it last profitable?', { kind: 'last-time', isLoss: false }],
    ['Did revenue grow every year?', { kind: 'every-year', metric: 'total_revenue', isUp: true }],
    ['Has net income fallen each year?', { kind: 'every-year', metric: 'net_income', isUp: false }],
    [
      'What was total net income over three years?',
      { kind: 'total', metric: 'net_income', years: 3, isAverage: false },
    ],
    [
      'What was average revenue over the last three years?',
      { kind: 'total', metric: 'total_revenue', years: 3, isAverage: true },
    ],
    // over as many as are known
    ['Average net income?', { kind: 'total', metric: 'net_income', years: 0, isAverage: true }],
  ])('%s', (text, special) => expect(specialOf(text)).toEqual(special))
})

describe('profit, meanings, other statements and counts', () => {
  it.each(['Is the company profitable?', 'Did it make a profit?', 'Did it lose money?'])('%s', (text) =>
    expect(specialOf(text)).toMatchObject({ kind: 'profit', isSince: false }),
  )

  it.each([
    ['What does gross margin mean?', 'gross_margin'],
    ['Define operating income', 'operating_income'],
    ['What is a diluted EPS?', 'diluted_eps'],
  ])('%s', (text, metric) => expect(specialOf(text)).toEqual({ kind: 'definition', metric }))

  it.each<[text: string, name: string, ask: string]>([
    ['How much cash does it have?', 'cash_and_equivalents', 'level'],
    ['What was free cash flow?', 'free_cash_flow', 'level'],
    ['What is goodwill?', 'goodwill', 'level'],
    ['How did total assets change?', 'total_assets', 'change'],
    ['How large is the balance sheet?', 'total_assets', 'level'],
    ['What did Apple lay out for capital spending?', 'capital_expenditures', 'level'],
  ])('%s', (text, name, ask) => expect(specialOf(text)).toEqual({ kind: 'other', asked: { names: [name], ask } }))

  it.each(['How many iPhones were sold?', 'What were unit sales of Macs?'])('%s', (text) =>
    expect(specialOf(text)).toEqual({ kind: 'unit-sales' }),
  )

  it.each(['What does customer capital mean?', 'What was EVA?', 'How much did AirPods bring in?'])(
    'nothing that is known: %s',
    (text) => expect(specialOf(text)).toBeNull(),
  )
})

describe('a year and the one before', () => {
  it.each([
    ['What was net income, and the year before?', ['net_income']],
    ['What were sales in Japan and the prior year?', ['geography:Japan']],
  ])('%s', (text, metrics) => {
    const question = readQuestion(text, FACTS)
    expect(question.metrics).toEqual(metrics)
    expect(question.periods).toEqual(['2024 FY', '2023 FY'])
  })
})
