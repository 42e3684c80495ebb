/** What stands in the towers, in which order, what is folded and what is left over. */
import { describe, expect, it } from 'vitest'
import type { BalanceSheetFigure } from '../../statement/other-statements.ts'
import { sheetFaults, unexplainedOf } from '../faults.fixture.ts'
import { madeSheet, type Row, SHEET } from '../made.fixture.ts'
import { sampleOf } from '../read.fixture.ts'
import type { SheetInput } from './sheet.ts'
import { towersOf } from './towers.ts'

const M = 1_000_000
const side = (sheet: SheetInput, which: 'owns' | 'owes') =>
  towersOf(sheet)?.[which].map(({ name, figure }) => [name, figure / M])
const total = (blocks: readonly { value: number }[] | undefined) => blocks?.reduce((sum, { value }) => sum + value, 0)
/** The sheet with some rows in the place of others, by their label. */
const withRows = (changes: Readonly<Record<string, readonly Row<BalanceSheetFigure>[]>>) =>
  madeSheet(SHEET.flatMap((row) => changes[row[0]] ?? [row]))

describe('a sheet whose lines make its totals', () => {
  const made = madeSheet(SHEET)

  it('is drawn by its named figures in their order, then by its other lines, zone by zone', () => {
    expect(side(made, 'owns')).toEqual([
      ['Cash and equivalents', 100],
      ['Receivables', 150],
      ['Inventories', 50],
      ['Other current assets', 20],
      ['Property, net', 400],
      ['Goodwill', 200],
      ['Equity investments', 60],
      ['Other assets', 20],
    ])
    expect(side(made, 'owes')).toEqual([
      ['Short-term debt', 30],
      ['Accounts payable', 120],
      ['Accrued liabilities', 50],
      ['Long-term debt', 300],
      ['Deferred taxes', 40],
      ['Total equity', 460],
    ])
    expect(sheetFaults(made)).toEqual([])
  })

  it('folds what is under 14 px of 400 and what is called other, with its lines', () => {
    const other = towersOf(made)?.owns.find(({ id }) => id === 'other-current-assets')
    expect(other?.parts.map(({ name, amount }) => [name, amount / M])).toEqual([
      ['Prepaid expenses', 12],
      ['Other current assets', 8],
    ])
    expect(other).toMatchObject({ place: null, computed: true })
    // 35 of 1,000 is the least that is drawn alone
    const kept = withRows({
      'Prepaid expenses': [['Prepaid expenses', 36]],
      'Accounts receivable': [['Accounts receivable', 126, 'receivables']],
    })
    expect(side(kept, 'owns')?.slice(1, 5)).toEqual([
      ...[
        ['Receivables', 126],
        ['Inventories', 50],
        ['Prepaid expenses', 36],
        ['Other current assets', 8],
      ],
    ])
  })

  it('keeps debt and equity however small they are', () => {
    const small = withRows({
      'Short-term borrowings': [['Short-term borrowings', 1, 'short_term_debt']],
      'Accounts payable': [['Accounts payable', 149]],
    })
    expect(side(small, 'owes')?.[0]).toEqual(['Short-term debt', 1])
  })

  it('gives a block its one cell, and one of several figures the lines that it is the sum of', () => {
    const two = withRows({
      Goodwill: [
        ['Goodwill', 150, 'goodwill'],
        ['Intangible assets', 50, 'intangibles'],
      ],
    })
    const towers = towersOf(two)
    expect(towers?.owns.find(({ id }) => id === 'receivables')).toMatchObject({
      ...{ place: { text: '150' }, parts: [], computed: false },
    })
    const both = towers?.owns.find(({ id }) => id === 'goodwill')
    expect(both).toMatchObject({ name: 'Goodwill and intangibles', figure: 200 * M, place: null, computed: true })
    expect(both?.parts.map(({ name, amount }) => [name, amount / M])).toEqual([
      ...[
        ['Goodwill', 150],
        ['Intangible assets', 50],
      ],
    ])
  })

  it('draws interests of others apart where they can be seen, and with the equity where not', () => {
    const large = withRows({
      'Noncontrolling interests': [['Noncontrolling interests', 60, 'noncontrolling_interests']],
      'Retained earnings': [['Retained earnings', 350]],
      'Total shareholders’ equity': [['Total shareholders’ equity', 400, 'shareholders_equity']],
    })
    expect(side(large, 'owes')?.slice(-2)).toEqual([
      ...[
        ['Noncontrolling interests', 60],
        ['Shareholders’ equity', 400],
      ],
    ])
    const together = towersOf(made)?.owes.at(-1)
    expect(together).toMatchObject({ name: 'Total equity', place: { text: '460' }, computed: false })
  })

  it('leaves a figure among the lines where its cell says another amount', () => {
    const off = { ...madeSheet(SHEET), inventories: 55 * M }
    expect(side(off, 'owns')?.slice(0, 4)).toEqual([
      ...[
        ['Cash and equivalents', 100],
        ['Receivables', 150],
        ['Inventories', 50],
        ['Other current assets', 20],
      ],
    ])
    expect(towersOf(off)?.owns.find(({ name }) => name === 'Inventories')?.id).toBe('line-2')
  })

  it('is in the order of the print where current ones are not told apart', () => {
    const plain = madeSheet(
      SHEET.filter(([label]) => !label.startsWith('Total current')).map(([label, amount, field, section]) =>
        label === 'Long-term debt' ? [label, amount, field, section] : [label, amount, field, section],
      ),
    )
    expect(side(plain, 'owes')?.map(([name]) => name)).toEqual([
      'Accounts payable',
      'Short-term debt',
      'Accrued liabilities',
      'Long-term debt',
      'Deferred taxes',
      'Total equity',
    ])
    expect(towersOf(plain)?.net).toBeNull()
  })
})

