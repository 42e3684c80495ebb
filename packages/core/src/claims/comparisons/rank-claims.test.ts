/** Ranks of parts: what is counted among which, and what is not said where something of it is unknown. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { comparisonsIn, judgedIn } from './compared.fixture.ts'

describe('the rank of a part among its kind', () => {
  it.each([
    ['iPhone is the largest product.', 'holds', 'iPhone, $201.18B'],
    ['Services is the largest product.', 'wrong', 'iPhone, $201.18B'],
    ['Services is the second-largest division.', 'holds', 'Services, $96.17B'],
    ['Services is the third-largest division.', 'wrong', 'Wearables, Home and Accessories, $37.01B'],
    ['iPad is the smallest product.', 'holds', 'iPad, $26.69B'],
    ['Mac is the second-smallest product.', 'holds', 'Mac, $29.98B'],
    ['The largest product is iPhone.', 'holds', 'iPhone, $201.18B'],
    ['The largest division is iPhone, followed by Services.', 'holds', 'iPhone, $201.18B'],
    ['Services, second only to iPhone, grew.', 'holds', 'Services, $96.17B'],
    ['Research and development was the largest expense.', 'holds', 'Research and development, $31.37B'],
    ['Research and development was the smallest expense.', 'wrong', 'Selling, general and administrative, $26.10B'],
    ['Research and development was the larger of the two expenses.', 'holds', 'Research and development, $31.37B'],
    ['No division brought in more than iPhone.', 'holds', 'iPhone, $201.18B'],
    ['No division brought in more than Services.', 'wrong', 'iPhone, $201.18B'],
    ['No division brought in less than iPad.', 'holds', 'iPad, $26.69B'],
    ['No region sells less than Europe.', 'wrong', 'Japan, $25.05B'],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(MADE, text)).toEqual([[verdict, figure]]))

  it('says which one it is where it is another', () => {
    expect(comparisonsIn(MADE, 'Services is the largest product.')).toMatchObject([
      { note: 'it is iPhone', rule: '5 compared', period: '2024 FY' },
    ])
  })
})

describe('how many there are', () => {
  it.each([
    // "Rest of Asia Pacific" stands for the rest: four regions have names, five lines are printed.
    ['Americas is the largest of the five regions.', 'holds'],
    ['Americas is the largest of the four regions.', 'holds'],
    ['Americas is the largest of the six regions.', 'wrong'],
    ['Greater China is the smallest of the five regions.', 'wrong'],
    ['Services is the smaller of the two divisions.', 'wrong'],
    ['Its two largest regions are Americas and Europe.', 'holds'],
    ['Its two largest regions are Europe and Americas.', 'holds'],
    ['Its two largest regions are Americas and Japan.', 'wrong'],
    ['The three largest divisions are iPhone, Services and Wearables.', 'holds'],
    ['The three largest divisions are iPhone, Services and Mac.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(judgedIn(MADE, text).map(([one]) => one)).toEqual([verdict]))
})

describe('is not said', () => {
  it.each([
    ['where not every part is known a year before', 'iPhone is the fastest-growing division.'],
    ['of a region among divisions', 'Europe is the largest division.'],
    ['of a figure of the whole', 'Net income is the largest division.'],
  ])('%s: %s', (_, text) => expect(judgedIn(MADE, text)).toEqual([['unresolved', null]]))

  it.each([
    ['of a year without a year before', 'In 2023, Pipes grew the fastest.'],
    ['of every part in such a year', 'In 2023, every segment grew.'],
  ])('%s: %s', (_, text) => expect(judgedIn(THREE_YEARS, text)).toEqual([['unresolved', null]]))

  it('of a year that the statement does not hold', () => {
    expect(comparisonsIn(THREE_YEARS, 'In 2021, Pumps was the largest segment.')).toMatchObject([
      { verdict: 'unresolved', note: 'the period is not among those of the statement' },
    ])
  })
})

describe('an order told in a row', () => {
  it.each([
    ['The largest segment is Pumps, followed by Valves.', 'holds', 'Pumps, $50.00B'],
    ['The largest segment is Pumps, followed by Pipes.', 'wrong', 'Pumps, $50.00B'],
    ['Pumps is the largest segment, followed by Valves and Pipes.', 'holds', 'Pumps, $50.00B'],
    ['Pumps is the largest segment, followed by Pipes and Valves.', 'wrong', 'Pumps, $50.00B'],
    ['Valves is second only to Pumps.', 'holds', 'Valves, $30.00B'],
    ['Valves is second only to Pipes.', 'wrong', 'Valves, $30.00B'],
    ['Valves brought in money, making it the second-largest segment after Pumps.', 'holds', 'Valves, $30.00B'],
    ['Pipes brought in money, making it the second-largest segment after Pumps.', 'wrong', 'Valves, $30.00B'],
    ['Pipes brought up the rear.', 'holds', 'Pipes $10.00B'],
    ['Valves brought up the rear.', 'wrong', 'Valves $30.00B'],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  it.each([
    'Pumps is the largest source of profit.',
    'Pumps is the largest segment by net income, followed by Valves.',
  ])('leaves open what is ranked by another figure than the parts have: %s', (text) =>
    expect(judgedIn(THREE_YEARS, text).map(([one]) => one)).not.toContain('holds'),
  )

  it('says the order where one of them stands elsewhere', () => {
    expect(comparisonsIn(THREE_YEARS, 'The largest segment is Pumps, followed by Pipes.')).toMatchObject([
      { note: 'the order is Pumps, Valves, Pipes' },
    ])
  })
})

describe('the rank of a change', () => {
  it.each([
    ['Pipes fell the most.', 'holds', 'Pipes, −33.3%'],
    ['Pumps fell the most.', 'wrong', 'Pipes, −33.3%'],
    ['Valves fell the least.', 'holds', 'Valves, −14.3%'],
    ['Pipes fell the least.', 'wrong', 'Valves, −14.3%'],
    ['Pipes had the steepest decline.', 'holds', 'Pipes, −33.3%'],
    ['Valves had the steepest decline.', 'wrong', 'Pipes, −33.3%'],
    ['Valves had the smallest drop of any segment.', 'holds', 'Valves, −14.3%'],
    ['In 2024, Pipes grew the fastest.', 'holds', 'Pipes, +25.0%'],
    ['In 2024, Pumps grew the fastest.', 'wrong', 'Pipes, +25.0%'],
    ['In 2024, Pumps grew the slowest.', 'holds', 'Pumps, +3.4%'],
    ['In 2024, Pipes was the fastest-growing segment.', 'holds', 'Pipes, +25.0%'],
    ['In 2024, Pumps was the fastest-growing segment.', 'wrong', 'Pipes, +25.0%'],
    ['In 2024, Pumps was the slowest-growing segment.', 'holds', 'Pumps, +3.4%'],
    // by money: Pumps lost 10 billion, Valves and Pipes 5 billion each
    ['The largest move was that of Pumps.', 'holds', 'Pumps, −16.7%'],
    ['The largest move was that of Pipes.', 'wrong', 'Pumps, −16.7%'],
    ['Pumps moved the most.', 'holds', 'Pumps, −16.7%'],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))
})

describe('every part, some, one or none', () => {
  const NOW = '3 of 3: Pumps −16.7%, Valves −14.3%, Pipes −33.3%'
  const NONE = '0 of 3: Pumps −16.7%, Valves −14.3%, Pipes −33.3%'
  it.each([
    ['Every segment shrank.', 'holds', NOW],
    ['Each of its segments shrank.', 'holds', NOW],
    ['All three segments shrank.', 'holds', NOW],
    ['Two of the three segments shrank.', 'wrong', NOW],
    ['No segment shrank.', 'wrong', NOW],
    ['Every segment grew.', 'wrong', NONE],
    ['No segment grew.', 'holds', NONE],
    ['None of the segments grew.', 'holds', NONE],
    ['All four segments shrank.', 'wrong', null],
    ['Every segment but Pipes shrank.', 'wrong', 'Pumps −16.7%, Valves −14.3%, Pipes −33.3%'],
    ['In 2024, every segment grew.', 'holds', '3 of 3: Pumps +3.4%, Valves +16.7%, Pipes +25.0%'],
    ['In 2024, every segment shrank.', 'wrong', '0 of 3: Pumps +3.4%, Valves +16.7%, Pipes +25.0%'],
    ['Pipes was the only segment that shrank.', 'wrong', 'Pumps −16.7%, Valves −14.3%, Pipes −33.3%'],
    ['Pipes was the only segment that grew.', 'wrong', 'none'],
    ['Only one segment shrank: Pipes.', 'wrong', 'Pumps −16.7%, Valves −14.3%, Pipes −33.3%'],
    ['Of its three segments, only Pipes shrank.', 'wrong', 'Pumps −16.7%, Valves −14.3%, Pipes −33.3%'],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  const [year, before, first] = THREE_YEARS.periods
  /** Pumps 60 after 60 billion, Valves 36 after 35, Pipes 14 after 15: one stood still, one grew, one fell. */
  const PARTED: FactBase = {
    ...THREE_YEARS,
    periods: [
      { ...year, business: year.business.map((one, i) => ({ ...one, revenue: [60e9, 36e9, 14e9][i] ?? null })) },
      ...(before && first ? [before, first] : []),
    ],
  }
  it.each([
    ['Valves was the only segment that grew.', 'holds'],
    ['Pumps was the only segment that grew.', 'wrong'],
    ['Pipes was the only segment that shrank.', 'holds'],
    ['Only one segment grew: Valves.', 'holds'],
    ['Of its three segments, only Valves grew.', 'holds'],
    ['Valves edged up 2.9% to $36.0 billion, the only segment that grew.', 'holds'],
    // what stood still neither grew nor fell
    ['Every segment grew.', 'wrong'],
    ['Two of the three segments grew.', 'wrong'],
    ['One of the three segments grew.', 'holds'],
    ['Every segment but Pipes grew.', 'wrong'],
    ['No segment grew.', 'wrong'],
  ])('where one stood still, one grew and one fell: %s %s', (text, verdict) => {
    expect(judgedIn(PARTED, text).map(([one]) => one)).toEqual([verdict])
  })
})
