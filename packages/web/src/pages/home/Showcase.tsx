import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { incomeHeadline } from '@topline/core/words/income-sentence.ts'
import { memo, Suspense } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/controls/Button.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { IncomeFlow } from '../../ui/flow/IncomeFlow.tsx'
import s from './home.module.css'

interface Props {
  filing: Filing
  statement: WireStatement
}

/** The newest statement chosen to be public: its sentence, its flow, the way to it. */
export const Showcase = memo(function Showcase({ filing, statement }: Props) {
  const { name, tickers } = filing.company
  return (
    <section className={s.showcase} aria-labelledby="showcase">
      <div className={s.showcaseWho}>
        <Monogram cik={filing.cik} name={name} logo={filing.logo_info} size={32} />
        <Link to={`/company/${filing.cik}`} className={s.showcaseName}>
          {name}
        </Link>
        <span className="muted">{tickers[0]}</span>
        <FormBadge form={filing.form_type} />
        <span className={s.showcaseWhen}>
          {statement.period_code}
          <span className={s.wideText}>, filed {formatDate(filing.filing_date)}</span>
        </span>
      </div>
      <div className={s.showcaseTitle}>
        <h1 id="showcase">{incomeHeadline(name, statement) ?? `${name}, ${statement.period_code}`}</h1>
        <div className={s.showcaseActions}>
          <LinkButton to={`/company/${filing.cik}`} className={s.wideText}>
            Company
          </LinkButton>
          <LinkButton primary to={`/filing/${filing.accession_number}`}>
            Open filing
          </LinkButton>
        </div>
      </div>
      <h2 className="sr">Income flow</h2>
      <Suspense>
        <IncomeFlow statement={statement} company={name} />
      </Suspense>
    </section>
  )
})