describe('a sheet whose lines are not known', () => {
  const short = (more: Partial<SheetInput> = {}) => madeSheet(SHEET, { lines: [], ...more })

  it('is drawn by its named figures and what they leave of each zone', () => {
    expect(side(short(), 'owns')).toEqual([
      ['Cash and equivalents', 100],
      ['Receivables', 150],
      ['Inventories', 50],
      ['Other current assets', 20],
      ['Property, net', 400],
      ['Goodwill', 200],
      ['Other assets', 80],
    ])
    expect(side(short(), 'owes')).toEqual([
      ['Short-term debt', 30],
      ['Other current liabilities', 170],
      ['Long-term debt', 300],
      ['Other liabilities', 40],
      ['Total equity', 460],
    ])
  })

  it('has one remainder a tower where current ones are not told apart', () => {
    const plain = short({ current_assets: null, current_liabilities: null })
    expect(side(plain, 'owns')?.at(-1)).toEqual(['Other assets', 100])
    expect(side(plain, 'owes')?.map(([name]) => name)).toEqual([
      ...['Short-term debt', 'Long-term debt', 'Other liabilities', 'Total equity'],
    ])
  })

  it.each<[string, Partial<SheetInput>]>([
    ['total assets', { total_assets: null }],
    ['total assets above nothing', { total_assets: 0 }],
    ['equity', { shareholders_equity: null }],
    ['total liabilities', { total_liabilities: null }],
    ['current assets that are as much as their figures', { current_assets: 299 * M }],
    ['total assets that are as much as their figures', { total_assets: 899 * M }],
    ['liabilities that are as much as their figures', { total_liabilities: 499 * M }],
  ])('is not drawn without %s', (_, more) => expect(towersOf(short(more))).toBeNull())

  it('treats a figure of nothing as none', () => {
    expect(side(short({ short_term_debt: 0 }), 'owes')?.[0]).toEqual(['Other current liabilities', 200])
  })
})

