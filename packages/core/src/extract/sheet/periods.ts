import {
  type Day,
  dayNumber,
  type FoundDay,
  findDays,
  findLength,
  findMonthDay,
  findYears,
  type Length,
  lastOfMonth,
  monthsBetween,
} from '../document/dates.ts'
import type { Column, Laid } from './columns.ts'

/** The period of one column. */
export interface Period {
  end: Day | null
  months: number | null
  weeks: number | null
  /** Printed in the head ("period from ... to ..."). */
  start: Day | null
  /** The year as the head names it. */
  named: number | null
  cumulative: boolean
  /** The head prints the whole date; else it is put together from the caption or the cover. */
  exact: boolean
}

/** What the cover says of the period. */
export interface Covered {
  form: string | null
  end: Day | null
  transition: number | null
}

/** How many months the statement is for: the transition period the cover names, else those of the form. */
export function expectedMonths({ form, transition }: Pick<Covered, 'form' | 'transition'>): number {
  return transition ?? (form?.startsWith('10-Q') ? 3 : 12)
}

/** A quarter by its number: its year is the company's, which may end in another (0000320193-98-000003). */
const NUMBERED = /\b(first|second|third|fourth) (?:fiscal )?quarter\b/i
const numberOf = (head: string): string | null => NUMBERED.exec(head)?.[1]?.toLowerCase() ?? null

const ENDED = /(?:ended|ending)\b(.{0,80})/gi

/** Month and day that the caption gives to heads of bare years: the table's own words first, then those next to it. */
function captionDay(caption: string): { month: number; day: number } | null {
  for (const part of caption.split(' || ')) {
    const found = [...part.matchAll(ENDED)].at(-1)
    const day = found ? findMonthDay((found[1] ?? '').slice(0, 30)) : null
    if (day) return day
  }
  return null
}

/** The table's own words, and what follows the last "ended" above it. */
function datedWords(caption: string): string {
  const [own = '', above = ''] = caption.split(' || ')
  const at = Math.max(above.lastIndexOf('ended'), above.lastIndexOf('ENDED'), above.lastIndexOf('Ended'))
  return at < 0 ? own : `${own} ${above.slice(at)}`
}

function captionLength(caption: string): Length | null {
  for (const part of caption.split(' || ')) {
    const length = findLength(part)
    if (length) return length
  }
  return null
}

/**
 * The day that a head names last. A year of its own below dates that stand over all columns ("Years ended April 1, 1995,
 * April 2, 1994 and April 3, 1993" over "1995") is that column's: its day is the one of that year (0000950123-95-001870),
 * or the caption's day in that year (0000950110-96-000328).
 */
function underCaption(head: string, days: readonly FoundDay[]): Day | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const own = /(?:^|[\s(])((?:19|20)\d\d)[\s*)]*$/.exec(head)
  const year = Number(own?.[1])
  if (own === null || last.day.year === year || !/(?:19|20)\d\d/.test(head.slice(last.index, own.index)))
    return last.day
  const { month, day } = last.day
  return days.find((one) => one.day.year === year)?.day ?? { year, month, day: Math.min(day, lastOfMonth(year, month)) }
}

function readHead(head: string, caption: string, said: () => Length | null, coverEnd: Day | null): Period {
  const days = findDays(head)
  const range = /\bfrom\b|\bthrough\b|\bto\b|\b-\b/i.test(head) && days.length >= 2
  const cumulative = /inception|cumulative|since|exploration stage|development stage/i.test(head)
  let length = findLength(head)
  const years = findYears(head)
  const named = years.at(-1) ?? null
  let end = underCaption(head, days)
  let start: Day | null = null
  if (range && !cumulative) {
    start = days.at(-2)?.day ?? null
    if (start && end && dayNumber(start) < dayNumber(end)) length = { months: monthsBetween(start, end), weeks: null }
    else start = null
  }
  // "Successor July 22 to September 30" under a year of its own (T7).
  const part = /([a-z]{3,9}\.? \d{1,2}) (?:to|through|[-–—]) ([a-z]{3,9}\.? \d{1,2})(?!\d)/i.exec(head)
  if (!start && named !== null && part) {
    const from = findMonthDay(part[1] ?? '')
    const to = findMonthDay(part[2] ?? '')
    if (from && to) {
      end = { year: named, ...to }
      start = { year: named, ...from }
      length = { months: monthsBetween(start, end), weeks: null }
    }
  }
  if (!end && named !== null) {
    const whole = findDays(datedWords(caption)).find((found) => found.day.year === named)
    const others = () =>
      (whole ? whole.day : null) ??
      captionDay(caption) ??
      (coverEnd && !/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(caption) ? coverEnd : null)
    const md = findMonthDay(head) ?? (numberOf(head) ? null : others())
    if (md) end = { year: named, month: md.month, day: Math.min(md.day, lastOfMonth(named, md.month)) }
  }
  length ??= said()
  return {
    end,
    months: length?.months ?? null,
    weeks: length?.weeks ?? null,
    start,
    named,
    cumulative,
    exact: days.length > 0 || (named !== null && findMonthDay(head) !== null),
  }
}

