/** The periods of a table's columns: by their heads, by the caption, and by the cover where neither names a day. */
import { isAnnual } from '../../filing/identity.ts'
import { dayNumber, findDays, findLength, findYears, type Length } from '../document/dates.ts'
import type { Column, Laid } from './columns.ts'
import { isQuarterly } from './current-column.ts'
import { captionDay, captionLength, datedWords, numberOf, type Period, readHead } from './head-period.ts'
import type { NamedQuarter } from './quarter-heads.ts'

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

/**
 * The length that the words over a table give to heads without one. Part of a year that a column's own head names ("Eight Months
 * Ended December 31, 1993" of a successor beside "1994") is that column's: the year of an annual report is whole.
 */
function lengthOfAll({ columns }: Laid, caption: string, form: string | null): Length | null {
  const length = captionLength(caption)
  if (length === null || length.months >= 12 || form === null || !isAnnual(form)) return length
  return columns.some(({ head }) => findLength(head)?.months === length.months) ? null : length
}

/** The last month in which a fiscal year named after the calendar year before may end. */
const LATEST_NAMED_BEFORE = 7

/** The periods of all columns; years without a date follow the cover (T3). */
export function readPeriods(laid: Laid, before: string, cover: NamedQuarter & { form: string | null }): Period[] {
  const caption = `${laid.caption} || ${before.slice(-220)} || ${before.slice(-500)}`
  let known: Length | null | undefined
  const said = () => {
    if (known === undefined) known = lengthOfAll(laid, caption, cover.form)
    return known
  }
  const periods = laid.columns.map((column) => readHead(column.head, caption, said, cover))
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
      if (column?.kind !== 'amount') continue
      const own = numberOf(column.head)
      // Beside "Second-Quarter" stand its own six months, whatever other days the words above name (0000078003-25-000136).
      const isBeside = number !== null && own === null && isQuarterly(cover) && !p.exact
      if (own !== number && !isBeside) continue
      if ((p.end === null || isBeside) && p.named !== null)
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
