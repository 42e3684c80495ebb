/** Finds, in a list with parents and parts, the finest level that adds up to a total. */

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
  const items = all.filter((item) => item.value !== 0)
  const fits = (set: readonly T[]) => set.length >= 2 && Math.abs(total(set) - target) <= tolerance(set.length)
  // All of them: then no parent is among them, whatever small parts happen to add up to.
  if (fits(items)) return [...items]
  const leaves = withoutParents(items, tolerance)
  if (fits(leaves)) return leaves
  if (items.length > MOST_SUBSETS) return null
  let best: T[] | null = null
  for (let mask = (1 << items.length) - 1; mask > 0; mask--) {
    const count = bits(mask)
    if (count < 2 || (best !== null && count <= best.length)) continue
    let sum = 0
    for (let at = 0; at < items.length; at++) if (mask & (1 << at)) sum += items[at]?.value ?? 0
    if (Math.abs(sum - target) <= tolerance(count)) best = items.filter((_, at) => mask & (1 << at))
  }
  return best
}

function withoutParents<T extends Valued>(items: readonly T[], tolerance: (count: number) => number): T[] {
  let kept = [...items]
  for (let round = 0; round < 4; round++) {
    const parent = kept.find(
      (item, at) => isSum(item, kept.slice(at + 1), tolerance) || isSum(item, kept.slice(0, at).reverse(), tolerance),
    )
    if (parent === undefined || kept.length <= 2) break
    kept = kept.filter((item) => item !== parent)
  }
  return kept
}

function isSum<T extends Valued>(item: T, run: readonly T[], tolerance: (count: number) => number): boolean {
  let sum = 0
  for (const [at, one] of run.entries()) {
    sum += one.value
    if (at >= 1 && Math.abs(sum - item.value) <= tolerance(at + 1)) return true
    if (at > 30) return false
  }
  return false
}

export const total = (set: readonly Valued[]): number =>
  Number(set.reduce((sum, item) => sum + item.value, 0).toPrecision(15))

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}
