/** The tables and stretches of text that may be a balance sheet or a statement of cash flows, page by page. */
import type { Grid } from './row.ts'

/** The statements beside that of income. */
export type OtherStatement = 'balance_sheet' | 'cash_flow'

/** What a following page may stand away. */
export const PAGE_GAP = 14_000

/** A first page and those that may go on with it. */
export interface Pages {
  pages: readonly Grid[]
  start: number
}
