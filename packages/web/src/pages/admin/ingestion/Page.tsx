/** What brings filings in, and how every run went (decision 39). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Ingestion } from '@topline/core/api/admin/admin.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { getIngestion, syncNow } from '../../../api/admin-client.ts'
import { browserFetch } from '../../../api/call.ts'
import { notifyError, notifyInfo, notifySuccess } from '../../../api/notices.ts'
import { requireAdmin } from '../../../session/require-admin.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Section } from '../../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../../ui/display/State.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { IngestionFacts } from '../../ongoing/IngestionFacts.tsx'
import { AdminPage, adminMeta } from '../AdminPage.tsx'
import s from '../admin.module.css'

export const loader = async (args: LoaderFunctionArgs) => {
  await requireAdmin(args)
  return null
}
export const meta = adminMeta('Ingestion')

type Run = Ingestion['runs'][number]
function columns(open: number | null, setOpen: (id: number | null) => void): Column<Run>[] {
  return [
    { key: 'kind', head: 'Run', cell: (run) => run.kind },
    { key: 'started', head: 'Started', cell: (run) => formatInstant(run.started_at) },
    {
      key: 'finished',
      head: 'Finished',
      cell: (run) => (run.finished_at ? formatInstant(run.finished_at) : 'running'),
    },
    { key: 'found', head: 'Found', align: 'right', cell: (run) => run.found },
    { key: 'stored', head: 'Stored', align: 'right', cell: (run) => run.stored },
    { key: 'queued', head: 'Queued', align: 'right', cell: (run) => run.queued },
    {
      key: 'errors',
      head: 'Errors',
      align: 'right',
      cell: (run) =>
        run.errors.length === 0 ? (
          0
        ) : (
          <button
            type="button"
            className={s.plain}
            aria-expanded={run.id === open}
            onClick={() => setOpen(run.id === open ? null : run.id)}
          >
            {run.errors.length}
          </button>
        ),
    },
  ]
}

export default function IngestionPage() {
  const client = useQueryClient()
  const [open, setOpen] = useState<number | null>(null)
  const state = useQuery({
    queryKey: ['ingestion'],
    queryFn: () => getIngestion(browserFetch),
    refetchInterval: 10_000,
  })
  const sync = useMutation({
    mutationFn: () => syncNow(browserFetch),
    onSuccess: (answer) =>
      answer?.queued
        ? notifySuccess('A worker looks for new filings now')
        : notifyInfo('It was asked for within the last minute already'),
    onError: (error) => notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: ['ingestion'] }),
  })
  const { data } = state
  return (
    <AdminPage
      title="Ingestion"
      lead="How filings come in from EDGAR. Those of one company are fetched from its own page."
      aside={
        data && (
          <Button
            primary
            pending={sync.isPending}
            reason={data.edgar.is_on ? null : 'EDGAR is off: set EDGAR_USER_AGENT'}
            onClick={() => sync.mutate()}
          >
            Look for new filings
          </Button>
        )
      }
    >
      {state.isPending && <Skeleton rows={5} height={38} />}
      {state.isError && (
        <ErrorBox text="Error loading ingestion" error={state.error} onRetry={() => void state.refetch()} />
      )}
      {data && (
        <>
          <IngestionFacts state={data} />
          <Section title="Runs">
            {data.runs.length === 0 ? (
              <p className="muted">No run yet.</p>
            ) : (
              <DataTable
                dense
                caption="Runs"
                columns={columns(open, setOpen)}
                rows={data.runs}
                rowKey={(run) => String(run.id)}
                expanded={(run) =>
                  run.id === open ? (
                    <pre className={s.pre}>
                      {run.errors.map((error) => `${error.subject}: ${error.message ?? 'no reason given'}`).join('\n')}
                    </pre>
                  ) : null
                }
              />
            )}
          </Section>
        </>
      )}
    </AdminPage>
  )
}
