/** What is asked of the lines of a face again and again. */
import * as concepts from './concepts.ts'
import type { Line } from './face.ts'

/** Without dimension. */
export const undimensioned = (line: Line): boolean => line.fact.period.dims.size === 0
/** An amount of money. */
export const money = (line: Line): boolean => /^[A-Z]{3}$/.test(line.fact.measure)

/** Lines whose concept is in the list, best concept first, printed order within one concept. */
export function byConcept(lines: readonly Line[], names: readonly string[]): Line[] {
  const rank = (line: Line) => names.indexOf(concepts.local(line.fact.name))
  return lines
    .filter((line) => concepts.isStandard(line.fact.name) && rank(line) >= 0)
    .sort((a, b) => rank(a) - rank(b) || a.row - b.row)
}

/** One printed unit of these lines: the tolerance that rounding of single figures needs. */
export function unitOf(lines: readonly Line[]): number {
  let unit = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (!money(line) || line.value === 0) continue
    unit = Math.min(unit, 10 ** line.fact.scale)
  }
  return Number.isFinite(unit) ? unit : 1
}

/** The axes of a line's fact. */
export const axisOf = (line: Line | undefined): string =>
  line === undefined ? '' : [...line.fact.period.dims.keys()].join()
