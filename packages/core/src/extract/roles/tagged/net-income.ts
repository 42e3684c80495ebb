import * as concepts from '../../lexicon/concepts.ts'
import { type Amount, byConcept, fromAmount, type Picked, unitOf } from './amount.ts'
import { ownersLess } from './owners.ts'

/** A result that the print calls the owners' own. */
export const OWNERS =
  /^(?:net |\(?loss\)?|income|earnings|profit)[^>]*\battributable to (?!.*(?:non-?controlling|minority|\bncis?\b|preferred|participating|common|continuing|discontinued|\bclass\b|\bper\b))/i

const RESULT_LABEL = /\b(net|comprehensive)\b.*\b(income|loss|earnings|profit)\b|^(loss|profit) for the (year|period)/i
const NO_RESULT = /per (common )?share|before|other comprehensive|attributable to non-?controlling|preferred/i

/** The owners' net income and, where it is another, that with the noncontrolling interests' share. */
export function netIncome(
  lines: readonly Amount[],
  after: number,
): { shown: Picked | null; consolidated: Picked | null } {
  const found = byConcept(lines, concepts.NET_INCOME)
  const of = (name: string) => found.find((line) => concepts.local(line.concept) === name)
  const consolidated = of('ProfitLoss')
  const common = of('NetIncomeLossAvailableToCommonStockholdersBasic')
  let shown = of('NetIncomeLoss') ?? of('ProfitLossAttributableToOwnersOfParent')
  if (shown === undefined && common !== undefined && consolidated !== undefined) {
    const owners = ownersLess(lines, consolidated, common, unitOf(lines))
    if (owners !== null) return { shown: owners, consolidated: fromAmount(consolidated) }
  }
  if (shown === undefined && common !== undefined && consolidated !== undefined) {
    // "Attributable to the company" tagged as available to common: right where no preferred dividend comes off between.
    const between = lines.filter((line) => line.row > consolidated.row && line.row < common.row)
    const minority = between.some((line) => /noncontrolling|minority/i.test(line.concept + line.label))
    const preferred = between.some((line) => /preferred|dividend/i.test(line.concept + line.label))
    if ((minority && !preferred) || OWNERS.test(common.label)) shown = common
  }
  // Named by the company itself, or only as comprehensive (T77): the result below income before taxes.
  shown ??=
    consolidated ??
    found[0] ??
    lines.find((line) => line.row > after && RESULT_LABEL.test(line.label) && !NO_RESULT.test(line.label))
  return {
    shown: shown === undefined ? null : fromAmount(shown),
    consolidated: consolidated === undefined || consolidated === shown ? null : fromAmount(consolidated),
  }
}
