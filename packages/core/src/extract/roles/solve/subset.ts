/** Finds, in a list with parents and parts, the finest level that adds up to a total. */
import { withoutDust } from '../../without-dust.ts'

export interface Valued {
  value: number
}

const MOST_SUBSETS = 14

/**
 * The largest subset without parents that makes `target` within `tolerance`; null where none does. Items of zero are
 * left out: a row without revenue is no division. A parent is an item equal to the sum of a run right before or after it.
 */
export function finestSubset<T extends Valued>(
  all: readonly T[],
  target: number,
  tolerance: (count: number) => number,
): T[] | null {
  return subsetFinder(all, tolerance)(target)
}

/** `finestSubset` for many targets over one list: what does not depend on the target is worked out once. */
export function subsetFinder<T extends Valued>(
  all: readonly T[],
  tolerance: (count: number) => number,
): (target: number) => T[] | null {
  const items = all.filter((item) => item.value !== 0)
  const allowed = items.map((_, at) => tolerance(at + 1))
  const fits = (set: readonly T[], sum: number, target: number) =>
    set.length >= 2 && Math.abs(sum - target) <= (allowed[set.length - 1] ?? 0)
  const whole = total(items)
  let leaves: { set: T[]; sum: number } | null = null
  let sums: Sums | null = null
  let halves: [Float64Array, Float64Array] | null = null
  return (target) => {
    // All of them: then no parent is among them, whatever small parts happen to add up to.
    if (fits(items, whole, target)) return [...items]
    if (leaves === null) {
      const set = withoutParents(items, tolerance)
      leaves = { set, sum: total(set) }
    }
    if (fits(leaves.set, leaves.sum, target)) return [...leaves.set]
    if (items.length > MOST_SUBSETS) return null
    halves ??= [sortedSums(items.slice(0, items.length >> 1)), sortedSums(items.slice(items.length >> 1))]
    if (!anySum(halves[0], halves[1], target, Math.max(...allowed))) return null
    sums ??= sumsOf(items)
    let best = 0
    let most = 1
    for (let mask = sums.value.length - 1; mask > 0; mask--) {
      const count = sums.count[mask] ?? 0
      if (count <= most || Math.abs((sums.value[mask] ?? 0) - target) > (allowed[count - 1] ?? 0)) continue
      best = mask
      most = count
    }
    return best === 0 ? null : items.filter((_, at) => best & (1 << at))
  }
}

const sortedSums = (items: readonly Valued[]): Float64Array => sumsOf(items).value.sort()

/** Do a sum of one list and a sum of the other (both ascending) make `target` within `off`? Most targets are made by none. */
function anySum(first: Float64Array, second: Float64Array, target: number, off: number): boolean {
  let at = second.length - 1
  for (const one of first) {
    while (at >= 0 && one + (second[at] ?? 0) > target + off) at--
    if (at < 0) return false
    if (one + (second[at] ?? 0) >= target - off) return true
  }
  return false
}

/** The sum and the size of every subset, by its bits. */
interface Sums {
  value: Float64Array
  count: Uint8Array
}

function sumsOf(items: readonly Valued[]): Sums {
  const value = new Float64Array(1 << items.length)
  const count = new Uint8Array(1 << items.length)
  for (const [at, item] of items.entries()) {
    const bit = 1 << at
    for (let mask = 0; mask < bit; mask++) {
      value[bit | mask] = (value[mask] ?? 0) + item.value
      count[bit | mask] = (count[mask] ?? 0) + 1
    }
  }
  return { value, count }
}

function withoutParents<T extends Valued>(items: readonly T[], tolerance: (count: number) => number): T[] {
  let kept = [...items]
  for (let round = 0; round < 4; round++) {
    const parent = kept.find((_, at) => isSum(kept, at, 1, tolerance) || isSum(kept, at, -1, tolerance))
    if (parent === undefined || kept.length <= 2) break
    kept = kept.filter((item) => item !== parent)
  }
  return kept
}

/** Is an item the sum of two or more items right after it (`step` 1) or before it (-1)? */
function isSum(items: readonly Valued[], of: number, step: 1 | -1, tolerance: (count: number) => number): boolean {
  const whole = items[of]?.value ?? 0
  let sum = 0
  for (let count = 1; count <= LONGEST_RUN; count++) {
    const one = items[of + step * count]
    if (one === undefined) return false
    sum += one.value
    if (count >= 2 && Math.abs(sum - whole) <= tolerance(count)) return true
  }
  return false
}

/** Parts of a parent that are looked at. */
const LONGEST_RUN = 32

export const total = (set: readonly Valued[]): number => withoutDust(set.reduce((sum, item) => sum + item.value, 0))
