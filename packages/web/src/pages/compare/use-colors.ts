import { useMemo, useRef } from 'react'
import { nextColors } from './addresses.ts'

/** The colour number of each compared company; kept while companies come and go. */
export function useCompareColors(ciks: readonly string[]): ReadonlyMap<string, number> {
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  const key = ciks.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the companies
  return useMemo(() => {
    before.current = nextColors(before.current, ciks)
    return before.current
  }, [key])
}
