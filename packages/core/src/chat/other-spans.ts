/**
 * Words by which a question asks for another stretch of time than a figure of the filing has: a quarter of a year's filing, a
 * year of a quarter's, "so far", "three quarters". Each is an ordinary word; left out, the filing's own period would answer
 * another question.
 */

/** A sum that has not ended, whatever the period. */
const RUNNING =
  /\b(?:so far|to date|until now|thus far|up to (?:now|today)|year[- ]to[- ]date|ytd|cumulative(?:ly)?|lifetime)\b/i
const SEVERAL =
  /\b(?:two|three|four|five|six|nine|ten|twelve|\d+) (?:consecutive |straight |successive |full )?(?:months|weeks|quarters|halves|days)\b/i
/** The fraction is none: "a quarter of sales". */
const QUARTER = /\bquarter(?:s|ly)?(?:['’]s)?\b(?! of (?!the (?:year|fiscal)|(?:fiscal )?(?:19|20)\d\d))/i
const YEAR =
  /\b(?:a|one|per|each|every|full|whole|entire|the) years?\b(?! (?:ago|earlier|before|over|on|to))|\b(?:annual|yearly)(?:ly)?\b/i

/**
 * @param rest the question without its figures, the periods that were read and its company
 * @param period of the filing: '2025 FY', '2025 Q3'; null = all that there are
 * @returns the words; null = there are none
 */
export function otherSpan(rest: string, period: string | null): string | null {
  const other = period?.endsWith('FY') ? QUARTER : /Q\d$/.test(period ?? '') ? YEAR : null
  for (const pattern of [RUNNING, SEVERAL, ...(other ? [other] : [])]) {
    const said = pattern.exec(rest)?.[0]
    if (said) return said.trim()
  }
  return null
}
