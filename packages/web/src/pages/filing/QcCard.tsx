import { useQuery } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { inReadingOrder } from '@topline/core/qc/words.ts'
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
import { FailedTest } from './FailedTest.tsx'
import s from './filing.module.css'
import { QcTestLine } from './QcTestLine.tsx'

/** Checks that hold are folded beyond these. */
const SHOWN = 3

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
  const failed = report?.tests.filter((test) => !test.passed && !test.accepted) ?? []
  const accepted = report?.tests.filter((test) => !test.passed && test.accepted) ?? []
  const passed = inReadingOrder(report?.tests.filter((test) => test.passed) ?? [])
  const units = filing.income_statement?.revenue_units_number ?? 1
  const critical = report?.tests.filter((test) => test.necessary).length ?? 0
  return (
    <Card
      title="QC results"
      aside={
        filing.hasUnconcludedAnalysis ? (
          <Badge icon={<Icon name="clock" size={12} />}>Queued for Analysis</Badge>
        ) : report ? (
          report.passed ? (
            <span className={s.verdict}>
              <Badge tone="ok" icon={<Icon name="check" size={12} />}>
                Passed
              </Badge>
              {failed.length > 0 && <Badge tone="warn">{counted(failed.length, 'note')}</Badge>}
            </span>
          ) : (
            <Badge tone="bad" icon={<Icon name="close" size={12} />}>
              Failed
            </Badge>
          )
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
        <>
          <p className={s.small}>
            {report.passed
              ? `${passed.length} of ${report.tests.length} checks hold${failed.length > 0 || accepted.length > 0 ? '' : `, ${critical} of them critical`}.`
              : `${failed.length} of ${report.tests.length} checks ${failed.length === 1 ? 'fails' : 'fail'}.`}
            {report.passed &&
              failed.length > 0 &&
              ` ${failed.length === 1 ? 'The other is' : 'The others are'} no reason to doubt the figures.`}
            {accepted.length > 0 &&
              ` ${accepted.length} ${accepted.length === 1 ? 'finding is' : 'findings are'} accepted.`}
          </p>
          {failed.map((test) => (
            <FailedTest key={test.name} test={test} units={units}>
              <AcceptFinding filing={filing} test={test} />
            </FailedTest>
          ))}
          {accepted.map((test) => (
            <FailedTest key={test.name} test={test} units={units}>
              <AcceptFinding filing={filing} test={test} />
            </FailedTest>
          ))}
          {!report.passed && needsReanalysis(filing) && (
            <Button small pending={analyses.isPending} onClick={() => analyses.request([filing.accession_number])}>
              <Icon name="retry" size={14} /> Analyze Again
            </Button>
          )}
          <ul className={s.tests}>
            {passed.slice(0, SHOWN).map((test) => (
              <QcTestLine key={test.name} test={test} units={units} />
            ))}
          </ul>
          {passed.length > SHOWN && (
            <details className={s.moreTests}>
              <summary>{passed.length - SHOWN} more checks hold</summary>
              <ul className={s.tests}>
                {passed.slice(SHOWN).map((test) => (
                  <QcTestLine key={test.name} test={test} units={units} />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Card>
  )
}
