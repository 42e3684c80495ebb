import type { Filing } from '@topline/core/api/wire.ts'
import { analyseReason, needsAnalysis, needsReanalysis } from '../../actions/analysis.ts'
import { usePendingAnalyses, useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'

/** Asks for an analysis of one filing, where one is needed; otherwise nothing (spec §2 Home, decisions 47, 54). */
export function AnalyzeButton({ filing }: { filing: Filing }) {
  const viewer = useViewer()
  const pending = usePendingAnalyses()
  const analyses = useRequestAnalyses()
  if (!needsAnalysis(filing) && !needsReanalysis(filing)) return null
  const words = filing.income_statement ? 'Re-analyze' : 'Analyze'
  return (
    <Button
      small
      icon
      aria-label={`${words} ${filing.company.name} ${filing.form_type}`}
      reason={analyseReason(viewer, pending)}
      pending={analyses.isPending}
      onClick={() => analyses.request([filing.accession_number])}
    >
      <Icon name="spark" size={14} />
    </Button>
  )
}
