/** Past periods from the SEC's company facts: vintages and nothing more (decision 63). */
import { periodMonths } from '@topline/core/format/day.ts'
import { FIGURE_NAMES, type FigureName, type Figures, type Place } from '@topline/core/statement/statement.ts'
import { sql } from 'drizzle-orm'
import type { CompanyFact, CompanyFacts } from '../../clients/edgar/edgar.ts'
import type { Tx } from '../../db/open.ts'
import { vintages } from '../../db/schema.ts'
import { reportForm } from '../records/forms.ts'
import { lockCompany } from '../records/locks.ts'
import { refreshScreened } from '../screened/refresh.ts'

/** Concepts of a figure, best first: the first that a filing gives for a period counts. */
const CONCEPTS: Partial<Record<FigureName, readonly string[]>> = {
  total_revenue: ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax', 'SalesRevenueNet'],
  cost_of_revenue: ['CostOfRevenue', 'CostOfGoodsAndServicesSold'],
  gross_profit: ['GrossProfit'],
  operating_income: ['OperatingIncomeLoss'],
  income_before_taxes: [
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  ],
  income_tax_expense: ['IncomeTaxExpenseBenefit'],
  net_income: ['NetIncomeLoss'],
  basic_eps: ['EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted'],
  diluted_eps: ['EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'],
  weighted_avg_shares_basic: [
    'WeightedAverageNumberOfSharesOutstandingBasic',
    'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ],
  weighted_avg_shares_diluted: [
    'WeightedAverageNumberOfDilutedSharesOutstanding',
    'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ],
}

type VintageRow = typeof vintages.$inferInsert

/** 'USD' and 'USD/shares' are of US dollars, 'shares' of every currency: that of the company's money facts. */
function currencyOf(unit: string, fallback: string): string | null {
  if (unit === 'shares') return fallback
  return /^([A-Z]{3})(\/shares)?$/.exec(unit)?.[1] ?? null
}

/**
 * One row a period and filing. Only quarters (3 or 4 months) and years take part, only forms that are read here, and
 * only rows that know revenue or net income. Fiscal names are left open: `fy` and `fp` are those of the filing, not of
 * the fact's period.
 */
export function vintagesOfFacts(facts: CompanyFacts): VintageRow[] {
  const rows = new Map<string, VintageRow>()
  const main = mainCurrency(facts)
  for (const figure of FIGURE_NAMES)
    for (const concept of CONCEPTS[figure] ?? [])
      for (const [unit, all] of Object.entries(facts.concepts[concept] ?? {})) {
        const currency = currencyOf(unit, main)
        if (currency === null) continue
        for (const fact of all) addFact(rows, facts.cik, figure, concept, currency, fact)
      }
  return [...rows.values()].filter((row) => row.total_revenue != null || row.net_income != null)
}

function addFact(
  rows: Map<string, VintageRow>,
  cik: string,
  figure: FigureName,
  concept: string,
  currency: string,
  fact: CompanyFact,
): void {
  if (fact.start === undefined || reportForm(fact.form) === null) return
  const months = periodMonths(fact.start, fact.end)
  if (months !== 3 && months !== 4 && months !== 12) return
  const key = `${fact.accn}|${fact.start}|${fact.end}|${currency}`
  const row: VintageRow & Partial<Figures> = rows.get(key) ?? {
    cik,
    accession_number: fact.accn,
    form_type: fact.form,
    filing_date: fact.filed,
    engine: 'company-facts',
    is_own: false,
    start_date: fact.start,
    end_date: fact.end,
    currency,
    period_in_months: months,
    fiscal_year: null,
    fiscal_period: null,
    provenance: {},
  }
  rows.set(key, row)
  if (row[figure] != null) return
  row[figure] = fact.val
  const place: Place = { label: concept, text: String(fact.val), concept: `us-gaap:${concept}`, start: null, end: null }
  row.provenance = { ...row.provenance, [figure]: place }
}

/** The currency of most money facts. */
function mainCurrency(facts: CompanyFacts): string {
  const counts = new Map<string, number>()
  for (const units of Object.values(facts.concepts))
    for (const [unit, all] of Object.entries(units))
      if (/^[A-Z]{3}$/.test(unit)) counts.set(unit, (counts.get(unit) ?? 0) + all.length)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'USD'
}

/** Stores them; a newer state of the same facts replaces the older one. Returns how many there are. */
export async function backfill(tx: Tx, facts: CompanyFacts): Promise<number> {
  await lockCompany(tx, facts.cik)
  const rows = vintagesOfFacts(facts)
  const PIECE = 200
  const set = Object.fromEntries(
    [...FIGURE_NAMES, 'provenance', 'filing_date', 'form_type'].map((name) => [name, sql.raw(`excluded.${name}`)]),
  )
  for (let at = 0; at < rows.length; at += PIECE)
    await tx
      .insert(vintages)
      .values(rows.slice(at, at + PIECE))
      .onConflictDoUpdate({
        target: [
          vintages.cik,
          vintages.end_date,
          vintages.start_date,
          vintages.accession_number,
          vintages.engine,
          vintages.currency,
        ],
        set,
      })
  await refreshScreened(tx, facts.cik)
  return rows.length
}
