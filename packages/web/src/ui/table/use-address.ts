import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useSearchParams } from 'react-router'

type Patch = Record<string, string | null>
type Change = Patch | ((asked: URLSearchParams) => Patch)

/**
 * View state kept in the address, so that a link shows the same thing; null takes a parameter out. What depends on what
 * the address holds is given as a function of what was asked for last (`useAsked`).
 */
export function useAddress(): [URLSearchParams, (change: Change) => void] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = useAsked()
  const patch = useCallback(
    (change: Change) => {
      const next = asked()
      for (const [name, value] of Object.entries(typeof change === 'function' ? change(asked()) : change)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      void navigate(`?${next}`, { replace: true, preventScrollReset: true })
    },
    [navigate, asked],
  )
  return [params, patch]
}

/**
 * Gives the parameters that the reader asked for last. What `useSearchParams` gives is what the page shows, and it shows
 * a change only after the router asked its routes: of two quick presses the second would undo the first.
 */
export function useAsked(): () => URLSearchParams {
  const router = useContext(DataRouterContext)?.router
  return useCallback(() => {
    if (!router) return new URLSearchParams()
    const { location, navigation } = router.state
    const isSamePage = navigation.location?.pathname === location.pathname
    return new URLSearchParams((isSamePage ? navigation.location : location)?.search)
  }, [router])
}
