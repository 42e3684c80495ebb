/** One figure over the stored years: runs, records, turns, sums and averages. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { judgedIn } from './compared.fixture.ts'

const verdictsIn = (base: FactBase, text: string) => judgedIn(base, text).map(([verdict]) => verdict)

const REVENUE = '2025 FY $90.00B, 2024 FY $110.00B, 2023 FY $100.00B'
const NET = '2025 FY $9.00B, 2024 FY $14.00B, 2023 FY $12.00B'
const LOSSES = '2025 FY −$9.00B, 2024 FY −$6.00B, 2023 FY −$7.00B'

describe('a run of years', () => {
  it.each([
    ['Revenue has risen every year.', 'wrong', REVENUE],
    ['Revenue has risen for two consecutive years.', 'wrong', REVENUE],
    ['Net income has fallen for two straight years.', 'wrong', NET],
    ['Revenue has doubled every year.', 'wrong', REVENUE],
    ['Net income halved every year.', 'wrong', NET],
    // one known year that went the other way is enough to say no
    [
      'Acme has raised its operating income four years in a row.',
      'wrong',
      '2025 FY $12.00B, 2024 FY $16.00B, 2023 FY $15.00B',
    ],
    ['Revenue fell in 2025, the second straight decline.', 'wrong', REVENUE],
    ['Revenue fell in 2025, the third straight decline.', 'unresolved', null],
    ['Acme has made money every year.', 'holds', NET],
    ['Acme has lost money for three years in a row.', 'wrong', NET],
    ['It has been unprofitable in each of the three years.', 'wrong', NET],
    ['Acme has been profitable for three years in a row.', 'holds', NET],
    ['Acme has been profitable for five years in a row.', 'unresolved', null],
    ['It was the third straight profit.', 'holds', NET],
    ['It was the third straight loss.', 'wrong', NET],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  it.each([
    ['The net loss has grown every year since 2024.', 'holds', '2025 FY −$9.00B, 2024 FY −$6.00B'],
    ['The net loss has grown every year since 2023.', 'wrong', LOSSES],
    ['The net loss has grown for two consecutive years.', 'wrong', LOSSES],
    ['Acme has lost money for three years in a row.', 'holds', LOSSES],
    ['Acme has lost money for five years in a row.', 'unresolved', null],
    ['Acme has made money every year.', 'wrong', LOSSES],
    ['It has been unprofitable in each of the three years.', 'holds', LOSSES],
    ['It was the third straight loss.', 'holds', LOSSES],
    ['It was the fourth straight loss.', 'unresolved', null],
    ['Acme stayed in the red for a third year.', 'holds', LOSSES],
  ])('of losses: %s %s', (text, verdict, figure) => expect(judgedIn(THREE_LOSSES, text)).toEqual([[verdict, figure]]))
})

describe('a level in each of the years', () => {
  it.each([
    ['Operating margin was above 10% in each of the three years.', 'holds'],
    ['Operating margin was above 14% in each of the three years.', 'wrong'],
    ['Operating margin was below 16% in each of the three years.', 'holds'],
    ['Operating margin was below 14% in each of the three years.', 'wrong'],
    ['Gross margin stayed at least 60% in each of the three years.', 'holds'],
    ['Gross margin stayed at least 61% in each of the three years.', 'wrong'],
    ['Revenue hovered around $50 billion in each of the three years.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(verdictsIn(THREE_YEARS, text)).toEqual([verdict]))
})

describe('the highest and the lowest', () => {
  it.each([
    ['Revenue was its lowest of the three years.', 'holds', REVENUE],
    ['Revenue was its highest of the three years.', 'wrong', REVENUE],
    ['Revenue in 2024 was its highest of the three years.', 'holds', REVENUE],
    ['Revenue in 2023 was its highest of the three years.', 'wrong', REVENUE],
    ['Net income was the lowest since 2023.', 'holds', NET],
    ['Net income was the highest since 2023.', 'wrong', NET],
    ['Net income was the lowest since 2019.', 'unresolved', null],
    ['Net income was the lowest of the five years.', 'unresolved', null],
    ['Net income hit a three-year low.', 'holds', NET],
    ['Net income hit a three-year high.', 'wrong', NET],
    ['Acme set three-year lows in revenue and net income.', 'holds', REVENUE],
    ['Acme set three-year highs in revenue and net income.', 'wrong', REVENUE],
    ['Revenue hit a five-year low.', 'unresolved', null],
    ['Revenue peaked in 2024.', 'holds', REVENUE],
    ['Revenue peaked in 2025.', 'wrong', REVENUE],
    ['Revenue bottomed out in 2025.', 'holds', REVENUE],
    ['Revenue bottomed out in 2023.', 'wrong', REVENUE],
    ['Revenue fell, the first decline in the three years.', 'holds', REVENUE],
    ['Net income rose, the first increase in the three years.', 'wrong', NET],
    ['Revenue fell for the first time in three years.', 'holds', REVENUE],
    ['Revenue rose for the first time in three years.', 'wrong', REVENUE],
    ['In 2024 revenue topped $105 billion for the first time.', 'holds', '2024 FY $110.00B, 2023 FY $100.00B'],
    ['In 2024 revenue topped $95 billion for the first time.', 'wrong', '2024 FY $110.00B, 2023 FY $100.00B'],
    ['Revenue topped $105 billion for the first time.', 'wrong', REVENUE],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  it.each([
    ['The net loss was the largest of the three years.', 'holds'],
    ['The net loss was the smallest of the three years.', 'wrong'],
    ['The net loss was the deepest of the three years.', 'holds'],
    ['Its 2024 loss was the smallest of the three years.', 'holds'],
    ['Its 2024 loss was the deepest of the three years.', 'wrong'],
  ])('of losses: %s %s', (text, verdict) => expect(judgedIn(THREE_LOSSES, text)).toEqual([[verdict, LOSSES]]))

  it.each([
    ['Diluted EPS was its lowest of the two years.', 'holds', '2024 FY $6.08, 2023 FY $6.13'],
    ['Diluted EPS was its highest of the two years.', 'wrong', '2024 FY $6.08, 2023 FY $6.13'],
    ['Gross margin hit a two-year high.', 'holds', '2024 FY 46.2%, 2023 FY 44.1%'],
    ['Net income hit a two-year high.', 'wrong', '2024 FY $93.74B, 2023 FY $97.00B'],
    ['Diluted EPS hit a three-year low.', 'unresolved', null],
    ['Revenue rose every year since 2021.', 'unresolved', null],
  ])('in the measure of the figure: %s %s', (text, verdict, figure) => {
    expect(judgedIn(MADE, text)).toEqual([[verdict, figure]])
  })
})

describe('the pace of growth', () => {
  it.each([
    ['Revenue growth slowed.', 'holds'],
    ['Revenue growth accelerated.', 'wrong'],
    ['Revenue growth accelerated to 10.0% from 5.0%.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, '−18.2% after 10.0%']]))

  it('is not known where the year before the last is not', () => {
    expect(verdictsIn(MADE, 'Revenue growth slowed.')).toEqual(['unresolved'])
  })
})

describe('from profit to loss and back', () => {
  it.each([
    ['Acme was in the black in 2023 and 2024.', 'holds'],
    ['Acme was in the red in 2024.', 'wrong'],
    ['Acme sank deeper into the red.', 'wrong'],
    ['Acme swung from a profit to a loss.', 'wrong'],
    ['Acme swung from a loss to a profit.', 'wrong'],
    ['Acme returned to profit in 2025 after a loss in 2024.', 'wrong'],
    ['Acme was in the black in 2021.', 'unresolved'],
  ])('where all were profits: %s %s', (text, verdict) => expect(verdictsIn(THREE_YEARS, text)).toEqual([verdict]))

  it.each([
    ['Acme was in the red in 2024 and 2025.', 'holds'],
    ['Acme was in the black in 2024 and 2025.', 'wrong'],
    ['Acme sank deeper into the red.', 'holds'],
    ['Acme slipped into the red in 2025.', 'wrong'],
    ['Acme returned to the black in 2025.', 'wrong'],
    ['Acme swung from a profit in 2024 to a loss in 2025.', 'wrong'],
    ['Net income swung to $9.0 billion in 2025 from a loss of $6.0 billion in 2024.', 'wrong'],
  ])('where all were losses: %s %s', (text, verdict) => expect(verdictsIn(THREE_LOSSES, text)).toEqual([verdict]))

  const [now] = THREE_YEARS.periods
  const [, ...before] = THREE_LOSSES.periods
  /** A profit of 9 billion after losses of 6 and 7. */
  const TURNED: FactBase = { ...THREE_YEARS, periods: [now, ...before] }
  it.each([
    ['Acme swung from a loss to a profit.', 'holds'],
    ['Acme swung from a profit to a loss.', 'wrong'],
    ['Acme returned to profit in 2025 after a loss in 2024.', 'holds'],
    ['Acme returned to the black in 2025.', 'holds'],
    ['Acme slipped into the red in 2025.', 'wrong'],
    ['Net income swung to $9.0 billion in 2025 from a loss of $6.0 billion in 2024.', 'holds'],
    ['Net income swung to $9.0 billion in 2025 from a loss of $7.0 billion in 2024.', 'wrong'],
    ['Acme was in the red in 2023 and 2024.', 'holds'],
    ['Acme was in the red in 2024 and 2025.', 'wrong'],
  ])('where it turned: %s %s', (text, verdict) => expect(verdictsIn(TURNED, text)).toEqual([verdict]))
})

