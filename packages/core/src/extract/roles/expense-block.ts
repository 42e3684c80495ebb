/** Solves a block of lines: which are subtotals, and which way each moves income, so that the block makes its total. */

export interface BlockLine<T> {
  value: number
  sign: 1 | -1
  loose: boolean
  /** True where the cell is printed in brackets or with a minus. */
  bracketed: boolean
  /** True where the label calls it a total: then one line above is enough to be one. */
  total: boolean
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

const MAX_FLIPS = 24

/**
 * Finds leaves and signs with Σ sign × value = target. Only loose lines may be turned, at most two of them; where
 * nothing fits, the plain reading comes back with `fits: false`.
 */
export function solveBlock<T>(all: readonly BlockLine<T>[], target: number, unit: number, base = 0): Solved<T> {
  const tolerance = (count: number) => unit * 0.51 * (count + 1)
  const attempt = (lines: readonly BlockLine<T>[]): Solved<T> => {
    const kept = dropSubtotals(lines, unit, base)
    const total = round(kept.reduce((sum, line) => sum + line.sign * line.value, 0))
    return {
      lines: kept,
      total,
      fits: Math.abs(total - target) <= tolerance(kept.length),
      tolerance: tolerance(kept.length),
    }
  }
  const plain = attempt(all)
  if (plain.fits) return plain
  // The print's own convention: brackets are income in a list of costs, and losses in a list of income.
  const asPrinted = (raises: 1 | -1, every: boolean) =>
    all.map((line): BlockLine<T> => {
      if (!every && !line.loose) return line
      const effect = line.bracketed ? -raises : raises
      return { ...line, sign: (line.value < 0 ? -effect : effect) > 0 ? 1 : -1 }
    })
  for (const every of [false, true])
    for (const raises of [-1, 1] as const) {
      const printed = attempt(asPrinted(raises, every))
      if (printed.fits) return printed
    }
  const loose = all.flatMap((line, at) => (line.loose && line.value !== 0 ? [at] : [])).slice(0, MAX_FLIPS)
  const turned = (...places: number[]) =>
    all.map((line, at): BlockLine<T> => (places.includes(at) ? { ...line, sign: line.sign === 1 ? -1 : 1 } : line))
  for (const a of loose) {
    const one = attempt(turned(a))
    if (one.fits) return one
  }
  for (const a of loose)
    for (const b of loose)
      if (a < b) {
        const two = attempt(turned(a, b))
        if (two.fits) return two
      }
  return onlyTurn(all, (at) => attempt(turned(at))) ?? plain
}

/**
 * The one line that has to be turned although its concept says which way it goes: other income that was tagged with
 * the sign it has among costs (0000000000-22-810006). Null where none or more than one does it.
 */
function onlyTurn<T>(all: readonly BlockLine<T>[], turn: (at: number) => Solved<T>): Solved<T> | null {
  if (all.length > MAX_FLIPS) return null
  const fits = all.flatMap((line, at) => (line.loose || line.value === 0 ? [] : [turn(at)])).filter((one) => one.fits)
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** Leaves out lines that are the sum of two or more kept lines right above them, in either sign. */
function dropSubtotals<T>(lines: readonly BlockLine<T>[], unit: number, base: number): BlockLine<T>[] {
  const kept: BlockLine<T>[] = []
  for (const line of lines) {
    let running = 0
    const all = kept.reduce((sum, one) => sum + one.sign * one.value, base)
    // Also a result on the way: what the block began with and all its lines so far.
    let subtotal = base !== 0 && kept.length > 0 && line.value !== 0 && Math.abs(all - line.value) <= unit * 1.53
    for (let at = kept.length - 1; at >= 0 && kept.length - at <= 40 && !subtotal; at--) {
      const above = kept[at]
      if (above === undefined) break
      running += above.sign * above.value
      const count = kept.length - at
      if (
        count >= (line.total ? 1 : 2) &&
        line.value !== 0 &&
        Math.abs(Math.abs(running) - Math.abs(line.value)) <= unit * 0.51 * Math.min(count, 3)
      ) {
        subtotal = true
        break
      }
    }
    if (!subtotal) kept.push(line)
  }
  return kept
}

const round = (value: number): number => (Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6)
