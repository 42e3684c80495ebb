/** What a balance sheet or a statement of cash flows is looked for with: cover, income statement, tags. */
import type { OtherStatement } from '../document/statement-pages.ts'
import type { ConceptOf } from '../roles/sheet-lines.ts'
import type { Covered } from '../sheet/current-column.ts'
import type { PrintedSheet } from '../sheet/printed-sheet.ts'

/** What is known of the income statement beside which the others are looked for; money in whole units. */
export interface Beside {
  start_date: string | null
  end_date: string
  months: number | null
  fiscal_period: string | null
  net_income: number | null
  /** Further results after taxes: before the share of others, of continuing operations. */
  results: readonly number[]
  /** One printed amount of the income statement in whole units. */
  money: number
  currency: string
  /** Where it is printed: a byte of its net income; null where that is not known. */
  at: number | null
  /** The company by the cover. */
  company: string | null
}

/** The period of a tagged column by its facts; end alone for a balance sheet. */
export interface TaggedPeriod {
  start: string | null
  end: string
  money: number
}

/** What tags say of a sheet. */
export interface Tagged {
  conceptOf: (sheet: PrintedSheet) => ConceptOf
  periodOf: (sheet: PrintedSheet, column: number) => TaggedPeriod | null
}

export interface Asked {
  cover: Covered
  beside: Beside
  tags: Readonly<Record<OtherStatement, Tagged>> | null
}
