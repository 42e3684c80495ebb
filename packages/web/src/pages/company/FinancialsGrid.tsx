import type { Series } from '@topline/core/api/wire.ts'
import { financialsGrid, type Grid, unitsLine } from '@topline/core/chart/financials.ts'
import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { type StatementGrid, statementGrid } from '@topline/core/chart/statement-grid.ts'
import { useMemo } from 'react'
import { Section } from '../../ui/display/Card.tsx'
import { Empty, Skeleton } from '../../ui/display/State.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { BALANCE_SHEET_GROUPS, CASH_FLOW_GROUPS } from '../statement/rows.ts'
import { GridNotes } from './GridNotes.tsx'
import { GridTable } from './GridTable.tsx'
import { GridTools } from './GridTools.tsx'
import s from './grid.module.css'
import { GRID_STATEMENTS, type GridStatement, KIND_OF, readGridView, SHORT, writeGridView } from './grid-view.ts'

interface Props {
  series: Series
  /** the series of the chosen statement is on its way; what is there may be of another */
  isPending: boolean
  cik: string
  name: string
  canSubscribe: boolean
  view: PeriodView
  /** left out where the company reports yearly only */
  onView?: ((view: PeriodView) => void) | undefined
}

const GROUPS = { balance_sheet: BALANCE_SHEET_GROUPS, cash_flow: CASH_FLOW_GROUPS } as const

const UNITS_NOTE: Readonly<Record<GridStatement, string>> = {
  income: 'Costs shown as negative.',
  'balance-sheet': 'At the end of each period.',
  'cash-flow': 'Outflows are negative.',
}

const FILE_NAME: Readonly<Record<GridStatement, string>> = {
  income: 'financials',
  'balance-sheet': 'balance-sheets',
  'cash-flow': 'cash-flows',
}

const NOTHING: StatementGrid['notGiven'] = []

/** The company's three statements over its periods: every figure opens its cell, every calculated one its arithmetic. */
export function FinancialsGrid({ series, isPending, cik, name, canSubscribe, view: shownView, onView }: Props) {
  const [params, patch] = useAddress()
  const view = readGridView(params)
  const { statement, all, oldestFirst, growth } = view
  const kind = KIND_OF[statement]
  const grid = useMemo((): Grid & { notGiven: StatementGrid['notGiven'] } => {
    const options = { most: all ? null : SHORT[series.period], oldestFirst, growth }
    if (kind === null) return { ...financialsGrid(series, options), notGiven: NOTHING }
    return statementGrid(series, kind, GROUPS[kind], options)
  }, [series, kind, all, oldestFirst, growth])
  const every = useMemo(() => financialsGrid({ points: series.points, period: series.period }).columns, [series])
  if (every.length === 0) return null
  const title = GRID_STATEMENTS.find(({ value }) => value === statement)?.label ?? ''
  const about = { cik, view: series.period, every }
  const unit = kind === null ? unitsLine(grid) : unitsLine(grid).replace(', except per-share amounts', '')
  return (
    <Section title="Financials" aside={<span className={s.units}>{`${unit}. ${UNITS_NOTE[statement]}`}</span>}>
      <GridTools
        shown={view}
        onChange={(part) => patch((asked) => writeGridView({ ...readGridView(asked), ...part }))}
        periods={{ view: shownView, onView, count: every.length }}
        file={{
          grid,
          cik,
          title: `${name}, ${title.toLowerCase()}`,
          name: `${cik}-${FILE_NAME[statement]}-${series.period}`,
        }}
      />
      {isPending && kind !== null ? (
        <div className={s.waiting}>
          <Skeleton rows={14} height={32} />
        </div>
      ) : grid.rows.length === 0 ? (
        <Empty
          text={`No ${title.toLowerCase()} here`}
          hint="None of the stored filings prints it, or it is not open to you."
        />
      ) : (
        <>
          <GridTable grid={grid} title={title} kind={kind} oldestFirst={oldestFirst} about={about} />
          <GridNotes grid={grid} kind={kind} hiddenCount={series.hidden_count} cik={cik} canSubscribe={canSubscribe} />
        </>
      )}
    </Section>
  )
}
