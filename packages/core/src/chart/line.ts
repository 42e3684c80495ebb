/** Series of companies → the lines of a chart, each over places of one period axis. */
import type { Series, SeriesPoint } from '../api/wire.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { compareColor, dashOf, type LineColor, type Marker, markerOf } from './color.ts'
import { type Alignment, type PeriodView, placeOf } from './period-axis.ts'
import { hasCurrency, type Quantity, type QuantityName, quantityOf, valueAt } from './quantity.ts'

export interface LinePoint {
  place: number
  /** null = unknown or hidden: a gap */
  value: number | null
  source: SeriesPoint
}

export interface ChartLine {
  id: string
  cik: string
  /** short name in a comparison; null where the chart is about one company */
  company: string | null
  quantity: Quantity
  currency: string
  label: string
  color: LineColor
  marker: Marker
  dash: string | null
  /** ascending by place, one a place */
  points: readonly LinePoint[]
}

export interface ChartCompany {
  cik: string
  name: string
  series: Series
  /** index of its comparison colour */
  color: number
}

function pointsOf(
  points: readonly SeriesPoint[],
  quantity: QuantityName,
  currency: string,
  view: PeriodView,
  alignment: Alignment,
): LinePoint[] {
  const byPlace = new Map<number, LinePoint>()
  for (const source of points) {
    const place = placeOf(source, view, alignment)
    if (place === null || source.currency !== currency) continue
    const before = byPlace.get(place)
    // two periods in one place (a changed year end): the one that ends later
    if (before && before.source.end_date >= source.end_date) continue
    byPlace.set(place, { place, value: valueAt(source, quantity), source })
  }
  return [...byPlace.values()].sort((a, b) => a.place - b.place)
}

const currenciesOf = (points: readonly SeriesPoint[]): string[] => [...new Set(points.map((p) => p.currency))]

/** Lines of one company, coloured by quantity. A company that changed its currency has a line for each (decision 62). */
export function linesOfCompany(
  series: Series,
  quantities: readonly QuantityName[],
  view: PeriodView,
  alignment: Alignment = 'fiscal',
): ChartLine[] {
  return currenciesOf(series.points).flatMap((currency) =>
    quantities.map((name) => {
      const quantity = quantityOf(name)
      return {
        id: `${series.cik}-${name}-${currency}`,
        cik: series.cik,
        company: null,
        quantity,
        currency,
        label: quantity.label,
        color: quantity.color,
        marker: 'circle' as const,
        dash: null,
        points: pointsOf(series.points, name, currency, view, alignment),
      }
    }),
  )
}

/** Lines of a comparison, coloured by company and shaded by quantity (decision 67). */
export function linesOfComparison(
  companies: readonly ChartCompany[],
  quantities: readonly QuantityName[],
  view: PeriodView,
  alignment: Alignment,
): ChartLine[] {
  return companies.flatMap(({ cik, name, series, color }) =>
    currenciesOf(series.points).flatMap((currency) =>
      quantities.map((quantityName, index) => {
        const quantity = quantityOf(quantityName)
        const company = shortCompanyName(name)
        return {
          id: `${cik}-${quantityName}-${currency}`,
          cik,
          company,
          quantity,
          currency,
          label: `${company} ${quantityName === 'total_revenue' ? 'revenue' : quantity.label.replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase())}`,
          color: compareColor(color, index),
          marker: markerOf(index),
          dash: dashOf(index),
          points: pointsOf(series.points, quantityName, currency, view, alignment),
        }
      }),
    ),
  )
}

/**
 * Lines without the periods at the beginning that fewer than half of the companies (and fewer than two) have: a few of
 * the oldest years would press what is compared into a corner.
 * @returns the lines, and how many periods were left out
 */
export function sharedWindow(lines: readonly ChartLine[]): { lines: ChartLine[]; left: number } {
  const companies = new Map<number, Set<string>>()
  for (const line of lines)
    for (const { place, value } of line.points)
      if (value !== null) companies.set(place, (companies.get(place) ?? new Set()).add(line.cik))
  const places = [...companies.keys()].sort((a, b) => a - b)
  const all = new Set([...companies.values()].flatMap((ciks) => [...ciks])).size
  const enough = Math.max(2, Math.ceil(all / 2))
  const from = places.find((place) => (companies.get(place)?.size ?? 0) >= enough)
  if (from === undefined || from === places[0]) return { lines: [...lines], left: 0 }
  return {
    lines: lines.map((line) => ({ ...line, points: line.points.filter(({ place }) => place >= from) })),
    left: places.filter((place) => place < from).length,
  }
}

export interface CurrencyPanel {
  /** null where every line is a ratio or a count of days, which have no currency */
  currency: string | null
  lines: readonly ChartLine[]
}

/** One panel a currency, the one with most lines first; nothing is ever converted (decision 62). */
export function panelsOf(lines: readonly ChartLine[]): CurrencyPanel[] {
  if (!lines.some((line) => hasCurrency(line.quantity))) return lines.length === 0 ? [] : [{ currency: null, lines }]
  const byCurrency = new Map<string, ChartLine[]>()
  for (const line of lines) {
    const panel = byCurrency.get(line.currency)
    if (panel) panel.push(line)
    else byCurrency.set(line.currency, [line])
  }
  return [...byCurrency]
    .map(([currency, members]) => ({ currency, lines: members }))
    .sort((a, b) => b.lines.length - a.lines.length)
}

/**
 * How many periods this viewer may not see, over all lines of a company: `closed` ones a plan opens, `revised` ones are
 * under revision or being checked and open to nobody yet.
 */
export function hiddenPeriods(lines: readonly ChartLine[]): { closed: number; revised: number } {
  const kinds = new Map<string, 'closed' | 'revised'>()
  for (const line of lines)
    for (const { source } of line.points)
      if (source.hidden) kinds.set(`${line.cik} ${source.period_code}`, source.under_revision ? 'revised' : 'closed')
  const revised = [...kinds.values()].filter((kind) => kind === 'revised').length
  return { closed: kinds.size - revised, revised }
}
