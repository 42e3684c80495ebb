/** Lines of capital outside equity that no figure holds: computed liabilities would hold them. */

import { nearestHeading } from '../../sheet/nearest-heading.ts'
import type { Entry } from '../sheet-lines.ts'
import type { BalanceSheetRoles } from './roles.ts'

/** Words of capital that is not owed. */
const CAPITAL =
  /\bredeemable\b|\bmandatorily\b|\bsubject to (?:put|(?:mandatory |possible )?(?:redemption|repurchase))\b|\b(?:preferred|preference)\b|\b(?:common|capital|ordinary) (?:stock|shares)\b|\bmezzanine\b|\btemporary equity\b|\besop\b|\bput options?\b|\bminority\b|\bnon-?controlling\b/
/** Words of what is owed all the same: "Preferred dividends payable", "Guarantee of ESOP debt", "Due to minority partners". */
const OWED =
  /\b(?:notes?|loans?|debts?|debentures?|bonds?|payables?|accrued|dividends?|distributions?|due|borrow\w*|liabilit\w*|obligations?|deposits?|certificates?|taxes)\b/

/** Whether a line says capital, or what it is stands above it: a heading over it alone, or the beginning of its caption. */
function isCapital({ line }: Entry, before: Entry | undefined): boolean {
  const says = (words: string) => CAPITAL.test(words) && !OWED.test(words)
  const over = nearestHeading(line.heading)
  return says(line.bare) || (line.heading !== before?.line.heading && !OWED.test(line.bare) && says(over))
}

/**
 * Lines between assets and claims on them, outside equity, that say capital and stand in no field. Where a printed total
 * of liabilities agrees with what equity and temporary equity leave, there is none.
 */
export function unplaced(entries: readonly Entry[], { frame, fields }: BalanceSheetRoles, step: number): Entry[] {
  const { assets, claims, liabilities, currentLiabilities, equity, equityFrom, temporary, preferred, minority } = frame
  if (assets === null || fields.total_liabilities?.rule === undefined) return []
  const owed = [liabilities, currentLiabilities].flatMap((one) => (one === null ? [] : one.index))
  const from = Math.max(assets.index, ...owed.filter((index) => index < equityFrom))
  const isEquity = ({ index }: Entry) => index >= equityFrom && index <= (equity?.index ?? entries.length)
  const held = new Set([...temporary, ...preferred, ...minority])
  return entries.filter(
    (one) =>
      one.index > from &&
      one.index < (claims?.index ?? entries.length) &&
      !isEquity(one) &&
      !held.has(one) &&
      Math.abs(one.value ?? 0) > step &&
      isCapital(one, entries[one.index - 1]),
  )
}
