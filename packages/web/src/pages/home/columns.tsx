import type { Filing } from '@topline/core/api/wire.ts'
import { formatDate, formatMonth } from '@topline/core/format/date.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import type { ViewerFacts } from '../../session/viewer.ts'
import { PlainLink } from '../../ui/controls/PlainLink.tsx'
import { Tip } from '../../ui/controls/Tip.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { HiddenOf } from '../../ui/display/State.tsx'
import { Amount, figureHref } from '../../ui/figure/Figure.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { COLUMN_NAMES, type ColumnKey } from './column-choice.ts'
import s from './home.module.css'
import { RowActions } from './RowActions.tsx'

/** Revenue or net income of a row: the figure, a bar where it is not for this viewer, "-" where there is none. */
export function RowFigure({ filing, figure }: { filing: Filing; figure: 'total_revenue' | 'net_income' }) {
  const statement = filing.income_statement
  if (!statement) return <>-</>
  if (!statement.user_has_permission_to_view) {
    return <HiddenOf statement={statement} />
  }
  const label = `${figure === 'total_revenue' ? 'Revenue' : lineName('net_income', statement.net_income)} of ${filing.company.name}`
  return (
    <Amount
      value={statement[figure]}
      multiplier={statement.revenue_units_number}
      currency={statement.currency}
      label={label}
      href={figureHref(filing.accession_number, figure)}
      tintLoss
    />
  )
}

function QcMark({ filing }: { filing: Filing }) {
  const statement = filing.income_statement
  if (!statement?.qc) return <>-</>
  const failing = statement.qc_report?.tests.filter((test) => !test.passed) ?? []
  const badge = statement.qc.passed ? <Badge tone="ok">Passed</Badge> : <Badge tone="bad">Failed</Badge>
  if (failing.length === 0) return badge
  return (
    <Tip key={filing.accession_number} label={failing.map((test) => test.description).join('; ')}>
      {badge}
    </Tip>
  )
}

/** The column of one key, as this viewer has it. */
export function filingColumn(key: ColumnKey, viewer: ViewerFacts): Column<Filing> {
  return key === 'actions'
    ? {
        key: 'actions',
        head: COLUMN_NAMES.actions,
        width: '194px',
        cell: (f) => <RowActions filing={f} viewer={viewer} />,
      }
    : FILING_COLUMNS[key]
}

const FILING_COLUMNS: Record<Exclude<ColumnKey, 'actions'>, Column<Filing>> = {
  company: {
    key: 'company',
    head: COLUMN_NAMES.company,
    sortable: true,
    cell: (f) => (
      <span className={s.company}>
        <Monogram cik={f.cik} name={f.company.name} logo={f.logo_info} size={24} />
        <PlainLink to={`/company/${f.cik}`} className={s.companyName} title={f.company.name}>
          {f.company.name}
        </PlainLink>
        <span className={s.ticker}>{f.company.tickers[0]}</span>
      </span>
    ),
  },
  form: { key: 'form', head: COLUMN_NAMES.form, width: '68px', cell: (f) => <FormBadge form={f.form_type} /> },
  filing_date: {
    key: 'filing_date',
    head: COLUMN_NAMES.filing_date,
    width: '104px',
    sortable: true,
    cell: (f) => <time dateTime={f.filing_date}>{formatDate(f.filing_date)}</time>,
  },
  period: {
    key: 'period',
    head: COLUMN_NAMES.period,
    width: '84px',
    // Without a statement the fiscal period is not known, only when it ended.
    cell: (f) => f.income_statement?.period_code ?? (f.period_end ? formatMonth(f.period_end) : '-'),
  },
  revenue: {
    key: 'total_revenue',
    head: COLUMN_NAMES.revenue,
    width: '94px',
    align: 'right',
    sortable: true,
    cell: (f) => <RowFigure filing={f} figure="total_revenue" />,
  },
  net_income: {
    key: 'net_income',
    head: COLUMN_NAMES.net_income,
    width: '98px',
    align: 'right',
    sortable: true,
    cell: (f) => <RowFigure filing={f} figure="net_income" />,
  },
  version: {
    key: 'version',
    head: COLUMN_NAMES.version,
    width: '90px',
    align: 'right',
    sortable: true,
    cell: (f) => f.income_statement?.version ?? '-',
  },
  qc_results: { key: 'qc_results', head: COLUMN_NAMES.qc_results, width: '90px', cell: (f) => <QcMark filing={f} /> },
}
