/**
 * The return from a checkout (decision 24): thanked once for each checkout, the parameter leaves the address, and the
 * subscription is asked for until it is active, as the payment's event may come seconds later.
 */

import { isActiveStatus } from '@topline/core/access/access.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { getSubscription } from '../../api/account.ts'
import { here, part } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { getMe } from '../../api/client.ts'
import { setSessionUser } from '../../session/session-store.ts'

/** 'late': a minute has passed and the payment is not confirmed yet */
export type Welcome = { id: string; phase: 'confirming' | 'welcome' | 'late' }

const EVERY_MS = 2000
const PATIENCE_MS = 60_000
const PARAMETER = 'checkout_session_id'

/** Outlives the page, which starts anew when the subscription has come. */
let shown: Welcome | null = null
const watchers = new Set<() => void>()
function show(next: Welcome | null): void {
  shown = next
  for (const onChange of watchers) onChange()
}
const watch = (onChange: () => void) => {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

export const dismissWelcome = () => show(null)

/** True the first time an id is seen in this browser. */
export function isFirstReturn(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): boolean {
  const key = `welcomed-${id}`
  if (storage.getItem(key) !== null) return false
  storage.setItem(key, '1')
  return true
}

async function confirm(id: string, isActive: boolean): Promise<void> {
  if (isActive) return show({ id, phase: 'welcome' })
  show({ id, phase: 'confirming' })
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until && shown?.id === id) {
    await new Promise((done) => setTimeout(done, EVERY_MS))
    // A look that fails is a look: the next one may work. Polling shows no notices (decision 15).
    const facts = here(await part(getSubscription(browserFetch)))
    if (!isActiveStatus(facts?.subscription_status)) continue
    show({ id, phase: 'welcome' })
    // Without it the header shows the plan with the next page.
    const user = here(await part(getMe(browserFetch)))
    if (user) setSessionUser(user)
    return
  }
  if (shown?.id === id) show({ id, phase: 'late' })
}

export function useWelcome(isActive: boolean): Welcome | null {
  const [params, setParams] = useSearchParams()
  const id = params.get(PARAMETER)
  useEffect(() => {
    if (id === null) return
    if (isFirstReturn(localStorage, id)) void confirm(id, isActive)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(PARAMETER)
        return next
      },
      { replace: true },
    )
  }, [id, isActive, setParams])
  return useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  )
}
