import { compare, say } from '../../qc/test.ts'
import type { Figures, QcTest } from '../../statement/statement.ts'
import * as concepts from './concepts.ts'
import type { Line } from './face.ts'

/**
 * EPS against what is left to common shareholders, where the face prints that (T81): preferred dividends may turn a
 * profit into a loss per share. Stands in for the tests on net income.
 */
export function commonCheck(lines: readonly Line[], figures: Figures): QcTest[] {
  const common = lines.find(
    (line) =>
      line.fact.period.dims.size === 0 &&
      concepts.local(line.fact.name) === 'NetIncomeLossAvailableToCommonStockholdersBasic',
  )
  if (common === undefined || figures.net_income === null || common.value === figures.net_income) return []
  return (['basic', 'diluted'] as const).flatMap((kind) => {
    const eps = kind === 'basic' ? figures.basic_eps : figures.diluted_eps
    const shares = kind === 'basic' ? figures.weighted_avg_shares_basic : figures.weighted_avg_shares_diluted
    if (eps === null || shares === null || shares <= 0) return []
    const left = common.value / shares
    return [
      compare({
        name: `${kind}_eps_matches_shares`,
        description: `What is left to common shareholders divided by the ${kind} shares is about the ${kind} EPS`,
        left: Number(left.toPrecision(6)),
        right: eps,
        tolerance: Number((0.0151 + 0.06 * Math.max(Math.abs(left), Math.abs(eps))).toPrecision(4)),
        necessary: !(
          kind === 'diluted' &&
          figures.weighted_avg_shares_basic !== null &&
          shares > 1.5 * figures.weighted_avg_shares_basic
        ),
        rationale: `${say(common.value)} to common shareholders ÷ ${say(shares)} = {left}; ${kind} EPS is {right}`,
      }),
    ]
  })
}
