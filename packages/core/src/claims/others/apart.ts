/** "Net income rose 5 %, and free cash flow was $98.8 billion": the part about another statement told apart from the rest. */
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { Passage } from '../../figures-in-words/passages.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { Claim } from '../claim.ts'
import { namesOther, otherClaims } from './other-claims.ts'
import { mentionsIn } from './skeleton.ts'

const JOINT = /,? (?:and|while|whereas|but) |[;,] /g

/**
 * @returns the claims of the part at one end of the sentence, and the rest as a passage of its own, in which no such
 *   figure is named; null where no part is only about them
 */
export function otherPart(base: FactBase, s: Sentence): { claims: Claim[]; rest: Passage } | null {
  if (!base.others?.length || s.passage.inTable || !namesOther(s)) return null
  for (const { index, 0: joint } of s.text.matchAll(JOINT)) {
    const [end, start] = [index, index + joint.length]
    const behind = isFree(s.text.slice(0, end)) ? otherClaims(base, s, start) : null
    if (behind) return { claims: behind, rest: cut(s.passage, 0, end) }
    const before = isFree(s.text.slice(start)) ? otherClaims(base, s, 0, end) : null
    if (before) return { claims: before, rest: cut(s.passage, start, s.text.length) }
  }
  return null
}

const isFree = (text: string): boolean => /\d/.test(text) && mentionsIn(text).length === 0

const cut = (passage: Passage, start: number, end: number): Passage => ({
  ...passage,
  text: passage.text.slice(start, end),
  at: passage.at.slice(start, end),
})
