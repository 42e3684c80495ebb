/** What stands between the numbers of a row: "60 cents, then 46, now 44". */
const JOINT =
  /^(?:\s*[,;…]|\s)\s*(?:(?:and|but)\s+)?(?:(?<later>(?:then|now|next|finally|today|later|to|→|->)(?:\s+(?:to|just|only|finally|on to))?)|(?<earlier>(?:and\s+)?(?:after|from|and before that|before that)))?\s*(?:(?:about|just|only|nearly|almost)\s+)?$/i

/** Which way a row goes on between two of its numbers; null = they do not stand in one. */
export function rowJoint(gap: string): 'later' | 'earlier' | 'open' | null {
  const match = JOINT.exec(gap)
  if (!match || /^\s+$/.test(gap)) return null
  if (match.groups?.later !== undefined) return 'later'
  return match.groups?.earlier === undefined ? 'open' : 'earlier'
}
