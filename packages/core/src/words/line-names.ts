/** Names of results by their sign, where a name stands beside a single period; tables over several keep the neutral one. */
const NAMES = {
  net_income: ['Net income', 'Net loss'],
  operating_income: ['Operating income', 'Operating loss'],
  income_before_taxes: ['Income before taxes', 'Loss before taxes'],
  gross_profit: ['Gross profit', 'Gross loss'],
  income_tax_expense: ['Income tax expense', 'Income tax benefit'],
} as const

/** 'Net loss' of a negative net income; the name of zero and of an unknown figure is the neutral one. */
export function lineName(line: keyof typeof NAMES, value: number | null | undefined): string {
  return NAMES[line][value != null && value < 0 ? 1 : 0]
}
