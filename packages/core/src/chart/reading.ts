/** What the crosshair reads at one place, and where its tooltip stands. */

import { formatPeriod } from '../format/date.ts'
import { periodMonths } from '../format/day.ts'
import { formatChange } from '../format/percent.ts'
import { growth } from '../statement/margins.ts'
import type { ChartLine, LinePoint } from './line.ts'
import { type PeriodView, placeLabel } from './period-axis.ts'
import { quantityOf, valueAt } from './quantity.ts'
import { formatQuantity, type Pixel, type Scene } from './scene.ts'

interface ReadingRow {
  line: ChartLine
  text: string
  /** against the same period a year before, "+7.8%"; null for margins, and where either is unknown or none is above zero */
  change: string | null
  /** why there is no figure, or what kind it is; null for an ordinary reported figure */
  note: string | null
}

export interface ChartReading {
  place: number
  title: string
  /** '12 months', or the exact days where the companies' periods differ (decision 62) */
  period: string | null
  rows: readonly ReadingRow[]
  /** filing to open on click; null where several or none */
  accession: string | null
  engine: string | null
  isProjected: boolean
}

/** Why a line has no figure at a place, or what kind it is; null for an ordinary reported one. */
export function noteOf(line: ChartLine, place: number): string | null {
  const point = line.points.find((p) => p.place === place)
  if (!point) return 'not reported'
  if (point.source.hidden) return 'hidden'
  if (point.value === null) {
    return point.source.deduced && line.quantity.kind === 'per_share' ? 'never deduced for Q4' : 'not reported'
  }
  if (line.quantity.of === 'cash_flow' && point.source.cash_flow_deduced) return 'year to date less the one before'
  if (point.source.deduced && line.quantity.of === undefined) return 'full year less Q1 to Q3'
  if (point.source.failed_quality_check) return 'failed a quality check'
  if (line.quantity.kind === 'per_share' && point.source.eps_factor !== 1) return 'adjusted for splits'
  return null
}

function monthsOf(start: string | null, end: string): string | null {
  if (start === null) return null
  const months = periodMonths(start, end)
  return months === 1 ? '1 month' : `${months} months`
}

function changeAt(line: ChartLine, place: number, view: PeriodView): string | null {
  if (line.quantity.kind === 'margin') return null
  const read = (at: number) => line.points.find((p) => p.place === at)?.value ?? null
  const now = read(place)
  const before = read(place - (view === 'annual' ? 1 : 4))
  const change = growth(now, before)
  return change === null ? null : formatChange(change)
}

/** What an index is of: its amount, in brackets behind it. */
function amountBeside({ quantity, currency }: ChartLine, point: LinePoint | undefined): string {
  if (quantity.kind !== 'index' || !point || point.value === null) return ''
  return ` (${formatQuantity(valueAt(point.source, quantity.name), quantityOf(quantity.name).kind, currency)})`
}

/** All figures at a place: reported ones, and projected ones where the place lies beyond them. */
export function readingAt(scene: Scene, place: number, view: PeriodView): ChartReading {
  const rows: ReadingRow[] = []
  let isProjected = false
  for (const { line, projected } of scene.lines) {
    const { kind } = line.quantity
    const projection = projected.find((p) => p.place === place)
    const point = line.points.find((p) => p.place === place)
    if (!point && projection) {
      isProjected = true
      rows.push({ line, text: formatQuantity(projection.value, kind, line.currency), change: null, note: 'projection' })
      continue
    }
    rows.push({
      line,
      text: `${formatQuantity(point?.value ?? null, kind, line.currency)}${amountBeside(line, point)}`,
      change: changeAt(line, place, view),
      note: noteOf(line, place),
    })
  }
  const sources = scene.lines.flatMap(({ line }) => line.points.filter((p) => p.place === place).map((p) => p.source))
  const first = sources[0]
  const oneCompany = new Set(scene.lines.map(({ line }) => line.cik)).size === 1
  const accessions = new Set(sources.map((s) => s.accession_number))
  const code = oneCompany && first && !isProjected && view === 'annual' ? first.period_code : placeLabel(place, view)
  return {
    place,
    title: code,
    period: first && oneCompany ? monthsOf(first.start_date, first.end_date) : null,
    rows,
    accession: accessions.size === 1 && first && !first.hidden ? first.accession_number : null,
    engine: first?.engine ?? null,
    isProjected,
  }
}

/** The days a company's period covers, "Jan 29, 2024 to Jan 26, 2025"; null where it has none at this place. */
export function daysAt(line: ChartLine, place: number): string | null {
  const point = line.points.find((p) => p.place === place)
  return point ? formatPeriod(point.source.start_date, point.source.end_date) : null
}

interface Box {
  width: number
  height: number
}

const BESIDE = 14
const STEP = 8

/** Every piece of every line that is drawn, as pairs of pixels. */
function pieces(scene: Scene): [Pixel, Pixel][] {
  const found: [Pixel, Pixel][] = []
  for (const { runs, trend, projected } of scene.lines) {
    for (const path of [...runs, trend, projected]) {
      path.forEach((p, i) => {
        found.push([path[i - 1] ?? p, p])
      })
    }
  }
  return found
}

/** The height of a piece over [from, to], or null where it lies outside. */
function spanOver([a, b]: [Pixel, Pixel], from: number, to: number): { top: number; bottom: number } | null {
  if (Math.max(a.x, b.x) < from || Math.min(a.x, b.x) > to) return null
  const at = (x: number) => (a.x === b.x ? a.y : a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y))
  const y1 = at(Math.max(Math.min(a.x, b.x), from))
  const y2 = at(Math.min(Math.max(a.x, b.x), to))
  return { top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
}

/**
 * Top left corner of a tooltip beside the crosshair that covers no line and no point. Where no such place
 * exists it takes the one that covers least. `visible` = the part of the drawing that is scrolled into view, px.
 */
export function placeTooltip(scene: Scene, place: number, box: Box, visible = { from: 0, to: scene.width }): Pixel {
  const x = scene.xOf(place)
  const right = x + BESIDE
  const left = x - BESIDE - box.width
  const sides = [right, left].filter((s) => s >= visible.from && s + box.width <= visible.to)
  const drawn = pieces(scene)
  let best = { x: sides[0] ?? Math.max(visible.from, left), y: scene.plot.top, cost: Number.POSITIVE_INFINITY }
  const middle = (scene.plot.top + scene.plot.bottom - box.height) / 2
  for (const side of sides) {
    const spans = drawn.flatMap((piece) => spanOver(piece, side - 4, side + box.width + 4) ?? [])
    for (let y = scene.plot.top; y + box.height <= scene.plot.bottom - 4; y += STEP) {
      const covered = spans.filter((s) => s.bottom > y - 6 && s.top < y + box.height + 6).length
      const cost = covered * 10_000 + Math.abs(y - middle) + (side === left ? 40 : 0)
      if (cost < best.cost) best = { x: side, y, cost }
    }
  }
  return { x: best.x, y: best.y }
}
