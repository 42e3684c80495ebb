import { useQuery } from '@tanstack/react-query'
import type { StockPrice } from '@topline/core/api/wire.ts'
import { useRef } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getStockPrice } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { keys } from '../../api/keys.ts'

const MINUTE = 60_000
const REFRESH = MINUTE
const KEPT = 10 * MINUTE
const LADDER = [MINUTE, 10 * MINUTE, 60 * MINUTE, 600 * MINUTE] as const

/** Wait before the next try after `refusals` answers of 'Rate limited' in a row, ms (decision 44). */
export function waitAfter(refusals: number): number {
  if (refusals === 0) return REFRESH
  return LADDER[Math.min(refusals, LADDER.length) - 1] ?? REFRESH
}

/** The newest close, asked again every minute while the page is seen; a refusal waits along the ladder, silently. */
export function useStockPrice(ticker: string | null, first: StockPrice | null): StockPrice | null {
  const refusals = useRef(0)
  const { data } = useQuery({
    queryKey: keys.price(ticker ?? ''),
    queryFn: async () => {
      try {
        const price = await getStockPrice(browserFetch, ticker ?? '')
        refusals.current = 0
        return price
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 429)) throw error
        refusals.current += 1
        return first // what is shown stays
      }
    },
    enabled: ticker !== null && first !== null,
    initialData: first ?? undefined,
    staleTime: MINUTE,
    gcTime: KEPT,
    retry: false,
    refetchInterval: () => waitAfter(refusals.current),
  })
  return data ?? first
}
