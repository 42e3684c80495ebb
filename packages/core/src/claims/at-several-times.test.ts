/** One figure at several times: rows, turns, every year, and the number before its name. Each beside what it is not. */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../figures-in-words/facts.ts'
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
