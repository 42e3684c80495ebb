/**
 * What changed since the same period a year before, in at most three sentences: revenue, margin, and the division or
 * expense that moved it most. Arithmetic over figures of two statements, never generated text (design principle 5).
 * Used by the filing page, mails, feeds and descriptions.
 */

import { formatCompact } from '../format/amount.ts'
import { formatChange, formatPercent } from '../format/percent.ts'
import { growth } from '../statement/margins.ts'

interface NamedAmount {
  name: string
  /** whole units */
  amount: number
}

/** One of the two periods; amounts in whole units, null = unknown or not for this viewer. */
export interface ComparedPeriod {
  period_code: string
  currency: string
  total_revenue: number | null
  net_income: number | null
  /** revenue by division; empty = not known */
  divisions: readonly NamedAmount[]
  /** operating expenses, positive for a cost; empty = not known */
  expenses: readonly NamedAmount[]
}

/** Below this a change is called none: half a tenth of a percent is rounding. */
const LEVEL = 0.0005

/** @returns no sentence where the two stand in different currencies or nothing is known of one */
export function whatChanged(now: ComparedPeriod, before: ComparedPeriod): string[] {
  if (now.currency !== before.currency) return []
  return [revenueSentence(now, before), incomeSentenceOf(now, before), moverSentence(now, before)].flatMap(
    (sentence) => sentence ?? [],
  )
}

const money = (value: number, period: ComparedPeriod) => formatCompact(value, period.currency)

/** 'up 2.0%', 'down 3.1%'; without a percentage where the base is not positive. */
function moved(from: number, to: number): string {
  return from > 0
    ? `${to > from ? 'rose' : 'fell'} ${formatPercent(Math.abs(to / from - 1))}`
    : to > from
      ? 'rose'
      : 'fell'
}

function revenueSentence(now: ComparedPeriod, before: ComparedPeriod): string | null {
  const [to, from] = [now.total_revenue, before.total_revenue]
  if (to === null || from === null || from <= 0) return null
  if (Math.abs(to / from - 1) < LEVEL) return `Revenue of ${money(to, now)} was level with ${before.period_code}.`
  return `Revenue ${moved(from, to)} to ${money(to, now)}, from ${money(from, before)} in ${before.period_code}.`
}

function incomeSentenceOf(now: ComparedPeriod, before: ComparedPeriod): string | null {
  const [to, from] = [now.net_income, before.net_income]
  if (to === null || from === null) return null
  const loss = (value: number, period: ComparedPeriod) => money(Math.abs(value), period)
  if (from < 0 && to < 0) {
    const word = to > from ? 'narrowed' : to < from ? 'widened' : 'stayed'
    return `The net loss ${word} to ${loss(to, now)}, from ${loss(from, before)}.`
  }
  if (from < 0) return `A net loss of ${loss(from, before)} turned into net income of ${money(to, now)}.`
  if (to < 0) return `Net income of ${money(from, before)} turned into a net loss of ${loss(to, now)}.`
  const margins = marginText(now, before)
  if (from === 0 || Math.abs(to / from - 1) < LEVEL)
    return `Net income was ${money(to, now)}, as in ${before.period_code}${margins}.`
  return `Net income ${moved(from, to)} to ${money(to, now)}${margins}.`
}

/** ', a net margin of 24.0% after 25.3%' */
function marginText(now: ComparedPeriod, before: ComparedPeriod): string {
  const margin = (p: ComparedPeriod) =>
    p.total_revenue !== null && p.net_income !== null && p.total_revenue > 0 ? p.net_income / p.total_revenue : null
  const [to, from] = [margin(now), margin(before)]
  if (to === null || from === null) return ''
  return `, a net margin of ${formatPercent(to)} after ${formatPercent(from)}`
}

interface Move extends NamedAmount {
  before: number
  difference: number
}

/** Lines that both periods name alike, largest move first. */
function moves(now: readonly NamedAmount[], before: readonly NamedAmount[]): Move[] {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const known = new Map(before.map((line) => [plain(line.name), line.amount]))
  return now
    .flatMap((line): Move[] => {
      const amount = known.get(plain(line.name))
      return amount === undefined ? [] : [{ ...line, before: amount, difference: line.amount - amount }]
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
}

function moverSentence(now: ComparedPeriod, before: ComparedPeriod): string | null {
  const division = moves(now.divisions, before.divisions)[0]
  if (division && division.difference !== 0 && now.divisions.length > 1)
    return `${division.name} moved revenue most: ${signed(division, now)} to ${money(division.amount, now)}.`
  const expense = moves(now.expenses, before.expenses)[0]
  if (!expense || expense.difference === 0) return null
  return `${expense.name} changed most among the expenses: ${signed(expense, now)} to ${money(expense.amount, now)}.`
}

/** '+$10.97B (+12.9%)' */
function signed(move: Move, period: ComparedPeriod): string {
  const amount = money(move.difference, period)
  const change = growth(move.amount, move.before)
  const percent = change === null ? '' : ` (${formatChange(change)})`
  return `${move.difference > 0 ? `+${amount}` : amount}${percent}`
}
