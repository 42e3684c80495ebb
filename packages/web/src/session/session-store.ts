/**
 * Who is signed in, while a document lives. The server says it with the document; signing in and out, a changed plan,
 * and other tabs change it afterwards. A change makes every page ask for its data again.
 */
import type { User } from '@topline/core/api/wire.ts'
import { useSyncExternalStore } from 'react'

/** undefined: nothing has changed since the document came. Written in the browser only. */
let current: User | null | undefined
const watchers = new Set<() => void>()

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** @param fromDocument what the server said with the document */
export function useSessionUser(fromDocument: User | null): User | null {
  return useSyncExternalStore(
    watch,
    () => (current === undefined ? fromDocument : current),
    () => fromDocument,
  )
}

export function setSessionUser(user: User | null): void {
  current = user
  for (const onChange of watchers) onChange()
}

/** What decides over what a person sees: equal marks see the same. */
export function sessionMark(user: User | null): string {
  if (!user) return ''
  const { id, is_admin, subscription_status, service_name, payment_period } = user
  return JSON.stringify([id, is_admin, subscription_status, service_name, payment_period])
}
