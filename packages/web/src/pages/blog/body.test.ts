import { expect, it } from 'vitest'
import { filingLabel, hiddenPercent, piecesOf } from './body.ts'

it('splits the text at the marker of the income flow', () => {
  expect(piecesOf('One.\n\n[Income flow](income_flow)\n\nTwo.')).toEqual({
    before: { text: 'One.\n\n', shift: 0 },
    after: { text: '\n\nTwo.', shift: 32 },
  })
  expect(piecesOf('One.').after).toBeNull()
})

it('says how much is hidden', () => {
  expect(hiddenPercent({ total_words: 200, shown_words: 32 })).toBe(84)
  expect(hiddenPercent({ total_words: 0, shown_words: 0 })).toBe(0)
})

it('names a filing by its period, else by form and date', () => {
  const filing = {
    accession_number: 'a',
    cik: '1',
    company_name: 'Apple Inc.',
    form_type: '10-K',
    filing_date: '2024-11-01',
    htm_url: null,
    period_code: '2024 FY',
  }
  expect(filingLabel(filing, true)).toBe('2024 FY')
  expect(filingLabel({ ...filing, period_code: null }, false)).toBe('Apple Inc. 10-K Filing on Nov 1, 2024')
})
