import type { AnalysisRequest, Filing } from '@topline/core/api/wire.ts'
import { RELEASE_REFUSALS } from '@topline/core/statement/release-refusals.ts'
import { expect, it } from 'vitest'
import {
  analyseReason,
  failureSentence,
  hasFailedAnalysis,
  needsAnalysis,
  needsReanalysis,
  requestWords,
} from './analysis.ts'

const request = (status: AnalysisRequest['status']): AnalysisRequest => ({
  id: 1,
  accession_number: '0000320193-24-000123',
  created_at: '2025-03-05T08:09:10Z',
  updated_at: null,
  started_at: '2025-03-05T08:10:00Z',
  completed_at: '2025-03-05T08:11:00Z',
  status,
  error_message: null,
  llm_calls: [],
})

it('lets an analysis that failed be asked for again, and says why in a sentence', () => {
  const request = { status: 'failed', error_message: 'no income statement in this document: no result is tagged' }
  const filing = { income_statement: null, analysis_request: request, hasUnconcludedAnalysis: false } as never
  expect([needsAnalysis(filing), hasFailedAnalysis(filing)]).toEqual([false, true])
  expect(failureSentence(request)).toBe('No income statement was found in the document.')
  const untagged = { error_message: 'No income statement in this document' }
  expect(failureSentence(untagged)).toBe('No income statement was found in the document.')
  expect(failureSentence({ error_message: 'Error: ENOENT' })).toBe('The document could not be read.')
})

it('says of a release without results what the document is', () => {
  for (const error_message of Object.values(RELEASE_REFUSALS))
    expect(failureSentence({ error_message })).toBe(`${error_message}.`)
})

it('words each state of a request with its time', () => {
  expect(requestWords(request('pending'), true)).toBe('Analysis queued on Mar 5, 2025, 08:09:10')
  expect(requestWords(request('started'), true)).toBe('Analysis started on Mar 5, 2025, 08:10:00')
  expect(requestWords(request('completed'), true)).toBe('Analysis completed on Mar 5, 2025, 08:11:00')
  expect(requestWords(request('failed'), true)).toBe('Analysis failed on Mar 5, 2025, 08:11:00')
})

it('says why the button is off', () => {
  expect(analyseReason({ user: null, hasAccess: false }, 0)).toBe('Subscription required to request analysis')
  expect(analyseReason({ user: {}, hasAccess: false }, 0)).toBe('Subscribe to request analysis')
  expect(analyseReason({ user: {}, hasAccess: true }, 9)).toBeNull()
  expect(analyseReason({ user: {}, hasAccess: true }, 10)).toBe(
    'Too many pending analyses. Please wait for some to complete.',
  )
})

it('knows what needs analysis', () => {
  // only the fields the rules read
  const filing = (f: object) => ({ income_statement: null, analysis_request: null, ...f }) as unknown as Filing
  expect(needsAnalysis(filing({}))).toBe(true)
  expect(needsAnalysis(filing({ analysis_request: request('failed') }))).toBe(false)
  expect(needsReanalysis(filing({ income_statement: { failed_quality_check: true } }))).toBe(true)
  expect(
    needsReanalysis(filing({ income_statement: { failed_quality_check: true }, hasUnconcludedAnalysis: true })),
  ).toBe(false)
  expect(needsReanalysis(filing({ income_statement: { failed_quality_check: null } }))).toBe(false)
})
