/** Companies with their newest filing: All Companies and one list. */

import type { Company, Filing } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatMargin } from '@topline/core/format/percent.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/controls/Button.tsx'
import { FormBadge } from '../ui/display/Badge.tsx'
import { Monogram } from '../ui/display/Monogram.tsx'
import { HiddenOf } from '../ui/display/State.tsx'
import { Amount, figureHref } from '../ui/figure/Figure.tsx'
import { type Column, DataTable, type Sort } from '../ui/table/DataTable.tsx'
import { useLayouts } from '../ui/table/use-layouts.ts'
import { canSee, wholeUnits } from './statement-rows.ts'
import s from './statements.module.css'

const newest = (company: Company): Filing | null => company.filings?.[0] ?? null

function Money({ company, name }: { company: Company; name: 'total_revenue' | 'net_income' }) {
  const filing = newest(company)
  const statement = filing?.income_statement
  if (!filing || !statement) return <>-</>
  if (!canSee(filing)) return <HiddenOf statement={statement} />
  return (
    <Amount
      value={wholeUnits(statement, name)}
      currency={statement.currency}
      label={name === 'total_revenue' ? 'Total revenue' : lineName('net_income', statement.net_income)}
      href={figureHref(filing.accession_number, name)}
      tintLoss
    />
  )
}

const COLUMNS: Column<Company>[] = [
  {
    key: 'company',
    head: 'Company',
    sortable: true,
    cell: (company) => (
      <Link to={`/company/${company.cik}`} className={s.company}>
        <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={26} />
        {company.name}
      </Link>
    ),
  },
  {
    key: 'ticker',
    head: 'Ticker',
    cell: (company) => <span className={s.ticker}>{company.tickers[0] ?? `CIK ${company.cik}`}</span>,
  },
  {
    key: 'form',
    head: 'Form',
    cell: (company) => {
      const filing = newest(company)
      return filing ? <FormBadge form={filing.form_type} /> : '-'
    },
  },
  { key: 'period', head: 'Period', cell: (company) => newest(company)?.income_statement?.period_code ?? '-' },
  {
    key: 'filing_date',
    head: 'Latest Filing',
    sortable: true,
    cell: (company) => {
      const filing = newest(company)
      return filing ? <Link to={`/filing/${filing.accession_number}`}>{formatDate(filing.filing_date)}</Link> : '-'
    },
  },
  {
    key: 'total_revenue',
    head: 'Revenue',
    align: 'right',
    sortable: true,
    cell: (company) => <Money company={company} name="total_revenue" />,
  },
  {
    key: 'net_income',
    head: 'Net Income',
    align: 'right',
    sortable: true,
    cell: (company) => <Money company={company} name="net_income" />,
  },
  {
    key: 'net_margin',
    head: 'Net margin',
    align: 'right',
    cell: (company) => {
      const statement = newest(company)?.income_statement
      if (!statement?.user_has_permission_to_view) return '-'
      return formatMargin(marginOf(statement.net_income, statement.total_revenue))
    },
  },
]

interface Props {
  caption: string
  companies: readonly Company[]
  sort: Sort
  onSort: (key: string) => void
}

export function CompanyTable({ caption, companies, sort, onSort }: Props) {
  const layouts = useLayouts(600)
  return (
    <>
      {layouts.wide && (
        <div className={s.wideOnly}>
          <Suspense>
            <DataTable
              caption={caption}
              columns={COLUMNS}
              rows={[...companies]}
              rowKey={(company) => company.cik}
              sort={sort}
              onSort={onSort}
            />
          </Suspense>
        </div>
      )}
      {layouts.phone && (
        <Suspense>
          <PhoneList companies={companies} sort={sort} onSort={onSort} />
        </Suspense>
      )}
    </>
  )
}

const SORTED_BY = COLUMNS.filter((column) => column.sortable)

/** Two lines a company on a phone: name, form and period; date, revenue and net income. */
function PhoneList({ companies, sort, onSort }: Omit<Props, 'caption'>) {
  return (
    <div className={s.phoneList}>
      <p className={s.phoneSort}>
        <label>
          Sorted by{' '}
          <select value={sort.key} onChange={(event) => onSort(event.target.value)}>
            {SORTED_BY.map((column) => (
              <option key={column.key} value={column.key}>
                {column.head}
              </option>
            ))}
          </select>
        </label>
        <Button small onClick={() => onSort(sort.key)}>
          {sort.order === 'asc' ? 'Ascending' : 'Descending'}
        </Button>
      </p>
      <ul>
        {companies.map((company) => {
          const filing = newest(company)
          return (
            <li key={company.cik}>
              <p className={s.phoneLine}>
                <Link to={`/company/${company.cik}`} className={s.phoneName}>
                  <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={26} />
                  <span>{company.name}</span>
                </Link>
                {filing && (
                  <span className={s.phoneEnd}>
                    <FormBadge form={filing.form_type} /> {filing.income_statement?.period_code}
                  </span>
                )}
              </p>
              {filing && (
                <p className={s.phoneLine}>
                  <Link to={`/filing/${filing.accession_number}`} className={s.phoneDate}>
                    {formatDate(filing.filing_date)}
                  </Link>
                  <span className={s.phoneEnd}>
                    Rev <Money company={company} name="total_revenue" />
                  </span>
                  <span>
                    Net <Money company={company} name="net_income" />
                  </span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
