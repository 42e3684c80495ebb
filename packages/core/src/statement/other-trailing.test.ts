import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { extractFiling } from '../extract/extract.ts'
import type { OtherVintage } from './other-columns.ts'
import { trailingFlows } from './other-trailing.ts'
import type { Trailing } from './trailing.ts'

const SAMPLES = new URL('../../../../samples/filings/', import.meta.url).pathname

/** The columns of the cash flows that a sample prints, as the site stores them. */
function printed(accession_number: string, form_type: string, filing_date: string): OtherVintage[] {
  const [path] = globSync(`${accession_number}/*.gz`, { cwd: SAMPLES })
  const read = extractFiling(gunzipSync(readFileSync(SAMPLES + path)), {})
  if (!read.ok || !read.cash_flow) throw new Error(`no cash flows in ${accession_number}`)
  const { cash_flow: flows, engine } = read
  return [flows, ...flows.prior_periods].map((column): OtherVintage => {
    const { start_date, end_date, months, provenance, ...rest } = column
    const figures = Object.fromEntries(
      Object.entries(rest).filter(([, value]) => value === null || typeof value === 'number'),
    ) as OtherVintage['figures'] // numbers by the names of the figures
    const filed = { accession_number, form_type, filing_date, engine, currency: flows.currency }
    return {
      ...filed,
      kind: 'cash_flow',
      start_date,
      end_date,
      months,
      figures,
      placeOf: (name) => provenance[name] ?? null,
      isClosed: false,
    }
  })
}

const M = 1_000_000
const YEAR = printed('0000320193-24-000123', '10-K', '2024-11-01')
const NINE_MONTHS = printed('0000320193-25-000073', '10-Q', '2025-08-01')
const trailing: Trailing = {
  end_date: '2025-06-28',
  currency: 'USD',
  total_revenue: 408_625 * M,
  net_income: 99_280 * M,
  hidden: false,
}
const flowsOf = (vintages: readonly OtherVintage[], more: Partial<Trailing> | null = {}) =>
  trailingFlows({ vintages, business: 'other', income: more && { ...trailing, ...more } })

it('are the newest year and the year to date less that of the year before, each with its cell', () => {
  const found = flowsOf([...YEAR, ...NINE_MONTHS])
  // Apple: 118,254 in the year to September 2024, 81,754 in nine months after 91,443 a year before.
  expect(found).toMatchObject({
    operating_cash_flow: (118_254 + 81_754 - 91_443) * M,
    capital_expenditures: -(9_447 + 9_473 - 6_539) * M,
    free_cash_flow: (118_254 + 81_754 - 91_443 - 9_447 - 9_473 + 6_539) * M,
    deduced: true,
    hidden: false,
    failed: false,
  })
  const figure = found?.figures['cash_flow.operating_cash_flow']
  expect(figure?.parts.map(({ sign, cell }) => [sign, cell.period_code, cell.accession_number])).toEqual([
    [1, '12 months to Sep 28, 2024', '0000320193-24-000123'],
    [1, '9 months to Jun 28, 2025', '0000320193-25-000073'],
    [-1, '9 months to Jun 29, 2024', '0000320193-25-000073'],
  ])
  expect(figure?.parts.every(({ cell }) => cell.at !== null)).toBe(true)
  expect(found?.derived.map(({ name, value }) => [name, value !== null])).toEqual([
    ['free_cash_flow', true],
    ['free_cash_flow_margin', true],
    ['cash_conversion', true],
  ])
})

it('have the cash of both ends as it is printed, and the change between them as a sum', () => {
  const figures = flowsOf([...YEAR, ...NINE_MONTHS])?.figures ?? {}
  const at = (name: string) => figures[`cash_flow.${name}`]
  expect(at('cash_at_end')?.parts).toHaveLength(1)
  expect(at('cash_at_start')?.parts).toHaveLength(1)
  expect(at('cash_at_end')?.value).toBe(36_269 * M)
  expect(at('cash_at_start')?.value).toBe(26_635 * M)
  expect(at('net_change_in_cash')?.value).toBe((36_269 - 26_635) * M)
})

it('take the first print of a part, so that a restatement of one is no flow', () => {
  const again = NINE_MONTHS.map((one) => ({
    ...one,
    filing_date: '2026-01-01',
    figures: { ...one.figures, operating_cash_flow: 1 },
  }))
  expect(flowsOf([...again, ...YEAR, ...NINE_MONTHS])?.operating_cash_flow).toBe(108_565 * M)
})

it('are the full year where that ends with them', () => {
  const found = flowsOf(YEAR, null)
  expect(found).toMatchObject({ operating_cash_flow: 118_254 * M, deduced: false })
  expect(found?.figures['cash_flow.operating_cash_flow']?.parts).toHaveLength(1)
})

it('are not known where a part is missing or stands in another currency', () => {
  expect(flowsOf([])).toBeNull()
  expect(flowsOf(NINE_MONTHS)).toBeNull()
  const [own] = NINE_MONTHS
  expect(flowsOf([...YEAR, ...(own ? [own] : [])])).toBeNull()
  expect(flowsOf([...YEAR.map((one) => ({ ...one, currency: 'EUR' })), ...NINE_MONTHS])).toBeNull()
  // A quarter's own column is no year to date of the second quarter.
  const second = NINE_MONTHS.map((one) => ({ ...one, months: 3, start_date: '2025-03-30' }))
  expect(flowsOf([...YEAR, ...second])).toBeNull()
})

it('are closed as soon as one part is, and where the income of the four quarters is', () => {
  const all = [...YEAR, ...NINE_MONTHS]
  const closedOnes = { operating_cash_flow: null, capital_expenditures: null, free_cash_flow: null, hidden: true }
  for (const shut of ['2024-09-28', '2025-06-28', '2024-06-29']) {
    const found = flowsOf(all.map((one) => ({ ...one, isClosed: one.end_date === shut })))
    expect([shut, found]).toEqual([shut, expect.objectContaining({ ...closedOnes, figures: {}, derived: [] })])
  }
  // A period that takes no part closes nothing.
  expect(flowsOf(all.map((one) => ({ ...one, isClosed: one.end_date === '2022-09-24' })))?.hidden).toBe(false)
  expect(flowsOf(all, { hidden: true })).toMatchObject(closedOnes)
})

it('say that a check failed of a statement behind them, and nothing of a bank', () => {
  const failed = NINE_MONTHS.map((one) => ({ ...one, failed: true }))
  expect(flowsOf([...YEAR, ...failed])?.failed).toBe(true)
  const bank = trailingFlows({ vintages: [...YEAR, ...NINE_MONTHS], business: 'bank', income: trailing })
  expect(bank?.free_cash_flow).toBeNull()
  expect(bank?.derived[0]?.why).toMatch(/^Not meaningful for a bank/)
})

it('have no margin where revenue of the same twelve months is not known', () => {
  const all = [...YEAR, ...NINE_MONTHS]
  const margin = (more: Parameters<typeof flowsOf>[1]) =>
    flowsOf(all, more)?.derived.find(({ name }) => name === 'free_cash_flow_margin')
  expect(margin({})?.value).toBeCloseTo((108_565 - 12_381) / 408_625, 6)
  for (const other of [null, { end_date: '2025-12-27' }, { currency: 'EUR' }])
    expect(margin(other)).toMatchObject({ value: null, why: 'Not printed or not known: revenue' })
})
