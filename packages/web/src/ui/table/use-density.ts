import { setSetting, useSetting } from '../theme/reader-settings.ts'
import { useAddress } from './use-address.ts'

/** Roomy or compact rows: the reader's setting; an address that names it wins (decision 71). */
export function useDensity(): { dense: boolean; setDense: (dense: boolean) => void } {
  const [params, patch] = useAddress()
  const kept = useSetting('density') === 'compact'
  const named = params.get('density')
  return {
    dense: named === null ? kept : named === 'compact',
    setDense(dense) {
      setSetting('density', dense ? 'compact' : 'roomy')
      patch({ density: dense ? 'compact' : null })
    },
  }
}
