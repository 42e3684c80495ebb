/** The word of direction that a number is the size of. */
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { nearestDirection } from '../direction-claims.ts'

/** The word of direction that a number is the size of, in whatever way its size is told about. */
export function sizeWord(
  s: Sentence,
  n: NumberToken,
): { sign: number; isJudging: boolean; isAmount: boolean; word: DirectionToken } | null {
  const near = nearestDirection(s, n)
  // "Dipped below 55%": where it came to
  if (near && BOUND.test(s.text.slice(near.word.end, n.start)) && near.word.end <= n.start) return null
  if (near) return near
  const word = s.directions.findLast((one) => one.end <= n.start)
  return word && SIZED.test(s.text.slice(word.end, n.start))
    ? { sign: word.sign, isJudging: false, isAmount: true, word }
    : null
}
const BOUND = /\b(?:below|beneath|underneath|above|past|beyond)\s+$/i
const SIZED = /^\s+(?:by|of|with)\s+(?:[a-z]+\s+){0,3}$/
