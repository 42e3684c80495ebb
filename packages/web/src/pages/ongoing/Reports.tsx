import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FigureReport } from '@topline/core/api/admin/corrections.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { Link } from 'react-router'
import { concludeReport, getFigureReports } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { Button } from '../../ui/controls/Button.tsx'
import type { Question } from '../../ui/controls/Confirm.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import s from './ongoing.module.css'

/** What readers say is wrong, each beside the cell it is about, until somebody answers it. */
export function Reports({ count, ask }: { count: number; ask: (question: Question) => void }) {
  const client = useQueryClient()
  const reports = useQuery({
    queryKey: ['figure-reports', 'open', count],
    queryFn: () => getFigureReports(browserFetch, 'open'),
    enabled: count > 0,
  })
  const conclude = useMutation({
    mutationFn: (answer: { id: number; state: 'fixed' | 'refused'; note: string }) =>
      concludeReport(browserFetch, answer.id, answer.state, answer.note || null),
    onSuccess: (_, { state }) => notifySuccess(state === 'fixed' ? 'Report marked as fixed' : 'Report refused'),
    onError: (error) => notifyError(error),
    onSettled: () => client.invalidateQueries(),
  })
  if (count === 0) return null
  const put = (report: FigureReport, state: 'fixed' | 'refused') =>
    ask({
      title: state === 'fixed' ? 'Is the figure right by now?' : 'Refuse this report?',
      text: report.message,
      action: state === 'fixed' ? 'Mark as fixed' : 'Refuse',
      ask: { label: 'Note (optional, kept with the report)', optional: true },
      onYes: (note) => conclude.mutate({ id: report.id, state, note }),
    })
  return (
    <Section title={`Reported Figures (${count})`}>
      {reports.isError && (
        <ErrorBox text="Error loading reports" error={reports.error} onRetry={() => void reports.refetch()} />
      )}
      <ul className={s.reports}>
        {(reports.data?.rows ?? []).map((report) => (
          <li key={report.id}>
            <div>
              <b>{report.message}</b>
              <p className={s.small}>
                {report.company_name} {report.form_type},{' '}
                {report.figure?.replaceAll('_', ' ') ?? 'a place of the document'}
                {report.shown ? `, shown as ${report.shown}` : ''}. {formatInstant(report.created_at)}
                {report.email ? `, ${report.email}` : ''}
              </p>
            </div>
            <span className={s.reportActions}>
              <Link to={sourceOf(report)}>Open the cell</Link>
              <Button small onClick={() => put(report, 'fixed')}>
                Fixed
              </Button>
              <Button small quiet onClick={() => put(report, 'refused')}>
                Refuse
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function sourceOf({ accession_number, start, end, document }: FigureReport): string {
  const query = new URLSearchParams()
  if (document) query.set('doc', document)
  if (start !== null && end !== null) query.set('at', `${start}-${end}`)
  const text = query.toString()
  return `/source/${accession_number}${text ? `?${text}` : ''}`
}
