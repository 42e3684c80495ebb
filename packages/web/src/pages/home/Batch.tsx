import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DETAIL, NOTICE_OF_DETAIL } from '@topline/core/api/details.ts'
import type { Filing, Stats } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { useState } from 'react'
import { hasFailedAnalysis, needsAnalysis, needsReanalysis } from '../../actions/analysis.ts'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { here, part } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { cancelPendingAnalyses, getStats, requestFailedAnalyses } from '../../api/client.ts'
import { notifyError, notifyInfo, notifySuccess } from '../../api/notices.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { type Question, useConfirm } from '../../ui/controls/Confirm.tsx'
import s from './home.module.css'

/** Batch buttons over the visible rows for subscribers, and the two bulk actions of admins. */
export function Batch({ visible }: { visible: Filing[] }) {
  const { user, hasAccess, hasPro, isAdmin } = useViewer()
  const analyses = useRequestAnalyses()
  const { ask, dialog } = useConfirm()
  if (user === null || !hasAccess) return null
  const run = (rows: Filing[], nothing: string, question: (n: number) => string) => {
    // No question that would be answered with a refusal.
    if (!hasPro) return notifyInfo(NOTICE_OF_DETAIL[DETAIL.proSubscriptionRequired] ?? '')
    if (rows.length === 0) return notifyInfo(nothing)
    ask({
      title: question(rows.length),
      action: 'Request',
      onYes: () => analyses.request(rows.map((f) => f.accession_number)),
    })
  }
  return (
    <div className={s.batch}>
      <Button
        small
        pending={analyses.isPending}
        onClick={() =>
          run(
            visible.filter((row) => needsReanalysis(row) || hasFailedAnalysis(row)),
            'No visible statements need re-analysis',
            (n) =>
              n === 1
                ? 'Are you sure you want to re-analyze 1 visible statement?'
                : `Are you sure you want to re-analyze ${n} visible statements?`,
          )
        }
      >
        Re-analyze failed
      </Button>
      <Button
        small
        pending={analyses.isPending}
        onClick={() =>
          run(visible.filter(needsAnalysis), 'No unanalyzed statements found', (n) =>
            n === 1
              ? 'Are you sure you want to analyze 1 statement?'
              : `Are you sure you want to analyze ${n} statements?`,
          )
        }
      >
        Analyze unanalyzed
      </Button>
      {isAdmin && <AdminBulk />}
      {dialog}
    </div>
  )
}

function AdminBulk() {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const [isAsking, setAsking] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: ['filings'] })
  /** The question with its number (decision 56); without one when the counts cannot be read. */
  async function count(numberOf: (stats: Stats) => number, words: (n: number | null) => Question) {
    setAsking(true)
    const stats = here(await part(getStats(browserFetch)))
    setAsking(false)
    ask(words(stats && numberOf(stats)))
  }
  const failed = useMutation({
    mutationFn: () => requestFailedAnalyses(browserFetch),
    onSuccess: (made) => {
      const n = made?.created_count ?? 0
      notifySuccess(n === 1 ? 'Created 1 analysis request' : `Created ${n} analysis requests`)
    },
    onError: (error) => notifyError(error, 'Failed to create analysis requests'),
    onSettled: refresh,
  })
  const cancel = useMutation({
    mutationFn: () => cancelPendingAnalyses(browserFetch),
    onSuccess: (gone) => {
      const n = gone?.deleted_count ?? 0
      notifySuccess(n === 1 ? '1 pending analysis was cancelled' : `${n} pending analyses were cancelled`)
    },
    onError: (error) => notifyError(error, 'Failed to cancel pending analyses'),
    onSettled: refresh,
  })
  return (
    <>
      <Button
        small
        pending={failed.isPending || isAsking}
        onClick={() =>
          void count(
            (stats) => stats.income_statements.not_passing_qc,
            (n) => ({
              title: 'Request analysis for all that failed QC?',
              text:
                n === null
                  ? null
                  : `${counted(n, 'statement fails', 'statements fail')} QC. Those with an open analysis get no second one.`,
              action: 'Request analyses',
              onYes: () => failed.mutate(),
            }),
          )
        }
      >
        Request analysis for all failed QC
      </Button>
      <Button
        small
        danger
        pending={cancel.isPending || isAsking}
        onClick={() =>
          void count(
            (stats) => stats.analysis_requests.pending,
            (n) => ({
              title: 'Cancel all pending analyses?',
              text: n === null ? null : `${counted(n, 'analysis waits', 'analyses wait')} in the queue.`,
              action: 'Cancel all pending',
              danger: true,
              onYes: () => cancel.mutate(),
            }),
          )
        }
      >
        Cancel all pending
      </Button>
      {dialog}
    </>
  )
}
