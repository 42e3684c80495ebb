/** The claims of a sentence that is proven by its values, where nothing in it is left that could make them another's. */
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { type BoundClaim, UNBOUND } from '../bound-claim.ts'
import type { Claim } from '../claim.ts'
import { comparisonClaim, unreadComparisons } from '../comparisons/comparison-claims.ts'
import { directionClaim } from '../direction-claims.ts'
import type { Draft } from '../draft.ts'
import { makeClaim, openClaim } from '../number-claim.ts'
import type { Outcome } from '../outcome.ts'
import { periodClaims } from '../period-claims.ts'
import { onlyUnderstood, openPhrases } from '../understood.ts'
import type { Moved, Proof, Proven } from './parts.ts'
import { proofOf } from './proof.ts'
import { isTurn } from './turns.ts'

type BoundDraft = Draft & Pick<BoundClaim, 'bound' | 'isChange' | 'form'>

/** @returns null where the sentence is not proven whole */
export function provenClaims(given: FactBase, sentence: Sentence): BoundClaim[] | null {
  const proof = proofOf(given, sentence)
  if (!proof) return null
  const { base, s, compared } = proof
  const drafts = draftsOf(proof)
  const isRead = ({ start, text }: Claim) =>
    isTurn(proof.s, proof.numbers, text) ||
    isIdle(s, start, text) ||
    proof.spans.some((one) => (s.passage.at[one.start] ?? -1) <= start && start <= (s.passage.at[one.end - 1] ?? -1))
  if (unreadComparisons(s, compared).some((one) => !isRead(one))) return null
  const claims = onlyUnderstood(base, s, drafts, proof.spans, true)
  if (claims.some(({ verdict, kind }) => verdict !== 'holds' && !(verdict === 'wrong' && kind === 'comparison')))
    return null
  return [
    ...drafts.flatMap(({ bound, isChange, form }, at) => {
      const claim = claims[at]
      return claim ? [{ ...claim, bound, isChange, form }] : []
    }),
    ...[...periodClaims(base, s), ...openPhrases(s).map((one) => openClaim(s, one))].map((claim) => ({
      ...claim,
      ...UNBOUND,
    })),
  ]
}

/** What is claimed by a proof, one draft a number, a move and a comparison. */
const draftsOf = ({ base, s, numbers, moves, compared }: Proof): BoundDraft[] => [
  ...numbers.map((one) => numberDraft(base, s, one)),
  ...moves.map((one) => moveDraft(base, s, one)),
  ...compared.map((one): BoundDraft => {
    const { span, used, period, metric } = one
    return { claim: comparisonClaim(s, one), span, used, period, doubt: null, ...UNBOUND, bound: metric }
  }),
]

/** "Increased only by 3.2%", "only to $5 billion": it weighs the size, and says of nothing that it is the only one. */
function isIdle({ text, passage, numbers }: Sentence, start: number, word: string): boolean {
  const at = passage.at.indexOf(start)
  if (at < 0) return false
  const tail = text.slice(at + word.length)
  // "25 cents went straight back out"
  if (/^straight$/i.test(word)) return /^\s+(?:back|out|in|into|to|through|down|away|over)\b/i.test(tail)
  const isOfNumber = numbers.some(
    (n) => n.start > at && HEDGED.test(text.slice(at + word.length, n.start)) && n.kind !== 'plain',
  )
  return (
    /^only$/i.test(word) &&
    (isOfNumber ||
      /^\s+(?:by|for|to|about|some|around|roughly|marginally|slightly)\s+(?:(?:about|some|around|roughly|an?)\s+)*[−(-]?(?:[$€£¥]|US\$|EUR|USD)?\s?\d/.test(
        tail,
      ))
  )
}
const HEDGED = /^\s+(?:(?:by|for|to|about|some|around|roughly|marginally|slightly|just|over|under|a|an)\s+)*$/i

function numberDraft(
  base: FactBase,
  s: Sentence,
  { number, subject, metric, period, from, fact, form }: Proven,
): BoundDraft {
  const outcome: Outcome = {
    ...{ verdict: 'holds', metric, period, currency: base.currency, note: null, form, isChange: from !== null },
    ...fact,
  }
  const { token } = subject
  return {
    claim: makeClaim(s, number, outcome),
    span: { start: Math.min(number.start, token.start), end: Math.max(number.end, token.end) },
    ...{ used: [token, ...subject.with], period, doubt: null, form, isChange: from !== null },
    bound: metric.kind === 'other' ? null : metric,
  }
}

function moveDraft(base: FactBase, s: Sentence, { direction, token, metric, period, before }: Moved): BoundDraft {
  return {
    claim: directionClaim(base, s, direction, token, period, before),
    span: { start: Math.min(direction.start, token.start), end: Math.max(direction.end, token.end) },
    ...{ used: [token], period, doubt: null, word: direction, isChange: true, form: 'amount' },
    bound: metric.kind === 'other' ? null : metric,
  }
}
