import { useQuery } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import type { QcReport } from '@topline/core/statement/statement.ts'
import { needsReanalysis } from '../../actions/analysis.ts'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { browserFetch } from '../../api/call.ts'
import { getQcReport } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { keys } from '../../api/keys.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { AcceptFinding } from './AcceptFinding.tsx'
import { QcFindings, QcVerdict } from './QcFindings.tsx'

/** The checks of a statement, for subscribers and admins: failures first, with both numbers (decisions 52 and 58). */
export function QcCard({ filing, report: given }: { filing: Filing; report: QcReport | undefined }) {
  const { hasAccess, user } = useViewer()
  const analyses = useRequestAnalyses()
  const query = useQuery({
    queryKey: [...keys.qc(filing.accession_number), filing.income_statement?.version],
    queryFn: () => getQcReport(browserFetch, filing.accession_number),
    ...(given ? { initialData: given } : {}),
    enabled: hasAccess && user !== null,
  })
  if (!hasAccess || user === null) return null
  const report = query.data
  const missing = query.error instanceof ApiError && query.error.status === 404
  const units = filing.income_statement?.revenue_units_number ?? 1
  return (
    <Card
      title="QC results"
      aside={
        filing.hasUnconcludedAnalysis ? (
          <Badge icon={<Icon name="clock" size={12} />}>Queued for Analysis</Badge>
        ) : report ? (
          <QcVerdict report={report} />
        ) : undefined
      }
    >
      {query.isPending && <Skeleton rows={4} height={36} />}
      {query.isError &&
        (missing ? (
          <p className="muted">QC report not found</p>
        ) : (
          <ErrorBox text="Error loading QC report" error={query.error} onRetry={() => void query.refetch()} />
        ))}
      {report && (
        <QcFindings report={report} units={units} beside={(test) => <AcceptFinding filing={filing} test={test} />}>
          {!report.passed && needsReanalysis(filing) && (
            <Button small pending={analyses.isPending} onClick={() => analyses.request([filing.accession_number])}>
              <Icon name="retry" size={14} /> Analyze Again
            </Button>
          )}
        </QcFindings>
      )}
    </Card>
  )
}
