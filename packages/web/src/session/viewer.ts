import {
  type AccessMode,
  hasActiveSubscription,
  hasPro,
  isSubscriptionStatus,
  type Viewer,
} from '@topline/core/access/access.ts'
import type { User } from '@topline/core/api/wire.ts'
import { createContext, useContext, useMemo } from 'react'
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
  /** the account of this session is gone: said once (decision 16) */
  isExpired: boolean
}

export interface ViewerFacts extends RootData {
  /** the viewer and the kind of installation as the access table asks for them */
  access: { viewer: Viewer | null; mode: AccessMode }
  isAdmin: boolean
  /** opens the gates of a subscriber: active, admin, or a site without plans */
  hasAccess: boolean
  /** an active subscription of their own: hides the Pricing link (decision 12: admins keep it) */
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
  const signedIn = useSessionUser(root.user)
  const user = useContext(AsVisitor) ? null : signedIn
  return useMemo(() => factsOf(root, user), [root, user])
}

/** Within it everything is drawn as somebody not signed in sees it: an admin's preview. */
export const AsVisitor = createContext(false)

function factsOf(root: RootData, user: User | null): ViewerFacts {
  const mode = root.options.access === 'open' ? 'open' : 'plans'
  const viewer = user && viewerOf(user)
  return {
    ...root,
    user,
    access: { viewer, mode },
    isAdmin: user?.is_admin ?? false,
    hasActiveSubscription: viewer !== null && hasActiveSubscription({ ...viewer, is_admin: false }),
    hasAccess: hasActiveSubscription(viewer, mode),
    hasPlans: mode === 'plans',
    hasPro: hasPro(viewer, mode),
  }
}

/** A status that this version does not know opens nothing. */
function viewerOf({ id, is_admin, subscription_status: status, service_name }: User): Viewer {
  return { id, is_admin, subscription_status: isSubscriptionStatus(status) ? status : null, service_name }
}
