/**
 * A check as people read it: a short sentence and one line of arithmetic in the statement's own units. The report keeps
 * the engine's words and whole units; a check without a sentence here keeps its own.
 */
import { formatCell, formatPerShare, MINUS } from '../format/amount.ts'
import { formatDate } from '../format/date.ts'
import type { QcTest } from '../statement/statement.ts'

/** Sentences by the name of the check; each says what holds when it passes. */
const SENTENCES: Readonly<Record<string, string>> = {
  gross_profit_identity: 'Gross profit is revenue less cost',
  operating_expenses_identity: 'Gross profit less operating expenses is operating income',
  operating_expenses_sum: 'The operating expenses add up',
  income_before_taxes_identity: 'Operating income and the other items make income before taxes',
  other_income_sum: 'The other items add up',
  costs_add_up_to_income_before_taxes: 'Revenue less every cost is income before taxes',
  net_income_identity: 'Income before taxes less tax is net income',
  net_income_bridge: 'Income before taxes leads to net income',
  revenue_is_the_whole: 'Revenue is the whole of it, not a part',
  lines_lead_to_net_income: 'Lines lead from revenue to net income',
  lines_reach_net_income: 'The lines between are enough to lead from revenue to net income',
  statement_is_of_the_whole_group: 'The statement is not that of the parent alone',
  column_is_no_copy: 'The column is no copy of another year',
  net_income_is_the_owners: 'Net income is the part of the shareholders',
  basic_eps_is_explained: 'Income divided by basic shares is basic EPS',
  diluted_eps_is_explained: 'Income divided by diluted shares is diluted EPS',
  basic_eps_matches_shares: 'Net income divided by basic shares is about basic EPS',
  diluted_eps_matches_shares: 'Net income divided by diluted shares is about diluted EPS',
  diluted_eps_not_above_basic: 'Diluted EPS is not above basic EPS',
  eps_agree: 'Basic and diluted EPS agree in sign and size',
  diluted_shares_not_below_basic: 'There are no fewer diluted shares than basic ones',
  eps_fits_the_counts_of_notes: 'EPS fits the counts of shares in the notes',
  shares_are_those_of_the_cover: 'There are as many shares as the cover counts',
  interest_expense_is_taken_off: 'Interest expense is taken off',
  loss_is_not_diluted: 'A loss has no dilution',
  share_counts_are_of_the_period: 'The counts of shares are of the period',
  diluted_shares_near_basic: 'Diluted shares are near the basic ones',
  equals_the_same_fact_elsewhere: 'The figures stand the same elsewhere in the filing',
  tags_of_the_statement_are_whole: 'Every tag of the statement can be read',
  document_is_whole: 'The document is whole',
  period_ends_with_cover: 'The period is the one on the cover',
  currency_is_the_documents: 'The currency is the one of the filing',
  fiscal_year_is_the_covers: 'The fiscal year is the one that the filing names',
  fiscal_period_is_the_covers: 'The quarter is the one that the filing names',
  fiscal_names_fit_the_year: "Year and quarter fit the company's fiscal year",
  months_are_those_of_the_dates: 'The months fit the dates',
  comparatives_in_one_currency: 'All columns are in one currency',
  comparatives_end_years_before: 'The other columns end whole years before',
  comparatives_are_named_alike: 'The other columns are the same quarter of other years',
  no_line_is_missing_beside_its_comparatives: 'Every main line of the other columns was found',
  unit_of_the_comparatives: 'All columns are in one unit',
  figures_are_as_printed: 'Each figure has the digits of its cell',
  figures_are_in_their_unit: 'Each figure is in the unit of the statement',
  rows_are_their_fields: 'No figure comes from a row of another name',
  columns_stand_in_order: 'The columns stand in the order of their years',
  quarter_is_part_of_the_year_to_date: 'The quarter is not the whole year to date',
  columns_stand_as_in_other_tables: 'The columns stand as in the other tables of the filing',
  unit_is_the_documents: 'The rest of the filing is in the same unit',
  gross_profit_has_its_cost: 'A cost leads from revenue to gross profit',
  operating_income_is_below_gross_profit: 'Operating income is below gross profit',
  expenses_lead_to_operating_income: 'The expenses that lead to operating income were found',
  other_items_are_no_operating_expenses: 'No operating expense is counted below operating income',
  sums_hold_no_totals: 'No total is counted with its lines',
  decimals_are_those_of_the_row: 'Each figure has the decimals of its row',
  common_income_is_not_above_net_income: 'Common shareholders are left no more than net income',
  gross_profit_follows: 'Gross profit follows from revenue and cost',
  period_length_equals_form: 'The period is as long as the form says',
  period_code_equals_fiscal_focus: 'Fiscal year and quarter fit the period',
  three_month_column_taken: 'The three-month column was taken',
  revenue_present_and_positive: 'Revenue is printed and positive',
  net_income_present: 'Net income is printed',
  enough_lines_found: 'The main lines were found',
  cost_of_revenue_positive: 'Cost of revenue is positive',
  currency_and_units_found: 'Currency and units stand in the filing',
  every_figure_has_its_place: 'Every figure has its place in the filing',
  tax_rate_is_usual: 'The tax rate is usual',
  size_against_neighbours: 'Revenue is near that of other periods',
  business_divisions_add_up: 'The divisions add up to revenue',
  geographical_divisions_add_up: 'The regions add up to revenue',
  business_divisions_discovery_is_not_geographical: 'The divisions are not places',
  totals_are_read: 'Every total was found',
  balance_sheet_identity: 'Assets are liabilities and equity together',
  cash_is_that_of_the_cash_flow: 'Its cash is that at the end of the cash flows',
  column_is_of_the_company: 'The column is that of the whole company',
  cash_is_on_the_balance_sheet: 'The cash at its end stands on the balance sheet',
  cash_flow_beside_is_of_the_company: 'The cash flows beside it are those of the company',
  day_is_that_of_the_income_statement: 'It ends with the income statement',
  statement_is_consolidated: 'The statement is that of the whole group',
  lines_add_up: 'The printed lines make their totals',
  claims_are_placed: 'All capital outside equity is in a figure',
  lines_are_named: 'Every amount has a caption or is a total',
  cash_flow_identity: 'The sections make the change in cash',
  cash_at_end_identity: 'Cash at the start and its change make the cash at the end',
  net_income_is_that_of_the_income_statement: 'Net income is that of the income statement',
}

