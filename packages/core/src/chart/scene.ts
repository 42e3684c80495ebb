/**
 * Lines → everything a chart draws, as pixels. The component only draws it.
 * Order: places → plot frame → scales (money left, per share right, decision 67) → lines, split at gaps → trends →
 * end labels, spread → notes about what is left out.
 */
import { formatCompact, formatNumber, formatPerShare } from '../format/amount.ts'
import { formatDays, formatMultiple } from '../format/multiple.ts'
import { formatPercent } from '../format/percent.ts'
import type { TrendType } from './fit.ts'
import { spreadLabels } from './label-spread.ts'
import type { ChartLine, LinePoint } from './line.ts'
import { labelledPlaces, type PeriodView, placeLabel } from './period-axis.ts'
import type { QuantityKind } from './quantity.ts'
import { INDEX_BASE, linearScale, logScale, marginTicks, type Range, type Scale } from './scale.ts'
import { type Trend, trendOf } from './trend.ts'

export interface SceneOptions {
  width: number
  height: number
  view: PeriodView
  scale: 'linear' | 'log'
  trend: TrendType
  trendShown: boolean
  /** projected periods; 0 = none */
  extrapolate: number
  /** `right`: beside the plot; `inside`: at the end of the line within it (phone) */
  labels: 'right' | 'inside'
  /** places every panel of a chart shows, so that panels line up; null = from the lines */
  places?: { first: number; last: number } | null
}

export interface Pixel {
  x: number
  y: number
}
interface ScenePoint extends Pixel {
  point: LinePoint
}
export interface SceneLine {
  line: ChartLine
  /** runs of neighbouring known points; a gap lies between two of them */
  runs: readonly (readonly ScenePoint[])[]
  trend: readonly Pixel[]
  projected: readonly (Pixel & { value: number; place: number })[]
  label: { x: number; y: number; anchorX: number; anchorY: number; text: string; detail: string } | null
  /** figure of the last reported point, written beside it where a projection takes the line's end */
  lastFigure: (Pixel & { text: string }) | null
}
interface AxisTick {
  at: number
  text: string
  /** zero, or the start of an index */
  isBase: boolean
}
export interface Scene {
  width: number
  height: number
  plot: { left: number; right: number; top: number; bottom: number }
  places: readonly number[]
  xOf: (place: number) => number
  xTicks: readonly { x: number; text: string }[]
  left: readonly AxisTick[]
  right: readonly AxisTick[]
  rightTitle: string | null
  /** where the projected part begins, px; null = nothing projected */
  projectedFrom: number | null
  lines: readonly SceneLine[]
  /** known points that a log scale has no place for */
  leftOutOfLog: number
  /** no line has a known figure */
  isEmpty: boolean
}

const LABEL_GAP = 19
/** of labels that name the fit below the line's name */
const TWO_LINES = 2 * LABEL_GAP - 4
const AXIS_WIDTH = 56
const RIGHT_AXIS_WIDTH = 52
const FONT_WIDTH = 7.1
/** of a figure in the text of an axis, px */
const TICK_WIDTH = 6.8

export function formatQuantity(value: number | null, kind: QuantityKind, currency: string): string {
  if (kind === 'margin') return formatPercent(value)
  if (kind === 'multiple') return formatMultiple(value)
  if (kind === 'days') return formatDays(value)
  if (kind === 'index') return formatNumber(value)
  if (kind === 'per_share') return formatPerShare(value, currency)
  return formatCompact(value, currency)
}

/** Axis text: "$400B", "$2.5B", "12.0%", "$1.50". The net margin axis has one decimal. */
function formatTick(value: number, kind: QuantityKind, currency: string): string {
  if (kind === 'money')
    return formatCompact(value, currency)
      .replace(/(\.\d*?)0+(?=[KMBT]?$)/, '$1')
      .replace(/\.(?=[KMBT]?$)/, '')
  return formatQuantity(value, kind, currency)
}

function placesOf(
  lines: readonly ChartLine[],
  trends: readonly (Trend | null)[],
  fixed: SceneOptions['places'],
): number[] {
  const reported = lines.flatMap((line) => line.points.map((p) => p.place))
  const projected = trends.flatMap((t) => t?.projected.map((p) => p.place) ?? [])
  const all = [...reported, ...projected, ...(fixed ? [fixed.first, fixed.last] : [])]
  if (all.length === 0) return []
  const first = Math.min(...all)
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, i) => first + i)
}

