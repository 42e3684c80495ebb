/** The tax and the result before it: statements as filed, and what words and arithmetic do where the print is damaged. */
import { describe, expect, it } from 'vitest'
import {
  AEGON,
  APPLE_1995,
  BOEING_2003,
  CARBO,
  COCA_COLA,
  ETHANOL,
  FORD_2001,
  GENERAL_ELECTRIC,
  LODGING,
  LUNDGREN,
  type Printed,
  RIOT,
  sheetOf,
  TEGNA,
  withAmounts,
  without,
} from '../as-filed.fixture.ts'
import { pickTax } from './tax.ts'

/** The labels of the result before taxes and of the tax, which may be several lines. */
function read(printed: readonly Printed[]): [pretax: string | null, tax: string[] | null] {
  const sheet = sheetOf(printed)
  const nets = sheet.of(['net', 'attributable'])
  const share = sheet.of(['eps'])[0] ?? printed.length
  const comprehensive = sheet.of(['comprehensive'])[0] ?? printed.length
  const { pretax, tax } = pickTax(sheet, nets, share, comprehensive)
  const label = (index: number) => printed[index]?.[0] ?? ''
  return [pretax === null ? null : label(pretax), tax?.map(({ index }) => label(index)) ?? null]
}

const renamed = (printed: readonly Printed[], names: Readonly<Record<string, string>>) =>
  printed.map(([label, amount, heading]): Printed => [names[label] ?? label, amount, heading])

describe('statements as filed', () => {
  it.each<[string, readonly Printed[], string | null, string[] | null]>([
    ['Apple 1995', APPLE_1995, 'Income before income taxes', ['Provision for income taxes']],
    ['Coca-Cola 1997', COCA_COLA, 'INCOME BEFORE INCOME TAXES', ['Income taxes']],
    ['a loss and a benefit', CARBO, 'Loss before income taxes', ['Income tax benefit']],
    ['an insurer', AEGON, 'Income before tax', ['Corporation tax 2(k)']],
    [
      'a result before changes of accounting',
      GENERAL_ELECTRIC,
      'EARNINGS FROM CONTINUING OPERATIONS BEFORE INCOME TAXES AND ACCOUNTING CHANGES',
      ['Provision for income taxes (note 9)'],
    ],
    [
      'the whole of two businesses',
      FORD_2001,
      'Income/(loss) before income taxes',
      ['Provision for income taxes (Note 2)'],
    ],
    [
      'current and deferred with their total',
      RIOT,
      'Net income (loss) before taxes',
      ['Total income tax benefit (expense)'],
    ],
    ['a tax beside businesses that were left', TEGNA, 'Income before income taxes', ['Provision for income taxes']],
    ['a quarter of 1996', LUNDGREN, 'Loss from operations before income taxes', ['Income tax benefit']],
    ['none at all', LODGING, null, null],
    ['none of a partnership', ETHANOL, null, null],
  ])('%s', (_, printed, pretax, tax) => {
    expect(read(printed)).toEqual([pretax, tax])
  })
})

describe('a tax in parts', () => {
  const parts: readonly Printed[] = [
    ['Federal income taxes', '3600'],
    ['State income taxes', '700'],
    ['Deferred income taxes', '300'],
    ['Investment tax credits - net', '(200)'],
  ]
  const before: Printed = ['Income before income taxes', '13000']
  const names = parts.map(([label]) => label)

  it('is their sum, where that leads to the next result', () => {
    expect(read([before, ...parts, ['Net income', '8600']])[1]).toEqual(names)
    const minority: Printed = ['Minority interest', '100']
    expect(
      read([before, ...parts, ['Income before minority interest', '8600'], minority, ['Net income', '8500']])[1],
    ).toEqual(names)
  })

  it('is their total, whether or not that has a name', () => {
    expect(read([before, ...parts, ['', '4400'], ['Net income', '8600']])[1]).toEqual([''])
    expect(read([before, ...parts, ['Total', '4400'], ['Net income', '8600']])[1]).toEqual(['Total'])
  })

  it('has the name of any heading over them', () => {
    const under: readonly Printed[] = [
      ['Federal - current', '3600', 'Provision for income taxes:'],
      ['Current', '500', 'Provision for income taxes: > State:'],
      ['Deferred', '300', 'Provision for income taxes: > State:'],
    ]
    expect(read([before, ...under, ['Net income', '8600']])[1]).toEqual(['Federal - current', 'Current', 'Deferred'])
  })

  it('holds no other taxes, and nothing that does not lead to a result', () => {
    const property: Printed = ['Property taxes', '800']
    expect(read([before, ['Income taxes', '3600'], property, ['Net income', '8600']])[1]).toEqual(['Income taxes'])
    expect(read([before, ...parts, ['Net income', '8000']])[1]).toEqual(['Federal income taxes'])
  })
})

