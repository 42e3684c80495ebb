/** What the words of an income statement mean, in a sentence each. */
const MEANINGS: Readonly<Record<string, string>> = {
  total_revenue: 'Revenue is what a company took in for what it sold in the period, before any cost.',
  cost_of_revenue: 'Cost of revenue is what the goods and services that were sold cost to make or to buy.',
  gross_profit: 'Gross profit is revenue less the cost of revenue.',
  gross_margin:
    'Gross margin is gross profit as a share of revenue: what is left of each $100 of sales after the cost of what was sold.',
  operating_expenses:
    'Operating expenses are the costs of running the business beside the cost of revenue, such as research and selling.',
  operating_income:
    'Operating income is what is left of revenue after the cost of revenue and operating expenses, before interest and taxes.',
  operating_margin: 'Operating margin is operating income as a share of revenue.',
  other_interest_income_expense_net: 'Net interest is interest income less interest expense; below zero it is a cost.',
  other_income_expense_net:
    'Other income, net, is what was earned or lost outside operations, such as gains on investments.',
  income_before_taxes: 'Income before taxes is what is left of revenue after all costs but income taxes.',
  income_tax_expense:
    'The provision for income taxes is the tax on the income of the period, as the statement counts it; what is paid in cash may differ.',
  tax_rate: 'The effective tax rate is income taxes as a share of income before taxes.',
  net_income:
    'Net income is what is left of revenue for the shareholders after all costs and taxes; below zero it is a net loss.',
  net_margin: 'Net margin is net income as a share of revenue.',
  basic_eps: 'Basic earnings per share is net income divided by the average number of shares outstanding.',
  diluted_eps:
    'Diluted earnings per share is net income divided by the shares there would be if options and convertibles became shares.',
  weighted_avg_shares_basic: 'Basic shares are the average number of shares outstanding in the period.',
  weighted_avg_shares_diluted:
    'Diluted shares are the average number of shares, with those that options and convertibles could become.',
}

export const meaningOf = (metric: string): string | null => MEANINGS[metric] ?? null
