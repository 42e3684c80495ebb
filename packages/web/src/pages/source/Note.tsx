/** Where the chosen figure was read: a line above the document, on a phone a sheet below it, never over a figure. */
import type { ColumnHeading } from '@topline/core/api/filings/filing-html.ts'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatPeriod } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/controls/Icon.tsx'
import { unitsLine } from '../filing/statement-rows.ts'
import type { SourceFigure } from './figures.ts'
import s from './source.module.css'

interface NoteProps {
  figure: SourceFigure | null
  statement: WireStatement | null
  /** what is printed above the cell's column; null = not known (yet) */
  heading: string | null
}

const periodOf = (statement: WireStatement): string => formatPeriod(statement.start_date, statement.end_date)

export function Note({ figure, statement, heading }: NoteProps) {
  if (!figure?.cell || !statement) return <p className={s.note}>Document as filed</p>
  return (
    <p className={s.note}>
      <strong>
        {figure.label} <span className={s.noteValue}>{figure.text}</span>
      </strong>
      <span className={s.quiet}>
        Read from row “{figure.cell.label}”, {heading ? `column “${heading}”` : periodOf(statement)}
        <Tagged concept={figure.cell.concept} />
      </span>
    </p>
  )
}

function Tagged({ concept }: { concept: string | null | undefined }) {
  if (!concept) return null
  return (
    <span className={s.tag} title={concept}>
      <Icon name="check" size={14} /> Tagged in XBRL
    </span>
  )
}

interface SheetProps extends Omit<NoteProps, 'heading'> {
  filing: Filing
  column: ColumnHeading | null
}

/** The phone's form of the note: row, column and place one under the other; its head folds it away. */
export function Sheet({ filing, figure, statement, column }: SheetProps) {
  const [isOpen, setOpen] = useState(true)
  if (!figure?.cell || !statement) return <p className={s.sheetNone}>Document as filed</p>
  const { cell } = figure
  const part = column && cell.start !== null ? Math.round((100 * cell.start) / Math.max(1, column.size)) : null
  const rows = [
    ['Row', cell.label],
    ['Column', column?.heading ?? periodOf(statement)],
    ['Place', `${cell.document ?? filing.form_type}${part === null ? '' : `, ${part}% of the way through`}`],
  ]
  return (
    <div className={s.sheet}>
      <button type="button" className={s.grip} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <strong>{figure.label}</strong>
        <b>{figure.text}</b>
      </button>
      {isOpen && (
        <>
          <p className={s.quiet}>{unitsLine(statement)}</p>
          <dl>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Tagged concept={cell.concept} />
        </>
      )}
    </div>
  )
}

/** The figure before and the one after, and which of how many this is. */
export function Steps({ all, current }: { all: readonly SourceFigure[]; current: number }) {
  if (all.length === 0) return null
  const step = (by: number): string => all[Math.max(0, Math.min(all.length - 1, current + by))]?.href ?? '#'
  return (
    <nav className={s.steps} aria-label="Figures">
      <span className={s.quiet}>{current < 0 ? counted(all.length, 'figure') : `${current + 1} of ${all.length}`}</span>
      <Link to={step(-1)} replace aria-label="Previous figure" aria-disabled={current <= 0} className={s.step}>
        <Icon name="up" size={14} /> <span>Previous</span>
      </Link>
      <Link to={step(1)} replace aria-label="Next figure" aria-disabled={current >= all.length - 1} className={s.step}>
        <span>Next</span> <Icon name="down" size={14} />
      </Link>
    </nav>
  )
}
