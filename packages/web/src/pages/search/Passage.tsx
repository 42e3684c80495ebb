import type { FoundPassage, TextPiece } from '@topline/core/api/search.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { Link } from 'react-router'
import { useViewer } from '../../shell/viewer.ts'
import { FormBadge } from '../../ui/Badge.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import s from './search.module.css'

/** Text with what was searched marked. */
export function Pieces({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    piece.hit ? <mark key={i}>{piece.text}</mark> : <span key={i}>{piece.text}</span>,
  )
}

/** One place in a filing: who, what, where, the words around the hit; opens the document there. */
export function Passage({ passage, asked }: { passage: FoundPassage; asked: string }) {
  const { hasPro } = useViewer()
  const period = [passage.fiscal_year, passage.fiscal_period].filter(Boolean).join(' ')
  return (
    <li className={s.passage}>
      <p className={s.who}>
        <Monogram cik={passage.company.cik} name={passage.company.name} size={20} />
        <Link to={`/filing/${passage.accession_number}`}>{passage.company.name}</Link>
        <FormBadge form={passage.form_type} />
        <span>
          {period && `${period}, `}filed {formatDate(passage.filing_date)}
        </span>
      </p>
      <Link to={passage.href} className={s.place}>
        {passage.section || 'Open the place'}
      </Link>
      <p className={s.text}>
        <Pieces pieces={passage.pieces} />
      </p>
      {hasPro && (
        <Link to={`/filing/${passage.accession_number}`} state={{ ask: asked }} className={s.ask}>
          Ask this filing
        </Link>
      )}
    </li>
  )
}
