/** A maker with a finance company, one above the other on the sheet, side by side in the cash flows; a made document. */
import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../statement/other-statements.ts'
import type { Place } from '../statement/statement.ts'
import { extractFiling } from './extract.ts'
import { otherReportAgain } from './other-again.ts'
import { resultsAround } from './other-checks.ts'
import { UNION_MOTOR } from './two-businesses.fixture.ts'

const M = 1_000_000
function read(text: string): FullExtraction {
  const found = extractFiling(Buffer.from(text), {})
  if (!found.ok) throw new Error('it was not read')
  return found
}
const failing = (part: FullExtraction['cash_flow'] | FullExtraction['balance_sheet']) =>
  part?.qc.tests.flatMap(({ name, passed }) => (passed ? [] : [name]))
const cellsOf = (place: Place | undefined): string[] =>
  place === undefined ? [] : 'computed' in place ? place.parts.flatMap(cellsOf) : [place.text]

describe('the balance sheet of two businesses', () => {
  const { balance_sheet: sheet } = read(UNION_MOTOR)

  it('adds the cash that each has, and has no current total of one of them', () =>
    expect(sheet).toMatchObject({
      cash_and_equivalents: (5667 + 2555) * M,
      current_assets: null,
      current_liabilities: null,
      total_assets: 198_938 * M,
    }))

  it('takes what only one of them has as it stands', () =>
    expect(sheet).toMatchObject({
      short_term_investments: 4085 * M,
      receivables: 2302 * M,
      inventories: 5538 * M,
      property_net: 23_059 * M,
      short_term_debt: 932 * M,
      long_term_debt: (7084 + 103_960) * M,
    }))

  it('has the equity of a subsidiary’s preferred stockholders outside that of the company', () => {
    expect(sheet).toMatchObject({
      temporary_equity: 872 * M,
      total_equity: 15_574 * M,
      total_liabilities: (198_938 - 872 - 15_574) * M,
    })
    expect(failing(sheet)).toEqual([])
  })
})

describe('the cash flows of two businesses', () => {
  const { cash_flow: flows, income_statement, balance_sheet } = read(UNION_MOTOR)

  it('are those of both, where no column is the company’s', () =>
    expect(flows).toMatchObject({
      start_date: '1993-01-01',
      end_date: '1993-12-31',
      net_income: null,
      operating_cash_flow: (6862 + 7145) * M,
      capital_expenditures: -(6714 + 100) * M,
      acquisitions: -336 * M,
      investing_cash_flow: -(4768 + 14_994) * M,
      dividends_paid: -1086 * M,
      financing_cash_flow: (8381 - 798) * M,
      exchange_rate_effect: -(119 + 173) * M,
      net_change_in_cash: (2163 - 627) * M,
      cash_at_start: (3504 + 3182) * M,
      cash_at_end: (5667 + 2555) * M,
    }))

  it('keep both cells of each figure, also of one that is printed for one business alone', () => {
    expect(cellsOf(flows?.provenance.operating_cash_flow)).toEqual(['6,862', '7,145'])
    expect(flows?.provenance.operating_cash_flow).toMatchObject({ computed: true, rule: 'sum of the columns' })
    expect(cellsOf(flows?.provenance.dividends_paid)).toEqual(['1,086'])
    const line = flows?.lines.find(({ label }) => label === 'Capital expenditures')
    expect([line?.amount, cellsOf(line?.place ?? undefined)]).toEqual([-6814 * M, ['6,714', '100']])
  })

  it('pass, though the lines of operations stand in a note, and tell no earlier year of one business', () => {
    expect(failing(flows)).toEqual([])
    expect(flows?.prior_periods).toEqual([])
  })

  it('keep their report where it is made again', () => {
    if (!flows || !balance_sheet) throw new Error('a statement was not read')
    const income = { ...income_statement, results: resultsAround(income_statement), money: M }
    const beside = { income, balance_sheet, cash_flow: flows, by_hand: false }
    expect(otherReportAgain('cash_flow', flows, beside, flows.qc).passed).toBe(true)
  })
})

it('does not pass one business’s column where the sheet has other cash', () => {
  const { cash_flow } = read(UNION_MOTOR.replace(/(Cash and cash equivalents +)2,555( +3,182)/, '$12,999$2'))
  expect(failing(cash_flow)).toContain('column_is_of_the_company')
})

it('takes a column that is called the company’s alone', () => {
  const text = UNION_MOTOR.replace(
    'Automotive  Financial  Automotive  Financial',
    'Company     Financial  Company     Financial',
  )
  expect(read(text.replaceAll('Company     Fin', 'Combined    Fin')).cash_flow?.cash_at_end).toBe(5667 * M)
})
