/** The change of a figure on the same one of an earlier period. */
import { growth } from './margins.ts'

/** Below this part of revenue an earlier figure is too small to be divided by. */
const LEAST_BASE = 0.01

/**
 * The change as a fraction: 0.1 = 10 % more.
 *
 * @param revenue of either period, in the unit of the figures; null = no base is too small (per-share figures, counts)
 * @returns null where a side is unknown or both are zero, 'n.m.' where the sign turns, the earlier one is no positive amount, or it is
 *   under 1 % of revenue
 */
export function changeOn(
  now: number | null | undefined,
  before: number | null | undefined,
  revenue: number | null = null,
): number | 'n.m.' | null {
  if (now == null || before == null) return null
  if (before === 0 && now === 0) return null
  if (before <= 0 || now < 0) return 'n.m.'
  if (revenue !== null && before < LEAST_BASE * Math.abs(revenue)) return 'n.m.'
  return growth(now, before)
}

/** The change as a part of what was before without its sign, so that a restated loss has one too; null where it was zero. */
export function changeOnMagnitude(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before)
}

/** Amounts of what is spent: more of it is an increase. */
const OUTFLOWS: ReadonlySet<string> = new Set([
  'capital_expenditures',
  'acquisitions',
  'dividends_paid',
  'share_repurchases',
])

/** Totals of a section: where they take cash in both periods, more of it is an increase, as of the lines they sum. */
const SECTION_TOTALS: ReadonlySet<string> = new Set([
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
])

/**
 * The change of a figure of a balance sheet or of cash flows on an earlier period, as `changeOn` gives it.
 *
 * @param name of the figure, without its statement
 */
export function changeOfFigure(name: string, now: number | null, before: number | null): ReturnType<typeof changeOn> {
  const takes = SECTION_TOTALS.has(name) && (now ?? 0) < 0 && (before ?? 0) < 0
  const sign = takes || OUTFLOWS.has(name) ? -1 : 1
  return changeOn(now === null ? null : sign * now, before === null ? null : sign * before)
}
