import type { User } from '@topline/core/api/wire.ts'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { AuthOptions } from '../api/client.ts'
import { useSessionUser } from './session-store.ts'

/** What the root loader gives every page. */
export interface RootData {
  nonce: string
  user: User | null
  options: AuthOptions
  version: string
  /** origin the site calls itself, for canonical addresses; '' = unknown */
  origin: string
  /** the account of this session is gone: said once (decision 11) */
  isExpired: boolean
}

export interface ViewerFacts extends RootData {
  isAdmin: boolean
  /** opens the gates of a subscriber: active, admin, or a site without plans */
  hasAccess: boolean
  /** an active subscription of their own: hides the Pricing link (decision 6: admins keep it) */
  hasActiveSubscription: boolean
  hasPro: boolean
  /** false on a site without plans */
  hasPlans: boolean
}

const NOBODY: RootData = {
  nonce: '',
  user: null,
  options: { demo: false, google_client_id: null },
  version: '',
  origin: '',
  isExpired: false,
}

/** The signed-in user and what follows from it, the same object for the same user; the server decides, the page explains. */
export function useViewer(): ViewerFacts {
  const root = (useRouteLoaderData('root') as RootData | undefined) ?? NOBODY // the id names the root's loader
  const user = useSessionUser(root.user)
  return useMemo(() => factsOf(root, user), [root, user])
}

function factsOf(root: RootData, user: User | null): ViewerFacts {
  const isAdmin = user?.is_admin ?? false
  const active = user?.subscription_status === 'active'
  const open = root.options.access === 'open'
  return {
    ...root,
    user,
    isAdmin,
    hasActiveSubscription: active,
    hasAccess: open || isAdmin || active,
    hasPlans: !open,
    hasPro: isAdmin || (user !== null && open) || (active && user?.service_name === 'Pro'),
  }
}
