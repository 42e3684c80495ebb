import { changeOn } from '@topline/core/statement/change.ts'

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

/** The change of a figure of either statement on the period before, as `changeOn` gives it. */
export function changeOf(name: string, now: number | null, before: number | null) {
  const takes = SECTION_TOTALS.has(name) && (now ?? 0) < 0 && (before ?? 0) < 0
  const sign = takes || OUTFLOWS.has(name) ? -1 : 1
  return changeOn(now === null ? null : sign * now, before === null ? null : sign * before)
}
