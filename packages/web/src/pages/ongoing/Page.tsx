/** What runs, waits and is needed, for admins (decisions 55 and 56). */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListedRequest } from '@topline/core/api/admin/analyses.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { cancelStarted } from '../../api/admin-client.ts'
import { orAskAgain } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { cancelAnalyses, cancelPendingAnalyses, getOngoing } from '../../api/client.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { requireAdmin } from '../../session/require-admin.ts'
import { AdminNav } from '../../shell/AdminNav.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { IngestionPanel } from './IngestionPanel.tsx'
import { AcceptedFindings, OtherStatements } from './OtherStatements.tsx'
import s from './ongoing.module.css'
import { cancelledText, countHints, sectionTitles } from './ongoing.ts'
import { QcFailures, qcGroupsQuery } from './QcFailures.tsx'
import { Reports } from './Reports.tsx'
import { Requests } from './Requests.tsx'
import { UpdateQc } from './UpdateQc.tsx'
import { useNow, useOngoing } from './use-ongoing.ts'

export async function loader(args: LoaderFunctionArgs) {
  const f = await requireAdmin(args)
  return { first: await orAskAgain(getOngoing(f)) }
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

type Ask = ReturnType<typeof useConfirm>['ask']

/** What cancels a whole section. */
const CANCEL_ALL = {
  started: { action: 'Cancel All Started', call: () => cancelStarted(browserFetch, 'recent') },
  stale: { action: 'Cancel All Stale', call: () => cancelStarted(browserFetch, 'stale') },
  pending: { action: 'Cancel All Pending', call: () => cancelPendingAnalyses(browserFetch) },
}

/** Cancelling one analysis or a whole section, each after a question. */
function useCancel(ask: Ask) {
  const client = useQueryClient()
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
  return { cancelAll, cancelOne }
}

/** Filings that need an analysis, and a way to ask for all of them. */
function Required({
  title,
  rows,
  analyses,
  ask,
}: {
  title: string
  rows: Filing[]
  analyses: ReturnType<typeof useRequestAnalyses>
  ask: Ask
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={title}
      aside={
        <>
          {rows.length > 0 && (
            <Button
              small
              pending={analyses.isPending}
              onClick={() =>
                ask({
                  title: `Request ${counted(rows.length, 'analysis', 'analyses')}?`,
                  text: 'The filings listed here are queued.',
                  action: 'Request',
                  onYes: () => analyses.request(rows.map((one) => one.accession_number)),
                })
              }
            >
              Request these
            </Button>
          )}
          <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        </>
      }
    >
      {!isOpen ? (
        <p className="muted">Filings with no statement and no request, or with a failed check, newest first.</p>
      ) : rows.length === 0 ? (
        <p className="muted">None</p>
      ) : (
        <DataTable dense caption={title} columns={FILINGS} rows={rows} rowKey={(one) => one.accession_number} />
      )}
    </Section>
  )
}

export default function OngoingPage() {
  const { first } = useLoaderData<typeof loader>()
  const { ask, dialog } = useConfirm()
  const { lists, counts, refresh } = useOngoing(first)
  const groups = useQuery(qcGroupsQuery)
  const analyses = useRequestAnalyses()
  const now = useNow()
  const { cancelAll, cancelOne } = useCancel(ask)
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
          <OtherStatements />
          <AcceptedFindings />
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
          <Required title={titles.required} rows={data.required} analyses={analyses} ask={ask} />
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
