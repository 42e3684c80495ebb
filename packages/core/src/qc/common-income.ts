/** EPS against what is left to common shareholders, where the filing prints that (T81). */
import type { Figures, QcTest } from '../statement/statement.ts'
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
