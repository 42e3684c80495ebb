/** Tweets from figures alone: company, cashtag, period, revenue and net income, and the place of the post's address. */
import { type FactBase, yearBefore } from '../figures-in-words/facts.ts'
import { formatCompact, formatPerShare } from '../format/amount.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { formatChange, formatPercent } from '../format/percent.ts'
import { periodWords } from '../format/period-words.ts'
import { growth } from '../statement/margins.ts'
import { incomeHeadline } from './income-sentence.ts'
import { cameWords, sourceName } from './released-and-filed.ts'

/** Stands where the address of the post will be; counts as a link. */
export const BLOG_URL = '{blog_url}'
/** Between the variations of one answer. */
export const TWEET_DIVIDER = '\n-----\n'
export const TWEET_LIMIT = 280

/** Every variation the figures allow, the plainest first; at least three where revenue and net income are known. */
export function writeTweets(base: FactBase): string[] {
  const [period] = base.periods
  const before = yearBefore(base, period)
  const { total_revenue: revenue, net_income: net, diluted_eps: eps } = period.figures
  if (revenue == null || net == null) return []
  const ticker = base.tickers[0]
  const who = `${shortCompanyName(base.company)}${ticker ? ` $${ticker.replace(/[^A-Za-z]+/g, '.')}` : ''}`
  const money = (value: number) => formatCompact(value, base.currency)
  const result = net < 0 ? `net loss ${money(-net)}` : `net income ${money(net)}`
  const change = (now: number, old: number | null | undefined) => {
    const grown = growth(now, old ?? null)
    return grown === null ? '' : ` (${formatChange(grown)})`
  }
  const out = [
    `${who} ${period.code}: revenue ${money(revenue)}${change(revenue, before?.figures.total_revenue)}, ${result}${net < 0 ? '' : change(net, before?.figures.net_income)}.`,
  ]
  const headline = incomeHeadline(base.company, { currency: base.currency, total_revenue: revenue, net_income: net })
  if (headline) out.push(`${headline}. ${who} ${period.code}: revenue ${money(revenue)}, ${result}.`)
  const top = [...period.business].sort((a, b) => (b.revenue ?? 0) - (a.revenue ?? 0))[0]
  if (top?.revenue && revenue > 0 && period.business.length > 1)
    out.push(
      `${who} ${period.code}: ${top.label} brought in ${money(top.revenue)}, ${formatPercent(top.revenue / revenue)} of revenue. Revenue ${money(revenue)}, ${result}.`,
    )
  if (revenue > 0 && net > 0)
    out.push(`${who} ${period.code}: revenue ${money(revenue)}, ${result}, net margin ${formatPercent(net / revenue)}.`)
  if (eps != null && eps > 0)
    out.push(
      `${who} ${period.code}: diluted EPS ${formatPerShare(eps, base.currency)}, revenue ${money(revenue)}, ${result}.`,
    )
  if (before?.figures.total_revenue != null)
    out.push(
      `${who} ${period.code} in two lines. Revenue: ${money(revenue)}, from ${money(before.figures.total_revenue)} a year earlier. ${result.charAt(0).toUpperCase()}${result.slice(1)}.`,
    )
  return out.map((text) => `${text} ${BLOG_URL}`).filter((text) => roughLength(text) <= TWEET_LIMIT)
}

/** The same for a statement whose figures are for subscribers (decision 59): what is to be read, and no figure. */
export function writeReservedTweets(base: FactBase, form: string): string[] {
  const [period] = base.periods
  const ticker = base.tickers[0]
  const who = `${shortCompanyName(base.company)}${ticker ? ` $${ticker.replace(/[^A-Za-z]+/g, '.')}` : ''}`
  const when = periodWords(period.code)
  return [
    `${who} ${period.code}: revenue, net income and everything between, each figure linked to its place in the ${sourceName(form)}.`,
    `${who} ${cameWords(form, period.code)}. Where revenue came from, what it cost and what was left as net income:`,
    `From the top line to earnings per share: the income statement of ${who} for ${when}, read line by line.`,
  ].map((text) => `${text} ${BLOG_URL}`)
}

/** The length without X's own rules: a link 23, everything else one each; the server counts exactly. */
function roughLength(text: string): number {
  return [...text.replace(BLOG_URL, 'x'.repeat(23))].length
}

/** Variations of one answer, cut at the divider lines. */
export function splitTweets(response: string): string[] {
  return response
    .split(/\n\s*-{5}\s*\n/)
    .map((text) => text.replace(/^\s*-{5}\s*|\s*-{5}\s*$/g, '').trim())
    .filter((text) => text !== '')
}
