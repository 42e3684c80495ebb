/** Which periods of the whole history a chart shows: of a company, or of companies beside each other. */
import { type ChartLine, sharedWindow } from './line.ts'
import type { PeriodView } from './period-axis.ts'

/**
 * `recent`: the newest years without a gap, of several companies those that most have; `common`: those that all of
 * several companies have; `all`; or so many years up to the newest.
 */
export const RANGES = ['recent', 'common', 'all', '10', '5'] as const
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

interface WindowedLines {
  lines: readonly ChartLine[]
  /** known periods before the window */
  left: number
}

/** The lines within a range, and how many known periods before it were left out. */
export function inRange(lines: readonly ChartLine[], range: ChartRange, view: PeriodView): WindowedLines {
  const places = knownPlaces(lines)
  const newest = places.at(-1)
  const from =
    range === 'recent'
      ? recentFrom(lines, view)
      : range === 'all' || range === 'common' || newest === undefined
        ? null
        : newest + 1 - Number(range) * (view === 'annual' ? 1 : 4)
  return since(lines, from, places)
}

/** @param places all that are known, ascending */
function since(lines: readonly ChartLine[], from: number | null, places: readonly number[]): WindowedLines {
  if (from === null) return { lines, left: 0 }
  return {
    lines: lines.map((line) => ({ ...line, points: line.points.filter(({ place }) => place >= from) })),
    left: places.filter((place) => place < from).length,
  }
}

/** Ranges of a comparison: the newest years where they are fewer than all. */
export function comparedRanges(lines: readonly ChartLine[], view: PeriodView): ChartRange[] {
  const companies = new Set(lines.map(({ cik }) => cik)).size
  return companies < 2 ? [] : ['recent', 'common', ...rangesFor(lines, view).filter((range) => range !== 'recent')]
}

/** The lines of a comparison within a range, and how many known periods before it were left out. */
export function comparedWindow(lines: readonly ChartLine[], range: ChartRange, view: PeriodView): WindowedLines {
  if (range === 'recent') return sharedWindow(lines)
  if (range === 'common') return since(lines, commonFrom(lines), knownPlaces(lines))
  return inRange(lines, range, view)
}

/** The first period of which every line has a figure; null where there is none. */
export function commonFrom(lines: readonly ChartLine[]): number | null {
  const known = lines.map((line) => new Set(line.points.flatMap(({ place, value }) => (value === null ? [] : [place]))))
  return knownPlaces(lines).find((place) => known.every((places) => places.has(place))) ?? null
}
