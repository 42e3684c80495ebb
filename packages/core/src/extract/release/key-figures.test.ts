/** Releases that print key figures and no statement: JPMorgan Chase, first quarter of 2025 (0000019617-25-000332). */
import { expect, it } from 'vitest'
import type { FigureName } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'

/** What is said of key figures, and of those with other digits in the cell of one of them. */
function said(bytes: Buffer) {
  const result = extractFiling(bytes)
  if (!result.ok) throw new Error(result.error.message)
  const test = result.qc.tests.find(({ name }) => name === 'key_figures_are_printed_again')
  return test && [result.qc.passed, test.rationale]
}

function misread(accession: string, figure: FigureName, digits: string): Buffer {
  const result = extractFiling(bytesOf(accession))
  const place = result.ok ? result.provenance[figure] : undefined
  if (!place || !('start' in place) || place.start === null) throw new Error('the figure has no cell')
  const bytes = bytesOf(accession)
  bytes.write(digits, place.start, 'latin1')
  return bytes
}

const JPMORGAN = '0000019617-25-000332'

it('stand again in the letter or in another table', () => {
  expect(said(bytesOf(JPMORGAN))).toEqual([true, 'each stands again'])
  // Citizens, fourth quarter of 2021, has more tables than one.
  expect(said(bytesOf('0000000000-22-970001'))).toEqual([true, 'each stands again'])
})

it.each([
  ['total_revenue', '45,610'],
  ['net_income', '14,943'],
  ['diluted_eps', '5.37'],
] as const)('%s, misread as %s, stands nowhere else', (figure, digits) => {
  expect(said(misread(JPMORGAN, figure, digits))).toEqual([false, `printed once: ${figure}`])
})

it('are not asked for where a statement is printed', () => {
  expect(said(bytesOf('0001326801-25-000014'))).toBeUndefined()
})
