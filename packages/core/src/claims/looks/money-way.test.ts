/** A verb on the other side of money than the figure it has, each beside verbs of the right side. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { figure } from '../others/amounts.fixture.ts'
import { allHold, CAUSES_TOO } from '../verified.fixture.ts'

const SHEETS: FactBase = {
  ...MADE,
  ...{ company: 'Acme Inc.', tickers: ['ACM'] },
  periods: [{ ...MADE.periods[0], code: '2025 FY', end_date: '2025-12-31' }],
  others: [
    ...figure('inventories', 'Inventories', 300, 280),
    ...figure('long_term_debt', 'Long-term debt', 40, 30),
    ...figure('dividends_paid', 'Dividends paid', 3, 2.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 12),
    ...figure('capital_expenditures', 'Capital expenditures', 8, 7),
  ],
}

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'what came in',
    MADE,
    [
      'Apple earned $101.3 billion in Europe in fiscal 2024.',
      'Apple made $93.7 billion in fiscal 2024.',
      'Apple took in $391.0 billion in fiscal 2024.',
      'Europe brought in $101.3 billion in fiscal 2024.',
      'Apple earned $93.7 billion after paying $29.7 billion in income tax.',
    ],
    [
      'Apple spent $101.3 billion in Europe in fiscal 2024.',
      'Apple invested $25.1 billion in Japan in fiscal 2024.',
      'Apple paid Japan $25.1 billion in fiscal 2024.',
      'Apple put $96.2 billion into Services in fiscal 2024.',
      'Apple spent, in 2024, $25.1 billion in Japan.',
      '$25.1 billion was invested in Japan in fiscal 2024.',
      'Services cost Apple $96.2 billion in fiscal 2024.',
      'Services had costs of $96.2 billion in fiscal 2024.',
      'Apple’s spending on Services was $96.2 billion in fiscal 2024.',
      'Apple spent $93.7 billion of net income in fiscal 2024.',
      'Apple paid out $93.7 billion in net income in fiscal 2024.',
      'Apple added revenue of $391.0 billion in fiscal 2024.',
      'Apple held revenue of $391.0 billion in fiscal 2024.',
    ],
  ],
  [
    'what went out',
    MADE,
    [
      'Apple spent $31.4 billion on research and development in fiscal 2024.',
      'Apple incurred $29.7 billion in income tax in fiscal 2024.',
      'The tax man got $29.7 billion in income tax.',
      'R&D took $31.4 billion.',
    ],
    [
      'Apple earned $29.7 billion in income tax in fiscal 2024.',
      'Apple collected $31.4 billion in research and development in fiscal 2024.',
      'Apple made $31.4 billion from research and development in fiscal 2024.',
      'Apple took in $210.4 billion in cost of sales in fiscal 2024.',
      'Income tax of $29.7 billion was earned in fiscal 2024.',
    ],
  ],
  [
    'what stands in the balance sheet, and what went to owners and into plant',
    SHEETS,
    [
      'Acme held inventories of $300.0 billion.',
      'Acme owed $40.0 billion in long-term debt.',
      'Acme paid $3.0 billion in dividends in 2025.',
      'Acme returned $6.0 billion through share repurchases in 2025.',
      'Shareholders received $3.0 billion in dividends in 2025.',
      'Acme spent $8.0 billion on capital expenditures in 2025.',
    ],
    [
      'Acme sold inventories of $300.0 billion in 2025.',
      'Acme added $300.0 billion of inventories in 2025.',
      'Acme issued $40.0 billion of long-term debt in 2025.',
      'Acme repaid $40.0 billion of long-term debt in 2025.',
      'Acme got $3.0 billion in dividends in 2025.',
      'Acme sold $6.0 billion in share repurchases in 2025.',
      'Acme returned $8.0 billion in capital expenditures in 2025.',
    ],
  ],
])('%s', (_, base, right, wrong) => {
  it.each(right)('right: %s', (text) => expect(isVerified(base, text)).toBe(true))
  it.each(wrong)('not: %s', (text) => expect(isVerified(base, text)).toBe(false))
})
