/** A sentence of several facts read piece by piece, where nothing of it is understood as one. */
import { type FactBase, metricWords } from '../../figures-in-words/facts.ts'
import type { Passage } from '../../figures-in-words/passages.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'
import { cutsOf } from './cuts.ts'

/** A passage read as a sentence by itself, with its claims. */
export type ReadPassage = (passage: Passage) => { s: Sentence; claims: BoundClaim[] }

/** How often a piece is cut again. */
const DEPTH = 2

/**
 * @returns the claims of the pieces, all of which hold; null where no cut leaves pieces that do. Nothing is contradicted
 *   here: a sentence may be right as a whole in a way that its pieces are not.
 */
export function partedClaims(base: FactBase, s: Sentence, read: ReadPassage, depth = DEPTH): BoundClaim[] | null {
  for (const { before, behind } of cutsOf(base, s)) {
    const second = holding(base, s, behind, read, depth)
    const first = second && holding(base, s, before, read, depth)
    if (first && second) return [...first, ...second.filter((one) => first.every((other) => !isSamePeriod(one, other)))]
  }
  return null
}

/** Whether each name means in the piece what it means in the sentence: "revenue" behind "Services" is of Services. */
function isSaidAlike(whole: Sentence, piece: Sentence): boolean {
  const said = new Map(whole.metrics.map((one) => [whole.passage.at[one.start], one.metrics[0]]))
  return piece.metrics
    .filter((one) => one.end > one.start)
    .every(({ start, metrics: [one] }) => {
      const other = said.get(piece.passage.at[start])
      return !one || !other || metricWords(one) === metricWords(other)
    })
}

function holding(
  base: FactBase,
  whole: Sentence,
  passage: Passage,
  read: ReadPassage,
  depth: number,
): BoundClaim[] | null {
  const { s, claims } = read(passage)
  if (!isSaidAlike(whole, s) || claims.some(({ verdict }) => verdict === 'wrong')) return null
  if (holds(claims)) return claims
  return depth > 0 ? partedClaims(base, s, read, depth - 1) : null
}

/** Every figure of a piece is read and right; what no figure could confirm stays open as it is. */
const holds = (claims: readonly BoundClaim[]): boolean => {
  const figures = claims.filter(({ kind }) => kind !== 'cause' && kind !== 'quotation' && kind !== 'period')
  return figures.length > 0 && figures.every(({ verdict }) => verdict === 'holds')
}

/** The period that a piece took over from the piece before it. */
const isSamePeriod = (one: BoundClaim, other: BoundClaim): boolean =>
  one.kind === 'period' && other.kind === 'period' && one.start === other.start
