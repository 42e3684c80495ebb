import { describe, expect, it } from 'vitest'
import { firstDayTests } from './first-day.ts'
import type { InDocument } from './in-document.ts'

function passes(text: string, start_date: string, end_date = '1995-12-31', months = 12): boolean | null {
  const chosen = { periods: [{ start: null }], column: 0 } as unknown as InDocument['chosen']
  const tests = firstDayTests({ bytes: Buffer.from(text), chosen }, { start_date, end_date, period_in_months: months })
  return tests[0]?.passed ?? null
}

describe('the first day of a year that no head prints', () => {
  it.each<[string, string, string, boolean]>([
    ['the year before ends on a printed day', 'at December 31, 1994', '1995-01-01', true],
    ['nothing around it is printed', 'at December 31, 1995', '1995-01-01', true],
    ['only other days around it are printed', 'at December 25, 1994', '1995-01-01', false],
    ['the first day itself is printed', 'since January 1, 1995, at December 25, 1994', '1995-01-01', true],
    [
      'months by the calendar of one that counts weeks',
      'December 31, 1994: years of 52 weeks or 53 weeks',
      '1995-01-01',
      false,
    ],
    ['whole weeks of one that counts weeks', 'December 25, 1994: years of 52 weeks or 53 weeks', '1994-12-26', true],
  ])('%s', (_what, text, start, passed) => {
    expect(passes(text, start)).toBe(passed)
  })

  it('is not asked of a quarter', () => {
    expect(passes('at December 25, 1994', '1995-10-01', '1995-12-31', 3)).toBeNull()
  })
})
