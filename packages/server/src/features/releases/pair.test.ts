import { describe, expect, it } from 'vitest'
import { newestUnfollowed, type PairedFiling, releaseBefore, releasesAround, reportAfter } from './pair.ts'

const filing = (accession_number: string, form_type: string, filing_date: string, end_date: string | null) => {
  const one: PairedFiling = {
    accession_number,
    form_type,
    is_release: /^[68]-K/.test(form_type),
    filing_date,
    end_date,
  }
  return one
}
const thirdRelease = filing('r3', '8-K', '2024-08-01', '2024-06-29')
const third = filing('q3', '10-Q', '2024-08-02', '2024-06-29')
const fourthRelease = filing('r4', '8-K', '2024-10-31', '2024-09-28')
const year = filing('fy', '10-K', '2024-11-01', '2024-09-28')
const amended = filing('fya', '10-K/A', '2024-12-20', '2024-09-28')
const firstRelease = filing('r1', '8-K', '2025-01-30', '2024-12-28')
const all = [firstRelease, amended, year, fourthRelease, third, thirdRelease]

describe('a release and its report', () => {
  it.each([
    ['a quarter', thirdRelease, third],
    ['a fourth quarter and the year', fourthRelease, year],
  ])('belong together: %s', (_, release, report) => {
    expect(reportAfter(release, all)?.accession_number).toBe(report.accession_number)
    expect(releaseBefore(report, all)?.accession_number).toBe(release.accession_number)
  })
  it('may be filed on one day, and end some days apart', () => {
    const report = filing('x', '10-Q', '2024-08-01', '2024-06-30')
    expect(reportAfter(thirdRelease, [report])).toBe(report)
    expect(reportAfter(thirdRelease, [filing('x', '10-Q', '2024-08-01', '2024-07-07')])).toBeNull()
  })
  it('do not where the report came first, or much later', () => {
    expect(reportAfter(thirdRelease, [filing('x', '10-Q', '2024-07-31', '2024-06-29')])).toBeNull()
    expect(reportAfter(thirdRelease, [filing('x', '10-Q', '2024-11-29', '2024-06-29')])?.accession_number).toBe('x')
    expect(reportAfter(thirdRelease, [filing('x', '10-Q', '2024-11-30', '2024-06-29')])).toBeNull()
  })
  it('do not where nothing was read of the release', () => {
    expect(reportAfter({ ...thirdRelease, end_date: null }, all)).toBeNull()
  })
  it('are paired with the last release where it was corrected before the report', () => {
    const corrected = filing('r4a', '8-K/A', '2024-11-01', '2024-09-28')
    expect(releaseBefore(year, [...all, corrected])?.accession_number).toBe('r4a')
  })
})

it('names the releases on either side of one', () => {
  expect(releasesAround(fourthRelease, all)).toEqual({ previous: thirdRelease, next: firstRelease })
  expect(releasesAround(thirdRelease, all)).toEqual({ previous: null, next: fourthRelease })
  expect(releasesAround(year, all)).toEqual({ previous: null, next: null })
})

describe('the newest release of a company', () => {
  it('stands first until its report is there', () => {
    expect(newestUnfollowed(all)).toBe(firstRelease)
    expect(newestUnfollowed([...all, filing('q1', '10-Q', '2025-01-31', '2024-12-28')])).toBeNull()
    expect(newestUnfollowed([year, amended])).toBeNull()
  })
  it('stays where only an older period is amended after it', () => {
    expect(newestUnfollowed([...all, filing('x', '10-K/A', '2025-02-10', '2024-09-28')])).toBe(firstRelease)
  })
})
