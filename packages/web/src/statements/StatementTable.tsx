/** Rows of statements with the columns of Home (decision 71); with a Company column on a comparison. */

import { rowAccess } from '@topline/core/access/words.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { compareColor } from '@topline/core/chart/color.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatMargin } from '@topline/core/format/percent.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import { lineName } from '@topline/core/words/line-names.ts'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { AnalyzeIcon } from '../actions/AnalyzeIcon.tsx'
import { requestWords } from '../actions/analysis.ts'
import { useViewer } from '../session/viewer.ts'
import { colorStyle } from '../ui/chart/Marks.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import { Tip } from '../ui/controls/Tip.tsx'
import { BASE_FORMS, Badge, type BaseForm, baseForm, FormBadge, FormToggle } from '../ui/display/Badge.tsx'
import { Empty, HiddenOf } from '../ui/display/State.tsx'
import { TableExport } from '../ui/export/TableExport.tsx'
import { Amount, figureHref } from '../ui/figure/Figure.tsx'
import { type Column, DataTable, nextSort } from '../ui/table/DataTable.tsx'
import { useAddress } from '../ui/table/use-address.ts'
import { useDensity } from '../ui/table/use-density.ts'
import { useLayouts } from '../ui/table/use-layouts.ts'
import { ColumnMenu, type ShownColumns, VersionFilter } from './ColumnMenu.tsx'
import { DeducedFigure } from './DeducedFigure.tsx'
import { canSee, filterFilings, type StatementRow, sortFilings, wholeUnits, withDeduced } from './statement-rows.ts'
import s from './statements.module.css'
import { readTableView, type TableView, writeTableView } from './table-view.ts'

interface Props {
  filings: readonly Filing[]
  caption: string
  /** colour of each company's swatch; given = a Company column */
  colors?: ReadonlyMap<string, number>
}

function Access({ filing }: { filing: Filing }) {
  const { hasAccess } = useViewer()
  const statement = filing.income_statement
  if (!statement) return null
  const words = rowAccess(statement.access, hasAccess)
  if (words !== null) return <span className={s.access}>{words}</span>
  return hasAccess && statement.protected ? (
    <span className={s.lock} title="Protected">
      <Icon name="lock" size={13} />
      <span className="sr">Protected</span>
    </span>
  ) : null
}

function Actions({ row }: { row: StatementRow }) {
  if (row.kind === 'deduced') return <span className={s.deduced}>Deduced</span>
  const { filing } = row
  const request = filing.hasUnconcludedAnalysis ? filing.analysis_request : null
  return (
    <span className={s.actions}>
      <Link to={`/filing/${filing.accession_number}`}>Details</Link>
      <AnalyzeIcon filing={filing} />
      {request && (
        <Tip label={<span title={`${requestWords(request, true)} UTC`}>{requestWords(request)}</span>}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tip must be reachable by keyboard */}
          <span tabIndex={0}>
            <Badge icon={<Icon name="clock" size={12} />}>{request.status === 'started' ? 'Started' : 'Queued'}</Badge>
          </span>
        </Tip>
      )}
      <Access filing={filing} />
    </span>
  )
}

const incomeName = (row: StatementRow): string =>
  lineName('net_income', row.kind === 'deduced' ? row.income : row.filing.income_statement?.net_income)

function Figure({ row, name }: { row: StatementRow; name: 'total_revenue' | 'net_income' }) {
  const label = name === 'total_revenue' ? 'Total revenue' : incomeName(row)
  if (row.kind === 'deduced') {
    return <DeducedFigure row={row} name={name} label={label} />
  }
  const { filing } = row
  const statement = filing.income_statement
  if (!statement) return <>-</>
  if (!canSee(filing)) return <HiddenOf statement={statement} />
  return (
    <Amount
      value={wholeUnits(statement, name)}
      currency={statement.currency}
      label={label}
      href={figureHref(filing.accession_number, name)}
      tintLoss
    />
  )
}

function marginText(row: StatementRow): string {
  const statement = row.filing.income_statement
  return canSee(row.filing) && statement ? formatMargin(marginOf(statement.net_income, statement.total_revenue)) : '-'
}

function QcCell({ filing }: { filing: Filing }) {
  const passed = filing.income_statement?.qc?.passed
  if (passed === undefined) return <>-</>
  return passed ? (
    <Badge tone="ok" icon={<Icon name="check" size={12} />}>
      Passed
    </Badge>
  ) : (
    <Badge tone="bad" icon={<Icon name="warning" size={12} />}>
      Failed
    </Badge>
  )
}

function periodCell(row: StatementRow) {
  if (row.kind === 'deduced') return <span className={s.deduced}>{row.code}</span>
  const statement = row.filing.income_statement
  return (
    <>
      {statement?.period_code ?? '-'}
      {statement?.failed_quality_check && !statement.qc && (
        <span className={s.failed} title="This statement failed a quality check">
          {' '}
          <Icon name="warning" size={13} />
          <span className="sr">This statement failed a quality check</span>
        </span>
      )}
    </>
  )
}

