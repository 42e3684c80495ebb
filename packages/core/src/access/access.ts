/**
 * Who may do what: the one table (decisions, appendix B). The server enforces it, the page explains with it.
 * Pure: a viewer and a thing in, one decision with its reason out.
 */

const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type SubscriptionStatus = (typeof STATUSES)[number]

export function isSubscriptionStatus(status: string | null): status is SubscriptionStatus {
  return STATUSES.some((known) => known === status)
}

/** The signed-in user as far as access is concerned; null = anonymous. */
export interface Viewer {
  id: number
  is_admin: boolean
  subscription_status: SubscriptionStatus | null
  service_name: 'Hobby' | 'Pro' | null
}

export type Decision =
  | 'ok'
  | 'sign-in'
  | 'subscribe'
  | 'subscribe-pro'
  | 'under-revision'
  | 'being-checked'
  | 'admin-only'

/** The flags of a statement on which access rests. */
export interface StatementFlags {
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  /** false while no QC report exists yet (decision 69) */
  is_checked: boolean
}

/** With `ACCESS=open` (private installations) everybody reads everything; admin actions still need an admin. */
export type AccessMode = 'plans' | 'open'

/** Only 'active' counts as an active subscription; admins count as subscribers without one. */
export function hasActiveSubscription(viewer: Viewer | null, mode: AccessMode = 'plans'): boolean {
  if (mode === 'open') return true
  return viewer !== null && (viewer.is_admin || viewer.subscription_status === 'active')
}

export function hasPro(viewer: Viewer | null, mode: AccessMode = 'plans'): boolean {
  if (mode === 'open') return viewer !== null
  return (
    viewer !== null && (viewer.is_admin || (viewer.subscription_status === 'active' && viewer.service_name === 'Pro'))
  )
}

/**
 * Figures in tables, charts, cards and the filing's header. What is under revision or being checked is said first, to
 * everybody alike: neither a sign-in nor a subscription would open it, so neither is asked for.
 */
export function canViewFigures(viewer: Viewer | null, s: StatementFlags, mode: AccessMode = 'plans'): Decision {
  if (viewer?.is_admin) return 'ok'
  if (s.is_under_revision) return 'under-revision'
  if (!s.is_checked) return 'being-checked'
  if (s.protected && !s.showcase && !hasActiveSubscription(viewer, mode)) return viewer ? 'subscribe' : 'sign-in'
  return 'ok'
}

/**
 * The statement's detail on the filing page: as its figures, a free one besides needs a (free) sign-in. A protected one
 * asks visitors for a subscription as well, since a sign-in alone would not open it.
 */
export function canViewDetail(viewer: Viewer | null, s: StatementFlags, mode: AccessMode = 'plans'): Decision {
  const decision = canViewFigures(viewer, s, mode)
  if (decision === 'sign-in') return 'subscribe'
  return decision === 'ok' && viewer === null && !s.showcase && mode === 'plans' ? 'sign-in' : decision
}

/** Income flow data, PNG and embed (decision 101): subscribers, and everybody for showcase statements. */
export function canViewFlow(viewer: Viewer | null, s: StatementFlags, mode: AccessMode = 'plans'): Decision {
  const decision = canViewFigures(viewer, s, mode)
  if (decision !== 'ok' || s.showcase || hasActiveSubscription(viewer, mode)) return decision
  return viewer ? 'subscribe' : 'sign-in'
}

export function canViewQc(viewer: Viewer | null, mode: AccessMode = 'plans'): Decision {
  if (hasActiveSubscription(viewer, mode)) return 'ok'
  return viewer ? 'subscribe' : 'sign-in'
}

/** Requesting an analysis and chat are Pro (decision 3). */
export function canRequestAnalysis(viewer: Viewer | null, mode: AccessMode = 'plans'): Decision {
  if (viewer === null) return 'sign-in'
  if (!hasActiveSubscription(viewer, mode)) return 'subscribe'
  return hasPro(viewer, mode) ? 'ok' : 'subscribe-pro'
}

/** Comparing n companies (spec §2, decisions 24, 86). */
export function canCompare(viewer: Viewer | null, count: number, mode: AccessMode = 'plans'): Decision {
  if (mode === 'open') return 'ok'
  if (viewer === null) return 'sign-in'
  return count <= 2 || hasActiveSubscription(viewer, mode) ? 'ok' : 'subscribe'
}

export function canAdminister(viewer: Viewer | null): Decision {
  if (viewer === null) return 'sign-in'
  return viewer.is_admin ? 'ok' : 'admin-only'
}