/** What readers understand first comes first among those that hold. */
const FIRST = [
  'gross_profit_identity',
  'operating_expenses_identity',
  'net_income_identity',
  'basic_eps_is_explained',
  'diluted_eps_is_explained',
  'business_divisions_add_up',
  'balance_sheet_identity',
  'cash_flow_identity',
  'cash_at_end_identity',
]

export interface TestWords {
  title: string
  line: string
  /** expected, printed and difference as they are shown; null = the check compares no two numbers */
  numbers: readonly [string, string][] | null
}

/** @param units what one printed unit is, e.g. 1,000,000 */
export function testWords(test: QcTest, units: number): TestWords {
  const show = (value: number | null | undefined) => (isPerShare(test) ? formatPerShare(value) : cell(value, units))
  const numbers: [string, number | null | undefined][] = [
    ['Expected', test.left],
    ['Printed', test.right],
    ['Difference', test.difference],
  ]
  return {
    title: `${test.passed ? '' : 'Not met: '}${SENTENCES[test.name] ?? test.description}`,
    line: lineOf(test, units),
    numbers: numbers.some(([, value]) => typeof value === 'number')
      ? numbers.map(([label, value]) => [label, show(value)])
      : null,
  }
}

/** Checks that hold, the ones that readers understand first at the top. */
export function inReadingOrder(tests: readonly QcTest[]): QcTest[] {
  const rank = ({ name }: QcTest) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return tests.toSorted((a, b) => rank(a) - rank(b))
}

const isPerShare = ({ name }: QcTest): boolean => /(?:^|_)eps(?:_|$)/.test(name)

function cell(value: number | null | undefined, units: number): string {
  if (value == null) return formatCell(null)
  return Math.abs(value) >= units ? scaled(value, units) : formatCell(Math.round(value * 100) / 100)
}

/** In printed units; decimals only where the number has them (share counts). */
function scaled(value: number, units: number): string {
  const text = Math.abs(value / units).toLocaleString('en-US', { maximumFractionDigits: 3 })
  return value < 0 ? `${MINUS}${text}` : text
}

const GROUPED = /([−-]?)(\d{1,3}(?:,\d{3})+)(?!\d|[.,]\d|\s(?:places|filings|words))/g

function lineOf(test: QcTest, units: number): string {
  const inUnits = test.rationale.replace(GROUPED, (whole, sign: string, digits: string) => {
    const value = Number(digits.replaceAll(',', ''))
    if (units === 1 || value < units) return whole.replace('-', MINUS)
    return scaled(sign === '' ? value : -value, units)
  })
  const rounded = isPerShare(test) ? perShare(inUnits) : inUnits
  return (
    rounded
      .replace(/([−-]?)(\d+(?:\.\d+)?) %/g, (_, sign: string, n: string) => `${sign && MINUS}${Number(n).toFixed(1)}%`)
      .replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day))
      // A sum as people write it: no sign twice, no zero.
      .replace(/− −/g, '+ ')
      .replace(/\+ −/g, '− ')
      .replace(/ [+−] 0(?=[ ;]|$)/g, '')
      .replace(/ and 0 not allocated/g, '')
      .replace(/(\d+) lines? makes? (\S+); the lines around differ by \2$/, '$2 in the lines and between the totals')
      .replace(/the \w+ margin is (\S+) by the lines above and \1 by the printed result/, '$1 both ways')
      // What was just computed is not said again.
      .replace(/(= |make )(\S+?); [a-z ]+ (?:is )?\2$/i, '$1$2')
      .replace(/^(\S+) = \1$/, '$1, with nothing in between')
      .replace(/^[a-z]/, (first) => first.toUpperCase())
  )
}

/** Two decimals for what is an amount a share; the share count that it is divided by keeps its own. */
function perShare(text: string): string {
  return text
    .replace(/(= |EPS is |(?:basic|diluted) )([−-]?\d+(?:\.\d+)?)(?![\d,.]*\d)/g, (_, before: string, n: string) => {
      return before + formatPerShare(Number(n.replace(MINUS, '-')))
    })
    .replace(/= (\S+); (?:basic|diluted) EPS is \1$/, '= $1')
}
