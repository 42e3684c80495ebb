/** Signed sums of printed lines: which of them count, and which way each moves the result, so that they make a difference. */
import { aboveFirst, isAccounted } from './accounted.ts'

/** Do two sums agree within one printed unit a part (T40)? `step` is the last printed digit. */
export const agrees = (a: number, b: number, parts: number, step: number): boolean =>
  Math.abs(a - b) <= step * (parts + 0.01)

export interface Item {
  value: number
  /** The way in which its caption or its concept says that it moves the result. */
  sign: 1 | -1
  /** It is called a total: then it counts only with no line above it. */
  total: boolean
  /** Its name or its place says that it may be a total or a result on the way. */
  named: boolean
  /** Its sign is certain, and only the other lines may be turned. */
  certain: boolean
}

/** 1, −1, or 0 for a subtotal: one an item. */
export type Signs = readonly (1 | 0 | -1)[]

/** What a sum is held against. */
export interface Limits {
  target: number
  /** What the lines begin with, and the signed lines over them that a total among them may hold. */
  base: number
  over: readonly number[]
  unit: number
  /** By how much a sum of so many parts may miss. */
  tolerance: (parts: number) => number
  /** Lines that may be turned at most. */
  turns: number
}

const MAX_TRIES = 30_000

/**
 * Depth first, with the fewest turned items first. An item is left out only where the print accounts for it: it is the sum
 * of lines above it, with the signs that they have here, or a result on the way.
 */
export function search(items: readonly Item[], limits: Limits): Signs | null {
  const { target, base, tolerance } = limits
  const signs: (1 | 0 | -1)[] = []
  const above = aboveFirst(limits.over, base, limits.unit)
  let tries = 0
  const rest = items.map((_, i) => items.slice(i).reduce((sum, item) => sum + Math.abs(item.value), 0))
  const slack = tolerance(items.length + 1)
  const take = (i: number, sign: 1 | 0 | -1, value: number, left: number): boolean => {
    signs[i] = sign
    if (sign === 0) return walk(i + 1, left)
    const before = above.total
    above.kept.push(sign * value)
    above.total += sign * value
    const found = walk(i + 1, left)
    above.kept.pop()
    above.total = before
    return found
  }
  const walk = (i: number, left: number): boolean => {
    tries += 1
    if (tries > MAX_TRIES) return false
    const item = items[i]
    if (!item) return Math.abs(above.total - base - target) <= tolerance(above.kept.length - above.over)
    if (Math.abs(target + base - above.total) > (rest[i] ?? 0) + slack) return false
    const { value, sign } = item
    if (isAccounted(item, above) && take(i, 0, value, left)) return true
    if (item.total && above.kept.length > above.over) return false
    if (take(i, sign, value, left)) return true
    return left > 0 && !item.certain && take(i, sign === 1 ? -1 : 1, value, left - 1)
  }
  const may = Math.min(limits.turns, items.filter(({ certain }) => !certain).length)
  for (let turns = 0; turns <= may; turns += 1) if (walk(0, turns)) return signs.slice(0, items.length)
  return null
}
