/** What moves with another by one verb: "A rose to $3 billion and B to $2 billion", "so did B, to". Each is held. */
import type { Look } from './look.ts'
import { levelsOf, saysAlso } from './meant.ts'

const TO = /\bto\s+(?:(?:about|around|some|nearly|almost|over|just|roughly|only|more than)\s+)*$/i
const OTHER_TO =
  /\b(?:contrast|rest|came|comes|coming|amount\w*|equal\w*|according|compared|due|thanks|prior|close|next|added|contribut\w*|go(?:es)?|went|return\w*|from|led|adds?|bring\w*|brought|total\w*|sum\w*|equivalent|attribut\w*|relative)\s+to\s+(?:[a-z]+\s+){0,3}$/i
/** The second of a list: "rose to $35.9 billion and $5.7 billion". */
const LISTED = /^\s*(?:,\s*)?(?:and\s+)?(?:(?:about|around|some|nearly|almost|over|just|roughly|only)\s+)*$/i

export const movedWith: Look = (held) => {
  const { s } = held
  for (const { n, now, before, claim } of levelsOf(held)) {
    const head = s.text.slice(0, n.start)
    const last = s.numbers.findLast((one) => one.end <= n.start)
    const isListed =
      last !== undefined && LISTED.test(s.text.slice(last.end, n.start)) && TO.test(s.text.slice(0, last.start))
    if (before === null || (!TO.test(head) && !isListed)) continue
    const way = s.directions.findLast((one) => one.end <= (isListed ? (last?.start ?? 0) : n.start))
    if (!way || way.sign === 0 || claim.kind !== 'amount') continue
    const between = s.text.slice(way.end, n.start)
    if (!isListed && OTHER_TO.test(head)) continue
    const isNamed = s.metrics.some((one) => one.start >= way.end && one.end <= n.start)
    const isOwn = !isNamed && !isListed && !/\bwith it\b|\bso did\b|\bas did\b/i.test(between)
    if (isOwn && !/\d/.test(between)) continue
    if (Math.sign(now - before) !== way.sign && now !== before) return `${way.text} … ${s.text.slice(n.start, n.end)}`
  }
  return null
}

const EACH = /\b(?:each|both|alike|apiece|either|every one|too|respectively)\b/i
const TOGETHER = /\b(?:together|combined|between them|in (?:total|all|sum)|altogether|jointly|a combined|sum)\b/i

/** "Mac and iPad each brought in": a sum is of both together. */
export const eachOfBoth: Look = ({ s, told }) => {
  const said = EACH.exec(s.text)
  if (!said || TOGETHER.test(s.text)) return null
  return told.some(
    ({ claim }) =>
      claim.verdict === 'holds' &&
      (claim.bound?.kind === 'sum' ||
        (claim.bound === null && /\band\b/.test(claim.metric ?? '') && / and /.test(s.text))) &&
      claim.kind === 'amount',
  )
    ? said[0]
    : null
}

const BOTH_WERE =
  /\bboth\s+[^,.;]*?\band\b[^,.;]*?\b(?:was|were|came to|stood at|brought in|made|cost|took|reached|hit|earned|totall?ed)\s+(?:(?:about|around|some|nearly|almost|over|just|roughly|only|at)\s+)*$/i

/** "Both revenue and costs were $416.2 billion", "$112.0 billion in both 2024 and 2025": one amount of two. */
export const oneOfBoth: Look = (held) => {
  const { s } = held
  for (const { n, before } of levelsOf(held)) {
    const isAlone = !s.numbers.some((one) => one.start >= n.end)
    const said = BOTH_WERE.exec(s.text.slice(0, n.start))
    if (said && isAlone) return 'both'
    const years = /^\s+in (?:both|each of)\b/i.exec(s.text.slice(n.end))
    if (years && (before === null || !saysAlso(n, before))) return years[0]
  }
  return null
}
