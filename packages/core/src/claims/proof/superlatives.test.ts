/** Superlatives, parts alone against their group, units from a heading and cents a share: beside each what is false in one thing. */
import { describe, expect, it } from 'vitest'
import type { FactBase, FactPeriod } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { allHold } from '../verified.fixture.ts'

const isVerified = (base: FactBase, text: string): boolean => allHold(base, text)
const verified = (base: FactBase, texts: readonly string[]): string[] => texts.filter((text) => isVerified(base, text))

const [now, ...before] = THREE_YEARS.periods
const withParts = (revenues: Readonly<Record<string, number>>): FactPeriod => ({
  ...now,
  business: now.business.map((one) => ({ ...one, revenue: (revenues[one.label] ?? 0) * 1e9 })),
})
/** Valves alone grew, Pumps and Pipes fell. */
const ONE_GREW: FactBase = { ...THREE_YEARS, periods: [withParts({ Pumps: 50, Valves: 40, Pipes: 10 }), ...before] }

describe('a superlative beside a proven number', () => {
  it.each([
    'Net income of $9.0 billion is the least Acme has shown in the three years reported.',
    'Acme had operating income of $12.0 billion in 2025, the lowest amount in the three-year period.',
    'Valves fell 14.3% to $30.0 billion.',
    'Pumps had sales of $50.0 billion, the largest of the three segments.',
  ])('%s', (text) => expect(isVerified(THREE_YEARS, text)).toBe(true))
  it('is the most of what it names', () =>
    expect(
      verified(THREE_YEARS, [
        'Net income of $9.0 billion is the most Acme has shown in the three years reported.',
        'Net income of $9.0 billion is the least Acme has shown in the four years reported.',
        'Net income of $9.0 billion is the least Acme has shown in the three quarters reported.',
        'Net income of $14.0 billion in 2024 is the least Acme has shown in the three years reported.',
        'Net income of $9.0 billion is not the least Acme has shown in the three years reported.',
        'Net income of $9.0 billion is the second least Acme has shown in the three years reported.',
        'Net income of $9.0 billion is the least Globex has shown in the three years reported.',
        'Acme had operating income of $12.0 billion in 2025, the highest amount in the three-year period.',
        'Acme had operating income of $12.0 billion in 2025, the lowest amount in the five-year period.',
        'Valves had sales of $30.0 billion, the largest of the three segments.',
        'Pumps had sales of $50.0 billion, the largest of none of the segments.',
        'Pumps had sales of $50.0 billion, the fastest shrinking of the three segments.',
        'Pumps had sales of $50.0 billion, the quickest pace among the three segments.',
        'Pumps had sales of $50.0 billion, the largest of the three regions.',
      ]),
    ).toEqual([]))
  it('of a growth is by the growth', () => {
    expect(
      isVerified(ONE_GREW, 'Valves grew 14.3% to $40.0 billion, the quickest pace among the three segments.'),
    ).toBe(true)
    expect(
      verified(ONE_GREW, [
        'Pumps fell 16.7% to $50.0 billion, the quickest pace among the three segments.',
        'Valves grew 14.3% to $40.0 billion, the slowest pace among the three segments.',
        'Valves grew 14.3% to $40.0 billion, the quickest pace among the four segments.',
        'Valves grew 14.3% to $40.0 billion, the quickest pace among the three regions.',
        'Valves grew 14.3% to $40.0 billion, the largest of the three segments.',
      ]),
    ).toEqual([])
  })
})

