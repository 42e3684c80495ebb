/** Solves a block of lines between two results: which are subtotals, and which way each of the others moves income. */
import { rounding } from '../../rounding.ts'
import { type Above, aboveFirst, isAccounted } from './accounted.ts'
import { type Item, type Limits, type Signs, search } from './signs.ts'

/** A line of a block between two results. */
export interface BlockLine<T> {
  value: number
  sign: 1 | -1
  /** Only words or a name of the company's own give its sign: the sum may turn it. */
  loose: boolean
  /** Printed in brackets or with a minus. */
  bracketed: boolean
  /** The label calls it a total: then one line above is enough to be one. */
  total: boolean
  /** Its name or its place says that it may be a total or a result on the way. */
  named: boolean
  of: T
}

export interface Solved<T> {
  /** Lines that are no subtotals, with the sign that makes the sum. */
  lines: BlockLine<T>[]
  /** Σ sign × value. */
  total: number
  /** True where the total is the target within rounding. */
  fits: boolean
  tolerance: number
}

/** What the lines of a block are to make. */
export interface Sought {
  /** The difference of the results around them, and one printed unit. */
  target: number
  unit: number
  /** What the block begins with. */
  base?: number
  /** Signed values of the lines over the block that a total among its lines may hold too. */
  over?: readonly number[]
}

/** Lines of a block of which one may be turned against what its concept says. */
const MAX_TURNED = 24
const MAX_BLOCK = 1000

/** How likely a sum may be by chance and still prove the signs of its lines. */
const CHANCE = 0.02

/**
 * The lines of a block with the signs that make `target`, subtotals left out: by what they are called and tagged, then
 * by the print's own convention (brackets are income in a list of costs, and losses in a list of income), then with
 * loose lines turned, the fewest first and no more than chance allows, then with the one line turned that has to be
 * although its concept says otherwise (other income tagged with the sign it has among costs, 0000000000-22-810006).
 * Where nothing fits the plain reading comes back with `fits: false`.
 */
export function solveBlock<T>(all: readonly BlockLine<T>[], { target, unit, base = 0, over = [] }: Sought): Solved<T> {
  const loose = (parts: number) => rounding(parts, unit)
  const attempt = (lines: readonly BlockLine<T>[], turns: number, tolerance: Tolerance): Solved<T> | null => {
    if (lines.length > MAX_BLOCK) return null
    const items = lines.map((line): Item => ({ ...line, certain: !line.loose || line.value === 0 }))
    const signs = search(items, { target, base, over, unit, tolerance, turns })
    return signs && solvedBy(lines, signs, loose, true)
  }
  const within = (tolerance: Tolerance): Solved<T> | null =>
    attempt(all, 0, tolerance) ??
    firstOf(asPrinted(all), (lines) => attempt(lines, 0, tolerance)) ??
    attempt(all, mostTurns(all, tolerance(all.length) / unit, unit), tolerance)
  const turned = (place: number) =>
    all.map((line, at) => (at === place ? { ...line, sign: opposite(line.sign), loose: false } : line))
  const onlyTurn = (): Solved<T> | null => {
    if (all.length > MAX_TURNED) return null
    const fits = all.flatMap((line, at) =>
      line.loose || line.value === 0 ? [] : (attempt(turned(at), 0, loose) ?? []),
    )
    return fits.length === 1 ? (fits[0] ?? null) : null
  }
  // The closest sums first, then those that the rounding of several lines allows.
  return (
    within(() => rounding(1, unit)) ??
    within(loose) ??
    onlyTurn() ??
    solvedBy(all, plainSigns(all, aboveFirst(over, base, unit)), loose, false)
  )
}

/**
 * Loose lines that may be turned at most: as many as leave the sums that are then tried, spread over what the lines can
 * come to, unlikely to hit the target by chance.
 */
function mostTurns<T>(lines: readonly BlockLine<T>[], units: number, unit: number): number {
  const open = lines.filter(({ loose, value }) => loose && value !== 0)
  const spread = (2 * open.reduce((sum, { value }) => sum + Math.abs(value), 0)) / unit
  let tried = 1
  let sums = 1
  for (let turns = 0; turns < open.length; turns += 1) {
    sums *= (open.length - turns) / (turns + 1)
    tried += sums
    if (tried * (2 * units + 1) > CHANCE * spread) return turns
  }
  return open.length
}

type Tolerance = Limits['tolerance']

const opposite = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1)

function firstOf<A, B>(list: readonly A[], find: (one: A) => B | null): B | null {
  for (const one of list) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** The block by the print's convention: loose lines alone, then all; a list of costs, then one of income. */
function asPrinted<T>(all: readonly BlockLine<T>[]): BlockLine<T>[][] {
  const by = (raises: 1 | -1, every: boolean) =>
    all.map((line): BlockLine<T> => {
      // Nothing tells which way a zero moves the result but its words: other columns print amounts on its line.
      if ((!every && !line.loose) || line.value === 0) return line
      const effect = line.bracketed ? -raises : raises
      return { ...line, sign: (line.value < 0 ? -effect : effect) > 0 ? 1 : -1 }
    })
  return [by(-1, false), by(1, false), by(-1, true), by(1, true)]
}

function solvedBy<T>(
  lines: readonly BlockLine<T>[],
  signs: Signs,
  tolerance: (parts: number) => number,
  fits: boolean,
): Solved<T> {
  const kept = lines.flatMap((line, at) => {
    const sign = signs[at] ?? 0
    return sign === 0 ? [] : [{ ...line, sign }]
  })
  const total = round(kept.reduce((sum, line) => sum + line.sign * line.value, 0))
  return { lines: kept, total, fits, tolerance: tolerance(kept.length) }
}

/** The signs as called, without subtotals. */
function plainSigns<T>(lines: readonly BlockLine<T>[], above: Above): Signs {
  return lines.map((line) => {
    if (isAccounted(line, above)) return 0
    above.kept.push(line.sign * line.value)
    above.total += line.sign * line.value
    return line.sign
  })
}

const round = (value: number): number => (Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6)
