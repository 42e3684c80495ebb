/** What figures are called by anybody: each phrase with the figures that it may mean, and the phrases that mean none. */
import { describe, expect, it } from 'vitest'
import { MADE } from './base.fixture.ts'
import type { Metric } from './facts.ts'
import { BY_CATEGORY } from './general-words.ts'
import { lexiconOf, metricTokens } from './lexicon.ts'

const LEXICON = lexiconOf(MADE)
const ASKING = lexiconOf(MADE, { isQuestion: true })

const nameOf = (metric: Metric): string =>
  metric.kind === 'division' ? metric.label : 'name' in metric ? metric.name : metric.kind

/** The first meaning of each phrase in a text. */
const meant = (text: string, lexicon = LEXICON) =>
  metricTokens(text, lexicon).map(({ metrics: [first] }) => (first === undefined ? 'none' : nameOf(first)))

/** The words that the first phrase of a text consists of. */
const said = (text: string) => metricTokens(text, LEXICON).map(({ start, end }) => text.slice(start, end))[0]

describe('a phrase and the figure it means', () => {
  it.each([
    ['revenue', 'total_revenue'],
    ['total net revenues', 'total_revenue'],
    ['revenues net of interest expense', 'total_revenue'],
    ['turnover', 'total_revenue'],
    ['Revs up 5%', 'total_revenue'],
    ['net sales', 'total_revenue'],
    ['the top line', 'total_revenue'],
    ['takings', 'total_revenue'],
    ['what the company took in', 'total_revenue'],
    ['cost of sales', 'cost_of_revenue'],
    ['the cost of goods sold', 'cost_of_revenue'],
    ['COGS', 'cost_of_revenue'],
    ['gross profit', 'gross_profit'],
    ['gross loss', 'gross_profit'],
    ['what was left after the cost of sales', 'gross_profit'],
    ['gross margin', 'gross_margin'],
    ['the gross profit percentage', 'gross_margin'],
    ['GM of 46.2%', 'gross_margin'],
    ['operating income', 'operating_income'],
    ['op. profit', 'operating_income'],
    ['earnings from operations', 'operating_income'],
    ['operating losses', 'operating_income'],
    ['operating margin', 'operating_margin'],
    ['OM of 31.5%', 'operating_margin'],
    ['negative operating margins', 'operating_margin'],
    ['operating expenses', 'expenses'],
    ['opex', 'expenses'],
    ['income before provision for income taxes', 'income_before_taxes'],
    ['pretax profit', 'income_before_taxes'],
    ['pre-tax loss', 'income_before_taxes'],
    ['before taxes', 'income_before_taxes'],
    ['provision for income taxes', 'income_tax_expense'],
    ['the tax bill', 'income_tax_expense'],
    ['a tax benefit', 'income_tax_expense'],
    ['what Uncle Sam took', 'income_tax_expense'],
    ['effective tax rate', 'effective_tax_rate'],
    ['net income', 'net_income'],
    ['the bottom line', 'net_income'],
    ['after-tax profit', 'net_income'],
    ['profit', 'net_income'],
    ['a net loss', 'net_income'],
    ['red ink', 'net_income'],
    ['net margin', 'net_margin'],
    ['a return on sales', 'net_margin'],
    ['profit margin', 'net_margin'],
    ['earnings per share', 'diluted_eps'],
    ['EPS', 'diluted_eps'],
    ['earned $6.11 a share', 'diluted_eps'],
    ['loss per share', 'diluted_eps'],
    ['diluted EPS', 'diluted_eps'],
    ['earnings per diluted share', 'diluted_eps'],
    ['basic earnings per share', 'basic_eps'],
    ['net income per basic share', 'basic_eps'],
    ['weighted-average diluted shares outstanding', 'weighted_avg_shares_diluted'],
    ['basic share count', 'weighted_avg_shares_basic'],
    ['shares outstanding', 'weighted_avg_shares_diluted'],
    ['net interest expense', 'other_interest_income_expense_net'],
    ['other income and expense, net', 'other_income_expense_net'],
  ])('“%s” is %s', (text, figure) => expect(meant(text)[0]).toBe(figure))
})

describe('a phrase that holds a figure’s name and is none of the statement’s', () => {
  it.each([
    'adjusted net income',
    'non-GAAP EPS',
    'organic revenue growth',
    'same-store sales',
    'deferred revenue',
    'EBITDA',
    'an EBITDA margin',
    'free cash flow',
    'pretax margin',
    'unit sales',
    'market share',
    'market capitalization',
    'the rest of the company',
  ])('“%s”', (text) => expect(meant(text)).toEqual(['none']))

  it.each(['revenue dollars', 'sales dollars', 'a turnover rate', 'one share of stock'])('“%s” says nothing', (text) =>
    expect(meant(text).filter((name) => name === 'total_revenue')).toEqual([]),
  )
})

