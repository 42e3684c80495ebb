/**
 * A number that its own clause leaves open, read with all that the sentence names. Each way asks for every part of the
 * claim in words: what is measured, what it is measured by, in which order. It never contradicts, and what it finds is
 * told only of a sentence that holds no other figure and no word that is not read.
 */
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { NumberPeriod } from '../number-period.ts'
import { differenceHeld, riseHeld } from './between.ts'
import { ANOTHER_BESIDE, type Asked, type Supposed } from './names.ts'
import { pairHeld } from './pairs.ts'
import { gappedGrowth, partHeld } from './parts.ts'
import { sumHeld } from './sums.ts'

const WAYS: readonly ((asked: Asked) => Supposed | null)[] = [
  pairHeld,
  differenceHeld,
  riseHeld,
  partHeld,
  sumHeld,
  gappedGrowth,
]

/** @returns null where no way of reading makes the number right */
export function supposed(base: FactBase, s: Sentence, n: NumberToken, where: NumberPeriod): Supposed | null {
  const { period } = where
  if (s.passage.inTable || s.isOutlook || /[?“”"]/.test(s.text) || period === UNKNOWN || s.about === UNKNOWN)
    return null
  if (
    ANOTHER_BESIDE.test(s.text) ||
    /\bin the first half\b/i.test(s.text) ||
    n.perTime ||
    (n.kind === 'money' && !currencyAgrees(n.currency, base.currency))
  )
    return null
  // What is named and nowhere in the statement may be what the number is of.
  if (s.metrics.some(({ metrics }) => metrics.length === 0)) return null
  const asked: Asked = { base, s, n, period, now: s.about ?? base.periods[0] }
  for (const way of WAYS) {
    const found = way(asked)
    if (found) return found
  }
  return null
}
