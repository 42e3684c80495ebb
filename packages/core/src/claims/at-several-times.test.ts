/** One figure at several times: rows, turns, every year, and the number before its name. Each beside what it is not. */
import { describe, expect, it } from 'vitest'
import type { FactBase, FactPeriod } from '../figures-in-words/facts.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'
import { allHold } from './verified.fixture.ts'

const isWrong = (base: FactBase, text: string): boolean =>
  checkClaims(base, text).some(({ verdict }) => verdict === 'wrong')

/** Income before taxes of 20, 8 and −5 billion, the newest first; net income of 9, 14 and 12. */
const SWUNG: FactBase = {
  ...THREE_YEARS,
  periods: THREE_YEARS.periods.map((one, at) => ({
    ...one,
    figures: { ...one.figures, income_before_taxes: [20, 8, -5][at] ?? 0, income_tax_expense: [4, 2, -3][at] ?? 0 },
  })) as unknown as FactBase['periods'],
}
/** Net income of 9, 7 and 6 billion, in euros. */
const EUROS: FactBase = {
  ...THREE_YEARS,
  currency: 'EUR',
  periods: THREE_YEARS.periods.map((one, at) => ({
    ...one,
    figures: { ...one.figures, net_income: ([9, 7, 6][at] ?? 0) * 1e9 },
  })) as unknown as FactBase['periods'],
}
for (const period of SWUNG.periods)
  for (const name of ['income_before_taxes', 'income_tax_expense'] as const)
    period.figures[name] = (period.figures[name] ?? 0) * 1e9

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'a level beside that of another year',
    THREE_YEARS,
    [
      'Operating margin of 13.3% in 2025 was a touch lower than the 14.5% of 2024.',
      'A 14.5% operating margin in 2024 was slightly lower than 2023’s 15.0%.',
      'At 10.0 percent the net margin was lower than the 12.7 percent of the year before.',
    ],
    [
      'Operating margin of 14.5% in 2025 was a touch higher than the 13.3% of 2024.',
      'At 12.7 percent the net margin was higher than the 10.0 percent of the year before.',
    ],
  ],
  [
    'each of the levels that a word leads to',
    THREE_YEARS,
    [
      'Revenue of $110.0 billion in 2024 beat both the $100.0 billion of 2023 and the $90.0 billion of 2025.',
      'The 13.3% operating margin of 2025 was lower than the 15.0% of 2023.',
      'Margins eroded: 15.0% operating margin in 2023, 14.5% in 2024, 13.3% in 2025.',
      'From $12.0 billion two years ago, net income has fallen to $9.0 billion.',
    ],
    [
      'Revenue of $100.0 billion in 2023 beat both the $90.0 billion of 2025 and the $110.0 billion of 2024.',
      'The 14.5% operating margin of 2024 was higher than the 15.0% of 2023.',
      'Net income of $12.0 billion in 2023 was higher than both the $9.0 billion of 2025 and the $14.0 billion of 2024.',
      'Margins eroded: 14.5% operating margin in 2023, 15.0% in 2024, 13.3% in 2025.',
      'From $12.0 billion a year ago, net income has fallen to $9.0 billion.',
    ],
  ],
  [
    'one way and then the other',
    THREE_YEARS,
    [
      'Net income went up, then down: $12.0 billion, $14.0 billion, $9.0 billion.',
      'Net income rose first and then fell.',
      'Net income went from $12.0 billion to $14.0 billion and back to $9.0 billion.',
      'Net income was $14.0 billion in 2024 (+17%), after $12.0 billion in 2023.',
      '$9.0 billion, down from $14.0 billion: that is what Acme earned in 2025.',
      'With $90.0 billion Acme’s revenue was down.',
      'Revenue has passed $85 billion in each of the last three years: $100.0 billion, $110.0 billion, $90.0 billion.',
    ],
    [
      'Net income went down, then up: $12.0 billion, $14.0 billion, $9.0 billion.',
      'Net income fell first and then rose.',
      'Net income went from $14.0 billion to $12.0 billion and back to $9.0 billion.',
      '$14.0 billion, up from $9.0 billion: that is what Acme earned in 2025.',
      'With $90.0 billion Acme’s revenue was up.',
      'Revenue has passed $95 billion in each of the last three years: $100.0 billion, $110.0 billion, $90.0 billion.',
    ],
  ],
  [
    'a row in one currency',
    EUROS,
    ['Net income went from EUR 6,000 million to 7,000 million, then on to 9,000 million.'],
    [
      'Net income went from EUR 7,000 million to 6,000 million, then on to 9,000 million.',
      'Net income went from EUR 6,000 million to 7,000 million, then on to 8,000 million.',
    ],
  ],
  [
    'what was so every year',
    EUROS,
    [
      'Net income has risen year after year: €6.0 billion in 2023, €7.0 billion in 2024, €9.0 billion in 2025.',
      'Every year net income rose: €6.0 billion in 2023, €7.0 billion in 2024 and €9.0 billion in 2025.',
      'Net income grew by more than a tenth in both years: from €6.0 billion to €7.0 billion, then on to €9.0 billion.',
      'Net income kept rising every year: €6.0 billion in 2023, €7.0 billion in 2024, €9.0 billion in 2025.',
    ],
    [
      'Net income has fallen year after year: €6.0 billion in 2023, €7.0 billion in 2024, €9.0 billion in 2025.',
      'Each year, net income rose 28.6%.',
      'Every year, net income rose by more than 20%.',
      'Every year revenue rose: €100.0 billion in 2023, €110.0 billion in 2024 and €90.0 billion in 2025.',
      'Net income grew by more than a fifth in both years: from €6.0 billion to €7.0 billion, then on to €9.0 billion.',
      'Net income rose a little every year: €6.0 billion in 2023, €7.0 billion in 2024, €9.0 billion in 2025.',
    ],
  ],
  [
    'a bare profit on the other end of a turn',
    SWUNG,
    [
      'From a pre-tax loss of $5.0 billion in 2023 Acme swung to a profit of $8.0 billion in 2024, and then to $20.0 billion.',
    ],
    [
      'From a pre-tax loss of $5.0 billion in 2023 Acme swung to a profit of $20.0 billion in 2024, and then to $8.0 billion.',
      'From a pre-tax loss of $5.0 billion in 2023 Acme swung to a profit of $14.0 billion in 2024, and then to $9.0 billion.',
    ],
  ],
])('%s', (_what, base, right, wrong) => {
  it.each(right)('holds: %s', (text) => expect(allHold(base, text)).toBe(true))
  it.each(wrong)('does not hold: %s', (text) => expect(allHold(base, text)).toBe(false))
})

