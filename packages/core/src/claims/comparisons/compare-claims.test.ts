import { expect, it } from 'vitest'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'

it.each([
  ['Pumps outsold Valves by $20 billion.', 'holds'],
  ['Pumps outsold Valves by €20 billion.', 'wrong'],
  ['Pumps outsold Valves by 20 billion euros.', 'wrong'],
  ['Pumps brought in $20 billion more than Valves.', 'holds'],
  ['Pumps brought in €20 billion more than Valves.', 'wrong'],
  ['Pumps is £20 billion larger than Valves.', 'wrong'],
  ['Pumps is five times larger than Pipes.', 'holds'],
  ['Gross margin exceeded operating margin by 46.7 points.', 'holds'],
  ['Gross margin exceeded operating margin by 12.0 points.', 'wrong'],
  ['Revenue fell by $10 billion in two years.', 'holds'],
  ['Revenue fell by €10 billion in two years.', 'wrong'],
  ['Over the three years revenue totalled $300 billion.', 'holds'],
  ['Over the three years revenue totalled €300 billion.', 'wrong'],
  ['Gross margin averaged 60% over the three years.', 'holds'],
  ['Gross margin averaged 50% over the three years.', 'wrong'],
])('%s %s', (text, verdict) => {
  const claims = checkClaims(THREE_YEARS, text).filter((one) => one.kind === 'comparison')
  expect(claims.map((one) => one.verdict)).toEqual([verdict])
})
