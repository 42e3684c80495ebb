import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { expectedWords, releasedWords, resultsTitle } from '@topline/core/words/release.ts'
import { changedWords, nearDate } from '@topline/core/words/released-and-filed.ts'
import { Link } from 'react-router'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import around from '../filing/around.module.css'
import s from '../filing/filing.module.css'
import r from './release.module.css'

/** Who, what and when; whether the report has come, and what it changed. */
export function ReleaseHead({ release }: { release: ReleaseAnswer }) {
  const { filing, statement } = release
  const { company } = filing
  return (
    <>
      <header className={r.head}>
        <Monogram cik={filing.cik} name={company.name} logo={filing.logo_info} size={48} />
        <div className={r.who}>
          <div className={r.name}>
            <Link to={`/company/${filing.cik}`}>{company.name}</Link>
            <span className="muted">
              {company.tickers.length > 0 ? company.tickers.slice(0, 3).join(', ') : `CIK ${filing.cik}`}
            </span>
            <FormBadge form={filing.form_type} />
          </div>
          <h1 className={r.title}>{resultsTitle(statement?.period_code ?? null)}</h1>
          <p className={r.facts}>
            <span>Released {releasedWords(filing.released_at, filing.filing_date)}</span>
            <span>unaudited</span>
            <ReportState release={release} />
            <span className={r.accession}>{filing.accession_number}</span>
            {filing.htm_url && (
              <a href={filing.htm_url} target="_blank" rel="noreferrer">
                View release <Icon name="external" size={13} />
              </a>
            )}
          </p>
        </div>
        <Verdict release={release} />
      </header>
      {statement?.failed_quality_check && (
        <p className={s.failedMark}>
          <Badge tone="bad">This statement failed a quality check</Badge>
          <span className={s.small}>It is left out of headline figures, posts and mails.</span>
        </p>
      )}
    </>
  )
}

function ReportState({ release: { filing, report, expected_report: expected } }: { release: ReleaseAnswer }) {
  if (report)
    return (
      <Link to={`/filing/${report.accession_number}`}>
        {report.form_type} filed {nearDate(report.filing_date, filing.filing_date)}
      </Link>
    )
  return expected ? <span>{expectedWords(expected, filing.filing_date)}</span> : null
}

/** "0 of 24 figures changed" in green; what changed in amber, which opens the list. */
function Verdict({ release: { filing, report, differences } }: { release: ReleaseAnswer }) {
  if (!report || !differences || differences.compared === 0) return null
  const isSame = differences.changed === 0
  const said = `Filed ${nearDate(report.filing_date, filing.filing_date)}: ${changedWords(differences)}`
  return (
    <a href="#differences" className={r.verdict} data-tone={isSame ? 'ok' : 'warn'}>
      <Icon name={isSame ? 'check' : 'warning'} size={15} /> {said}
    </a>
  )
}

type Neighbour = NonNullable<ReleaseAnswer['previous']>

const words = ({ period_code, filing_date }: Neighbour): string => period_code ?? formatDate(filing_date)

/** The company's release before and after this one. */
export function ReleaseSteps({ release: { previous, next } }: { release: ReleaseAnswer }) {
  if (!previous && !next) return null
  return (
    <nav className={`${around.steps} no-print`} aria-label="Releases of this company">
      {previous && (
        <Link to={`/release/${previous.accession_number}`} rel="prev">
          <span className={around.back}>
            <Icon name="right" size={12} />
          </span>
          Earlier release: {words(previous)}
        </Link>
      )}
      {next && (
        <Link to={`/release/${next.accession_number}`} rel="next" className={around.next}>
          Later release: {words(next)} <Icon name="right" size={12} />
        </Link>
      )}
    </nav>
  )
}
