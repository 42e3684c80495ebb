/**
 * Light, dark, or as the system says: one attribute of the document, set before the first paint by `SCHEME_SCRIPT` and
 * changed here. Key and attribute are Mantine's own, so that what it draws (notices) follows.
 */
import { useSyncExternalStore } from 'react'

export type Scheme = 'auto' | 'light' | 'dark'

const KEY = 'mantine-color-scheme-value'
const ATTRIBUTE = 'data-mantine-color-scheme'
const DARK = '(prefers-color-scheme: dark)'

/** For the head of the document; a storage that may not be read leaves what the system says. */
export const SCHEME_SCRIPT = `var c;try{c=localStorage.getItem("${KEY}")}catch(e){}document.documentElement.setAttribute("${ATTRIBUTE}",c==="light"||c==="dark"?c:matchMedia("${DARK}").matches?"dark":"light")`

const listeners = new Set<() => void>()

function chosen(): Scheme {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

/** What is drawn. */
function computed(): 'light' | 'dark' {
  const scheme = chosen()
  if (scheme !== 'auto') return scheme
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

function apply(): void {
  document.documentElement.setAttribute(ATTRIBUTE, computed())
  for (const listener of listeners) listener()
}

export function setScheme(scheme: Scheme): void {
  try {
    window.localStorage.setItem(KEY, scheme)
  } catch {
    // Not kept then; the attribute below still changes what is seen.
  }
  apply()
  if (scheme !== 'auto') document.documentElement.setAttribute(ATTRIBUTE, scheme)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.matchMedia(DARK).addEventListener('change', apply)
    window.addEventListener('storage', apply)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.matchMedia(DARK).removeEventListener('change', apply)
    window.removeEventListener('storage', apply)
  }
}

/** What was chosen; `auto` in the document as the server sends it. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, chosen, () => 'auto')
/** What is drawn: light or dark. */
export const useDrawnScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, computed, () => 'light')
