/** The word of direction that a number is the size of. */
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { nearestDirection } from '../direction-claims.ts'
import { bare } from './tokens.ts'

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
  const isSized =
    word &&
    (SIZED.test(s.text.slice(word.end, n.start)) ||
      (RANKED.test(s.text.slice(0, word.start)) && APPOSED.test(s.text.slice(word.end, n.start))) ||
      OF_NAME.test(bare(s.text, s.metrics, word.end, n.start)))
  const sized = word && isSized ? word : mostOf(s, n)
  return sized ? { sign: sized.sign, isJudging: false, isAmount: true, word: sized } : null
}
/** "Losing the most in dollar terms with $11.35 billion", "added the most revenue, $17.1 billion": how much the most was. */
function mostOf(s: Sentence, n: NumberToken): DirectionToken | null {
  const match = MOST.exec(bare(s.text, s.periods, 0, n.start))
  if (!match) return null
  const { verb = '', down } = match.groups ?? {}
  const start = match.index
  return { start, end: start + verb.length, text: verb, sign: down === undefined ? 1 : -1, times: null, isVerb: true }
}
const MOST =
  /\b(?<verb>(?:add(?:ed|ing|s)|gain(?:ed|ing|s)?|gr[eo]w(?:ing)?|rose|rising|climb(?:ed|ing)|increas(?:ed|ing)|advanc(?:ed|ing)|jump(?:ed|ing)|soar(?:ed|ing))|(?<down>los(?:t|es|ing)|shed(?:s|ding)?|f[ae]ll(?:ing)?|drop(?:ped|ping)|declin(?:ed|ing)|shrank|shrinking|sl[iu]d|sliding|slump(?:ed|ing)|tumbl(?:ed|ing)|plung(?:ed|ing)|sank|hit))\s+(?:by\s+)?(?:far\s+)?(?:the\s+)?(?:most|least|hardest|furthest|fastest|slowest|worst|quickest)(?:\s+(?:of (?:all|them all|the (?:two|three|four|five|six|seven|lot|[a-z]+ [a-z]+))|revenue|sales|money|in (?:(?:absolute )?(?:dollar|money|percentage|relative|cash) terms|absolute terms|dollars|money)|in(?=\s{3,})|during(?=\s{3,})))*\s*(?:[,:(–—]|with|by|at)*\s*(?:(?:by|with|at|of|up|down|some|about|nearly|almost|around|roughly|over|just|a)\s+)*$/i
/** "Saw the mildest decline, 3.5%" */
const RANKED = /\b(?:[a-z]{3,}est|most [a-z]+|worst|best)\s+(?:[a-z]+\s+)?$/i
const APPOSED =
  /^(?:\s+of (?:all|the (?:two|three|four|five|six|seven|eight))(?:\s+[a-z]+){0,2})?\s*[,:(–—]\s*(?:(?:at|of|by|some|about|nearly|almost)\s+)*$/i
/** "The smallest decline being A's 7.1%", "the biggest gain was A, with 5%" */
const OF_NAME =
  /^\s+(?:being|was|is|were|are|c[ao]mes? (?:in|from|at)|c[ao]me (?:in|from|at)|belong(?:s|ed) to)\s+(?:(?:that of|those of|in|at|the)\s+)*\s*[,(]?\s*(?:(?:at|of|with|by)\s+)?$/i
const BOUND = /\b(?:below|beneath|underneath|above|past|beyond)\s+$/i
const SIZED = /^\s+(?:by|of|with)\s+(?:[a-z]+\s+){0,3}$/
