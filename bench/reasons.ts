/** Why the engine misses what it misses, for the accuracy board. */
import type { AccuracyMiss } from '@topline/core/api/accuracy/accuracy.ts'

/** Filings whose misses have one cause that was looked up in the filing. */
const KNOWN: Record<string, string> = {
  '0000051143-25-000015':
    'the statement stands in an exhibit (EX-13) that is not part of this document; without a statement nothing is answered',
}

/** One sentence on a miss: the cause that was found, or what its kind of answer means. */
export function reasonOf(miss: Pick<AccuracyMiss, 'accession_number' | 'field' | 'verdict' | 'qc_passed'>): string {
  const known = KNOWN[miss.accession_number]
  if (known) return known
  if (miss.verdict === 'missing')
    return miss.field.includes('shares')
      ? 'the statement prints no such count, and none in the notes could be tied to the EPS beyond doubt: null'
      : 'not printed where the statement is read, or the evidence disagrees: null rather than a guess'
  if (miss.verdict === 'invented') return 'a line was taken for this figure that the reader by hand did not count as it'
  return miss.qc_passed
    ? 'another line or column was read, and no check saw it'
    : 'another line or column was read; QC says so'
}
