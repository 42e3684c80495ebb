/** The tests that only the reading of a document can make, the same for tagged and printed statements. */
import { commonIncomeTests } from '../qc/common-income.ts'
import { type DocumentSays, documentTests } from '../qc/document-says.ts'
import { type EpsIncomes, exactEpsTests } from '../qc/exact-eps.ts'
import { numeratorTests } from '../qc/numerators.ts'
import { state } from '../qc/test.ts'
import type { Extraction, QcTest } from '../statement/statement.ts'
import { type BlockSum, blockTests } from './block-sums.ts'

/** What a reading knows of its document besides the statement. */
export interface Known {
  /** What the blocks of the statement add up to. */
  sums: readonly BlockSum[]
  /** What the cover, the heads or the tags say of the period and the currency. */
  says: DocumentSays
  /** Whether net income is the owners'; null where the document says nothing of it. */
  owners: Owners | null
  /** Income for common shareholders, whole units. */
  common: number | null
  /** What of it is the limited partners', whole units; null where the statement prints no such part. */
  partners?: number | null
  /** What EPS may have been computed with. */
  eps: EpsIncomes
}

/** Whose income was read, in words, and whether they are the owners. */
export interface Owners {
  isTheirs: boolean
  why: string
}

/** Tests of the statement against what its document says elsewhere. */
export function readingTests(
  { sums, says, owners, common, partners = null, eps }: Known,
  {
    income_statement: statement,
    provenance,
    prior_periods,
  }: Pick<Extraction, 'income_statement' | 'provenance' | 'prior_periods'>,
): QcTest[] {
  const exact = exactEpsTests(eps, statement, provenance, {
    unit: statement.revenue_units_number,
    priors: prior_periods,
    end: statement.end_date,
  })
  const withInterest = interestTests(exact, statement)
  const ofCommon = common === null ? commonIncomeTests(partners, statement, true) : commonIncomeTests(common, statement)
  return [
    ...blockTests(sums),
    ...(owners === null ? [] : [ownersTest(owners)]),
    ...documentTests(says, statement),
    ...ofCommon.filter(({ name }) => !withInterest.some((one) => one.name === name)),
    ...exact,
    ...withInterest,
  ]
}

/** The rough test of diluted EPS, with the interest that a printed income adds for what is counted as converted. */
const interestTests = (exact: readonly QcTest[], statement: Extraction['income_statement']): QcTest[] =>
  numeratorTests(
    exact.filter(({ name, evidence }) => name === 'diluted_eps_is_explained' && Number(evidence ?? 0) > 0),
    statement,
  ).filter(({ name }) => name === 'diluted_eps_matches_shares')

const ownersTest = ({ isTheirs, why }: Owners): QcTest =>
  state(
    'net_income_is_the_owners',
    "Net income is the owners' wherever the document says what theirs is",
    isTheirs,
    why,
  )
