import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getQcUpdate, startQcUpdate } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notify, notifyError, notifySuccess } from '../../api/notices.ts'
import { Button } from '../../ui/controls/Button.tsx'
import type { Question } from '../../ui/controls/Confirm.tsx'
import s from './ongoing.module.css'

/** Runs all checks again in the background and says how far it is and what came of it (decision 56). */
export function UpdateQc({ ask }: { ask: (question: Question) => void }) {
  const client = useQueryClient()
  const [job, setJob] = useState<string | null>(null)
  const start = useMutation({
    mutationFn: () => startQcUpdate(browserFetch),
    onSuccess: (answer) => setJob(answer?.job_id ?? null),
    onError: (error) => notifyError(error),
  })
  const state = useQuery({
    queryKey: ['qc-update', job],
    queryFn: () => getQcUpdate(browserFetch, job ?? ''),
    enabled: job !== null,
    refetchInterval: 1000,
  })
  const { data } = state
  useEffect(() => {
    if (!data || data.status === 'running' || data.status === 'pending') return
    setJob(null)
    void client.invalidateQueries()
    if (data.status !== 'completed') {
      notify({ tone: 'bad', title: 'Error', text: data.error ?? 'The update stopped' })
      return
    }
    const { checked = 0, changed = 0, now_failing = [], now_passing = [] } = data.result ?? {}
    notifySuccess('QC reports update process completed successfully')
    notify({
      tone: 'info',
      title: null,
      text: `${checked} checked, ${changed} changed, ${now_failing.length} fail now, ${now_passing.length} pass now`,
    })
  }, [data, client])
  return (
    <>
      {job !== null && data && (
        <span className={s.small} role="status">
          {data.checked} of {data.total} checked
        </span>
      )}
      <Button
        primary
        pending={start.isPending || job !== null}
        onClick={() =>
          ask({
            title: 'Update QC Reports?',
            text: 'All checks of all current statements run again. Accepted findings stay accepted.',
            action: 'Update QC Reports',
            onYes: () => start.mutate(),
          })
        }
      >
        Update QC Reports
      </Button>
    </>
  )
}
