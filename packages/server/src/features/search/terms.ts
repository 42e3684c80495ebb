/** A tsquery as PostgreSQL writes it, taken apart into what the index can be asked for one beside the other. */

export interface Terms {
  /** each of them must be there */
  all: string[]
  /** none of them may: `!'x'` each */
  none: string[]
}

/** A phrase without its order: what the index can answer. Under "not" a phrase stays, since it excludes less. */
export function wordsOf(query: string): string {
  return query.includes('!') ? query : query.replace(/('(?:[^']|'')*')|<(?:-|\d+)>/g, (_, word) => word ?? '&')
}

/** @param query `'impair' & ( 'a' | 'b' ) & !'c'` → what stands between its outermost `&` */
export function termsOf(query: string): Terms {
  const parts: string[] = ['']
  let depth = 0
  let isAnyOf = false
  for (const [token] of query.matchAll(/'(?:[^']|'')*'|./gs)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === '|' && depth === 0) isAnyOf = true
    if (token === '&' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  // "a & b | c" is one of two: nothing in it must be there.
  if (isAnyOf) return { all: [`( ${query} )`], none: [] }
  const terms = parts.map((part) => part.trim())
  return { all: terms.filter((term) => !term.startsWith('!')), none: terms.filter((term) => term.startsWith('!')) }
}
