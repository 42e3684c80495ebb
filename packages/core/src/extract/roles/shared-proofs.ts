/** What printed amounts prove of a role, the same for lines that are tagged and lines that are not. */
import { rounding } from '../rounding.ts'
import { sum } from '../shown.ts'

/** Other revenues below net sales, by their name. */
export const OTHER_REVENUE = /^other (?:operating )?revenues?\b/i

/** All income of a bank that does not print it in two parts, before what loans lose, by its name. */
export const BANK_INCOME =
  /^(?:total )?net operating income(?: before .*)?$|^(?:total net|net|total) banking income$|^total (?:net )?(?:operating )?income$/i

/** Amounts of the lines from a first line of revenue to gross profit, and one printed unit. */
interface ToGross {
  first: number
  other: readonly number[]
  costs: readonly number[]
  gross: number
  unit: number
}

/** Whether gross profit is only reached with the other revenues: then they belong to the revenue. */
export function needsOtherRevenue({ first, other, costs, gross, unit }: ToGross): boolean {
  if (other.length === 0 || costs.length === 0) return false
  const left = sum([first, ...costs.map((cost) => -Math.abs(cost))])
  const reaches = (value: number) => Math.abs(value - gross) <= rounding(1 + costs.length + other.length, unit)
  return !reaches(left) && reaches(sum([left, ...other]))
}

/** Amounts of the lines from a net income to that of common shareholders, and one printed unit. */
interface ToCommon {
  net: number
  /** The minority's share, as it is printed. */
  minority: number
  preferred: readonly number[]
  common: number
  unit: number
}

/**
 * The sign with which the minority's share, printed beside preferred dividends, leads from net income to what common
 * shareholders get: with it net income becomes the owners'. Null where none does, or nothing preferred is printed.
 */
export function minoritySign({ net, minority, preferred, common, unit }: ToCommon): 1 | -1 | null {
  if (preferred.length === 0) return null
  const dividends = preferred.map((one) => -Math.abs(one))
  const leads = (sign: 1 | -1) =>
    Math.abs(sum([net, sign * minority, ...dividends]) - common) <= rounding(2 + preferred.length, unit)
  const natural = minority < 0 ? 1 : -1
  return ([natural, natural === 1 ? -1 : 1] as const).find(leads) ?? null
}

/** The result that operating expenses lead to, and whether they count only where they add up to it. */
export interface ExpensesEnd<T> {
  end: T
  mustAddUp: boolean
}

/**
 * Operating expenses lead to operating income; where none is printed (most banks and insurers), the lines down to income
 * before taxes are expenses, interest and other income among them, but only if they make it: they are all that stands
 * between. Null where the statement has neither.
 */
export function expensesEnd<T>(operating: T | null, pretax: T | null): ExpensesEnd<T> | null {
  if (operating !== null) return { end: operating, mustAddUp: false }
  return pretax === null ? null : { end: pretax, mustAddUp: true }
}
