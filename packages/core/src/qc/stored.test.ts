/** Rules of a stored statement: what is corrected by hand, read by a model or read from a damaged page. */
import { expect, test } from 'vitest'
import type { Evidence, Extraction, IncomeStatement, Place, Provenance } from '../statement/statement.ts'
import { confirmationTest } from './document-agrees.ts'
import { qcReport, qcReportAgain } from './report.ts'

const cell = (label: string, text: string): Place => ({ label, text, concept: null, start: 10, end: 20 })

/** Johnson & Johnson's 10-K for 2024 (0000200406-25-000038), in millions, with its column for 2023. */
const RIGHT: IncomeStatement = {
  total_revenue: 88_821e6,
  cost_of_revenue: 27_471e6,
  gross_profit: 61_350e6,
  operating_income: null,
  other_interest_income_expense_net: null,
  other_income_expense_net: null,
  income_before_taxes: 16_687e6,
  income_tax_expense: 2_621e6,
  other_investment_income_expense_after_taxes: null,
  other_income_expense_after_taxes: null,
  net_income: 14_066e6,
  basic_eps: 5.84,
  diluted_eps: 5.79,
  weighted_avg_shares_basic: 2_407.3e6,
  weighted_avg_shares_diluted: 2_429.4e6,
  currency: 'USD',
  start_date: '2024-01-01',
  end_date: '2024-12-29',
  period_in_months: 12,
  fiscal_year: 2024,
  fiscal_period: 'FY',
  operating_expenses: [],
  business_segments: null,
  geographical_segments: null,
  revenue_units: 'millions',
  revenue_units_number: 1e6,
  fiscal_year_start_or_end_reported: true,
  fiscal_year_start: '12-30',
}
const PLACES: Provenance = {
  total_revenue: cell('Sales to customers', '$88,821'),
  cost_of_revenue: cell('Cost of products sold', '27,471'),
  gross_profit: cell('Gross profit', '61,350'),
  income_before_taxes: cell('Earnings before provision for taxes on income', '16,687'),
  income_tax_expense: cell('Provision for taxes on income', '2,621'),
  net_income: cell('Net earnings', '$14,066'),
  basic_eps: cell('Basic', '$5.84'),
  diluted_eps: cell('Diluted', '$5.79'),
  weighted_avg_shares_basic: cell('Basic', '2,407.3'),
  weighted_avg_shares_diluted: cell('Diluted', '2,429.4'),
}
const PRIOR: Extraction['prior_periods'][number] = {
  total_revenue: 85_159e6,
  cost_of_revenue: 26_553e6,
  gross_profit: 58_606e6,
  income_before_taxes: 15_062e6,
  income_tax_expense: 1_736e6,
  net_income: 35_153e6,
  basic_eps: 13.88,
  diluted_eps: 13.72,
  weighted_avg_shares_basic: 2_533.5e6,
  weighted_avg_shares_diluted: 2_560.4e6,
  currency: 'USD',
  start_date: '2023-01-02',
  end_date: '2023-12-31',
  period_in_months: 12,
  fiscal_year: 2023,
  fiscal_period: 'FY',
}

const READ = qcReport(
  { form_type: '10-K', income_statement: RIGHT, provenance: PLACES, prior_periods: [PRIOR] },
  [
    ['period_ends_with_cover', '2024-12-29'],
    ['fiscal_year_is_the_covers', 2024],
  ].map(([name, evidence]) => ({
    name: String(name),
    description: '',
    passed: true,
    necessary: true,
    rationale: '',
    evidence: evidence as string | number,
  })),
)

/** The necessary tests that fail once the statement is changed, in order of their names. */
function failing(change: Partial<IncomeStatement>, places: Provenance = {}, form_type = '10-K'): string[] {
  const report = qcReportAgain(
    {
      form_type,
      income_statement: { ...RIGHT, ...change },
      provenance: { ...PLACES, ...places },
      prior_periods: [PRIOR],
    },
    READ,
  )
  return report.tests.flatMap(({ name, passed, necessary }) => (passed || !necessary ? [] : [name])).sort()
}

test('the right statement passes', () => {
  expect(READ.passed).toBe(true)
  expect(failing({})).toEqual([])
})

