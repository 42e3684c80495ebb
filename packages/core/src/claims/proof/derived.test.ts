/** Numbers reckoned from two figures that the sentence names, and what such a number is not told of. */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { figure } from '../others/amounts.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const WITH_OTHERS: FactBase = {
  ...THREE_YEARS,
  others: [
    ...figure('dividends_paid', 'Dividends paid', 2, 1.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 5),
    ...figure('free_cash_flow', 'Free cash flow', 7, 8),
    ...figure('operating_cash_flow', 'Operating cash flow', -3, 10),
  ]
    .map((one) => ({ ...one, months: 12 as number | null }))
    .concat([
      ...figure('cash_and_equivalents', 'Cash and cash equivalents', 4, 9),
      ...figure('short_term_investments', 'Short-term investments', 7, 3),
      ...figure('total_assets', 'Total assets', 55, 50),
    ]),
}
const isVerified = (text: string, base: FactBase = WITH_OTHERS): boolean => allHold(base, text)
const verified = (texts: readonly string[]): string[] => texts.filter((text) => isVerified(text))

describe('a gap of two figures', () => {
  it.each([
    'Net income missed the prior year’s level by only 5 billion dollars.',
    'Pumps ($50.0 billion) now earn the company a lot more than Valves ($30.0 billion), the gap being $20.0 billion.',
    'Sales of Pumps were bigger than those of Valves by $20.0 billion.',
    'Net income of $9.0 billion was lower than operating income by $3.0 billion.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('has its order, its figures and its time', () =>
    expect(
      verified([
        'Net income beat the prior year’s level by only 5 billion dollars.',
        'Net income missed the prior year’s level by only 3 billion dollars.',
        'Operating income missed the prior year’s level by only 5 billion dollars.',
        'Net income missed the 2023 level by only 5 billion dollars.',
        'Pumps ($50.0 billion) now earn the company a lot less than Valves ($30.0 billion), the gap being $20.0 billion.',
        'Pumps ($50.0 billion) now earn the company a lot more than Valves ($30.0 billion), the gap being $40.0 billion.',
        'Pumps ($50.0 billion) now earn the company a lot more than Pipes ($30.0 billion), the gap being $20.0 billion.',
        'Sales of Valves were bigger than those of Pumps by $20.0 billion.',
        'Sales of Pumps were never bigger than those of Valves by $20.0 billion.',
        'Profits of Pumps were bigger than those of Valves by $20.0 billion.',
        'Orders of Pumps were bigger than those of Valves by $20.0 billion.',
        'Sales of Pumps were bigger than those of Valves by $20.0 billion in 2024.',
        'Sales of Pumps were bigger than those of Globex by $20.0 billion.',
        'Dividends, $2.0 billion, were higher than free cash flow by $5.0 billion.',
      ]),
    ).toEqual([]))
})

describe('a multiple and a share of two figures', () => {
  it.each([
    'Pumps are 5.0 times bigger than Pipes.',
    'Pumps brought in $50.0 billion, five times the $10.0 billion of Pipes.',
    'Valves, with $30.0 billion, is 60% the size of Pumps with $50.0 billion.',
    'Share repurchases stood at $6.0 billion, three times the $2.0 billion it had paid in dividends.',
    'From 2023 to 2024 the company saw its operating income multiply by 1.07.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is of the one by the other, in that order and time', () =>
    expect(
      verified([
        'Pipes are 5.0 times bigger than Pumps.',
        'Pumps are 5.0 times bigger than Valves.',
        'Pumps are 5.0 times smaller than Pipes.',
        'Pumps are not 5.0 times bigger than Pipes.',
        'Pumps are 5.0 times bigger than the pipes of Globex.',
        'Profits of Pumps are 5.0 times bigger than those of Pipes.',
        'In 2024 Pumps were 5.0 times bigger than Pipes.',
        'Pumps, with $50.0 billion, is 60% the size of Valves with $30.0 billion.',
        'Valves, with $30.0 billion, is 60% the size of Pipes with $10.0 billion.',
        'Share repurchases stood at $6.0 billion, three times the $2.0 billion it had received in interest.',
        'Share repurchases stood at $6.0 billion, twice the $2.0 billion it had paid in dividends.',
        'Dividends stood at $2.0 billion, three times the $6.0 billion it had paid in buybacks.',
        'Total assets were up by $5.0 billion to $55.0 billion, and cash cut to less than a third.',
        'Total assets were up by $5.0 billion to $55.0 billion, and dividends cut to less than half.',
        'From 2023 to 2025 the company saw its operating income multiply by 1.07.',
      ]),
    ).toEqual([]))
})

describe('a growth between two times that are named', () => {
  it.each([
    'Revenue fell, an 18% plunge between 2024 ($110.0 billion) and 2025 ($90.0 billion).',
    'Net income was $9.0 billion, 36% below the $14.0 billion of 2024.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is measured from the one to the other', () =>
    expect(
      verified([
        'Revenue fell, an 18% plunge between 2023 ($100.0 billion) and 2025 ($90.0 billion).',
        'Revenue fell, a 10% plunge between 2024 ($110.0 billion) and 2025 ($90.0 billion).',
        'Revenue fell, an 18% plunge between 2024 ($90.0 billion) and 2025 ($110.0 billion).',
        'Revenue rose, an 18% jump between 2024 ($110.0 billion) and 2025 ($90.0 billion).',
        'Net income fell, an 18% plunge between 2024 ($110.0 billion) and 2025 ($90.0 billion).',
        'Net income was $9.0 billion, 36% above the $14.0 billion of 2024.',
        'Net income was $9.0 billion, 25% below the $14.0 billion of 2024.',
        'Net income was $9.0 billion, 36% below the $12.0 billion of 2023.',
        'Net income was $9.0 billion, 36% below the $14.0 billion of 2023.',
        'Revenue grew 10.0% in 2023 to about $110 billion.',
        'The year before, revenue fell 18.2%.',
        'Revenue fell 18.2% a year earlier.',
        'A year earlier the company saw its operating income multiply by 0.75.',
      ]),
    ).toEqual([]))
})

describe('a sum of times, of two amounts', () => {
  it.each([
    'Net income was less in 2025 ($9.0 billion) than in 2023 and 2024 taken together ($26.0 billion).',
    'Cash plus short-term investments came to $11.0 billion.',
    'Dividends plus share repurchases came to $8.0 billion.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is of these alone', () =>
    expect(
      verified([
        'Net income was less in 2024 ($14.0 billion) than in 2023 and 2025 taken together ($26.0 billion).',
        'Net income was more in 2025 ($9.0 billion) than in 2023 and 2024 taken together ($26.0 billion).',
        'Operating income was less in 2025 ($12.0 billion) than in 2023 and 2024 taken together ($26.0 billion).',
        'Pumps sold more in 2025 ($50.0 billion) than in 2024 ($60.0 billion).',
        'Acme earned $26.0 billion of net income in 2024 and 2025 taken together.',
        'Acme earned $26.0 billion of net income in 2023 and 2024 each.',
        'Acme earned $26.0 billion of operating income in 2023 and 2024 taken together.',
        'Acme lost $26.0 billion of net income in 2023 and 2024 taken together.',
        'Cash plus short-term investments came to $12.0 billion.',
        'Cash plus short-term investments came to $11.0 billion in 2023.',
        'Cash less short-term investments came to $11.0 billion.',
        'Cash and short-term investments each came to $11.0 billion.',
        'Cash plus long-term investments came to $11.0 billion.',
        'Acme returned $8.0 billion by way of dividends.',
        'Acme borrowed $8.0 billion by way of dividends and buybacks.',
        'Acme returned $7.5 billion by way of dividends and buybacks.',
      ]),
    ).toEqual([]))
})

describe('what operations did', () => {
  it.each([
    'Operations drained $3.0 billion.',
    'Operations consumed $3.0 billion, after generating $10.0 billion in 2024.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is the cash flow of all of them, with its sign', () =>
    expect(
      verified([
        'Operations generated $3.0 billion.',
        'Operations drained $10.0 billion.',
        'Foreign operations drained $3.0 billion.',
        'Operations of Pumps drained $3.0 billion.',
        'Discontinued operations drained $3.0 billion.',
        'Operations drained $3.0 billion in 2024.',
        'Operations drained €3.0 billion.',
        'Operations drained $3.0 billion a month.',
        'Globex’s operations drained $3.0 billion.',
        'Operations nearly never drained $3.0 billion.',
      ]),
    ).toEqual([]))
})

describe('two names and two numbers behind them', () => {
  it.each([
    'Pumps bring in not quite twice what Valves do (50.0 versus 30.0 billion dollars).',
    'Net income weighed lighter than operating income did ($9.0 billion to $12.0 billion).',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('stand in their order', () =>
    expect(
      verified([
        'Pumps bring in not quite twice what Valves do (30.0 versus 50.0 billion dollars).',
        'Valves bring in not quite twice what Pumps do (50.0 versus 30.0 billion dollars).',
        'Valves bring in not quite twice what Pumps do (30.0 versus 50.0 billion dollars).',
        'Pumps bring in not quite twice what Pipes do (50.0 versus 30.0 billion dollars).',
        'Pumps bring in not quite three times what Valves do (50.0 versus 30.0 billion dollars).',
        'Net income weighed heavier than operating income did ($9.0 billion to $12.0 billion).',
        'Net income weighed lighter than operating income did ($12.0 billion to $9.0 billion).',
        'Operating income weighed lighter than net income did ($12.0 billion to $9.0 billion).',
        'Net income weighed lighter than gross profit did ($9.0 billion to $12.0 billion).',
        'In 2024 net income weighed lighter than operating income did ($9.0 billion to $12.0 billion).',
      ]),
    ).toEqual([]))
})
