/**
 * The name a sentence calls a company by: without the article, the legal form and the state of the register
 * ("The Travelers Companies, Inc." → "Travelers", "QUALCOMM INC/DE" → "QUALCOMM"). A name of several words written in
 * capitals is set in mixed case; one word in capitals stays as it is, since nothing tells "NVIDIA" from a name that
 * the register merely shouts. Never empty: where nothing is left the name is given back.
 */
const LEGAL =
  /[\s,]+(?:inc|incorporated|corp|corporation|co|company|companies|ltd|limited|llc|l\.l\.c|plc|p\.l\.c|n\.?v|s\.?a|s\.?e|ag|lp|l\.p|group holdings|holdings?)\.?$/i

const SMALL = new Set(['AND', 'OF', 'THE', 'FOR', 'IN'])

function mixedCase(word: string): string {
  if (SMALL.has(word)) return word.toLowerCase()
  if (word.replace(/[^A-Z]/g, '').length <= 3) return word
  return word.replace(/[A-Z]+/g, (part) => part.charAt(0) + part.slice(1).toLowerCase())
}

export function shortCompanyName(name: string): string {
  let short = name
    .trim()
    .replace(/\s*[/\\][A-Za-z]{2,3}[/\\]?$/, '')
    .replace(/^the\s+/i, '')
  for (let previous = ''; previous !== short; ) {
    previous = short
    short = short
      .replace(LEGAL, '')
      .replace(/[\s,&]+$/, '')
      .trim()
  }
  if (short === '') return name.trim()
  const words = short.split(/\s+/)
  if (words.length < 2 || /[a-z]/.test(short)) return short
  return words.map(mixedCase).join(' ')
}
