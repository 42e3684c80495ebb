/** What a measure that a company names is: its kind, whose it is, a figure or its growth, and of what part. */
import { describe, expect, it } from 'vitest'
import { isSameMeasure, measureOf } from './measures.ts'

describe('the kind of a measure', () => {
  it.each([
    ['Revenue', 'revenue'],
    ['total net sales', 'revenue'],
    ['EPS', 'earnings_per_share'],
    ['net income per diluted share', 'earnings_per_share'],
    ['Earnings per share - diluted', 'earnings_per_share'],
    ['Net earnings', 'net_income'],
    ['operating income', 'operating_income'],
    ['operating profit', 'operating_income'],
    ['GAAP operating expenses', 'operating_expenses'],
    ['total costs and expenses', 'total_expenses'],
    ['total expenses', 'total_expenses'],
    ['gross margin', 'gross_margin'],
    ['Operating margins', 'operating_margin'],
    ['effective tax rate', 'tax_rate'],
    ['capital expenditures', 'capital_expenditures'],
    ['cash provided by operations', 'operating_cash_flow'],
    ['cash flow from operating activities', 'operating_cash_flow'],
    ['free cash flow', 'free_cash_flow'],
    ['share repurchases', 'share_repurchases'],
    ['subscribers', 'other'],
  ])('%s', (name, kind) => expect(measureOf(name).kind).toBe(kind))

  it('of bare earnings is known by their unit', () => {
    expect([measureOf('Earnings', true).kind, measureOf('Earnings').kind]).toEqual(['earnings_per_share', 'other'])
  })
})

describe('whose it is', () => {
  it.each([
    'Non-GAAP EPS',
    'adjusted operating income',
    'comparable EPS (non-GAAP)',
    'organic revenue',
    'free cash flow',
    'core EPS',
    'managed revenue',
  ])('the company’s own: %s', (name) => expect(measureOf(name).basis).toBe('own'))
  it.each(['GAAP EPS', 'revenue', 'GAAP and non-GAAP tax rates', 'capital expenditures'])(
    'the statement’s: %s',
    (name) => expect(measureOf(name).basis).toBe('statement'),
  )
})

describe('one measure', () => {
  it.each([
    ['Revenue', 'total revenues'],
    ['diluted EPS', 'earnings per share'],
    ['non-GAAP gross margin', 'Non-GAAP gross margins'],
    ['adjusted EPS', 'adjusted earnings per diluted share'],
    ['revenue growth', 'growth of revenues'],
    ['Operating income (1)', 'operating income'],
    ['GAAP operating expenses', 'operating expenses'],
  ])('%s is %s', (a, b) => expect(isSameMeasure(measureOf(a), measureOf(b))).toBe(true))

  it.each([
    ['revenue', 'revenue growth'],
    ['EPS', 'adjusted EPS'],
    ['subscription revenue', 'revenue'],
    ['Sports segment operating income', 'operating income'],
    ['free cash flow', 'free cash flow excluding fairlife'],
    ['subscribers', 'paying subscribers'],
    ['gross margin', 'operating margin'],
  ])('%s is not %s', (a, b) => expect(isSameMeasure(measureOf(a), measureOf(b))).toBe(false))
})
