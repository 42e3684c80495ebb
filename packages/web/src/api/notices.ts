import { NOTICE_OF_DETAIL, SILENT_DETAILS } from '@topline/core/api/details.ts'
import { ApiError, detailOf } from './error.ts'

export interface Notice {
  tone: 'ok' | 'bad' | 'warn' | 'info'
  title: string | null
  text: string
}
export interface ShownNotice extends Notice {
  id: number
}

/** Failed reads with the same text within this time are one notice, milliseconds: several parts may ask for one thing. */
const MERGE_MS = 10_000
/** How long a notice stays, milliseconds; errors longer. */
export const STAY_MS = { ok: 4000, info: 4000, warn: 6000, bad: 8000 } as const

/** 'Logo Fetched: Company logo…' → title and text; the part before the colon is the title (decision 30). */
export function splitTitle(text: string): { title: string | null; text: string } {
  const found = /^(Success|Logo Fetched|Session Expired|Error|Please Log In|Subscription Required): (.+)$/s.exec(text)
  return found ? { title: found[1] ?? null, text: found[2] ?? '' } : { title: null, text }
}

/** What an action's failure says, null when it stays silent. `fallback` = the toast the screen names. */
export function noticeOfError(error: unknown, fallback?: string): Notice | null {
  const detail = detailOf(error)
  const mapped = NOTICE_OF_DETAIL[detail]
  if (mapped) return { tone: 'info', title: null, text: mapped }
  if (SILENT_DETAILS.has(detail)) return null
  return { tone: 'bad', title: 'Error', text: fallback ?? detail }
}

/** Whether `text` was already said less than MERGE_MS before `now`; remembers it when not. */
export function isRepeat(said: Map<string, number>, text: string, now: number): boolean {
  const last = said.get(text)
  if (last !== undefined && now - last < MERGE_MS) return true
  said.set(text, now)
  return false
}

const said = new Map<string, number>()
const listeners = new Set<(notice: ShownNotice) => void>()
/** Said while a document begins, before anybody shows notices. */
let waiting: ShownNotice[] = []
let next = 1

/** Shows the answer to what a person did, at the top right. Each action gets its own, also the second of one kind. */
export function notify(notice: Notice): void {
  const shown = { ...notice, id: next++ }
  if (listeners.size === 0) waiting.push(shown)
  for (const listener of listeners) listener(shown)
}

/** Says that a read failed, unless the same was just said. */
export function notifyRead(notice: Notice): void {
  if (!isRepeat(said, `${notice.tone} ${notice.text}`, Date.now())) notify(notice)
}

export const notifySuccess = (text: string) =>
  notify({ tone: 'ok', ...splitTitle(text), title: splitTitle(text).title ?? 'Success' })
export const notifyInfo = (text: string) => notify({ tone: 'info', ...splitTitle(text) })
/** The failure of an action; see `noticeOfError`. */
export function notifyError(error: unknown, fallback?: string): void {
  const notice = noticeOfError(error, fallback)
  if (notice) notify(notice)
}

/**
 * What a failed read says beside the page's own text, null when nothing: where something is shown already it
 * was a repeated look (polling shows no notices, decision 15); what is not there or not allowed, the page says itself
 * (decision 15).
 */
export function noticeOfRead(error: unknown, hasData: boolean): Notice | null {
  const status = error instanceof ApiError ? error.status : 0
  if (hasData || status === 401 || status === 404 || NOTICE_OF_DETAIL[detailOf(error)]) return null
  return noticeOfError(error)
}

/** Sign-in and payment show every failure with its detail, also those that stay silent elsewhere. */
export function notifyEvery(error: unknown): void {
  const detail = detailOf(error)
  notify(noticeOfError(error) ?? { tone: 'bad', title: 'Error', text: detail })
}

/** For the one component that shows them. @returns stop listening */
export function onNotice(listener: (notice: ShownNotice) => void): () => void {
  listeners.add(listener)
  for (const notice of waiting) listener(notice)
  waiting = []
  return () => listeners.delete(listener)
}