function makeScale(
  lines: readonly ChartLine[],
  trends: readonly (Trend | null)[],
  range: Range,
  log: boolean,
): Scale | null {
  if (lines.length === 0) return null
  const ids = new Set(lines.map((line) => line.id))
  const own = lines.flatMap((line) => line.points.flatMap((p) => (p.value === null ? [] : [p.value])))
  const drawn = trends.flatMap((t) => (t && ids.has(t.lineId) ? [...t.fitted, ...t.projected].map((p) => p.value) : []))
  const values = [...own, ...drawn]
  if (log) return logScale(values, range)
  const [first] = lines
  return linearScale(values, range, first?.quantity.kind === 'margin' ? marginTicks : undefined, first && baseOf(first))
}

/** What lines are measured from. */
const baseOf = ({ quantity: { kind } }: ChartLine): number => (kind === 'index' ? INDEX_BASE : 0)

function runsOf(line: ChartLine, scale: Scale, xOf: (place: number) => number): ScenePoint[][] {
  const runs: ScenePoint[][] = []
  let before: number | null = null
  for (const point of line.points) {
    const y = point.value === null ? null : scale.at(point.value)
    if (y === null) continue
    const next = { x: xOf(point.place), y, point }
    const run = runs.at(-1)
    if (run && before === point.place - 1) run.push(next)
    else runs.push([next])
    before = point.place
  }
  return runs
}

function axisTicks(scale: Scale | null, lines: readonly ChartLine[]): AxisTick[] {
  const first = lines[0]
  if (!scale || !first) return []
  return scale.ticks.map((value) => ({
    at: scale.at(value) ?? 0,
    text: formatTick(value, first.quantity.kind, first.currency),
    isBase: value === baseOf(first),
  }))
}

/** Room for the end labels beside the plot: the longest one, name or second line, from 96 px to 236 or a quarter of a wide drawing. */
function labelRoom(lines: readonly ChartLine[], projecting: boolean, options: SceneOptions): number {
  const names = lines.map((l) => l.label.length + (projecting ? 0 : 10))
  const period = options.view === 'annual' ? 4 : 7
  const second = projecting ? Math.ceil((options.trend.length + ' fit to '.length + period) * 0.92) : 0
  const longest = Math.max(...names, second, 0)
  return Math.max(96, Math.min(Math.max(236, options.width * 0.26), Math.ceil(longest * FONT_WIDTH) + 22))
}

function pixels(points: readonly { place: number; value: number }[], scale: Scale, xOf: (place: number) => number) {
  return points.flatMap(({ place, value }) => {
    const y = scale.at(value)
    return y === null ? [] : [{ x: xOf(place), y, value, place }]
  })
}

/** Where a label above or below a line's end covers least of any line; first choice above. */
function insideLabelY(
  end: Pixel,
  text: string,
  lines: readonly SceneLine[],
  plot: Scene['plot'],
  taken: readonly number[],
): number {
  const from = plot.right - text.length * FONT_WIDTH
  const near = lines.flatMap((l) => [...l.runs.flat(), ...l.projected].filter((p) => p.x >= from - 40).map((p) => p.y))
  const candidates = [-18, 22, -34, 38, -50, 54].map((shift) => end.y + shift)
  const fits = candidates.filter((y) => y > plot.top + 4 && y < plot.bottom - 8)
  const cost = (y: number) =>
    near.filter((other) => Math.abs(other - y) < 13).length * 10 +
    taken.filter((other) => Math.abs(other - y) < LABEL_GAP).length * 25 +
    Math.abs(y - end.y) / 20
  return fits.reduce((best, y) => (cost(y) < cost(best) ? y : best), fits[0] ?? end.y)
}

const hasRoom = (labels: number, gap: number, plot: Scene['plot']): boolean =>
  (labels - 1) * gap <= plot.bottom - plot.top - 12

/** Ends the lines with their names: beside the plot with a short leader, or within it where there is no room. */
function withLabels(
  lines: readonly SceneLine[],
  options: SceneOptions,
  plot: Scene['plot'],
  rightAxis: boolean,
): SceneLine[] {
  const ends = lines.map((l) => l.projected.at(-1) ?? l.runs.at(-1)?.at(-1) ?? null)
  const inside = options.labels === 'inside'
  const wanted = ends.flatMap((end) => (end ? [end.y] : []))
  const isTwoLines = lines.some((l) => l.projected.length > 0) && hasRoom(wanted.length, TWO_LINES, plot)
  const gap = isTwoLines ? TWO_LINES : LABEL_GAP
  const spread = spreadLabels(wanted, gap, { top: plot.top + 6, bottom: plot.bottom - 6 })
  const taken: number[] = []
  let rank = 0
  return lines.map((l, i) => {
    const end = ends[i]
    if (!end) return l
    const last = l.runs.at(-1)?.at(-1)
    const next = l.projected[0]
    const figure = last ? formatQuantity(last.point.value, l.line.quantity.kind, l.line.currency) : ''
    const until =
      next && !inside && !isTwoLines
        ? ''
        : next
          ? `${options.trend} fit to ${placeLabel(l.projected.at(-1)?.place ?? 0, options.view)}`
          : figure
    const beside = spread[rank++] ?? end.y
    const y = inside ? insideLabelY(end, `${l.line.label} ${until}`, lines, plot, taken) : beside
    taken.push(y)
    const x = inside ? plot.right : plot.right + (rightAxis ? RIGHT_AXIS_WIDTH : 0) + 16
    const label = { x, y, anchorX: end.x, anchorY: end.y, text: l.line.label, detail: until }
    // on the side of the point that the projection leaves free; labels within the plot leave no room for it
    const lastFigure =
      next && last && !inside ? { x: last.x, y: last.y + (next.y > last.y ? -10 : 18), text: figure } : null
    return { ...l, label, lastFigure }
  })
}

