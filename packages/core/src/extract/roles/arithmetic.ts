/** Sums of printed lines, with the rounding that print allows. */

/** Do two sums agree within one printed unit a part (T40)? `step` is the last printed digit. */
export const agrees = (a: number, b: number, parts: number, step: number): boolean =>
  Math.abs(a - b) <= step * (parts + 0.01)

export interface Item {
  value: number
  /** The sign the caption gives it. */
  sign: 1 | -1
  /** May be a subtotal of the others, and then counts nothing. */
  optional: boolean
}

const MAX_TRIES = 30_000

/**
 * Signs (1, −1, 0 = subtotal) with which `base` plus the items gives `target`; the caption's signs are tried first.
 * Null where none does, or where there are too many lines to try.
 */
export function solveSigns(base: number, target: number, items: readonly Item[], step: number): number[] | null {
  if (items.length > 14) return null
  const signs: number[] = []
  let tries = 0
  // The closest sums first, then those that the rounding of several lines allows.
  let parts = 1
  const rest = items.map((_, i) => items.slice(i).reduce((sum, item) => sum + Math.abs(item.value), 0))
  const walk = (i: number, sum: number, flips: number): boolean => {
    tries += 1
    if (tries > MAX_TRIES) return false
    const item = items[i]
    if (!item) return agrees(sum, target, parts, step)
    if (Math.abs(target - sum) > (rest[i] ?? 0) + step * (items.length + 1)) return false
    const choices = item.optional ? [item.sign, 0, -item.sign] : [item.sign, -item.sign]
    for (const sign of choices) {
      if (sign === -item.sign && flips <= 0) continue
      signs[i] = sign
      if (walk(i + 1, sum + sign * item.value, sign === -item.sign ? flips - 1 : flips)) return true
    }
    return false
  }
  for (parts of items.length > 1 ? [1, Math.min(3, items.length)] : [1]) {
    tries = 0
    for (let flips = 0; flips <= items.length; flips += 1) if (walk(0, base, flips)) return signs.slice(0, items.length)
  }
  return null
}
