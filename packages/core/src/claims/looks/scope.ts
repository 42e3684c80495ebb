/**
 * What a sentence without a figure says of those behind it: another company, another period, a part, figures that are not as
 * reported. "Microsoft had a good year. Its revenue was …", "Let us turn to fiscal 2024. Revenue was …".
 */
import type { FactBase } from '../../figures-in-words/facts.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { isPlainWord } from '../../figures-in-words/plain-words.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { BoundClaim } from '../bound-claim.ts'

const PRONOUN = /^\W*(?:It|Its|They|Their|He|She|His|Her)\b/
const NOT_REPORTED =
  /\b(?:forecasts?|guidance|projections?|budget(?:ed)?|targets?|adjusted|non-gaap|pro[- ]forma|constant[- ]currency|restated|preliminary|euros?|pounds|sterling|yen|francs|false|untrue|fiction|fictional|made[- ]up|invented|hypothetical|estimates?|wrong|lies?|a joke)\b/i
/** "Overall sales rose": of all, whatever came before. */
const OVERALL =
  /\b(?:overall|total|group|company-wide|companywide|all told|altogether|in all|full[- ]year|net income|consolidated)\b/i
const NO_NAME = /^(?:I|Q[1-4]|FY|Mr|Ms|Mrs|CEO|CFO|USA?|EPS|R&D|SG&A|GAAP|SEC|[A-Z]\.?)$/

/** A name that is no word of the figures: of somebody else. */
function foreignName(s: Sentence): string | null {
  // "OpenAI is the upstart": what the other is called is no name of this one
  const own = s.companies.filter((one) => !/\b(?:is|was|are|were|as)\s+$/.test(s.text.slice(0, one.start)))
  if (own.length > 0) return null
  for (const match of s.text.matchAll(/[A-Z][\w&’'-]*/g)) {
    const word = match[0].replace(/['’]s$/, '')
    const end = match.index + match[0].length
    const isRead = [...s.metrics, ...s.periods, ...s.companies].some((one) => one.start < end && one.end > match.index)
    if (isRead || NO_NAME.test(word)) continue
    const isFirst = /^\W*$/.test(s.text.slice(0, match.index))
    if (
      isFirst
        ? !isPlainWord(word.toLowerCase())
        : !/^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/.test(word)
    )
      return word
  }
  return null
}

/** The sentences without figures that stand before one in its paragraph. */
export function unlessOutOfScope(
  base: FactBase,
  before: readonly Sentence[],
  s: Sentence,
  claims: BoundClaim[],
): BoundClaim[] {
  const said = before.map((one) => wordsOf(base, one, s, claims)).find((one) => one !== null)
  if (!said) return claims
  return claims.map((one) =>
    one.verdict === 'holds' && one.kind !== 'period'
      ? { ...one, verdict: 'unresolved', place: null, note: `the sentence before is about ${said}` }
      : one,
  )
}

function wordsOf(base: FactBase, p: Sentence, s: Sentence, claims: readonly BoundClaim[]): string | null {
  const found = claims.filter(({ verdict, kind }) => verdict === 'holds' && kind !== 'period')
  if (found.length === 0) return null
  const other = PRONOUN.test(s.text) ? foreignName(p) : null
  if (other) return `“${other}”`
  const basis = NOT_REPORTED.exec(p.text)
  if (basis) return `“${basis[0]}”`
  if (s.periods.length === 0) {
    const named = p.periods.map(({ says }) => periodOf(base, says, base.periods[0]))
    const isOther = (one: (typeof named)[number]) => one === UNKNOWN || found.every(({ period }) => period !== one.code)
    if (named.length > 0 && named.every(isOther)) return `“${p.text.slice(p.periods[0]?.start, p.periods[0]?.end)}”`
  }
  const part = p.metrics.find((one) => one.end > one.start && one.metrics[0]?.kind === 'division')
  const isWhole = found.every(({ bound }) => bound?.kind === 'figure')
  if (part && isWhole && p.companies.length === 0 && s.companies.length === 0 && !OVERALL.test(s.text))
    return `“${p.text.slice(part.start, part.end)}”`
  return null
}

const TAKEN_BACK =
  /^\W*(?:(?:That|This|It|Which|All of (?:it|that|this)|None of (?:it|that|this)|The (?:above|figure|number|last sentence|sentence before))\s+(?:is|was|are|isn['’]t|wasn['’]t|is not|was not|are not)\s+(?:all\s+|simply\s+|plainly\s+|completely\s+|just\s+)?(?:false|untrue|wrong|a lie|lies|not true|not so|true|so|made[- ]up|a joke|a hoax|fiction|nonsense|invented|incorrect|correct|right)|(?:Not|Not so|Not really|Just kidding|Kidding|Only joking|Wrong|False|Or not|As if|April fool|I lied|I made (?:that|it|this) up|Never happened|Nonsense)\s*[.!?]*\s*$)/i
const STANDS =
  /^\W*(?:That|This|It|All of (?:it|that|this))\s+(?:is|was|are)\s+(?:all\s+|simply\s+|plainly\s+|completely\s+|just\s+)?(?:true|so|correct|right)\b/i

/** Whether a sentence takes back what the one before it says: "That is false.", "Not!". */
export const takesBack = (s: Sentence): boolean =>
  s.numbers.length === 0 && TAKEN_BACK.test(s.text) && !STANDS.test(s.text)

/** The claims of a sentence that the next one takes back. */
export const takenBack = (claims: readonly BoundClaim[], by: string): BoundClaim[] =>
  claims.map((one) =>
    one.verdict === 'holds' && one.kind !== 'period'
      ? { ...one, verdict: 'unresolved', place: null, note: `the next sentence takes it back: “${by.trim()}”` }
      : one,
  )
