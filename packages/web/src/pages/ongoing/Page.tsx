/** What runs, waits and is needed, for admins (spec §2 "Admin analyses page", decisions 22, 158, 159). */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListedRequest } from '@topline/core/api/analyses.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { statusTime } from '../../actions/analysis.ts'
import { browserFetch } from '../../api/call.ts'
import { cancelAnalyses, cancelPendingAnalyses, getMe, getOngoing } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { fetchContext } from '../../context.ts'
import { FormBadge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { notifyError, notifySuccess } from '../../ui/notices.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorBox } from '../../ui/State.tsx'
import s from './ongoing.module.css'
import { cancelledText, numbersOf, sectionTitles } from './ongoing.ts'

/** ms between two looks at the queue (spec §4) */
const POLL = 5000

export async function loader({ context }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const user = await getMe(f)
  if (!user?.is_admin) throw redirect('/')
  return { first: await getOngoing(f).catch(() => null) }
}

export const meta = () => [{ title: 'Analyses | Topline' }, { name: 'robots', content: 'noindex' }]

const REQUESTS: Column<ListedRequest>[] = [
  {
    key: 'company',
    head: 'Company',
    cell: (one) => (
      <Link to={`/filing/${one.accession_number}`}>{one.filing?.company.name ?? one.accession_number}</Link>
    ),
  },
  { key: 'form', head: 'Form', cell: (one) => one.filing && <FormBadge form={one.filing.form_type} /> },
  { key: 'filed', head: 'Filed', cell: (one) => formatDate(one.filing?.filing_date) },
  { key: 'by', head: 'Requested by', cell: (one) => one.user?.name ?? 'The site' },
  {
    key: 'since',
    head: 'Since (UTC)',
    align: 'right',
    cell: (one) => statusTime(one.started_at ?? one.created_at, true),
  },
]
const FILINGS: Column<Filing>[] = [
  {
    key: 'company',
    head: 'Company',
    cell: (one) => <Link to={`/filing/${one.accession_number}`}>{one.company.name}</Link>,
  },
  { key: 'form', head: 'Form', cell: (one) => <FormBadge form={one.form_type} /> },
  { key: 'filed', head: 'Filed', align: 'right', cell: (one) => formatDate(one.filing_date) },
]

export default function OngoingPage() {
  const { first } = useLoaderData<typeof loader>()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const ongoing = useQuery({
    queryKey: keys.ongoing,
    queryFn: () => getOngoing(browserFetch),
    initialData: first ?? undefined,
    refetchInterval: POLL,
  })
  const lists = ongoing.data
  async function cancel(question: string, call: () => Promise<{ deleted_count: number } | null>) {
    if (!window.confirm(question)) return
    setBusy(true)
    try {
      notifySuccess(cancelledText((await call())?.deleted_count ?? 0))
    } catch (error) {
      notifyError(error, 'Failed to cancel pending analyses')
    }
    await cache.invalidateQueries()
    setBusy(false)
  }
  const cancelListed = (which: string, requests: ListedRequest[]) =>
    cancel(`Cancel all ${which} analyses listed here?`, () => cancelAnalyses(browserFetch, numbersOf(requests)))
  const titles = lists && sectionTitles(lists.counts)
  return (
    <main id="main" className="page">
      <div className={s.head}>
        <h1>Analyses</h1>
        <Button small pending={ongoing.isFetching && !lists} onClick={() => void ongoing.refetch()}>
          Refresh
        </Button>
      </div>
      {ongoing.isPending && <Spinner label="Loading analyses..." />}
      {ongoing.error && (
        <ErrorBox text="Error loading analyses" error={ongoing.error} onRetry={() => void ongoing.refetch()} />
      )}
      {lists && titles && (
        <>
          <Requests
            title={titles.started}
            rows={lists.started}
            action="Cancel All Started"
            isBusy={isBusy}
            onCancel={() => void cancelListed('started', lists.started)}
          />
          <Requests
            title={titles.stale}
            rows={lists.stale}
            action="Cancel All Stale"
            isBusy={isBusy}
            onCancel={() => void cancelListed('stale', lists.stale)}
          />
          <Requests
            title={titles.pending}
            rows={lists.pending}
            action="Cancel All Pending"
            isBusy={isBusy}
            onCancel={() => void cancel('Cancel all pending analyses?', () => cancelPendingAnalyses(browserFetch))}
          />
          <Section title={titles.required}>
            {lists.required.length === 0 ? (
              <p className="muted">None</p>
            ) : (
              <DataTable
                caption={titles.required}
                columns={FILINGS}
                rows={lists.required}
                rowKey={(one) => one.accession_number}
              />
            )}
          </Section>
        </>
      )}
    </main>
  )
}

interface RequestsProps {
  title: string
  rows: ListedRequest[]
  action: string
  isBusy: boolean
  onCancel: () => void
}

function Requests({ title, rows, action, isBusy, onCancel }: RequestsProps) {
  const button = rows.length > 0 && (
    <Button small danger pending={isBusy} onClick={onCancel}>
      {action}
    </Button>
  )
  return (
    <Section title={title} aside={button}>
      {rows.length === 0 ? (
        <p className="muted">None</p>
      ) : (
        <DataTable caption={title} columns={REQUESTS} rows={rows} rowKey={(one) => String(one.id)} />
      )}
    </Section>
  )
}
