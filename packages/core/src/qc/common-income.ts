/** EPS against what is left to common shareholders, where the filing prints that (T81). */
import type { Figures, QcTest } from '../statement/statement.ts'
import { LARGEST_UNPROVEN } from './share-rules.ts'
import { compare, say, state } from './test.ts'

/**
 * Tests of EPS on income for common shareholders (whole units of the currency) in place of those on net income:
 * preferred dividends may turn a profit into a loss per share. Nothing where it equals net income.
 * @param isPart it is the limited partners' part: of a loss they bear less than all
 */
export function commonIncomeTests(common: number | null, figures: Figures, isPart = false): QcTest[] {
  if (common === null || figures.net_income === null || common === figures.net_income) return []
  const above = state(
    'common_income_is_not_above_net_income',
    'What is left to common shareholders is not more than net income',
    common <= figures.net_income,
    `${say(common)} to common shareholders, net income is ${say(figures.net_income)}`,
  )
  const tests = (['basic', 'diluted'] as const).flatMap((kind) => {
    const eps = kind === 'basic' ? figures.basic_eps : figures.diluted_eps
    const shares = kind === 'basic' ? figures.weighted_avg_shares_basic : figures.weighted_avg_shares_diluted
    if (eps === null || shares === null || shares <= 0) return []
    const basic = figures.weighted_avg_shares_basic
    const whole = figures.net_income
    // Dividends on stock that is counted as converted are not taken from what diluted shares share (0001005150-96-000066).
    const converted =
      kind === 'diluted' &&
      basic !== null &&
      shares > basic &&
      whole !== null &&
      Math.abs(whole / shares - eps) <= 0.0051
    const income = converted ? whole : common
    const left = income / shares
    return [
      compare({
        name: `${kind}_eps_matches_shares`,
        description: `${converted ? 'Net income' : 'What is left to common shareholders'} divided by the ${kind} shares is about the ${kind} EPS`,
        left: Number(left.toPrecision(6)),
        right: eps,
        tolerance: Number((0.0151 + 0.06 * Math.max(Math.abs(left), Math.abs(eps))).toPrecision(4)),
        necessary: !(kind === 'diluted' && basic !== null && shares > 1.5 * basic),
        rationale: `${say(income)} ${converted ? 'of net income' : 'to common shareholders'} ÷ ${say(shares)} = {left}; ${kind} EPS is {right}`,
      }),
    ]
  })
  return isPart ? tests : [above, ...tests]
}

/**
 * A loss per share without a count of shares beside a profit, where preferred dividends are more than the profit: it has the
 * sign of what they leave. Nothing elsewhere.
 * @param preferred amounts in whole units that the document says came off for preferred stock, asked only where it matters
 */
export function signAfterPreferred(preferred: () => readonly number[], figures: Figures): QcTest[] {
  const { net_income: net } = figures
  if (net === null || net <= 0) return []
  const kinds = (['basic', 'diluted'] as const).filter((kind) => {
    const eps = figures[`${kind}_eps`]
    return eps !== null && eps < 0 && eps >= -LARGEST_UNPROVEN && figures[`weighted_avg_shares_${kind}`] === null
  })
  const taken = kinds.length === 0 ? undefined : preferred().find((one) => one > net)
  if (taken === undefined) return []
  return kinds.map((kind) => ({
    ...state(
      `${kind}_eps_has_the_sign_of_income`,
      `Without a count of shares, ${kind} EPS has the sign of what preferred dividends leave of net income`,
      true,
      `preferred dividends of ${say(taken)} are more than net income of ${say(net)}, ${kind} EPS is ${say(figures[`${kind}_eps`] ?? 0)}`,
    ),
    evidence: -taken,
  }))
}
