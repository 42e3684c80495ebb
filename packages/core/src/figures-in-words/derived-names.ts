/** Words for what follows from two statements at once: returns, margins and days; no filing prints them. */
import type { NamedOther } from './other-figure.ts'

/** What the names of a return are of, in the words of those who own it or put it in. */
const OWNERS = "(?:the |its |their |average |shareholders?[’']? |stockholders?[’']? )*"

export const DERIVED_OTHERS: readonly NamedOther[] = [
  {
    name: 'free_cash_flow_margin',
    kind: 'cash_flow',
    label: 'The free cash flow margin',
    pattern: /\b(?:free cash[- ]?flow|fcf) margin\b/gi,
    meaning: 'The free cash flow margin is free cash flow as a share of revenue.',
  },
  {
    name: 'return_on_average_equity',
    kind: 'balance_sheet',
    label: 'Return on average equity',
    pattern: new RegExp(`\\breturns? on ${OWNERS}equity\\b|\\broe\\b`, 'gi'),
    meaning:
      'Return on average equity is the net income of a year divided by the average of equity at its start and end.',
  },
  {
    name: 'return_on_average_assets',
    kind: 'balance_sheet',
    label: 'Return on average assets',
    pattern: /\breturns? on (?:the |its |their |average |total )*assets\b|\broa\b/gi,
    meaning:
      'Return on average assets is the net income of a year divided by the average of total assets at its start and end.',
  },
  {
    name: 'days_receivables',
    kind: 'balance_sheet',
    label: 'Days of receivables',
    isPlural: true,
    pattern: /\bdays of (?:trade )?receivables\b|\breceivables? days\b|\bdays(?:['’])? sales outstanding\b|\bdso\b/gi,
    meaning: 'Days of receivables are receivables at the end as days of the revenue of the period.',
  },
  {
    name: 'days_inventories',
    kind: 'balance_sheet',
    label: 'Days of inventories',
    isPlural: true,
    pattern: /\bdays of inventor(?:y|ies)\b|\binventory days\b|\bdays(?:['’])? (?:of )?inventory outstanding\b/gi,
    meaning: 'Days of inventories are inventories at the end as days of the cost of revenue of the period.',
  },
]
