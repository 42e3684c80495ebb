/** Pictures of the report mails as mail programs show them: at 600 and 360 px, light and dark. */
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type ReportMail, reportHtml } from '../packages/server/src/features/mails/report-mail.ts'
import { type ReportedStatement, reportEntry, reportTitle } from '../packages/server/src/features/mails/report-words.ts'

const SITE = 'https://topline.example'

/** As the samples have them: Apple 2024, Ford's second quarter of 2023, Boeing 2024 with a loss. */
const APPLE: ReportedStatement = {
  ...{ accession_number: '0000320193-24-000123', company_name: 'Apple Inc.', tickers: ['AAPL'] },
  ...{ form_type: '10-K', period_code: '2024 FY', currency: 'USD', total_revenue: 391_035e6, gross_profit: 180_683e6 },
  ...{ operating_income: 123_216e6, net_income: 93_736e6, revenue_growth: 0.0202, cash: null, since_release: null },
}
const FORD: ReportedStatement = {
  ...{ accession_number: '0000037996-23-000050', company_name: 'Ford Motor Company', tickers: ['F'] },
  ...{ form_type: '10-Q', period_code: '2023 Q2', currency: 'USD', total_revenue: 44_954e6, gross_profit: null },
  ...{ operating_income: 2_327e6, net_income: 1_917e6, revenue_growth: 0.1187, cash: null, since_release: null },
}
const BOEING: ReportedStatement = {
  ...{ accession_number: '0000012927-25-000015', company_name: 'The Boeing Company', tickers: ['BA'] },
  ...{ form_type: '10-K', period_code: '2024 FY', currency: 'USD', total_revenue: 66_517e6, gross_profit: -1_991e6 },
  ...{ operating_income: -10_707e6, net_income: -11_817e6, revenue_growth: -0.1449 },
  since_release: null,
  cash: 'Free cash flow turned negative: −$14.31B in the year to Dec 31, 2024, after $4.43B a year earlier.',
}

function mailOf(entries: readonly ReportedStatement[], why: string): ReportMail {
  return {
    title: reportTitle(entries.length),
    date: 'Aug 28, 2025',
    entries: entries.map((entry) => reportEntry(entry, SITE)),
    why,
    links: { account: `${SITE}/account`, unsubscribe: `${SITE}/api/email-reports/unsubscribe?token=x`, home: SITE },
  }
}

const MAILS: Record<string, ReportMail> = {
  instant: mailOf([APPLE], 'Report as soon as a statement is read about followed companies.'),
  loss: mailOf([BOEING], 'Report as soon as a statement is read about followed companies.'),
  weekly: mailOf([APPLE, FORD, BOEING], 'Weekly report about followed lists.'),
}

export async function takeMailPictures(browser: Browser, folder: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [600, 360]) {
      const context = await browser.newContext({ viewport: { width, height: 500 }, colorScheme: scheme })
      const page = await context.newPage()
      for (const [name, mail] of Object.entries(MAILS)) {
        await page.setContent(reportHtml(mail))
        await page.screenshot({ path: join(folder, `mail-${name}-${width}-${scheme}.png`), fullPage: true })
      }
      await context.close()
    }
  }
}
