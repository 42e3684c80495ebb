/** Which periods of a company's whole history the chart shows. */
import type { ChartLine } from './line.ts'
import type { PeriodView } from './period-axis.ts'

/** `recent`: the newest years without a gap; `all`; or so many years up to the newest. */
export const RANGES = ['recent', 'all', '10', '5'] as const
export type ChartRange = (typeof RANGES)[number]

/** fewer years in a row are no history: then all of them are shown */
const LEAST_RUN = 5

function knownPlaces(lines: readonly ChartLine[]): number[] {
  const known = lines.flatMap((line) => line.points.filter(({ value, source }) => value !== null || source.hidden))
  return [...new Set(known.map(({ place }) => place))].sort((a, b) => a - b)
}

/**
 * Where the newest run of periods begins, when years before it are known too: a few of them, decades apart, would take
 * half of the width. Null: nothing comes before, the run is short, or the view is quarterly, where gaps are usual.
 */
export function recentFrom(lines: readonly ChartLine[], view: PeriodView): number | null {
  if (view === 'quarterly') return null
  const places = knownPlaces(lines)
  let at = places.length - 1
  while (at > 0 && (places[at] ?? 0) - (places[at - 1] ?? 0) === 1) at -= 1
  return at > 0 && places.length - at >= LEAST_RUN ? (places[at] ?? null) : null
}

/** Ranges that show something else than all, for this history. */
export function rangesFor(lines: readonly ChartLine[], view: PeriodView): ChartRange[] {
  const places = knownPlaces(lines)
  const years = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / (view === 'annual' ? 1 : 4) + 1
  return RANGES.filter((range) =>
    range === 'recent' ? recentFrom(lines, view) !== null : range === 'all' || years > Number(range),
  )
}

/** The lines within a range, and how many known periods before it were left out. */
export function inRange(
  lines: readonly ChartLine[],
  range: ChartRange,
  view: PeriodView,
): { lines: readonly ChartLine[]; left: number } {
  const places = knownPlaces(lines)
  const newest = places.at(-1)
  const from =
    range === 'recent'
      ? recentFrom(lines, view)
      : range === 'all' || newest === undefined
        ? null
        : newest + 1 - Number(range) * (view === 'annual' ? 1 : 4)
  if (from === null) return { lines, left: 0 }
  return {
    lines: lines.map((line) => ({ ...line, points: line.points.filter(({ place }) => place >= from) })),
    left: places.filter((place) => place < from).length,
  }
}
