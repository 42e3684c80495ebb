import { expect, it } from 'vitest'
import { around, filingOf } from './around.ts'
import type { PeriodOfFiling } from './queries.ts'

const filing = (
  accession_number: string,
  period_code: string | null,
  end: string,
  form_type = '10-Q',
): PeriodOfFiling => ({
  accession_number,
  form_type,
  filing_date: end,
  period_end: end,
  end_date: period_code === null ? null : end,
  period_code,
})
const filings = [
  filing('c', '2024 Q3', '2024-06-29'),
  filing('d', '2024 FY', '2024-09-28', '10-K'),
  filing('a', '2023 FY', '2023-09-30', '10-K/A'),
  filing('b', '2023 FY', '2023-09-30', '10-K'),
  filing('e', null, '2024-12-28'),
]
const names = (found: ReturnType<typeof around>) => [found.previous?.accession_number, found.next?.accession_number]

it('finds the filing before and after by period, one without a statement by its cover', () => {
  expect(names(around(filings, 'c'))).toEqual(['b', 'd'])
  expect(names(around(filings, 'd'))).toEqual(['c', 'e'])
  expect(names(around(filings, 'e'))).toEqual(['d', undefined])
  expect(names(around(filings, 'unknown'))).toEqual([undefined, undefined])
})

it('takes the original of a period, an amendment where there is nothing else', () => {
  expect(filingOf(filings, '2023 FY')?.accession_number).toBe('b')
  expect(filingOf(filings.slice(0, 3), '2023 FY')?.accession_number).toBe('a')
  expect(filingOf(filings, '2022 FY')).toBeNull()
  expect(filingOf(filings, null)).toBeNull()
})
