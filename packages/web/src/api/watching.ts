/** The calls of a reader's own lists, alerts and webhooks. */

import type { AlertRule } from '@topline/core/alerts/rule.ts'
import type { Alert, AlertBody, AlertPreview, MadeWebhook, Webhook } from '@topline/core/api/account/alerts.ts'
import type { Imported } from '@topline/core/api/account/own-lists.ts'
import type { CompanyList, ListedList } from '@topline/core/api/wire.ts'
import type { Fetch } from '../context.ts'
import { getJson, sendJson } from './call.ts'
import { getList } from './client.ts'

export interface OwnLists {
  lists: ListedList[]
  limit: number
}
export interface Alerts {
  alerts: Alert[]
  limit: number
  feed_url: string
}
type MadeList = Omit<CompanyList, 'companies'> & { imported: Imported }

const listPath = (slug: string, rest: string) => `/api/list/${encodeURIComponent(slug)}/${rest}`

export const getOwnLists = (f: Fetch) => getJson<OwnLists>(f, '/api/lists/own')
export const makeOwnList = (f: Fetch, body: { name: string; text: string }) =>
  sendJson<MadeList>(f, '/api/lists/own', body)
export const importInto = (f: Fetch, slug: string, text: string) =>
  sendJson<Imported>(f, listPath(slug, 'import'), { text })
export const orderList = (f: Fetch, slug: string, ciks: readonly string[]) =>
  sendJson<null>(f, listPath(slug, 'order'), { ciks }, 'PUT')
export const shareList = (f: Fetch, slug: string) =>
  sendJson<{ share_slug: string }>(f, listPath(slug, 'share'), {}, 'PUT')
export const unshareList = (f: Fetch, slug: string) => sendJson<null>(f, listPath(slug, 'share'), {}, 'DELETE')

/** All companies of a list in its order, a hundred a call. */
export async function membersOf(f: Fetch, slug: string): Promise<CompanyList['companies']> {
  const all: CompanyList['companies'] = []
  for (;;) {
    const { companies } = await getList(f, slug, { skip: all.length, limit: 100 })
    all.push(...companies)
    if (companies.length < 100) return all
  }
}

export const getAlerts = (f: Fetch) => getJson<Alerts>(f, '/api/alerts')
export const saveAlert = (f: Fetch, body: AlertBody, id: number | null) =>
  id === null ? sendJson<Alert>(f, '/api/alerts', body) : sendJson<Alert>(f, `/api/alerts/${id}`, body, 'PUT')
export const deleteAlert = (f: Fetch, id: number) => sendJson<null>(f, `/api/alerts/${id}`, {}, 'DELETE')
export const previewAlert = (f: Fetch, rule: AlertRule) => sendJson<AlertPreview>(f, '/api/alerts/preview', rule)
export const getWebhooks = (f: Fetch) => getJson<Webhook[]>(f, '/api/webhooks')
export const makeWebhook = (f: Fetch, url: string) => sendJson<MadeWebhook>(f, '/api/webhooks', { url })
export const rollWebhook = (f: Fetch, id: number) => sendJson<MadeWebhook>(f, `/api/webhooks/${id}/roll`, {})
export const actOnWebhook = (f: Fetch, id: number, act: 'test' | 'enable') =>
  sendJson<null>(f, `/api/webhooks/${id}/${act}`, {})
export const deleteWebhook = (f: Fetch, id: number) => sendJson<null>(f, `/api/webhooks/${id}`, {}, 'DELETE')
