import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

type Patch = Record<string, string | null>

/** View state kept in the address, so that a link shows the same thing; null takes a parameter out. */
export function useAddress(): [URLSearchParams, (patch: Patch) => void] {
  const [params, setParams] = useSearchParams()
  const patch = useCallback(
    (values: Patch) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [params, patch]
}
