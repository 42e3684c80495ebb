/** What came out beside what had been guided: a line from low to high with a dot. Source: docs/statement-pictures.md E. */
import { round2 } from '../../flow/layout/layout.ts'

/** In one unit: whole units, money per share or percent. An end that the guidance leaves open is null. */
export interface Range {
  low: number | null
  high: number | null
}

export type Position = 'below' | 'within' | 'above'

/** Where the actual stands; both ends belong to the range. Null where the guidance names no end. */
export function positionOf(actual: number, { low, high }: Range): Position | null {
  if (low === null && high === null) return null
  if (low !== null && actual < low) return 'below'
  return high !== null && actual > high ? 'above' : 'within'
}

/** Never by colour alone. A single number is met or missed, no range. */
export function positionWords(position: Position, { low, high }: Range): string {
  const isPoint = low !== null && low === high
  if (position === 'within') return isPoint ? 'as guided' : 'within the range'
  return `${position} the ${isPoint ? 'guided figure' : 'range'}`
}

const RANGE_HEIGHT = 12
export const RANGE_LINE = 4
const DOT = 4

export interface RangeBar {
  width: number
  height: number
  position: Position
  /** left and right end of the line; a single number is as wide as it is high */
  from: number
  to: number
  /** an end that the guidance leaves open: the line runs to the edge and has no stop there */
  opens: 'left' | 'right' | null
  dot: { x: number; y: number; r: number }
}

/** To scale at a width in CSS pixels; null where the guidance names no end. */
export function rangeBar(actual: number, range: Range, width: number): RangeBar | null {
  const position = positionOf(actual, range)
  if (position === null) return null
  const { low, high } = range
  const known = [low, high, actual].filter((one) => one !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  // A range stands in the middle half where the actual is inside, so that it is seen to end.
  const room = (most - least) * 0.25 || Math.abs(most) * 0.05 || 1
  const [first, last] = [least - room, most + room]
  const inner = width - 2 * DOT
  const xOf = (value: number) => round2(DOT + ((value - first) / (last - first)) * inner)
  const [left, right] = [low === null ? 0 : xOf(low), high === null ? width : xOf(high)]
  const isPoint = right - left < RANGE_LINE
  return {
    width,
    height: RANGE_HEIGHT,
    position,
    from: isPoint ? round2(left - RANGE_LINE / 2) : left,
    to: isPoint ? round2(left + RANGE_LINE / 2) : right,
    opens: low === null ? 'left' : high === null ? 'right' : null,
    dot: { x: xOf(actual), y: RANGE_HEIGHT / 2, r: DOT },
  }
}
