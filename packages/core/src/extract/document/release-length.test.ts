/** How long the main period of a release is, by its first words. */
import { describe, expect, it } from 'vitest'
import { releaseLength, tellsHalf } from './release-length.ts'

describe('half a year', () => {
  it.each([
    'First half results',
    'second-half 2024',
    '2nd half',
    'Half-year report',
    'Half yearly',
    'Semi-annual report',
    'Semiannual report',
    'Interim results for 2025',
    'H1 2025',
    'H2 FY25',
    'Six months ended June 30',
    'for the six-month period ended June 30',
  ])('%s', (words) => expect(tellsHalf(words)).toBe(true))

  it.each(['First quarter results', 'half of our sales', 'six months of work', 'interim manager', 'H3 2025', ''])(
    'not %s',
    (words) => expect(tellsHalf(words)).toBe(false),
  )
})

describe('the main period', () => {
  const TEXT =
    'For the six months ended June 30, 2025 and June 30, 2024. The year ended December 31, 2024 was the best.'
  const JUNE = { year: 2025, month: 6, day: 30 }
  const DECEMBER = { year: 2024, month: 12, day: 31 }

  it.each([
    ['of halves and no quarter: half a year to the newest such day', 'First half results', 0, 6, JUNE, 1],
    ['of the second half', 'Second half results', 0, 6, JUNE, 2],
    ['by its short name', 'H2 2025 results', 0, 6, JUNE, 2],
    ['of more halves than quarters', 'First half 2025. The first half was good.', 1, 6, JUNE, 1],
    ['of as many quarters as halves: a quarter', 'First half and second quarter results', 1, 3, null, 1],
    ['of a year and no quarter: a year', 'Full-year results', 0, 12, DECEMBER, 1],
    ['of a year, the words the other way round', 'Results for the financial year ended', 0, 12, DECEMBER, 1],
    ['of a year beside a quarter: a quarter', 'Fourth quarter and full-year results', 1, 3, null, 1],
    ['of nothing that says: a quarter', 'Acme reports', 0, 3, null, 1],
    ['under a head that names the last day of a quarter: a quarter', 'First half results', null, 3, null, 1],
    ['of an annual meeting: a quarter', 'Annual meeting of Acme', 0, 3, null, 1],
  ] as const)('%s', (_, start, quarters, months, end, half) => {
    expect(releaseLength(start, TEXT, quarters)).toEqual({ months, end, half })
  })

  it('has no last day where no sentence names one', () => {
    expect(releaseLength('First half results', 'We did well.', 0)).toEqual({ months: 6, end: null, half: 1 })
  })
})
