/**
 * What a reader sets once for every page: kept in the browser, put on the document before the first paint by
 * `SETTINGS_SCRIPT` (`data-palette="patterns"`, …) and drawn by style sheets. The first value of each is the usual one, which has no attribute.
 */
import { useSyncExternalStore } from 'react'

const SETTINGS = {
  palette: ['standard', 'blue-orange', 'patterns'],
  density: ['roomy', 'compact'],
  /** what Home begins with */
  home: ['flow', 'table'],
} as const

type Name = keyof typeof SETTINGS
export type Setting<N extends Name> = (typeof SETTINGS)[N][number]

const keyOf = (name: Name): string => `topline-${name}`

/** For the head of the document; a storage that may not be read leaves the usual. */
export const SETTINGS_SCRIPT = `try{${JSON.stringify(Object.entries(SETTINGS).map(([name, [, ...others]]) => [name, others]))}.forEach(function(s){var v=localStorage.getItem("topline-"+s[0]);if(s[1].indexOf(v)>=0)document.documentElement.setAttribute("data-"+s[0],v)})}catch(e){}`

const listeners = new Set<() => void>()

function read<N extends Name>(name: N): Setting<N> {
  const values: readonly Setting<N>[] = SETTINGS[name]
  try {
    const kept = window.localStorage.getItem(keyOf(name))
    return values.find((value) => value === kept) ?? usual(name)
  } catch {
    return usual(name)
  }
}

const usual = <N extends Name>(name: N): Setting<N> => SETTINGS[name][0]

function apply(): void {
  // The keys of a constant.
  for (const name of Object.keys(SETTINGS) as Name[]) {
    const value = read(name)
    if (value === usual(name)) document.documentElement.removeAttribute(`data-${name}`)
    else document.documentElement.setAttribute(`data-${name}`, value)
  }
  for (const listener of listeners) listener()
}

export function setSetting<N extends Name>(name: N, value: Setting<N>): void {
  try {
    window.localStorage.setItem(keyOf(name), value)
  } catch {
    // Not kept then.
  }
  apply()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', apply)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', apply)
  }
}

/** What was set; the usual in the document as the server sends it. */
export const useSetting = <N extends Name>(name: N): Setting<N> =>
  useSyncExternalStore(
    subscribe,
    () => read(name),
    () => usual(name),
  )
