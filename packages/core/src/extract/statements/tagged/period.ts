/** The filing's current period: by its end and its length, never by column order (decision 49). */

import { formBase, isTransition } from '../../../filing/identity.ts'
import { fiscalYearByEnd } from '../../../filing/period-end.ts'
import { addDays, dayNumber, periodDays } from '../../../format/day.ts'
import type { Ymd } from '../../../statement/statement.ts'
import * as concepts from '../../lexicon/concepts.ts'
import type { TaggedCover } from '../../tags/cover.ts'
import type { Fact, Facts } from '../../tags/facts.ts'

export interface Span {
  start: Ymd
  end: Ymd
}

export const same = (span: Span, fact: Fact): boolean =>
  fact.period.start === span.start && fact.period.end === span.end

/** Periods without dimension that results are tagged for, with how many results each has. */
function resultPeriods(facts: Facts): Map<string, { span: Span; count: number }> {
  const names = [
    ...concepts.NET_INCOME,
    ...concepts.BEFORE_TAX,
    ...concepts.TAX,
    ...concepts.EPS_BASIC,
    ...concepts.EPS_DILUTED,
    ...concepts.REVENUE,
  ]
  const found = new Map<string, { span: Span; count: number }>()
  for (const name of names) {
    for (const prefix of ['us-gaap:', 'ifrs-full:']) {
      for (const fact of facts.byName.get(prefix + name) ?? []) {
        const { start, end, dims } = fact.period
        if (start === null || dims.size > 0 || fact.hidden) continue
        const key = `${start} ${end}`
        const entry = found.get(key)
        if (entry) entry.count++
        else found.set(key, { span: { start, end }, count: 1 })
      }
    }
  }
  return found
}

/**
 * The span of the current period: it ends at the cover's period end (a week either way, where a 52/53-week filer
 * writes the month's end), and is three months long in a 10-Q, a year in an annual form, whatever was printed where
 * a period was split or a transition reported. Null where no result is tagged for such a period.
 */
export function currentSpan(facts: Facts, cover: TaggedCover): Span | null {
  const periods = [...resultPeriods(facts).values()]
  if (periods.length === 0) return null
  const latest =
    periods
      .map(({ span }) => span.end)
      .sort()
      .at(-1) ?? ''
  const wanted = cover.periodEnd ?? latest
  const close = periods.filter(({ span }) => Math.abs(dayNumber(span.end) - dayNumber(wanted)) <= 7)
  if (close.length === 0) return null
  const quarterly = formBase(cover.form ?? '10-K') === '10-Q'
  const transition = isTransition(cover.form ?? '')
  const length = ({ span }: { span: Span }) => periodDays(span.start, span.end)
  const most = Math.max(...close.map((one) => one.count))
  const weighty = close.filter((one) => one.count >= Math.max(2, most / 6))
  const fits = weighty.filter((one) =>
    quarterly ? length(one) >= 75 && length(one) <= 135 : length(one) >= 340 && length(one) <= 380,
  )
  const from = fits.length > 0 && !transition ? fits : weighty
  if (from.length === 0) return null
  // A split period: the part that most results are tagged for; else the shortest in a quarter, the longest in a year.
  const order = quarterly ? (a: number, b: number) => a - b : (a: number, b: number) => b - a
  const sorted = [...from].sort((a, b) => b.count - a.count || order(length(a), length(b)))
  return sorted[0]?.span ?? null
}

/**
 * Year and quarter as the company names them. A quarter that the cover calls FY, or the reverse, is named from the
 * form; a year that is silent by the rule for the year's end.
 */
export function fiscalNames(
  cover: TaggedCover,
  span: Span,
): { year: number; period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | null } {
  const quarterly = formBase(cover.form ?? '10-K') === '10-Q'
  const period = quarterly ? (cover.fiscalPeriod === 'FY' ? null : cover.fiscalPeriod) : 'FY'
  if (cover.fiscalYear !== null) return { year: cover.fiscalYear, period: period ?? quarterOf(cover.yearEnd, span) }
  const named = period ?? quarterOf(cover.yearEnd, span)
  return { year: fiscalYearByEnd(yearEndAfter(cover.yearEnd, span)), period: named }
}

/** The end of the fiscal year the span lies in. */
function yearEndAfter(yearEnd: string | null, span: Span): Ymd {
  if (yearEnd === null || periodDays(span.start, span.end) > 300) return span.end
  const year = Number(span.end.slice(0, 4))
  const end = `${year}-${yearEnd === '02-29' ? '02-28' : yearEnd}`
  return end >= addDays(span.end, -10) ? end : `${year + 1}-${yearEnd === '02-29' ? '02-28' : yearEnd}`
}

function quarterOf(yearEnd: string | null, span: Span): 'Q1' | 'Q2' | 'Q3' | 'Q4' | null {
  if (yearEnd === null) return null
  const left = dayNumber(yearEndAfter(yearEnd, span)) - dayNumber(span.end)
  const quarter = 4 - Math.round(left / 91.3)
  return quarter === 1 || quarter === 2 || quarter === 3 || quarter === 4 ? (`Q${quarter}` as const) : null
}