it.each<[FactBase, string]>([
  [SWUNG, 'In 2023 Acme had a tax benefit of $3.0 billion, after which it paid $2.0 billion in 2024.'],
  [SWUNG, 'From a pre-tax loss of $5.0 billion in 2023 Acme swung to a profit of $14.0 billion in 2024.'],
  [THREE_YEARS, 'Revenue fell to $90.0 billion from $110.0 billion, after rising from $100.0 billion the year before.'],
  [EUROS, 'Net income rose a little every year: €6.0 billion in 2023, €7.0 billion in 2024, €9.0 billion in 2025.'],
])('contradicts nothing that may be meant another way: %#', (base, text) => expect(isWrong(base, text)).toBe(false))

/** No revenue in 2024 and 2023; dividends of 3 billion in 2025 alone. */
const NEW: FactBase = {
  ...THREE_YEARS,
  periods: THREE_YEARS.periods.map((one, at) => ({
    ...one,
    figures: { ...one.figures, total_revenue: at === 0 ? 3e9 : 0, gross_profit: at === 0 ? -2e9 : 1e9 },
    business: [],
    expenses: [
      {
        name: 'Research and development',
        description: null,
        category: 'research_and_development' as const,
        amount: 5e9,
      },
      {
        name: 'Selling, general and administrative',
        description: null,
        category: 'selling_general_administrative' as const,
        amount: at === 0 ? 4e9 : 6e9,
      },
    ],
  })) as unknown as FactBase['periods'],
}

