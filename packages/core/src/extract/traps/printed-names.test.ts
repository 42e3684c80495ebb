/** One statement whose lines go by the names that companies give them; the figures are made. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'
import { asHtml, asText, type Printed } from './typeset.fixture.ts'

const LINES: Record<string, string> = {
  revenue: 'Net sales',
  cost: 'Cost of sales',
  gross: 'Gross profit',
  selling: 'Selling, general and administrative expenses',
  operating: 'Operating income',
  tax: 'Provision for income taxes',
  eps: 'Earnings per share',
}

/** The statement with other names; a line without a name is left out. */
function statement(names: Record<string, string>): Printed {
  const is = { ...LINES, ...names }
  const line = (name: string | undefined, figures: string) =>
    name === '' || name === undefined ? '' : `${name} | ${figures}\n`
  return {
    form: '10-K',
    ended: 'December 31, 1997',
    company: 'MADE NAMES INC',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In thousands, except per share amounts)',
    lines: `^ Years Ended December 31, | <\n^ 1997 | 1996\n${line(is.revenue, '91,220 | 84,110')}${line(is.cost, '61,110 | 56,220')}${line(is.gross, '30,110 | 27,890')}${line(is.selling, '18,330 | 17,220')}${line(is.total, '79,440 | 73,440')}${line(is.operating, '11,780 | 10,670')}${line('Interest expense', '(1,110) | (1,220)')}${line('Other income, net', '330 | 220')}${line('Income before income taxes', '11,000 | 9,670')}${line(is.tax, '4,110 | 3,660')}${line('Net income', '6,890 | 6,010')}${line(is.eps, '1.11 | .97')}${line('Average shares outstanding', '6,220 | 6,210')}`,
  }
}

const SAYS = {
  total_revenue: 91_220e3,
  cost_of_revenue: 61_110e3,
  gross_profit: 30_110e3,
  operating_income: 11_780e3,
  income_before_taxes: 11_000e3,
  income_tax_expense: 4_110e3,
  net_income: 6_890e3,
  basic_eps: 1.11,
  weighted_avg_shares_basic: 6_220_000,
}
const NO_GROSS = { gross: '', operating: '' }

it.each<Record<string, string>>([
  { revenue: 'Commissions and fees' },
  { revenue: 'Net patient service revenue' },
  { revenue: 'Oil and gas sales', ...NO_GROSS },
  { revenue: 'Tuition and fees', ...NO_GROSS },
  { revenue: 'Net premiums earned', ...NO_GROSS },
  { revenue: 'Income from services', gross: '' },
  { revenue: 'Group turnover' },
  { cost: 'Less: Cost of goods sold', gross: '' },
  { cost: 'Direct cost of revenues', gross: '' },
  { operating: 'Results from operations' },
  { tax: 'Taxes based on income' },
  { tax: 'Income and asset taxes and employee profit sharing' },
  { eps: 'Net income per common share - assuming no dilution' },
  { gross: '', total: 'Operating costs and expenses' },
])('reads a statement with %j', (names) => {
  for (const document of [asHtml(statement(names)), asText(statement(names))]) {
    const { income_statement: one, qc } = readPrinted(document)
    expect(one).toMatchObject(names.operating === '' ? { ...SAYS, operating_income: null } : SAYS)
    expect(qc.passed).toBe(true)
  }
})

it('takes a result on the way to operating income for none of the expenses', () => {
  const one = statement({
    cost: '',
    gross: '',
    selling: 'Station expenses | 61,110 | 56,220\nEBITDA | 30,110 | 27,890\nDepreciation and amortization',
  })
  const { income_statement: read, qc } = readPrinted(asHtml(one))
  expect(read.operating_expenses.map(({ amount }) => amount)).toEqual([61_110e3, 18_330e3])
  expect(qc.passed).toBe(true)
})

it('takes the first of several revenues for none of them where no line adds them', () => {
  const two = statement({ revenue: 'Merchandise sales | 90,000 | 83,000\nRental income', ...NO_GROSS })
  const { income_statement: one } = readPrinted(
    asHtml({ ...two, lines: two.lines.replace('91,220 | 84,110', '1,220 | 1,110') }),
  )
  expect(one.total_revenue).not.toBe(90_000e3)
})
