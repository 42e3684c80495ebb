/** The clauses of a sentence by its marks, and whether one says something of its own. */
import type { Span } from './companies.ts'
import { isVerbForm } from './verb-forms.ts'

/** Commas outside numbers, and whatever ends a clause. */
const EDGE = /,(?!\d{3}\b)|[;:()]|\s[–—-]\s|—/g

export interface Clause extends Span {
  words: string
  open: string | null
  close: string | null
}

export function clausesOf(text: string): Clause[] {
  const found: Clause[] = []
  let [from, open]: [number, string | null] = [0, null]
  const add = (to: number, close: string | null) => {
    const piece = text.slice(from, to)
    const words = piece.trim().replace(/[.!?…]+$/, '')
    const start = from + piece.length - piece.trimStart().length
    if (words !== '') found.push({ start, end: start + words.length, words, open, close })
  }
  for (const match of text.matchAll(EDGE)) {
    add(match.index, match[0].trim())
    from = match.index + match[0].length
    open = match[0].trim()
  }
  add(text.length, null)
  return found
}

export const hasOwnVerb = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}’'-]+/u)
    .some(
      (word, i) =>
        i > 0 &&
        (isVerbForm(word) || /^(?:is|are|was|were|has|had|have|kept|came|went|will|should|may|might|must)$/.test(word)),
    )

/** Words that open no clause of its own: what they lead picks a part, a place, a time or a condition. */
export const OPENING =
  /^(?:in|at|on|of|for|from|to|by|with|without|within|through|across|among|between|under|over|outside|inside|per|via|into|upon|near|off|above|below|beyond|besides|like|unlike|than|as|since|once|when|whenever|where|wherever|until|till|if|unless|because|whether|including|excluding|online|domestically|abroad|overseas|elsewhere|there|here)\b/i
const FINITE =
  /^(?:is|are|was|were|has|had|have|can|will|keeps?|kept|stays?|stayed|came|comes?|went|goes|gets?|got|cannot|did|does|remains?|remained|seems?|looks?|feels?|found|finds|still|lost|won|met|hit|bit|paid|held|ran|stood|saw|took|gave|made|left|put|set|cost|cut|spread|beat)$/

/** A subject and its verb, of whatever: the clause says something of its own. */
export function isOwnClause(words: string): boolean {
  if (OPENING.test(words) || /^[a-z]+ing\b/i.test(words)) return false
  const all = words.split(/[^\p{L}’'&-]+/u).filter((one) => one !== '')
  // "Buyers balked": a subject and what it did
  if (all.length === 2) return /^\p{Lu}?[a-z]+s$/u.test(all[0] ?? '') && /^[a-z]{3,}ed$/.test(all[1] ?? '')
  return all.length >= 3 && all.some((word, i) => i > 0 && (FINITE.test(word) || /^[a-z]+(?:ed)$/.test(word)))
}
