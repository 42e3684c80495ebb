import type { Grid } from '@topline/core/chart/financials.ts'
import type { PeriodView } from '@topline/core/chart/period-axis.ts'
import { basisWords } from '@topline/core/words/basis.ts'
import type { SheetCell } from '../../../../core/src/format/xlsx.ts'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'
import { Switch } from '../../ui/chart/Switch.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { fullAddress, TableExport } from '../../ui/export/TableExport.tsx'
import s from './grid.module.css'
import { GRID_STATEMENTS, type GridView } from './grid-view.ts'

interface Props {
  shown: GridView
  onChange: (part: Partial<GridView>) => void
  periods: { view: PeriodView; onView: ((view: PeriodView) => void) | undefined; count: number }
  file: { grid: Grid; cik: string; title: string; name: string }
}

/** Which statement, which periods and in which order, and the table as a file. */
export function GridTools({ shown, onChange, periods: { view, onView, count }, file }: Props) {
  return (
    <>
      <div className={`${s.statements} no-print`}>
        <Segmented
          label="Statement"
          value={shown.statement}
          onChange={(statement) => onChange({ statement })}
          options={GRID_STATEMENTS}
        />
        {onView && (
          <Segmented
            label="Periods of the table"
            value={view}
            onChange={onView}
            options={[
              { value: 'annual', label: 'Years' },
              { value: 'quarterly', label: 'Quarters' },
            ]}
          />
        )}
      </div>
      <div className={`${s.tools} no-print`}>
        <Segmented
          label="Periods shown"
          value={shown.all ? 'all' : 'short'}
          onChange={(value) => onChange({ all: value === 'all' })}
          options={[
            { value: 'short', label: view === 'annual' ? '5 years' : '8 quarters' },
            { value: 'all', label: `All ${count}` },
          ]}
        />
        <span className={s.end}>
          <Drop
            label="More settings of the table"
            width={264}
            control={(props) => (
              <Button small aria-label="More for the table" {...props}>
                More <Icon name="chevron" size={14} />
              </Button>
            )}
          >
            <div className={s.more}>
              <Switch on={shown.oldestFirst} onChange={(on) => onChange({ oldestFirst: on })}>
                Newest last
              </Switch>
              <Switch on={shown.growth} onChange={(on) => onChange({ growth: on })}>
                Growth of all totals
              </Switch>
            </div>
          </Drop>
          <TableExport
            label="Export financials"
            table={() => ({ fileName: file.name, title: file.title, rows: sheet(file.grid, file.cik) })}
          />
        </span>
      </div>
    </>
  )
}

const UNIT_WORDS = { ratio: 'ratio', multiple: 'times', days: 'days' } as const

function unitOfRow({ kind, unit }: Grid['rows'][number], currency: string): string {
  if (kind === 'per_share' || unit === 'per_share') return `${currency} per share`
  if (kind === 'ratio') return 'ratio'
  return unit === undefined || unit === 'amount' ? currency : UNIT_WORDS[unit]
}

const basisOf = ({ from_release, deduced }: Grid['columns'][number]['point']): string =>
  deduced && !from_release ? 'deduced' : basisWords(from_release === true)

/** The table as it is shown: one row a line, each period with the address of its cell beside it. */
function sheet(grid: Grid, cik: string): SheetCell[][] {
  const head = grid.columns.flatMap(({ code }) => [code, `${code} source`])
  return [
    ['Line', 'Unit', ...head],
    ['Basis', null, ...grid.columns.flatMap(({ point }) => [basisOf(point), null])],
    ...grid.rows.map((row): SheetCell[] => [
      row.label,
      unitOfRow(row, grid.currency),
      ...row.cells.flatMap(({ value, source }) => [value, fullAddress(source ? cellHref(source, cik) : null)]),
    ]),
  ]
}
