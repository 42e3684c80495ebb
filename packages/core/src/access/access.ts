/**
 * Who may do what: the one table. The server enforces it, the page explains with it.
 * Pure: a viewer and a thing in, one decision with its reason out.
 */

/** The states of a subscription, as the payment provider names them. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export function isSubscriptionStatus(status: string | null): status is SubscriptionStatus {
  return SUBSCRIPTION_STATUSES.some((known) => known === status)
}

/** The signed-in user as far as access is concerned; null = anonymous. */
export interface Viewer {
  id: number
  is_admin: boolean
  subscription_status: SubscriptionStatus | null
  service_name: 'Hobby' | 'Pro' | null
}

/** What the table says: open, or what would open it, or why nothing does. */
export const DECISIONS = [
  'ok',
  'sign-in',
  'subscribe',
  'subscribe-pro',
  'under-revision',
  'being-checked',
  'admin-only',
] as const
export type Decision = (typeof DECISIONS)[number]

const PRO = { is_admin: false, subscription_status: 'active', service_name: 'Pro' } as const

/** The rights of a Pro subscriber in place of whatever else somebody has: an admin's API key reads and never administers. */
export const withRightsOfPro = <T extends Viewer>(viewer: T): T => ({ ...viewer, ...PRO })

/**
 * Everybody with a plan, and no account of anybody: for what is written once for all subscribers, and for whoever may
 * read the installation's own folder. The id is no user's.
 */
export const ANY_SUBSCRIBER: Viewer = { id: 0, ...PRO }

/** The flags of a statement on which access rests. */
export interface StatementFlags {
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  /** false while no QC report exists yet (decision 52) */
  is_checked: boolean
}

/** With `ACCESS=open` (private installations) everybody reads everything; admin actions still need an admin. */
export type AccessMode = 'plans' | 'open'

/** Who looks, and at which kind of installation. */
export interface Looking {
  viewer: Viewer | null
  mode: AccessMode
}

/** Whoever has the same may see the same of every statement: access rests on rights, never on who somebody is. */
export function rightsKey({ viewer, mode }: Looking): string {
  return [mode, ...(viewer ? [viewer.is_admin, viewer.subscription_status, viewer.service_name] : [])].join(' ')
}

/** Only 'active' opens anything: what is overdue, paused or on trial does not. */
export function isActiveStatus(status: string | null | undefined): boolean {
  return status === 'active'
}

/** Whose subscription is active; admins count as subscribers without one. */
export function hasActiveSubscription(viewer: Viewer | null, mode: AccessMode = 'plans'): boolean {
  if (mode === 'open') return true
  return viewer !== null && (viewer.is_admin || isActiveStatus(viewer.subscription_status))
}

export function hasPro(viewer: Viewer | null, mode: AccessMode = 'plans'): boolean {
  if (mode === 'open') return viewer !== null
  return (
    viewer !== null &&
    (viewer.is_admin || (isActiveStatus(viewer.subscription_status) && viewer.service_name === 'Pro'))
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

/** Income flow data, PNG and embed (decision 60): subscribers, and everybody for showcase statements. */
export function canViewFlow(viewer: Viewer | null, s: StatementFlags, mode: AccessMode = 'plans'): Decision {
  const decision = canViewFigures(viewer, s, mode)
  if (decision !== 'ok' || s.showcase || hasActiveSubscription(viewer, mode)) return decision
  return viewer ? 'subscribe' : 'sign-in'
}

/** What a viewer may read of one statement. Every answer with a statement in it carries this, and pages draw it. */
export interface StatementAccess {
  /** figures in tables, charts and cards */
  figures: Decision
  /** lines, divisions and places, on the filing's page */
  detail: Decision
  /** the income flow, its pictures and its embed */
  flow: Decision
}

export function statementAccess(viewer: Viewer | null, s: StatementFlags, mode: AccessMode = 'plans'): StatementAccess {
  return {
    figures: canViewFigures(viewer, s, mode),
    detail: canViewDetail(viewer, s, mode),
    flow: canViewFlow(viewer, s, mode),
  }
}

export function canViewQc(viewer: Viewer | null, mode: AccessMode = 'plans'): Decision {
  if (hasActiveSubscription(viewer, mode)) return 'ok'
  return viewer ? 'subscribe' : 'sign-in'
}

/** Requesting an analysis and chat are Pro (decision 12). */
export function canRequestAnalysis(viewer: Viewer | null, mode: AccessMode = 'plans'): Decision {
  if (viewer === null) return 'sign-in'
  if (!hasActiveSubscription(viewer, mode)) return 'subscribe'
  return hasPro(viewer, mode) ? 'ok' : 'subscribe-pro'
}

/** Comparing n companies (decisions 29 and 62). */
export function canCompare(viewer: Viewer | null, count: number, mode: AccessMode = 'plans'): Decision {
  if (mode === 'open') return 'ok'
  if (viewer === null) return 'sign-in'
  return count <= 2 || hasActiveSubscription(viewer, mode) ? 'ok' : 'subscribe'
}

export function canAdminister(viewer: Viewer | null): Decision {
  if (viewer === null) return 'sign-in'
  return viewer.is_admin ? 'ok' : 'admin-only'
}
