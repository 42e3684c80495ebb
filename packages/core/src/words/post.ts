/**
 * The plain writer: an article from the figures alone, for installations without a model. Arithmetic in words, never an
 * opinion; every figure it writes is one the checker of claims can find again.
 */
import { type FactBase, type FactPeriod, factOf, type Metric, yearBefore } from '../figures-in-words/facts.ts'
import { formatCompact, formatPerShare } from '../format/amount.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { formatPercent } from '../format/percent.ts'
import { periodWords } from '../format/period-words.ts'
import { growth } from '../statement/margins.ts'
import { isRelease } from '../statement/release-form.ts'
import { incomeSentence } from './income-sentence.ts'
import { divisionPart, geographyPart } from './post-divisions.ts'

export interface WrittenPost {
  title: string
  content: string
}

const figureMetric = (name: Extract<Metric, { kind: 'figure' }>['name']): Metric => ({ kind: 'figure', name })

/** One metric now and a year before, in words. */
interface Compared {
  now: number
  old: number | null
  /** "rose 4.9%", "fell 3.4%", "was unchanged", or null where there is nothing to compare with */
  moved: string | null
}

function compared(period: FactPeriod, before: FactPeriod | null, metric: Metric): Compared | null {
  const now = factOf(period, metric)?.value
  if (now === undefined) return null
  const old = before ? (factOf(before, metric)?.value ?? null) : null
  const change = growth(now, old)
  const text = change === null ? null : formatPercent(Math.abs(change))
  const moved =
    change === null || text === null
      ? null
      : text === '0.0%'
        ? 'was unchanged'
        : `${change > 0 ? 'rose' : 'fell'} ${text}`
  return { now, old, moved }
}

const sentences = (...parts: (string | null | false | undefined)[]): string => parts.filter(Boolean).join(' ')

/** @returns null where the statement has neither revenue nor net income: nothing could be told */
export function writePost(base: FactBase): WrittenPost | null {
  const [period] = base.periods
  const before = yearBefore(base, period)
  const money = (value: number) => formatCompact(value, base.currency)
  const revenue = compared(period, before, figureMetric('total_revenue'))
  const net = compared(period, before, figureMetric('net_income'))
  if (!revenue || !net) return null
  const parts = [
    lead(base, period, revenue, net, money),
    '[Income flow](income_flow)',
    divisionPart(base, period, before, money),
    profitPart(period, before, money),
    perSharePart(base, period, before),
    trailingPart(base, money),
    geographyPart(period, money),
    watchPart(period, before),
    isRelease(base.form_type)
      ? 'Every figure above is looked up in [the release](filing_url), as released and unaudited, and opens its cell there.'
      : 'Every figure above is looked up in [the filing](filing_url) and opens its cell there.',
  ]
  return {
    title: titleOf(base, period, revenue, net),
    content: parts.filter((part) => part !== null && part !== '').join('\n\n'),
  }
}

function titleOf(base: FactBase, period: FactPeriod, revenue: Compared, net: Compared): string {
  const name = shortCompanyName(base.company)
  const when = periodWords(period.code)
  const top = [...period.business].sort((a, b) => (b.revenue ?? 0) - (a.revenue ?? 0))[0]
  const share = top?.revenue && revenue.now > 0 ? top.revenue / revenue.now : 0
  const change = growth(revenue.now, revenue.old)
  if (net.now < 0 && net.old !== null && net.old > 0) return `${name} swung to a loss in ${when}`
  if (net.now < 0) return `${name} lost ${formatCompact(-net.now, base.currency)} in ${when}`
  if (net.old !== null && net.old < 0) return `${name} returned to profit in ${when}`
  if (change !== null && change >= 0.5) return `Revenue of ${name} grew ${formatPercent(change)} in ${when}`
  // A division that is called by what it is says nothing in a headline.
  if (
    share >= 0.7 &&
    share < 0.995 &&
    top &&
    !/\b(?:revenues?|sales|other|services|products|equipment|reportable)\b/i.test(top.label)
  )
    return `${name}: ${formatPercent(share)} of revenue from ${top.label}`
  if (change !== null && change > 0.005 && net.old !== null && net.now < net.old * 0.99)
    return `${name} sold more and kept less in ${when}`
  if (change !== null && change < -0.005 && net.old !== null && net.now > net.old * 1.01)
    return `${name} sold less and kept more in ${when}`
  if (change !== null && change >= 0.1) return `Revenue of ${name} grew ${formatPercent(change)} in ${when}`
  const kept = (net.now / revenue.now) * 100
  if (base.currency === 'USD' && kept >= 1 && kept < 100)
    return `${name} kept ${Math.round(kept)} cents of every sales dollar in ${when}`
  return `${name}: ${formatCompact(revenue.now, base.currency)} of revenue in ${when}`
}

