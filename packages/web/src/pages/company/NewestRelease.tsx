import type { Company, Series } from '@topline/core/api/wire.ts'
import { expectedWords, releasedWords, resultsTitle } from '@topline/core/words/release.ts'
import { Link } from 'react-router'
import s from './company.module.css'

interface Props {
  company: Company
  /** tells when the report may come */
  annual: Series | null
}

/** What the company said last, while no report of the period follows. */
export function NewestRelease({ company: { newest_release: release }, annual }: Props) {
  if (!release) return null
  const next = annual?.next_report
  return (
    <p className={s.release}>
      <Link to={`/release/${release.accession_number}`}>{resultsTitle(release.period_code)}</Link>
      <span>released {releasedWords(release.released_at, release.filing_date)}</span>
      <span>unaudited</span>
      <span>
        {next ? expectedWords({ ...next, passed: next.passed ?? false }, release.filing_date) : 'no report follows yet'}
      </span>
    </p>
  )
}
