/** Cost of revenue and gross profit among printed lines (accession number or trap with each). */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import type { Term } from '../sheet.ts'
import { pickCost } from './cost.ts'

/** Reads the lines below revenue, which is the first of them; `ceiling` = the label of the first line that is none. */
function cost(printed: readonly Printed[], ceiling?: string) {
  const sheet = sheetOf(printed)
  const end = ceiling === undefined ? printed.length : printed.findIndex(([label]) => label === ceiling)
  const revenue: Term = [{ index: 0, sign: 1 }]
  const found = pickCost(sheet, { from: 1, ceiling: end, sales: sheet.value(0), revenue })
  const named = (term: Term | null) =>
    term?.map(({ index, sign }) => [printed[index]?.[0], sign * sheet.value(index)]) ?? null
  return { gross: named(found.gross), cost: named(found.cost), proofs: found.proofs, notes: found.notes }
}

/** Revenue, one cost, a gross profit under its name: made figures. */
const SIMPLE: Printed[] = [
  ['Net sales', '84,310'],
  ['Cost of goods sold', '51,204'],
  ['Gross profit', '33,106'],
  ['Selling, general and administrative expenses', '17,233'],
]

describe('a gross profit by another name', () => {
  const called = (label: string, left = '33,106') =>
    cost([...SIMPLE.slice(0, 2), [label, left], ...SIMPLE.slice(3)] as Printed[]).gross

  it.each(['Margin', 'Gross contribution', 'Profit on sales', 'Net sales less cost of goods sold', 'Trading profit'])(
    '"%s" is one where it is what the cost leaves',
    (label) => {
      expect(called(label)).toEqual([[label, 33_106]])
      expect(called(label, '33,206')).toBeNull()
    },
  )

  it.each(['Merchandising income', 'Other items'])('"%s" is none in one column', (label) => {
    expect(called(label)).toBeNull()
  })
})

describe('a gross profit that is printed', () => {
  it('is led to by one line', () => {
    expect(cost(SIMPLE)).toEqual({
      gross: [['Gross profit', 33_106]],
      cost: [['Cost of goods sold', 51_204]],
      proofs: 1,
      notes: [],
    })
  })

  it('is led to by a cost in brackets, which counts as positive', () => {
    const bracketed: Printed[] = [SIMPLE[0] ?? ['', ''], ['Cost of goods sold', '(51,204)'], ...SIMPLE.slice(2)]
    expect(cost(bracketed)).toMatchObject({ cost: [['Cost of goods sold', 51_204]], proofs: 1 })
  })

  it('is led to by several lines', () => {
    // AMD, 10-K for 2023 (0000002488-24-000012): amortization comes off between cost of sales and gross profit (T49).
    const amd: Printed[] = [
      ['Net revenue', '22,680'],
      ['Cost of sales', '11,278'],
      ['Amortization of acquisition-related intangibles', '942'],
      ['Gross profit', '10,460'],
    ]
    expect(cost(amd)).toMatchObject({
      cost: [
        ['Cost of sales', 11_278],
        ['Amortization of acquisition-related intangibles', 942],
      ],
      proofs: 1,
    })
    const total: Printed[] = [...amd.slice(0, 3), ['Total cost of sales', '12,220'], ...amd.slice(3)]
    expect(cost(total)).toMatchObject({ cost: [['Total cost of sales', 12_220]], proofs: 1 })
  })

  it('is a loss where it is called one and printed as positive (T55)', () => {
    // CARBO Ceramics, 10-K for 2017 (0001564590-18-004771), its gross loss printed without brackets.
    const carbo: Printed[] = [
      ['Revenues', '188,756'],
      ['Cost of sales', '242,081'],
      ['Gross loss', '53,325'],
    ]
    expect(cost(carbo)).toMatchObject({
      gross: [['Gross loss', -53_325]],
      cost: [['Cost of sales', 242_081]],
      proofs: 1,
    })
  })

  it('that does not follow from revenue and cost is told, with the last line called a cost', () => {
    const wrong = SIMPLE.map((line): Printed => (line[0] === 'Gross profit' ? ['Gross profit', '30,000'] : line))
    expect(cost(wrong)).toEqual({
      gross: [['Gross profit', 30_000]],
      cost: [['Cost of goods sold', 51_204]],
      proofs: 0,
      notes: ['gross profit does not follow from revenue and cost'],
    })
  })
})

