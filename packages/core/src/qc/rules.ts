/**
 * The rules that need no more than a statement, its places and its comparatives, so that a stored one can be tested
 * again. Money tolerances come from the printed unit: each figure may be off by half of it.
 */
import { agreeing } from '../statement/evidence.ts'
import { printedStep } from '../statement/printed-step.ts'
import type { Place } from '../statement/statement.ts'
import { ofClass } from './exact-eps.ts'
import { printedUnit } from './printed-unit.ts'
import { compare, say, state } from './test.ts'
import type { Rule } from './tested.ts'

const sum = (...parts: number[]): number => Number(parts.reduce((a, b) => a + b, 0).toPrecision(15))

const revenuePresent: Rule = ({ income_statement: s, provenance }) => {
  const value = s.total_revenue
  const place = provenance.total_revenue
  // What a lender keeps of its interest and gains may be a loss.
  const net = place !== undefined && 'computed' in place && /interest/.test(place.rule)
  const rationale = value === null ? 'the statement prints no revenue' : `total revenue is ${say(value)}`
  return state(
    'revenue_present_and_positive',
    'Revenue is there and positive',
    value !== null && value > 0,
    rationale,
    value !== null && value < 0 && !net,
  )
}

const netIncomePresent: Rule = ({ income_statement: s }) =>
  state(
    'net_income_present',
    'Net income was found',
    s.net_income !== null,
    s.net_income === null ? 'no net income was found' : `net income is ${say(s.net_income)}`,
  )

const grossProfit: Rule = (tested) => {
  const { income_statement: s, provenance } = tested
  if (s.total_revenue === null || s.cost_of_revenue === null) return null
  if (s.gross_profit === null)
    return state(
      'gross_profit_follows',
      'Where revenue and its cost are known, gross profit is too',
      false,
      `${say(s.total_revenue)} less ${say(s.cost_of_revenue)} is no gross profit`,
    )
  const left = sum(s.total_revenue, -s.cost_of_revenue)
  const place = provenance.gross_profit
  // Computed from these two it is no second figure, unless one of them was changed since.
  if (place && 'computed' in place && left === s.gross_profit) return null
  return compare({
    name: 'gross_profit_identity',
    description: 'Revenue less cost of revenue is gross profit',
    left,
    right: s.gross_profit,
    tolerance: 1.02 * printedUnit(tested),
    rationale: `${say(s.total_revenue)} − ${say(s.cost_of_revenue)} = {left}; gross profit is {right}`,
  })
}

/** Costs that were taken for costs of revenue turn a profit into a gross loss. */
const grossLoss: Rule = ({ income_statement: s, provenance }) => {
  const place = provenance.gross_profit
  if (s.gross_profit === null || s.income_before_taxes === null || !place || !('computed' in place)) return null
  return state(
    'gross_loss_goes_with_a_loss',
    'A gross profit that is not printed is no loss where the company made a profit',
    s.gross_profit >= 0 || s.income_before_taxes <= 0,
    `gross profit is ${say(s.gross_profit)}, income before taxes ${say(s.income_before_taxes)}`,
  )
}

const beforeTaxes: Rule = (tested) => {
  const s = tested.income_statement
  if (s.operating_income === null || s.income_before_taxes === null) return null
  const other = sum(s.other_interest_income_expense_net ?? 0, s.other_income_expense_net ?? 0)
  return compare({
    name: 'income_before_taxes_identity',
    description: 'Operating income and the other items make income before taxes',
    left: sum(s.operating_income, other),
    right: s.income_before_taxes,
    tolerance: 1.02 * printedUnit(tested),
    rationale: `${say(s.operating_income)} + ${say(other)} = {left}; income before taxes is {right}`,
  })
}

