import { describe, expect, it } from 'vitest'
import { extractFiling } from '../extract/extract.ts'
import { bytesOf } from '../extract/traps/filing.fixture.ts'
import { statementAsRead } from './statement-as-read.ts'
import { wireStatement } from './wire.ts'

describe('a statement that is stored nowhere', () => {
  const read = extractFiling(bytesOf('0000320193-24-000123'))
  if (!read.ok) throw new Error(read.error.message)
  const statement = statementAsRead(read)

  it('has the shape of one that is, with nothing left out and nothing added', () => {
    expect(wireStatement.strict().parse(statement)).toEqual(statement)
  })

  it('is in the unit that the filing prints, all of it open', () => {
    expect(statement).toMatchObject({
      accession_number: '',
      total_revenue: 391035,
      revenue_units_number: 1000000,
      diluted_eps: 6.08,
      weighted_avg_shares_diluted: 15408095000,
      period_code: '2024 FY',
      access: { figures: 'ok', detail: 'ok', flow: 'ok' },
      failed_quality_check: false,
    })
    expect(statement.net_margin).toBeCloseTo(93736 / 391035)
    expect(statement.business_segments?.divisions[0]).toMatchObject({ label: 'iPhone', revenue: 201183 })
    expect(statement.operating_expenses?.map(({ amount }) => amount)).toEqual([31370, 26097])
    expect(statement.provenance).toBe(read.provenance)
  })
})
