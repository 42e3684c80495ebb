import type { OperatingExpense } from '../../statement/statement.ts'

const RULES: readonly [RegExp, OperatingExpense['category']][] = [
  [/research|development|technology|product development|content|exploration/i, 'research_and_development'],
  [
    /selling.*(general|administrative)|administrative.*selling|sg&a|marketing.*administrative|sales.*administrative/i,
    'selling_general_administrative',
  ],
  [/sales|marketing|selling|advertis|distribution|fulfil|promotion/i, 'sales_and_marketing'],
  [
    /restructur|impair|separation|severance|write-?(off|down)|abandon|merger|acquisition termination/i,
    'restructuring_impairment',
  ],
  [/depreciat|amorti[sz]|depletion/i, 'depreciation_amortization'],
  [/general|administrative|corporate/i, 'general_and_administrative'],
  [
    /salar|wages|compensation|employee|labor|fuel|purchased|rent|materials|occupancy|maintenance|insurance|taxes|utilities|landing|commission|interest|claims|benefits|provision/i,
    'cost_by_nature',
  ],
]

/** The kind of an expense by its printed name; `other` where the name says none. */
export function expenseCategory(name: string): OperatingExpense['category'] {
  if (/research|^technology|product development/i.test(name)) return 'research_and_development'
  return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}
