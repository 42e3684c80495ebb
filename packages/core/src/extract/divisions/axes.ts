/** What the axes of a fact say of it: division, remainder, or nothing that divides revenue; and which concepts are revenue. */
import type { Fact } from '../tags/facts.ts'

export type Axis = 'segment' | 'product' | 'place' | 'segment and product'

/** What each axis of the taxonomies says; those of a company are not here. */
export const AXES: readonly [RegExp, 'segment' | 'product' | 'place' | 'items' | 'noise'][] = [
  [/:(StatementBusinessSegmentsAxis|SegmentsAxis)$/, 'segment'],
  [/:SubsegmentsAxis$/, 'segment'],
  [/:(ProductOrServiceAxis|ProductsAndServicesAxis)$/, 'product'],
  [
    /:(StatementGeographicalAxis|GeographicalAreasAxis|RestatementOfGeographicalAxis|GeographicDistributionAxis)$/,
    'place',
  ],
  [/:(ConsolidationItemsAxis|SegmentConsolidationItemsAxis)$/, 'items'],
  [/:ConcentrationRiskBy(Type|Benchmark)Axis$/, 'noise'],
]

const REVENUE = /Revenue|SalesNet|NetSales|PremiumsEarned|^Sales/

const NO_REVENUE =
  /Cost|Expense|Deferred|Percent|Percentage|Remaining|Recognized|Tax(?!$)|Receivable|Unearned|Allowance|Liability|Obligation|Excluding(?!AssessedTax|Interest|RevenueFromContract)|Intersegment|Growth|ProForma/

/** True where a concept is one of revenue. */
export function isRevenue(concept: string): boolean {
  const local = concept.slice(concept.indexOf(':') + 1)
  return REVENUE.test(local) && (!NO_REVENUE.test(local) || /ExcludingAssessedTax$|IncludingAssessedTax$/.test(local))
}

/** A fact of revenue with the members that its axes name. */
export interface Placed {
  fact: Fact
  value: number
  dims: Map<string, string>
  eliminated: boolean
  row: number
}
