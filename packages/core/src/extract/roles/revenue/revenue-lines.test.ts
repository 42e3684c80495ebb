/** Each place that revenue may stand in, alone: what it takes and what it leaves. Statements as filed, and changes of them. */
import { describe, expect, it } from 'vitest'
import {
  AMERICAN_EXPRESS,
  APPLE_1995,
  APPLE_2000,
  BEVERAGES,
  COCA_COLA,
  FORD_1993,
  GENERAL_ELECTRIC,
  LODGING,
  type Printed,
  sheetOf,
  TEGNA,
  TESLA,
  WALMART,
  withAmounts,
  without,
} from '../as-filed.fixture.ts'
import type { RevenueAsked } from '../asked.ts'
import { one, type Sheet, type Term } from '../sheet.ts'
import { byWords, earned, operatingIncomes, totalBelow, unnamedTotals } from './revenue-lines.ts'
import { netOfAllowances, withOther } from './revenue-wholes.ts'

const at = (printed: readonly Printed[], label: string): number => {
  const found = printed.findIndex(([own]) => own === label)
  if (found < 0) throw new Error(`no line is called ${label}`)
  return found
}
const said = (sheet: Sheet, term: Term | null) => term?.map(({ index }) => sheet.lines[index]?.label) ?? null

/** The lines of a statement down to its costs, and to its results. */
function asked(printed: readonly Printed[], costs: string, results: string): RevenueAsked {
  const [wall, ceiling] = [at(printed, costs), at(printed, results)]
  return { wall, ceiling, operating: null, region: sheetOf(printed).filled(0, wall) }
}

describe('a total of revenue', () => {
  it.each<[string, readonly Printed[], string, string, string]>([
    ['of goods, services and a lender', GENERAL_ELECTRIC, 'Cost of goods sold', 'Net earnings', 'Total revenues'],
    ['over totals of its parts', TESLA, 'Research and development', 'Net income', 'Total revenues'],
    ['with membership fees', WALMART, 'Cost of sales', 'Operating income', 'Total revenues'],
    [
      'net of interest',
      AMERICAN_EXPRESS,
      'Card Member receivables',
      'Pretax income',
      'Total revenues net of interest expense',
    ],
  ])('%s', (_, printed, costs, results, label) => {
    const sheet = sheetOf(printed)
    expect(said(sheet, totalBelow(sheet, asked(printed, costs, results)))).toEqual([label])
  })

  it('is none where the statement calls no line so', () => {
    const sheet = sheetOf(COCA_COLA)
    expect(totalBelow(sheet, asked(COCA_COLA, 'Cost of goods sold', 'NET INCOME'))).toBeNull()
  })
})

describe('a total without a name', () => {
  const region = (printed: readonly Printed[], to: string) => sheetOf(printed).filled(0, at(printed, to))

  it('is the line that those above it make', () => {
    const sheet = sheetOf(TEGNA)
    expect(unnamedTotals(sheet, [0, 1, 2])).toEqual([one(2)])
  })

  it('may be off by the rounding of its parts, not by more', () => {
    const off = (total: string) => {
      const printed = TEGNA.map(([label, amount, heading], i): Printed => [label, i === 2 ? total : amount, heading])
      return unnamedTotals(sheetOf(printed), [0, 1, 2])
    }
    expect(off('3,050,946')).toEqual([one(2)])
    expect(off('3,050,955')).toEqual([])
  })

  it('is none of costs', () => {
    const sheet = sheetOf(APPLE_1995)
    expect(unnamedTotals(sheet, [1, 2, 3, 4, 5])).toEqual([])
    expect(unnamedTotals(sheet, [0, 1, 2, 3, 4, 5])).toEqual([])
  })

  it('is none below an expense that was taken off', () => {
    const brokers: Printed[] = [
      ['Commissions', '900', 'revenues'],
      ['Interest expense', '(200)', 'revenues'],
      ['', '700', 'revenues'],
    ]
    expect(unnamedTotals(sheetOf(brokers), [0, 1, 2])).toEqual([])
    expect(unnamedTotals(sheetOf(withAmounts(brokers, { 'Interest expense': '200', '': '1,100' })), [0, 1, 2])).toEqual(
      [one(2)],
    )
  })

  it('is not the next line of a list', () => {
    const sheet = sheetOf(LODGING)
    expect(unnamedTotals(sheet, region(LODGING, 'Net operating revenues'))).toEqual([one(at(LODGING, ''))])
    expect(unnamedTotals(sheet, [0, 1, 2])).toEqual([])
  })

  it('and a further one that it is part of', () => {
    const fund: Printed[] = [
      ['Realized gains on closed positions', '8,112', 'income'],
      ['Change in unrealized gains on open positions', '1,004', 'income'],
      ['', '9,116', 'income'],
      ['Interest income', '412', 'income'],
      ['Total income', '9,528', 'income'],
    ]
    expect(unnamedTotals(sheetOf(fund), [0, 1, 2, 3, 4])).toEqual([one(2), one(4)])
    expect(unnamedTotals(sheetOf(withAmounts(fund, { 'Total income': '9,628' })), [0, 1, 2, 3, 4])).toEqual([one(2)])
  })
})

