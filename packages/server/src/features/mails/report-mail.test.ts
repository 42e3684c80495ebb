import { checkClaims } from '@topline/core/claims/check.ts'
import { MADE } from '@topline/core/figures-in-words/base.fixture.ts'
import { expect, it } from 'vitest'
import { type ReportMail, reportHtml, reportText } from './report-mail.ts'
import { type ReportedStatement, reportEntry } from './report-words.ts'

const SITE = 'https://topline.example.com'
const loss: ReportedStatement = {
  ...{ accession_number: '0000012927-25-000015', company_name: 'The Boeing Company', tickers: ['BA'] },
  ...{ form_type: '10-K', period_code: '2024 FY', currency: 'USD', total_revenue: 66_517e6, gross_profit: -1_991e6 },
  ...{ operating_income: -10_707e6, net_income: -11_817e6, revenue_growth: -0.1449 },
  since_release: null,
  cash: 'Free cash flow turned negative: −$14.31B in the year to Dec 31, 2024, after $4.43B a year earlier.',
}
const mail = (entries: readonly ReportedStatement[]): ReportMail => ({
  title: 'New statements',
  date: 'Aug 28, 2025',
  entries: entries.map((entry) => reportEntry(entry, SITE)),
  why: 'Daily report about followed companies.',
  links: { account: `${SITE}/account`, unsubscribe: `${SITE}/api/email-reports/unsubscribe?token=t`, home: SITE },
})

it('stays below 100 KB with as many statements as a mail may hold, each with its figures and link', () => {
  const long = { ...loss, company_name: `${'Long & Sons '.repeat(10)}Incorporated` }
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...long,
    accession_number: `0000012927-25-${String(n).padStart(6, '0')}`,
  }))
  const html = reportHtml(mail(many))
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  expect(html.match(/−\$11\.82B/g)?.length).toBeGreaterThanOrEqual(40)
  for (const { accession_number } of many) expect(html).toContain(`${SITE}/filing/${accession_number}"`)
  expect(reportText(mail(many)).match(/Net loss: −\$11\.82B/g)).toHaveLength(40)
})

it('loads nothing and leads only to this site, without anything that tells who reads', () => {
  const html = reportHtml(mail([loss]))
  expect(html).not.toMatch(/<img|<script|<link|url\(|utm_|@import/i)
  const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map((found) => found[1])
  expect(addresses.filter((one) => !one?.startsWith(SITE))).toEqual([])
  expect(addresses).toContain(`${SITE}/filing/0000012927-25-000015`)
})

it('says what the filing tells of cash where that is the larger story', () => {
  expect(reportText(mail([loss]))).toContain(
    'Revenue was 14.5% below 2023 FY. Free cash flow turned negative: −$14.31B',
  )
  expect(reportText(mail([{ ...loss, cash: null }]))).not.toContain('cash')
})

it('says of a report how much of the release it changes, and of a release that it is unaudited', () => {
  const since = { filing_date: '2025-01-28', compared: 24, changed: 2 }
  expect(reportText(mail([{ ...loss, since_release: since }]))).toContain(
    '2 of 24 figures changed since the release of Jan 28, 2025.',
  )
  const released = reportHtml(mail([{ ...loss, form_type: '8-K', period_code: '2024 Q4' }]))
  expect(released).toContain('8-K, 2024 Q4, as released, unaudited')
  expect(released).toContain(`${SITE}/release/0000012927-25-000015`)
  expect(released).not.toContain('/filing/')
})

it('escapes what companies are called, in both parts of dark and light', () => {
  const html = reportHtml(mail([{ ...loss, company_name: '<b>"Bad" & Co</b>' }]))
  expect(html).toContain('&lt;b&gt;&quot;Bad&quot; &amp; Co&lt;/b&gt;')
  expect(html).toContain('prefers-color-scheme:dark')
})

it('says nothing that the reader of sentences does not confirm', () => {
  const [period] = MADE.periods
  const amount = (key: 'total_revenue' | 'gross_profit' | 'operating_income' | 'net_income') =>
    period.figures[key] ?? null
  const entry = reportEntry(
    {
      ...{ accession_number: String(period.accession_number), company_name: MADE.company, tickers: [...MADE.tickers] },
      ...{ form_type: '10-K', period_code: period.code, currency: MADE.currency },
      ...{ total_revenue: amount('total_revenue'), gross_profit: amount('gross_profit') },
      ...{ operating_income: amount('operating_income'), net_income: amount('net_income') },
      revenue_growth: 391_035 / 383_285 - 1,
      since_release: null,
      cash: null,
    },
    SITE,
  )
  const text = [
    entry.sentence,
    ...entry.figures.filter((one) => one.label !== 'Year on year').map((one) => `${one.label}: ${one.text}.`),
    ...entry.bars.map((one) => `${one.label}: ${one.text}.`),
  ].join('\n\n')
  const claims = checkClaims(MADE, text)
  expect(claims.length).toBeGreaterThanOrEqual(8)
  expect(claims.filter((one) => one.verdict !== 'holds')).toEqual([])
  expect(checkClaims(MADE, text.replaceAll('$391.04B', '$381.04B')).some((one) => one.verdict === 'wrong')).toBe(true)
})
