/** Columns beside the quarter's, in releases as filed: told as they are printed, and not with a figure that nothing agrees with. */
import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../../statement/other-statements.ts'
import type { ReleaseParts } from '../../statement/release.ts'
import type { FigureName } from '../../statement/statement.ts'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'

type Column = 'year_to_date' | 'prior_year'

function partsOf(bytes: Buffer): ReleaseParts {
  const result: FullExtraction | { ok: false } = extractFiling(bytes)
  if (!result.ok || !result.release) throw new Error('no release')
  return result.release
}

/** The release with other digits in a cell of a column. */
function changed(accession: string, column: Column, field: FigureName, [from, to]: [string, string]): ReleaseParts {
  const bytes = bytesOf(accession)
  const place = partsOf(bytes)[column]?.provenance?.[field]
  if (!place || 'computed' in place || place.start === null || place.end === null) throw new Error('no place')
  expect(bytes.toString('latin1', place.start, place.end)).toBe(from)
  const other = Buffer.concat([bytes.subarray(0, place.start), Buffer.from(to), bytes.subarray(place.end)])
  return partsOf(other)
}

const APPLE = '0000320193-24-000120'
const AMAZON = '0001018724-25-000002'

describe('a column beside the quarter’s', () => {
  it.each<[why: string, accession: string, column: Column, field: FigureName, digits: [string, string]]>([
    ['whose EPS is not its net income over its shares', APPLE, 'year_to_date', 'diluted_eps', ['6.08', '6.38']],
    [
      'whose expenses do not lead to its operating income',
      AMAZON,
      'year_to_date',
      'total_revenue',
      ['637,959', '637,259'],
    ],
    ['whose tax does not lead to its net income', AMAZON, 'prior_year', 'income_tax_expense', ['3,062', '3,362']],
  ])('is none %s', (_, accession, column, field, digits) => {
    expect(partsOf(bytesOf(accession))[column]).not.toBeNull()
    expect(changed(accession, column, field, digits)[column]).toBeNull()
  })
  it('leaves out lines after taxes whose sign the quarter does not tell', () => {
    // A change of accounting principle of 839 is printed without its minus; the quarter has none.
    expect(partsOf(bytesOf('0000891092-04-003383')).year_to_date).toMatchObject({
      income_before_taxes: 64e6,
      income_tax_expense: 23e6,
      other_income_expense_after_taxes: null,
      net_income: -806e6,
    })
  })
})
