import { expect, it } from 'vitest'
import { sampledSentences } from './filed.ts'
import { scoreFiled } from './filed-score.ts'
import { FILINGS } from './sets.ts'

/** What was reached over the words of the samples' own filers; better figures raise the floor. */
it('confirms what filers say of their own statements, contradicts none of it, and confirms nothing made false', () => {
  const accessions = new Set<string>(Object.values(FILINGS).map(({ accession }) => accession))
  const filings = sampledSentences((one) => accessions.has(one)).map((one) => ({ ...one, others: [] }))
  const { held, verified, contradicted, lies } = scoreFiled(filings)
  expect(contradicted).toBe(0)
  expect(Object.values(lies).reduce((sum, one) => sum + one.verified, 0)).toBe(0)
  expect(Object.values(lies).reduce((sum, one) => sum + one.made, 0)).toBeGreaterThan(10 * held)
  // As many as there were first at least, and of all that there are, more filings or fewer, the share that was reached.
  expect(held).toBeGreaterThanOrEqual(24)
  expect(verified / held).toBeGreaterThan(0.9)
}, 60_000)
