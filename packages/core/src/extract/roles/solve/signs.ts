/** Signed sums of printed lines: which of them count, and which way each moves the result, so that they make a difference. */
/** Do two sums agree within one printed unit a part (T40)? `step` is the last printed digit. */
export const agrees = (a: number, b: number, parts: number, step: number): boolean =>
  Math.abs(a - b) <= step * (parts + 0.01)

export interface Item {
  value: number
  /** The way in which its caption or its concept says that it moves the result. */
  sign: 1 | -1
  /** What it does where it may be a subtotal, and then counts nothing: it is first taken for one, or for a line. */
  subtotal: 'likely' | 'possible' | null
  /** Its sign is certain, and only the other lines may be turned. */
  certain?: boolean
}

/** 1, −1, or 0 for a subtotal: one an item. */
export type Signs = readonly (1 | 0 | -1)[]

/** By how much a sum of so many parts may miss, and how many lines are tried at most. */
export interface Limits {
  tolerance: (parts: number) => number
  most: number
}

const MAX_TRIES = 30_000

/** Depth first, with the fewest turned items first; `turns`: how many may be turned at most. */
export function search(
  base: number,
  target: number,
  items: readonly Item[],
  limits: Limits,
  turns: number,
): Signs | null {
  if (items.length > limits.most) return null
  const signs: (1 | 0 | -1)[] = []
  let tries = 0
  const rest = items.map((_, i) => items.slice(i).reduce((sum, item) => sum + Math.abs(item.value), 0))
  const slack = limits.tolerance(items.length + 1)
  const walk = (i: number, sum: number, left: number, parts: number): boolean => {
    tries += 1
    if (tries > MAX_TRIES) return false
    const item = items[i]
    if (!item) return Math.abs(sum - target) <= limits.tolerance(parts)
    if (Math.abs(target - sum) > (rest[i] ?? 0) + slack) return false
    for (const sign of choices(item)) {
      const turned = sign === -item.sign
      if (turned && (left <= 0 || item.certain)) continue
      signs[i] = sign
      if (walk(i + 1, sum + sign * item.value, turned ? left - 1 : left, sign === 0 ? parts : parts + 1)) return true
    }
    return false
  }
  const may = Math.min(turns, items.filter(({ certain }) => !certain).length)
  for (let flips = 0; flips <= may; flips += 1) if (walk(0, base, flips, 0)) return signs.slice(0, items.length)
  return null
}

function choices({ sign, subtotal }: Item): readonly (1 | 0 | -1)[] {
  const turned = sign === 1 ? -1 : 1
  if (subtotal === null) return [sign, turned]
  return subtotal === 'likely' ? [0, sign, turned] : [sign, 0, turned]
}