describe('lines called revenue', () => {
  it('are the plain one, the net one, or all of them added', () => {
    const words = (printed: readonly Printed[], to: string) => {
      const sheet = sheetOf(printed)
      return said(sheet, byWords(sheet, sheet.filled(0, at(printed, to))))
    }
    expect(words(COCA_COLA, 'Cost of goods sold')).toEqual(['NET OPERATING REVENUES'])
    expect(words(APPLE_2000, 'Cost of sales')).toEqual(['Net sales'])
    expect(words(GENERAL_ELECTRIC, 'Other income (note 3)')).toEqual(['Sales of goods', 'Sales of services'])
    expect(words(BEVERAGES, 'Cost of goods sold')).toEqual(['Net revenues'])
  })

  it('are those right under their heading where none is called so', () => {
    const sheet = sheetOf(TEGNA)
    expect(said(sheet, byWords(sheet, [0, 1]))).toEqual(['Media', 'Digital'])
    expect(byWords(sheet, [0])).toEqual([{ index: 0, sign: 1 }])
  })

  it('are none under a heading of costs, of other income or of interest expense', () => {
    const under = (heading: string, label = 'Media') => byWords(sheetOf([[label, '1,200', heading]]), [0])
    expect(under('operating revenues')).not.toBeNull()
    expect(under('cost of revenues')).toBeNull()
    expect(under('other income')).toBeNull()
    expect(under('non-operating income')).toBeNull()
    expect(under('operating revenues', 'Interest expense')).toBeNull()
  })

  it('are not guessed among three', () => {
    const sheet = sheetOf(TESLA)
    expect(byWords(sheet, [0, 1, 2])).toBeNull()
  })
})

describe('a line over the costs, by whatever name', () => {
  const RENTS: Printed[] = [
    ['Rental income', '5,000'],
    ['Property taxes', '1,200'],
    ['Depreciation', '2,300'],
    ['Income before income taxes', '1,500'],
    ['Net income', '1,500'],
  ]
  const first = (printed: readonly Printed[]) => {
    const sheet = sheetOf(printed)
    return earned(sheet, 0, 3)
  }

  it('is revenue where the costs lead from it to a result', () => expect(first(RENTS)).toEqual(one(0)))
  it('is not where they do not', () => {
    expect(first(withAmounts(RENTS, { Depreciation: '2,800' }))).toBeNull()
  })
  it('is not where its name says nothing of what was earned', () => {
    expect(
      first(withAmounts(RENTS, {}).map(([label, ...rest]) => [label === 'Rental income' ? 'Balance' : label, ...rest])),
    ).toBeNull()
    expect(
      first(
        withAmounts(RENTS, {}).map(([label, ...rest]) => [
          label === 'Rental income' ? 'Cost of rents' : label,
          ...rest,
        ]),
      ),
    ).toBeNull()
  })
})

describe('"total operating income"', () => {
  const SERVICES: Printed[] = [
    ['Freight', '700', 'operating income'],
    ['Storage', '300', 'operating income'],
    ['Total operating income', '1,000', 'operating income'],
    ['Total operating expenses', '600', 'operating expenses'],
    ['Operating profit', '400', 'operating expenses'],
  ]
  it('over the costs is revenue, where a result stands below them', () => {
    const sheet = sheetOf(SERVICES)
    expect(operatingIncomes(sheet, 4)).toEqual(one(2))
    expect(operatingIncomes(sheet, null)).toBeNull()
  })
  it('is a result where no costs follow, or no list stands above', () => {
    const none = sheetOf(without(SERVICES, 'Total operating expenses'))
    expect(operatingIncomes(none, 3)).toBeNull()
    const alone = sheetOf(without(SERVICES, 'Freight'))
    expect(operatingIncomes(alone, 3)).toBeNull()
  })
})

describe('a whole that a line of revenue is part of', () => {
  it('is what is left after allowances', () => {
    const sheet = sheetOf(LODGING)
    expect(netOfAllowances(sheet, one(at(LODGING, '')))).toEqual(one(at(LODGING, 'Net operating revenues')))
    const wrong = sheetOf(withAmounts(LODGING, { 'Less promotional allowances': '(6,315,909)' }))
    expect(netOfAllowances(wrong, one(at(LODGING, '')))).toBeNull()
    expect(netOfAllowances(sheet, one(0))).toBeNull()
  })

  it('holds other revenue where gross profit is reached with it alone', () => {
    const shops: Printed[] = [
      ['Net sales', '1,000'],
      ['Other revenue', '50'],
      ['Cost of sales', '700'],
      ['Gross profit', '350'],
    ]
    expect(said(sheetOf(shops), withOther(sheetOf(shops), one(0)))).toEqual(['Net sales', 'Other revenue'])
    const apart = sheetOf(withAmounts(shops, { 'Gross profit': '300' }))
    expect(withOther(apart, one(0))).toBeNull()
  })

  it('is not one of two businesses', () => {
    const sheet = sheetOf(FORD_1993)
    expect(netOfAllowances(sheet, one(0))).toBeNull()
    expect(withOther(sheet, one(0))).toBeNull()
  })
})
