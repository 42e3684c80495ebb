/** Words that name a figure in a question only: verbs without an amount, and names that in prose mean too much. */
import type { Entry } from './general-words.ts'
import { figure } from './general-words.ts'

export const ASKED: readonly Entry[] = [
  { pattern: /make|makes|earn|earned|earns/, metrics: [figure('net_income')], isVerb: true },
  { pattern: /lose|loses|lost/, metrics: [figure('net_income')], isVerb: true },
  { pattern: /(?:lose|lost|earn|earned|make|made) per share/, metrics: [figure('diluted_eps')] },
  { pattern: /bring in|brought in|take in|took in|rake in/, metrics: [figure('total_revenue')], isVerb: true },
  { pattern: /sell|sells|sold/, metrics: [figure('total_revenue')], isVerb: true },
  { pattern: /in the (?:red|black)/, metrics: [figure('net_income')], isVerb: true },
  { pattern: /(?:fully )?diluted/, metrics: [figure('diluted_eps')], isVerb: true },
  { pattern: /basic/, metrics: [figure('basic_eps')], isVerb: true },
  { pattern: /tax/, metrics: [figure('income_tax_expense')] },
  { pattern: /interest/, metrics: [figure('other_interest_income_expense_net')] },
  { pattern: /rev/, metrics: [figure('total_revenue')] },
  { pattern: /cogs/, metrics: [figure('cost_of_revenue')] },
  { pattern: /other losses/, metrics: [figure('other_income_expense_net')] },
  {
    pattern: /(?:how many|number of) (?:diluted )?shares|shares outstanding|share count/,
    metrics: [figure('weighted_avg_shares_diluted')],
  },
  // What holds the name of a figure and is none that a statement gives.
  {
    pattern:
      /(?:gross profit|revenue|sales|operating income|operating profit|cash flow) per share|comprehensive income|comparables?(?: sales| store sales)?|comps/,
    metrics: [],
  },
]
