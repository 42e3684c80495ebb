/** Rows that print income, count and EPS beside each other, typed as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { gridOf, readTable } from '../sheet/tables.fixture.ts'
import { countInRow } from './count-in-row.ts'

/** The note of 0000000000-09-900003, 10-K for April 2009: the columns are the computation. */
const row = (label: string, income: string, count: string, per: string, heading = 'Earnings per share') => `
^ Earnings (Loss) | Shares | Per Share Amount
${heading}
${label} | ${income} | ${count} | ${per}
Effect of dilutive securities | — | 35,000 | —
Assumed conversion of options | — | 35,000 | (1.23)
`
const counted = (lines: string, diluted: boolean, eps: number | null, incomes: number[], money = 1) => {
  const found = countInRow(readTable(gridOf(lines), { end: null, form: '10-K' }).lines, diluted, eps, incomes, money)
  return found && [found.figure.text, found.scale]
}

describe('a row that is the whole computation', () => {
  const LOSS = row('Diluted EPS — earnings per share', '(4,587,450)', '3,716,700', '(1.23)')

  it('gives its count', () => expect(counted(LOSS, true, -1.23, [-4_587_450])).toEqual(['3,716,700', 1]))

  it('of a profit that the print has without brackets too', () => {
    expect(counted(LOSS.replaceAll(/[()]/g, ''), true, -1.23, [-4_587_450])).toEqual(['3,716,700', 1])
  })

  it.each([
    ['another income', [-4_587_452]],
    ['no income', []],
  ])('not beside %s', (_, incomes) => expect(counted(LOSS, true, -1.23, incomes)).toBeNull())

  it('of any of the incomes that are known', () => {
    expect(counted(LOSS, true, -1.23, [-4_000_000, -4_587_450])).toEqual(['3,716,700', 1])
  })

  it.each([
    ['another EPS', -1.24],
    ['an EPS of nothing', 0],
    ['no EPS', null],
  ])('not for %s', (_, eps) => expect(counted(LOSS, true, eps, [-4_587_450])).toBeNull())

  it('not where the one over the other is not the third', () => {
    expect(counted(LOSS.replace('3,716,700', '3,816,700'), true, -1.23, [-4_587_450])).toBeNull()
    // EPS may be the sum of its rounded parts: off by a cent.
    expect(counted(LOSS.replace('3,716,700', '3,760,200'), true, -1.23, [-4_587_450])).toEqual(['3,760,200', 1])
  })

  it('not where the third is no EPS in cents', () => {
    expect(counted(LOSS.replaceAll('(1.23)', '(1.2)'), true, -1.23, [-4_587_450])).toBeNull()
  })

  it.each([
    ['3,717', 1e3],
    ['3.7167', 1e6],
  ])('a count of %s is in its own unit', (count, scale) => {
    expect(counted(LOSS.replace('3,716,700', count), true, -1.23, [-4_587_450])?.[1]).toBe(scale)
  })

  it('amounts in thousands beside a count in thousands', () => {
    const thousands = LOSS.replace('(4,587,450)', '(4,587)').replace('3,716,700', '3,717')
    expect(counted(thousands, true, -1.23, [-4_587_000], 1e3)).toEqual(['3,717', 1e3])
    expect(counted(thousands, true, -1.23, [-4_587_450], 1e3)).toEqual(['3,717', 1e3])
    expect(counted(thousands, true, -1.23, [-4_589_450], 1e3)).toBeNull()
  })
})

describe('which EPS a row computes', () => {
  const which = (label: string, heading?: string) =>
    [false, true].map(
      (diluted) => counted(row(label, '4,587,450', '3,716,700', '1.23', heading), diluted, 1.23, [4_587_450]) !== null,
    )

  it.each([
    ['Basic earnings per share', [true, false]],
    ['Primary', [true, false]],
    ['Diluted earnings per share', [false, true]],
    ['Fully diluted', [false, true]],
    ['Basic and diluted', [false, false]],
    ['Effect of dilutive securities', [false, false]],
    ['Incremental shares, diluted', [false, false]],
    ['Anti-dilutive options, diluted', [false, false]],
    ['Dilutive securities, diluted', [false, false]],
    ['Dilutive shares, basic', [false, false]],
    ['Net income', [false, false]],
  ])('%s', (label, found) => expect(which(label)).toEqual(found))

  it.each([
    ['Basic EPS', [true, false]],
    ['Diluted EPS', [false, true]],
    ['Basic and diluted EPS', [false, false]],
  ])('by the heading where the row says neither: %s', (heading, found) => {
    expect(which('Income available to common shareholders', heading)).toEqual(found)
  })

  it('by the row before its heading', () => expect(which('Basic', 'Diluted EPS')).toEqual([true, false]))
})
