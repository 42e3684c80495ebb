import type { Filing } from '@topline/core/api/wire.ts'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import { analyseReason, needsAnalysis, needsReanalysis } from './analysis.ts'
import { usePendingAnalyses, useRequestAnalyses } from './use-request-analyses.ts'

/** Asks for an analysis of one filing, where one is needed; otherwise nothing (decisions 55 and 71). */
export function AnalyzeIcon({ filing }: { filing: Filing }) {
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
