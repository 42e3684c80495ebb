/** Figures of the cash flows and the balance sheet that are named by what was done with the money, or by another word. */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold } from '../verified.fixture.ts'
import { figure } from './amounts.fixture.ts'

const BASE: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('free_cash_flow', 'Free cash flow', -14, 4),
    ...figure('financing_cash_flow', 'Financing cash flow', 25, -5),
    ...figure('capital_expenditures', 'Capital expenditures', 6, 4),
    ...figure('dividends_paid', 'Dividends paid', 5, 3),
    ...figure('share_repurchases', 'Share repurchases', 11, 8),
    ...figure('cash_and_equivalents', 'Cash and cash equivalents', 14, 16),
    ...figure('short_term_investments', 'Short-term investments', 6, 4),
    ...figure('net_cash', 'Net cash', -30, -12),
    ...figure('total_debt', 'Debt', 50, 36),
  ],
}

describe('a figure', () => {
  it.each([
    'The company paid out $11.0bn for its own shares in 2025.',
    'It spent $11.0 billion buying back stock and $5.0 billion on dividends.',
    'It laid out $11.0 billion to buy its own stock but only $5.0 billion for dividends.',
    'After buying back $8.0 billion of stock in 2024, it spent $11.0 billion on its own shares in 2025.',
    'In 2025, Acme initiated a dividend, paying shareholders $5.0 billion.',
    'It paid out $5.0 billion to its shareholders in dividends and another $11.0 billion for its own shares.',
    'It returned $16.0 billion to shareholders, made up of $5.0 billion in dividends and $11.0 billion in buybacks.',
    'Payments to shareholders totalled $16.0 billion: dividends of $5.0 billion and buybacks of $11.0 billion.',
    'It burned $14.0 billion of free cash flow after generating $4.0 billion the year before, and raised $25.0 billion through financing activities.',
    'Net debt widened to $30.0 billion from $12.0 billion, with gross debt up 39% to $50.0 billion.',
    'It put $6.0 billion in capital projects, leaving free cash flow of minus $14.0 billion.',
    'Payouts to shareholders climbed to $16.0 billion from $11.0 billion.',
    'Cash, cash equivalents and investments came to $20.0 billion.',
  ])('is named so: %s', (text) => expect(allHold(BASE, text)).toBe(true))

  it.each([
    'The company was paid $11.0bn for its own shares in 2025.',
    'It spent $5.0 billion buying back stock and $11.0 billion on dividends.',
    'It received its first dividend in 2025, $5.0 billion in all.',
    'It raised its dividend to $5.0 billion.',
    'In 2025, Acme initiated a dividend, paying shareholders $11.0 billion.',
    'It earned $16.0 billion, made up of $5.0 billion in dividends and $11.0 billion in buybacks.',
    'It returned $14.0 billion to shareholders, made up of $5.0 billion in dividends and $11.0 billion in buybacks.',
    'Payments to suppliers totalled $16.0 billion: dividends of $5.0 billion and buybacks of $11.0 billion.',
    'It repaid $25.0 billion through financing activities.',
    'Net debt narrowed to $30.0 billion from $12.0 billion.',
    'Net cash was $30.0 billion.',
    'Net debt rose 39% to $30.0 billion.',
    'Payouts to shareholders climbed to $11.0 billion from $8.0 billion.',
    'Cash, cash equivalents and investments came to $14.0 billion.',
    'Cash and long-term investments came to $20.0 billion.',
  ])('is another or goes the other way: %s', (text) => expect(allHold(BASE, text)).toBe(false))
})