function lead(
  base: FactBase,
  period: FactPeriod,
  revenue: Compared,
  net: Compared,
  money: (v: number) => string,
): string {
  const name = shortCompanyName(base.company)
  const when = periodWords(period.code)
  const margin = revenue.now > 0 && net.now > 0 ? `, a net margin of ${formatPercent(net.now / revenue.now)}` : ''
  const first = revenue.moved
    ? `${name} took in revenue of **${money(revenue.now)}** in ${when}; it ${revenue.moved} from ${money(revenue.old ?? 0)} a year earlier.`
    : `${name} took in revenue of **${money(revenue.now)}** in ${when}.`
  const second =
    net.now < 0
      ? sentences(
          `The net loss was **${money(-net.now)}**${net.old === null ? '.' : net.old < 0 ? `, against a net loss of ${money(-net.old)} the year before.` : `, against net income of ${money(net.old)} the year before.`}`,
        )
      : net.moved
        ? `Net income ${net.moved} to **${money(net.now)}**${margin}.`
        : net.old !== null && net.old < 0
          ? `Net income was **${money(net.now)}**${margin}, after a net loss of ${money(-net.old)} the year before.`
          : `Net income was **${money(net.now)}**${margin}.`
  const figures = { ...period.figures, currency: base.currency }
  const kept = incomeSentence(base.company, {
    currency: base.currency,
    total_revenue: figures.total_revenue,
    gross_profit: figures.gross_profit,
    cost_of_revenue: figures.cost_of_revenue,
    net_income: figures.net_income,
  })
  // With next to no revenue a loss of thousands on a hundred says nothing.
  return sentences(first, second, Math.abs(net.now) < 5 * revenue.now && kept)
}

/** "widened to 46.2% from 44.1%" */
function marginMoved(
  period: FactPeriod,
  before: FactPeriod | null,
  name: 'gross_margin' | 'operating_margin',
): string | null {
  const now = factOf(period, { kind: 'ratio', name })?.value
  const old = before ? factOf(before, { kind: 'ratio', name })?.value : undefined
  if (now === undefined) return null
  const [a, b] = [formatPercent(now), old === undefined ? null : formatPercent(old)]
  if (b === null) return `was ${a}`
  return a === b ? `stayed at ${a}` : `${now > (old ?? 0) ? 'widened' : 'narrowed'} to ${a} from ${b}`
}

function profitPart(period: FactPeriod, before: FactPeriod | null, money: (v: number) => string): string | null {
  const get = (name: Parameters<typeof figureMetric>[0]) => compared(period, before, figureMetric(name))
  const [cost, gross, operating, tax, revenue] = [
    get('cost_of_revenue'),
    get('gross_profit'),
    get('operating_income'),
    get('income_tax_expense'),
    get('total_revenue'),
  ]
  const lines: string[] = []
  if (cost && gross && gross.now >= 0) {
    const margin = marginMoved(period, before, 'gross_margin')
    lines.push(
      sentences(
        `Cost of revenue took ${money(cost.now)} and left a gross profit of ${money(gross.now)}.`,
        margin && `The gross margin ${margin}.`,
      ),
    )
  }
  const expenses = factOf(period, { kind: 'expenses' })
  if (expenses && expenses.value > 0 && revenue && revenue.now > 0 && cost) {
    const largest = [...period.expenses]
      .filter((one) => one.amount > 0)
      .sort((a, b) => b.amount - a.amount)
      .slice(0, 3)
    const list = largest.map((one) => `${lowerFirst(one.name)} ${money(one.amount)}`)
    lines.push(
      sentences(
        `Operating expenses came to ${money(expenses.value)}${shareText(expenses.value, revenue.now)}.`,
        list.length > 1 && `The largest lines were ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.`,
      ),
    )
  }
  if (operating) {
    const margin = marginMoved(period, before, 'operating_margin')
    const text =
      operating.now < 0
        ? `The operating loss was ${money(-operating.now)}.`
        : sentences(
            operating.moved
              ? `Operating income ${operating.moved} to ${money(operating.now)}.`
              : `Operating income was ${money(operating.now)}.`,
            margin && `The operating margin ${margin}.`,
          )
    lines.push(text)
  }
  if (tax && tax.now !== 0) {
    const rate = factOf(period, { kind: 'ratio', name: 'effective_tax_rate' })?.value
    const old = before ? factOf(before, { kind: 'ratio', name: 'effective_tax_rate' })?.value : undefined
    const rateText =
      rate === undefined || rate < 0 || rate > 1 ? null : `the effective tax rate was ${formatPercent(rate)}`
    const from =
      rate === undefined || old === undefined || old < 0 || formatPercent(rate) === formatPercent(old)
        ? ''
        : `, ${rate > old ? 'up' : 'down'} from ${formatPercent(old)}`
    lines.push(
      tax.now < 0
        ? `Taxes helped: there was an income tax benefit of ${money(-tax.now)}.`
        : rateText
          ? `Income taxes were ${money(tax.now)}; ${rateText}${from}.`
          : `Income taxes were ${money(tax.now)}.`,
    )
  }
  return lines.length === 0 ? null : `## From revenue to profit\n\n${lines.join('\n\n')}`
}

