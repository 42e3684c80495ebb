import type { Filing } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { memo } from 'react'
import { Icon } from '../../ui/controls/Icon.tsx'
import { PlainLink } from '../../ui/controls/PlainLink.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { inParts, useWindow } from '../../ui/table/use-window.ts'
import { RowFigure } from './columns.tsx'
import s from './home.module.css'
import { rowWords } from './RowActions.tsx'

/** Rows of one part, their height, and how many parts come with the document. */
const PART = 10
const ROW = 81
const FIRST_PARTS = 4

/** Filings at 768 px or less: two lines a row. */
export function PhoneRows({ rows, hasAccess, whole }: { rows: Filing[]; hasAccess: boolean; whole: boolean }) {
  return (
    <div className={s.phoneRows}>
      {inParts(rows, PART).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sorted anew, a part is filled with other rows
        <Part key={i} total={rows.length} rows={part} hasAccess={hasAccess} isFirst={i < FIRST_PARTS} whole={whole} />
      ))}
    </div>
  )
}

interface PartProps {
  /** rows of the whole list */
  total: number
  rows: Filing[]
  hasAccess: boolean
  isFirst: boolean
  /** drawn wherever the window is */
  whole: boolean
}

function Part({ total, rows, hasAccess, isFirst, whole }: PartProps) {
  const { ref, space: left } = useWindow<HTMLUListElement>(total, rows.length * ROW, isFirst)
  const space = whole ? null : left
  return (
    <ul ref={ref} className="far" style={space === null ? undefined : { height: space }}>
      {space === null &&
        rows.map((filing) => <PhoneRow key={filing.accession_number} filing={filing} hasAccess={hasAccess} />)}
    </ul>
  )
}

const PhoneRow = memo(function PhoneRow({ filing, hasAccess }: { filing: Filing; hasAccess: boolean }) {
  const statement = filing.income_statement
  const words = rowWords(filing, hasAccess)
  const isHidden = statement !== null && !statement.user_has_permission_to_view
  return (
    <li>
      <Monogram cik={filing.cik} name={filing.company.name} logo={filing.logo_info} size={26} />
      <div className={s.phoneLine}>
        <PlainLink to={`/company/${filing.cik}`} className={s.companyName}>
          {filing.company.name}
        </PlainLink>
        <span className={s.phoneEnd}>
          <FormBadge form={filing.form_type} />
          <PlainLink to={`/filing/${filing.accession_number}`} className={s.phonePeriod}>
            {statement?.period_code ?? 'Details'}
          </PlainLink>
        </span>
      </div>
      <div className={s.phoneLine}>
        <span className="muted">{formatDate(filing.filing_date)}</span>
        {statement === null || isHidden ? (
          <PlainLink to={`/filing/${filing.accession_number}`} className={s.phoneGate}>
            {words.isLocked && <Icon name="lock" size={14} />} {words.text}
          </PlainLink>
        ) : (
          <span className={s.phoneEnd}>
            <span>
              <small>Rev</small> <RowFigure filing={filing} figure="total_revenue" />
            </span>
            <span>
              <small>Net</small> <RowFigure filing={filing} figure="net_income" />
            </span>
          </span>
        )}
      </div>
    </li>
  )
})
