import { describe, expect, it } from 'vitest'
import { SCREEN_NAMES, type ScreenQuantity } from './quantities.ts'
import { ScreenTable } from './table.ts'

const row = (cik: string, hidden = false) => ({
  ...{ cik, name: `Company ${cik}`, sic: null, period_code: '2025 FY', end_date: '2025-12-31', currency: 'USD' },
  ...{ form: '10-K', accession_number: null, from_release: false, failed_quality_check: false, hidden },
})
const figures = (known: Partial<Record<ScreenQuantity, number>>) => SCREEN_NAMES.map((name) => known[name] ?? null)

describe('a table of companies', () => {
  const filled = (count: number) => {
    const table = new ScreenTable()
    for (let i = 1; i <= count; i++) table.put(row(String(i)), figures({ net_margin: i / 100, total_revenue: i * 1e9 }))
    return table
  }
  const shown = (table: ScreenTable) =>
    Object.fromEntries(table.rows.map(({ cik }, at) => [cik, table.column('net_margin')[at]]))

  it('keeps the figures of each as it grows', () => {
    const table = filled(300)
    expect(table.rows).toHaveLength(300)
    expect([table.column('net_margin')[299], table.column('total_revenue')[64]]).toEqual([3, 65e9])
    expect(table.column('debt')[299]).toBeNaN()
  })

  it('puts a company in the place of what was known of it', () => {
    const table = filled(3)
    table.put(row('2'), figures({ net_margin: 0.5 }))
    expect(shown(table)).toEqual({ 1: 0.01, 2: 0.5, 3: 0.03 })
    expect(table.column('total_revenue')[1]).toBeNaN()
  })

  it('takes a company out, whichever it is', () => {
    const table = filled(4)
    for (const [cik, left] of [
      ['2', ['1', '3', '4']],
      ['4', ['1', '3']],
      ['9', ['1', '3']],
      ['1', ['3']],
      ['3', []],
      ['3', []],
    ] as const) {
      table.remove(cik)
      expect(shown(table)).toEqual(Object.fromEntries(left.map((one) => [one, Number(one) / 100])))
    }
  })

  it('ranks names without capitals, those of one name alike', () => {
    const table = new ScreenTable()
    for (const [i, name] of ['beta', 'Alpha', 'BETA', 'Gamma'].entries())
      table.put({ ...row(String(i)), name }, figures({}))
    expect([...table.nameRanks()]).toEqual([1, 0, 1, 3])
    table.put({ ...row('0'), name: 'Zeta' }, figures({}))
    expect([...table.nameRanks()]).toEqual([3, 0, 1, 2])
    table.remove('1')
    expect([...table.nameRanks()]).toEqual([2, 1, 0])
  })

  it('has no figure of a closed company', () => {
    const table = new ScreenTable()
    table.put(row('1', true), figures({ net_margin: 0.2 }))
    expect(table.column('net_margin')[0]).toBeNaN()
  })
})
