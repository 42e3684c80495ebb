/** What figures of the other two statements are computed from. */
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import type { Business } from '../../statement/business.ts'
import type { Provenance } from '../../statement/statement.ts'

/** The filing whose income statement the chat knows. */
export interface OfFiling {
  accession_number: string
  /** '2025 FY' */
  period: string
  end_date: string
  /** what tells a bank from a shop: some figures mean nothing there */
  business: Business
  /** of the filing's own period, for what follows from two statements; absent = only what follows from one is told */
  income?: IncomeOf
}

/** What figures of two statements are made of, with the days that the period has; null = not known. */
interface IncomeOf {
  figures: Readonly<Record<IncomeName, number | null>>
  provenance: Provenance
  currency: string
  days: number | null
}
export type IncomeName = 'total_revenue' | 'cost_of_revenue' | 'net_income'

/** A column of one of the two, with the name of its period. */
export interface Column {
  figures: Readonly<Partial<Record<OtherName, number | null>>>
  provenance: Provenance
  period: string
  end_date: string
  when: string
  months: number | null
  currency: string
}
