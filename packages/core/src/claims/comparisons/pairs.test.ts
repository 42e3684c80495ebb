/** Two figures or more of one period held against each other. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { comparisonsIn, judgedIn } from './compared.fixture.ts'

describe('which of two is larger', () => {
  it.each([
    ['Pumps outsold Valves.', 'holds', 'Pumps $50.00B, Valves $30.00B'],
    ['Valves outsold Pumps.', 'wrong', 'Valves $30.00B, Pumps $50.00B'],
    ['Pumps is larger than Valves.', 'holds', 'Pumps $50.00B, Valves $30.00B'],
    ['Pumps is smaller than Valves.', 'wrong', 'Pumps $50.00B, Valves $30.00B'],
    ['Pipes is smaller than Valves.', 'holds', 'Pipes $10.00B, Valves $30.00B'],
    ['Valves brought in less than Pumps.', 'holds', 'Valves $30.00B, Pumps $50.00B'],
    ['Valves brought in more than Pumps.', 'wrong', 'Valves $30.00B, Pumps $50.00B'],
    ['Pumps dwarfed Pipes.', 'holds', 'Pumps $50.00B, Pipes $10.00B'],
    ['Pipes dwarfed Pumps.', 'wrong', 'Pipes $10.00B, Pumps $50.00B'],
    ['Valves was outsold by Pumps.', 'holds', 'Pumps $50.00B, Valves $30.00B'],
    ['Pumps was outsold by Valves.', 'wrong', 'Valves $30.00B, Pumps $50.00B'],
    ['Pumps outsold Valves and Pipes.', 'holds', 'Pumps $50.00B, Valves $30.00B, Pipes $10.00B'],
    ['Valves outsold Pumps and Pipes.', 'wrong', 'Valves $30.00B, Pumps $50.00B, Pipes $10.00B'],
    ['Pumps outsold Valves and Pipes combined.', 'holds', 'Pumps $50.00B, Valves and Pipes $40.00B'],
    ['Valves outsold Pumps and Pipes combined.', 'wrong', 'Valves $30.00B, Pumps and Pipes $60.00B'],
    [
      'Valves, at $30.0 billion, is smaller than Pumps but larger than Pipes.',
      'holds',
      'Valves $30.00B, Pumps $50.00B, Pipes $10.00B',
    ],
    ['Valves, at $30.0 billion, is smaller than Pipes.', 'wrong', 'Valves $30.00B, Pipes $10.00B'],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  it.each([
    ['an amount and a share of the revenue', 'Pumps is larger than gross margin.'],
    ['a part and what is not in the statement', 'Pumps outsold Valves and net interest income.'],
  ])('is not said of %s: %s', (_, text) => {
    expect(comparisonsIn(THREE_YEARS, text).filter(({ verdict }) => verdict !== 'unresolved')).toEqual([])
  })
})

describe('how far two lie apart', () => {
  it.each([
    // 50 is two thirds more than 30, and 30 two fifths less than 50
    ['Pumps brought in 67% more than Valves.', 'holds'],
    ['Pumps brought in 40% more than Valves.', 'wrong'],
    ['Valves brought in 40% less than Pumps.', 'holds'],
    ['Valves brought in 67% less than Pumps.', 'wrong'],
    ['Valves brought in 40% more than Pumps.', 'wrong'],
    ['Pumps outsold Valves by two thirds.', 'holds'],
    ['Pumps outsold Valves by half.', 'wrong'],
    ['Pumps brought in $20 billion more than Valves.', 'holds'],
    ['Pumps brought in $30 billion more than Valves.', 'wrong'],
    ['Pumps is $20 billion smaller than Valves.', 'wrong'],
    ['Valves is $20 billion smaller than Pumps.', 'holds'],
  ])('%s %s', (text, verdict) => expect(judgedIn(THREE_YEARS, text).map(([one]) => one)).toEqual([verdict]))

  it.each([
    // basic EPS 6.11, diluted 6.08; gross margin 46.2 %, operating margin 31.5 %
    ['Basic EPS exceeded diluted EPS by $0.03.', 'holds', 'basic EPS $6.11, diluted EPS $6.08'],
    ['Basic EPS exceeded diluted EPS by $0.05.', 'wrong', 'basic EPS $6.11, diluted EPS $6.08'],
    ['Gross margin exceeded operating margin by 14.7 points.', 'holds', 'gross margin 46.2%, operating margin 31.5%'],
    ['Gross margin exceeded operating margin by 17.4 points.', 'wrong', 'gross margin 46.2%, operating margin 31.5%'],
    [
      'It spent more on research and development than on selling, general and administrative.',
      'holds',
      'Research and development $31.37B, Selling, general and administrative $26.10B',
    ],
    [
      'It spent less on research and development than on selling, general and administrative.',
      'wrong',
      'Research and development $31.37B, Selling, general and administrative $26.10B',
    ],
  ])('in the measure of the two: %s %s', (text, verdict, figure) => {
    expect(judgedIn(MADE, text)).toEqual([[verdict, figure]])
  })
})

describe('so many times as much', () => {
  it.each([
    ['Pumps is five times the size of Pipes.', 'holds'],
    ['Pumps is four times the size of Pipes.', 'wrong'],
    ['Valves brought in three times as much as Pipes.', 'holds'],
    ['Valves brought in twice as much as Pipes.', 'wrong'],
    ['Pumps brought in more than four times as much as Pipes.', 'holds'],
    ['Pumps brought in more than six times as much as Pipes.', 'wrong'],
    ['Pumps brought in less than six times as much as Pipes.', 'holds'],
    ['Pumps brought in less than four times as much as Pipes.', 'wrong'],
    ['Pipes brought in five times as much as Pumps.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(judgedIn(THREE_YEARS, text).map(([one]) => one)).toEqual([verdict]))

  it('has the two figures in its answer', () => {
    const text = 'It spent twice as much on research and development as on selling, general and administrative.'
    expect(judgedIn(MADE, text)).toEqual([
      ['wrong', 'Research and development $31.37B, Selling, general and administrative $26.10B'],
    ])
  })
})

describe('which of two moved faster', () => {
  // 2025: Pumps −16.7 %, Valves −14.3 %, Pipes −33.3 %; 2024: +3.4 %, +16.7 %, +25.0 %, revenue +10.0 %
  it.each([
    ['Pipes fell faster than Pumps.', 'holds', 'Pipes −33.3%, Pumps −16.7%'],
    ['Pumps fell faster than Pipes.', 'wrong', 'Pumps −16.7%, Pipes −33.3%'],
    ['Pumps fell more slowly than Pipes.', 'holds', 'Pumps −16.7%, Pipes −33.3%'],
    ['Pipes fell more slowly than Pumps.', 'wrong', 'Pipes −33.3%, Pumps −16.7%'],
    ['Pipes shrank faster than Valves.', 'holds', 'Pipes −33.3%, Valves −14.3%'],
    // what fell did not grow, whichever of them is ahead
    ['Pipes grew faster than Pumps.', 'wrong', 'Pipes −33.3%, Pumps −16.7%'],
    ['Valves grew faster than Pumps.', 'wrong', 'Valves −14.3%, Pumps −16.7%'],
    ['In 2024, Pipes grew faster than Pumps.', 'holds', 'Pipes +25.0%, Pumps +3.4%'],
    ['In 2024, Pumps grew faster than Pipes.', 'wrong', 'Pumps +3.4%, Pipes +25.0%'],
    ['In 2024, Pipes grew faster than Pumps and Valves.', 'holds', 'Pipes +25.0%, Pumps +3.4%, Valves +16.7%'],
    ['In 2024, Valves grew faster than Pumps and Pipes.', 'wrong', 'Valves +16.7%, Pumps +3.4%, Pipes +25.0%'],
    ['In 2024, Valves grew faster than the company as a whole.', 'holds', 'Valves +16.7%, revenue +10.0%'],
    ['In 2024, Pumps grew faster than the company as a whole.', 'wrong', 'Pumps +3.4%, revenue +10.0%'],
    ['In 2024, Pipes outgrew Valves.', 'holds', 'Pipes +25.0%, Valves +16.7%'],
    ['In 2024, Valves outgrew Pipes.', 'wrong', 'Valves +16.7%, Pipes +25.0%'],
    ['In 2024, Pipes grew 25%, outpacing revenue.', 'holds', 'Pipes +25.0%, revenue +10.0%'],
    ['In 2024, Pumps grew 3.4%, outpacing revenue.', 'wrong', 'Pumps +3.4%, revenue +10.0%'],
    ['In 2024, Pumps grew 3.4%, lagging revenue.', 'holds', 'Pumps +3.4%, revenue +10.0%'],
    ['In 2024, Pipes grew 25%, lagging revenue.', 'wrong', 'Pipes +25.0%, revenue +10.0%'],
    ['Pipes fell 33%, outpacing revenue.', 'unresolved', null],
    ['In 2023, Pipes grew faster than Pumps.', 'unresolved', null],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))
})

describe('what parts come to together', () => {
  const numbers = (text: string) =>
    checkClaims(THREE_YEARS, text)
      .filter(({ kind }) => kind === 'amount' || kind === 'share' || kind === 'comparison')
      .map(({ verdict, figure }) => [verdict, figure])
  it.each([
    ['Pumps and Valves together brought in $80 billion.', 'holds', '$80.00B'],
    ['Pumps and Valves together brought in $90 billion.', 'wrong', '$80.00B'],
    ['Pumps and Valves together brought in €80 billion.', 'wrong', null],
    ['Pumps, Valves and Pipes together brought in $90 billion.', 'holds', '$90.00B'],
    ['Pumps and Valves together accounted for 89% of revenue.', 'holds', '88.9%'],
    ['Pumps and Valves together accounted for 79% of revenue.', 'wrong', '88.9%'],
  ])('%s %s', (text, verdict, figure) => expect(numbers(text)).toEqual([[verdict, figure]]))

  it('adds no margins', () => {
    const found = checkClaims(THREE_YEARS, 'Gross margin and operating margin together were 73.3%.')
    expect(found.map(({ verdict }) => verdict)).toEqual(['unresolved'])
  })
})

describe('how fast two grew, told behind a comma', () => {
  const all = (text: string) => checkClaims(MADE, text).map((one) => one.verdict)
  it.each([
    // iPad 26.7 billion after 28.3, Services 96.2 after 85.2, revenue +2.0 %
    [
      'Services rose 13% to $96.2 billion, far faster than revenue.',
      'Services rose 13% to $96.2 billion, far slower than revenue.',
    ],
    [
      'Services was up 13%, comfortably faster than the 2.0% pace of sales.',
      'Services was up 13%, comfortably faster than the 3.0% pace of sales.',
    ],
  ])('%s', (right, wrong) => {
    expect(all(right).every((one) => one === 'holds')).toBe(true)
    expect(all(wrong)).toContain('wrong')
  })
})

describe('parts beside another part, and what a part grew', () => {
  const all = (text: string) => checkClaims(MADE, text).map((one) => one.verdict)
  it.each([
    [
      'Mac ($30.0 billion) and iPad ($26.7 billion) together sold less than Services ($96.2 billion).',
      'Mac ($30.0 billion) and iPad ($26.7 billion) together sold more than Services ($96.2 billion).',
    ],
    // Services grew by 11.0 of 7.8 billion, the iPhone by 0.6
    ['About 8% of the growth came from iPhone.', 'More than half of the growth came from iPhone.'],
    [
      'Services was up 13%, bringing in $96.2 billion, a quarter of sales.',
      'Services was up 13%, bringing in $96.2 billion, a third of sales.',
    ],
  ])('%s', (right, wrong) => {
    expect(all(right).length > 0 && all(right).every((one) => one === 'holds')).toBe(true)
    expect(all(wrong)).not.toEqual(all(right))
  })
})
