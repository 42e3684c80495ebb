/** Release against report: what changed, with both cells, and what only one of them prints. */
import type { DifferenceRow, ReleaseAnswer, ReleaseDifferences } from '@topline/core/api/filings/release.ts'
import type { FigurePlace } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { nearDate } from '@topline/core/words/released-and-filed.ts'
import { Figure } from '../../ui/figure/Figure.tsx'
import s from '../filing/filing.module.css'
import { unitsLine } from '../filing/statement-rows.ts'
import { cellText } from './cell-text.ts'
import { placeHref } from './place-href.ts'
import r from './release.module.css'

interface Props {
  release: ReleaseAnswer
  differences: ReleaseDifferences
  report: NonNullable<ReleaseAnswer['report']>
}

/** What an amount of either document needs to be told: the unit of the statement and whose cells they are. */
interface About {
  units: number
  released: string
  filed: string
}

export function Differences({ release: { filing, statement }, differences, report }: Props) {
  const { rows, compared, changed, only_in_filing: onlyFiled, only_in_release: onlyReleased } = differences
  const about = {
    units: statement?.revenue_units_number ?? 1,
    released: filing.accession_number,
    filed: report.accession_number,
  }
  const filed = `${report.form_type} of ${nearDate(report.filing_date, filing.filing_date)}`
  return (
    <>
      <section aria-labelledby="differences" className={s.part}>
        <div className={s.head}>
          <h2 id="differences">Released and filed</h2>
          {statement && <span className={s.units}>{unitsLine(statement)}</span>}
        </div>
        <p className={s.sentence}>
          {compared === 0
            ? `The release and the ${filed} print no figure in common.`
            : changed === 0
              ? `All ${counted(compared, 'figure')} that the release and the ${filed} both print are the same.`
              : `${changed} of the ${counted(compared, 'figure')} that the release and the ${filed} both print changed.`}
        </p>
        {rows.length > 0 && <Changed rows={rows} about={about} />}
      </section>
      <Only
        title="What the release leaves out that the filing has"
        figures={onlyFiled}
        accession={about.filed}
        units={about.units}
      />
      <Only title="What only the release has" figures={onlyReleased} accession={about.released} units={about.units} />
    </>
  )
}

function Changed({ rows, about }: { rows: readonly DifferenceRow[]; about: About }) {
  return (
    <table className={`${s.table} ${r.differences}`}>
      <caption className="sr">Figures that changed between the release and the report</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" className={s.num}>
            As released
          </th>
          <th scope="col" className={s.num}>
            As filed
          </th>
          <th scope="col" className={s.num}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.section} ${row.figure}`}>
            <th scope="row">
              {row.label}
              {row.section !== 'income-statement' && <small>{SECTIONS[row.section]}</small>}
            </th>
            <td className={s.num}>
              <Cell
                value={row.as_released}
                row={row}
                place={row.place_released}
                accession={about.released}
                units={about.units}
                said="as released"
              />
            </td>
            <td className={s.num}>
              <Cell
                value={row.as_filed}
                row={row}
                place={row.place_filed}
                accession={about.filed}
                units={about.units}
                said="as filed"
              />
            </td>
            <td className={`${s.num} ${s.soft}`}>
              {row.change === null ? '-' : formatChange(row.change, Math.abs(row.change) < 0.001 ? 2 : 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SECTIONS = {
  'income-statement': 'Income statement',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
} as const

interface CellProps {
  value: number
  row: Pick<DifferenceRow, 'figure' | 'label'>
  place: FigurePlace | null
  accession: string
  units: number
  said?: string
}

/** In the unit of the statement; shares and per-share amounts as they are. */
function Cell({ value, row: { figure, label }, place, accession, units, said }: CellProps) {
  const text = cellText(figure, value, units)
  return <Figure text={text} name={[label, said, text].filter(Boolean).join(', ')} href={placeHref(accession, place)} />
}

interface OnlyProps {
  title: string
  figures: ReleaseDifferences['only_in_filing']
  accession: string
  units: number
}

/** Figures that stand open under their statement; the rest of a long list opens. */
const SHOWN = 8

function Only({ title, figures, accession, units }: OnlyProps) {
  if (figures.length === 0) return null
  const table = (some: typeof figures) => (
    <table className={`${s.table} ${r.only}`}>
      <caption className="sr">{title}</caption>
      <tbody>
        {some.map((one) => (
          <tr key={`${one.section} ${one.figure}`}>
            <th scope="row">
              {one.label}
              <small>{SECTIONS[one.section]}</small>
            </th>
            <td className={s.num}>
              <Cell value={one.value} row={one} place={one.place} accession={accession} units={units} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <section className={s.part}>
      <div className={s.head}>
        <h2>{title}</h2>
        <span className={s.units}>{counted(figures.length, 'figure')}</span>
      </div>
      {table(figures.slice(0, SHOWN))}
      {figures.length > SHOWN && (
        <details className={r.more}>
          <summary>{figures.length - SHOWN} more</summary>
          {table(figures.slice(SHOWN))}
        </details>
      )}
    </section>
  )
}
