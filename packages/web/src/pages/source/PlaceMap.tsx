import { Link } from 'react-router'
import type { SourceFigure } from './figures.ts'
import s from './source.module.css'

interface Props {
  all: readonly SourceFigure[]
  current: number
  doc: string | null
  /** of the document, bytes */
  size: number
}

/** Where the cited cells lie in the document, from its first byte to its last; the chosen one is amber. */
export function PlaceMap({ all, current, doc, size }: Props) {
  return (
    <nav className={s.map} aria-label="Places of the figures in the document">
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
            style={{ top: `${(100 * Math.min(cell.start, size)) / Math.max(1, size)}%` }}
          />
        ) : null,
      )}
    </nav>
  )
}
