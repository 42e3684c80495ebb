import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ScreenerAnswer } from '@topline/core/api/screener.ts'
import { readScreen, type Screen, screenQuery, writeScreen } from '@topline/core/screen/screen.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { browserFetch, getJson } from '../../api/call.ts'
import type { Fetch } from '../../context.ts'
import { useAsked } from '../../ui/table/use-address.ts'

const PAGE = 50

/** The address of the answer to a screen; later pages come without histograms. */
export function getScreened(fetcher: Fetch, screen: Screen, skip: number, signal?: AbortSignal) {
  const asked = [screenQuery(screen), `limit=${PAGE}`, skip === 0 ? 'histograms' : `skip=${skip}`]
  const path = `/api/screener?${asked.filter((part) => part !== '').join('&')}`
  return getJson<ScreenerAnswer>(fetcher, path, signal ? { signal } : undefined)
}

/** What depends on the screen is given as a function of the one that was asked for last. */
export type ChangeScreen = (patch: Partial<Screen> | ((now: Screen) => Partial<Screen>)) => void

/** The screen of the address, and a change of it: back takes the reader out of the screener, not through every digit. */
export function useScreen() {
  const [params, setParams] = useSearchParams()
  const asked = useAsked()
  const text = params.toString()
  const read = useMemo(() => {
    const parameters = new URLSearchParams(text)
    return readScreen((name) => parameters.get(name))
  }, [text])
  const change: ChangeScreen = (patch) => {
    const now = asked()
    const { screen } = readScreen((name) => now.get(name))
    const next = { ...screen, ...(typeof patch === 'function' ? patch(screen) : patch) }
    setParams(new URLSearchParams(writeScreen(next)), { replace: true, preventScrollReset: true })
  }
  return { ...read, change }
}

export function useScreened(screen: Screen, first: { query: string; answer: ScreenerAnswer } | null) {
  const query = screenQuery(screen)
  return useInfiniteQuery({
    queryKey: ['screener', query],
    queryFn: ({ pageParam, signal }) => getScreened(browserFetch, screen, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.companies.length < PAGE ? undefined : pages.length * PAGE),
    initialData: first?.query === query ? { pages: [first.answer], pageParams: [0] } : undefined,
    placeholderData: keepPreviousData,
  })
}
