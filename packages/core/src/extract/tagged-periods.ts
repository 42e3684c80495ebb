/** The periods of a tagged document: what each column of the face reads, and the comparatives beside the current one. */
import { fiscalYearByEnd } from '../filing/period-end.ts'
import { periodDays, periodMonths } from '../format/day.ts'
import type { PriorPeriod } from '../statement/statement.ts'
import { divisionsOfAxes } from './divisions/from-axes.ts'
import { readColumn, type TaggedColumn } from './roles/tagged/column.ts'
import { type Amount, money as isMoney } from './sheet/amount.ts'
import { printedFigures } from './shown.ts'
import { type Period, priorPeriod } from './statement.ts'
import { dashedTaxes } from './statements/tagged/dashes.ts'
import { linesOf, noteLines } from './statements/tagged/face.ts'
import { type fiscalNames, type Span, same } from './statements/tagged/period.ts'
import type { Fact, Facts } from './tags/facts.ts'
import type { Face } from './tags/tables.ts'

type Names = ReturnType<typeof fiscalNames>

export const periodOf = ({ start, end }: Span, { year, period }: Names, currency: string): Period => ({
  currency,
  start_date: start,
  end_date: end,
  period_in_months: periodMonths(start, end),
  fiscal_year: year,
  fiscal_period: period,
})

export function most<T>(values: readonly T[]): T | null {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: T | null = null
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value
  return best
}

/** The figures of one period of the face; those of the notes only where they are asked for. */
export function columnOf(facts: Facts, face: Face, span: Span, withNotes: boolean): TaggedColumn {
  const matches = (fact: Fact) => same(span, fact)
  const lines = linesOf(facts, face.rows, matches)
  let notes: Amount[] | null = null
  const sources = {
    face: lines,
    notes: () => {
      notes ??= withNotes ? noteLines(facts, face, matches) : []
      return notes
    },
  }
  return readColumn(sources, scaleOf(lines), dashedTaxes(facts, face))
}

/** The power of ten that most amounts of money are printed in. */
export const scaleOf = (lines: readonly Amount[]): number => most(lines.filter(isMoney).map(({ scale }) => scale)) ?? 0

/** Comparative columns of like length on the face (decision 63), newest first, at most ten. */
export function priorPeriods(facts: Facts, face: Face, span: Span, names: Names, currency: string): PriorPeriod[] {
  const spans = new Map<string, Span>()
  const days = periodDays(span.start, span.end)
  for (const fact of face.rows.flatMap((row) => row.facts)) {
    const { start, end, dims } = fact.period
    if (start === null || dims.size > 0 || end >= span.start) continue
    if (Math.abs(periodDays(start, end) - days) <= 25) spans.set(`${start} ${end}`, { start, end })
  }
  const sorted = [...spans.values()].sort((a, b) => (a.end < b.end ? 1 : -1)).slice(0, 10)
  return sorted.flatMap((prior, at) => {
    const { picked, unit, expenses } = columnOf(facts, face, prior, false)
    const printed = printedFigures(picked, unit)
    if (printed.figures.net_income === null && printed.figures.total_revenue === null) return []
    // Divisions are compared with the year before only; each further column would be searched for nothing.
    const lines = {
      expenses,
      money: unit,
      ...(at === 0 ? { divisions: divisionsOfAxes(facts, face, prior, picked.total_revenue ?? null, unit) } : {}),
    }
    return [priorPeriod(periodOf(prior, namesBefore(prior, span, names), currency), printed, lines)]
  })
}

/** Year and quarter of an earlier period as the company names them: those of the current one, so many years before. */
function namesBefore(prior: Span, span: Span, { year, period }: Names): Names {
  const years = periodDays(prior.end, span.end) / 365.25
  const back = Math.round(years)
  return Math.abs(years - back) < 0.1
    ? { year: year - back, period }
    : { year: fiscalYearByEnd(prior.end), period: null }
}
