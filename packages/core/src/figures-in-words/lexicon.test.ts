/** The names of a statement's own lines as people write them: divisions, expenses and printed labels. */
import { describe, expect, it } from 'vitest'
import { MADE } from './base.fixture.ts'
import type { FactBase, FactPeriod, Metric } from './facts.ts'
import { lexiconOf, metricTokens } from './lexicon.ts'

const nameOf = (metric: Metric): string =>
  metric.kind === 'division'
    ? metric.quantity === 'revenue'
      ? metric.label
      : `${metric.label}: ${metric.quantity}`
    : 'name' in metric
      ? metric.name
      : metric.kind

const division = (label: string): FactPeriod['business'][number] => ({
  ...{ label, description: null, revenue: 1e9 },
  ...{ cost_of_revenue: null, operating_expenses: null, operating_income: null },
})

/** A statement with these divisions, places and expenses. */
function baseOf({
  business = [],
  places = [],
  expenses = [],
}: Record<string, readonly string[] | undefined>): FactBase {
  const [now] = MADE.periods
  const period: FactPeriod = {
    ...now,
    business: business.map(division),
    geographical: places.map(division),
    expenses: expenses.map((line) => {
      const [name = '', category = 'other'] = line.split(' | ')
      return { name, description: null, category, amount: 1e9 } as FactPeriod['expenses'][number]
    }),
  }
  return { ...MADE, company: 'Acme Inc.', tickers: ['ACM'], periods: [period] }
}

const meant = (text: string, base: FactBase, isQuestion = false) =>
  metricTokens(text, lexiconOf(base, { isQuestion })).map(({ metrics: [first] }) =>
    first === undefined ? 'none' : nameOf(first),
  )

describe('a division', () => {
  const base = baseOf({
    business: [
      'Services',
      'SKYRIZI',
      'Other Bets',
      'Wearables, Home and Accessories',
      'Automotive segment',
      'Cloud (AWS)',
    ],
    places: ['United States', 'Other Americas', 'China (including Hong Kong)', 'International'],
  })

  it.each([
    ['Services rose', ['Services']],
    ['the Services segment', ['Services']],
    ['Services’ share', ['Services']],
    ['SKYRIZI and Skyrizi', ['SKYRIZI', 'SKYRIZI']],
    ['Wearables, Home & Accessories', ['Wearables, Home and Accessories']],
    ['wearables, home and accessories', ['Wearables, Home and Accessories']],
    ['the automotive business', ['Automotive segment']],
    ['automotive revenue', ['Automotive segment']],
    ['other Americas', ['Other Americas']],
    ['China, including Hong Kong,', ['China (including Hong Kong)']],
  ])('%s', (text, expected) => expect(meant(text, base)).toEqual(expected))

  it('that is a common word is named by its capital letter, in a question by any', () => {
    expect(meant('its services to the public', base)).toEqual([])
    expect(meant('How large are services?', base, true)).toEqual(['Services'])
  })

  it('of the home country has a rest of the world', () => {
    expect(meant('revenue abroad', base)).toContain('revenue abroad')
    expect(meant('revenue abroad', baseOf({ places: ['Europe', 'Asia'] }))).not.toContain('revenue abroad')
  })

  it('that shares its name with another may be either', () => {
    const [token] = metricTokens('Consumer', lexiconOf(baseOf({ business: ['Consumer', 'Consumer', 'Trade'] })))
    expect(token?.metrics).toMatchObject([
      { label: 'Consumer', nth: 0 },
      { label: 'Consumer', nth: 1 },
    ])
  })
})

describe('a quantity of a division', () => {
  const base = baseOf({ business: ['iPhone', 'AWS', 'Google Cloud', 'Google Network'], places: ['Europe', 'Japan'] })

  it.each([
    ['iPhone revenue', ['iPhone']],
    ['revenue from AWS', ['AWS']],
    ['sales in Europe', ['Europe']],
    ['operating income of AWS', ['AWS: operating_income']],
    ['AWS operating income', ['AWS: operating_income']],
    ['Google Cloud sales', ['Google Cloud']],
  ])('%s', (text, expected) => expect(meant(text, base)).toEqual(expected))

  it('is none of the company’s', () => {
    expect(meant('iPhone revenue', base)).not.toContain('total_revenue')
    expect(meant('iPhone, and total revenue', base)).toEqual(['iPhone', 'total_revenue'])
  })

  it('is that of the division which one of its words names', () => {
    expect(meant('cloud revenue', base)).toEqual(['Google Cloud'])
  })

  it.each(['subscription revenue', 'advertising sales', 'hardware revenue', 'export sales'])(
    '%s, which the statement does not divide by, is not all of revenue',
    (text) => expect(meant(text, base)).not.toContain('total_revenue'),
  )
})

describe('a line of expense', () => {
  const base = baseOf({
    expenses: [
      'Technology and content | research_and_development',
      'Fulfillment | other',
      'Provision for litigation | other',
      'Selling, general and administrative expenses | selling_general_administrative',
      'Depreciation and amortization, excluding amortization of intangibles | depreciation_amortization',
      'Acquired in-process research and development | research_and_development',
    ],
  })

  it.each([
    ['technology and content', 'Technology and content'],
    ['tech & content costs', 'Technology and content'],
    ['R&D', 'Technology and content'],
    ['fulfilment spending', 'Fulfillment'],
    ['fulfillment costs', 'Fulfillment'],
    ['the litigation provision', 'Provision for litigation'],
    ['charges for litigation', 'Provision for litigation'],
    ['SG&A', 'Selling, general and administrative expenses'],
    ['selling, general & administrative', 'Selling, general and administrative expenses'],
    ['depreciation and amortization', 'Depreciation and amortization, excluding amortization of intangibles'],
    ['acquired in-process research and development', 'Acquired in-process research and development'],
  ])('%s', (text, expected) => expect(meant(text, base)).toEqual([expected]))

  it('of several of one category is not told by the category', () => {
    const two = baseOf({
      expenses: ['Clinical trials | research_and_development', 'Laboratories | research_and_development'],
    })
    expect(meant('R&D', two)).toEqual([])
    expect(meant('laboratories', two)).toEqual(['Laboratories'])
  })

  it('named by one word is so only in a question', () => {
    expect(meant('How much was litigation?', base, true)).toEqual(['Provision for litigation'])
  })
})

describe('a printed label', () => {
  const printed = (name: string, label: string): FactBase => {
    const [now] = MADE.periods
    const place = { label, text: '1', concept: null, start: 1, end: 2 }
    return {
      ...MADE,
      periods: [{ ...now, business: [], geographical: [], expenses: [], provenance: { [name]: place } }],
    }
  }

  it.each([
    ['total_revenue', 'Total premiums and other revenues', 'premiums and other revenues'],
    ['total_revenue', 'Royalties earned (1)', 'royalties earned'],
    ['net_income', 'Surplus for the year:', 'the surplus for the year'],
    ['weighted_avg_shares_basic', 'Average units, shares', 'average units, shares'],
  ])('%s is called what its line is', (name, label, text) => expect(meant(text, printed(name, label))).toContain(name))

  it.each([
    ['gross_profit', 'Gross margin', 'gross margin', 'gross_margin'],
    ['net_income', 'Other', 'other', undefined],
    ['net_income', 'Surplus per share', 'surplus per share', 'diluted_eps'],
  ])('%s is not called “%s”, which means something else', (name, label, text, instead) => {
    expect(meant(text, printed(name, label))[0]).toBe(instead)
  })
})
