/** One damage each of filings as filed: what it makes wrong, a check by name sees. */
import { describe, expect, it } from 'vitest'
import { damagesOf, verdictOf } from './qc-damage.ts'
import { type How, type Right, rightStatements } from './qc-rights.ts'

/** A filing of the samples as it is read without damage. */
function rightOf(accession: string, how: How): Right {
  const [right] = rightStatements('samples', (one) => one.truth.accession_number === accession && one.how === how)
  if (right === undefined) throw new Error(`${accession} is not read right`)
  return right
}

const CASES: [company: string, accession: string, how: How, kind: string, what: string, caughtBy: string][] = [
  [
    'American Express without its total of revenue: the total without interest is no total',
    ...(['0000004962-23-000038', 'untagged', 'deleted row', 'total_revenue', 'revenue_is_the_whole'] as const),
  ],
  [
    'Tesla without its total of revenue: energy and services follow the automotive sales',
    ...(['0001628280-26-003952', 'untagged', 'deleted row', 'total_revenue', 'revenue_is_the_whole'] as const),
  ],
  [
    'UnitedHealth without its total of revenue: products and services follow the premiums',
    ...(['0000731766-24-000081', 'tagged', 'deleted row', 'total_revenue', 'revenue_is_the_whole'] as const),
  ],
  [
    'General Electric without its total of revenue: insurance follows the sales',
    ...(['0000040545-23-000198', 'tagged', 'deleted row', 'total_revenue', 'revenue_is_the_whole'] as const),
  ],
  [
    "UnitedHealth without the owners' net income: the minority's share is in the result above",
    ...(['0000731766-24-000081', 'tagged', 'deleted row', 'net_income', 'net_income_is_the_owners'] as const),
  ],
  [
    'Coca-Cola with exchanged years: all other tables print the newest first',
    ...(['0000021344-25-000061', 'untagged', 'year', 'the head', 'columns_stand_as_in_other_tables'] as const),
  ],
  [
    "Procter & Gamble with last year's EPS: the counts are the note's, which do not give it",
    ...([
      '0000080424-25-000076',
      'untagged',
      "neighbour's figure",
      'basic_eps',
      'eps_fits_the_counts_of_notes',
    ] as const),
  ],
  [
    'Adobe with another operating income: no line is turned until something adds up',
    ...(['0000796343-24-000006', 'tagged', 'one digit', 'operating_income', 'operating_expenses_sum'] as const),
  ],
  [
    'Boeing with another count of diluted shares beside a loss',
    ...(['0000012927-25-000062', 'tagged', 'one digit', 'weighted_avg_shares_diluted', 'loss_is_not_diluted'] as const),
  ],
]

describe('a damaged filing does not pass', () => {
  it.each(CASES)('%s', (_, accession, how, kind, what, caughtBy) => {
    const right = rightOf(accession, how)
    expect(right.result.qc.tests.find(({ name }) => name === caughtBy)?.passed ?? true).toBe(true)
    const damage = [...damagesOf(right)].find((one) => one.kind === kind && one.what.startsWith(what))
    if (damage === undefined) throw new Error(`no ${kind} of ${what}`)
    const { verdict, failed } = verdictOf(right, damage)
    expect(verdict).toBe('caught')
    expect(failed).toContain(caughtBy)
  })
})
