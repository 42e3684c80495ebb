/** Measures of the company's own in releases as filed; figures are typed from the printed pages. */
import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../../../statement/other-statements.ts'
import type { NonGaapMeasure } from '../../../statement/release.ts'
import { extractFiling } from '../../extract.ts'
import { bytesOf } from '../../traps/filing.fixture.ts'

const known = new Map<string, NonGaapMeasure[]>()

function measuresIn(bytes: Buffer): NonGaapMeasure[] {
  const result = extractFiling(bytes)
  if (!result.ok) throw new Error(result.error.message)
  return (result as FullExtraction).release?.non_gaap ?? []
}

function measures(accession: string): NonGaapMeasure[] {
  const before = known.get(accession)
  if (before) return before
  const found = measuresIn(bytesOf(accession))
  known.set(accession, found)
  return found
}

const CITIZENS = '0000000000-22-970001'
const NVIDIA = '0001045810-25-000115'
const ORACLE = '0001193125-14-242424'
const PFIZER = '0000078003-25-000136'
const ALPHABET = '0001652044-25-000040'
const IBM = '0000051143-24-000043'
const M = 1e6

const told = (accession: string, value: number) =>
  measures(accession)
    .filter((one) => one.value === value)
    .map(({ gaap_value, months, adjustments }) => [
      gaap_value,
      months,
      adjustments?.map(([, amount]) => amount) ?? null,
    ])

describe('the column of the quarter', () => {
  it('is found where "2021 change from 2020" stands over other columns', () => {
    expect(told(CITIZENS, 1.26)).toEqual([[1.17, 3, null]])
  })
  it('is found where the first head of its row is a quarter by its short name', () => {
    expect(told(CITIZENS, 569 * M)).toEqual([[530 * M, 3, [39 * M]]])
  })
  it('is the quarter that the head names, not the first of its year; its sums of four quarters are a year’s', () => {
    expect(measures(ORACLE).filter(({ measure }) => measure === 'Free Cash Flow')).toMatchObject([
      { value: 14_341 * M, gaap_value: 14_921 * M, months: 12, adjustments: [['Capital Expenditures (2)', -580 * M]] },
    ])
  })
  it('is none of a table that is headed for the quarter of the year before', () => {
    expect(measures(PFIZER).map(({ gaap_value }) => gaap_value)).not.toContain(3_300 * M)
    expect(told(PFIZER, 3_503 * M)).toEqual([[3_778 * M, 3, [-243 * M, -29 * M, -4 * M]]])
  })
  it('is beside the one at constant rates, from which the effect of exchange is taken off', () => {
    expect(told(ALPHABET, 91_579 * M)).toEqual([[90_234 * M, 3, null]])
    expect(told(ALPHABET, 26_647 * M)).toEqual([[25_923 * M, 3, [724 * M]]])
  })
  it('is told for a year where the line says twelve months', () => {
    expect(measures('0001018724-25-000002').filter(({ value }) => value === 38_219 * M)).toMatchObject([{ months: 12 }])
  })
})

describe('what a measure starts from', () => {
  it('stands under the measure’s own heading and not in another block', () => {
    expect(told(CITIZENS, 1_720 * M)).toEqual([[1_720 * M, 3, null]])
    expect(told(CITIZENS, 735 * M)).toEqual([[684 * M, 3, [51 * M]]])
    expect(told(CITIZENS, 989 * M)).toEqual([[1_061 * M, 3, [-51 * M, -21 * M]]])
  })
  it('is the statement’s figure, in a table that prints the company’s own under the same name too', () => {
    // The second table prints a gross margin of 61.0 %, which is the company's own.
    expect(told(NVIDIA, 71.3).map(([from]) => from)).toEqual([60.5])
    expect(told(NVIDIA, 0.96).map(([from]) => from)).toEqual([0.76])
  })
  it.each([
    ['gross profit', '26,668', '26,868', [26_858 * M, 31_396 * M]],
    ['operating income', '21,638', '21,838', [23_275 * M]],
  ])('is no %s other than the statement’s', (_, printed, other, values) => {
    const html = bytesOf(NVIDIA).toString('latin1')
    const tables = html.indexOf('RECONCILIATION OF GAAP TO NON-GAAP')
    const again = html.slice(0, tables) + html.slice(tables).replaceAll(printed, other)
    expect(again).not.toBe(html)
    for (const value of values) {
      expect(told(NVIDIA, value)).toHaveLength(1)
      expect(measuresIn(Buffer.from(again, 'latin1')).map((one) => one.value)).not.toContain(value)
    }
  })
  it('is no line of adjustments', () => {
    expect(told(NVIDIA, 23_275 * M)).toEqual([[21_638 * M, 3, [1_637 * M]]])
  })
  it('is no part of a list that the company’s own figure is the sum of', () => {
    expect(told(PFIZER, 186 * M)).toEqual([[739 * M, 3, expect.any(Array)]])
  })
})