const netIncome: Rule = (tested) => {
  const s = tested.income_statement
  if (s.income_before_taxes === null || s.net_income === null) return null
  const after = sum(s.other_investment_income_expense_after_taxes ?? 0, s.other_income_expense_after_taxes ?? 0)
  const tax = s.income_tax_expense ?? 0
  return compare({
    name: 'net_income_identity',
    description: 'Income before taxes less tax, with the items after tax, is net income',
    left: sum(s.income_before_taxes, -tax, after),
    right: s.net_income,
    tolerance: 1.02 * printedUnit(tested),
    rationale: `${say(s.income_before_taxes)} − ${say(tax)} + ${say(after)} = {left}; net income is {right}`,
  })
}

/**
 * EPS above this needs its count of shares or another place that prints it: few shares earn so much (units of a fund
 * do, 0000737000-96-000002), and many other figures look like it.
 */
const LARGEST_UNPROVEN = 100

function perShare(kind: 'basic' | 'diluted'): Rule {
  return ({ income_statement: s, provenance, evidence }) => {
    const eps = kind === 'basic' ? s.basic_eps : s.diluted_eps
    const shares = kind === 'basic' ? s.weighted_avg_shares_basic : s.weighted_avg_shares_diluted
    if (eps === null || s.net_income === null) return null
    if (shares === null)
      return state(
        `${kind}_eps_has_the_sign_of_income`,
        `Without a count of shares, ${kind} EPS has the sign of net income and is no amount of another kind`,
        eps * s.net_income >= 0 &&
          (Math.abs(eps) <= LARGEST_UNPROVEN || agreeing(evidence ?? [], `${kind}_eps`).length > 0),
        `net income is ${say(s.net_income)}, ${kind} EPS is ${say(eps)}`,
      )
    const description = `Net income divided by the ${kind} shares is about the ${kind} EPS`
    if (shares <= 0)
      return state(`${kind}_eps_matches_shares`, description, false, `the ${kind} shares are ${say(shares)}`)
    const left = s.net_income / shares
    // Preferred dividends, participating awards and rounding of counts come off; a slip of sign or scale is far larger.
    const step = printedStep(provenance[`${kind}_eps`], eps) ?? 0.01
    const tolerance = Math.min(0.0151, 1.51 * step) + 0.06 * Math.max(Math.abs(left), Math.abs(eps))
    const basic = s.weighted_avg_shares_basic
    // Units that turn into shares bring their owners' income along, and a class has its own: never the thousandfold.
    const thousandfold = Math.abs(eps * shares) > 100 * Math.abs(s.net_income)
    const ownNumerator = kind === 'diluted' && basic !== null && shares > 1.5 * basic
    return compare({
      name: `${kind}_eps_matches_shares`,
      description,
      left: Number(left.toPrecision(6)),
      right: eps,
      tolerance: Number(tolerance.toPrecision(4)),
      necessary: thousandfold || (!ownNumerator && !ofClass(provenance[`weighted_avg_shares_${kind}`])),
      rationale: `${say(s.net_income)} ÷ ${say(shares)} = {left}; ${kind} EPS is {right}`,
    })
  }
}

/** What the rounding of two prints of cents may make of a difference of some cents. */
const MOST_APART = 0.06

const dilution: Rule = ({ income_statement: s, provenance }) => {
  const { basic_eps: basic, diluted_eps: diluted } = s
  if (basic === null || diluted === null) return null
  const rationale = `basic ${say(basic)}, diluted ${say(diluted)}`
  const apart = Math.min(MOST_APART, 6 * (printedStep(provenance.basic_eps, basic) ?? 0.01))
  const tests = [
    state(
      'diluted_eps_not_above_basic',
      'Diluted EPS is not above basic EPS for a profit',
      basic <= 0 || diluted <= basic + 0.011,
      rationale,
      false,
    ),
    // A quarter of dilution is rare, and the sign is the same unless both are nearly nothing.
    state(
      'eps_agree',
      'Basic and diluted EPS are of one kind: same sign, near in size',
      Math.abs(basic - diluted) <= apart + 0.3 * Math.max(Math.abs(basic), Math.abs(diluted)),
      rationale,
    ),
  ]
  if (s.weighted_avg_shares_diluted === null)
    tests.push(
      state(
        'diluted_eps_without_count',
        'Diluted EPS without a count of its own is not above basic EPS, and a loss per share is not diluted',
        basic > 0 ? diluted <= basic : diluted === basic,
        rationale,
      ),
    )
  return tests
}

