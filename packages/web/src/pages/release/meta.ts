import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { resultsTitle } from '@topline/core/words/release.ts'
import { pageMeta } from '../../shell/page-meta.ts'

/** Of the page of a release, or of one of its other statements under its own title. */
export function releaseMeta({ filing, statement }: ReleaseAnswer, origin: string, path = '', title = '') {
  const { accession_number: accession, company, filing_date, form_type } = filing
  const results = resultsTitle(statement?.period_code ?? null)
  const name = `${title === '' ? results : `${title}, ${results.toLowerCase()}`}: ${company.name}`
  const isShown = statement?.user_has_permission_to_view === true && statement.failed_quality_check === false
  return pageMeta({
    origin,
    path: `/release/${accession}${path}`,
    title: name,
    description:
      (isShown ? incomeSentence(company.name, statement) : null) ??
      `${results} of ${company.name}, released ${formatDate(filing_date)} in an ${form_type} and unaudited, beside the report that follows.`,
    type: 'article',
    image: statement ? `/og/filing/${accession}.png` : `/og/company/${filing.cik}.png`,
    jsonLd: {
      '@type': 'Report',
      name,
      identifier: accession,
      datePublished: filing_date,
      about: { '@type': 'Corporation', name: company.name, url: `${origin}/company/${filing.cik}` },
      ...(filing.htm_url ? { isBasedOn: filing.htm_url } : {}),
    },
  })
}
