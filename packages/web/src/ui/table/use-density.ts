import { useEffect, useState } from 'react'
import { useAddress } from './use-address.ts'

const STORE = 'topline-density'

/** Roomy or compact rows: the reader's choice, kept in the browser; an address that names it wins (decision 71). */
export function useDensity(): { dense: boolean; setDense: (dense: boolean) => void } {
  const [params, patch] = useAddress()
  const [kept, setKept] = useState(false)
  useEffect(() => setKept(localStorage.getItem(STORE) === 'compact'), [])
  const named = params.get('density')
  return {
    dense: named === null ? kept : named === 'compact',
    setDense(dense) {
      localStorage.setItem(STORE, dense ? 'compact' : 'roomy')
      setKept(dense)
      patch({ density: dense ? 'compact' : null })
    },
  }
}
