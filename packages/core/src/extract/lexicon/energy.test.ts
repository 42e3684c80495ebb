import { expect, it } from 'vitest'
import { isOneEnergyOfMany } from './energy.ts'

it.each([
  'Fuel',
  'Energy costs',
  'Electric',
  'Electric fuel and purchased power',
  'Purchased power',
  'Electricity purchased from parent',
])('takes gas sold beside “%s” for one energy of several', (line) =>
  expect(isOneEnergyOfMany(['Cost of natural gas sold'], [line, 'Depreciation'])).toBe(true),
)

it.each(['Electric motors repair', 'Purchased commodities', 'Purchased transportation', 'Depreciation'])(
  'leaves gas sold beside “%s” what revenue costs',
  (line) => expect(isOneEnergyOfMany(['Cost of natural gas sold'], [line])).toBe(false),
)
