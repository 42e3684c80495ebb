import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OngoingAnalyses } from '@topline/core/api/admin/analyses.ts'
import { useEffect, useRef, useState } from 'react'
import { getOngoingCounts } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { getOngoing } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'

/** ms between two looks at the counts */
const POLL = 5000

/** The lists of the console: the counts are looked at every five seconds, the lists are fetched when those changed. */
export function useOngoing(first: OngoingAnalyses | null) {
  const client = useQueryClient()
  const lists = useQuery({
    queryKey: keys.ongoing,
    queryFn: () => getOngoing(browserFetch),
    ...(first ? { initialData: first } : {}),
  })
  const counts = useQuery({
    queryKey: [...keys.ongoing, 'counts'],
    queryFn: () => getOngoingCounts(browserFetch),
    ...(first ? { initialData: first.counts } : {}),
    refetchInterval: POLL,
    // A look that fails is repeated anyway; the page says so itself (decision 15).
    retry: false,
  })
  const token = counts.data?.token
  const known = useRef(token)
  useEffect(() => {
    if (token === undefined || token === known.current) return
    known.current = token
    void client.invalidateQueries({ queryKey: keys.ongoing, exact: true })
    void client.invalidateQueries({ queryKey: ['qc-tests'] })
  }, [token, client])
  const refresh = async () => {
    await Promise.all([lists.refetch(), counts.refetch(), client.invalidateQueries({ queryKey: ['qc-tests'] })])
  }
  return { lists, counts, refresh }
}

/** The time in ms, moved on every second; null until the page runs in a browser. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
