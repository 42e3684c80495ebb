/**
 * Numbers told by words that stand apart from them: a growth by "fastest", a comparison without a number of its own, a sign
 * by what money did, a time by the clause; each beside sentences that are false in one thing.
 */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { figure } from '../others/amounts.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const WITH_OTHERS: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('dividends_paid', 'Dividends paid', 2, 1.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 5),
    ...figure('free_cash_flow', 'Free cash flow', 7, 8),
    ...figure('operating_cash_flow', 'Operating cash flow', -3, 10),
    ...figure('acquisitions', 'Acquisitions', 4, 1),
  ]
    .map((one) => ({ ...one, months: 12 as number | null }))
    .concat([
      ...figure('cash_and_equivalents', 'Cash and cash equivalents', 4, 9),
      ...figure('inventories', 'Inventory', 95, 50),
      ...figure('shareholders_equity', 'Shareholders’ equity', -3.9, -17.2),
    ]),
}
const isVerified = (text: string, base: FactBase = WITH_OTHERS): boolean => allHold(base, text)
const verified = (texts: readonly string[]): string[] => texts.filter((text) => isVerified(text))

describe('a growth by words apart from it', () => {
  it.each([
    'Pipes shrank fastest, by 33.3%.',
    'At 33.3%, Pipes shrank fastest.',
    'In 2024 Pipes grew fastest, at 25.0%.',
    'Sales of Pumps fell 16.7% to $50.0 billion, a slower pace than Pipes.',
    'Sales of Pipes fell 33.3% to $10.0 billion, a faster clip than Valves’ 14.3%.',
    'Valves became 14.3% smaller.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('has its way, its figure, its size and its time', () =>
    expect(
      verified([
        'Pipes shrank fastest, by 33.3% of sales.',
        'Pumps shrank fastest, by 16.7%.',
        'At 33.3%, Pipes grew fastest.',
        'At 33.3%, Valves shrank fastest.',
        'Pipes shrank slowest, by 33.3%.',
        'The decline in Valves, 33.3%, outweighed the rest of it.',
        'The rise in Pipes, 33.3%, outweighed the rest of it.',
        'In 2024 Pipes grew slowest, at 25.0%.',
        'In 2025 Pipes grew fastest, at 25.0%.',
        'Sales of Pumps fell 16.7% to $50.0 billion, a faster pace than Pipes.',
        'Sales of Pumps fell 16.7% to $50.0 billion, not a slower pace than Pipes.',
        'Sales of Pumps fell 16.7% to $50.0 billion, half a slower pace than Pipes.',
        'Sales of Pipes fell 33.3% to $10.0 billion, a slower clip than Valves’ 14.3%.',
        'Sales of Pipes fell 33.3% to $10.0 billion, a faster clip than Valves’ 16.7%.',
        'Valves became 14.3% larger.',
        'Growth on a base of $50.0 billion: Pumps fell 16.7%.',
      ]),
    ).toEqual([]))
})

describe('what a number is held against without a number', () => {
  it.each([
    'Pumps sold for $50.0 billion, more than Valves or Pipes.',
    'Pumps sold for $50.0 billion, more than Valves and Pipes together.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('has its side and its figures', () =>
    expect(
      verified([
        'Pumps sold for $50.0 billion, less than Valves or Pipes.',
        'Valves sold for $30.0 billion, more than Pumps or Pipes.',
        'Valves sold for $30.0 billion, more than Pumps and Pipes together.',
        'Pumps sold for $50.0 billion, never more than Valves or Pipes.',
        'Pumps sold for $50.0 billion, more than Globex or Pipes.',
        'At $95.0 billion, inventory is worth less than a whole year of revenue.',
        'At $95.0 billion, inventory is worth more than two years of revenue.',
        'Pumps were 55.6% of revenue, the rest being Valves.',
        'Pumps were 55.6% of revenue, the rest being services.',
        'Pumps were 55.6% of revenue, the rest being Pipes.',
      ]),
    ).toEqual([]))
})

describe('whether money came in or went out, each in its time', () => {
  it.each([
    'Operations consumed $3.0 billion of cash after bringing in $10.0 billion the year before.',
    'Operations burned through $3.0 billion in cash, whereas in 2024 they had thrown off $10.0 billion.',
    'Operations used $3.0 billion of cash, whereas they had produced $10.0 billion a year before.',
    'At the end of 2025 shareholders’ equity was $3.9 billion under water.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('has both', () =>
    expect(
      verified([
        'Operations produced $3.0 billion of cash after bringing in $10.0 billion the year before.',
        'Operations consumed $3.0 billion of cash after consuming $10.0 billion the year before.',
        'Operations consumed $10.0 billion of cash after bringing in $3.0 billion the year before.',
        'Operations consumed $3.0 billion of cash after bringing in $10.0 billion two years before.',
        'Operations burned through $3.0 billion in cash, whereas in 2023 they had thrown off $10.0 billion.',
        'Operations burned through $3.0 billion in cash, whereas in 2024 they had burned through $10.0 billion.',
        'Operations threw off $3.0 billion in cash, whereas in 2024 they had thrown off $10.0 billion.',
        'At the end of 2025 shareholders’ equity was $17.2 billion under water.',
        'At the end of 2025 shareholders’ equity was $3.9 billion above water.',
        'At the end of 2025 shareholders’ equity was $3.9 billion.',
      ]),
    ).toEqual([]))
  it('leaves a loss that is another figure', () => {
    const isSo = (text: string) => isVerified(text, THREE_LOSSES)
    expect(isSo('Operating income was negative, a loss of $12.0 billion.')).toBe(true)
    expect(isSo('Operating income was positive, a loss of $12.0 billion.')).toBe(false)
    expect(isSo('Operating income was negative, a loss of $9.0 billion.')).toBe(false)
    expect(isSo('Gross profit was negative, a loss of $12.0 billion.')).toBe(false)
  })
})

describe('the time of an amount', () => {
  it.each([
    'Net income slipped to $9.0 billion from $14.0 billion during 2025.',
    'In a year $14.0 billion of net income became $9.0 billion.',
    'Revenue is at about the level of 2023: $90.0 billion against $100.0 billion.',
    'Net income is actually down from almost $15 billion, to $9.0 billion.',
    'Falling to $90.0 billion, revenue was 18.2% lower than a year before.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is no other', () =>
    expect(
      verified([
        'Net income slipped to $14.0 billion from $9.0 billion during 2025.',
        'Net income slipped to $9.0 billion from $12.0 billion during 2025.',
        'Net income slipped to $9.0 billion from $14.0 billion during 2023.',
        'In a year $9.0 billion of net income became $14.0 billion.',
        'In a year $14.0 billion of revenue became $9.0 billion.',
        'Revenue is at about the level of 2024: $90.0 billion against $100.0 billion.',
        'Revenue is at about the level of 2023: $100.0 billion against $90.0 billion.',
        'Revenue of $90.0 billion was told in 2024; in 2025 it was $110.0 billion.',
        'Net income is actually up from almost $15 billion, to $9.0 billion.',
        'Rising to $90.0 billion, revenue was 18.2% lower than a year before.',
        'Falling to $90.0 billion, net income was 18.2% lower than a year before.',
        'Acme has crossed the $95 billion line, with 2025 revenue of $90.0 billion.',
        'Acme has crossed the $85 billion line, with 2024 revenue of $90.0 billion.',
      ]),
    ).toEqual([]))
})

describe('what is paid out by other names', () => {
  it.each([
    'The dividend bill rose to $2.0 billion.',
    'The buyback of $6.0 billion dwarfed the dividend of $2.0 billion.',
    'Acme paid $8.0 billion in dividends and buybacks in 2025.',
    'The takeover bill was $4.0 billion in 2025, after $1.0 billion.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is what each was', () =>
    expect(
      verified([
        'The dividend bill fell to $2.0 billion.',
        'The dividend bill rose to $6.0 billion.',
        'The dividend rose to $2.00 a share.',
        'The buyback of $2.0 billion dwarfed the dividend of $6.0 billion.',
        'Acme paid $8.0 billion in dividends.',
        'Acme paid $8.0 billion in dividends and acquisitions in 2025.',
        'Acme paid $8.0 billion in dividends and buybacks in 2024.',
        'Acme repurchased shares for $2.0 billion and paid $6.0 billion in dividends.',
        'The takeover bill was $1.0 billion in 2025.',
        'Dividends of $2.0 billion and employee share purchases of $6.0 billion: $8.0 billion went out to shareholders.',
        'Dividends of $2.0 billion and share purchases of $6.0 billion: $9.0 billion went out to shareholders.',
      ]),
    ).toEqual([]))
})

describe('a share of what is said to be the whole', () => {
  it.each(['Pumps brought in $50.0 billion, more than half of the company’s $90.0 billion.'])('%s', (text) =>
    expect(isVerified(text)).toBe(true),
  )
  it('has its part, its whole and its size', () =>
    expect(
      verified([
        'Pumps brought in $50.0 billion, more than two thirds of the company’s $90.0 billion.',
        'Valves brought in $30.0 billion, more than half of the company’s $90.0 billion.',
        'Pumps brought in $50.0 billion, more than half of the company’s $110.0 billion.',
        'Pumps brought in $50.0 billion, less than half of the company’s $90.0 billion.',
        'Pumps, still just under half of the total, sold $50.0 billion.',
        'Pumps, still just over half of the profit, sold $50.0 billion.',
      ]),
    ).toEqual([]))
})
