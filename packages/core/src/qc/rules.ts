/**
 * The rules that need no more than a statement, its places and its comparatives, so that a stored one can be tested
 * again. Money tolerances come from the printed unit: each figure may be off by half of it.
 */
import type { Place } from '../statement/statement.ts'
import {
  beforeTaxes,
  costSign,
  grossLoss,
  grossProfit,
  netIncome,
  netIncomePresent,
  operatingExpenses,
  revenuePresent,
  taxAlone,
  taxRate,
  tiedTogether,
} from './result-rules.ts'
import { countsWithEps, dilution, lossUndiluted, perShare, shareCounts } from './share-rules.ts'
import { state } from './test.ts'
import type { Rule } from './tested.ts'

const currency: Rule = ({ income_statement: s }) =>
  state(
    'currency_and_units_found',
    'Currency and unit were found in the document',
    /^[A-Z]{3}$/.test(s.currency),
    `${s.currency} in ${s.revenue_units}`,
  )

const places: Rule = ({ income_statement: s, provenance }) => {
  const holds = (place: Place | undefined): boolean =>
    place !== undefined &&
    ('computed' in place
      ? place.parts.length > 0 && place.parts.every(holds)
      : place.text !== '' && (place.start === null ? place.document !== undefined : (place.end ?? 0) > place.start))
  const names = Object.keys(provenance)
  const missing = [
    'total_revenue',
    'net_income',
    'income_before_taxes',
    'income_tax_expense',
    'operating_income',
    'basic_eps',
    'diluted_eps',
  ].filter((name) => s[name as 'net_income'] !== null && !holds(provenance[name]))
  return state(
    'every_figure_has_its_place',
    'Every figure has a place in the document',
    missing.length === 0,
    missing.length === 0 ? `${names.length} places` : `no place for ${missing.join(', ')}`,
  )
}

/** All rules in the order of the report. */
export const RULES: readonly Rule[] = [
  revenuePresent,
  netIncomePresent,
  tiedTogether,
  grossProfit,
  grossLoss,
  costSign,
  operatingExpenses,
  beforeTaxes,
  netIncome,
  perShare('basic'),
  perShare('diluted'),
  dilution,
  countsWithEps,
  shareCounts,
  lossUndiluted,
  currency,
  places,
  taxAlone,
  taxRate,
]

/** The rules that hold the figures of one column against each other, whichever of them it prints. */
export const COLUMN_RULES: readonly Rule[] = [
  grossProfit,
  operatingExpenses,
  beforeTaxes,
  netIncome,
  perShare('basic'),
  perShare('diluted'),
  dilution,
  shareCounts,
  lossUndiluted,
]
