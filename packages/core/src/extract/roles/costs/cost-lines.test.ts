/** Lists of costs of revenue that no gross profit follows: lines in the words of the filings named. */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { headedCost, listedCost } from './cost-lines.ts'

const labels = (printed: readonly Printed[], term: readonly { index: number; sign: number }[] | null) =>
  term?.map(({ index, sign }) => `${sign < 0 ? '-' : ''}${printed[index]?.[0]}`) ?? null

function listed(...lines: Printed[]) {
  const printed: Printed[] = [['Revenues', '1,000'], ...lines]
  const sheet = sheetOf(printed)
  return labels(printed, listedCost(sheet, sheet.of(['cost']), printed.length))
}
function headed(...lines: Printed[]) {
  const printed: Printed[] = [['Revenues', '1,000'], ...lines]
  return labels(printed, headedCost(sheetOf(printed), 1, printed.length))
}

const GOODS: Printed = ['Cost of goods sold', '400']
const SERVICES: Printed = ['Cost of services', '100']

describe('lines of cost that follow each other', () => {
  it('are all of them', () => expect(listed(GOODS, SERVICES)).toEqual(['Cost of goods sold', 'Cost of services']))

  it('or their total, named or not', () => {
    expect(listed(GOODS, SERVICES, ['Total cost of sales', '500'])).toEqual(['Total cost of sales'])
    expect(listed(GOODS, SERVICES, ['', '500'])).toEqual([''])
    expect(listed(GOODS, SERVICES, ['Total', '500'])).toEqual(['Total'])
  })

  it('not a total of something else', () => {
    expect(listed(GOODS, SERVICES, ['Total costs and expenses', '900'])).toEqual([
      'Cost of goods sold',
      'Cost of services',
    ])
  })

  it('end where another expense follows', () => {
    expect(listed(GOODS, ['Selling and administrative', '200'], SERVICES)).toEqual([
      'Cost of goods sold',
      'Cost of services',
    ])
    expect(listed(GOODS, ['Selling and administrative', '200'], ['Costs of operations', '100'])).toEqual([
      'Cost of goods sold',
    ])
  })

  it('count as positive, however they are printed', () => {
    expect(listed(['Cost of goods sold', '(400)'], ['Cost of services', '(100)'])).toEqual([
      '-Cost of goods sold',
      '-Cost of services',
    ])
    expect(
      listed(['Cost of goods sold', '(400)'], ['Cost of services', '(100)'], ['Total cost of sales', '(500)']),
    ).toEqual(['-Total cost of sales'])
  })

  it('may go on after the total of one group', () => {
    const under = (label: string, amount: string): Printed => [label, amount, 'cost of sales']
    expect(
      listed(
        under('Cost of goods sold', '300'),
        under('Cost of equipment', '100'),
        under('', '400'),
        under('Cost of services', '100'),
      ),
    ).toEqual(['Cost of goods sold', 'Cost of equipment', 'Cost of services'])
  })

  it.each([
    'Cost of services',
    'Costs of revenues',
    'Cost of merchandise sold',
    'Cost of equipment sales',
    'Medical costs',
    'Health care costs',
  ])('apart from the others only where it is a cost of revenue by its words: %s', (label) => {
    expect(listed(GOODS, ['Research', '50'], [label, '100'])).toEqual(['Cost of goods sold', label])
  })
})

describe('lines under a heading of costs', () => {
  const under = (label: string, amount: string): Printed => [label, amount, 'cost of sales']

  it.each([
    'cost of sales',
    'costs of revenues',
    'total cost of revenue',
    'cost of goods sold',
    'cost of products',
    'cost of services',
    'costs of operations',
  ])('%s', (heading) =>
    expect(headed(['Products', '400', heading], ['Services', '100', heading])).toEqual(['Products', 'Services']),
  )

  it.each(['costs and expenses', 'operating expenses', 'revenues', ''])('none under "%s"', (heading) => {
    expect(headed(['Products', '400', heading], ['Services', '100', heading])).toBeNull()
  })

  it('or the total that they make', () => {
    expect(headed(under('Products', '400'), under('Services', '100'), under('Total cost of sales', '500'))).toEqual([
      'Total cost of sales',
    ])
    expect(headed(under('Products', '400'), under('Services', '100'), under('', '500'))).toEqual([''])
  })

  it.each([
    'Selling, general and administrative',
    'General and administrative',
    'Research and development',
    'Depreciation',
    'Amortization',
    'Amortisation of goodwill',
    'Acquisition costs',
    'Impairment of assets',
    'Change in fair value',
    'Loss on sale of assets',
    'Gain on sale of assets',
    'Marketing',
    'Restructuring',
    'Interest',
    'Total operating costs',
  ])('end at "%s", which is none', (label) => {
    expect(
      headed(under('Products', '400'), under('Services', '100'), under(label, '50'), under('Parts', '10')),
    ).toEqual(['Products', 'Services'])
  })

  it('end with the heading', () => {
    expect(headed(under('Products', '400'), ['Services', '100', 'other'])).toEqual(['Products'])
    expect(headed(under('Products', '400'), ['Services', '', 'cost of sales'], under('Parts', '10'))).toEqual([
      'Products',
    ])
  })

  it('without the subtotals among them', () => {
    expect(
      headed(
        under('Steel', '300'),
        under('Energy', '100'),
        under('Total products', '400'),
        under('Labour', '100'),
        under('Rent', '50'),
      ),
    ).toEqual(['Total products'])
  })
})
