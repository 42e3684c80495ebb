import type { OperatingExpense } from '../../statement/statement.ts'

/** The category of an expense line, by its words. */
export function categoryOf(bare: string): OperatingExpense['category'] {
  if (/research|product development|technology and (?:content|development|infrastructure)/.test(bare))
    return 'research_and_development'
  const selling = /selling|sales|marketing|advertising|promotion/.test(bare)
  const general = /general|administrat/.test(bare)
  if (selling && general) return 'selling_general_administrative'
  if (selling) return 'sales_and_marketing'
  if (general) return 'general_and_administrative'
  if (/depreciation|amorti[sz]ation|depletion/.test(bare)) return 'depreciation_amortization'
  if (/restructuring|impairment|severance|special charge/.test(bare)) return 'restructuring_impairment'
  if (/salaries|wages|compensation|personnel|fuel|rent|occupancy|purchased services|materials|supplies/.test(bare))
    return 'cost_by_nature'
  return 'other'
}
