import { describe, expect, it } from 'vitest'
import { hasTitle, namesStatement } from './titles.ts'

describe('the name of a statement of operations', () => {
  it.each([
    'CONSOLIDATED STATEMENTS OF OPERATIONS',
    'Consolidated Statements of Income (Unaudited)',
    'Statement of Consolidated Earnings',
    'STATEMENTS OF CONSOLIDATED INCOME',
    'Consolidated Statement of Profit or Loss',
    'Condensed Consolidated Statements of Comprehensive Income (Loss)',
    'Consolidated Income Statements',
    'Statements of Net Income',
    'STATEMENTS OF DISTRIBUTABLE INCOME',
    'Statements of (Loss) Income',
    'PROFIT AND LOSS ACCOUNT',
    'Consolidated Results of Operations',
    'CONSOLIDATED EARNINGS',
    'Results of Operations',
    'Consolidated Summary of Operations',
    'SUMMARY OF CONSOLIDATED INCOME',
    'CONSOLIDATED EARNINGS (IN THOUSANDS EXCEPT PER SHARE)',
    'Consolidated Operations for the Years',
    'CONSOLIDATED INCOME - for the years ended March 31, 1996, 1995 and 1994',
    'Acme Corporation     Consolidated Income (Continued)',
  ])('%s', (text) => expect(namesStatement(text)).toBe(true))

  it.each([
    'CONSOLIDATED BALANCE SHEETS',
    'CONSOLIDATED STATEMENTS OF CASH FLOWS',
    "Statements of Changes in Shareholders' Equity",
    'Consolidated Statements of Financial Position',
    'NOTES TO CONSOLIDATED FINANCIAL STATEMENTS',
    'Management’s Discussion and Analysis of Financial Condition and Results of Operations',
    'Consolidated earnings rose by a tenth',
    'Consolidated earnings in thousands of homes',
    'Consolidated earnings for the year were higher',
    'Ten-Year Summary of Consolidated Income',
    'Net income',
    '',
  ])('not %s', (text) => expect(namesStatement(text)).toBe(false))

  it('stands in one of several lines', () => {
    expect(hasTitle('PSI ENERGY, INC. | Consolidated earnings | (in thousands)')).toBe(true)
    expect(hasTitle('PSI ENERGY, INC. | Consolidated earnings rose | (in thousands)')).toBe(false)
  })
})