test('a corrected net income that the cash flow statement prints otherwise does not pass', () => {
  const place = {
    figure: 'net_income',
    kind: 'cash-flow',
    place: { start: 900, end: 906 },
    text: '14,066',
    value: 14_066e6,
    read: 14_066e6,
    scale: 0,
    agrees: true,
  } as const
  const tested = { form_type: '10-K', income_statement: RIGHT, provenance: PLACES, prior_periods: [PRIOR] }
  const evidence = [place]
  const read = qcReport({ ...tested, evidence }, [confirmationTest(evidence, true)])
  const failingAgain = (change: Partial<IncomeStatement>) =>
    qcReportAgain({ ...tested, evidence, income_statement: { ...RIGHT, ...change } }, read)
      .tests.filter(({ passed }) => !passed)
      .map(({ name }) => name)
  expect(read.passed).toBe(true)
  expect(failingAgain({})).toEqual([])
  expect(failingAgain({ net_income: 14_067e6 })).toEqual(
    expect.arrayContaining(['document_confirms_statement', 'document_does_not_disagree']),
  )
})

test('a figure that its cell does not print is seen, whatever its size', () => {
  expect(failing({ weighted_avg_shares_basic: 2_407.4e6 })).toEqual(['figures_are_as_printed'])
  expect(failing({ weighted_avg_shares_diluted: 2_429.4e3 })).toContain('figures_are_in_their_unit')
})

test('shares a thousandfold are seen, also those of a class or of units that turn into shares', () => {
  const misread = { weighted_avg_shares_diluted: cell('Diluted, Class A', '2,429,400') }
  expect(failing({ weighted_avg_shares_diluted: 2_429.4e9 }, misread)).toEqual([
    'diluted_eps_matches_shares',
    'diluted_shares_near_basic',
    'unit_of_the_comparatives',
  ])
})

test('another day, year, quarter or currency than the document says is seen', () => {
  expect(failing({ end_date: '2024-11-29', start_date: '2023-12-02' })).toContain('period_ends_with_cover')
  expect(failing({ fiscal_year: 2025 })).toEqual([
    'comparatives_are_named_alike',
    'fiscal_names_fit_the_year',
    'fiscal_year_is_the_covers',
  ])
  expect(failing({ currency: 'CAD' })).toEqual(['comparatives_in_one_currency'])
  expect(failing({ period_in_months: 9 })).toEqual(['months_are_those_of_the_dates'])
})

test('a quarter that the fiscal year does not have is seen', () => {
  const third = { start_date: '2024-07-01', end_date: '2024-09-29', period_in_months: 3 }
  const names = (fiscal_period: 'Q2' | 'Q3') =>
    failing({ ...third, fiscal_period }, {}, '10-Q').includes('fiscal_names_fit_the_year')
  expect([names('Q3'), names('Q2')]).toEqual([false, true])
})

test('a line that only the column beside it has is seen', () => {
  expect(failing({ income_tax_expense: null })).toContain('no_line_is_missing_beside_its_comparatives')
  expect(failing({ gross_profit: null })).toContain('gross_profit_follows')
})

test('a row called something else is seen, its parts too', () => {
  const rows = (change: Partial<IncomeStatement>, places: Provenance) =>
    failing(change, places).includes('rows_are_their_fields')
  expect(rows({}, { operating_income: cell('Adjusted EBITDA', '1') })).toBe(false)
  expect(rows({ operating_income: 1e6 }, { operating_income: cell('Adjusted EBITDA', '1') })).toBe(true)
  const sum: Place = {
    computed: true,
    rule: 'sum of the lines of cost',
    parts: [cell('Cost of products sold', '27,471'), cell('Research and development', '1')],
  }
  expect(rows({}, { cost_of_revenue: sum })).toBe(true)
  expect(rows({}, { total_revenue: cell('Total revenues, net of interest expense', '88,821') })).toBe(false)
  expect(rows({}, { basic_eps: cell('Earnings per share attributable to equity holders', '5.84') })).toBe(false)
  expect(rows({}, { basic_eps: cell('Book value per share', '5.84') })).toBe(true)
  expect(rows({}, { basic_eps: cell('Diluted', '5.84') })).toBe(true)
  expect(rows({}, { basic_eps: cell('Basic and diluted', '5.84') })).toBe(false)
  expect(rows({}, { net_income: cell('Net loss from continuing operations', '14,066') })).toBe(true)
})

test('an EPS of its own without its count is seen, and interest expense that is counted as income', () => {
  const lacks = (change: Partial<IncomeStatement>) => failing(change).includes('share_count_goes_with_eps')
  expect(lacks({ weighted_avg_shares_basic: null })).toBe(true)
  expect(lacks({ weighted_avg_shares_diluted: null })).toBe(true)
  expect(lacks({ weighted_avg_shares_diluted: null, diluted_eps: 5.84 })).toBe(false)
  const turned = (value: number, label: string) =>
    failing(
      { other_interest_income_expense_net: value },
      { other_interest_income_expense_net: cell(label, '755') },
    ).includes('interest_expense_is_taken_off')
  expect([turned(755e6, 'Interest expense'), turned(-755e6, 'Interest expense')]).toEqual([true, false])
  expect(turned(755e6, 'Interest income, net of interest expense')).toBe(false)
})

