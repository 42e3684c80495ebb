/** The heading of a plain-text table, kept in view while its rows are read. */
/** How far above its cell a heading is looked for, and how far below the table is taken to go on, lines. */
const ABOVE = 80
const BELOW = 80
const DATED = /(?:19|20)\d\d\b/g
/** A line that ends a table of a text filing. */
const END = /^\s*<(?:\/TABLE|PAGE)>/i

/** Half-open byte range of the cell, as provenance gives it. */
export interface At {
  start: number
  end: number
}

interface Line {
  start: number
  end: number
}

export interface Pinned {
  /** the printed line of years or dates above the cell */
  head: Line
  /** the byte after the table, or after as many lines as one may have */
  until: number
}

/**
 * The nearest line above the cell that prints a year over the cell's column, and how long it holds. Null where there is
 * none. `source` has one character a byte.
 */
export function pinnedHead(source: string, at: At): Pinned | null {
  const from = source.lastIndexOf('\n', at.start - 1) + 1
  const left = at.start - from
  const right = at.end - from
  let end = from - 1
  for (let step = 0; step < ABOVE && end > 0; step++) {
    const start = source.lastIndexOf('\n', end - 1) + 1
    const line = source.slice(start, end)
    if (END.test(line)) return null
    const isAbove = [...line.matchAll(DATED)].some((year) => year.index < right + 3 && year.index + 4 > left - 3)
    if (isAbove) return { head: { start, end: end + 1 }, until: endOfTable(source, at.end) }
    end = start - 1
  }
  return null
}

function endOfTable(source: string, from: number): number {
  let at = from
  for (let step = 0; step < BELOW; step++) {
    const next = source.indexOf('\n', at)
    if (next < 0) return source.length
    if (END.test(source.slice(next + 1, next + 40))) return next + 1
    at = next + 1
  }
  return at
}
