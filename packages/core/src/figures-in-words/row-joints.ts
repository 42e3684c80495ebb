/** What stands between the numbers of a row: "60 cents, then 46, now 44". */
const JOINT =
  /^(?:\s*[,;…]|\s)\s*(?:(?:and|but)\s+)?(?:(?<later>(?:then|now|next|finally|today|later|through|via|by way of|(?:on |back )?to|→|->)(?:\s+(?:to|just|only|finally|(?:on|up|down) to))?)|(?<earlier>(?:and\s+)?(?:after|from|and before that|before that)))?\s*(?:(?:about|just|only|nearly|almost)\s+)?$/i

/** Which way a row goes on between two of its numbers; null = they do not stand in one. */
export function rowJoint(gap: string): 'later' | 'earlier' | 'open' | null {
  const match = JOINT.exec(gap)
  if (!match || /^\s+$/.test(gap)) return null
  if (match.groups?.later !== undefined) return 'later'
  return match.groups?.earlier === undefined ? 'open' : 'earlier'
}

const AGO =
  '(?:(?:(?:a|one) year (?:ago|earlier|before)|the (?:year|quarter) before|last year|in (?:fiscal )?(?:19|20)\\d\\d|(?:in )?the same (?:quarter|period) (?:a year (?:before|ago|earlier)|last year|of the year before)),? (?:it|that|they|this) (?:was|were|had been)|when it used to be|where it had been)'
const AGAIN = new RegExp(`^[^;.\\d]{0,60}[;,–—]\\s+(?:and |but )?${AGO}(?: (?:only|just|still|about))*\\s+$`, 'i')
/** "…; a year ago it was 21": the figure before once more, of another time. */
export const isAgain = (gap: string): boolean => AGAIN.test(gap)
