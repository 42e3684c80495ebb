/** Evidence in whole units, and the units that its places name: places of UST, 10-K for 1995 (0000950123-96-000950). */
import { describe, expect, it } from 'vitest'
import { type FoundEvidence, inUnits, unitsOf } from './in-units.ts'

const evidence = (figure: string, value: number, more: Partial<FoundEvidence> = {}): FoundEvidence => ({
  figure,
  kind: 'selected-data',
  agrees: true,
  place: { start: 10, end: 17 },
  text: '429,760',
  value,
  read: value,
  scale: 0,
  unit: 1e3,
  ...more,
})

it.each([
  ['net_income', 429_760, 429_760_000],
  ['total_revenue', 1_325_422, 1_325_422_000],
  ['basic_eps', 2.16, 2.16],
  ['diluted_eps', 2.15, 2.15],
  ['weighted_avg_shares_basic', 199.246, 199_246_000],
  ['weighted_avg_shares_diluted', 200.336, 200_336_000],
])('%s is worth what its kind is printed in', (figure, value, whole) => {
  const [one] = inUnits([evidence(figure, value)], { money: 1e3, shares: 1e6 })
  expect([one?.value, one?.read]).toEqual([whole, whole])
  expect(one && 'unit' in one).toBe(false)
})

it('keeps decimals exact', () => {
  expect(inUnits([evidence('net_income', 0.1 + 0.2)], { money: 10, shares: 1 })[0]?.value).toBe(3)
})

describe('the units of places', () => {
  it('are those of amounts that agree', () => {
    expect(unitsOf([evidence('net_income', 1), evidence('total_revenue', 1, { unit: 1e6 })])).toEqual([1e3, 1e6])
  })

  it.each<[string, FoundEvidence]>([
    ['a place that disagrees', evidence('net_income', 1, { agrees: false })],
    [
      'the statement of equity, where the unit may be that of the shares',
      evidence('net_income', 1, { kind: 'equity' }),
    ],
    ['EPS', evidence('basic_eps', 1)],
    ['a count', evidence('weighted_avg_shares_basic', 1)],
    ['a note without a unit', evidence('net_income', 1, { kind: 'tax-note', unit: null })],
    ['a sentence without a unit', evidence('net_income', 1, { kind: 'mda', unit: null })],
  ])('are not told by %s', (_, one) => expect(unitsOf([one])).toEqual([]))

  it.each(['cash-flow', 'selected-data'] as const)(
    'are none over a table that has a head and names none: %s',
    (kind) => {
      expect(unitsOf([evidence('net_income', 1, { kind, unit: null })])).toEqual([null])
    },
  )
})
