/** What each figure of balance sheets and cash flows is called, and the phrases that look like it and are something else. */
import { describe, expect, it } from 'vitest'
import type { OtherName } from './other-figure.ts'
import { namedOther, OTHER_NAMES, otherMentions } from './other-names.ts'

const named = (text: string) => otherMentions(text).map(({ named: { name } }) => name)

/** By name: what it takes, and what it leaves, with what that is called instead. */
const WORDS: Record<string, { takes: string[]; leaves: [string, OtherName[]][] }> = {
  free_cash_flow_margin: {
    takes: ['the free cash flow margin', 'its FCF margin'],
    leaves: [['free cash flow and the operating margin', ['free_cash_flow']]],
  },
  return_on_average_equity: {
    takes: ['return on equity', 'returns on shareholders’ equity', 'return on its average equity', 'ROE'],
    leaves: [['a return on sales', []]],
  },
  return_on_average_assets: {
    takes: ['return on assets', 'return on average total assets', 'ROA'],
    leaves: [['return on invested capital', []]],
  },
  days_receivables: {
    takes: ['days of receivables', 'receivable days', 'days sales outstanding', 'DSO'],
    leaves: [['receivables after ninety days', ['receivables']]],
  },
  days_inventories: {
    takes: ['days of inventory', 'inventory days', 'days inventory outstanding', 'days of inventory outstanding'],
    leaves: [['inventory turnover', []]],
  },
  free_cash_flow: {
    takes: ['free cash flow', 'free cash-flow', 'free cash flows', 'FCF'],
    leaves: [['free shipping and cash flow', []]],
  },
  operating_cash_flow: {
    takes: [
      'operating cash flow',
      'cash flow from operations',
      'net cash from its operating activities',
      'cash provided by operating activities',
      'cash used in operations',
      'cash came in from operations',
      'How much cash did operations generate',
      'How much cash did the operations burn',
    ],
    leaves: [['operating income and cash flow', []]],
  },
  investing_cash_flow: {
    takes: ['investing cash flow', 'cash flow from investing', 'cash flows from investing activities'],
    leaves: [['cash spent on investments', ['cash_and_equivalents']]],
  },
  financing_cash_flow: {
    takes: ['financing cash flow', 'cash flow from financing', 'cash flows from financing activities'],
    leaves: [['the cost of financing', []]],
  },
  net_change_in_cash: {
    takes: ['change in cash', 'the net increase in cash', 'net decrease in cash'],
    leaves: [['a change in prices', []]],
  },
  capital_expenditures: {
    takes: [
      'capex',
      'capital expenditures',
      'capital spending',
      'purchases of property and equipment',
      'spent on property, plant and equipment',
      'invested in PP&E',
      'put into fixed assets',
    ],
    leaves: [['capital gains', []]],
  },
  dividends_paid: {
    takes: ['dividends', 'cash dividends paid', 'the dividend payout', 'dividend payments'],
    leaves: [
      ['dividends per share', []],
      ['the dividend yield', []],
    ],
  },
  share_repurchases: {
    takes: [
      'buybacks',
      'share buy-backs',
      'stock repurchases',
      'repurchases of its own stock',
      'How many dollars of stock did the company buy back',
      'buying back its own shares',
    ],
    leaves: [['bought shares of others', []]],
  },
  acquisitions: {
    takes: ['spent on acquisitions', 'paid for acquisitions'],
    leaves: [['growth without acquisitions', []]],
  },
  stock_compensation: {
    takes: ['stock-based compensation', 'share-based pay', 'stock comp', 'SBC'],
    leaves: [['compensation of directors', []]],
  },
  depreciation_amortization: {
    takes: ['depreciation', 'depreciation and amortization', 'depreciation & amortisation', 'D&A'],
    leaves: [['amortization of debt discount', ['total_debt']]],
  },
  net_cash: {
    takes: ['net cash', 'a net cash position'],
    leaves: [
      ['net cash provided by operating activities', ['operating_cash_flow']],
      ['net cash from operations', ['operating_cash_flow']],
    ],
  },
  current_ratio: { takes: ['the current ratio'], leaves: [['the current quarter', []]] },
  debt_to_equity: {
    takes: ['debt to equity', 'the debt-to-equity ratio', 'debt/equity'],
    leaves: [['debt and equity', ['total_debt', 'shareholders_equity']]],
  },
  long_term_debt: {
    takes: ['long-term debt', 'long term borrowings', 'longterm debts'],
    leaves: [['long-term assets', []]],
  },
  short_term_debt: {
    takes: ['short-term debt', 'short-term borrowings'],
    leaves: [['short-term rates', []]],
  },
  total_debt: {
    takes: ['debt', 'total debt', 'its debt load', 'outstanding borrowings', 'indebtedness'],
    leaves: [['net debt', []]],
  },
  short_term_investments: {
    takes: ['short-term investments', 'marketable securities', 'current marketable securities'],
    leaves: [['long-term investments', []]],
  },
  receivables: {
    takes: ['receivables', 'accounts receivable', 'trade receivables', 'How much do customers owe'],
    leaves: [['what suppliers are owed', []]],
  },
  inventories: {
    takes: ['inventory', 'inventories'],
    leaves: [['inventory turns', []]],
  },
  current_assets: {
    takes: ['current assets', 'total current assets'],
    leaves: [
      ['other current assets', []],
      ['non-current assets', []],
    ],
  },
  property_net: {
    takes: ['property and equipment', 'property, plant & equipment', 'PP&E', 'fixed assets'],
    leaves: [['rented property', []]],
  },
  goodwill: {
    takes: ['goodwill'],
    leaves: [
      ['goodwill and other intangibles', ['intangibles']],
      ['a goodwill impairment', []],
      ['the goodwill write-down', []],
    ],
  },
  intangibles: { takes: ['intangibles', 'intangible assets'], leaves: [['tangible value', []]] },
  total_assets: {
    takes: ['assets', 'total assets'],
    leaves: [
      ['other assets', []],
      ['deferred tax assets', []],
      ['net assets', []],
    ],
  },
  current_liabilities: {
    takes: ['current liabilities', 'total current liabilities'],
    leaves: [
      ['other current liabilities', []],
      ['non-current liabilities', []],
    ],
  },
  total_liabilities: {
    takes: ['liabilities', 'total liabilities', 'all liabilities'],
    leaves: [
      ['other liabilities', []],
      ['pension liabilities', []],
      ['non-current liabilities', []],
    ],
  },
  total_equity: { takes: ['total equity'], leaves: [['equity', ['shareholders_equity']]] },
  noncontrolling_interests: {
    takes: ['noncontrolling interests', 'non-controlling interest', 'minority interests'],
    leaves: [['interest on loans', []]],
  },
  shareholders_equity: {
    takes: ['equity', 'shareholders’ equity', "stockholders' equity", "owners' equity", 'book value'],
    leaves: [
      ['book value per share', []],
      ['equity method', []],
      ['equity investments', []],
    ],
  },
  cash_and_equivalents: {
    takes: ['cash', 'cash and cash equivalents', 'cash on hand', 'its cash pile', 'money in the bank'],
    leaves: [
      ['cash flow', []],
      ['cash burn', []],
      ['the cash conversion cycle', []],
      ['a cash cow', []],
    ],
  },
}