/**
 * A loss is not diluted: what would make it smaller is left out (ASC 260-10-45-19, IAS 33.41), so both counts are one. Where
 * operations made a profit, the loss of others does not undo their dilution (0000040545-23-000198).
 */
const lossUndiluted: Rule = ({ income_statement: s, provenance }) => {
  const { weighted_avg_shares_basic: basic, weighted_avg_shares_diluted: diluted } = s
  if (basic === null || diluted === null || s.net_income === null || s.net_income >= 0) return null
  if (s.income_before_taxes === null || s.income_before_taxes >= 0 || s.basic_eps !== s.diluted_eps) return null
  const step = (name: 'weighted_avg_shares_basic' | 'weighted_avg_shares_diluted', value: number) =>
    printedStep(provenance[name], value) ?? 1
  return compare({
    name: 'loss_is_not_diluted',
    description: 'A loss has as many diluted shares as basic ones',
    left: basic,
    right: diluted,
    tolerance: 0.51 * Math.max(step('weighted_avg_shares_basic', basic), step('weighted_avg_shares_diluted', diluted)),
    rationale: 'basic {left}, diluted {right}',
  })
}

/** A count of shares is there for its EPS: alone it may be another figure, and an EPS of its own has a count of its own. */
const countsWithEps: Rule = ({ income_statement: s }) => {
  const kinds = ['basic', 'diluted'] as const
  const counts = kinds.filter((kind) => s[`weighted_avg_shares_${kind}`] !== null)
  const [only] = counts
  if (only === undefined || counts.length > 1 || (s.basic_eps === null && s.diluted_eps === null)) return null
  // Beside basic EPS that it repeats, diluted EPS needs no count of its own.
  const lacks = only === 'diluted' ? s.basic_eps !== null : s.diluted_eps !== null && s.diluted_eps !== s.basic_eps
  const other = only === 'diluted' ? 'basic' : 'diluted'
  const has = s[`${only}_eps`] !== null
  return state(
    'share_count_goes_with_eps',
    'The only count of shares is found together with the EPS of its kind, and no other EPS without its count',
    has && !lacks,
    has
      ? `${only} shares and ${only} EPS${lacks ? `, ${other} EPS without its shares` : ''}`
      : `${only} shares were found, ${only} EPS was not`,
  )
}

const shareCounts: Rule = ({ income_statement: s }) => {
  const { weighted_avg_shares_basic: basic, weighted_avg_shares_diluted: diluted } = s
  if (basic === null || diluted === null) return null
  const passed = basic > 0 && diluted >= basic * 0.97
  const wide = diluted > basic * 3
  return [
    state(
      'diluted_shares_not_below_basic',
      'There are not fewer diluted shares than basic ones',
      passed,
      `basic ${say(basic)}, diluted ${say(diluted)}`,
    ),
    state(
      'diluted_shares_near_basic',
      'Diluted shares are at most three times the basic ones',
      !wide,
      `basic ${say(basic)}, diluted ${say(diluted)}`,
      diluted > basic * 100,
    ),
  ]
}

const currency: Rule = ({ income_statement: s }) =>
  state(
    'currency_and_units_found',
    'Currency and unit were found in the document',
    /^[A-Z]{3}$/.test(s.currency),
    `${s.currency} in ${s.revenue_units}`,
  )

