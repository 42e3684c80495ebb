/** "Apple posted a loss", "it lost money", "the company broke even": on which side of nothing a result was, without its size. */
import type { FactBase, FactPeriod, Metric } from '../../figures-in-words/facts.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { type Match, matchesOf, type Skeleton } from '../../figures-in-words/skeleton.ts'
import { formatCompact } from '../../format/amount.ts'
import { amountOf, type Compared } from './quantities.ts'
import type { FoundComparison } from './rank-claims.ts'

const NET: Metric = { kind: 'figure', name: 'net_income' }
/** Figures that can be a loss. */
const RESULTS: ReadonlySet<string> = new Set(['net_income', 'operating_income', 'income_before_taxes', 'gross_profit'])

const COLOUR =
  '(?:annual|quarterly|yearly|full-year|fiscal|small|tiny|modest|big|large|huge|heavy|steep|deep|clean|healthy|handsome) '
const SIGN = new RegExp(
  '(?:«c\\d+»|\\bit|\\bthe (?:company|group|firm))(?: (?:has|had|also|again|still|only|just|even))* ' +
    '(?:(?:posted|reported|made|recorded|booked|turned|suffered|incurred|took|ran) (?:an?|its|another|the) ' +
    `(?<first>first(?:-ever)? (?:ever )?)?(?:${COLOUR})*«m(?<m>\\d+)»|(?<money>lost|made) money|(?<even>broke even)|` +
    '(?:is|was|were|remains?|remained|stayed|became|turned) (?<state>profitable|unprofitable|loss-making))' +
    '(?=\\s*(?:[.,;!]|$)|(?: in| for)? «p(?<p>\\d+)»\\s*(?:[.,;!]|$)| (?:for|in|last) the (?:full )?(?:year|quarter)\\s*(?:[.,;!]|$))',
  'gi',
)
/** The smallest part of revenue that is no longer next to nothing. */
const EVEN = 0.005

/** @param period that the sentence is about */
export function plainSigns(base: FactBase, k: Skeleton, period: FactPeriod): FoundComparison[] {
  return matchesOf(k, SIGN).flatMap((match) => signOf(base, match, period) ?? [])
}

function signOf(base: FactBase, match: Match, about: FactPeriod): FoundComparison | null {
  const token = match.metric('m')
  const metric = token ? token.metrics[0] : NET
  if (metric?.kind !== 'figure' || !RESULTS.has(metric.name)) return null
  const named = match.period('p')
  const period = named ? periodOf(base, named.says, about) : about
  const at = { span: match.span, used: match.metrics }
  const value = period === UNKNOWN ? null : amountOf(period, metric)
  const open = (note: string): FoundComparison => ({
    ...{ verdict: 'unresolved', metric, period: period === UNKNOWN ? null : period, figure: null, rule: null, note },
    ...at,
  })
  if (period === UNKNOWN || value === null) return open('the figure or its period is not in the statement')
  const said: Compared = {
    ...{ metric, period, note: null, rule: 'above or below nothing' },
    figure: formatCompact(value, base.currency),
    verdict: 'wrong',
  }
  const { first, money, even, state } = match.groups
  if (even !== undefined) {
    const revenue = amountOf(period, { kind: 'figure', name: 'total_revenue' })
    const isFar = revenue !== null && Math.abs(value) > EVEN * Math.abs(revenue)
    return isFar ? { ...said, ...at } : open('how near to nothing that is was not said')
  }
  const isLoss = token ? token.isNegated : money === 'lost' || /^(?:unprofitable|loss-making)$/i.test(state ?? '')
  if (value < 0 !== isLoss) return { ...said, ...at }
  return first !== undefined ? open('whether it is the first is not known') : { ...said, verdict: 'holds', ...at }
}