describe('between two years', () => {
  it.each([
    ['Net income has fallen by $3 billion in two years.', 'holds'],
    ['Net income has risen by $3 billion in two years.', 'wrong'],
    ['Net income has fallen by $5 billion in two years.', 'wrong'],
    ['Net income fell 25% in two years.', 'holds'],
    // 36 % is the fall in one
    ['Net income fell 36% in two years.', 'wrong'],
    ['Net income fell 25% in four years.', 'unresolved'],
    ['Net income halved in two years.', 'wrong'],
    ['Over two years, revenue has fallen by $10 billion.', 'holds'],
    ['Between 2023 and 2025, revenue fell by $10 billion.', 'holds'],
    ['Between 2023 and 2025, revenue rose by $10 billion.', 'wrong'],
    ['Between 2023 and 2024, revenue rose by 10%.', 'holds'],
    ['Between 2023 and 2024, revenue rose by 12%.', 'wrong'],
    ['Between 2021 and 2024, revenue rose by 12%.', 'unresolved'],
  ])('%s %s', (text, verdict) => expect(verdictsIn(THREE_YEARS, text)).toEqual([verdict]))

  it.each([
    ['The net loss has grown by $2 billion in two years.', 'holds'],
    ['The net loss has shrunk by $2 billion in two years.', 'wrong'],
  ])('a loss by its size: %s %s', (text, verdict) => expect(verdictsIn(THREE_LOSSES, text)).toEqual([verdict]))
})

