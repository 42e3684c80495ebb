/** EPS and the average shares of the same class of a tagged statement: from the face, else from the notes. */
import * as concepts from '../../lexicon/concepts.ts'
import { type Amount, fromAmount, type Picked } from '../../sheet/amount.ts'
import { CONCEPTS, type ShareKind } from '../per-share/lines.ts'
import { type FoundShare, type Pair, pickPair } from '../per-share/pick.ts'
import type { Sheet } from '../sheet.ts'
import { sheetOf } from './sheet.ts'

export interface PerShare {
  basic_eps: Picked | null
  diluted_eps: Picked | null
  weighted_avg_shares_basic: Picked | null
  weighted_avg_shares_diluted: Picked | null
}

/** The amounts that figures per share are chosen among. */
export interface PerShareSources {
  /** Those of the statement. */
  face: readonly Amount[]
  /** Those of the notes; asked only where the statement is silent. */
  notes: () => readonly Amount[]
}

/** Chooses the four figures of one period. */
export function perShareFigures({ face, notes }: PerShareSources): PerShare {
  const pair = (kind: ShareKind, eps: Pair | null) =>
    pickPair(kind, { sheet: sheetOfKind(face, kind), notes: () => sheetOfKind(notes(), kind) }, eps)
  const eps = pair('eps', null)
  const counts = pair('shares', eps)
  return {
    basic_eps: picked(eps.basic),
    diluted_eps: picked(eps.diluted),
    weighted_avg_shares_basic: picked(counts.basic),
    weighted_avg_shares_diluted: picked(counts.diluted),
  }
}

const MEASURES: Readonly<Record<ShareKind, RegExp>> = { eps: /\/shares?$|pershare/i, shares: /^shares?$/i }

/** The lines that are tagged as one of the two figures, and measured as it is. */
function sheetOfKind(amounts: readonly Amount[], kind: ShareKind): Sheet {
  const { basic, diluted } = CONCEPTS[kind]
  const names = new Set([...basic, ...diluted])
  return sheetOf(
    amounts.filter(({ concept, measure }) => MEASURES[kind].test(measure) && names.has(concepts.local(concept))),
  )
}

function picked(found: FoundShare | null): Picked | null {
  const fact = found?.sheet.fact(found.line.index)
  return fact === undefined ? null : fromAmount(fact)
}

/**
 * A count of shares whose tag forgot the scale that the print has (T121): where net income ÷ EPS says that it is a
 * thousand or a million times as many, and the statement prints in that unit, the print wins.
 */
export function mendShares(figures: PerShare, net: number | null, scale: number): PerShare {
  const mend = (count: Picked | null, eps: Picked | null): Picked | null => {
    if (count === null || eps === null || net === null || net === 0 || eps.value === 0 || count.value === 0)
      return count
    const implied = Math.abs(net / eps.value)
    for (const power of [scale, 3, 6]) {
      if (power > 0 && Math.abs(implied / (count.value * 10 ** power) - 1) < 0.08)
        return { ...count, value: Number(`${count.value}e${power}`) }
    }
    return count
  }
  return {
    ...figures,
    weighted_avg_shares_basic: mend(figures.weighted_avg_shares_basic, figures.basic_eps),
    weighted_avg_shares_diluted: mend(figures.weighted_avg_shares_diluted, figures.diluted_eps),
  }
}
