/** Solves a block of lines between two results: which are subtotals, and which way each of the others moves income. */
import { rounding } from '../../rounding.ts'
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

/** Lines of a block that may be turned at most, each alone, against what its concept says. */
const MAX_TURNED = 24
const MAX_BLOCK = 1000
/** Lines of a block in which loose ones are turned. */
const MAX_LOOSE = 1000

/**
 * The lines of a block with the signs that make `target`, subtotals left out: by what they are called and tagged, then
 * by the print's own convention (brackets are income in a list of costs, and losses in a list of income), then with
 * loose lines turned, the fewest first, then with the one line turned that has to be although its concept says
 * otherwise (other income tagged with the sign it has among costs, 0000000000-22-810006). Where nothing fits the plain
 * reading comes back with `fits: false`. `base`: what the block begins with; `unit`: one printed unit.
 */
export function solveBlock<T>(all: readonly BlockLine<T>[], target: number, unit: number, base = 0): Solved<T> {
  const loose = (parts: number) => rounding(parts, unit)
  const attempt = (lines: readonly BlockLine<T>[], turns: number, tolerance: Tolerance): Solved<T> | null => {
    if (lines.length > (turns === 0 ? MAX_BLOCK : MAX_LOOSE)) return null
    const sums = subtotals(lines, unit, base)
    const items = lines.map((line): Item => {
      const { value, sign, loose, named } = line
      const subtotal = sums.has(line) ? 'likely' : named ? 'possible' : null
      return { value, sign, subtotal, certain: !loose || value === 0 }
    })
    const signs = search(0, target, items, { tolerance, most: MAX_BLOCK }, turns)
    return signs && solvedBy(lines, signs, loose, true)
  }
  const within = (tolerance: Tolerance): Solved<T> | null =>
    attempt(all, 0, tolerance) ??
    firstOf(asPrinted(all), (lines) => attempt(lines, 0, tolerance)) ??
    attempt(all, all.length, tolerance)
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
    solvedBy(all, plainSigns(all, unit, base), loose, false)
  )
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
function plainSigns<T>(lines: readonly BlockLine<T>[], unit: number, base: number): Signs {
  const sums = subtotals(lines, unit, base)
  return lines.map((line) => (sums.has(line) ? 0 : line.sign))
}

/** Rows above a line that it may be the subtotal of. */
const LONGEST_RUN = 40

/**
 * The lines that are the sum of two or more lines right above them, in either sign, or a result on the way: what the
 * block began with and all lines so far. What is a subtotal itself counts nothing in another.
 */
function subtotals<T>(lines: readonly BlockLine<T>[], unit: number, base: number): Set<BlockLine<T>> {
  const found = new Set<BlockLine<T>>()
  const kept: BlockLine<T>[] = []
  let total = base
  for (const line of lines) {
    const led = kept.length > 0 || line.named
    const isResult = base !== 0 && led && line.value !== 0 && Math.abs(total - line.value) <= unit * 1.53
    if (isResult || isSumOfLast(kept, line, unit)) found.add(line)
    else {
      kept.push(line)
      total += line.sign * line.value
    }
  }
  return found
}

function isSumOfLast<T>(above: readonly BlockLine<T>[], line: BlockLine<T>, unit: number): boolean {
  if (line.value === 0) return false
  let running = 0
  for (let count = 1; count <= Math.min(above.length, LONGEST_RUN); count++) {
    const one = above[above.length - count]
    running += (one?.sign ?? 1) * (one?.value ?? 0)
    const off = Math.abs(Math.abs(running) - Math.abs(line.value))
    const most = unit * 0.51 * Math.min(count, 3)
    // What is within the rounding of nothing says nothing.
    if (count >= (line.total ? 1 : 2) && off <= most && Math.abs(line.value) > most) return true
  }
  return false
}

const round = (value: number): number => (Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6)