describe('the years together', () => {
  it.each([
    ['Revenue averaged $100 billion over the three years.', 'holds', '$100.00B'],
    ['Revenue averaged $90 billion over the three years.', 'wrong', '$100.00B'],
    ['Net income totalled $35 billion over the three years.', 'holds', '$35.00B'],
    ['Net income totalled $53 billion over the three years.', 'wrong', '$35.00B'],
    ['Net income totalled $35 billion over the five years.', 'unresolved', null],
    ['Gross margin totalled 180% over the three years.', 'unresolved', null],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  it.each([
    ['The net loss totalled $22 billion over the three years.', 'holds', '$22.00B'],
    ['The net loss totalled $12 billion over the three years.', 'wrong', '$22.00B'],
    ['The net loss averaged $7.3 billion over the three years.', 'holds', '$7.33B'],
  ])('of losses by their size: %s %s', (text, verdict, figure) => {
    expect(judgedIn(THREE_LOSSES, text)).toEqual([[verdict, figure]])
  })
})

describe('an amount of several years that a verb alone names', () => {
  const all = (text: string) => checkClaims(THREE_LOSSES, text).map((one) => one.verdict)
  // 9, 6 and 7 billion lost
  it('is their sum', () => {
    expect(all('Acme lost $22.0 billion over three years.')).toEqual(['holds'])
    expect(all('Over three years, Acme has lost $22.0 billion.')).toEqual(['holds'])
    expect(all('Acme lost $32.0 billion over three years.')).toEqual(['wrong'])
  })
  it.each([
    'Airlines lost $22.0 billion over three years.',
    'Acme lost $22.0 billion in orders over three years.',
    'Acme may have lost $22.0 billion over three years.',
    'Acme’s suppliers lost $22.0 billion over three years.',
  ])('is not confirmed of others, other things or what may be: %s', (text) => expect(all(text)).not.toContain('holds'))
})