describe('a verb with an amount', () => {
  it.each([
    ['Apple earned $93.7 billion', 'net_income'],
    ['It made about 93.7 billion dollars', 'net_income'],
    ['Apple netted $93.7 billion', 'net_income'],
    ['Apple took in $391.0 billion', 'total_revenue'],
    ['It raked in nearly $391 billion', 'total_revenue'],
    ['It rang up $391 billion', 'total_revenue'],
    ['It sold $391 billion worth of goods', 'total_revenue'],
    ['Apple sold $391.0 billion.', 'total_revenue'],
    ['The company lost $3 billion', 'net_income'],
    ['It kept $24 of every $100', 'net_income'],
    ['It keeps 24 cents of every dollar', 'net_income'],
  ])('%s', (text, figure) => expect(meant(text)[0]).toBe(figure))

  it.each([
    'Apple earned praise',
    'Apple earned $3 billion from patents',
    'It made $3 billion in acquisitions',
    'It sold $3 billion of debt',
    'It lost 3% of its customers',
    'It brought in a new chief',
  ])('means nothing in “%s”', (text) => expect(meant(text)).toEqual([]))

  it('means a figure without an amount in a question only', () => {
    for (const [text, figure] of [
      ['How much did Apple make?', 'net_income'],
      ['What did it bring in?', 'total_revenue'],
      ['How much did it sell?', 'total_revenue'],
      ['What did it earn per share?', 'diluted_eps'],
      ['How many shares are there?', 'weighted_avg_shares_diluted'],
    ] as const) {
      expect(meant(text, ASKING)).toEqual([figure])
      expect(meant(text.replace('per share', '').replace('shares', 'stores'))).toEqual([])
    }
  })

  it.each(['revenue per share', 'comprehensive income', 'comparable sales', 'comps'])(
    'a question for %s is for no figure of the statement',
    (text) => expect(meant(`What was ${text}?`, ASKING)).toEqual(['none']),
  )
})

describe('which way a phrase counts', () => {
  const isNegated = (text: string) => metricTokens(text, LEXICON)[0]?.isNegated
  it.each([
    'net loss',
    'operating loss',
    'gross loss',
    'a pretax loss',
    'a tax benefit',
    'a loss per share',
    'red ink',
  ])('“%s” is written without its sign', (text) => expect(isNegated(text)).toBe(true))
  it.each(['net income', 'net income (loss)', 'provision for (benefit from) income taxes', 'operating income (loss)'])(
    '“%s” is not',
    (text) => expect(isNegated(text)).toBe(false),
  )
})

describe('of several readings', () => {
  it('the longest stands', () => {
    expect(said('income before provision for income taxes')).toBe('income before provision for income taxes')
    expect(said('diluted net income per common share')).toBe('diluted net income per common share')
    expect(meant('gross profit margin and operating profit margin')).toEqual(['gross_margin', 'operating_margin'])
  })
  it('a list of margins names each', () => {
    expect(meant('46.2% gross, 31.5% operating and 24.0% net')).toEqual([
      'gross_margin',
      'operating_margin',
      'net_margin',
    ])
    expect(meant('Margins: gross 46.2%, operating 31.5%, net 24.0%').slice(1)).toEqual([
      'gross_margin',
      'operating_margin',
      'net_margin',
    ])
  })
  it('a word that may mean several keeps all of them', () => {
    const [profit] = metricTokens('profit', LEXICON)
    expect(profit?.metrics.map(nameOf)).toEqual(['net_income', 'operating_income', 'diluted_eps', 'basic_eps'])
  })
})

describe('what a line of expense is called by its category', () => {
  const whole = (category: string, text: string) =>
    new RegExp(`^(?:${BY_CATEGORY[category]?.source ?? ''})$`, 'i').test(text)
  it.each([
    [
      'research_and_development',
      ['R&D', 'research and development costs', 'research spending', 'R&D budget'],
      'development',
    ],
    [
      'selling_general_administrative',
      ['SG&A', 'selling, general and administrative expenses', 'overheads'],
      'selling',
    ],
    ['sales_and_marketing', ['S&M', 'sales and marketing', 'marketing spending'], 'sales'],
    ['depreciation_amortization', ['D&A', 'depreciation', 'depreciation and amortization charges'], 'amortization'],
    ['general_and_administrative', ['G&A', 'general and administrative costs'], 'administrative'],
  ])('%s', (category, takes, leaves) => {
    for (const text of takes) expect([text, whole(category, text)]).toEqual([text, true])
    expect(whole(category, leaves)).toBe(false)
  })

  it('names the one line of that category, and the line as it is printed', () => {
    expect(meant('R&D')).toEqual(['Research and development'])
    expect(meant('SG&A costs')).toEqual(['Selling, general and administrative'])
    expect(meant('research & development spending')).toEqual(['Research and development'])
  })
})
