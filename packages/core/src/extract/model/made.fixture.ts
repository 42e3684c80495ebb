/** A quarterly report made for tests of the model engine: two columns, a note of segments. */
import type { ModelAnswer, NamedCell } from './answer.ts'

export interface MadeOptions {
  /** put before the statement, outside every table */
  before?: string
  /** put into the label of the line of revenue */
  inLabel?: string
  /** a further row of the statement */
  row?: string
}

const row = (label: string, ...figures: string[]) =>
  `<tr><td>${label}</td>${figures.map((figure) => `<td>${figure}</td>`).join('')}</tr>`

export function madeFiling(options: MadeOptions = {}): string {
  return `<html><body>
<p>FORM 10-Q</p><p>For the quarterly period ended March 29, 2025</p><p>Example Corp.</p>
<p>(Exact name of registrant as specified in its charter)</p>
${options.before ?? ''}
${'<p>Nothing is said here.</p>'.repeat(12)}
<p>CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS</p><p>(In millions, except number of shares, which are in thousands, and per-share amounts)</p>
<table>
<tr><td></td><td colspan="2">Three Months Ended</td></tr>
<tr><td></td><td>March 29, 2025</td><td>March 30, 2024</td></tr>
${row(`Total net sales${options.inLabel ?? ''}`, '95,359', '90,753')}
${row('Cost of sales', '50,492', '48,482')}
${row('Gross margin', '44,867', '42,271')}
${options.row ?? ''}
${row('Research and development', '8,550', '7,903')}
${row('Selling, general and administrative', '6,728', '6,468')}
${row('Total operating expenses', '15,278', '14,371')}
${row('Operating income', '29,589', '27,900')}
${row('Other income/(expense), net', '(279)', '158')}
${row('Income before provision for income taxes', '29,310', '28,058')}
${row('Provision for income taxes', '4,530', '4,422')}
${row('Net income', '24,780', '23,636')}
${row('Basic earnings per share', '1.65', '1.53')}
${row('Diluted earnings per share', '1.65', '1.53')}
${row('Weighted average shares, basic', '14,994,082', '15,405,856')}
${row('Weighted average shares, diluted', '15,056,133', '15,464,709')}
</table>
<p>Note 2 – Segment information and disaggregated net sales (in millions)</p>
<table>
<tr><td></td><td>March 29, 2025</td><td>March 30, 2024</td></tr>
${row('iPhone net sales', '46,841', '45,963')}
${row('Services net sales', '48,518', '44,790')}
${row('Total net sales', '95,359', '90,753')}
</table></body></html>`
}

const at = (line: number, text: string, sign: NamedCell['sign'] = 'as_printed', column = 'A'): NamedCell => ({
  line,
  column,
  text,
  sign,
})

/** What a careful model answers to `madeFiling()`: the lines are numbered in the order of the rows. */
export function rightAnswer(): ModelAnswer {
  return {
    figures: {
      total_revenue: [at(1, '95,359')],
      cost_of_revenue: [at(2, '50,492')],
      gross_profit: [at(3, '44,867')],
      operating_income: [at(7, '29,589')],
      other_interest_income_expense_net: [],
      other_income_expense_net: [at(8, '(279)')],
      income_before_taxes: [at(9, '29,310')],
      income_tax_expense: [at(10, '4,530')],
      other_investment_income_expense_after_taxes: [],
      other_income_expense_after_taxes: [],
      net_income: [at(11, '24,780')],
      basic_eps: [at(12, '1.65')],
      diluted_eps: [at(13, '1.65')],
      weighted_avg_shares_basic: [at(14, '14,994,082')],
      weighted_avg_shares_diluted: [at(15, '15,056,133')],
    },
    operating_expenses: [
      { ...at(4, '8,550'), category: 'research_and_development' },
      { ...at(5, '6,728'), category: 'selling_general_administrative' },
    ],
    business_segments: {
      divisions: [
        { ...at(16, '46,841'), label_from: 'line' },
        { ...at(17, '48,518'), label_from: 'line' },
      ],
      not_allocated: [],
    },
    geographical_segments: { divisions: [], not_allocated: [] },
    money_unit: 'millions',
    share_unit: 'thousands',
    thought_process: 'The three months ended March 29, 2025 are column A.',
  }
}
