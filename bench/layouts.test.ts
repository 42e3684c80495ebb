import { extractFiling } from '@topline/core/extract/extract.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import { describe, expect, it } from 'vitest'
import { habitsOf } from './layouts/habits.ts'
import { MADE, OTHER } from './layouts/made.fixture.ts'
import { sheetOf } from './layouts/sheet.ts'
import { FIELDS, verdictOf } from './layouts/verdict.ts'

function read(bytes: Buffer): Extraction {
  const result = extractFiling(bytes, {})
  if (!result.ok) throw new Error(result.error.message)
  return result
}
function sheet(html: string) {
  const bytes = Buffer.from(html)
  const found = sheetOf(bytes, read(bytes))
  if (found === null) throw new Error('no statement')
  return found
}

const bytes = Buffer.from(MADE)
const before = read(bytes)
const habits = [...habitsOf(bytes, sheet(MADE), sheet(OTHER), 7)]

describe('one statement in the layouts of many filers', () => {
  it('is right before it is set again', () => {
    expect(before.income_statement).toMatchObject({
      ...{ total_revenue: 84_310_000, cost_of_revenue: 51_204_000, operating_income: 9_455_000, net_income: 5_846_000 },
      ...{ basic_eps: 0.58, diluted_eps: 0.57, weighted_avg_shares_diluted: 10_256_140, end_date: '2004-12-31' },
    })
    expect(before.qc.passed).toBe(true)
    expect(habits.length).toBeGreaterThan(50)
  })

  it.each(habits)('$name', ({ bytes: again, loses }) => {
    const { verdict, what } = verdictOf(before, extractFiling(again, {}))
    if (loses) expect(['null', 'wrong']).toContain(verdict)
    else expect(`${verdict} ${what}`).toBe('right ')
  })
})

it('calls a changed figure silently wrong where the checks pass, and a lost one null', () => {
  const changed = structuredClone(before)
  changed.income_statement.net_income = 1
  expect(verdictOf(before, changed).verdict).toBe('silent')
  changed.qc.passed = false
  expect(verdictOf(before, changed).verdict).toBe('wrong')
  changed.income_statement.net_income = null
  expect(verdictOf(before, changed).verdict).toBe('null')
  expect(FIELDS).toContain('start_date')
})
