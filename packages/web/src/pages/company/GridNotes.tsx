import type { Grid } from '@topline/core/chart/financials.ts'
import type { StatementGrid } from '@topline/core/chart/statement-grid.ts'
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import { Link } from 'react-router'
import s from './grid.module.css'

interface Props {
  grid: Grid & Pick<StatementGrid, 'notGiven'>
  /** null = the income statement */
  kind: OtherKind | null
  hiddenCount: number
  cik: string
  canSubscribe: boolean
}

/** What the marks of the table mean, and what it does not give. */
export function GridNotes({ grid, kind, hiddenCount, cik, canSubscribe }: Props) {
  const points = grid.columns.map(({ point }) => point)
  return (
    <div className={s.notes}>
      {kind === null ? (
        <p>
          Dotted figures open their cell in the filing. Margins and growth are calculated: press one to see from what.
          Figures that a later filing changed: <Link to={`/company/${cik}/restatements`}>Restatements</Link>
        </p>
      ) : (
        <p>Dotted figures open their cell in the filing. Derived ones are calculated: press one to see from what.</p>
      )}
      {grid.hasDeduced && <p>{kind === null ? DEDUCED_Q4 : DEDUCED_FLOW}</p>}
      {grid.notGiven.map(({ label, why }) => (
        <p key={label}>{`No ${label.toLowerCase()}. ${why}.`}</p>
      ))}
      {grid.columns.some((column) => column.isTrailing) && <p>{kind === null ? TRAILING : TRAILING_FLOW}</p>}
      {points.some((point) => point.eps_factor !== 1) && (
        <p>Per-share figures stand on today's share basis, adjusted for splits.</p>
      )}
      {points.some((point) => point.currency !== grid.currency) && (
        <p>Periods in another currency carry its code; nothing is converted.</p>
      )}
      {kind === null && points.some((point) => point.engine === 'company-facts') && (
        <p>Periods without a stored filing are from the SEC's company facts; they open the filing at the SEC.</p>
      )}
      {canSubscribe && hiddenCount > 0 && <p>Grey bars: subscribe to view.</p>}
    </div>
  )
}

const DEDUCED_Q4 = 'Italic: Q4 deduced, full year less Q1 to Q3.'
const TRAILING = 'TTM: the last four quarters together. Per-share figures and kinds of expenses are not added up.'
const TRAILING_FLOW =
  'TTM: the newest full year and the year to date since, less the year to date a year before, all as first filed.'
const DEDUCED_FLOW = 'Italic: deduced, the year to date less the year to date of the quarter before.'