test('EPS beyond a hundred needs its count of shares', () => {
  expect(failing({ basic_eps: 584, weighted_avg_shares_basic: null })).toContain('basic_eps_has_the_sign_of_income')
})

test('a computed gross profit is compared with nothing, unless its parts were changed since', () => {
  const computed: Provenance = { gross_profit: { computed: true, rule: 'total_revenue − cost_of_revenue', parts: [] } }
  const made = (change: Partial<IncomeStatement>) =>
    qcReport({
      form_type: '10-K',
      income_statement: { ...RIGHT, ...change },
      provenance: { ...PLACES, ...computed },
      prior_periods: [],
    }).tests.filter(({ name }) => name.startsWith('gross_'))
  expect(made({}).map(({ name }) => name)).toEqual(['gross_loss_goes_with_a_loss'])
  expect(made({ cost_of_revenue: 27_461e6 }).find(({ name }) => name === 'gross_profit_identity')?.passed).toBe(false)
})

test('EPS is tested again with what came off its income when the document was read', () => {
  // Procter & Gamble, 10-K for fiscal 2024: net earnings 14,879, preferred dividends 284.
  const statement = { ...RIGHT, net_income: 14_879e6, basic_eps: 6.18, weighted_avg_shares_basic: 2_360.1e6 }
  const again = (basic_eps: number) => {
    const kept = {
      name: 'basic_eps_is_explained',
      description: '',
      passed: true,
      necessary: true,
      rationale: '',
      tolerance: 0.0054,
      evidence: -284e6,
    }
    const report = qcReportAgain(
      { form_type: '10-K', income_statement: { ...statement, basic_eps }, provenance: {}, prior_periods: [] },
      { passed: true, tests: [kept] },
    )
    return report.tests.filter(({ name }) => name.startsWith('basic_eps_')).map(({ name, passed }) => [name, passed])
  }
  expect(again(6.18)).toEqual([
    ['basic_eps_is_explained', true],
    ['basic_eps_matches_shares', true],
  ])
  expect(again(6.19)[0]).toEqual(['basic_eps_is_explained', false])
})

test('counts of shares in two units pass where they mean about as many, as from a note in whole shares', () => {
  const thousands = { weighted_avg_shares_basic: 2_407_300e3, weighted_avg_shares_diluted: 2_429_412_345 }
  const places = {
    weighted_avg_shares_basic: cell('Basic', '2,407,300'),
    weighted_avg_shares_diluted: cell('Fully diluted shares', '2,429,412,345'),
  }
  expect(failing(thousands, places)).not.toContain('figures_are_in_their_unit')
  const slip = { ...thousands, weighted_avg_shares_diluted: 2_429_412 }
  const slipped = { ...places, weighted_avg_shares_diluted: cell('Fully diluted shares', '2,429,412') }
  expect(failing(slip, slipped)).toContain('figures_are_in_their_unit')
})

test('a year that the register says ends in another month is named by its own end', () => {
  // Westwood One (0000771950-95-000008): FISCAL YEAR END 1130 in the header, statements to December 31.
  expect(failing({ fiscal_year_start: '12-01' })).toEqual([])
  expect(failing({ fiscal_year_start: '12-01', fiscal_year: 2022 })).toContain('fiscal_names_fit_the_year')
})

test('income per unit of some hundreds passes without a count only where the document prints it again', () => {
  // Dean Witter Cornerstone Fund III (0000737000-96-000002): 541.04 a unit.
  const unit = { basic_eps: 541.04, diluted_eps: 541.04, weighted_avg_shares_basic: null }
  const statement = { ...RIGHT, ...unit, weighted_avg_shares_diluted: null }
  const place = { start: 900, end: 906 }
  const again = (figure: string): Evidence => {
    const figures = { value: 541.04, read: 541.04, scale: 0, agrees: true }
    return { figure, kind: 'selected-data', place, text: '541.04', ...figures }
  }
  const signOf = (evidence: Evidence[]) =>
    qcReport({ form_type: '10-K', income_statement: statement, provenance: PLACES, prior_periods: [], evidence })
      .tests.filter(({ name }) => name.endsWith('_has_the_sign_of_income'))
      .map(({ passed }) => passed)
  expect(signOf([])).toEqual([false, false])
  expect(signOf([again('basic_eps'), again('diluted_eps')])).toEqual([true, true])
})