describe.each<[what: string, base: FactBase, right: readonly string[], wrong: readonly string[]]>([
  [
    'a verb that tells how much more or less came of it',
    THREE_YEARS,
    [
      'Acme earned 36 percent less in 2025 than in 2024, on revenue that was 18 percent smaller.',
      'Acme took in 18.2 percent less than a year ago.',
      'Acme made 36% less money in 2025 than in 2024.',
    ],
    [
      'Acme earned 18 percent less in 2025 than in 2024, on revenue that was 36 percent smaller.',
      'Acme took in 18.2 percent more than a year ago.',
      'Acme made 36% less in 2025 than in 2024.',
    ],
  ],
  [
    'an amount before what it is of',
    THREE_YEARS,
    [
      '$90.0 billion is what Acme took in last year, against $110.0 billion the year before.',
      'It was $9.0 billion that Acme earned in 2025, after $14.0 billion in 2024 and $12.0 billion in 2023.',
      '$9.0 billion in 2025, down from $14.0 billion: Acme’s net income is shrinking.',
      'First $58.0 billion, then $60.0 billion, and finally $50.0 billion: revenue of Pumps.',
      'Pumps went backwards, $60.0 billion down to $50.0 billion.',
    ],
    [
      '$110.0 billion is what Acme took in last year, against $90.0 billion the year before.',
      'It was $9.0 billion that Acme earned in 2025, after $12.0 billion in 2024 and $14.0 billion in 2023.',
      'Acme: $9.0 billion in fiscal 2025, down 36% from $14.0 billion.',
      '$14.0 billion in 2025, up from $9.0 billion: Acme’s net income is growing.',
      'First $60.0 billion, then $58.0 billion, and finally $50.0 billion: revenue of Pumps.',
      'Pumps went backwards, $60.0 billion up to $50.0 billion.',
    ],
  ],
  [
    'what was nothing, or so in no other year',
    NEW,
    [
      'Acme had no revenue in 2024 or 2023; in 2025 it was $3 billion.',
      'Revenue came to $3 billion in 2025, after nothing at all in 2024 or 2023.',
      'Only in 2025 Acme had revenue, $3.0 billion.',
      'Gross profit was minus $2.0 billion in 2025, the only negative reading in the three years shown.',
      'In 2025 Acme spent more on research ($5.0bn) than on selling and administration ($4.0bn), which it did in neither 2023 nor 2024.',
    ],
    [
      'Acme had no revenue in 2025 or 2024; in 2023 it was $3 billion.',
      'Revenue came to $3 billion in 2025, after nothing at all in 2024 or 2022.',
      'Only in 2025 Acme had gross profit, minus $2.0 billion.',
      'Gross profit was minus $2.0 billion in 2025, the only negative reading in the four years shown.',
      'Gross profit was $1.0 billion in 2024, the only positive reading in the three years shown.',
      'In 2025 Acme spent more on research ($5.0bn) than on selling and administration ($4.0bn), which it did in both 2023 and 2024.',
      'In 2024 Acme spent less on research ($5.0bn) than on selling and administration ($6.0bn), which it did in neither 2023 nor 2025.',
    ],
  ],
])('%s', (_what, base, right, wrong) => {
  it.each(right)('holds: %s', (text) => expect(allHold(base, text)).toBe(true))
  it.each(wrong)('does not hold: %s', (text) => expect(allHold(base, text)).toBe(false))
})

const quarter = (year: number, revenue: number): FactPeriod => ({
  ...{ code: `${year} Q2`, end_date: `${year}-06-30`, months: 3, figures: { total_revenue: revenue * 1e9 } },
  ...{ expenses: [], business: [], geographical: [], accession_number: null, provenance: {} },
})
/** Cash from operations of −1.4 billion in the first half of 2025 and of 4.1 billion in that of 2024. */
const HALVES: FactBase = {
  ...THREE_YEARS,
  filing_date: '2025-08-01',
  periods: [quarter(2025, 46.7), quarter(2024, 30)],
  others: [-1.4, 4.1].map((value, at) => ({
    ...{ name: 'operating_cash_flow', label: 'Operating cash flow', period: `${2025 - at} half`, months: 6 },
    ...{ end_date: `${2025 - at}-06-30`, value: value * 1e9, currency: 'USD' },
  })),
}

it.each([
  [
    'Cash flow from operations was negative $1.4 billion for the first six months of 2025, compared with a positive $4.1 billion in the same period of 2024.',
    true,
  ],
  [
    'Cash flow from operations was negative $4.1 billion for the first six months of 2025, compared with a positive $1.4 billion in the same period of 2024.',
    false,
  ],
  [
    'Cash flow from operations was negative $1.4 billion for the first six months of 2025, compared with a positive $4.1 billion in the same period of 2023.',
    false,
  ],
  ['Wow, Acme: $46.7bn in the second quarter, up 56% from $30.0bn', false],
])('takes the same period for as long as the one before it, and no company for a figure: %s', (text, holds) =>
  expect(allHold(HALVES, text)).toBe(holds),
)
