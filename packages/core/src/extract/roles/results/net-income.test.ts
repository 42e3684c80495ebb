/** Which line is net income of the owners: statements as filed, and one rule after the other. */
import { describe, expect, it } from 'vitest'
import {
  AEGON,
  AMERICAN_EXPRESS,
  APPLE_1995,
  BOEING_2003,
  COCA_COLA,
  FORD_1993,
  FORD_2001,
  GENERAL_ELECTRIC,
  IBM,
  LUNDGREN,
  MOVIE_STAR,
  type Printed,
  RIOT,
  sheetOf,
  TESLA,
  WALMART,
} from '../as-filed.fixture.ts'
import { pickNet } from './net-income.ts'
import { pickTax } from './tax.ts'

function netOf(printed: readonly Printed[]): string | null {
  const sheet = sheetOf(printed)
  const nets = sheet.of(['net', 'attributable'])
  const share = sheet.of(['eps'])[0] ?? printed.length
  const comprehensive = sheet.of(['comprehensive'])[0] ?? printed.length
  const net = pickNet(sheet, nets, pickTax(sheet, nets, share, comprehensive), share, comprehensive)
  return net === null ? null : `${printed[net]?.[0]} ${printed[net]?.[1]}`
}

describe('statements as filed', () => {
  it.each<[string, readonly Printed[], string]>([
    ['Apple 1995', APPLE_1995, 'Net income 424'],
    ['Coca-Cola 1997', COCA_COLA, 'NET INCOME 4,129'],
    ['American Express', AMERICAN_EXPRESS, 'Net income'],
    ['Movie Star 1999', MOVIE_STAR, 'NET INCOME'],
    ['a loss of a quarter', LUNDGREN, 'Net (loss) income (119)'],
    ['the minority among the costs', GENERAL_ELECTRIC, 'NET EARNINGS'],
    ['businesses that were left', BOEING_2003, 'Net earnings'],
    ['two businesses one above the other', FORD_1993, 'NET INCOME'],
    ['a loss with a minority before it', FORD_2001, 'Net income/(loss)'],
    ['an insurer under IFRS', AEGON, 'Net income'],
    ['a loss of a miner', RIOT, 'Net income (loss)'],
    ['a machine maker', IBM, 'Net earnings 6,093'],
  ])('%s', (_, printed, label) => expect(netOf(printed)?.toLowerCase()).toContain(label.toLowerCase()))

  it("the owners' share below consolidated net income", () => {
    expect(netOf(WALMART)).toMatch(/^Consolidated net income attributable to Walmart/)
    expect(netOf(TESLA)).toMatch(/^Net income attributable to common stockholders/)
  })
})

const statement = (...lines: Printed[]): Printed[] => [
  ['Revenues', '10,000'],
  ['Costs and expenses', '8,200'],
  ['Income before income taxes', '1,800'],
  ['Income taxes', '600'],
  ...lines,
]

describe('beside a minority', () => {
  const SHARE: Printed = ['Net income attributable to noncontrolling interests', '200']

  it("the owners' share is taken, before the line of common shareholders", () => {
    expect(netOf(statement(['Net income', '1,200'], SHARE, ['Net income attributable to the company', '1,000']))).toBe(
      'Net income attributable to the company 1,000',
    )
    expect(
      netOf(
        statement(
          ['Net income', '1,200'],
          SHARE,
          ['Net income attributable to the company', '1,000'],
          ['Preferred dividends', '36'],
          ['Net income available to common shareholders', '964'],
        ),
      ),
    ).toBe('Net income attributable to the company 1,000')
  })

  it('common shareholders are the owners where nothing preferred comes before them', () => {
    const common: Printed = ["Net income attributable to the company's common shareholders", '1,000']
    expect(netOf(statement(['Net income', '1,200'], SHARE, common))).toBe(`${common[0]} 1,000`)
    expect(netOf(statement(['Net income', '1,200'], SHARE, ['Preferred dividends', '0'], common))).toBe(
      'Net income 1,200',
    )
  })

  it('net income with its share stands where nothing else is printed', () => {
    expect(netOf(statement(['Net income', '1,200'], SHARE))).toBe('Net income 1,200')
  })
})

describe('without a minority', () => {
  it.each<[string, Printed[], string]>([
    [
      'the line called net income',
      [
        ['Net income', '1,200'],
        ['Preferred dividends', '36'],
      ],
      'Net income 1,200',
    ],
    [
      'not what is left for common shareholders',
      [
        ['Net income', '1,200'],
        ['Preferred dividends', '36'],
        ['Net income available to common shareholders', '1,164'],
      ],
      'Net income 1,200',
    ],
    [
      'that of common shareholders where nothing else is printed',
      [['Net income available to common shareholders', '1,200']],
      'Net income available to common shareholders 1,200',
    ],
    [
      'not a part of it',
      [
        ['Net income from continuing operations', '1,200'],
        ['Discontinued operations', '(150)'],
        ['Net income', '1,050'],
      ],
      'Net income 1,050',
    ],
    [
      'not before an extraordinary item',
      [
        ['Net income before extraordinary item', '1,200'],
        ['Extraordinary item', '(150)'],
        ['Net income', '1,050'],
      ],
      'Net income 1,050',
    ],
    [
      'before preferred dividends it is whole',
      [
        ['Net income before preferred dividends', '1,200'],
        ['Preferred dividends', '36'],
      ],
      'Net income before preferred dividends 1,200',
    ],
    [
      'what the tax leaves, whatever it is called',
      [['Income from continuing operations', '1,200']],
      'Income from continuing operations 1,200',
    ],
  ])('%s', (_, lines, net) => expect(netOf(statement(...lines))).toBe(net))

  it('comprehensive income and what follows it are none', () => {
    expect(
      netOf(
        statement(
          ['Net income', '1,200'],
          ['Translation', '5'],
          ['Comprehensive income', '1,205'],
          ['Net income', '1,205'],
        ),
      ),
    ).toBe('Net income 1,200')
  })

  it('none where no result is printed', () => expect(netOf(statement(['Dividends declared', '100']))).toBeNull())
})

describe('of several lines called net income', () => {
  it('the one that EPS times shares makes, where two are as good', () => {
    const lines = (eps: string): Printed[] => [
      ['Revenues', '10,000'],
      ['Net income', '1,200'],
      ['Net income as restated', '1,000'],
      ['Net income restated for mergers', '900'],
      ['Net income per share', eps],
      ['Average shares outstanding', '500'],
    ]
    expect(netOf(lines('2.40'))).toBe('Net income 1,200')
  })

  it('the one that the lines after the tax lead to', () => {
    expect(
      netOf(
        statement(
          ['Net income', '1,350'],
          ['Cumulative effect of accounting changes', '(150)'],
          ['Net income', '1,050'],
        ),
      ),
    ).toBe('Net income 1,350')
    expect(
      netOf(
        statement(
          ['Cumulative effect of accounting changes', '(150)'],
          ['Net income', '1,050'],
          ['Net income restated', '990'],
        ),
      ),
    ).toBe('Net income 1,050')
  })
})
