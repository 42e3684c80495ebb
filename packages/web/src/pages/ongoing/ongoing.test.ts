import { describe, expect, it } from 'vitest'
import { cancelledText, numbersOf, sectionTitles } from './ongoing.ts'

describe('the analyses page', () => {
  it('says the whole count of each section', () =>
    expect(sectionTitles({ started: 1, stale: 0, pending: 12, required: 1034 })).toEqual({
      started: 'Started Analyses (1)',
      stale: 'Stale Analyses (0)',
      pending: 'Pending Analysis Requests (12)',
      required: 'Required Analyses (1034)',
    }))
  it('cancels each filing once', () =>
    expect(numbersOf([{ accession_number: 'a' }, { accession_number: 'b' }, { accession_number: 'a' }])).toEqual([
      'a',
      'b',
    ]))
  it('tells how many were cancelled', () => expect(cancelledText(3)).toBe('3 pending analyses were cancelled'))
})
