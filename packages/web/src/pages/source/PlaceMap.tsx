import { Link } from 'react-router'
import type { SourceFigure } from './figures.ts'
import s from './source.module.css'
import type { Tied } from './use-tied.ts'

interface Props {
  all: readonly SourceFigure[]
  current: number
  doc: string | null
  /** of the document, bytes; null = not known, and nothing is shown until it is tied */
  size: number | null
  tied: Tied
}

/** Where the cited cells lie in the document, from its first byte to its last; the chosen one is amber. */
export function PlaceMap({ all, current, doc, size, tied: { tops, view } }: Props) {
  if (size === null && view === null) return null
  const part = (start: number, end: number | null): number =>
    tops.get(`${start}-${end}`) ?? (size === null ? 0 : Math.min(start, size) / Math.max(1, size))
  return (
    <nav className={s.map} aria-label="Places of the figures in the document">
      {view && <span className={s.view} style={{ top: `${100 * view.top}%`, height: `${100 * view.height}%` }} />}
      {all.map(({ key, label, text, href, cell }, index) =>
        cell?.start != null && href && (cell.document ?? null) === doc ? (
          <Link
            key={key}
            to={href}
            replace
            tabIndex={-1}
            title={`${label} ${text}`}
            aria-label={`${label} ${text}`}
            aria-current={index === current ? 'true' : undefined}
            style={{ top: `${100 * part(cell.start, cell.end)}%` }}
          />
        ) : null,
      )}
    </nav>
  )
}
