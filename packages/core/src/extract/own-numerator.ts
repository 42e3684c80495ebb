import type { EpsIncomes } from '../qc/exact-eps.ts'
import type { Bytes } from './bytes.ts'

const WORDS: Record<keyof EpsIncomes['speaksOf'], readonly string[]> = {
  preferred: ['referred dividend', 'referred stock dividend', 'ividends on preferred', 'reference dividend'],
  convertible: ['onvertible', 'f-converted', 'f converted'],
}

/** What a document speaks of that may give EPS a numerator of its own, printed or not (T81). */
export function speaksOf(bytes: Bytes): EpsIncomes['speaksOf'] {
  const says = (words: readonly string[]) => words.some((one) => bytes.indexOf(one) >= 0)
  return {
    preferred: says(WORDS.preferred),
    convertible: says(WORDS.convertible),
  }
}
