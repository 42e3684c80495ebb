/** The figures that a check of a balance sheet or of cash flows is about, in the order of its sentence. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  balance_sheet_identity: [
    'total_assets',
    'total_liabilities',
    'temporary_equity',
    'total_equity',
    'noncontrolling_interests',
  ],
  cash_is_that_of_the_cash_flow: ['cash_and_equivalents'],
  cash_is_on_the_balance_sheet: ['cash_at_end'],
  cash_flow_identity: [
    'operating_cash_flow',
    'investing_cash_flow',
    'financing_cash_flow',
    'exchange_rate_effect',
    'other_cash_change',
    'net_change_in_cash',
  ],
  cash_at_end_identity: ['cash_at_start', 'net_change_in_cash', 'cash_at_end'],
  net_income_is_that_of_the_income_statement: ['net_income'],
}

/** Of a check that names its figures in its sentence these. */
export function figuresOfTest({ name, rationale }: { name: string; rationale: string }): string[] {
  const known = FIGURES[name]
  if (known) return [...known]
  const list = /(?:in the cell of|another unit:) (.+)$/.exec(rationale)?.[1]?.split(', ') ?? []
  const rows = [...rationale.matchAll(/” for ([a-z ]+)/g)].map(([, words = '']) => words)
  return [...list, ...rows].map((words) => words.trim().replaceAll(' ', '_'))
}
