import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getCompanies } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { type Hit, mergeHits, SEARCH_PAUSE_MS } from './search-merge.ts'

interface CompanySearch {
  hits: Hit[]
  /** the text the hits belong to; '' = nothing searched */
  searched: string
  /** an answer for the current text is still missing */
  isSearching: boolean
  /** both answers are there and hold nothing */
  isEmpty: boolean
  /** searches the current text now, without the pause */
  searchNow: () => void
}

/**
 * Local result and register lookup for a text, after a pause of 500 ms. Answers belong to their text: older ones
 * never show under a newer text (decision 35).
 */
export function useCompanySearch(text: string, limit = 20): CompanySearch {
  const typed = text.trim()
  const [searched, setSearched] = useState('')
  useEffect(() => {
    if (typed === searched) return
    const timer = setTimeout(() => setSearched(typed), typed === '' ? 0 : SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, searched])

  const options = (lookup: boolean) => ({
    queryKey: [...keys.search(searched), lookup, limit],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      getCompanies(browserFetch, { search: searched, limit, lookup: lookup || undefined }, signal),
    enabled: searched !== '',
    retry: false,
  })
  const local = useQuery(options(false))
  const register = useQuery(options(true))
  const isCurrent = searched !== '' && searched === typed
  const done = (q: typeof local) => q.isSuccess || q.isError
  const hits = isCurrent ? mergeHits(local.data?.rows ?? null, register.data?.rows ?? null) : []
  return {
    hits,
    searched,
    isSearching: typed !== '' && (!isCurrent || !done(local) || !done(register)),
    isEmpty: isCurrent && local.isSuccess && done(register) && hits.length === 0,
    searchNow: () => setSearched(typed),
  }
}
