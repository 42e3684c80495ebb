import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { REQUEST_ANALYSES } from '../../actions/use-request-analyses.ts'
import { browserFetch } from '../../api/call.ts'
import { getFiling } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { useViewer } from '../../session/viewer.ts'

/** ms between two looks while an analysis is open (decision 71) */
const POLL = 5000

/** What of a filing changes when an analysis moves on. */
const stateOf = (filing: Filing): string =>
  [filing.analysis_request?.id, filing.analysis_request?.status, filing.income_statement?.id].join(' ')

/** Loads the page's data again whenever the analysis of its filing has moved on, without a reload. */
export function useLiveFiling(filing: Filing): void {
  const { user, hasAccess } = useViewer()
  const { revalidate } = useRevalidator()
  const client = useQueryClient()
  const asking = useIsMutating({ mutationKey: REQUEST_ANALYSES })
  const wasAsking = useRef(asking)
  const live = useQuery({
    queryKey: [...keys.filing(filing.accession_number), 'live'],
    queryFn: () => getFiling(browserFetch, filing.accession_number),
    enabled: filing.hasUnconcludedAnalysis && hasAccess && user !== null,
    refetchInterval: POLL,
    retry: false,
  })
  const shown = stateOf(filing)
  const seen = live.data && filing.hasUnconcludedAnalysis ? stateOf(live.data) : shown
  useEffect(() => {
    if (seen === shown) return
    void client.invalidateQueries({ queryKey: keys.qc(filing.accession_number) })
    void revalidate()
  }, [seen, shown, client, revalidate, filing.accession_number])
  useEffect(() => {
    const isOver = wasAsking.current > 0 && asking === 0
    wasAsking.current = asking
    if (isOver) void revalidate()
  }, [asking, revalidate])
}
