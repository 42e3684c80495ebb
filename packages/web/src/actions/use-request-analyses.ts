import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { counted } from '@topline/core/format/counted.ts'
import { browserFetch } from '../api/call.ts'
import { requestAnalyses } from '../api/client.ts'
import { ApiError } from '../api/error.ts'
import { notify, notifyError, notifyInfo, notifySuccess } from '../api/notices.ts'
import { MAX_PENDING, TOO_MANY } from './analysis.ts'

/** Key of the mutations that ask for analyses. */
export const REQUEST_ANALYSES = ['request-analyses'] as const

/** Calls of this kind in flight in this browser. */
export function usePendingAnalyses(): number {
  return useIsMutating({ mutationKey: REQUEST_ANALYSES })
}

const isLimit = (error: unknown) => error instanceof ApiError && error.status === 429

/** Asks for one or more analyses; says how it went and reloads what shows requests. */
export function useRequestAnalyses() {
  const client = useQueryClient()
  const pending = usePendingAnalyses()
  const mutation = useMutation({
    mutationKey: REQUEST_ANALYSES,
    mutationFn: async (asked: { accessions: string[]; instructions?: string }) => {
      const made = await requestAnalyses(browserFetch, asked.accessions, asked.instructions)
      if (!made || made.length === 0) throw new Error('No analysis request was created')
      return made
    },
    onSuccess: (made, { accessions }) => {
      if (accessions.length === 1) return notifySuccess('Analysis requested successfully')
      const n = made.length
      notifySuccess(n === 1 ? '1 statement queued for analysis' : `${n} statements queued for analysis`)
      const left = accessions.length - n
      if (left > 0)
        notifyInfo(
          `${counted(left, 'statement was', 'statements were')} not queued: at most ten of yours wait at once.`,
        )
    },
    // Why a limit refused it helps more than that it was refused.
    onError: (error, { accessions }) =>
      notifyError(
        error,
        accessions.length > 1 && !isLimit(error) ? 'Failed to queue statements for analysis' : undefined,
      ),
    onSettled: () =>
      client.invalidateQueries({ predicate: (q) => q.queryKey[0] === 'filings' || q.queryKey[0] === 'filing' }),
  })
  return {
    isPending: mutation.isPending,
    request: (accessions: string[], instructions?: string) => {
      if (pending >= MAX_PENDING) return notify({ tone: 'bad', title: 'Error', text: TOO_MANY })
      mutation.mutate(instructions ? { accessions, instructions } : { accessions })
    },
  }
}
