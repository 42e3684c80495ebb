/** Calls about one's own account, plans and, for administrators, people. */
import type { AccountSession, EmailPreferences, ListedUser } from '@topline/core/api/account/account.ts'
import type { Subscription } from '@topline/core/plans/plans.ts'
import type { Fetch } from '../context.ts'
import { getJson, getRows, query, type Rows, sendJson } from './call.ts'

/** The stored facts of a subscription, and what the pages say about it. */
export interface PaymentFacts extends Subscription {
  /** who takes the cards; null: plans are not sold on this site */
  provider: string | null
  current_period_end: string | null
  cancel_at_period_end: boolean
}

export const getSubscription = (f: Fetch) => getJson<PaymentFacts>(f, '/payment/subscription')
export const getGoogleNonce = (f: Fetch) => getJson<{ nonce: string }>(f, '/auth/google/nonce')

export const getSessions = (f: Fetch) => getJson<AccountSession[]>(f, '/auth/sessions')
export const endOneSession = (f: Fetch, id: string) => sendJson<null>(f, `/auth/sessions/${id}`, {}, 'DELETE')
export const endAllSessions = (f: Fetch) => sendJson<null>(f, '/auth/sessions', {}, 'DELETE')
export const deleteAccount = (f: Fetch) => sendJson<null>(f, '/auth/me', {}, 'DELETE')

const PREFERENCES = '/api/email-reports/preferences'
export const getPreferences = (f: Fetch) => getJson<EmailPreferences>(f, PREFERENCES)
export const putPreferences = (f: Fetch, to: EmailPreferences) => sendJson<EmailPreferences>(f, PREFERENCES, to, 'PUT')

export const getUsers = (f: Fetch, q: { search?: string; skip?: number; limit?: number }): Promise<Rows<ListedUser>> =>
  getRows(f, `/api/admin/users${query(q)}`)
export const getSessionsOf = (f: Fetch, id: number) => getJson<AccountSession[]>(f, `/api/admin/users/${id}/sessions`)
export const signOutUser = (f: Fetch, id: number) =>
  sendJson<{ ended: number }>(f, `/api/admin/users/${id}/sign-out`, {})
export const setUserAdmin = (f: Fetch, id: number, is_admin: boolean) =>
  sendJson<ListedUser>(f, `/api/admin/users/${id}/admin`, { is_admin })
