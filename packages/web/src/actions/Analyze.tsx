import type { Filing } from '@topline/core/api/wire.ts'
import { useViewer, type ViewerFacts } from '../session/viewer.ts'
import { Button, OffButton } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import { analyseReason, hasFailedAnalysis, needsAnalysis, needsReanalysis } from './analysis.ts'
import { usePendingAnalyses, useRequestAnalyses } from './use-request-analyses.ts'

interface AnalyzeProps {
  filing: Filing
  label?: string
}

/** Offered where analysis is needed (decision 55); without a subscription it says what it takes. */
export function AnalyzeButton(props: AnalyzeProps) {
  return <Analyze {...props} viewer={useViewer()} />
}

interface ViewedProps extends AnalyzeProps {
  viewer: ViewerFacts
}

/** The button of a row (without `label`) or a page; a row that needs none leaves its place. */
export function Analyze({ filing, label, viewer }: ViewedProps) {
  const isNeeded = needsAnalysis(filing) || needsReanalysis(filing) || hasFailedAnalysis(filing)
  if (!isNeeded && (viewer.hasAccess || label)) return label ? null : <span style={{ width: 28 }} />
  if (!viewer.hasAccess) {
    // One that cannot be pressed listens to nothing: there are hundreds of them, and the table says why for all.
    if (!label) return <OffButton label={words(filing)} icon={<Icon name="spark" size={14} />} />
    return <Ask filing={filing} label={label} reason={analyseReason(viewer, 0)} />
  }
  return <Request filing={filing} label={label} viewer={viewer} />
}

function Request({ filing, label, viewer }: ViewedProps) {
  const pending = usePendingAnalyses()
  const analyses = useRequestAnalyses()
  return (
    <Ask
      filing={filing}
      label={label}
      reason={analyseReason(viewer, pending)}
      pending={analyses.isPending}
      onAsk={() => analyses.request([filing.accession_number])}
    />
  )
}

interface AskProps extends AnalyzeProps {
  reason: string | null
  pending?: boolean
  onAsk?: () => void
}

const words = (filing: Filing): string =>
  `${filing.income_statement || hasFailedAnalysis(filing) ? 'Re-analyze' : 'Analyze'} ${filing.company.name} ${filing.form_type}`

function Ask({ filing, label, reason, pending = false, onAsk }: AskProps) {
  return (
    <Button
      small
      icon={!label}
      aria-label={label ? undefined : words(filing)}
      reason={reason}
      pending={pending}
      onClick={() => onAsk?.()}
    >
      <Icon name="spark" size={14} />
      {label}
    </Button>
  )
}
