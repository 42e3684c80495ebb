/** What each derived figure is, and where the definition is from: for the glossary and for the schemas of answers. */
import type { DerivedName } from './derived.ts'

interface Definition {
  definition: string
  source: string
}

const SEC_FCF =
  'SEC, Non-GAAP Financial Measures, question 102.07: operating cash flow as printed less capital expenditures'
const S_X_5_02 = 'Regulation S-X, 17 CFR 210.5-02: what current assets and current liabilities are'
const CFA = 'CFA Institute, Financial Analysis Techniques'

export const DERIVED_DEFINITIONS: Readonly<Record<DerivedName, Definition>> = {
  free_cash_flow: { definition: 'Operating cash flow less capital expenditures of the same period', source: SEC_FCF },
  free_cash_flow_margin: {
    definition: 'Free cash flow as a part of the revenue of the same period',
    source: SEC_FCF,
  },
  cash_conversion: {
    definition:
      'Operating cash flow as a multiple of the net income that the cash flows begin with, noncontrolling interests included in both',
    source: `No standard has it; the nearest is cash to income of the ${CFA}, which divides by operating income`,
  },
  debt: {
    definition: 'Short-term and long-term debt as printed on the balance sheet; no leases, deposits or payables',
    source: `${CFA}: total debt is interest-bearing short- and long-term debt`,
  },
  net_cash: {
    definition: 'Cash, equivalents and short-term investments less debt; negative = net debt',
    source: `${CFA}: net debt`,
  },
  current_ratio: { definition: 'Current assets as a multiple of current liabilities', source: S_X_5_02 },
  debt_to_equity: {
    definition: 'Debt as a multiple of shareholders’ equity; none where equity is not positive',
    source: `${CFA}: solvency ratios`,
  },
  return_on_average_equity: {
    definition:
      'Net income of a full year as a part of the average of shareholders’ equity at its start and at its end; of no quarter',
    source: `${CFA}: return on equity by average total equity`,
  },
  return_on_average_assets: {
    definition: 'Net income of a full year as a part of the average of total assets at its start and at its end',
    source: `${CFA}: return on assets by average total assets`,
  },
  book_value_per_share: {
    definition:
      'Shareholders’ equity a weighted average basic share of the period; none where these are shares of one class or preferred dividends stand between: net income is not basic EPS times the shares',
    source: `${CFA}: book value per share; SEC Regulation S-X 210.5-02 for shareholders’ equity`,
  },
  days_receivables: {
    definition: 'Receivables at the end as days of the revenue of the period, a quarter by its own days',
    source: `${CFA}: days of sales outstanding, by the balance at the end`,
  },
  days_inventories: {
    definition: 'Inventories at the end as days of the cost of revenue of the period, a quarter by its own days',
    source: `${CFA}: days of inventory on hand, by the balance at the end`,
  },
}
