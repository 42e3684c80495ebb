import type { User } from '@topline/core/api/wire.ts'
import { useRouteLoaderData } from 'react-router'
import type { AuthOptions } from '../api/client.ts'

/** What the root loader gives every page. */
export interface RootData {
  nonce: string
  user: User | null
  options: AuthOptions
  version: string
  /** origin the site calls itself, for canonical addresses; '' = unknown */
  origin: string
}

export interface ViewerFacts extends RootData {
  isAdmin: boolean
  /** opens the gates of a subscriber: active, admin, or a site without plans */
  hasAccess: boolean
  /** an active subscription of their own: hides the Pricing link (decision 6: admins keep it) */
  hasActiveSubscription: boolean
  hasPro: boolean
}

const NOBODY: RootData = {
  nonce: '',
  user: null,
  options: { demo: false, google_client_id: null },
  version: '',
  origin: '',
}

/** The signed-in user and what follows from it; the server decides, the page explains. */
export function useViewer(): ViewerFacts {
  const root = (useRouteLoaderData('root') as RootData | undefined) ?? NOBODY // the id names the root's loader
  const { user, options } = root
  const isAdmin = user?.is_admin ?? false
  const active = user?.subscription_status === 'active'
  const open = options.access === 'open'
  return {
    ...root,
    isAdmin,
    hasActiveSubscription: active,
    hasAccess: open || isAdmin || active,
    hasPro: isAdmin || (user !== null && open) || (active && user?.service_name === 'Pro'),
  }
}
