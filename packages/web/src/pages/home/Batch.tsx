import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { needsAnalysis, needsReanalysis } from '../../actions/analysis.ts'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { browserFetch } from '../../api/call.ts'
import { cancelPendingAnalyses, requestFailedAnalyses } from '../../api/client.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { notifyError, notifyInfo, notifySuccess } from '../../ui/notices.ts'
import s from './home.module.css'

/** Batch buttons over the visible rows for subscribers, and the two bulk actions of admins. */
export function Batch({ visible }: { visible: Filing[] }) {
  const { user, hasAccess, isAdmin } = useViewer()
  const analyses = useRequestAnalyses()
  if (user === null || !hasAccess) return null
  const run = (rows: Filing[], nothing: string, question: (n: number) => string) => {
    if (rows.length === 0) return notifyInfo(nothing)
    if (window.confirm(question(rows.length))) analyses.request(rows.map((f) => f.accession_number))
  }
  return (
    <div className={s.batch}>
      <Button
        small
        pending={analyses.isPending}
        onClick={() =>
          run(
            visible.filter(needsReanalysis),
            'No visible statements need re-analysis',
            (n) => `Are you sure you want to re-analyze ${n} visible statements?`,
          )
        }
      >
        Re-analyze failed
      </Button>
      <Button
        small
        pending={analyses.isPending}
        onClick={() =>
          run(
            visible.filter(needsAnalysis),
            'No unanalyzed statements found',
            (n) => `Are you sure you want to analyze ${n} statements?`,
          )
        }
      >
        Analyze unanalyzed
      </Button>
      {isAdmin && <AdminBulk />}
    </div>
  )
}

function AdminBulk() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['filings'] })
  const failed = useMutation({
    mutationFn: () => requestFailedAnalyses(browserFetch),
    onSuccess: (made) => notifySuccess(`Created ${made?.created_count ?? 0} analysis requests`),
    onError: (error) => notifyError(error, 'Failed to create analysis requests'),
    onSettled: refresh,
  })
  const cancel = useMutation({
    mutationFn: () => cancelPendingAnalyses(browserFetch),
    onSuccess: (gone) => notifySuccess(`${gone?.deleted_count ?? 0} pending analyses were cancelled`),
    onError: (error) => notifyError(error, 'Failed to cancel pending analyses'),
    onSettled: refresh,
  })
  return (
    <>
      <Button
        small
        pending={failed.isPending}
        onClick={() => window.confirm('Request analysis for all that failed QC?') && failed.mutate()}
      >
        Request analysis for all failed QC
      </Button>
      <Button
        small
        danger
        pending={cancel.isPending}
        onClick={() => window.confirm('Cancel all pending analyses?') && cancel.mutate()}
      >
        Cancel all pending
      </Button>
    </>
  )
}
