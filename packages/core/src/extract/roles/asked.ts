/** What the rules of a field know besides the lines of a statement. */
import type { Term } from './sheet.ts'

/** What the rules of revenue know besides the lines. */
export interface RevenueAsked {
  /** Where the results begin. */
  ceiling: number
  /** The line called operating income. */
  operating: number | null
  /** Where the costs begin. */
  wall: number
  /** The lines with amounts above the costs and the results. */
  region: readonly number[]
}

/** What the rules of cost know besides the lines. */
export interface CostAsked {
  /** The lines `[from, ceiling)` stand below revenue, of which `sales` is the value. */
  from: number
  ceiling: number
  sales: number
  revenue: Term | null
  /** A gross profit that is printed, with its sign. */
  gross: Term | null
}

/** What the rules of net income know besides the lines. */
export interface NetAsked {
  /** The lines called net income or attributable below the result before taxes. */
  below: readonly number[]
  /** Those of them called net income of all operations. */
  netLines: readonly number[]
  /** Those of them that are the owners', or those of common shareholders. */
  attributed: readonly number[]
  /** Lines of the minority's share among the results. */
  minorities: readonly number[]
  pretax: number | null
  tax: number | null
  /** The line called operating income. */
  operating: number | null
  /** Where lines of other comprehensive income end the results. */
  limit: number
}