const places: Rule = ({ income_statement: s, provenance }) => {
  const holds = (place: Place | undefined): boolean =>
    place !== undefined &&
    ('computed' in place
      ? place.parts.length > 0 && place.parts.every(holds)
      : place.text !== '' && (place.start === null ? place.document !== undefined : (place.end ?? 0) > place.start))
  const names = Object.keys(provenance)
  const missing = [
    'total_revenue',
    'net_income',
    'income_before_taxes',
    'income_tax_expense',
    'operating_income',
    'basic_eps',
    'diluted_eps',
  ].filter((name) => s[name as 'net_income'] !== null && !holds(provenance[name]))
  return state(
    'every_figure_has_its_place',
    'Every figure has a place in the document',
    missing.length === 0,
    missing.length === 0 ? `${names.length} places` : `no place for ${missing.join(', ')}`,
  )
}

/**
 * A result before taxes whose name is damaged may pass for the tax, where nothing else says what the result was; nor does
 * anything say then whether a tax in brackets is a benefit or is taken off, which beside a profit it nearly always is.
 */
const taxAlone: Rule = ({ income_statement: s }) => {
  if (s.income_before_taxes !== null || s.net_income === null || !s.income_tax_expense) return null
  const before = s.net_income + s.income_tax_expense
  return state(
    'tax_alone_is_part_of_the_result',
    'A tax without a result before it is less than half of what net income and the tax make, and no benefit beside a profit',
    Math.abs(s.income_tax_expense) < 0.49 * Math.abs(before) && !(s.income_tax_expense < 0 && s.net_income > 0),
    `the tax is ${say(s.income_tax_expense)}, net income ${say(s.net_income)}`,
  )
}

const taxRate: Rule = ({ income_statement: s }) => {
  if (s.income_before_taxes === null || s.income_tax_expense === null || s.income_before_taxes === 0) return null
  const rate = s.income_tax_expense / s.income_before_taxes
  return state(
    'tax_rate_is_usual',
    'The tax is between −20 % and 60 % of income before taxes',
    rate >= -0.2 && rate <= 0.6,
    `${(rate * 100).toFixed(1)} %`,
    false,
  )
}

const costSign: Rule = ({ income_statement: s }) =>
  s.cost_of_revenue === null || s.total_revenue === null
    ? null
    : state(
        'cost_of_revenue_positive',
        'Cost of revenue is positive',
        s.cost_of_revenue >= 0,
        `cost of revenue is ${say(s.cost_of_revenue)}`,
      )

const operatingExpenses: Rule = (tested) => {
  const s = tested.income_statement
  if (s.operating_expenses.length === 0 || s.operating_income === null) return null
  const base = s.gross_profit ?? s.total_revenue ?? 0
  const total = sum(...s.operating_expenses.map((expense) => expense.amount))
  return compare({
    name: 'operating_expenses_identity',
    description: 'Gross profit (or revenue) less the operating expenses is operating income',
    left: sum(base, -total),
    right: s.operating_income,
    tolerance: 0.51 * printedUnit(tested) * (s.operating_expenses.length + 2),
    rationale: `${say(base)} − ${say(total)} = {left}; operating income is {right}`,
  })
}

/** Net income and the statement above it must hang together somewhere, or nothing is proved. */
const tiedTogether: Rule = ({ income_statement: s }) => {
  const known = [s.total_revenue, s.operating_income, s.income_before_taxes, s.basic_eps].filter(
    (value) => value !== null,
  ).length
  return state(
    'enough_lines_found',
    'At least two of revenue, operating income, income before taxes and EPS were found',
    known >= 2,
    `${known} of 4 were found`,
  )
}

/** All rules in the order of the report. */
export const RULES: readonly Rule[] = [
  revenuePresent,
  netIncomePresent,
  tiedTogether,
  grossProfit,
  grossLoss,
  costSign,
  operatingExpenses,
  beforeTaxes,
  netIncome,
  perShare('basic'),
  perShare('diluted'),
  dilution,
  countsWithEps,
  shareCounts,
  lossUndiluted,
  currency,
  places,
  taxAlone,
  taxRate,
]
