/** What runs, waits and is needed, for admins (spec §2 "Admin analyses page", decisions 22, 158 to 166). */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListedRequest } from '@topline/core/api/analyses.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { cancelStarted } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { cancelAnalyses, cancelPendingAnalyses, getOngoing } from '../../api/client.ts'
import { AdminNav } from '../../shell/AdminNav.tsx'
import { requireAdmin } from '../../shell/require-admin.ts'
import { FormBadge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Card.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { notifyError, notifySuccess } from '../../ui/notices.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorBox } from '../../ui/State.tsx'
import { IngestionPanel } from './IngestionPanel.tsx'
import s from './ongoing.module.css'
import { cancelledText, countHints, sectionTitles } from './ongoing.ts'
import { QcFailures, qcGroupsQuery } from './QcFailures.tsx'
import { Reports } from './Reports.tsx'
import { Requests } from './Requests.tsx'
import { UpdateQc } from './UpdateQc.tsx'
import { useNow, useOngoing } from './use-ongoing.ts'

export async function loader(args: LoaderFunctionArgs) {
  const f = await requireAdmin(args)
  return { first: await getOngoing(f).catch(() => null) }
}

export const meta = () => [{ title: 'Analyses | Topline' }, { name: 'robots', content: 'noindex' }]

const FILINGS: Column<Filing>[] = [
  {
    key: 'company',
    head: 'Company',
    cell: (one) => <Link to={`/filing/${one.accession_number}`}>{one.company.name}</Link>,
  },
  { key: 'form', head: 'Form', cell: (one) => <FormBadge form={one.form_type} /> },
  {
    key: 'why',
    head: 'Why',
    cell: (one) => <span className="muted">{one.income_statement ? 'Failed QC' : 'No statement'}</span>,
  },
  { key: 'filed', head: 'Filed', align: 'right', cell: (one) => formatDate(one.filing_date) },
]

/** What cancels a whole section. */
const CANCEL_ALL = {
  started: { action: 'Cancel All Started', call: () => cancelStarted(browserFetch, 'recent') },
  stale: { action: 'Cancel All Stale', call: () => cancelStarted(browserFetch, 'stale') },
  pending: { action: 'Cancel All Pending', call: () => cancelPendingAnalyses(browserFetch) },
}

export default function OngoingPage() {
  const { first } = useLoaderData<typeof loader>()
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const { lists, counts, refresh } = useOngoing(first)
  const groups = useQuery(qcGroupsQuery)
  const analyses = useRequestAnalyses()
  const now = useNow()
  const [showsRequired, setShowsRequired] = useState(false)
  const cancel = useMutation({
    mutationFn: (call: () => Promise<{ deleted_count: number } | null>) => call(),
    onSuccess: (gone) => notifySuccess(cancelledText(gone?.deleted_count ?? 0)),
    onError: (error) => notifyError(error, 'Failed to cancel pending analyses'),
    onSettled: () => client.invalidateQueries({ queryKey: ['filings'] }),
  })
  const cancelAll = (action: string, count: number, call: () => Promise<{ deleted_count: number } | null>) => (
    <Button
      small
      danger
      pending={cancel.isPending}
      onClick={() =>
        ask({
          title: `${action}?`,
          text: `${count} ${count === 1 ? 'analysis is' : 'analyses are'} cancelled. What a worker has read by then is dropped.`,
          action,
          danger: true,
          onYes: () => cancel.mutate(call),
        })
      }
    >
      {action}
    </Button>
  )
  const cancelOne = (request: ListedRequest) =>
    ask({
      title: 'Cancel this analysis?',
      text: `${request.filing?.company.name ?? ''} ${request.filing?.form_type ?? ''}, ${request.accession_number}`,
      action: 'Cancel the analysis',
      danger: true,
      onYes: () => cancel.mutate(() => cancelAnalyses(browserFetch, [request.accession_number])),
    })
  const data = lists.data
  const numbers = counts.data ?? data?.counts
  const titles = numbers && sectionTitles(numbers)
  return (
    <main id="main" className="page">
      <AdminNav />
      <div className={s.head}>
        <h1>Analyses</h1>
        <div className={s.tools}>
          <span className={s.small}>
            {counts.isError ? 'The counts could not be read' : now === null ? '' : 'Updated'}
            {now !== null && !counts.isError && ` ${secondsAgo(now, counts.dataUpdatedAt)} s ago, every 5 s`}
          </span>
          <Button pending={lists.isRefetching && counts.isRefetching} onClick={() => void refresh()}>
            <Icon name="retry" size={14} /> Refresh
          </Button>
          <UpdateQc ask={ask} />
        </div>
      </div>
      {lists.isPending && <Spinner label="Loading analyses..." />}
      {lists.isError && !data && (
        <ErrorBox text="Error loading analyses" error={lists.error} onRetry={() => void refresh()} />
      )}
      {data && numbers && titles && (
        <>
          <Counts numbers={numbers} hints={countHints(numbers, groups.data?.analysed ?? null, now)} />
          <Reports count={numbers.open_reports} ask={ask} />
          <QcFailures />
          {(['started', 'stale', 'pending'] as const).map((kind) => (
            <Requests
              key={kind}
              title={titles[kind]}
              kind={kind}
              rows={data[kind]}
              total={numbers[kind]}
              now={now}
              onCancel={cancelOne}
              aside={cancelAll(CANCEL_ALL[kind].action, numbers[kind], CANCEL_ALL[kind].call)}
            />
          ))}
          <Requests
            title={titles.failed}
            kind="failed"
            rows={data.failed}
            total={numbers.failed}
            now={now}
            onRetry={(request) => analyses.request([request.accession_number])}
          />
          <Section
            title={titles.required}
            aside={
              <>
                {data.required.length > 0 && (
                  <Button
                    small
                    pending={analyses.isPending}
                    onClick={() =>
                      ask({
                        title: `Request ${counted(data.required.length, 'analysis', 'analyses')}?`,
                        text: 'The filings listed here are queued.',
                        action: 'Request',
                        onYes: () => analyses.request(data.required.map((one) => one.accession_number)),
                      })
                    }
                  >
                    Request these
                  </Button>
                )}
                <Button small aria-expanded={showsRequired} onClick={() => setShowsRequired(!showsRequired)}>
                  {showsRequired ? 'Hide' : 'Show'}
                </Button>
              </>
            }
          >
            {!showsRequired ? (
              <p className="muted">Filings with no statement and no request, or with a failed check, newest first.</p>
            ) : data.required.length === 0 ? (
              <p className="muted">None</p>
            ) : (
              <DataTable
                dense
                caption={titles.required}
                columns={FILINGS}
                rows={data.required}
                rowKey={(one) => one.accession_number}
              />
            )}
          </Section>
          <IngestionPanel />
        </>
      )}
      {dialog}
    </main>
  )
}

const secondsAgo = (now: number, at: number): number => Math.max(0, Math.round((now - at) / 1000))

function Counts({
  numbers,
  hints,
}: {
  numbers: NonNullable<ReturnType<typeof useOngoing>['counts']['data']>
  hints: ReturnType<typeof countHints>
}) {
  const cell = (name: string, value: number, hint: string, isBad = false): ReactNode => (
    <div>
      <dt>{name}</dt>
      <dd data-tone={isBad && value > 0 ? 'bad' : undefined}>{value.toLocaleString('en-US')}</dd>
      <dd className={s.hint}>{hint}</dd>
    </div>
  )
  return (
    <dl className={s.counts}>
      {cell('Started', numbers.started, hints.started)}
      {cell('Stale', numbers.stale, hints.stale, true)}
      {cell('Pending', numbers.pending, hints.pending)}
      {cell('Required', numbers.required, hints.required)}
      {cell('Failing QC', numbers.failing_qc, hints.failing)}
    </dl>
  )
}
