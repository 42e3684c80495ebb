import type { Filing } from '@topline/core/api/wire.ts'
import { analyseReason, needsAnalysis, needsReanalysis, requestWords } from '../../actions/analysis.ts'
import { usePendingAnalyses, useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { useViewer, type ViewerFacts } from '../../shell/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlainLink } from '../../ui/PlainLink.tsx'
import { Tip } from '../../ui/Tip.tsx'
import s from './home.module.css'

/** The words in a row for its state and viewer (decision 49). */
export function rowWords(filing: Filing, hasAccess: boolean): { text: string; isLocked: boolean } {
  const statement = filing.income_statement
  if (!statement) return { text: filing.hasUnconcludedAnalysis ? 'Queued' : 'Not analysed', isLocked: false }
  const isLocked = statement.protected && !statement.showcase
  if (hasAccess) return { text: 'Details', isLocked }
  return { text: isLocked ? 'Subscribe to view' : 'Free to view', isLocked }
}

/** Analyze button, request status and the way to the filing, in a row of a filings table. */
export function RowActions({ filing, viewer }: { filing: Filing; viewer: ViewerFacts }) {
  const { text, isLocked } = rowWords(filing, viewer.hasAccess)
  const request = filing.analysis_request
  const underWay = filing.hasUnconcludedAnalysis || request?.status === 'failed'
  return (
    <span className={s.actions}>
      <Analyze filing={filing} viewer={viewer} />
      {request && (underWay || viewer.isAdmin) && (
        <Tip label={<span title={`${requestWords(request, true)} UTC`}>{requestWords(request)}</span>}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tip must be reachable by keyboard */}
          <span className={s.status} data-status={request.status} tabIndex={0}>
            <Icon name={request.status === 'failed' ? 'warning' : 'clock'} size={14} />
          </span>
        </Tip>
      )}
      <PlainLink
        to={`/filing/${filing.accession_number}`}
        className={isLocked && !viewer.hasAccess ? s.locked : s.free}
      >
        {isLocked && <Icon name="lock" size={13} />}
        {text}
        <span className="sr">
          , {filing.company.name} {filing.form_type}
        </span>
      </PlainLink>
    </span>
  )
}

interface AnalyzeProps {
  filing: Filing
  label?: string
}

/** Offered where analysis is needed (decision 54); without a subscription it says what it takes. */
export function AnalyzeButton(props: AnalyzeProps) {
  return <Analyze {...props} viewer={useViewer()} />
}

interface ViewedProps extends AnalyzeProps {
  viewer: ViewerFacts
}

function Analyze({ filing, label, viewer }: ViewedProps) {
  const isNeeded = needsAnalysis(filing) || needsReanalysis(filing)
  if (!isNeeded && (viewer.hasAccess || label)) return label ? null : <span className={s.noButton} />
  // One that cannot be pressed listens to nothing: there are hundreds of them.
  if (!viewer.hasAccess) return <Ask filing={filing} label={label} reason={analyseReason(viewer, 0)} />
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

function Ask({ filing, label, reason, pending = false, onAsk }: AskProps) {
  const words = filing.income_statement ? 'Re-analyze' : 'Analyze'
  return (
    <Button
      small
      icon={!label}
      aria-label={label ? undefined : `${words} ${filing.company.name} ${filing.form_type}`}
      reason={reason}
      pending={pending}
      onClick={() => onAsk?.()}
    >
      <Icon name="spark" size={14} />
      {label}
    </Button>
  )
}
