/** What stands between operating income and income before taxes, as printed (accession number or trap with each). */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { pickOtherIncome, walk } from './other-income.ts'

const between = (lines: readonly Printed[], operating: string, pretax: string) => {
  const printed: Printed[] = [['Operating income', operating], ...lines, ['Income before income taxes', pretax]]
  const block = pickOtherIncome(sheetOf(printed), 0, printed.length - 1)
  return {
    fits: block.fits,
    total: block.total,
    lines: block.term.map(({ index, sign }) => [printed[index]?.[0], sign]),
  }
}

describe('lines below operating income', () => {
  it('have the signs of their captions where these lead on (T62)', () => {
    // Texas Instruments, 10-K for 2023 (0000097476-24-000007): 7,331 + 440 - 353 = 7,418.
    expect(
      between(
        [
          ['Other income (expense), net', '440'],
          ['Interest and debt expense', '353'],
        ],
        '7,331',
        '7,418',
      ),
    ).toEqual({
      fits: true,
      total: 87,
      lines: [
        ['Other income (expense), net', 1],
        ['Interest and debt expense', -1],
      ],
    })
  })

  it('in brackets are as they are printed', () => {
    expect(
      between(
        [
          ['Interest expense', '(610)'],
          ['Other income, net', '149'],
        ],
        '9,455',
        '8,994',
      ),
    ).toMatchObject({ fits: true, total: -461 })
  })

  it('count once where a block of interest prints its net (T61)', () => {
    // Debt, finance leases, income and net as Walmart prints them (0000104169-24-000056), of made figures.
    const walmart: Printed[] = [
      ['Debt', '1,787'],
      ['Finance lease', '341'],
      ['Interest income', '(254)'],
      ['Interest, net', '1,874'],
      ['Other (gains) and losses', '1,538'],
    ]
    expect(between(walmart, '20,428', '17,016')).toMatchObject({ fits: true, total: -3_412 })
  })

  it('that are the sum of those above are their total', () => {
    expect(
      between(
        [
          ['Interest expense', '(610)'],
          ['Other income, net', '149'],
          ['Total other income (expense)', '(461)'],
        ],
        '9,455',
        '8,994',
      ),
    ).toEqual({
      fits: true,
      total: -461,
      lines: [
        ['Interest expense', 1],
        ['Other income, net', 1],
      ],
    })
  })

  it('are nothing where both results are one', () => {
    expect(between([], '9,455', '9,455')).toEqual({ fits: true, total: 0, lines: [] })
  })

  it('that lead elsewhere do not fit', () => {
    expect(between([['Interest expense', '(610)']], '9,455', '9,000').fits).toBe(false)
  })
})

describe('a way from one value to another', () => {
  const sheet = sheetOf([
    ['Income before income taxes', '1,000'],
    ['Minority interest', '(40)'],
    ['Equity in earnings of affiliates', '15'],
    ['Net income', '975'],
  ])

  it('is the lines with the signs that lead there', () => {
    expect(walk(sheet, 0, 3, 1_000, 975)).toEqual([
      { index: 1, sign: 1 },
      { index: 2, sign: 1 },
    ])
  })

  it('is none where nothing leads there', () => {
    expect(walk(sheet, 0, 3, 1_000, 700)).toBeNull()
    expect(walk(sheet, 0, 1, 1_000, 975)).toBeNull()
  })

  it('is empty where there is nothing to go', () => {
    expect(walk(sheet, 0, 1, 975, 975)).toEqual([])
  })
})
