import { say } from '../../../qc/test.ts'
import * as concepts from '../../lexicon/concepts.ts'
import type { Owners } from '../../reading-checks.ts'
import { OWNERS } from '../../roles/tagged/net-income.ts'
import type { Amount, Picked } from '../../sheet/amount.ts'
import { type Span, same } from '../../statements/tagged/period.ts'
import { type Facts, factValue } from '../../tags/facts.ts'

/**
 * Net income is that of the company's owners (decision 50): where the document tags the owners' own anywhere for
 * the period, or the statement names it, the figure is that; where it was read with the minority's share in it, nothing tags a part of it.
 */
export function ownersOf(facts: Facts, span: Span, lines: readonly Amount[], net: Picked | null): Owners {
  const of = (name: string): number | null => {
    const found = ['us-gaap:', 'ifrs-full:']
      .flatMap((prefix) => facts.byName.get(prefix + name) ?? [])
      .find((fact) => !fact.hidden && same(span, fact) && fact.period.dims.size === 0)
    return found === undefined ? null : factValue(facts.bytes, found)
  }
  const named = lines.find((line) => OWNERS.test(line.label) && line.dims.size === 0)?.value ?? null
  const owners = of('NetIncomeLoss') ?? of('ProfitLossAttributableToOwnersOfParent') ?? named
  const other = owners !== null && net !== null && Math.abs(owners - net.value) > 0.5 ? owners : null
  const concept = net?.lines[0] ? concepts.local(net.lines[0].concept) : ''
  const unnamed =
    net === null || owners !== null
      ? null
      : concept === 'ProfitLoss'
        ? (less(net.value, of) ?? within(net, of))
        : more(concept, of)
  return {
    isTheirs: other === null && unnamed === null,
    why:
      other !== null && net !== null
        ? `the document says that ${say(other)} is the owners' and ${say(net.value)} was read`
        : (unnamed ?? 'no other net income of the owners is tagged'),
  }
}

type Tagged = (name: string) => number | null

/** The minority's share is in the figure: without it there is an income that the document tags. */
function less(net: number, of: Tagged): string | null {
  const minority = of('NetIncomeLossAttributableToNoncontrollingInterest')
  const common = of('NetIncomeLossAvailableToCommonStockholdersBasic')
  if (minority === null || minority === 0 || common === null) return null
  const preferred =
    of('PreferredStockDividendsAndOtherAdjustments') ?? of('PreferredStockDividendsIncomeStatementImpact') ?? 0
  const left = net - minority - common
  return Math.abs(left) <= 0.5 || Math.abs(left - preferred) <= 0.5
    ? `the minority's ${say(minority)} are part of it`
    : null
}

/** A minority's share below this part of net income is lost in what is called the owners' own. */
const LEAST_SHARE = 0.005

/** One line of the whole result was read, and a share of the minority in it is tagged; the owners' own is not. */
function within({ value, lines }: Picked, of: Tagged): string | null {
  const minority =
    of('NetIncomeLossAttributableToNoncontrollingInterest') ?? of('ProfitLossAttributableToNoncontrollingInterests')
  if (minority === null || lines[0]?.value !== value || Math.abs(minority) < LEAST_SHARE * Math.abs(value)) return null
  return `the minority's ${say(minority)} are part of it, and no net income of the owners is tagged`
}

/** Preferred dividends have been taken off. */
function more(concept: string, of: Tagged): string | null {
  if (concept !== 'NetIncomeLossAvailableToCommonStockholdersBasic') return null
  const dividends =
    of('PreferredStockDividendsAndOtherAdjustments') ?? of('PreferredStockDividendsIncomeStatementImpact')
  return dividends === null || dividends === 0 ? null : `preferred dividends of ${say(dividends)} are taken off`
}