describe('a damaged word', () => {
  it('before "tax" is a tax where it leads from the result before to the one after', () => {
    const torn = renamed(APPLE_1995, { 'Provision for income taxes': 'Frovisi0n tax' })
    expect(read(torn)[1]).toEqual(['Frovisi0n tax'])
  })

  it('in the result before taxes leaves it the line above the tax, where the tax leads on from it', () => {
    const torn = renamed(COCA_COLA, { 'INCOME BEFORE INCOME TAXES': 'INC0ME BEF0RE INC0ME T4XES' })
    expect(read(torn)).toEqual(['INC0ME BEF0RE INC0ME T4XES', ['Income taxes']])
    const wrong = withAmounts(torn, { 'INC0ME BEF0RE INC0ME T4XES': '6,955' })
    expect(read(wrong)[0]).toBeNull()
  })

  it('does not make a result of a line that says something else', () => {
    const lost = without(COCA_COLA, 'INCOME BEFORE INCOME TAXES')
    expect(read(lost)).toEqual([null, ['Income taxes']])
  })
})

describe('taxes that are none on income', () => {
  const among = (label: string): [string | null, string[] | null] =>
    read([
      ['Revenues', '1,000'],
      [label, '100'],
      ['Other expenses', '500'],
      ['Income before income taxes', '400'],
      ['Income taxes', '140'],
      ['Net income', '260'],
    ])

  it.each(['Property taxes', 'Excise taxes', 'Payroll taxes', 'Taxes other than income taxes', 'Ad valorem taxes'])(
    '%s',
    (label) => {
      expect(among(label)).toEqual(['Income before income taxes', ['Income taxes']])
    },
  )

  it('are those of one item below the result', () => {
    expect(
      read([
        ['Revenues', '1,000'],
        ['Expenses', '600'],
        ['Income before income taxes', '400'],
        ['Income taxes', '140'],
        ['Income from continuing operations', '260'],
        ['Discontinued operations, net of income taxes', '(30)'],
        ['Extraordinary loss, less applicable income taxes', '(20)'],
        ['Net income', '210'],
      ]),
    ).toEqual(['Income before income taxes', ['Income taxes']])
  })
})

describe('taxes in parts', () => {
  const parts = (...lines: Printed[]) =>
    read([
      ['Revenues', '1,000'],
      ['Expenses', '600'],
      ['Income before income taxes', '400'],
      ...lines,
      ['Net income', '260'],
    ])[1]

  it('are added where no total is printed', () => {
    expect(
      parts(['Current', '100', 'provision for income taxes'], ['Deferred', '40', 'provision for income taxes']),
    ).toEqual(['Current', 'Deferred'])
    expect(parts(['Current income taxes', '100'], ['Deferred income taxes', '40'])).toEqual([
      'Current income taxes',
      'Deferred income taxes',
    ])
  })

  it('give way to their total, named or not', () => {
    const [current, deferred]: Printed[] = [
      ['Current', '100', 'provision for income taxes'],
      ['Deferred', '40', 'provision for income taxes'],
    ]
    if (!current || !deferred) throw new Error('two parts')
    expect(parts(current, deferred, ['', '140', 'provision for income taxes'])).toEqual([''])
    expect(parts(current, deferred, ['Total', '140', 'provision for income taxes'])).toEqual(['Total'])
  })
})

it('a tax without a bracket beside "(expense)/benefit" is found, whatever its sign is', () => {
  expect(read(BOEING_2003)).toEqual(['Earnings before income taxes', ['Income tax (expense)/benefit']])
})