/**
 * Dates that run into each other over all columns ("September 3, 2023August 28, 2022"): every column has the whole line
 * for its head, and each date is its own column's.
 */
function unfold(columns: readonly Column[], periods: readonly Period[]): void {
  const own = columns.flatMap(({ kind, head }, j) =>
    kind === 'amount' ? [{ days: findDays(head), period: periods[j] }] : [],
  )
  const first = own[0]?.days ?? []
  const wide = own.length
  if (wide < 2 || first.length !== wide || new Set(first.map(({ day }) => dayNumber(day))).size !== wide) return
  const line = first.map(({ day }) => dayNumber(day)).join()
  if (own.some(({ days }) => days.map(({ day }) => dayNumber(day)).join() !== line)) return
  for (const [k, { period }] of own.entries()) {
    const day = first[k]?.day
    if (period && day) Object.assign(period, { end: day, named: day.year, start: null, exact: true })
  }
}

/** Days between the ends of two fiscal years in weeks. */
const A_YEAR = [350, 378] as const

/**
 * Fiscal years by number under a line of their last days ("Fiscal years ended January 2, 1994, January 1, 1995 and
 * December 31, 1995" over 1993, 1994 and 1995, 0000950144-96-001471): each has the day that stands in its place, also
 * where that is a day of the next year and two of them are days of one.
 */
function inLine(amounts: readonly Period[], caption: string): void {
  const wide = amounts.length
  const steps = (list: readonly number[]) => list.slice(1).map((value, k) => value - (list[k] ?? 0))
  const years = steps(amounts.map(({ named }) => named ?? Number.NaN))
  const [step] = years
  if (wide < 2 || (step !== 1 && step !== -1) || years.some((one) => one !== step)) return
  if (amounts.some(({ exact, start }) => exact || start !== null)) return
  for (const part of [datedWords(caption), ...caption.split(' || ')]) {
    const days = findDays(part).map(({ day }) => day)
    const gaps = steps(days.map(dayNumber))
    const sign = Math.sign(gaps[0] ?? 0)
    if (days.length !== wide || gaps.some((gap) => gap * sign < A_YEAR[0] || gap * sign > A_YEAR[1])) continue
    const ends = sign === step ? days : days.toReversed()
    for (const [k, period] of amounts.entries()) Object.assign(period, { end: ends[k] ?? null, exact: true })
    return
  }
}

/** The last month in which a fiscal year named after the calendar year before may end. */
const LATEST_NAMED_BEFORE = 7

