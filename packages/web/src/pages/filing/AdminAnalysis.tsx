import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { requestWords, statusTime } from '../../actions/analysis.ts'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { browserFetch } from '../../api/call.ts'
import { analyseNow, getQcReport } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { Button } from '../../ui/controls/Button.tsx'
import s from './filing.module.css'

const OPEN = 'An analysis of this filing is open'

/** Analyze Again and Analyze Now with instructions, and Redo QC (decisions 55 and 56). */
export function AdminAnalysis({ filing, statement }: { filing: Filing; statement: WireStatement | null }) {
  const [instructions, setInstructions] = useState('')
  const { revalidate } = useRevalidator()
  const client = useQueryClient()
  const analyses = useRequestAnalyses()
  const key = filing.accession_number
  const words = instructions.trim() || undefined
  const now = useMutation({
    mutationFn: async () => {
      const made = await analyseNow(browserFetch, key, words)
      if (!made) throw new Error('No analysis request was created')
    },
    onSuccess: () => notifySuccess('Analysis requested successfully'),
    onError: (error) => notifyError(error, 'Failed to request analysis'),
    onSettled: () => revalidate(),
  })
  const redo = useMutation({
    mutationFn: () => getQcReport(browserFetch, key, true),
    onSuccess: (report) => {
      client.setQueryData([...keys.qc(key), statement?.version], report)
      notifySuccess('QC reports update process completed successfully')
    },
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  const reason = filing.hasUnconcludedAnalysis ? OPEN : null
  return (
    <>
      <p className={s.small}>
        {statement
          ? `Version ${statement.version}, extracted ${statusTime(statement.extracted_at, true)} UTC${statement.engine ? `, engine ${statement.engine}` : ''}.`
          : 'No statement yet.'}{' '}
        <span role="status">
          {filing.analysis_request ? `${requestWords(filing.analysis_request, true)} UTC.` : 'No request yet.'}
        </span>
      </p>
      {filing.analysis_request?.status === 'failed' && filing.analysis_request.error_message && (
        <p className={s.small}>{filing.analysis_request.error_message}</p>
      )}
      <label className={s.instructions}>
        Instructions (optional)
        <textarea rows={2} value={instructions} onChange={(event) => setInstructions(event.target.value)} />
      </label>
      <div className={s.adminButtons}>
        <Button small reason={reason} pending={analyses.isPending} onClick={() => analyses.request([key], words)}>
          Analyze Again
        </Button>
        <Button small reason={reason} pending={now.isPending} onClick={() => now.mutate()}>
          Analyze Now
        </Button>
        {statement && (
          <Button small pending={redo.isPending} onClick={() => redo.mutate()}>
            Redo QC
          </Button>
        )}
      </div>
      <p className={s.small}>
        Again joins the queue. Now starts ahead of it.
        {statement?.engine === 'manual' &&
          ' The shown version was corrected by hand: a new analysis is kept beside it, and taken on the page Versions.'}
      </p>
    </>
  )
}
