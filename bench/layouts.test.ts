import { extractFiling } from '@topline/core/extract/extract.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import { describe, expect, it } from 'vitest'
import { habitsOf } from './layouts/habits.ts'
import { MADE, OTHER } from './layouts/made.fixture.ts'
import { notesOf } from './layouts/set-notes.ts'
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

const NOTE = `<p>SEGMENT INFORMATION</p><table width="100%" border="0" cellpadding="0"><tr><td>Net sales:</td><td>2004</td><td>2003</td></tr>
<tr><td>Gauges</td><td>40,120</td><td>39,800</td></tr><tr><td>Valves and fittings</td><td>30,077</td><td>28,115</td></tr>
<tr><td>Service</td><td>14,113</td><td>11,510</td></tr><tr><td>Total net sales</td><td>84,310</td><td>79,425</td></tr></table>`

describe('one note of segments as many filers print it', () => {
  const filing = Buffer.from(MADE.replace('</body>', `${NOTE}</body>`))
  const notes = notesOf(filing, read(filing), 0)
  it('is set in many ways', () => expect(notes.length).toBeGreaterThan(25))
  it.each(notes)('$name', ({ bytes: again, verdictOf: judge }) => {
    const { verdict, what } = judge(extractFiling(again, {}))
    expect(`${verdict} ${verdict === 'right' ? '' : what}`).toBe('right ')
  })
  it.each(
    notesOf(filing, read(filing), 0, true).filter(({ name }) => !/transfers|changes beside|by product/.test(name)),
  )('of places: $name', ({ bytes: again, verdictOf: judge }) => {
    const { verdict, what } = judge(extractFiling(again, {}))
    expect(`${verdict} ${verdict === 'right' ? '' : what}`).toBe('right ')
  })
})
