import type { FoundPassage, TextPiece } from '@topline/core/api/search.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { Link } from 'react-router'
import { useViewer } from '../../session/viewer.ts'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import s from './search.module.css'

/** Text with what was searched marked. */
export function Pieces({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    piece.hit ? <mark key={i}>{piece.text}</mark> : <span key={i}>{piece.text}</span>,
  )
}

/** Of one company the best passages are open, the rest folded: the same words stand in the reports of every year. */
const OPEN = 2

interface GroupProps {
  /** of one company */
  passages: readonly FoundPassage[]
  asked: string
  /** nothing is folded: the reader asked for this company alone */
  whole: boolean
}

/** What one company's filings say: its name once, then the places. */
export function Passages({ passages, asked, whole }: GroupProps) {
  const [first] = passages
  if (!first) return null
  const { company } = first
  const [open, folded] = whole ? [passages, []] : [passages.slice(0, OPEN), passages.slice(OPEN)]
  return (
    <li className={s.group}>
      <p className={s.who}>
        <Monogram cik={company.cik} name={company.name} size={20} />
        <Link to={`/company/${company.cik}`}>{company.name}</Link>
      </p>
      {open.map((passage) => (
        <Passage key={passage.href} passage={passage} asked={asked} />
      ))}
      {folded.length > 0 && (
        <details className={s.folded}>
          <summary>{counted(folded.length, 'more passage')} of its filings</summary>
          {folded.map((passage) => (
            <Passage key={passage.href} passage={passage} asked={asked} />
          ))}
        </details>
      )}
    </li>
  )
}

/** One place in a filing: which, where, the words around the hit; opens the document there. */
function Passage({ passage, asked }: { passage: FoundPassage; asked: string }) {
  const { hasPro } = useViewer()
  const period = [passage.fiscal_year, passage.fiscal_period].filter(Boolean).join(' ')
  return (
    <div className={s.passage}>
      <p className={s.which}>
        <FormBadge form={passage.form_type} />
        <Link to={`/filing/${passage.accession_number}`}>{period || formatDate(passage.filing_date)}</Link>
        <span>filed {formatDate(passage.filing_date)}</span>
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
    </div>
  )
}
