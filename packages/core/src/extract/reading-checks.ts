/** The tests that only the reading of a document can make, the same for tagged and printed statements. */
import { commonIncomeTests, signAfterPreferred } from '../qc/common-income.ts'
import { type DocumentSays, documentTests } from '../qc/document-says.ts'
import { type EpsIncomes, exactEpsTests } from '../qc/exact-eps.ts'
import { numeratorTests } from '../qc/numerators.ts'
import { state } from '../qc/test.ts'
import type { Extraction, Figures, QcTest } from '../statement/statement.ts'
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
  /** What sentences say came off for preferred stock, whole units; asked only where it matters. */
  preferred?: () => readonly number[]
}

/** Whose income was read, in words, and whether they are the owners. */
export interface Owners {
  isTheirs: boolean
  why: string
}

type Tested = Pick<Extraction, 'income_statement' | 'provenance' | 'prior_periods'>

/** Tests of the statement against what its document says elsewhere. */
export function readingTests(
  { sums, says, owners, common, partners = null, eps, preferred }: Known,
  read: Tested,
): QcTest[] {
  const { income_statement: statement, provenance, prior_periods } = read
  const exact = exactEpsTests(eps, statement, provenance, {
    unit: statement.revenue_units_number,
    priors: prior_periods,
    end: statement.end_date,
  })
  const proven = provenTests(exact, read)
  const ofCommon = common === null ? commonIncomeTests(partners, statement, true) : commonIncomeTests(common, statement)
  return [
    ...blockTests(sums),
    ...(owners === null ? [] : [ownersTest(owners)]),
    ...documentTests(says, statement),
    ...ofCommon.filter(({ name }) => !proven.some((one) => one.name === name)),
    ...(preferred === undefined ? [] : signAfterPreferred(preferred, statement)),
    ...exact,
    ...proven,
  ]
}

/** What comes off for preferred stock is about the same from year to year. */
const STEADY = 0.3

/**
 * The rough test of EPS with what a printed income proves beside net income: interest added for what is counted as converted, or
 * preferred dividends, where a column beside has about as much between net income and EPS × shares.
 */
const provenTests = (exact: readonly QcTest[], { income_statement: s, prior_periods }: Tested): QcTest[] =>
  (['basic', 'diluted'] as const).flatMap((kind) => {
    const rest = (one: Partial<Figures>): number | null => {
      const [net, eps, count] = [one.net_income, one[`${kind}_eps`], one[`weighted_avg_shares_${kind}`]]
      return net == null || eps == null || !count ? null : eps * count - net
    }
    const own = exact.filter(({ name }) => name === `${kind}_eps_is_explained`)
    const added = Number(own[0]?.evidence ?? 0)
    const isSteady = prior_periods.some((one) => Math.abs((rest(one) ?? 0) - added) <= STEADY * Math.abs(added))
    const isProven = (kind === 'diluted' && added > 0) || (added < 0 && isSteady)
    return isProven ? numeratorTests(own, s).filter(({ name }) => name === `${kind}_eps_matches_shares`) : []
  })

const ownersTest = ({ isTheirs, why }: Owners): QcTest =>
  state(
    'net_income_is_the_owners',
    "Net income is the owners' wherever the document says what theirs is",
    isTheirs,
    why,
  )
