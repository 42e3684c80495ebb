import { useIsMutating, useMutation } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { useRevalidator } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { requestAnalyses } from '../../api/client.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { notifyError, notifySuccess } from '../notices.ts'
import { analysisNeed } from './statement-rows.ts'

const MOST_PENDING = 10

/** Asks for an analysis of one filing, where one is needed; otherwise nothing (spec §2 Home, decisions 47, 54). */
export function AnalyzeButton({ filing }: { filing: Filing }) {
  const { user, hasAccess } = useViewer()
  const pending = useIsMutating({ mutationKey: ['analyze'] })
  const revalidator = useRevalidator()
  const request = useMutation({
    mutationKey: ['analyze'],
    mutationFn: () => requestAnalyses(browserFetch, [filing.accession_number]),
    onSuccess: async (requests) => {
      if (!requests || requests.length === 0) return notifyError(new Error('No analysis request was created'))
      notifySuccess('Analysis queued')
      await revalidator.revalidate()
    },
    onError: (error) => notifyError(error),
  })
  const need = analysisNeed(filing)
  if (!need) return null
  const refusal = user === null ? 'Subscription required to request analysis' : 'Subscribe to request analysis'
  const full = pending >= MOST_PENDING ? 'Too many pending analyses. Please wait for some to complete.' : null
  return (
    <Button
      small
      icon
      aria-label={need === 'analysis' ? 'Analyze' : 'Analyze again'}
      title={hasAccess && !full ? (need === 'analysis' ? 'Analyze' : 'Analyze again') : undefined}
      reason={hasAccess ? full : refusal}
      pending={request.isPending}
      onClick={() => request.mutate()}
    >
      <Icon name="spark" size={14} />
    </Button>
  )
}
