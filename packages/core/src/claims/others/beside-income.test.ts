/** Figures of the balance sheet and the cash flows beside those of the income statement, in sentences built as theirs. */
import { expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { figure } from './amounts.fixture.ts'

const BASE: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('total_assets', 'Total assets', 300, 280),
    ...figure('cash_and_equivalents', 'Cash and cash equivalents', 40, 30),
    ...figure('operating_cash_flow', 'Operating cash flow', -20, 18),
    ...figure('dividends_paid', 'Dividends paid', 3, 2.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 12),
    ...figure('shareholders_equity', 'Shareholders’ equity', -17, 5),
    ...figure('total_debt', 'Debt', 90, 80),
    ...figure('stock_compensation', 'Stock-based compensation', 13, 12),
  ],
}
const verdicts = (text: string, base = BASE) =>
  checkClaims(base, text)
    .filter(({ kind }) => kind !== 'period')
    .map((one) => `${one.text}: ${one.verdict}`)

it.each<[string, string[]]>([
  [
    'On revenue of $90.0 billion, Acme paid $3.0 billion in dividends.',
    ['$90.0 billion: holds', '$3.0 billion: holds'],
  ],
  ['Repurchases came to $6.0 billion, dividends to $3.0 billion.', ['$6.0 billion: holds', '$3.0 billion: holds']],
  ['Debt rose above $85 billion in 2025.', ['rose: holds', '$85 billion: holds']],
  [
    'In 2024 operating cash flow was $18.0 billion, yet dividends were only $2.5 billion.',
    ['$18.0 billion: holds', '$2.5 billion: holds'],
  ],
  ['The company burned $20.0 billion in operating cash.', ['$20.0 billion: holds']],
  [
    'Shareholders’ deficit, $17.0 billion, compares with equity of $5.0 billion in 2024.',
    ['$17.0 billion: holds', '$5.0 billion: holds'],
  ],
])('are held against the statements: %s', (text, said) => expect(verdicts(text)).toEqual(said))

it('are nothing where the statements are not known', () => {
  expect(verdicts('Repurchases came to $6.0 billion, dividends to $3.0 billion.', THREE_YEARS)).toEqual([
    '$6.0 billion: unresolved',
    '$3.0 billion: unresolved',
  ])
})

it.each([
  'On revenue of $90.0 billion, cash at the start of the year was $40.0 billion.',
  'Assets under management were $300.0 billion.',
  'Dividends of $3.0 billion were cancelled.',
  'Stock compensation of its chief was $13.0 billion.',
  'Acme raised equity of $5.0 billion in 2024.',
  'Cash reached a high of $40.0 billion.',
  'Repurchases have totaled $6.0 billion over the years.',
  'The company generated $20.0 billion in operating cash.',
  'Acme took in dividends of $3.0 billion.',
  'Its debt exceeded its cash by $40.0 billion.',
  'Acme held $40.0 billion in cash abroad.',
])('are another thing beside other words: %s', (text) => {
  const said = verdicts(text)
  expect(said.length).toBeGreaterThan(0)
  expect(said.every((one) => one.endsWith(': holds'))).toBe(false)
})

it('are contradicted by no reading of the words around them', () => {
  const said = verdicts('With revenue of $90.0 billion and total assets of $250.0 billion, Acme is large.')
  expect(said).toEqual(['$90.0 billion: holds', '$250.0 billion: unresolved'])
})
