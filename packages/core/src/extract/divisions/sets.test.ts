/** Sets of divisions by the lines of one column, as filed (accession numbers with each). */
import { expect, test } from 'vitest'
import { setsOf } from './sets.ts'
import type { Cell } from './slices.ts'

const cell = (label: string, title: string, value: number): Cell => ({
  label,
  title,
  value,
  indent: 0,
  figure: {
    ...{ value, text: String(value), start: value, end: value + 1, left: 0, right: 0 },
    ...{ percent: false, dash: false, decimals: 0, negative: value < 0 },
  },
})

// UST, 10-K for 1995 (0000950123-96-000950), the heading over two lines and their sum without a name.
test('a sum without a name is called by the heading over its lines', () => {
  const measure = 'NET SALES TO UNAFFILIATED CUSTOMERS'
  const cells = [
    cell('Smokeless tobacco', 'Tobacco', 1_139_454),
    cell('Other tobacco products', 'Tobacco', 12_607),
    cell('', measure, 1_152_061),
    cell('Wine', measure, 109_453),
    cell('Other', measure, 67_397),
    cell('Elimination of intersegment sales', measure, -3_489),
    cell('NET SALES', measure, 1_325_422),
  ]
  const sets = setsOf({ by: 'rows', cells, measured: true, headed: false, current: true }, 1_325_422, 'ust', false)
  expect(sets.map(({ parts }) => parts.map(({ label }) => label))).toContainEqual(['Tobacco', 'Wine', 'Other'])
})
