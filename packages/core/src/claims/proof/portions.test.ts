/** Shares, fractions and multiples of a whole, wherever the whole, the part and the amounts beside them stand. */
import { expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { figure } from '../others/amounts.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const BASE: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('dividends_paid', 'Dividends paid', 2, 1.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 5),
    ...figure('operating_cash_flow', 'Operating cash flow', 10, 12),
  ].map((one) => ({ ...one, months: 12 as number | null })),
}

it.each([
  // the whole, however its owner, its time and its kind are told
  [
    'Pumps produced 56% of the machine maker’s 2025 revenue.',
    'Valves produced 56% of the machine maker’s 2025 revenue.',
  ],
  [
    'More than half of Acme’s 2025 revenue, 55.6%, was earned from Pumps.',
    'More than half of Acme’s 2025 revenue, 55.6%, was earned from Valves.',
  ],
  [
    'Over half (56%) of Acme’s annual sales came from Pumps.',
    'Over half (56%) of Acme’s annual sales came from Valves.',
  ],
  // what goes on from a share
  [
    'Acme made 56% of its 2025 revenue with Pumps and 33% with Valves.',
    'Acme made 56% of its 2025 revenue with Valves and 33% with Pumps.',
  ],
  [
    'Most of Acme’s revenue, 56%, comes from Pumps; Valves account for 33%.',
    'Most of Acme’s revenue, 33%, comes from Valves; Pumps account for 56%.',
  ],
  // the whole as an amount
  [
    'Pumps supplied more than half of Acme’s sales, $50.0 billion out of $90.0 billion.',
    'Pumps supplied more than half of Acme’s sales, $50.0 billion out of $100.0 billion.',
  ],
  [
    'Of the $90.0 billion Acme took in, $50.0 billion, or 56%, came from Pumps.',
    'Of the $90.0 billion Acme took in, $50.0 billion, or 56%, came from Valves.',
  ],
  [
    'Dividends of $2.0 billion consumed 22% of the $9.0 billion profit.',
    'Dividends of $2.0 billion consumed 33% of the $9.0 billion profit.',
  ],
  [
    'Sales of Pumps came to $50.0 billion, or 56% of the worldwide total of $90.0 billion.',
    'Sales of Valves came to $30.0 billion, or 56% of the worldwide total of $90.0 billion.',
  ],
  // of what was told before
  [
    'Acme took in $90.0 billion, and more than half of it, 56%, came from Pumps.',
    'Acme took in $90.0 billion, and more than half of it, 56%, came from Valves.',
  ],
  [
    'Revenue was $90.0 billion, of which 33% came from Valves.',
    'Revenue was $90.0 billion, of which 33% came from Pumps.',
  ],
  [
    'Revenue was $90.0 billion, $30.0 billion of which came from Valves.',
    'Revenue was $90.0 billion, $30.0 billion of which came from Pumps.',
  ],
  // what amounts come to
  [
    'Acme paid $2.0 billion in dividends and $6.0 billion in buybacks, together about 80% of its operating cash flow.',
    'Acme paid $2.0 billion in dividends and $6.0 billion in buybacks, together about 60% of its operating cash flow.',
  ],
  [
    'Pumps made 56% of revenue and Valves 33%, so together a bit less than 89%.',
    'Pumps made 56% of revenue and Valves 33%, so together a bit less than 60%.',
  ],
  [
    'Valves sold $30.0 billion and Pipes $10.0 billion; the two put together stay behind Pumps.',
    'Valves sold $30.0 billion and Pipes $10.0 billion; the two put together stay ahead of Pumps.',
  ],
  [
    'Acme spent $6.0 billion on buybacks and $2.0 billion on dividends; the two together amount to less than the net income of $9.0 billion.',
    'Acme spent $6.0 billion on buybacks and $2.0 billion on dividends; the two together amount to more than the net income of $9.0 billion.',
  ],
  [
    'Buybacks and dividends came to $8.0 billion, less than the $9.0 billion of net income.',
    'Buybacks and dividends came to $8.0 billion, more than the $9.0 billion of net income.',
  ],
  [
    'Pumps made 56% of sales, Valves 33% and Pipes the remaining 11%.',
    'Pumps made 56% of sales, Pipes the remaining 11%.',
  ],
  [
    'Dividends of $2.0 billion took 22% of net income and 20% of operating cash flow.',
    'Dividends of $2.0 billion took 20% of net income and 22% of operating cash flow.',
  ],
  [
    'Pumps made 56 percent of sales, Valves 33 and Pipes 11.',
    'Pumps made 56 percent of sales, Valves 11 and Pipes 33.',
  ],
  [
    'Pumps brought in $50.0 billion, 56% of sales, and Valves $30.0 billion, or 33%.',
    'Pumps brought in $50.0 billion, 33% of sales, and Valves $30.0 billion, or 56%.',
  ],
  ['Valves supplied 33% and Pumps 56% of revenue.', 'Pumps supplied 33% and Valves 56% of revenue.'],
  [
    'Dividends of $2.0 billion and buybacks of $6.0 billion added up to 80% of operating cash flow.',
    'Dividends of $2.0 billion and buybacks of $6.0 billion added up to 60% of operating cash flow.',
  ],
  [
    'Buybacks cost $6.0 billion, more than half of the operating cash flow of $10.0 billion.',
    'Buybacks cost $6.0 billion, less than half of the operating cash flow of $10.0 billion.',
  ],
  [
    'Pumps accounted for 55.6% of Acme’s 2025 revenue, up from 54.5% in 2024.',
    'Pumps accounted for 54.5% of Acme’s 2025 revenue, down from 55.6% in 2024.',
  ],
  [
    'Acme earned about ten cents on every dollar of revenue.',
    'Acme earned about twenty cents on every dollar of revenue.',
  ],
  ['One in three dollars came from Valves.', 'One in three dollars came from Pumps.'],
  ['Buybacks of $6.0 billion were three times the dividend.', 'Buybacks of $6.0 billion were five times the dividend.'],
  [
    'Buybacks of $6.0 billion were three times the $2.0 billion dividend.',
    'Buybacks of $6.0 billion were five times the $2.0 billion dividend.',
  ],
  // a fraction of another year's amount
  [
    'Net income of $9.0 billion was nearly two thirds of 2024’s $14.0 billion.',
    'Net income of $9.0 billion was nearly half of 2024’s $14.0 billion.',
  ],
])('holds and, with one thing wrong, does not: %s', (right, wrong) => {
  expect(allHold(BASE, right)).toBe(true)
  expect(allHold(BASE, wrong)).toBe(false)
})

it.each([
  'Most of Acme’s revenue, 33%, comes from Valves.',
  'Nearly all of Acme’s revenue, 56%, comes from Pumps.',
  'Pumps made 56% of the European total of $90.0 billion.',
  'Pumps brought in 56% of Acme’s advertising revenue.',
  'Valves brought in $30.0 billion, 56% of sales, Pumps the remaining 44%.',
  'Valves brought in $30.0 billion, 56% of sales, Pumps in the lead.',
  'Acme paid $2.0 billion in dividends and $6.0 billion in buybacks, together about 60% of its operating cash flow.',
  'Valves sold $30.0 billion, Pipes $10.0 billion and Pumps $50.0 billion; the two together made 44% of revenue.',
])('is left: %s', (text) => {
  expect(allHold(BASE, text)).toBe(false)
})
