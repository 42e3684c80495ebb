/** EPS of a stored statement, tested with the numerators that explained it when its document was read. */
import type { Figures, QcTest } from '../statement/statement.ts'
import { signAfterPreferred } from './common-income.ts'
import { compare, say } from './test.ts'

/**
 * For each kind of EPS that a printed income explained to its last digit: the same test once more, with today's net
 * income and what came off it or onto it then (preferred dividends, interest of convertible notes); where something
 * did, the rougher test of EPS on net income is made with that too.
 */
export function numeratorTests(kept: readonly QcTest[], figures: Figures): QcTest[] {
  const signs = kept.flatMap(({ name, evidence }) =>
    name.endsWith('_eps_has_the_sign_of_income') && typeof evidence === 'number' ? [-evidence] : [],
  )
  const exact = (['basic', 'diluted'] as const).flatMap((kind) => {
    const before = kept.find(({ name, passed }) => name === `${kind}_eps_is_explained` && passed)
    const [eps, shares] = [figures[`${kind}_eps`], figures[`weighted_avg_shares_${kind}`]]
    if (typeof before?.evidence !== 'number' || figures.net_income === null || eps === null || !shares) return []
    const income = figures.net_income + before.evidence
    const numbers = { left: Number((income / shares).toPrecision(6)), right: eps }
    const rationale = `${say(income)} ÷ ${say(shares)} = {left}; ${kind} EPS is {right}`
    const { name, description, evidence } = before
    const exact = compare({ name, description, ...numbers, tolerance: before.tolerance ?? 0.01, rationale })
    const rough = compare({
      name: `${kind}_eps_matches_shares`,
      description: `What is left to common shareholders divided by the ${kind} shares is about the ${kind} EPS`,
      ...numbers,
      tolerance: Number((0.0151 + 0.06 * Math.max(Math.abs(numbers.left), Math.abs(eps))).toPrecision(4)),
      rationale,
    })
    return [{ ...exact, evidence }, ...(evidence === 0 ? [] : [rough])]
  })
  return [...signAfterPreferred(() => signs, figures), ...exact]
}
