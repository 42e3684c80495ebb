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

const slice = (cells: readonly Cell[]) => ({
  by: 'rows' as const,
  cells: [...cells],
  measured: true,
  headed: false,
  current: true,
})
const listed = (cells: readonly Cell[], revenue: number) =>
  setsOf(slice(cells), revenue, 'made', false).map(({ parts }) => parts.map(({ label, value }) => [label, value]))

// Made: Exxon Mobil prints such lines under each of its segments (0000034088-23-000048).
test('lines that each division prints without their sum are added', () => {
  const cells = [
    cell('United States', 'Engines', 300),
    cell('International', 'Engines', 120),
    cell('United States', 'Pumps', 150),
    cell('International', 'Pumps', 30),
    cell('Total net sales', 'Net sales', 600),
  ]
  expect(listed(cells, 600)).toContainEqual([
    ['Engines', 420],
    ['Pumps', 180],
  ])
  const [set] = setsOf(slice(cells), 600, 'made', false)
  expect(set?.parts[0]?.sum?.map(({ value }) => value)).toEqual([300, 120])
  expect(
    listed(
      cells.map((one) => ({ ...one, title: 'Net sales' })),
      600,
    ),
  ).toEqual([])
})

test('a total may stand over the parts that make it', () => {
  const cells = [
    cell('Net sales', '', 600),
    cell('Engines', '', 420),
    cell('Pumps', '', 180),
    cell('Operating income', '', 60),
  ]
  expect(listed(cells, 600)).toEqual([
    [
      ['Engines', 420],
      ['Pumps', 180],
    ],
  ])
  expect(
    listed([cell('Net sales', '', 600), cell('Cost of sales', '', 420), cell('Gross profit', '', 180)], 600),
  ).toEqual([])
})

// Made: many notes of the 1990s print what is taken off without brackets.
test('what is taken off may be printed without brackets', () => {
  const cells = (label: string) => [
    cell('Engines', 'Net sales', 410),
    cell('Pumps', 'Net sales', 230),
    cell(label, 'Net sales', 40),
    cell('Total net sales', 'Net sales', 600),
  ]
  const divisions = [
    [
      ['Engines', 410],
      ['Pumps', 230],
    ],
  ]
  expect(listed(cells('Less intersegment sales'), 600)).toEqual(divisions)
  expect(listed(cells('Eliminations'), 600)).toEqual(divisions)
  expect(listed(cells('Valves'), 600)).toEqual([])
  const [set] = setsOf(slice(cells('Intersegment eliminations')), 600, 'made', false)
  expect(set?.residual.map(({ value }) => value)).toEqual([-40])
})

test('what is printed with its sign is left as it is', () => {
  const cells = [
    cell('Engines', 'Net sales', 410),
    cell('Pumps', 'Net sales', 230),
    cell('Eliminations', 'Net sales', -40),
    cell('Total net sales', 'Net sales', 600),
  ]
  expect(listed(cells, 600)).toEqual([
    [
      ['Engines', 410],
      ['Pumps', 230],
    ],
  ])
})
