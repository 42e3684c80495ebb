import { describe, expect, it } from 'vitest'
import { isRelease, releaseHead } from './release-head.ts'

/** First words of what was filed; accession numbers beside them. */
const APPLE =
  'Exhibit 99.1 Apple reports third quarter results CUPERTINO, CALIFORNIA — July 31, 2025 — Apple today announced financial results for its fiscal 2025 third quarter ended June 28, 2025.' // 0000320193-25-000071
const NVIDIA =
  'NVIDIA Announces Financial Results for First Quarter Fiscal 2026. Revenue of $44.1 billion, up 12% from Q4. NVIDIA (NASDAQ: NVDA) today reported revenue for the first quarter ended April 27, 2025, of $44.1 billion' // 0001045810-25-000115
const REPORT =
  'UNITED STATES SECURITIES AND EXCHANGE COMMISSION Washington, D.C. 20549 FORM 10-Q for the quarterly period ended June 28, 2025. Results of the third quarter today' // 0000320193-25-000073

describe('a release', () => {
  it.each([
    ['by the words of the press', APPLE, undefined, true],
    ['by its type', '<TYPE>EX-99.1 Second quarter', undefined, true],
    [
      'that mentions a report early',
      `${APPLE} See our Annual Report on Form 10-K for the year ended 2024.`,
      undefined,
      true,
    ],
    ['of half a year', `Half-Year ${APPLE.replaceAll(' third quarter', '')}`, undefined, true],
    ['by the form it was filed under', 'Anything', '8-K', true],
    ['by a foreign form', 'Anything', '6-K', true],
    ['not a report, whatever it tells', REPORT, undefined, false],
    ['not a release by its words where the form says a report', APPLE, '10-Q', false],
    ['not another exhibit', `<TYPE>EX-13 ${APPLE}`, undefined, false],
    // 0001193125-23-294930
    [
      'not a merger',
      'EX-99.1 For Immediate Release December 14, 2023 Media Contact Pfizer Completes Acquisition of Seagen',
      undefined,
      false,
    ],
    [
      'not a letter without a quarter',
      'Press release: the company today reported net income of $5 million',
      undefined,
      false,
    ],
  ])('%s', (_, text, form, expected) => expect(isRelease(text, form)).toBe(expected))
})

describe('what a release says of its period', () => {
  it.each([
    [APPLE, 3, 2025, '2025-6-28'],
    [NVIDIA, 1, 2026, '2025-4-27'],
    ['fiscal 2014 Q4 total revenues were up 3%. Three Months Ended May 31, 2014', 4, 2014, '2014-5-31'],
    [
      'fourth quarter of 2021. Three months ended December 31, 2021. Quarter ended September 30, 2021. Three months ended December 31, 2021',
      4,
      2021,
      '2021-12-31',
    ],
    // The year before may stand first, and as often: 0001652044-25-000040
    ['First Quarter 2025. Quarter Ended March 31, 2024. Quarter Ended March 31, 2025.', 1, 2025, '2025-3-31'],
    // A day that stands behind another is not the quarter's: 0001045810-25-000115
    ['First Quarter Fiscal 2026. Three Months Ended April 27, April 28, 2025 2024', 1, 2026, null],
    ['4Q21 results', 4, 2021, null],
    ["Q2 '04 results", 2, 2004, null],
    ['Fourth Quarter and Full Year Fiscal 2025 Financial Results', 4, 2025, null],
    ['Fourth Quarter and Fiscal Year 2025 Results', 4, 2025, null],
    ['results of the second quarter', 2, null, null],
    ['results of the year', null, null, null],
  ])('%s', (text, quarter, year, end) => {
    const head = releaseHead(text)
    expect([head.quarter, head.year]).toEqual([quarter, year])
    expect(head.end && Object.values(head.end).join('-')).toBe(end)
  })
  it('takes the printed day near the end of the calendar quarter where heads name no day', () => {
    const text =
      'Second-quarter 2025 results of the second quarter. The periods present June 29, 2025 and June 30, 2024.'
    expect(releaseHead(text).end).toEqual({ year: 2025, month: 6, day: 29 })
    expect(releaseHead('First quarter 2025. Paid on May 25, 2025.').end).toBeNull()
  })
  it('knows the end of the year from the release that closes it alone', () => {
    expect(releaseHead('Fourth quarter 2014 results, year ended May 31, 2014').yearEnd).toEqual({ month: 5, day: 31 })
    // Twelve months up to a second quarter are no fiscal year: 0001018724-25-000084
    expect(releaseHead('Second quarter 2025. Twelve months ended June 30, 2025').yearEnd).toBeNull()
  })
})
