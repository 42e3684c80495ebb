import { describe, expect, it } from 'vitest'
import { parseYmd, ymdOf } from './dates.ts'
import { weekYear } from './week-years.ts'

const saying = (text: string, end: string) => {
  const day = parseYmd(end)
  if (!day) throw new Error(end)
  const { before, counted } = weekYear(Buffer.from(text, 'latin1'), day)
  return { before: before && ymdOf(before), counted }
}

describe('a fiscal year that ends on a weekday', () => {
  it.each<[string, string, string | null, boolean]>([
    // 0000950144-96-001471
    [
      "The Company's fiscal year ends on the Sunday closest to the calendar\nyear end.",
      '1995-12-31',
      '1995-01-01',
      true,
    ],
    // 0000891618-94-000265
    [
      'fiscal years reported are the 52- or 53- week periods which end\non the Friday nearest September 30.',
      '1994-09-30',
      '1993-10-01',
      true,
    ],
    [
      'The fiscal year is the fifty-two or fifty-three weeks ending the last Sunday in June.',
      '1994-06-26',
      '1993-06-27',
      true,
    ],
    ['results for the 53 weeks ended December 31, 1995 and the 52 weeks ended', '1995-12-31', '1994-12-25', true],
    [
      'Fiscal years 1993, 1994 and 1995 each included 52 weeks. Fiscal 1992 included 53 weeks.',
      '1995-12-31',
      '1995-01-01',
      true,
    ],
    // The heads print month ends on purpose (0000891618-96-000166).
    [
      'fiscal year ends on the Sunday nearest December 31. For purposes of financial statement presentation, each fiscal year is deemed to have ended on December 31.',
      '1995-12-31',
      null,
      false,
    ],
    ['The annual meeting is held on the last Sunday in December.', '1995-12-31', null, false],
    ['Its fiscal year ends on the last Saturday in December.', '1995-12-31', null, false],
    ['a 53-week loan', '1995-12-31', null, false],
    ['The fiscal year has 52 weeks, or 53 weeks every fifth year.', '1995-12-31', null, true],
  ])('%s', (text, end, before, counted) => {
    expect(saying(text, end)).toEqual({ before, counted })
  })

  it('says nothing where two sentences contradict each other', () => {
    const text = 'the 53 weeks ended December 31, 1995; the 52 weeks ended December 31, 1995'
    expect(saying(text, '1995-12-31').before).toBeNull()
  })
})
