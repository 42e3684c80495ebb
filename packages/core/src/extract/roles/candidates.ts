/** Places where a field may be, each with what speaks for it; which rule is asked first does not matter. */
import type { Sheet } from './sheet.ts'

/** What speaks for a place, and how much. */
interface Reason {
  why: string
  points: number
}

/** A habit of statements: all places where it lets a field be. It knows nothing of what other rules find. */
export interface Rule<Asked, Found> extends Reason {
  find(sheet: Sheet, asked: Asked): readonly (Found | null)[]
}

/** A place where a field may be. */
export interface Candidate<Found> {
  found: Found
  reasons: readonly Reason[]
  /** Its best reason's points and those of its proofs. */
  points: number
}

/** An identity that a place may fulfil: the arithmetic of the statement speaks beside the words. */
export interface Proof<Asked, Found> extends Reason {
  holds(sheet: Sheet, asked: Asked, found: Found): boolean
}

/** How a place is told from others, and where it stands. */
export interface Place<Found> {
  key(found: Found): string
  at(found: Found): number
}

/** All that the rules find, each place once, with its reasons and without proofs. */
export function candidatesOf<Asked, Found>(
  rules: readonly Rule<Asked, Found>[],
  sheet: Sheet,
  asked: Asked,
  place: Place<Found>,
): Candidate<Found>[] {
  const all = rules.flatMap((rule) =>
    rule
      .find(sheet, asked)
      .filter((found) => found !== null)
      .map((found) => ({ found, reasons: [{ why: rule.why, points: rule.points }], points: rule.points })),
  )
  return merged(all, place)
}

/** The same places once, with the reasons of all of them. */
export function merged<Found>(all: readonly Candidate<Found>[], { key }: Place<Found>): Candidate<Found>[] {
  const byKey = new Map<string, Candidate<Found>>()
  for (const one of all) {
    const same = byKey.get(key(one.found))
    byKey.set(key(one.found), same === undefined ? one : both(same, one))
  }
  return [...byKey.values()]
}

const both = <Found>(a: Candidate<Found>, b: Candidate<Found>): Candidate<Found> => ({
  found: a.points >= b.points ? a.found : b.found,
  reasons: [...a.reasons, ...b.reasons],
  points: Math.max(a.points, b.points),
})

/**
 * The place with the most points, of words and of proofs; null where there is none. Of equals the first in the statement.
 * Where the words alone decide, no proof is looked for.
 */
export function chosen<Asked, Found>(
  candidates: readonly Candidate<Found>[],
  proofs: readonly Proof<Asked, Found>[],
  sheet: Sheet,
  asked: Asked,
  place: Place<Found>,
): Candidate<Found> | null {
  const most = proofs.reduce((sum, { points }) => sum + points, 0)
  const best = Math.max(...candidates.map(({ points }) => points))
  const near = candidates.filter(({ points }) => points + most >= best)
  if (near.length < 2) return near[0] ?? null
  const judged = near.map((one) => {
    const held = proofs.filter(({ holds }) => holds(sheet, asked, one.found))
    const reasons = [...one.reasons, ...held.map(({ why, points }) => ({ why, points }))]
    return { ...one, reasons, points: one.points + held.reduce((sum, { points }) => sum + points, 0) }
  })
  const first = (a: Candidate<Found>, b: Candidate<Found>) =>
    b.points - a.points || place.at(a.found) - place.at(b.found) || (place.key(a.found) < place.key(b.found) ? -1 : 1)
  return judged.sort(first)[0] ?? null
}
