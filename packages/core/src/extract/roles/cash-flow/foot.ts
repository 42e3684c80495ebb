/** The foot of a statement of cash flows: cash at its start and its end, and the lines that lead there from the totals. */
import { type Entry, near, round } from '../sheet-lines.ts'
import { END, footPoints, likeliest, orNone, type Place, rankedPlaces, START } from './points.ts'

/** Cash at the start and at the end, with what the words of both are worth. */
interface Foot {
  start: Entry | null
  end: Entry | null
  points: number
}

/** Where the words speak of cash at the start and at the end, the likeliest first. */
export interface CashPlaces {
  starts: readonly Place[]
  ends: readonly Place[]
}

export const cashPlaces = (entries: readonly Entry[]): CashPlaces => ({
  starts: rankedPlaces(entries, (one) => footPoints(one, START, END)),
  ends: rankedPlaces(entries, (one) => footPoints(one, END, START)),
})

/** Pairs of cash at start and at end. */
export function footsOf(
  entries: readonly Entry[],
  cash: CashPlaces,
  taken: ReadonlySet<number>,
  change: Place | null,
  last: number,
  step: number,
): Foot[] {
  const starts = likeliest(cash.starts.filter(({ entry }) => !taken.has(entry.index)))
  const above = Math.min(last, change?.entry.index ?? last)
  const ends = likeliest(cash.ends.filter(({ entry }) => !taken.has(entry.index) && entry.index > above))
  const found: Foot[] = []
  for (const s of orNone(starts))
    for (const e of orNone(ends)) {
      if (s !== null && e !== null && s.entry.index >= e.entry.index) continue
      found.push({
        start: s?.entry ?? null,
        end: e?.entry ?? null,
        points: (s?.points ?? 0) + (e?.points ?? 0) - (e === null ? 0 : e.entry.index * 0.001),
      })
    }
  // Cash at the end without a caption: the line below that makes the sum.
  if (change !== null)
    for (const s of starts)
      for (const one of entries)
        if (
          !taken.has(one.index) &&
          one.index > s.entry.index &&
          one.index > change.entry.index &&
          one.index < change.entry.index + 8 &&
          one.value !== null &&
          near(round(s.value + change.value), one.value, step)
        )
          found.push({ start: s.entry, end: one, points: s.points + 1 })
  return found.length === 0 ? [{ start: null, end: null, points: 0 }] : found
}

/** Lines between the totals and the change that make what is left; none needed, some, or null where none do. */
export function othersOf(
  entries: readonly Entry[],
  { taken, from, rate, c }: { taken: ReadonlySet<number>; from: number; rate: Entry | null; c: Entry },
  left: number,
  tolerance: number,
): Entry[] | null {
  if (near(left, 0, tolerance)) return []
  const free = entries.filter(
    ({ index, value, line }) =>
      value !== null &&
      value !== 0 &&
      !taken.has(index) &&
      index !== rate?.index &&
      (index > from || /discontinued|held for sale|deconsolidat|newly consolidated/.test(line.bare)) &&
      index < c.index,
  )
  return subset(free, left, tolerance)
}

/** Lines between the change and the cash at the end that make what is left. */
export function betweenOf(
  entries: readonly Entry[],
  from: number,
  to: number,
  left: number,
  tolerance: number,
  taken: ReadonlySet<number>,
): Entry[] | null {
  const free = entries.filter(
    ({ index, value, line }) =>
      value !== null && value !== 0 && index > from && index < to && !taken.has(index) && !START.test(line.bare),
  )
  return subset(free, left, tolerance)
}

const MOST_FREE = 6

/** The fewest entries with that sum. */
function subset(free: readonly Entry[], target: number, tolerance: number): Entry[] | null {
  if (free.length === 0 || free.length > MOST_FREE) return null
  let best = 0
  let fewest = Number.POSITIVE_INFINITY
  for (let mask = 1; mask < 1 << free.length; mask += 1) {
    let [sum, count] = [0, 0]
    for (const [k, one] of free.entries()) {
      if (!(mask & (1 << k))) continue
      sum += one.value ?? 0
      count += 1
    }
    if (count < fewest && near(round(sum), target, tolerance)) [best, fewest] = [mask, count]
  }
  return best === 0 ? null : free.filter((_, k) => best & (1 << k))
}
