/** The figures that questions are about, by the names of facts. */
import type { FactBase, Metric } from '../figures-in-words/facts.ts'
import { type Lexicon, metricTokens } from '../figures-in-words/lexicon.ts'
import { withParts } from '../figures-in-words/parts-together.ts'
import { INCOME_LABELS } from '../statement/figure-labels.ts'

/** Figures every statement may have; lines, divisions and regions of a filing come on top with its own words. */
export type CommonMetric =
  | 'total_revenue'
  | 'cost_of_revenue'
  | 'gross_profit'
  | 'gross_margin'
  | 'operating_expenses'
  | 'operating_income'
  | 'operating_margin'
  | 'other_interest_income_expense_net'
  | 'other_income_expense_net'
  | 'income_before_taxes'
  | 'income_tax_expense'
  | 'tax_rate'
  | 'net_income'
  | 'net_margin'
  | 'basic_eps'
  | 'diluted_eps'
  | 'weighted_avg_shares_basic'
  | 'weighted_avg_shares_diluted'

/** Questions ask for no lines after taxes by these names. */
const {
  other_investment_income_expense_after_taxes: _investments,
  other_income_expense_after_taxes: _after,
  ...ASKED_LABELS
} = INCOME_LABELS

export const METRIC_LABEL: Readonly<Record<CommonMetric, string>> = {
  ...ASKED_LABELS,
  gross_margin: 'Gross margin',
  operating_expenses: 'Operating expenses',
  operating_margin: 'Operating margin',
  tax_rate: 'Tax rate',
  net_margin: 'Net margin',
}

/** Phrases that hold the name of a figure and mean another one, which no statement gives. */
export const NO_METRIC = 'none'
/** "The margins", all of them. */
export const MARGINS = 'margins'

export interface Mention {
  /** the name of a fact, or NO_METRIC, or MARGINS */
  metric: string
  /** what it is put together from, where no fact has it: a sum of parts, a share */
  made: Metric | null
  isVerb: boolean
  /** characters in the text that was read */
  start: number
  end: number
}

/**
 * Every figure a question names, in its order, read with the words that every reader of sentences knows.
 * @param key the name of a metric's fact
 */
export function mentionsIn(text: string, base: FactBase, lexicon: Lexicon, key: (metric: Metric) => string): Mention[] {
  const plain = text.replace(/[‐-―−]/g, '-')
  return withParts(base, plain, metricTokens(plain, lexicon)).map(({ start, end, metrics, isVerb = false }) => {
    const [metric] = metrics
    const isAll = /^margins$/i.test(plain.slice(start, end))
    const made = metric?.kind === 'sum' || metric?.kind === 'share' ? metric : null
    return { metric: isAll ? MARGINS : metric ? key(metric) : NO_METRIC, made, isVerb, start, end }
  })
}
