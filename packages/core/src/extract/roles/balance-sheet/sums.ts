/** How the lines of a balance sheet make its totals. */
import { type AddedUp, addedUp } from '../add-up.ts'
import type { Entry } from '../sheet-lines.ts'
import type { BalanceFrame } from './frame.ts'

/** The blocks of a balance sheet taken apart; null where their lines do not make their total, or where there is none. */
export interface BalanceSums {
  assets: AddedUp | null
  claims: AddedUp | null
  /** Of those between assets and claims the ones that equity and the liabilities hold; undefined where that is not known. */
  readonly equity?: AddedUp | null | undefined
  readonly liabilities?: AddedUp | null | undefined
}

/** @param owed total liabilities, printed or computed */
export function sumsOf(entries: readonly Entry[], frame: BalanceFrame, owed: number | null, step: number): BalanceSums {
  const { assets, claims, total, claimsSum } = frame
  const from = assets?.index ?? 0
  const to = claims?.index ?? 0
  const above = addedUp(
    entries.filter(({ index }) => index < from),
    total,
    step,
  )
  if (to <= from) return { assets: above, claims: null }
  const lines = entries.filter(({ index }) => index > from && index < to)
  // Worked out where they are asked for: of most readings that are tried nobody asks.
  let known: ReturnType<typeof parts> | null = null
  const own = () => (known ??= parts(lines, frame, owed, step))
  return {
    assets: above,
    claims: claimsSum,
    get equity() {
      return own().equity
    },
    get liabilities() {
      return own().liabilities
    },
  }
}

/** Equity and liabilities by their own lines. */
function parts(
  lines: readonly Entry[],
  { equity, equityFrom, temporary, preferred, minority, liabilities, claimsSum }: BalanceFrame,
  owed: number | null,
  step: number,
): Pick<BalanceSums, 'equity' | 'liabilities'> {
  if (equity === null || equity.value === null) return {}
  const own = lines.filter(({ index }) => index >= equityFrom && index < equity.index)
  const apart = new Set([...temporary, ...preferred, ...minority])
  const until = liabilities !== null && liabilities.value === owed ? liabilities.index : Number.POSITIVE_INFINITY
  const rest = lines.filter(
    (one) =>
      one.index < until &&
      !own.includes(one) &&
      one.index !== equity.index &&
      !apart.has(one) &&
      !/capitalization/.test(one.line.bare),
  )
  return {
    ...(own.some(({ value }) => value !== null && value !== 0)
      ? { equity: claimsSum?.subtotals.has(equity.index) ? claimsSum : addedUp(own, equity.value, step) }
      : {}),
    ...(owed === null ? {} : { liabilities: addedUp(rest, owed, step) }),
  }
}