/** The whole drawing of one panel. `lines` share a currency, unless all are margins. */
export function chartScene(lines: readonly ChartLine[], options: SceneOptions): Scene {
  const log = options.scale === 'log' && lines.every((l) => l.quantity.kind !== 'margin')
  const drawTrend = options.trend !== 'original' && options.trendShown
  const trends = lines.map((line) => (drawTrend ? trendOf(line, options.trend, options.extrapolate) : null))
  const places = placesOf(lines, trends, options.places)
  const onRight = (l: ChartLine) => l.quantity.kind === 'per_share' && lines.some((o) => o.quantity.kind === 'money')
  const rightLines = lines.filter(onRight)
  const leftLines = lines.filter((l) => !onRight(l))
  const hasRight = rightLines.length > 0
  const projecting = trends.some((t) => t !== null && t.projected.length > 0)
  const inside = options.labels === 'inside'
  const room = (inside ? 14 : labelRoom(lines, projecting, options)) + (hasRight ? RIGHT_AXIS_WIDTH : 0)
  const plot = { left: AXIS_WIDTH, right: options.width - room, top: 14, bottom: options.height - 30 }
  const range = { top: plot.top, bottom: plot.bottom }
  const leftScale = makeScale(leftLines, trends, range, log)
  const rightScale = makeScale(rightLines, trends, range, log)
  const span = Math.max(1, places.length - 1)
  const first = places[0] ?? 0
  const inset = 10
  const xOf = (place: number) =>
    places.length < 2
      ? (plot.left + plot.right) / 2
      : plot.left + inset + ((place - first) / span) * (plot.right - plot.left - 2 * inset)

  const drawn: SceneLine[] = lines.map((line, i) => {
    const scale = onRight(line) ? rightScale : leftScale
    const trend = trends[i]
    const nothing: SceneLine = { line, runs: [], trend: [], projected: [], label: null, lastFigure: null }
    if (!scale) return nothing
    return {
      ...nothing,
      runs: runsOf(line, scale, xOf),
      trend: trend ? pixels(trend.fitted, scale, xOf) : [],
      projected: trend ? pixels(trend.projected, scale, xOf) : [],
    }
  })
  const lastReported = Math.max(...lines.flatMap((l) => l.points.map((p) => p.place)), Number.NEGATIVE_INFINITY)
  const known = lines.flatMap((l) => l.points.filter((p) => p.value !== null))
  const labelled = labelledPlaces(places.length, plot.right - plot.left, options.view === 'annual' ? 46 : 66)
  return {
    width: options.width,
    height: options.height,
    plot,
    places,
    xOf,
    xTicks: places.flatMap((p, i) => {
      const text = placeLabel(p, options.view)
      // Never under the axis on the left, which stays while the rest is scrolled.
      return labelled.has(i) ? [{ x: Math.max(xOf(p), plot.left + (text.length * TICK_WIDTH) / 2), text }] : []
    }),
    left: axisTicks(leftScale, leftLines),
    right: axisTicks(rightScale, rightLines),
    rightTitle: hasRight ? 'per share' : null,
    projectedFrom: projecting && Number.isFinite(lastReported) ? xOf(lastReported + 0.5) : null,
    lines: withLabels(drawn, options, plot, hasRight),
    leftOutOfLog: log ? known.filter((p) => (p.value ?? 0) <= 0).length : 0,
    isEmpty: known.length === 0,
  }
}

/** SVG path of straight pieces, one M a run: "M1 2L3 4". Pixels to a tenth. */
export function pathOf(points: readonly Pixel[]): string {
  const round = (n: number) => Math.round(n * 10) / 10
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`).join('')
}
