/** A statement against what its document says in so many words, and what a kept report says of the document. */
import { describe, expect, it } from 'vitest'
import { type DocumentSays, documentTests, saysOf } from './document-says.ts'

const STATEMENT = { end_date: '2024-09-28', currency: 'USD', fiscal_year: 2024, fiscal_period: 'FY' } as const
const failing = (says: DocumentSays) =>
  documentTests(says, STATEMENT).flatMap(({ name, passed }) => (passed ? [] : [name]))

describe('the document says', () => {
  it.each<[string, DocumentSays, string[]]>([
    [
      'all that the statement says',
      { period_end: '2024-09-28', currency: 'USD', fiscal_year: 2024, fiscal_period: 'FY' },
      [],
    ],
    ['the end of the month, of a year in weeks', { period_end: '2024-09-30' }, []],
    ['a day two weeks off', { period_end: '2024-10-12' }, ['period_ends_with_cover']],
    ['the year before', { period_end: '2023-09-30' }, ['period_ends_with_cover']],
    ['another currency', { currency: 'CAD' }, ['currency_is_the_documents']],
    ['another year', { fiscal_year: 2023 }, ['fiscal_year_is_the_covers']],
    ['a quarter', { fiscal_period: 'Q4' }, ['fiscal_period_is_the_covers']],
    ['nothing', {}, []],
    ['nothing of what was asked', { period_end: null, currency: null }, []],
  ])('%s', (_, says, expected) => expect(failing(says)).toEqual(expected))

  it('one test a part that it says, with both', () => {
    expect(documentTests({ currency: 'CAD', fiscal_year: null }, STATEMENT)).toEqual([
      {
        name: 'currency_is_the_documents',
        description: 'The currency is the one that the amounts are tagged or headed with',
        ...{ passed: false, necessary: true, evidence: 'CAD' },
        rationale: 'the document says CAD, the statement USD',
      },
    ])
  })
  it('a quarter of a statement without one', () => {
    const [test] = documentTests({ fiscal_period: 'Q2' }, { ...STATEMENT, fiscal_period: null })
    expect(test?.rationale).toBe('the document says Q2, the statement none')
  })
})

it('a kept report says it again', () => {
  const says: DocumentSays = { period_end: '2024-09-28', currency: 'USD', fiscal_year: 2024, fiscal_period: 'FY' }
  expect(saysOf(documentTests(says, STATEMENT))).toEqual(says)
  expect(saysOf(documentTests({ fiscal_year: 2023 }, STATEMENT))).toEqual({ fiscal_year: 2023 })
  expect(saysOf([])).toEqual({})
})
