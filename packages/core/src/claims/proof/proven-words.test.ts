/** Words beside numbers that are all proven: those that the proof holds too, and twins of them that say another thing. */
import { expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { figure } from '../others/amounts.fixture.ts'
import { allHold, CAUSES_TOO } from '../verified.fixture.ts'

const FLOWS: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('free_cash_flow', 'Free cash flow', -14.3, 4.4),
    ...figure('dividends_paid', 'Dividends paid', 3, 2.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 12),
    ...figure('capital_expenditures', 'Capital expenditures', 8, 10),
  ],
}
const isVerified = (base: FactBase, text: string): boolean => allHold(base, text, CAUSES_TOO)

it.each([
  ['Acme burned through $14.3 billion of free cash flow in 2025, after generating $4.4 billion the year before.', true],
  ['Acme burned through $14.3 billion of free cash flow in 2025, having generated $4.4 billion in 2024.', true],
  ['Acme burned through $14.3 billion of free cash flow in 2025, after burning $4.4 billion the year before.', false],
  ['Acme generated $14.3 billion of free cash flow in 2025, after generating $4.4 billion the year before.', false],
  ['Negative free cash flow of $14.3 billion compared with a positive $4.4 billion in 2024.', true],
  ['Negative free cash flow of $14.3 billion compared with a negative $4.4 billion in 2024.', false],
  ['Positive free cash flow of $14.3 billion compared with a positive $4.4 billion in 2024.', false],
  ['Free cash flow swung from a positive $4.4 billion to a negative $14.3 billion.', true],
  ['Free cash flow swung from a negative $14.3 billion to a positive $4.4 billion.', false],
  ['Free cash flow swung from a negative $4.4 billion to a positive $14.3 billion.', false],
])('takes a sign and a turn for read where the amounts have them: %s', (text, verified) =>
  expect(isVerified(FLOWS, text)).toBe(verified),
)

it.each([
  ['Acme sent $3.0 billion in dividends to its holders in 2025.', true],
  ['Acme returned $3.0 billion in dividends and $6.0 billion in buybacks, $9.0 billion altogether.', true],
  [
    'Acme returned $3.0 billion in dividends and $6.0 billion in buybacks, so $9.0 billion in all went to its owners.',
    true,
  ],
  ['Acme sent $8.0 billion in capital expenditures to its holders in 2025.', false],
  ['Acme sent $3.0 billion in dividends to its lenders in 2025.', false],
  ['Acme returned $6.0 billion in dividends and $3.0 billion in buybacks, $9.0 billion altogether.', false],
  [
    'Acme returned $3.0 billion in dividends and $6.0 billion in buybacks, so $9.0 billion in all went to its lenders.',
    false,
  ],
])('lets dividends and buybacks go to those who own the company, and nobody else: %s', (text, verified) =>
  expect(isVerified(FLOWS, text)).toBe(verified),
)

it.each([
  ['Revenue increased only by 2.0% to $391.0 billion.', true],
  ['Only revenue increased, by 2.0% to $391.0 billion.', false],
  ['So far so good: revenue was $391.0 billion.', true],
  ['Revenue was $391.0 billion so far.', false],
  ['Apple bedazzled the bulls: revenue was $391.0 billion.', true],
  ['The bears were flummoxed, so net income was $93.7 billion.', true],
  ['The ledger was doctored, so revenue was $391.0 billion.', false],
  ['The reckoned number was bungled, and revenue was $391.0 billion.', false],
  ['Revenue was $391.0 billion, and gizmos were half.', false],
  ['Its gizmo arm flummoxed the bulls: revenue was $391.0 billion.', false],
  ['In gizmos it bedazzled the bulls: revenue was $391.0 billion.', false],
  ['Foxconn bedazzled the bulls: revenue was $391.0 billion.', false],
  ['Somebody fibbed that revenue was $391.0 billion.', false],
])('passes over a clause of its own that holds no figure, and none that measures or owns one: %s', (text, verified) =>
  expect(isVerified(MADE, text)).toBe(verified),
)

it.each([
  'Titan’s revenue was $391.0 billion.',
  'The angels’ revenue was $391.0 billion.',
  'Revenue, mostly rainbows, was $391.0 billion.',
  'Revenue of $391.0 billion came from rainbows.',
  'Rainbows: revenue of $391.0 billion.',
  'Rainbow revenue was $391.0 billion.',
  'Revenue from rainbows was $391.0 billion.',
  'In rainbows, revenue was $391.0 billion.',
  'The wizards earned $93.7 billion.',
  'Apple’s wizards had net income of $93.7 billion.',
  'Net income of the angels was $93.7 billion.',
  'Apple loathed revenue of $391.0 billion.',
  'Apple skimmed revenue of $391.0 billion.',
  'Revenue was the standout, its Services jumping 12.9% to $96.2 billion.',
  'Revenue is the star of the show, with Services soaring 12.9% to $96.2 billion.',
  'Services saw costs rise 12.9% to $96.2 billion.',
  'Services saw bookings rise 12.9% to $96.2 billion.',
])('leaves open what a word of pictures owns or makes a part: %s', (text) => expect(isVerified(MADE, text)).toBe(false))
