/** How a number is written against how it is printed: rounding, bounds, units, signs, measures, shares and multiples. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (base: FactBase, text: string) =>
  checkClaims(base, text)
    .filter(({ kind }) => kind === 'amount' || kind === 'change' || kind === 'share')
    .map(({ verdict }) => verdict)

describe('rounding', () => {
  // 391,035 million
  it.each([
    ['Revenue was $391,035 million.', 'holds'],
    ['Revenue was $391,036 million.', 'wrong'],
    ['Revenue was $391.035 billion.', 'holds'],
    ['Revenue was $391.04 billion.', 'holds'],
    ['Revenue was $391.05 billion.', 'wrong'],
    ['Revenue was $391.0 billion.', 'holds'],
    ['Revenue was $391.1 billion.', 'wrong'],
    ['Revenue was $391 billion.', 'holds'],
    ['Revenue was $392 billion.', 'wrong'],
    ['Revenue was about $390 billion.', 'holds'],
    ['Revenue was about $350 billion.', 'wrong'],
    ['Revenue was $0.391 trillion.', 'holds'],
    ['Revenue was $391,035,000,000.', 'holds'],
    ['Revenue was $391,035,000.', 'wrong'],
    ['Revenue was $391.0 million.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(verdicts(MADE, text)).toEqual([verdict]))
})

describe('a mark that a figure passed', () => {
  // Revenue 383.3, then 391.0; net income 97.0, then 93.7; the net margin 25.3 %, then 24.0 %
  it.each([
    ['Revenue rose above $390 billion.', 'holds'],
    ['Revenue rose above $380 billion.', 'unresolved'],
    ['Net income fell below $95 billion.', 'holds'],
    ['Net income fell below $98 billion.', 'unresolved'],
    ['The net margin fell below 25 percent.', 'holds'],
    ['The net margin slipped under 26%.', 'unresolved'],
    ['The net margin was 24.0%, a hair above the 25.3% of 2023.', 'unresolved'],
  ])('%s %s', (text, verdict) => expect(verdicts(MADE, text).at(-1)).toBe(verdict))
})

describe('bounds', () => {
  it.each([
    ['Revenue was more than $390 billion.', 'holds'],
    ['Revenue was more than $400 billion.', 'wrong'],
    ['Revenue was less than $400 billion.', 'holds'],
    ['Revenue was less than $390 billion.', 'wrong'],
    ['Revenue was at least $391 billion.', 'holds'],
    ['Revenue was over $391 billion.', 'holds'],
    ['Revenue was nearly $400 billion.', 'holds'],
    ['Revenue was nearly $380 billion.', 'wrong'],
    ['Revenue was between $390 billion and $400 billion.', 'holds'],
    ['Revenue was between $395 billion and $400 billion.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(verdicts(MADE, text)[0]).toBe(verdict))
})

describe('signs', () => {
  it.each<[FactBase, string, string]>([
    [THREE_LOSSES, 'The net loss was $9.0 billion.', 'holds'],
    [THREE_LOSSES, 'Acme lost $9.0 billion.', 'holds'],
    [THREE_LOSSES, 'Net income was −$9.0 billion.', 'holds'],
    [THREE_LOSSES, 'Net income was $9.0 billion.', 'wrong'],
    [THREE_LOSSES, 'Acme earned $9.0 billion.', 'wrong'],
    [THREE_LOSSES, 'The net loss was $6.0 billion.', 'wrong'],
    [THREE_YEARS, 'The net loss was $9.0 billion.', 'wrong'],
    [THREE_YEARS, 'Net income was −$9.0 billion.', 'wrong'],
    [THREE_YEARS, 'Acme earned $9.0 billion.', 'holds'],
  ])('%#: %s', (base, text, verdict) => expect(verdicts(base, text)).toEqual([verdict]))
})

describe('measures', () => {
  it.each([
    ['Diluted EPS was $6.08.', 'holds'],
    ['Diluted EPS was $6.11.', 'wrong'],
    ['Diluted EPS was $6.08 billion.', 'unresolved'],
    ['Basic EPS was $6.11.', 'holds'],
    ['Gross margin was 46.2%.', 'holds'],
    ['Gross margin was 46%.', 'holds'],
    ['Gross margin was 31.5%.', 'wrong'],
    ['The tax rate was 24.1%.', 'holds'],
    ['The tax rate was 15.6%.', 'wrong'],
    ['Revenue was £391.0 billion.', 'wrong'],
    ['Revenue was 391.0 billion yen.', 'wrong'],
    ['Revenue was 391.0 billion dollars.', 'holds'],
    ['Revenue was US$391.0 billion.', 'holds'],
  ])('%s %s', (text, verdict) => expect(verdicts(MADE, text)).toEqual([verdict]))
})

describe('shares', () => {
  it.each([
    ['Services made up 24.6% of revenue.', 'holds'],
    ['Services made up 26.4% of revenue.', 'wrong'],
    ['iPhone brought in half of revenue.', 'holds'],
    ['iPhone brought in a third of revenue.', 'wrong'],
    ['A quarter of sales came from Services.', 'holds'],
    ['24.6% of sales came from Services.', 'holds'],
    ['24.6% of sales came from Mac.', 'wrong'],
    ['Apple spent 8.0% of revenue on research and development.', 'holds'],
    ['Apple spent 18.0% of revenue on research and development.', 'wrong'],
    ['Apple turned 24.0% of revenue into net income.', 'holds'],
    ['Of every dollar of revenue, 24 cents became net income.', 'holds'],
  ])('%s %s', (text, verdict) => expect(verdicts(MADE, text)).toContain(verdict))
})

describe('multiples', () => {
  const [now, before] = THREE_YEARS.periods
  const grown: FactBase = {
    ...THREE_YEARS,
    periods: [{ ...now, figures: { ...now.figures, net_income: 42e9 } }, ...(before ? [before] : [])],
  }
  // 42 after 14 billion
  it.each([
    ['Net income was three times that of 2024.', 'holds'],
    ['Net income was four times that of 2024.', 'wrong'],
    ['Net income rose threefold.', 'holds'],
    ['Net income rose fivefold.', 'wrong'],
    ['Net income was three times the $14.0 billion of 2024.', 'holds'],
    ['Net income was twice the $14.0 billion of 2024.', 'wrong'],
  ])('%s %s', (text, verdict) => expect(verdicts(grown, text)[0]).toBe(verdict))

  it('are left open where nothing says what they are measured by', () => {
    expect(verdicts(grown, 'Net income was seven times as high.')).toEqual(['unresolved'])
  })
})

describe('changes', () => {
  it.each<[string, string[]]>([
    ['Revenue fell 18.2%.', ['holds']],
    ['Revenue fell 18%.', ['holds']],
    ['Revenue fell 8.2%.', ['wrong']],
    ['Revenue rose 18.2%.', ['wrong']],
    ['Revenue fell by $20.0 billion.', ['holds']],
    ['Revenue fell by $10.0 billion.', ['wrong']],
    ['Revenue fell by $20.0 billion, or 18.2%.', ['holds', 'holds']],
    ['Operating margin narrowed by 1.2 points.', ['holds']],
    ['Operating margin narrowed by 2.1 points.', ['wrong']],
    ['Operating margin narrowed 120 basis points.', ['holds']],
    ['Pumps fell 16.7%, Valves 14.3% and Pipes 33.3%.', ['holds', 'holds', 'holds']],
    ['Pumps fell 14.3%, Valves 16.7% and Pipes 33.3%.', ['wrong', 'wrong', 'holds']],
  ])('%s %j', (text, wanted) => expect(verdicts(THREE_YEARS, text)).toEqual(wanted))
})
