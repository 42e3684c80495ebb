import { useSyncExternalStore } from 'react'

/** The place in the header where the chat's button stands while the page's margin has no room for it. */
export const ASK_DOCK = 'ask-dock'

/** Wider than a phone, narrower than the content with a button beside it. */
const DOCKED = '(min-width: 48.0625rem) and (max-width: 85.4375rem)'

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(DOCKED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The element of the header to draw into; null where the button floats. */
export function useDock(): Element | null {
  return useSyncExternalStore(
    onChange,
    () => (window.matchMedia(DOCKED).matches ? document.getElementById(ASK_DOCK) : null),
    () => null,
  )
}
