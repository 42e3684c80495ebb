/** What is found on a balance sheet. */
import type { BalanceSheetLine } from '../../lexicon/entries/balance-sheet.ts'
import type { FoundLines } from '../sheet-lines.ts'
import type { BalanceFrame } from './frame.ts'
import type { BalanceSums } from './sums.ts'

export type BalanceSheetField =
  | BalanceSheetLine
  | 'current_assets'
  | 'total_assets'
  | 'current_liabilities'
  | 'total_liabilities'
  | 'temporary_equity'
  | 'shareholders_equity'
  | 'noncontrolling_interests'
  | 'total_equity'

export interface BalanceSheetRoles {
  frame: BalanceFrame
  fields: Partial<Record<BalanceSheetField, FoundLines>>
  /** Its cash is the cash at the end of the cash flows. */
  cashIsThatOfFlows: boolean
  /** A total of all claims is printed that is not that of the assets. */
  otherClaims: boolean
  /** A line that only the balance sheet of a parent company alone prints. */
  ofParent: boolean
  /** How the lines make their totals; null where they do not, or where there is no such total. */
  sums: BalanceSums
}