describe('a part alone', () => {
  it.each([
    'Valves was the only segment that gained ground.',
    'Valves was the only one of the three segments in which Acme sold more than the year before.',
    'Only Valves grew in 2025.',
    'Only Pumps and Pipes sold less in 2025 than in 2024.',
    'Which leaves Valves as the only segment to grow.',
  ])('%s', (text) => expect(isVerified(ONE_GREW, text)).toBe(true))
  it('stands against all the others', () =>
    expect(
      verified(ONE_GREW, [
        'Pumps was the only segment that gained ground.',
        'Pumps was the only segment that lost ground.',
        'Valves was the only segment that lost ground.',
        'Valves was the only one of the four segments in which Acme sold more than the year before.',
        'Valves was the only region that gained ground.',
        'Valves was not the only segment that gained ground.',
        'In operating income, Valves was the only segment that gained ground.',
        'Only Pumps sold less in 2025 than in 2024.',
        'Only Pumps and Valves sold less in 2025 than in 2024.',
        'Only Valves sold more in 2025 than in 2023.',
        'Only Valves grew in 2024.',
        'No segment grew in 2025.',
        'No segment fell in 2025.',
        'Only Valves grew in 2025; everywhere else sales rose.',
      ]),
    ).toEqual([]))
  it('none did, where all went the other way', () => {
    expect(isVerified(THREE_YEARS, 'No segment grew in 2025.')).toBe(true)
    expect(isVerified(THREE_YEARS, 'In none of its three segments did Acme sell as much in 2025 as in 2024.')).toBe(
      true,
    )
    expect(
      verified(THREE_YEARS, [
        'No segment fell in 2025.',
        'No segment grew in 2024.',
        'In none of its four segments did Acme sell as much in 2025 as in 2024.',
        'In none of its three segments did Acme sell as much in 2025 as in 2023.',
        'In none of its three segments did Acme earn as much profit in 2025 as in 2024.',
        'In none of its three regions did Acme sell as much in 2025 as in 2024.',
      ]),
    ).toEqual([])
  })
})

describe('a unit that is said once', () => {
  it.each([
    'Net income, $ million – 2023: 12,000; 2024: 14,000; 2025: 9,000.',
    'In two years revenue fell by ten billion dollars: from 100.0 to 90.0.',
  ])('%s', (text) => expect(isVerified(THREE_YEARS, text)).toBe(true))
  it('is that of every number', () =>
    expect(
      verified(THREE_YEARS, [
        'Net income, $ million – 2023: 12,000; 2024: 9,000; 2025: 14,000.',
        'Net income, $ thousand – 2023: 12,000; 2024: 14,000; 2025: 9,000.',
        'Net income, EUR million – 2023: 12,000; 2024: 14,000; 2025: 9,000.',
        'Operating income, $ million – 2023: 12,000; 2024: 14,000; 2025: 9,000.',
        'Customers, million – 2023: 12,000; 2024: 14,000; 2025: 9,000.',
        'Net income of Globex, $ million – 2023: 12,000; 2024: 14,000; 2025: 9,000.',
        'Net income, $ million – 2022: 12,000; 2023: 14,000; 2024: 9,000.',
        'In two years revenue fell by ten billion dollars: from 90.0 to 100.0.',
        'In two years revenue fell by ten billion dollars: from 110.0 to 90.0.',
        'In two years revenue fell by ten billion dollars: from 100.0 stores to 90.0.',
      ]),
    ).toEqual([]))
})

const [year, ...old] = THREE_LOSSES.periods
const LOST_CENTS: FactBase = {
  ...THREE_LOSSES,
  periods: [
    { ...year, figures: { ...year.figures, diluted_eps: -0.44, basic_eps: -0.44 } },
    ...old.map((one, at) => ({
      ...one,
      figures: { ...one.figures, diluted_eps: at === 0 ? -0.46 : -0.6, basic_eps: at === 0 ? -0.46 : -0.6 },
    })),
  ],
}
describe('cents a share', () => {
  it('are a level and a change of it', () =>
    expect(
      isVerified(
        LOST_CENTS,
        'The loss per share got smaller, 44 cents after 46 cents, although the net loss itself grew to $9.0 billion.',
      ),
    ).toBe(true))
  it('and what moved beside them is looked at itself', () =>
    expect(
      verified(LOST_CENTS, [
        'The loss per share got smaller, 44 cents after 46 cents, although the net loss itself fell to $9.0 billion.',
        'The loss per share got larger, 44 cents after 46 cents, although the net loss itself grew to $9.0 billion.',
        'The loss per share got smaller, 46 cents after 44 cents, although the net loss itself grew to $9.0 billion.',
        'The loss per share got smaller, 44 cents after 60 cents, although the net loss itself grew to $9.0 billion.',
        'The profit per share got smaller, 44 cents after 46 cents, although the net loss itself grew to $9.0 billion.',
        'The loss per share got smaller, 44 cents after 46 cents in 2023, although the net loss itself grew to $9.0 billion.',
        'The loss per share got smaller, 44 dollars after 46 dollars, although the net loss itself grew to $9.0 billion.',
        'The loss per share got smaller, 44 cents after 46 cents, although the net loss itself grew to $6.0 billion.',
        'The dividend per share got smaller, 44 cents after 46 cents, although the net loss itself grew to $9.0 billion.',
      ]),
    ).toEqual([]))
})
