/** Figures of balance sheets and cash flows against their cells: rows that are called what they are, and rows of others. */
import { describe, expect, it } from 'vitest'
import type { BalanceSheet, CashFlow, OtherKind } from '../statement/other-statements.ts'
import type { Place } from '../statement/statement.ts'
import { otherPrintTests } from './other-print.ts'

const cell = (label: string, text: string): Place => ({ label, text, concept: null, start: 10, end: 10 + text.length })

/** What the three tests say of one figure in a cell; null = it passes. */
function said(kind: OtherKind, field: string, place: Place, value = 2_410e6): Record<string, string | null> {
  const statement = { [field]: value, provenance: { [field]: place } } as unknown as BalanceSheet & CashFlow
  return Object.fromEntries(
    otherPrintTests(kind, statement, 1e6).map(({ name, passed, rationale }) => [name, passed ? null : rationale]),
  )
}

const named = (kind: OtherKind, field: string, label: string) =>
  said(kind, field, cell(label, '2,410')).rows_are_their_fields

type Words = readonly [field: string, takes: readonly string[], leaves: string]

const BALANCE_SHEET: readonly Words[] = [
  ['cash_and_equivalents', ['Cash and cash equivalents', 'Cash and due from banks'], 'Accounts receivable'],
  ['short_term_investments', ['Short-term investments', 'Marketable securities', 'Treasury bills'], 'Inventories'],
  ['receivables', ['Accounts receivable, net', 'Due from customers', 'Trade'], 'Inventories'],
  ['inventories', ['Inventories', 'Materials and supplies', 'Fuel', 'Merchandise'], 'Accounts receivable'],
  ['current_assets', ['Total current assets', 'Total current'], 'Total assets'],
  ['property_net', ['Property, plant and equipment, net', 'Premises', 'Vessels', 'Fixed assets'], 'Goodwill'],
  ['goodwill', ['Goodwill', 'Excess of cost over net assets of businesses acquired'], 'Patents'],
  ['intangibles', ['Intangible assets', 'Trademarks', 'Patents', 'Licenses'], 'Goodwill'],
  ['total_assets', ['Total assets', 'Assets'], 'Total current assets'],
  ['current_liabilities', ['Total current liabilities', 'Total current'], 'Total liabilities'],
  [
    'short_term_debt',
    ['Notes payable', 'Current portion of long-term debt', 'Commercial paper'],
    'Accounts receivable',
  ],
  ['long_term_debt', ['Long-term debt', 'Mortgages', 'Senior notes', 'Debentures'], 'Goodwill'],
  ['total_liabilities', ['Total liabilities', 'Liabilities'], 'Total current liabilities'],
  ['shareholders_equity', ["Total shareholders' equity", "Stockholders' deficit", 'Partners’ capital'], 'Total assets'],
  ['noncontrolling_interests', ['Noncontrolling interests', 'Minority interest'], 'Long-term debt'],
  ['total_equity', ['Total equity', 'Total deficit'], 'Total liabilities'],
]
const CASH_FLOW: readonly Words[] = [
  ['net_income', ['Net income', 'Net loss', 'Net earnings'], 'Depreciation'],
  ['depreciation_amortization', ['Depreciation', 'Depletion and amortization', 'Amortisation'], 'Capital expenditures'],
  ['stock_compensation', ['Stock-based compensation', 'Share-based awards', 'Options granted'], 'Depreciation'],
  ['operating_cash_flow', ['Net cash provided by operating activities', 'Cash from operations'], 'Dividends paid'],
  ['capital_expenditures', ['Capital expenditures', 'Additions to property', 'Purchase of vessels'], 'Dividends paid'],
  [
    'acquisitions',
    ['Acquisitions, net of cash', 'Purchase of businesses', 'Investment in companies'],
    'Dividends paid',
  ],
  ['investing_cash_flow', ['Net cash used in investing activities', 'Cash invested'], 'Net cash from financing'],
  ['dividends_paid', ['Dividends', 'Distributions to partners'], 'Repurchase of stock'],
  ['share_repurchases', ['Purchase of treasury stock', 'Repurchases', 'Units redeemed'], 'Dividends paid'],
  ['financing_cash_flow', ['Net cash used in financing activities'], 'Net cash used in investing activities'],
  ['exchange_rate_effect', ['Effect of exchange rates', 'Currency translation'], 'Net increase in cash'],
  ['net_change_in_cash', ['Net increase in cash', 'Net decrease', 'Change in cash'], 'Cash at end of year'],
  ['cash_at_start', ['Cash at beginning of year', 'Opening balance'], 'Cash at end of year'],
  ['cash_at_end', ['Cash at end of year', 'Closing balance', 'Ending cash'], 'Cash at beginning of year'],
]

describe.each([
  ['balance_sheet', BALANCE_SHEET],
  ['cash_flow', CASH_FLOW],
] as const)('rows of the %s', (kind, words) => {
  it.each(words)('%s', (field, takes, leaves) => {
    for (const label of takes) expect([label, named(kind, field, label)]).toEqual([label, null])
    expect(named(kind, field, leaves)).toBe(`“${leaves}” for ${field.replaceAll('_', ' ')}`)
  })
})

describe('a row that is not held against its figure', () => {
  it('has no words of any', () => {
    expect(named('balance_sheet', 'goodwill', 'Other')).toBeNull()
    expect(named('cash_flow', 'net_income', '')).toBeNull()
  })
  it('is one of those that a figure was made of otherwise than as their sum', () => {
    const parts = [cell('Goodwill', '1,000'), cell('Inventories', '1,410')]
    const made = (rule: string): Place => ({ computed: true, rule, parts: parts as never })
    const of = (rule: string) => said('balance_sheet', 'goodwill', made(rule)).rows_are_their_fields
    expect(of('sum of the lines')).toBe('“Inventories” for goodwill')
    expect(of('total_assets − others')).toBeNull()
  })
  it('was typed by hand: it has no bytes', () => {
    const typed = { ...cell('Inventories', '2,410'), start: null, end: null } as Place
    expect(said('balance_sheet', 'goodwill', typed).rows_are_their_fields).toBeNull()
  })
})

describe('a cell that prints another number', () => {
  const digits = (text: string, value: number) => said('balance_sheet', 'goodwill', cell('Goodwill', text), value)
  it('is seen by its digits', () => {
    expect(digits('2,410', 2_410e6)).toMatchObject({ figures_are_as_printed: null, figures_are_in_their_unit: null })
    expect(digits('2,140', 2_410e6).figures_are_as_printed).toBe('another number stands in the cell of goodwill')
  })
  it('is seen by its unit', () => {
    expect(digits('2,410', 2_410e3)).toMatchObject({
      figures_are_as_printed: null,
      figures_are_in_their_unit: 'another unit: goodwill',
    })
  })
  it('may have a sign or a bracket', () => {
    expect(digits('(2,410)', -2_410e6).figures_are_as_printed).toBeNull()
    expect(digits('$ 2,410', 2_410e6).figures_are_as_printed).toBeNull()
  })
})

it('says no more than three rows', () => {
  const wrong = ['inventories', 'goodwill', 'property_net', 'receivables']
  const statement = {
    ...Object.fromEntries(wrong.map((field) => [field, 2_410e6])),
    provenance: Object.fromEntries(wrong.map((field) => [field, cell('Total liabilities', '2,410')])),
  } as unknown as BalanceSheet
  const [, , rows] = otherPrintTests('balance_sheet', statement, 1e6)
  expect(rows?.rationale.split('; ')).toHaveLength(3)
})