describe('both towers', () => {
  it.each<[string, Partial<SheetInput>]>([
    ['as printed', {}],
    [
      'with more liabilities than assets',
      {
        total_liabilities: 1_200 * M,
        shareholders_equity: -200 * M,
        total_equity: -200 * M,
        noncontrolling_interests: null,
      },
    ],
    ['where equity leaves something over', { shareholders_equity: 380 * M, total_equity: 390 * M }],
    ['where equity is too much', { shareholders_equity: 520 * M, total_equity: 530 * M }],
  ])('are as high as each other %s', (_, more) => {
    const towers = towersOf(madeSheet(SHEET, { lines: [], ...more }))
    expect(total(towers?.owns)).toBe(total(towers?.owes))
    expect(towers?.height).toBe(total(towers?.owes))
    const ids = [...(towers?.owns ?? []), ...(towers?.owes ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.min(...[...(towers?.owns ?? []), ...(towers?.owes ?? [])].map(({ value }) => value))).toBeGreaterThan(0)
  })

  it('say in grey how much the print leaves over, on the side that lacks it', () => {
    const less = towersOf(madeSheet(SHEET, { lines: [], shareholders_equity: 380 * M, total_equity: 390 * M }))
    expect(less && unexplainedOf(less)).toMatchObject({ value: 70 * M, name: 'Not explained by the filing' })
    expect(less?.owes[0]?.family).toBe('unexplained')
    const more = towersOf(madeSheet(SHEET, { lines: [], shareholders_equity: 520 * M, total_equity: 530 * M }))
    expect(more?.owns[0]).toMatchObject({ family: 'unexplained', value: 70 * M })
  })

  it('take a difference of rounding for none', () => {
    // lines in millions: one in the last digit a line
    const rounded = towersOf(withRows({ 'Retained earnings': [['Retained earnings', 401]] }))
    expect(rounded && unexplainedOf(rounded)).toBeUndefined()
  })

  it('hatch what is lacking on top of the other tower', () => {
    const lacking = towersOf(
      madeSheet(SHEET, {
        lines: [],
        ...{ total_liabilities: 1_200 * M, shareholders_equity: -200 * M, total_equity: -200 * M },
        noncontrolling_interests: null,
      }),
    )
    expect(lacking?.deficit).toBe(200 * M)
    expect(lacking?.owns[0]).toMatchObject({ name: 'Shareholders’ deficit', family: 'deficit', figure: -200 * M })
    expect(lacking?.owes.some(({ figure }) => figure < 0)).toBe(false)
  })
})

describe('net cash', () => {
  const net = (more: Partial<SheetInput>) => towersOf(madeSheet(SHEET, { lines: [], ...more }))?.net?.value
  it.each<[string, Partial<SheetInput>, number | undefined]>([
    ['cash less both debts', {}, -230],
    ['short-term investments are cash', { short_term_investments: 15 * M }, -215],
    ['one debt alone', { long_term_debt: null }, 70],
    ['not without cash', { cash_and_equivalents: null }, undefined],
    ['not without a debt', { short_term_debt: null, long_term_debt: null }, undefined],
    ['not where debts are nothing', { short_term_debt: 0, long_term_debt: 0 }, undefined],
    ['not where current ones are not told apart', { current_assets: null }, undefined],
  ])('%s', (_, more, value) => expect(net(more)).toBe(value === undefined ? undefined : value * M))

  it('of Apple’s year 2024 is a debt (0000320193-24-000123)', () => {
    const apple = sampleOf('0000320193-24-000123').sheet
    const towers = apple && towersOf(apple)
    expect(towers?.net).toEqual({ value: -41_458 * M, cash: 'cash', debts: ['short-term-debt', 'long-term-debt'] })
    expect(towers?.height).toBe(364_980 * M)
  })
})

describe('last year’s towers', () => {
  const before = (more: Partial<SheetInput['prior_periods'][number]> = {}) => ({
    ...madeSheet(SHEET.map(([label, amount, field]) => [label, amount / 2, field])),
    ...{ as_of: '2024-12-31', ...more },
  })
  const ghost = (...years: SheetInput['prior_periods'][number][]) =>
    towersOf(madeSheet(SHEET, { prior_periods: years }))?.ghost

  it('are as fine as the named figures from the top of each zone tell', () => {
    expect(ghost(before())).toEqual({
      as_of: '2024-12-31',
      owns: [50, 75, 25, 10, 200, 100, 40].map((one) => one * M),
      owes: [15, 85, 150, 20, 5, 225].map((one) => one * M),
    })
  })
  it('are one block a zone where figures of it are more than its total', () => {
    expect(ghost(before({ receivables: 900 * M }))?.owns.slice(0, 2)).toEqual([160 * M, 200 * M])
  })
  it('stop at the first figure that the column does not tell', () => {
    expect(ghost(before({ receivables: null }))?.owns.slice(0, 2)).toEqual([50 * M, 110 * M])
  })
  it('are the newest of several, and none without total assets', () => {
    expect(ghost(before({ as_of: '2023-12-31' }), before())?.as_of).toBe('2024-12-31')
    expect(ghost(before({ total_assets: null }))).toBeNull()
    expect(ghost(before({ total_assets: 0 }))).toBeNull()
    expect(ghost()).toBeNull()
  })
  it('reckon what is owed from the equity where its total is not told', () => {
    const untold = ghost(before({ total_liabilities: null, current_liabilities: null }))
    expect(untold?.owes.reduce((sum, one) => sum + one, 0)).toBe(500 * M)
  })
})
