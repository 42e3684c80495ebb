import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readTableState, type TableState, writeTableState } from './address.ts'

/** How long after a change the router hears of it, ms: the rows are shown before. */
const LATER = 100

interface Ahead {
  state: TableState
  /** the router's address while it has not followed */
  before: string
}

/**
 * The table's state as the address has it. A change is shown and stands in the address at once; the router hears of it
 * a moment later, because it asks every link of the page anew.
 */
export function useTableState(): { state: TableState; change: (next: TableState) => void } {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const address = params.toString()
  // The router has followed, or the reader went elsewhere: what it says counts again.
  if (ahead && ahead.before !== address) setAhead(null)
  return {
    state: ahead?.before === address ? ahead.state : readTableState(params),
    change(next) {
      setAhead({ state: next, before: address })
      const url = new URL(window.location.href)
      url.search = writeTableState(next, url.searchParams).toString()
      window.history.replaceState(window.history.state, '', url)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setParams((now) => writeTableState(next, now), { replace: true, preventScrollReset: true })
      }, LATER)
    },
  }
}
