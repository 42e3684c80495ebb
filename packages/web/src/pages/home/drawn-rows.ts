/**
 * Which rows of a long table are drawn: those in the window and some beyond it, few more at a time, so that hundreds of
 * rows scroll and sort as quickly as those that are seen. A table of no more than `WHOLE` rows comes to be drawn whole:
 * it can be searched by the browser and printed.
 */

/** Rows `from` up to, not including, `to`. */
export interface Range {
  from: number
  to: number
}

/** A table of at most so many rows is drawn whole in the end. */
const WHOLE = 120
/** Rows drawn beyond the window either way, and how many more may stay drawn once they are. */
const AHEAD = 12
const KEPT = 6
/** Rows drawn anew at once: more would be a long task on a slow machine. */
const STEP = 3

const within = (range: Range, count: number): Range => ({
  from: Math.min(Math.max(range.from, 0), count),
  to: Math.min(Math.max(range.to, 0), count),
})

/** What is drawn before anybody has looked: the rows that come with the document. */
export const firstRows = (count: number): Range => ({ from: 0, to: Math.min(count, 40) })

/** The rows to begin with where all are others than before: those that are seen, at least a few. */
export function seenRows(seen: Range, count: number): Range {
  const { from, to } = within(seen, count)
  return to > from ? { from, to } : { from: 0, to: Math.min(STEP, count) }
}

/** The next step from what is drawn towards what is wanted: the rows in the window first, then those around it. */
export function nextRows(now: Range, seen: Range, count: number): Range {
  const isWhole = count <= WHOLE
  const wanted = isWhole ? { from: 0, to: count } : within({ from: seen.from - AHEAD, to: seen.to + AHEAD }, count)
  const inView = within(seen, count)
  const from = Math.max(now.from, wanted.from - KEPT)
  const to = Math.min(now.to, wanted.to + KEPT, count)
  // Nothing of it is left near the window: from the window's first row anew.
  if (to <= from) return { from: inView.from, to: Math.min(inView.from + STEP, wanted.to) }
  const isSeen = from <= inView.from && to >= inView.to
  const goal = isSeen ? wanted : inView
  const below = Math.min(STEP, Math.max(0, goal.to - to))
  const above = Math.min(STEP - below, Math.max(0, from - goal.from))
  return { from: from - above, to: to + below }
}

/**
 * The rows that a window shows of a table.
 *
 * @param top of the first row against the window's top, px. @param window its height, px. @param row height of a row, px
 * @param open the row with a card under it, and the card's height, px; null = none
 */
export function rowsInWindow(
  top: number,
  window: number,
  row: number,
  open: { at: number; height: number } | null,
): Range {
  const placeOf = (y: number): number => {
    if (!open || y < (open.at + 1) * row) return y / row
    return Math.max((y - open.height) / row, open.at)
  }
  return { from: Math.max(0, Math.floor(placeOf(-top))), to: Math.max(0, Math.ceil(placeOf(window - top))) }
}
