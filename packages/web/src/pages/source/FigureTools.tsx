import type { WireStatement } from '@topline/core/api/wire.ts'
import { useState } from 'react'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { StandsAgain } from '../../ui/figure/StandsAgain.tsx'
import { CorrectFigure } from './CorrectFigure.tsx'
import type { SourceFigure } from './figures.ts'
import { ReportFigure } from './ReportFigure.tsx'
import s from './tools.module.css'

interface Props {
  accession: string
  /** null: no statement, or not for this viewer */
  statement: WireStatement | null
  figure: SourceFigure | null
  at: string | null
  doc: string | null
}

/** Under the list of figures: everybody may report one, admins correct one (decision 54). */
export function FigureTools({ accession, statement, figure, at, doc }: Props) {
  const { isAdmin } = useViewer()
  const [open, setOpen] = useState<'report' | 'correct' | null>(null)
  const close = () => setOpen(null)
  if (open === 'report') return <ReportFigure accession={accession} figure={figure} at={at} doc={doc} onClose={close} />
  if (open === 'correct' && statement)
    return <CorrectFigure statement={statement} figure={figure?.key ?? ''} doc={doc} onClose={close} />
  return (
    <div className={s.tools}>
      {figure && <StandsAgain accession={accession} figure={figure.key} evidence={figure.again} at={at} />}
      <Button small onClick={() => setOpen('report')}>
        Report a figure
      </Button>
      {isAdmin && statement && (
        <Button small onClick={() => setOpen('correct')}>
          Correct a figure
        </Button>
      )}
    </div>
  )
}
