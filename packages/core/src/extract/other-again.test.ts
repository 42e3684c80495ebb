import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { accepting } from '../qc/acceptances.ts'
import { correctedOther, placeOfCells } from '../statement/other-correction.ts'
import type { BalanceSheet, CashFlow, PrintedLine } from '../statement/other-statements.ts'
import type { Place, QcReport } from '../statement/statement.ts'
import { extractFiling } from './extract.ts'
import { otherReportAgain } from './other-again.ts'
import { resultsAround } from './other-checks.ts'

const M = 1_000_000

/** Both statements of a filing with what is beside them. */
function filed(path: string) {
  const read = extractFiling(
    gunzipSync(readFileSync(new URL(`../../../../samples/filings/${path}`, import.meta.url))),
    {},
  )
  if (!read.ok || !read.balance_sheet || !read.cash_flow) throw new Error('it was not read')
  const { income_statement: s, balance_sheet, cash_flow } = read
  const income = { ...s, results: resultsAround(s), money: s.revenue_units_number }
  return { balance_sheet, cash_flow, income }
}

function lineOf({ lines }: { lines: readonly PrintedLine[] }, label: string): { amount: number; place: Place } {
  const line = lines.find((one) => one.label === label && one.amount !== null)
  if (!line?.place || line.amount === null) throw new Error(`no line ${label}`)
  return { amount: line.amount, place: line.place }
}

const failed = ({ tests }: QcReport) => tests.filter(({ passed }) => !passed).map(({ name }) => name)

describe('the report made again from what is kept', () => {
  it.each([
    '0000012927-24-000010/ba-20231231.htm.gz', // Boeing 2023, tagged
    '0000320193-24-000123/aapl-20240928.htm.gz', // Apple 2024, tagged
    '0000320193-98-000003/0000320193-98-000003.txt.gz', // Apple 1998, a text whose sections do not make the change
    '0000928385-01-500187/0000928385-01-500187.txt.gz', // a text whose lines do not add up
  ])('is that of the reading: %s', (path) => {
    const { balance_sheet, cash_flow, income } = filed(path)
    const beside = { income, balance_sheet, cash_flow, by_hand: false }
    expect(otherReportAgain('balance_sheet', balance_sheet, beside, balance_sheet.qc)).toEqual(balance_sheet.qc)
    expect(otherReportAgain('cash_flow', cash_flow, beside, cash_flow.qc)).toEqual(cash_flow.qc)
  })
})

describe('a correction by hand (0000320193-24-000123)', () => {
  const { balance_sheet, cash_flow, income } = filed('0000320193-24-000123/aapl-20240928.htm.gz')
  const beside = { income, balance_sheet, cash_flow, by_hand: true }
  const report = (changed: BalanceSheet) => otherReportAgain('balance_sheet', changed, beside, balance_sheet.qc)
  const flows = (changed: CashFlow) => otherReportAgain('cash_flow', changed, beside, cash_flow.qc)

  it('is held against the row that it was taken from', () => {
    const { amount, place } = lineOf(balance_sheet, 'Total liabilities')
    const changed = correctedOther(balance_sheet, [{ figure: 'total_assets', value: amount, place }])
    const made = report(changed)
    expect(made.passed).toBe(false)
    expect(failed(made)).toEqual(['balance_sheet_identity', 'rows_are_their_fields'])
    expect(made.tests.find(({ name }) => name === 'balance_sheet_identity')).toMatchObject({
      left: 308_030 * M, // its total liabilities
      right: 364_980 * M,
    })
  })

  it('is held against the digits and the unit of its cell', () => {
    const { place } = lineOf(balance_sheet, 'Total assets')
    const wrong = (value: number) => report(correctedOther(balance_sheet, [{ figure: 'total_assets', value, place }]))
    expect(failed(wrong(364_890 * M))).toContain('figures_are_as_printed')
    expect(failed(wrong(364_980 * 1000))).toContain('figures_are_in_their_unit')
  })

  it('passes where it says what the print says', () => {
    const { amount, place } = lineOf(balance_sheet, 'Total assets')
    const missing = { ...balance_sheet, total_assets: null }
    expect(failed(report(missing))).toEqual(['totals_are_read'])
    const found = correctedOther(missing, [{ figure: 'total_assets', value: amount, place }])
    expect(report(found)).toMatchObject({ passed: true })
    expect(found.total_assets).toBe(364_980 * M)
  })

  it('of a net income that the income statement does not have fails the cash flows', () => {
    const { place } = lineOf(cash_flow, 'Net income')
    const changed = correctedOther(cash_flow, [{ figure: 'net_income', value: 93_763 * M, place }])
    expect(failed(flows(changed))).toEqual(['net_income_is_that_of_the_income_statement', 'figures_are_as_printed'])
  })

  it('leaves what was accepted accepted, as long as it fails', () => {
    const accepted = { reason: 'as the note says', by: 'administrator', at: '2026-01-01T00:00:00.000Z' }
    const missing = { ...balance_sheet, total_assets: null }
    const before = accepting(report(missing), 'totals_are_read', accepted)
    expect(before.passed).toBe(true)
    const again = otherReportAgain('balance_sheet', missing, beside, before)
    expect(again.tests.find(({ name }) => name === 'totals_are_read')).toMatchObject({ passed: false, accepted })
    expect(again.passed).toBe(true)
    const right = otherReportAgain('balance_sheet', balance_sheet, beside, before)
    expect(right.tests.find(({ name }) => name === 'totals_are_read')?.accepted).toBeUndefined()
    expect(accepting(before, 'totals_are_read', null).passed).toBe(false)
  })
})

describe('figures computed from a corrected one (0001018724-25-000004)', () => {
  const { balance_sheet } = filed('0001018724-25-000004/amzn-20241231.htm.gz')

  it('follow it, with the places that they are now computed from', () => {
    // Amazon prints no total of liabilities: 624,894 less total equity of 285,970.
    expect(balance_sheet.total_liabilities).toBe(338_924 * M)
    const { place } = lineOf(balance_sheet, 'Total assets')
    const changed = correctedOther(balance_sheet, [{ figure: 'total_assets', value: 624_900 * M, place }])
    expect(changed.total_liabilities).toBe(338_930 * M)
    expect(changed.provenance.total_liabilities).toMatchObject({ computed: true })
    const none = correctedOther(balance_sheet, [{ figure: 'total_assets', value: null, place: null }])
    expect([none.total_liabilities, none.provenance.total_liabilities]).toEqual([null, undefined])
  })

  it('have one place, or the sum of several', () => {
    const one = lineOf(balance_sheet, 'Goodwill').place
    expect(placeOfCells([one])).toBe(one)
    expect(placeOfCells([one, one])).toEqual({ computed: true, rule: 'sum of the printed lines', parts: [one, one] })
    expect(placeOfCells([])).toBeNull()
  })
})