function columnsFor(shown: ShownColumns, colors: Props['colors']): Column<StatementRow>[] {
  const companyColumn: Column<StatementRow> = {
    key: 'company',
    head: 'Company',
    sortable: true,
    cell: ({ filing }) => (
      <Link to={`/company/${filing.cik}`} className={s.company}>
        <i className={s.swatch} style={colorStyle(compareColor(colors?.get(filing.cik) ?? 0, 0))} />
        {filing.company.name}
      </Link>
    ),
  }
  const all: (Column<StatementRow> | false)[] = [
    colors !== undefined && companyColumn,
    { key: 'actions', head: 'Actions', cell: (row) => <Actions row={row} /> },
    {
      key: 'form',
      head: 'Form',
      cell: (row) => (row.kind === 'filing' ? <FormBadge form={row.filing.form_type} /> : null),
    },
    {
      key: 'filing_date',
      head: 'Filing Date',
      sortable: true,
      cell: (row) =>
        row.kind === 'filing' ? (
          formatDate(row.filing.filing_date)
        ) : (
          <span className={s.deduced}>Full year less Q1 to Q3</span>
        ),
    },
    { key: 'period', head: 'Period', cell: periodCell },
    {
      key: 'total_revenue',
      head: 'Revenue',
      align: 'right',
      sortable: true,
      cell: (row) => <Figure row={row} name="total_revenue" />,
    },
    {
      key: 'net_income',
      head: 'Net Income',
      align: 'right',
      sortable: true,
      cell: (row) => <Figure row={row} name="net_income" />,
    },
    shown.net_margin && {
      key: 'net_margin',
      head: 'Net margin',
      align: 'right',
      cell: (row) =>
        row.kind === 'deduced' ? <DeducedFigure row={row} name="net_margin" label="Net margin" /> : marginText(row),
    },
    shown.version && {
      key: 'version',
      head: 'Version',
      align: 'right',
      sortable: true,
      cell: (row) => (row.kind === 'filing' ? (row.filing.income_statement?.version ?? '-') : null),
    },
    shown.qc && {
      key: 'qc',
      head: 'QC',
      cell: (row) => (row.kind === 'filing' ? <QcCell filing={row.filing} /> : null),
    },
  ]
  return all.filter((column): column is Column<StatementRow> => column !== false)
}

/** Two lines a statement on a phone: form, period and date; revenue and net income. */
function PhoneList({ rows, withCompany }: { rows: readonly StatementRow[]; withCompany: boolean }) {
  return (
    <ul className={s.phoneList}>
      {rows.map((row) => (
        <li key={`${row.filing.accession_number}${row.kind}`} className={withCompany ? undefined : 'far'}>
          {withCompany && <b>{row.filing.company.name}</b>}
          <p className={s.phoneLine}>
            {row.kind === 'filing' ? (
              <>
                <FormBadge form={row.filing.form_type} />
                <Link to={`/filing/${row.filing.accession_number}`}>{periodCell(row)}</Link>
                <Access filing={row.filing} />
                <span className={s.phoneEnd}>{formatDate(row.filing.filing_date)}</span>
              </>
            ) : (
              <span className={s.deduced}>{`${row.code}, full year less Q1 to Q3`}</span>
            )}
          </p>
          <p className={s.phoneLine}>
            <span>
              Revenue <Figure row={row} name="total_revenue" />
            </span>
            <span className={s.phoneEnd}>
              {incomeName(row)} <Figure row={row} name="net_income" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

export function StatementTable({ filings, caption, colors }: Props) {
  const { hasAccess } = useViewer()
  const [params, patch] = useAddress()
  const { dense, setDense } = useDensity()
  const layouts = useLayouts(600)
  const view = useMemo(() => readTableView(params), [params])
  const { sort, shown, hiddenForms, bounds } = view
  const change = (part: Partial<TableView> | ((now: TableView) => Partial<TableView>)) =>
    patch((asked) => {
      const now = readTableView(asked)
      return writeTableView({ ...now, ...(typeof part === 'function' ? part(now) : part) })
    })
  const rows = useMemo(() => {
    const kept = filterFilings(filings, { hiddenForms, ...bounds })
    const sorted = sortFilings(kept, sort)
    return sort.key === 'filing_date'
      ? withDeduced(sorted)
      : sorted.map((filing): StatementRow => ({ kind: 'filing', filing }))
  }, [filings, hiddenForms, bounds, sort])
  const present = new Set(filings.map((f) => baseForm(f.form_type)))
  const offered = BASE_FORMS.filter((form) => form !== '20-F' || present.has('20-F'))
  const toggle = (form: BaseForm) =>
    change((now) => {
      const next = new Set(now.hiddenForms)
      if (!next.delete(form)) next.add(form)
      return { hiddenForms: next }
    })
  return (
    <>
      <div className={`${s.tools} no-print`}>
        {offered.map((form) => (
          <FormToggle key={form} form={form} on={!hiddenForms.has(form)} onToggle={() => toggle(form)} />
        ))}
        {shown.version && <VersionFilter bounds={bounds} onChange={(next) => change({ bounds: next })} />}
        <TableExport
          label={`Export ${caption}`}
          table={async () => ({
            fileName: caption.toLowerCase().replaceAll(' ', '-'),
            title: caption,
            rows: (await import('./sheet.ts')).statementSheet(rows),
          })}
        />
        <ColumnMenu
          shown={shown}
          onChange={(next) => change({ shown: next })}
          offerQc={hasAccess}
          dense={dense}
          onDense={setDense}
        />
      </div>
      {rows.length === 0 && hiddenForms.size > 0 ? (
        <Empty text="No filings of the chosen forms">
          <Button small onClick={() => change({ hiddenForms: new Set() })}>
            Show all forms
          </Button>
        </Empty>
      ) : (
        <>
          {layouts.wide && (
            <div className={s.wideOnly}>
              <Suspense>
                <DataTable
                  caption={caption}
                  dense={dense}
                  columns={columnsFor({ ...shown, qc: shown.qc && hasAccess }, colors)}
                  rows={rows}
                  rowKey={(row) => `${row.filing.accession_number}${row.kind}`}
                  sort={sort}
                  onSort={(key) => change({ sort: nextSort(sort, key, key === 'company' ? 'asc' : 'desc') })}
                />
              </Suspense>
            </div>
          )}
          {layouts.phone && (
            <Suspense>
              <PhoneList rows={rows} withCompany={colors !== undefined} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}