/** "Research and development" → "research and development"; names in capitals and names of things stay. */
function lowerFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** ', 15.3% of revenue'; nothing beyond ten times revenue, where the share tells of the revenue alone. */
const shareText = (part: number, revenue: number): string =>
  part > 10 * revenue ? '' : `, ${formatPercent(part / revenue)} of revenue`

function perSharePart(base: FactBase, period: FactPeriod, before: FactPeriod | null): string | null {
  const name = period.figures.diluted_eps == null ? 'basic_eps' : 'diluted_eps'
  const what = name === 'diluted_eps' ? 'Diluted' : 'Basic'
  const now = period.figures[name]
  if (now === null || now === undefined) return null
  const old = before?.figures[name]
  const text = (value: number) => formatPerShare(Math.abs(value), base.currency)
  // A split between the two periods would make the comparison meaningless.
  const shares = compared(
    period,
    before,
    figureMetric(name === 'diluted_eps' ? 'weighted_avg_shares_diluted' : 'weighted_avg_shares_basic'),
  )
  const count = shares ? growth(shares.now, shares.old) : null
  const isOneBasis = count === null || Math.abs(count) < 0.3
  const compare =
    isOneBasis && now > 0 && old != null && old > 0 && text(now) !== text(old)
      ? `, ${now > old ? 'up' : 'down'} from ${text(old)}`
      : ''
  const first =
    now < 0
      ? `The ${what.toLowerCase()} loss per share was ${text(now)}.`
      : `${what} earnings per share were ${text(now)}${compare}.`
  const sharesText =
    shares && count !== null && isOneBasis && Math.abs(count) >= 0.0005
      ? `Average ${what.toLowerCase()} shares were ${formatCompact(shares.now)}, ${formatPercent(Math.abs(count))} ${count > 0 ? 'more' : 'fewer'} than a year earlier.`
      : null
  return `## Per share\n\n${sentences(first, sharesText)}`
}

function trailingPart(base: FactBase, money: (v: number) => string): string | null {
  const trailing = base.periods.find((one) => one.code === 'TTM')
  const [period] = base.periods
  const revenue = trailing?.figures.total_revenue
  const net = trailing?.figures.net_income
  // A yearly report is its own last four quarters.
  if (!trailing || period.months === 12 || revenue == null || net == null) return null
  const second = net < 0 ? `the net loss to ${money(-net)}` : `net income to ${money(net)}`
  return `## The last four quarters\n\nOver the last four quarters, revenue came to ${money(revenue)} and ${second}.`
}

function watchPart(period: FactPeriod, before: FactPeriod | null): string | null {
  const points: string[] = []
  const revenue = compared(period, before, figureMetric('total_revenue'))
  const top = [...period.business].sort((a, b) => (b.revenue ?? 0) - (a.revenue ?? 0))[0]
  if (
    top?.revenue &&
    revenue &&
    revenue.now > 0 &&
    top.revenue / revenue.now >= 0.4 &&
    top.revenue / revenue.now < 0.995
  )
    points.push(
      `**Concentration.** ${top.label} brings in ${formatPercent(top.revenue / revenue.now)} of revenue: what happens there moves the whole.`,
    )
  for (const name of ['gross_margin', 'operating_margin'] as const) {
    const now = factOf(period, { kind: 'ratio', name })?.value
    const old = before ? factOf(before, { kind: 'ratio', name })?.value : undefined
    if (now === undefined || old === undefined || Math.abs(now - old) < 0.01 || Math.abs(now - old) > 1) continue
    const words = name === 'gross_margin' ? 'gross margin' : 'operating margin'
    points.push(
      `**The ${words}.** It ${now > old ? 'gained' : 'lost'} ${formatPercent(Math.abs(now - old)).replace('%', '')} percentage points in a year. The next report shows whether that lasts.`,
    )
  }
  const expense = factOf(period, { kind: 'expenses' })?.value
  const oldExpense = before ? factOf(before, { kind: 'expenses' })?.value : undefined
  const costs = growth(expense ?? null, oldExpense ?? null)
  const sales = revenue ? growth(revenue.now, revenue.old) : null
  if (costs !== null && sales !== null && costs > 0.005 && costs > sales + 0.02 && Math.abs(sales) > 0.0005)
    points.push(
      `**Spending.** Operating expenses rose ${formatPercent(costs)}, and revenue ${sales > 0 ? 'rose' : 'fell'} ${formatPercent(Math.abs(sales))}.`,
    )
  const tax = factOf(period, { kind: 'ratio', name: 'effective_tax_rate' })?.value
  const oldTax = before ? factOf(before, { kind: 'ratio', name: 'effective_tax_rate' })?.value : undefined
  if (tax !== undefined && oldTax !== undefined && Math.abs(tax - oldTax) >= 0.04 && tax > 0 && oldTax > 0)
    points.push(
      `**Taxes.** The effective tax rate went from ${formatPercent(oldTax)} to ${formatPercent(tax)}. Net income before that effect tells more about the business.`,
    )
  if (points.length === 0) return null
  return `## What to watch\n\n${points.map((point) => `- ${point}`).join('\n')}`
}
