/** Texts and choices of the analyses page (spec §2 "Admin analyses page", §8). */
import type { ListedRequest, OngoingAnalyses } from '@topline/core/api/analyses.ts'

/** The whole counts, also where fewer are listed. */
export const sectionTitles = (counts: OngoingAnalyses['counts']) => ({
  started: `Started Analyses (${counts.started})`,
  stale: `Stale Analyses (${counts.stale})`,
  pending: `Pending Analysis Requests (${counts.pending})`,
  required: `Required Analyses (${counts.required})`,
})

/** Each filing once. */
export const numbersOf = (requests: readonly Pick<ListedRequest, 'accession_number'>[]): string[] => [
  ...new Set(requests.map((one) => one.accession_number)),
]

export const cancelledText = (count: number): string => `${count} pending analyses were cancelled`
