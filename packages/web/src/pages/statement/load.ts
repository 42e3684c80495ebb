/** What the page of a balance sheet or of cash flows shows: the filing with its neighbours, and the statement. */
import type { FilingContext } from '@topline/core/api/filings/filing-context.ts'
import { normalAccession } from '@topline/core/filing/identity.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { isRelease } from '@topline/core/statement/release-form.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { part, subject } from '../../api/answer.ts'
import { getFilingContext } from '../../api/client.ts'
import { type Fetch, fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'

/** @throws a redirect where the filing is a release, which has pages of its own; 404 where there is none, 503 where it cannot be told */
export async function loadStatement<T>(
  { context, params, request }: LoaderFunctionArgs,
  path: string,
  get: (f: Fetch, accession: string) => Promise<T>,
) {
  const f = context.get(fetchContext)
  const given = params.accession ?? ''
  const accession = normalAccession(given)
  if (accession === null) throw data(null, { status: 404 })
  if (accession !== given) throw redirect(`/filing/${accession}/${path}`, 301)
  const { origin, search } = new URL(request.url)
  const [around, statement] = await Promise.all([subject(getFilingContext(f, accession)), part(get(f, accession))])
  if (isRelease(around.filing.form_type)) throw redirect(`/release/${accession}/${path}${search}`, 302)
  return { around, statement, origin }
}

interface About {
  around: FilingContext
  origin: string
}

/** @param title of the statement, as its heading has it */
export function statementMeta({ around: { filing }, origin }: About, path: string, title: string) {
  const name = `${title}: ${filing.company.name} ${[filing.income_statement?.period_code, filing.form_type].filter(Boolean).join(' ')}`
  return pageMeta({
    origin,
    path: `/filing/${filing.accession_number}/${path}`,
    title: name,
    description: `${title} in the ${filing.form_type} of ${filing.company.name}, filed ${formatDate(filing.filing_date)}, with every figure linked to its place in the filing.`,
    type: 'article',
    image: filing.income_statement ? `/og/filing/${filing.accession_number}.png` : `/og/company/${filing.cik}.png`,
  })
}
