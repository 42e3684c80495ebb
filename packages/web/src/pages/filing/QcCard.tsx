import { useQuery } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { formatCell } from '@topline/core/format/amount.ts'
import { formatDate } from '@topline/core/format/date.ts'
import type { QcReport, QcTest } from '@topline/core/statement/statement.ts'
import { needsReanalysis } from '../../actions/analysis.ts'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { browserFetch } from '../../api/call.ts'
import { getQcReport } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { keys } from '../../api/keys.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ErrorBox, Skeleton } from '../../ui/State.tsx'
import { AcceptFinding } from './AcceptFinding.tsx'
import s from './filing.module.css'

const SHOWN = 7

/** The checks of a statement, for subscribers and admins: failures first, with both numbers (decisions 68, 73). */
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
  const passed = report?.tests.filter((test) => test.passed) ?? []
  const critical = report?.tests.filter((test) => test.necessary).length ?? 0
  return (
    <Card
      title="QC results"
      aside={
        filing.hasUnconcludedAnalysis ? (
          <Badge icon={<Icon name="clock" size={12} />}>Queued for Analysis</Badge>
        ) : report ? (
          report.passed ? (
            <Badge tone="ok" icon={<Icon name="check" size={12} />}>
              Passed
            </Badge>
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
            {failed.length === 0
              ? `${passed.length} of ${report.tests.length} checks hold${accepted.length > 0 ? '' : `, ${critical} of them critical`}.`
              : `${failed.length} of ${report.tests.length} checks ${failed.length === 1 ? 'fails' : 'fail'}.`}
            {accepted.length > 0 &&
              ` ${accepted.length} ${accepted.length === 1 ? 'finding is' : 'findings are'} accepted.`}
          </p>
          {failed.map((test) => (
            <FailedTest key={test.name} test={test} filing={filing} />
          ))}
          {accepted.map((test) => (
            <FailedTest key={test.name} test={test} filing={filing} />
          ))}
          {!report.passed && needsReanalysis(filing) && (
            <Button small pending={analyses.isPending} onClick={() => analyses.request([filing.accession_number])}>
              <Icon name="retry" size={14} /> Analyze Again
            </Button>
          )}
          <ul className={s.tests}>
            {passed.slice(0, SHOWN).map((test) => (
              <PassedTest key={test.name} test={test} />
            ))}
          </ul>
          {passed.length > SHOWN && (
            <details className={s.moreTests}>
              <summary>{passed.length - SHOWN} more checks hold</summary>
              <ul className={s.tests}>
                {passed.slice(SHOWN).map((test) => (
                  <PassedTest key={test.name} test={test} />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Card>
  )
}

function PassedTest({ test }: { test: QcTest }) {
  return (
    <li>
      <span className={s.tick}>
        <Icon name="check" size={14} />
        <span className="sr">Holds:</span>
      </span>
      <span>
        <b>{test.description}</b>
        <small>{test.rationale}</small>
      </span>
    </li>
  )
}

function FailedTest({ test, filing }: { test: QcTest; filing: Filing }) {
  const numbers: [string, number | null | undefined][] = [
    ['Expected', test.left],
    ['Printed', test.right],
    ['Difference', test.difference],
  ]
  return (
    <div className={s.failedTest} data-accepted={test.accepted ? true : undefined}>
      <b>{test.description}</b>{' '}
      {test.accepted ? <Badge>accepted</Badge> : test.necessary && <Badge tone="bad">critical</Badge>}
      {numbers.some(([, n]) => typeof n === 'number') && (
        <dl>
          {numbers.map(([label, n]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="fig">{formatCell(n ?? null)}</dd>
            </div>
          ))}
        </dl>
      )}
      <small>{test.rationale}</small>
      {test.accepted && (
        <small>
          Accepted on {formatDate(test.accepted.at)}: {test.accepted.reason}
        </small>
      )}
      <AcceptFinding filing={filing} test={test} />
    </div>
  )
}
