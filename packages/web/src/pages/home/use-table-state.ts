import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readTableState, type TableState, writeTableState } from './address.ts'

/** How long after a change the router hears of it, ms: the rows are shown before. */
const LATER = 100

/** A change that the router has not followed yet. */
export interface Ahead {
  state: TableState
  /** the router's address while it has not followed */
  before: string
  /** what the router was told of an earlier change and had not followed when this one came; null = nothing */
  told: string | null
}

/**
 * What is still ahead of the router at its address: a step to an earlier change leaves the later one ahead; any other
 * step is the change itself or the reader going elsewhere, and the address counts again.
 */
export function stillAhead(ahead: Ahead | null, address: string): Ahead | null {
  if (ahead === null || ahead.before === address) return ahead
  return address === ahead.told ? { ...ahead, before: address, told: null } : null
}

/**
 * The table's state as the address has it. A change is shown and stands in the address at once; the router hears of it
 * a moment later, because it asks every link of the page anew.
 */
export function useTableState(): { state: TableState; change: (next: TableState) => void } {
  const [params, setParams] = useSearchParams()
  const [kept, setAhead] = useState<Ahead | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const told = useRef<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const address = params.toString()
  const ahead = stillAhead(kept, address)
  if (ahead !== kept) setAhead(ahead)
  return {
    state: ahead ? ahead.state : readTableState(params),
    change(next) {
      setAhead({ state: next, before: address, told: told.current })
      const url = new URL(window.location.href)
      url.search = writeTableState(next, url.searchParams).toString()
      window.history.replaceState(window.history.state, '', url)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setParams(
          (now) => {
            const then = writeTableState(next, now)
            told.current = then.toString()
            return then
          },
          { replace: true, preventScrollReset: true },
        )
      }, LATER)
    },
  }
}
