import type { Filing } from '@topline/core/api/wire.ts'
import { expect, it } from 'vitest'
import { EXPORT_COLUMNS, exportRows, withHeader } from './csv.ts'

it('names its columns as the fields are named, and gives figures the address of their cell', () => {
  const filing = {
    accession_number: '0000320193-24-000123',
    income_statement: { total_revenue: 391_035, net_income: null, revenue_units_number: 1_000_000 },
  } as unknown as Filing // the other fields are not read
  const [header, row] = withHeader(exportRows([filing], 'https://topline.example'))
  expect(header).toEqual(EXPORT_COLUMNS)
  const at = (name: string) => row?.[EXPORT_COLUMNS.indexOf(name)]
  expect(at('total_revenue')).toBe(391_035_000_000)
  expect(at('total_revenue_source')).toBe('https://topline.example/source/0000320193-24-000123?figure=total_revenue')
  expect(at('net_income_source')).toBeNull()
  expect(at('filing')).toBe('https://topline.example/filing/0000320193-24-000123')
})
