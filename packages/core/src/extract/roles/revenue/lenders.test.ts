/** The revenue of banks: what is left of their interest, and all other income, in the words of the filings named. */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { added, one } from '../sheet.ts'
import { bankRevenue, lendersOnly, lentFor, provisionsOf } from './lenders.ts'

/** A bank's statement: net interest income 60, other income 25, expenses 50, before taxes 30. */
const bank = (net: Printed[], other: Printed[], after: Printed[] = []): Printed[] => [
  ['Total interest income', '100'],
  ['Total interest expense', '40'],
  ...net,
  ['Provision for loan losses', '5'],
  ...other,
  ['Total non-interest expenses', '50'],
  ...after,
  ['Income before income taxes', '30'],
  ['Income taxes', '10'],
  ['Net income', '20'],
]
const NET: Printed[] = [['Net interest income', '60']]
const OTHER: Printed[] = [['Total non-interest income', '25']]

function revenue(printed: Printed[]) {
  return bankRevenue(sheetOf(printed))?.map(({ index }) => printed[index]?.[0]) ?? null
}

describe('net interest income', () => {
  it.each([
    'Net interest income',
    'Total net interest income',
    'Net interest and dividend income',
    'Net interest revenue',
    'Net interest margin',
    'Net interest earnings',
    'Net interest spread',
    'Net interest income before provision for loan losses',
  ])('%s', (label) => expect(revenue(bank([[label, '60']], OTHER))).toEqual([label, 'Total non-interest income']))

  it('without a name, where it is what the totals of interest leave', () => {
    const unnamed = (left: string): Printed[] => [
      ['Total', '100', 'interest income'],
      ['Total', '40', 'interest expense'],
      ['Left', left],
      ...bank([], OTHER).slice(2),
    ]
    expect(revenue(unnamed('60'))).toEqual(['Left', 'Total non-interest income'])
    expect(revenue(unnamed('70'))).toBeNull()
  })

  it('none is printed by other companies', () => expect(revenue(bank([], OTHER))).toBeNull())
})

describe('all other income', () => {
  it.each([
    'Total non-interest income',
    'Total noninterest income',
    'Total other income',
    'Total other operating income',
    'Total other non-interest income',
    'Total other revenues',
  ])('%s', (label) => expect(revenue(bank(NET, [[label, '25']]))).toEqual(['Net interest income', label]))

  it.each(['Other income', 'Noninterest income', 'Other operating income'])(
    '%s, where it leads to the result',
    (label) => {
      expect(revenue(bank(NET, [[label, '25']]))).toBeNull()
      const leading = bank(NET, [
        ['Net interest income after provision for loan losses', '55'],
        [label, '25'],
      ])
      expect(revenue(leading)).toEqual(['Net interest income', label])
    },
  )

  it('the total of two that leads to the result', () => {
    const two: Printed[] = [
      ['Net interest income after provision', '55'],
      ['Total other income', '15'],
      ['Gains on securities', '10'],
      ['Total other operating income', '25'],
    ]
    expect(revenue(bank(NET, two))).toEqual(['Net interest income', 'Total other operating income'])
  })

  it('the total under its heading, by whatever name it has', () => {
    const under = (label: string, amount: string): Printed => [label, amount, 'noninterest income']
    expect(revenue(bank(NET, [under('Fees', '15'), under('Trust', '10'), under('', '25')]))).toEqual([
      'Net interest income',
      '',
    ])
    expect(revenue(bank(NET, [under('Fees', '15'), under('Trust', '10'), under('', '29')]))).toBeNull()
  })

  it('none where nothing is called so', () => expect(revenue(bank(NET, [['Trust fees', '25']]))).toBeNull())
})

describe('what a lender’s revenue is not', () => {
  it('less than its net interest income', () => {
    expect(lentFor(sheetOf(bank(NET, OTHER)))).toBe(60)
    expect(lentFor(sheetOf([['Net sales', '60']]))).toBe(Number.NEGATIVE_INFINITY)
  })

  it('its interest income alone', () => {
    const alone = (label: string, next: string) => {
      const sheet = sheetOf([
        [label, '100'],
        [next, '5'],
      ])
      return lendersOnly(sheet, one(0))
    }
    for (const next of [
      'Provision for loan losses',
      'Less provision for credit losses',
      'Provision for lease losses',
      'Net interest income',
    ])
      expect(alone('Total interest income', next), next).toBeNull()
    expect(alone('Total interest income', 'Interest expense')).toEqual(one(0))
    expect(alone('Total interest revenues', 'Net interest income')).toEqual(one(0))
    expect(alone('Net sales', 'Net interest income')).toEqual(one(0))
  })

  it('a sum of lines may hold interest, and none stays none', () => {
    const sheet = sheetOf(bank(NET, OTHER))
    expect(lendersOnly(sheet, added([2, 4]))).toEqual(added([2, 4]))
    expect(lendersOnly(sheet, null)).toBeNull()
  })
})

describe('the provision between the two lines of revenue', () => {
  const provisions = (label: string) => {
    const printed = bank(NET, OTHER).map((line): Printed => (line[0].startsWith('Provision') ? [label, '5'] : line))
    return provisionsOf(sheetOf(printed), added([2, 4])).map((index) => printed[index]?.[0])
  }
  it.each([
    'Provision for loan losses',
    'Provisions for credit losses',
    'Less provision for possible loan losses',
    'Provision for losses on leases',
  ])('%s', (label) => expect(provisions(label)).toEqual([label]))
  it.each(['Provision for income taxes', 'Net interest income after it', 'Loan losses'])('not %s', (label) =>
    expect(provisions(label)).toEqual([]),
  )

  it('none where revenue is one line, or none', () => {
    const sheet = sheetOf(bank(NET, OTHER))
    expect(provisionsOf(sheet, one(0))).toEqual([])
    expect(provisionsOf(sheet, null)).toEqual([])
  })
})