describe('a gross profit without a name (T35)', () => {
  it('is what revenue less the only cost comes to', () => {
    const unnamed = SIMPLE.map((line): Printed => (line[0] === 'Gross profit' ? ['', '33,106'] : line))
    expect(cost(unnamed)).toMatchObject({ gross: [['', 33_106]], cost: [['Cost of goods sold', 51_204]], proofs: 1 })
  })

  it('may follow several costs, interest of a finance arm among them (T148)', () => {
    // Boeing, 10-K for 2003 (0001193125-04-034751).
    const boeing: Printed[] = [
      ['Sales and other operating revenues', '50,485'],
      ['Cost of products and services', '(43,862)'],
      ['Boeing Capital Corporation interest expense', '(442)'],
      ['', '6,181'],
      ['General and administrative expense', '(2,768)'],
    ]
    expect(cost(boeing)).toMatchObject({
      gross: [['', 6_181]],
      cost: [
        ['Cost of products and services', 43_862],
        ['Boeing Capital Corporation interest expense', 442],
      ],
    })
  })

  it('is none where expenses of another kind stand over it', () => {
    const all: Printed[] = [
      ['Net sales', '84,310'],
      ['Cost of goods sold', '51,204'],
      ['Selling, general and administrative expenses', '17,233'],
      ['', '15,873'],
    ]
    expect(cost(all)).toMatchObject({ gross: null, cost: [['Cost of goods sold', 51_204]], proofs: 0 })
  })
})

describe('costs without a gross profit', () => {
  it('are the line called so', () => {
    // Amazon, 10-K for 2023 (0001018724-24-000008): cost of sales is one of the operating expenses (T51).
    const amazon: Printed[] = [
      ['Total net sales', '574,785'],
      ['Operating expenses:', ''],
      ['Cost of sales', '304,739', 'operating expenses'],
      ['Fulfillment', '90,619', 'operating expenses'],
      ['Technology and infrastructure', '85,622', 'operating expenses'],
      ['Total operating expenses', '537,933', 'operating expenses'],
      ['Operating income', '36,852'],
    ]
    expect(cost(amazon, 'Operating income')).toEqual({
      gross: null,
      cost: [['Cost of sales', 304_739]],
      proofs: 0,
      notes: [],
    })
  })

  it('are their total where it is printed, but no total of all costs', () => {
    const products: Printed[] = [
      ['Revenues', '1,000'],
      ['Cost of products', '400'],
      ['Cost of services', '100'],
    ]
    const rest: Printed[] = [['Selling and administrative', '200']]
    const result: Printed = ['Operating income', '300']
    const read = (...lines: Printed[]) => cost([...products, ...lines, result], 'Operating income').cost
    expect(read(['Total cost of revenues', '500'], ...rest)).toEqual([['Total cost of revenues', 500]])
    // One that holds only costs of revenue is their total whatever it is called (T50).
    expect(read(['Total costs and expenses', '500'], ...rest)).toEqual([['Total costs and expenses', 500]])
    expect(read(...rest, ['Total costs and expenses', '700'])).toEqual([
      ['Cost of products', 400],
      ['Cost of services', 100],
    ])
  })

  it('are none where no line is called one (T53)', () => {
    // Union Pacific, 10-K for 2024 (0000000000-25-000001): costs by nature.
    const railway: Printed[] = [
      ['Total operating revenues', '24,250'],
      ['Compensation and benefits', '4,899'],
      ['Depreciation', '2,398'],
      ['Equipment and other rents', '920'],
      ['Total operating expenses', '14,537'],
    ]
    expect(cost(railway)).toEqual({ gross: null, cost: null, proofs: 0, notes: [] })
  })

  it('of other lines are not looked for below the ceiling', () => {
    expect(cost(SIMPLE, 'Cost of goods sold')).toEqual({ gross: null, cost: null, proofs: 0, notes: [] })
  })
})
