/** What a report mail says about one statement, as data: figures formatted, sentence made, bars measured. */

import { pagePath } from '@topline/core/filing/page-path.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange, formatPercent } from '@topline/core/format/percent.ts'
import { isRelease } from '@topline/core/statement/release-form.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { lineName } from '@topline/core/words/line-names.ts'

export interface ReportedStatement {
  accession_number: string
  company_name: string
  tickers: string[]
  form_type: string
  period_code: string
  currency: string
  total_revenue: number | null
  gross_profit: number | null
  operating_income: number | null
  net_income: number | null
  /** revenue against the same period a year before; null = not known or not visible */
  revenue_growth: number | null
  /** the release that told the period first, and how much of it the report says otherwise; null = none, or not visible */
  since_release: { filing_date: string; compared: number; changed: number } | null
  /** where cash is the larger story, the sentence on it; null = it is not, or not visible */
  cash: string | null
}

interface Bar {
  label: string
  text: string
  /** percent of the widest, 1 to 100 */
  width: number
  tone: 'revenue' | 'gross' | 'operating' | 'net' | 'loss'
}

export interface ReportEntry {
  about: string
  company: string
  ticker: string | null
  figures: { label: string; text: string; isLoss: boolean }[]
  sentence: string
  bars: Bar[]
  href: string
}

/** '2024 FY' → '2023 FY'. */
const yearBefore = (code: string): string => code.replace(/^\d{4}/, (year) => String(Number(year) - 1))

export function reportEntry(one: ReportedStatement, site: string): ReportEntry {
  const { total_revenue: revenue, net_income: net, currency } = one
  const isLoss = net !== null && net < 0
  const figures = [
    { label: 'Revenue', text: formatCompact(revenue, currency), isLoss: false },
    { label: lineName('net_income', net), text: formatCompact(net, currency), isLoss },
  ]
  if (one.revenue_growth !== null) {
    figures.push({ label: 'Year on year', text: formatChange(one.revenue_growth), isLoss: false })
  }
  return {
    about: `${one.form_type}, ${one.period_code}${isRelease(one.form_type) ? ', as released, unaudited' : ''}`,
    company: one.company_name,
    ticker: one.tickers[0] ?? null,
    figures,
    sentence: sentenceOf(one),
    bars: barsOf(one),
    href: `${site}${pagePath(one.accession_number, one.form_type)}`,
  }
}

function sentenceOf(one: ReportedStatement): string {
  const first = incomeSentence(one.company_name, one)
  const growth = one.revenue_growth
  const before = yearBefore(one.period_code)
  const change =
    growth === null
      ? null
      : growth === 0
        ? `Revenue was that of ${before}.`
        : `Revenue was ${formatPercent(Math.abs(growth))} ${growth > 0 ? 'above' : 'below'} ${before}.`
  return [first, change, one.cash, sinceRelease(one)].filter((part) => part !== null).join(' ')
}

/** '0 of 24 figures changed since the release of Oct 30, 2019.' */
function sinceRelease({ since_release: since }: ReportedStatement): string | null {
  if (since === null) return null
  const figures = counted(since.compared, 'figure')
  return `${since.changed} of ${figures} changed since the release of ${formatDate(since.filing_date)}.`
}

/** The income flow without a picture: what is left of revenue, step by step. */
function barsOf({ total_revenue, gross_profit, operating_income, net_income, currency }: ReportedStatement): Bar[] {
  if (total_revenue === null || total_revenue <= 0) return []
  const steps = [
    ['Revenue', total_revenue, 'revenue'],
    ['Gross profit', gross_profit, 'gross'],
    ['Operating income', operating_income, 'operating'],
    ['Net income', net_income, 'net'],
  ] as const
  const widest = Math.max(...steps.map(([, value]) => Math.abs(value ?? 0)))
  return steps.flatMap(([label, value, tone]) =>
    value === null
      ? []
      : [
          {
            label: value < 0 ? label.replace(/income|profit/, 'loss') : label,
            text: formatCompact(value, currency),
            width: Math.max(1, Math.round((Math.abs(value) / widest) * 100)),
            tone: value < 0 ? ('loss' as const) : tone,
          },
        ],
  )
}

const COUNT = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** 'Two new statements'. */
export function reportTitle(count: number): string {
  return `${COUNT[count] ?? count} new ${count === 1 ? 'statement' : 'statements'}`
}

/** 'Apple 2024 FY: revenue $391.04B', 'Apple, Boeing and 3 more: new statements'. */
export function reportSubject(statements: readonly ReportedStatement[]): string {
  const [first, second] = statements
  if (!first) return 'New statements'
  const name = shortCompanyName(first.company_name)
  if (!second)
    return clean(`${name} ${first.period_code}: revenue ${formatCompact(first.total_revenue, first.currency)}`)
  const other = shortCompanyName(second.company_name)
  const rest = statements.length - 2
  return clean(rest > 0 ? `${name}, ${other} and ${rest} more: new statements` : `${name} and ${other}: new statements`)
}

/** Names come from filings: no line of a header may end inside one. */
const clean = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 180)