/** The periods of all columns; years without a date follow the cover (T3). */
export function readPeriods(laid: Laid, before: string, cover: { end: Day | null; form: string | null }): Period[] {
  const caption = `${laid.caption} || ${before.slice(-220)} || ${before.slice(-500)}`
  let known: Length | null | undefined
  const said = () => {
    if (known === undefined) known = captionLength(caption)
    return known
  }
  const periods = laid.columns.map((column) => readHead(column.head, caption, said, cover.end))
  const amounts = periods.filter((_, j) => laid.columns[j]?.kind === 'amount')
  unfold(laid.columns, periods)
  inLine(amounts, caption)
  // Fewer dates than columns: years named in the caption in the order of the columns.
  if (amounts.every((p) => p.end === null && p.named === null)) {
    const days = findDays(caption)
    const wide = amounts.length
    const recent = days.slice(-wide)
    if (wide > 1 && recent.length === wide)
      for (const [k, p] of amounts.entries()) Object.assign(p, { end: recent[k]?.day ?? null, exact: true })
    else {
      const years = [...new Set(findYears(caption))]
      const md = captionDay(caption) ?? cover.end
      if (md && years.length >= wide && wide >= 1) {
        const list = years.slice(-wide)
        for (const [k, p] of amounts.entries()) p.end = { year: list[k] ?? 0, month: md.month, day: md.day }
      } else if (wide === 1) {
        const only = amounts[0]
        if (only) only.end = days.at(-1)?.day ?? cover.end
      }
    }
  }
  if (cover.end) {
    const end = cover.end
    const newest = Math.max(...amounts.map((p) => p.named ?? p.end?.year ?? 0))
    const number = numberOf(laid.columns.find(({ kind }) => kind === 'amount')?.head ?? '')
    for (const [j, p] of periods.entries()) {
      const column = laid.columns[j]
      if (column?.kind !== 'amount' || numberOf(column.head) !== number) continue
      if (p.end === null && p.named !== null)
        p.end = { year: end.year - (newest - p.named), month: end.month, day: end.day }
    }
    // A head that names fiscal years only ("Fiscal 2024" ending in 2025): shift to the cover's date. Not where a column
    // has no year: that one may be the current.
    const best = amounts.filter((p) => p.end).map((p) => Math.abs(dayNumber(p.end ?? end) - dayNumber(end)))
    const near = Math.min(...best)
    const named = amounts.every((p) => p.start === null && p.end !== null && !p.exact)
    const shift = Math.max(...amounts.map((p) => p.end?.year ?? 0)) < end.year ? 1 : -1
    // A year that ends late is named by its end: then the current column is missing.
    if (near > 300 && near < 400 && named && (shift < 0 || end.month <= LATEST_NAMED_BEFORE)) {
      for (const p of amounts) if (p.end && p.end.month === end.month) p.end = { ...p.end, year: p.end.year + shift }
    }
    // The same month printed without its day, or the month end where the year counts weeks (T135).
    for (const p of amounts)
      if (p.end && Math.abs(dayNumber(p.end) - dayNumber(end)) <= 6 && dayNumber(p.end) !== dayNumber(end)) p.end = end
  }
  return periods
}

/** Heads of a statement by companies: what is taken out between them, and all of them together. */
export const ELIMINATIONS = /eliminat/i
export const GROUP = /\bconsolidated\b/i
/** What a single company's column loses beside the group's. */
const PART = 30

/** The columns of amounts that may be the current period's, the likeliest first, each with its points. */
export function rankedColumns(
  columns: readonly Column[],
  periods: readonly Period[],
  cover: Covered,
): { column: number; points: number }[] {
  const parts = columns.some(({ head }) => ELIMINATIONS.test(head)) && columns.some(({ head }) => GROUP.test(head))
  return columns
    .flatMap(({ kind, head }, column) => {
      const period = periods[column]
      if (!period || kind !== 'amount') return []
      const part = parts && (!GROUP.test(head) || ELIMINATIONS.test(head)) ? PART : 0
      return [{ column, points: pointsOf(period, head, cover) - part - column * 0.001 }]
    })
    .sort((a, b) => b.points - a.points)
}

/** A column is the current one by its length, then by its date; never by its place (T10, T11, T136, T137). */
function pointsOf(period: Period, head: string, cover: Covered): number {
  const expected = expectedMonths(cover)
  const off = Math.abs((period.months ?? expected) - expected)
  let points = off <= 1 ? -off : off <= 2 && period.start ? -2 : -40 - off
  if (period.cumulative) points -= 60
  if (period.end) {
    points += dayNumber(period.end) / 100_000
    if (cover.end) {
      const gap = Math.abs(dayNumber(period.end) - dayNumber(cover.end))
      points -= gap <= 10 ? 0 : gap < 200 ? 30 : 20 + Math.min(40, gap / 365)
    } else points += dayNumber(period.end) / 400
  } else points -= 10
  if (/predecessor/i.test(head)) points -= 8
  if (/(?:previously|originally) reported|\badjustments?\b/i.test(head)) points -= 20
  if (/pro ?-?forma|restated|unconsolidated|parent|eliminat/i.test(head)) points -= 15
  return points
}

/** Index of the current period's column; -1 where none holds amounts. */
export const currentColumn = (columns: readonly Column[], periods: readonly Period[], cover: Covered): number =>
  rankedColumns(columns, periods, cover)[0]?.column ?? -1
