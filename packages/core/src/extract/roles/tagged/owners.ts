import * as concepts from '../../lexicon/concepts.ts'
import { sum } from '../../shown.ts'
import { minoritySign } from '../shared-proofs.ts'
import { type Amount, computed, fromAmount, type Picked } from './amount.ts'

/**
 * The owners' net income where the face prints it only after preferred dividends: the consolidated one less the
 * minority's share, where that and the dividends lead to the income of common shareholders. Null where they do not, or
 * where nothing preferred is printed. `unit` is one printed unit.
 */
export function ownersLess(
  lines: readonly Amount[],
  consolidated: Amount,
  common: Amount,
  unit: number,
): Picked | null {
  const between = lines.filter((line) => line.row > consolidated.row && line.row < common.row)
  const isPreferred = (line: Amount) => /Preferred|Preference/.test(concepts.local(line.concept))
  const minority = between.filter((line) => /Noncontrolling|Minority/.test(concepts.local(line.concept)))
  const dividends = between.filter((line) => isPreferred(line) && !minority.includes(line))
  if (minority.length === 0 || minority.length + dividends.length < between.length) return null
  const share = sum(minority.map(({ value }) => value))
  const sign = minoritySign({
    net: consolidated.value,
    minority: share,
    preferred: dividends.map(({ value }) => value),
    common: common.value,
    unit,
  })
  if (sign === null) return null
  const owners = sum([consolidated.value, sign * share])
  const parts = [consolidated, ...minority].map((line) => fromAmount(line))
  // The minority's line stays a line of its own after the tax.
  return { ...computed("net income − the minority's share", owners, parts), lines: [consolidated] }
}
