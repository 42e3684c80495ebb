import { expect, it } from 'vitest'
import { isBracketedAway } from './brackets.ts'

it.each([
  ['Profit (a share of revenue) rose 5%', 'revenue', '5%', true],
  ['Profit (revenue less costs) was high at 5%', 'costs', '5%', true],
  ['Profit (5% of revenue) rose', 'revenue', '5%', false],
  ['Revenue (up 5%) rose', 'Revenue', '5%', false],
  ['Revenue rose 5%', 'Revenue', '5%', false],
  ['(Revenue) (5%)', 'Revenue', '5%', true],
  ['Profit (revenue rose 5%', 'revenue', '5%', false],
])('%s: “%s” before “%s”', (text, name, place, isAway) => {
  const start = text.indexOf(name)
  expect(isBracketedAway(text, { start, end: start + name.length }, text.indexOf(place))).toBe(isAway)
})