it('each name has words here', () => {
  expect(OTHER_NAMES.map(({ name }) => name).sort()).toEqual(Object.keys(WORDS).sort())
})

describe.each(Object.entries(WORDS))('%s', (name, { takes, leaves }) => {
  it.each(takes)('“%s”', (text) => expect(named(text)).toEqual([name]))
  it.each(leaves)('not “%s”', (text, instead) => expect(named(text)).toEqual(instead))
})

describe('several in one text', () => {
  it('stand in its order, each word in one of them', () => {
    expect(named('Is long-term debt larger than cash on hand and short-term investments?')).toEqual([
      'long_term_debt',
      'cash_and_equivalents',
      'short_term_investments',
    ])
  })
  it('have their places', () => {
    const text = 'Inventory and total assets'
    expect(otherMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Inventory', 'total assets'])
  })
})

it('an outflow is spoken of as an amount', () => {
  const outflows = OTHER_NAMES.filter(({ isOutflow }) => isOutflow).map(({ name }) => name)
  expect(outflows).toEqual(['capital_expenditures', 'dividends_paid', 'share_repurchases', 'acquisitions'])
})

it('a name is found by itself, and one that is none is a mistake', () => {
  expect(namedOther('goodwill').label).toBe('Goodwill')
  expect(() => namedOther('net_income' as never)).toThrow('net_income has no words')
})
