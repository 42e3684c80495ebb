import type { EpsIncomes } from '../qc/exact-eps.ts'
import type { Bytes } from './bytes.ts'
import { firstOf } from './find.ts'

const WORDS: Record<Parameters<EpsIncomes['speaksOf']>[0], readonly string[]> = {
  preferred: ['referred dividend', 'referred stock dividend', 'ividends on preferred', 'reference dividend'],
  convertible: ['onvertible', 'f-converted', 'f converted'],
}

/** Tells what a document speaks of that may give EPS a numerator of its own, printed or not (T81). */
export const speaksOf =
  (bytes: Bytes): EpsIncomes['speaksOf'] =>
  (what) =>
    WORDS[what].some((words) => firstOf(bytes, words) >= 0)
