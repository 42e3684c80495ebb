import { useMutation } from '@tanstack/react-query'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { statusTime } from '../../actions/analysis.ts'
import { useRequestAnalyses } from '../../actions/use-request-analyses.ts'
import { browserFetch } from '../../api/call.ts'
import { analyseNow, getQcReport, setProtected } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { notifyError, notifySuccess } from '../../ui/notices.ts'
import s from './filing.module.css'

/** Everything an admin can do with a filing, in one tinted block after the reader's page. */
export function AdminBlock({ filing, statement }: { filing: Filing; statement: WireStatement | null }) {
  const [instructions, setInstructions] = useState('')
  const { revalidate } = useRevalidator()
  const analyses = useRequestAnalyses()
  const key = filing.accession_number
  const protect = useMutation({
    mutationFn: (value: boolean) => setProtected(browserFetch, key, value),
    onSuccess: (_, value) => notifySuccess(`Income statement is now ${value ? 'protected' : 'unprotected'}`),
    onError: (error) => notifyError(error, 'Failed to update protected status'),
    onSettled: () => revalidate(),
  })
  const now = useMutation({
    mutationFn: () => analyseNow(browserFetch, key, instructions.trim() || undefined),
    onSuccess: () => notifySuccess('Analysis requested successfully'),
    onError: (error) => notifyError(error, 'Failed to request analysis'),
    onSettled: () => revalidate(),
  })
  const redo = useMutation({
    mutationFn: () => getQcReport(browserFetch, key, true),
    onSuccess: () => notifySuccess('QC reports update process completed successfully'),
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  return (
    <div className={s.admin}>
      <Card
        tone="tinted"
        title={
          <>
            Admin <span className={s.small}>seen by admins only</span>
          </>
        }
        aside={
          <span className={s.adminLinks}>
            {statement && (
              <label>
                <input
                  type="checkbox"
                  checked={statement.protected}
                  onChange={(event) => protect.mutate(event.target.checked)}
                />{' '}
                Protected
              </label>
            )}
            <Link to={`/filing/${key}/bts`}>Business terms</Link>
            <Link to={`/filing/${key}/bts_selector`}>Section view</Link>
          </span>
        }
      >
        <p className={s.small}>
          {statement
            ? `Version ${statement.version}, extracted ${statusTime(statement.extracted_at, true)} UTC${statement.engine ? `, engine ${statement.engine}` : ''}.`
            : 'No statement yet.'}{' '}
          {filing.hasUnconcludedAnalysis ? 'A request is open.' : 'No open request.'}
        </p>
        <label className={s.instructions}>
          Instructions (optional)
          <textarea rows={2} value={instructions} onChange={(event) => setInstructions(event.target.value)} />
        </label>
        <div className={s.adminButtons}>
          <Button
            small
            pending={analyses.isPending}
            onClick={() => analyses.request([key], instructions.trim() || undefined)}
          >
            Analyze Again
          </Button>
          <Button small pending={now.isPending} onClick={() => now.mutate()}>
            Analyze Now
          </Button>
          {statement && (
            <Button small pending={redo.isPending} onClick={() => redo.mutate()}>
              Redo QC
            </Button>
          )}
        </div>
        <p className={s.small}>Again joins the queue. Now starts ahead of it.</p>
      </Card>
    </div>
  )
}
