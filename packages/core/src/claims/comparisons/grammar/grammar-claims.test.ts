/** The grammar of comparing: which sides and sets it finds, what it computes, and where it says nothing. */
import { describe, expect, it } from 'vitest'
import type { FactBase } from '../../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../../check.ts'
import { figure } from '../../others/amounts.fixture.ts'

const [year, before, first] = THREE_YEARS.periods
/** Valves grew to 36 from 35 billion, Pumps and Pipes shrank to 50 and 10; revenue of 90 after 110 and 100 billion. */
const BASE: FactBase = {
  ...THREE_YEARS,
  periods: [
    { ...year, business: year.business.map((one, i) => ({ ...one, revenue: [50e9, 36e9, 10e9][i] ?? null })) },
    ...(before && first ? [before, first] : []),
  ],
  others: [
    ...figure('free_cash_flow', 'Free cash flow', 12, 10),
    ...figure('operating_cash_flow', 'Operating cash flow', 20, 18),
    ...figure('capital_expenditures', 'Capital expenditures', 8, 8.5),
    ...figure('dividends_paid', 'Dividends paid', 3, 2.5),
    ...figure('share_repurchases', 'Share repurchases', 6, 12),
    ...figure('total_assets', 'Total assets', 300, 280),
  ],
}
/** The verdict of a sentence: false where anything is, open where anything is. */
const verdictOf = (text: string, base = BASE): string => {
  const claims = checkClaims(base, text).filter(({ kind }) => kind !== 'period')
  if (claims.some(({ verdict }) => verdict === 'wrong')) return 'wrong'
  return claims.length > 0 && claims.every(({ verdict }) => verdict === 'holds') ? 'holds' : 'open'
}
const judged = (right: string, wrong: string) => {
  expect([right, verdictOf(right)]).toEqual([right, 'holds'])
  expect([wrong, verdictOf(wrong)]).toEqual([wrong, 'wrong'])
}

describe('two sides', () => {
  it.each([
    [
      'Pumps, at $50.0 billion, still outsells Valves, at $36.0 billion.',
      'Valves, at $36.0 billion, still outsells Pumps, at $50.0 billion.',
    ],
    [
      'Sales of Pipes, with $10.0 billion, trail those of Valves.',
      'Sales of Pipes, with $10.0 billion, surpass those of Valves.',
    ],
    [
      'Operating cash flow of $20.0 billion comfortably exceeded the $8.0 billion of capital expenditures.',
      'Capital expenditures of $8.0 billion comfortably exceeded the $20.0 billion of operating cash flow.',
    ],
    [
      'What Acme paid for share repurchases, $6.0 billion, is twice the $3.0 billion of its dividends.',
      'What Acme paid for share repurchases, $6.0 billion, is half of the $3.0 billion of its dividends.',
    ],
    [
      'Valves, at $36.0 billion, is outsold by Pumps, at $50.0 billion.',
      'Pumps, at $50.0 billion, is outsold by Valves, at $36.0 billion.',
    ],
  ])('by level: %s', judged)

  it.each([
    [
      'Net income fell 35.7%, a steeper fall than the 18.2% of revenue.',
      'Net income fell 35.7%, a milder fall than the 18.2% of revenue.',
    ],
    ['Pipes shrank 33.3%, about twice as fast as revenue.', 'Pipes shrank 33.3%, about four times as fast as revenue.'],
    [
      'Valves outgrew the company as a whole, but Pipes did not.',
      'Pipes outgrew the company as a whole, but Valves did not.',
    ],
    ['Operating income dropped 25.0% on 18.2% less revenue.', 'Operating income dropped 25.0% on 18.2% more revenue.'],
    [
      'Revenue shrank 18.2%, slower than net income, which fell 35.7%.',
      'Revenue shrank 18.2%, faster than net income, which fell 35.7%.',
    ],
  ])('by growth: %s', judged)

  it.each([
    ['Dividends of $3.0 billion were more than in 2024.', 'Dividends of $3.0 billion were less than in 2024.'],
    [
      'Net income of $9.0 billion was less than in either of the two years before.',
      'Net income of $9.0 billion was more than in either of the two years before.',
    ],
    [
      'Acme earned less in 2025 than in 2024 and 2023 put together.',
      'Acme earned more in 2025 than in 2024 and 2023 put together.',
    ],
  ])('of two periods: %s', judged)

  it('overtakes only what was ahead a year before', () => {
    expect(verdictOf('Share repurchases, at $6.0 billion, overtook dividends, at $3.0 billion.')).not.toBe('wrong')
    expect(verdictOf('Dividends, at $3.0 billion, overtook share repurchases, at $6.0 billion.')).toBe('wrong')
  })
})

describe('sets', () => {
  it.each([
    ['Valves’ growth beat every other segment’s.', 'Pipes’ growth beat every other segment’s.'],
    ['No segment sells more than Pumps.', 'No segment sells more than Valves.'],
    ['Only Valves grew.', 'Only Pumps grew.'],
    [
      'Pumps is the largest of the three segments and Pipes the smallest.',
      'Pumps is the largest of the three segments and Valves the smallest.',
    ],
    ['Valves was the sole segment in growth.', 'Pumps was the sole segment in growth.'],
    ['Two of the three segments shrank; Valves did not.', 'Two of the three segments grew; Valves did not.'],
    [
      'Valves alone grew, by 2.9%; the two other segments shrank.',
      'Pumps alone grew, by 2.9%; the two other segments shrank.',
    ],
    ['Pipes fell the hardest, by 33.3%.', 'Pumps fell the hardest, by 16.7%.'],
  ])('%s', judged)

  it.each([
    [
      'Net income of $9.0 billion was the least of the three years shown.',
      'Net income of $9.0 billion was the most of the three years shown.',
    ],
    [
      'Net income has gone from $12.0 billion via $14.0 billion to $9.0 billion.',
      'Net income has gone from $9.0 billion via $14.0 billion to $12.0 billion.',
    ],
  ])('of years: %s', judged)

  it('take the worst loss for the largest', () => {
    expect(verdictOf('The net loss of $9.0 billion was the worst of the three years.', THREE_LOSSES)).toBe('holds')
    expect(verdictOf('The net loss of $9.0 billion was the smallest of the three years.', THREE_LOSSES)).toBe('wrong')
  })
})

describe('nothing is said', () => {
  it.each([
    ['of another side than is known', 'Pumps, at $50.0 billion, outsells Globex, at $36.0 billion.'],
    ['where a word has no place in it', 'Pumps once outsold Valves in Europe, at $50.0 billion against $36.0 billion.'],
    ['of a sum that is told as each', 'Pumps was nearly larger than Valves plus Pipes and the rest.'],
    ['of what the best is by', 'Valves was the worst of the three segments.'],
  ])('%s: %s', (_, text) => expect(verdictOf(text)).toBe('open'))

  it('where a number stands beside the other side', () => {
    expect(verdictOf('Pumps, at $36.0 billion, outsells Valves, at $50.0 billion.')).not.toBe('holds')
  })
})