describe('a profit per share that starts from a loss', () => {
  it('has its steps, which come to more than it: more shares count in a profit', () => {
    expect(told(IBM, 2.3)).toEqual([[-0.34, 3, [0.4, 2.27, 0]]])
  })
  it('has none where they come to less than it, or to far more', () => {
    const otherwise = (figure: string) => {
      const html = bytesOf(IBM).toString('latin1').replaceAll('2.30', figure)
      const found = measuresIn(Buffer.from(html, 'latin1'))
      return found.filter(({ value }) => value === Number(figure)).map(({ adjustments }) => adjustments)
    }
    expect(otherwise('2.31')).toEqual([[expect.anything(), expect.anything(), expect.anything()]])
    expect(otherwise('2.40')).toEqual([null])
    expect(otherwise('1.90')).toEqual([null])
  })
})

describe('the names of columns', () => {
  it('leave out the period', () => {
    const steps = measures(ORACLE).flatMap(({ adjustments }) => (adjustments ?? []).map(([name]) => name))
    expect(new Set(steps)).toEqual(new Set(['Adj.', 'Capital Expenditures (2)']))
  })
  it('leave out what stands over all of them', () => {
    const [measure] = measures(IBM).filter(({ value }) => value === 2.3)
    expect(measure?.measure).toMatch(/\(Operating \(Non-GAAP\)\)$/)
    expect(measure?.adjustments?.map(([name]) => name)).toEqual([
      'Acquisition- Related Adjustments (1)',
      'Retirement- Related Adjustments (2)',
      'Tax Reform Impacts',
    ])
  })
})

describe('a measure that is told in two ways', () => {
  const twice = (change: (html: string) => string) => {
    const html = bytesOf('0001326801-25-000014').toString('latin1')
    return measuresIn(Buffer.from(change(html), 'latin1')).filter(({ measure }) => measure === 'Free cash flow')
  }
  it('is given once where both agree', () => expect(twice((html) => html)).toMatchObject([{ value: 13_152 * M }]))
  it('is none where a later table tells it otherwise', () => {
    const table = (html: string) => {
      const at = html.lastIndexOf('<table', html.lastIndexOf('Free cash flow'))
      return html.slice(at, html.indexOf('</table>', at) + 8)
    }
    const other = (html: string) => `${html}${table(html).replaceAll('13,152', '13,452')}`
    expect(twice(other)).toEqual([])
  })
})

describe('lines that do not make a measure', () => {
  const quotesOf = (accession: string, value: number) =>
    measures(accession)
      .filter((one) => one.value === value)
      .map(({ quoted }) => quoted?.map(({ label, text }) => [label, text]))
  it('are quoted as printed, each with its place', () => {
    // 2,881 less 873 and 55 on top are 2,063; the release prints 2,064
    const [free] = measures(IBM).filter(({ value }) => value === 2_064 * M)
    expect(free).toMatchObject({ gaap_value: 2_881 * M, adjustments: null })
    const bytes = bytesOf(IBM)
    expect(free?.quoted?.map(({ label, place }) => [label, bytes.toString('latin1', place.start, place.end)])).toEqual([
      ['Less: change in IBM Financing receivables', '873'],
      ['Capital Expenditures, net', '55'],
    ])
  })
  it('keep their brackets, and leave out what is a measure of its own', () => {
    expect(quotesOf('0001045810-26-000019', 51_209 * M)).toEqual([
      [
        ['Acquisition-related and other costs (A)', '48'],
        ['Stock-based compensation expense (B)', '69'],
        ['Other', '(1)'],
      ],
    ])
  })
  it('are none where they make it, or where none is printed', () => {
    expect(quotesOf(NVIDIA, 23_275 * M)).toEqual([undefined])
    expect(quotesOf(NVIDIA, 0.96)).toEqual([undefined])
  })
})

describe("the company's own figure in the statement's cell", () => {
  /** The check, with other digits of the same length in the cell of diluted EPS. */
  const said = (accession: string, digits?: string) => {
    const before = extractFiling(bytesOf(accession))
    const place = before.ok ? before.provenance.diluted_eps : undefined
    if (!place || !('start' in place) || place.start === null) throw new Error('the figure has no cell')
    const bytes = bytesOf(accession)
    if (digits !== undefined) bytes.write(digits, place.start, 'latin1')
    const result = extractFiling(bytes)
    if (!result.ok) throw new Error(result.error.message)
    return result.qc.tests.find(({ name }) => name === 'figures_are_the_statements')?.rationale
  }

  it('is seen by the table that starts from the other', () => {
    expect(said(NVIDIA, '0.81')).toBe(
      '“Non-GAAP diluted net income per share” is 0.81, as was read, “GAAP diluted net income per share” 0.76',
    )
    expect(said('0000731766-25-000123', '7.20')).toMatch(/ is 7\.2, as was read, .* 6\.85$/)
  })
  it('is not what another digit is, nor the figure as filed', () => {
    expect(said(NVIDIA, '0.78')).toBeUndefined()
    expect(said(NVIDIA)).toBeUndefined()
  })
})
