import { useQuery } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { browserFetch } from '../api/call.ts'
import { getCompanyLists } from '../api/client.ts'
import { LinkButton } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import { FormBadge } from '../ui/display/Badge.tsx'
import { Monogram } from '../ui/display/Monogram.tsx'
import { HiddenOf } from '../ui/display/State.tsx'
import { Amount, sourceHref } from '../ui/figure/Figure.tsx'
import s from './filing-card.module.css'

interface ListLink {
  name: string
  slug: string
}

interface Props {
  filing: Filing
  /** the company's lists; left out = asked for when the card opens */
  lists?: ListLink[]
  /** places of its figures, where they are known */
  provenance?: Record<string, Place> | undefined
  /** 'Details' and 'Company' links: on Home, not on the filing's own page */
  withDetails?: boolean
  heading?: boolean
  children?: ReactNode
}

/** The header of a filing: who, which form, when, revenue and net income. */
export function FilingCard({ filing, lists, provenance, withDetails, heading, children }: Props) {
  const statement = filing.income_statement
  const Name = heading ? 'h1' : 'b'
  return (
    <div className={s.card}>
      <Monogram cik={filing.cik} name={filing.company.name} logo={filing.logo_info} size={48} />
      <div className={s.who}>
        <div className={s.line}>
          <Name className={s.name}>
            <Link to={`/company/${filing.cik}`}>{filing.company.name}</Link>
          </Name>
          {filing.company.tickers.length > 0 ? (
            <span className="muted">{filing.company.tickers.slice(0, 3).join(', ')}</span>
          ) : (
            <span className="muted">CIK {filing.cik}</span>
          )}
          <FormBadge form={filing.form_type} />
          {lists ? <Lists lists={lists} /> : <ListsOf cik={filing.cik} />}
        </div>
        <div className={s.facts}>
          {statement && <span>{statement.period_code}</span>}
          <span>Filed {formatDate(filing.filing_date)}</span>
          <span className={s.accession}>{filing.accession_number}</span>
          {filing.htm_url && (
            <a href={filing.htm_url} target="_blank" rel="noreferrer">
              View Filing <Icon name="external" size={13} />
            </a>
          )}
        </div>
        {withDetails && (
          <div className={s.links}>
            <LinkButton small to={`/filing/${filing.accession_number}`}>
              Details
            </LinkButton>
            <LinkButton small to={`/company/${filing.cik}`}>
              Company
            </LinkButton>
          </div>
        )}
        {children}
      </div>
      {statement && (
        <dl className={s.figures}>
          {(
            [
              ['total_revenue', 'Revenue'],
              ['net_income', lineName('net_income', statement.net_income)],
            ] as const
          ).map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {statement.user_has_permission_to_view ? (
                  <Amount
                    value={statement[key]}
                    multiplier={statement.revenue_units_number}
                    currency={statement.currency}
                    label={label}
                    href={
                      sourceHref(filing.accession_number, provenance?.[key]) ??
                      (withDetails ? `/filing/${filing.accession_number}#${key}` : null)
                    }
                    opens={withDetails ? 'open in the statement' : 'open in filing'}
                    tintLoss
                  />
                ) : (
                  <HiddenOf statement={statement} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Lists({ lists }: { lists: readonly ListLink[] }) {
  return lists.map((list) => (
    <Link key={list.slug} to={`/list/${list.slug}`} className={s.chip}>
      {list.name}
    </Link>
  ))
}

/** The card stands without them: a failing call leaves them out. */
function ListsOf({ cik }: { cik: string }) {
  const { data } = useQuery({
    queryKey: ['company', cik, 'lists'],
    queryFn: () => getCompanyLists(browserFetch, cik),
  })
  return data ? <Lists lists={data.rows} /> : null
}
