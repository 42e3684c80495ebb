/** What the filing page shows, by accession number; also under a ticker, year and quarter (decision 112). */
import type { Filing } from '@topline/core/api/wire.ts'
import { data } from 'react-router'
import {
  getBlogs,
  getCompanyLists,
  getCompanyStatements,
  getFiling,
  getSeries,
  getStatement,
} from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import type { Fetch } from '../../context.ts'
import { type Compared, codeBefore, compare, filingOf, neighbours } from './compared.ts'

const OTHERS = 100

/** A filing as other pages of its company name it. */
export interface NamedFiling {
  accession_number: string
  form_type: string
  /** '2024 FY', else the filing date */
  code: string
}
const named = (filing: Filing | null): NamedFiling | null =>
  filing && {
    accession_number: filing.accession_number,
    form_type: filing.form_type,
    code: filing.income_statement?.period_code ?? filing.filing_date,
  }

/** @throws a 404 answer where there is no such filing, 503 where it cannot be told */
export async function loadFiling(f: Fetch, accession: string, origin: string) {
  const filing = await getFiling(f, accession).catch((error: unknown) => {
    throw data(null, { status: error instanceof ApiError && error.status === 404 ? 404 : 503 })
  })
  const own = filing.income_statement
  const [statement, lists, others, blogs, series] = await Promise.all([
    // Without the right to the detail the header's figures still stand.
    own ? getStatement(f, accession).catch(() => null) : null,
    getCompanyLists(f, filing.cik).catch(() => null),
    getCompanyStatements(f, filing.cik, { limit: OTHERS }).catch(() => null),
    getBlogs(f, { skip: 0, limit: 6, filing_accession_number: accession }).catch(() => null),
    // The year before as this filing's own comparative columns say it.
    own?.user_has_permission_to_view && own.period_in_months !== null
      ? getSeries(f, filing.cik, {
          period: own.period_in_months === 12 ? 'annual' : 'quarterly',
          as_of: filing.filing_date,
          detail: true,
        }).catch(() => null)
      : null,
  ])
  const rows = others?.rows ?? []
  const shown = statement ?? own
  const before = shown ? codeBefore(shown.period_code) : null
  const yearBefore = filingOf(rows, before)
  const prior = statement && yearBefore ? await getStatement(f, yearBefore.accession_number).catch(() => null) : null
  const point = series?.points.find((p) => p.period_code === before) ?? null
  const compared: Compared | null = shown && before ? compare(shown, prior, point) : null
  const { previous, next } = neighbours(rows, accession)
  return {
    filing,
    statement: shown,
    lists: (lists?.rows ?? []).map(({ name, slug }) => ({ name, slug })),
    others: rows.filter((other) => other.accession_number !== accession).slice(0, 5),
    around: { previous: named(previous), next: named(next), yearBefore: named(yearBefore) },
    compared,
    posts: blogs?.posts ?? [],
    origin,
  }
}
