/**
 * Keeps an open page true to its session (decision 16): looks again when the window comes back,
 * when the address changes, once a minute, and when another tab says that something changed. After a change all data
 * are asked for again; a page that is no longer allowed leads away by its own loader. The page that reads files promises
 * to send nothing: while it is open nobody looks.
 */

import { useQueryClient } from '@tanstack/react-query'
import { DETAIL } from '@topline/core/api/details.ts'
import type { User } from '@topline/core/api/wire.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { browserFetch, onUserGone } from '../api/call.ts'
import { getMe } from '../api/client.ts'
import { ApiError } from '../api/error.ts'
import { notifyRead, splitTitle } from '../api/notices.ts'
import { sessionMark, setSessionUser, useSessionUser } from './session-store.ts'

const EVERY_MS = 60_000
/** Looks that come closer together than this are one. */
const APART_MS = 3000
const SENDS_NOTHING = '/read'
const CHANNEL = 'topline-session'
const EXPIRED = 'Session Expired: Your session has expired. Please sign in again.'

function sayExpired(): void {
  notifyRead({ tone: 'warn', ...splitTitle(EXPIRED) })
}

/** @returns a number that grows with each change of the session: a key that makes the page start anew */
export function useSessionWatch(fromDocument: User | null, isExpired: boolean): number {
  const user = useSessionUser(fromDocument)
  const mark = sessionMark(user)
  const generation = useRefreshOn(mark)
  const shown = useRef(mark)
  shown.current = mark
  const { pathname } = useLocation()
  const look = useRef<(soon?: boolean) => void>(() => {})

  useEffect(() => {
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null
    let lookedAt = Date.now()
    const ask = async (isUrgent = false) => {
      if (window.location.pathname === SENDS_NOTHING) return
      if (!isUrgent && Date.now() - lookedAt < APART_MS) return
      lookedAt = Date.now()
      try {
        const now = await getMe(browserFetch)
        if (sessionMark(now) !== shown.current) setSessionUser(now)
        else if (isUrgent) channel?.postMessage(shown.current)
      } catch (error) {
        // Said by `onUserGone`; everything else is a look that failed, and the next one comes soon enough.
        if (error instanceof ApiError) return
        throw error
      }
    }
    look.current = (isUrgent) => void ask(isUrgent)
    const onBack = () => document.visibilityState === 'visible' && void ask()
    const onMessage = (event: MessageEvent<unknown>) => event.data !== shown.current && void ask(true)
    channel?.addEventListener('message', onMessage)
    channel?.postMessage(shown.current)
    const stopListening = onUserGone(() => {
      sayExpired()
      setSessionUser(null)
    })
    window.addEventListener('focus', onBack)
    document.addEventListener('visibilitychange', onBack)
    const timer = setInterval(onBack, EVERY_MS)
    return () => {
      clearInterval(timer)
      stopListening()
      window.removeEventListener('focus', onBack)
      document.removeEventListener('visibilitychange', onBack)
      channel?.close()
    }
  }, [])

  useEffect(() => {
    if (isExpired) sayExpired()
  }, [isExpired])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the occasion, not an input
  useEffect(() => look.current(), [pathname])

  useEffect(() => announce(mark), [mark])
  return generation
}

/** Other tabs hear what this one shows; they look for themselves when it is not what they show. */
function announce(mark: string): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(mark)
  channel.close()
}

function useRefreshOn(mark: string): number {
  const { revalidate } = useRevalidator()
  const cache = useQueryClient()
  const [generation, setGeneration] = useState(0)
  const before = useRef(mark)
  useEffect(() => {
    if (before.current === mark) return
    before.current = mark
    void revalidate().then(() => {
      cache.clear()
      setGeneration((n) => n + 1)
    })
  }, [mark, revalidate, cache])
  return generation
}

/** True for the answer that says that the account is gone. */
export const isUserGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.detail === DETAIL.userNotFound
