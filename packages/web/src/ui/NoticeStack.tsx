import { Notifications, notifications } from '@mantine/notifications'
import type { CSSProperties } from 'react'
import { type ShownNotice, STAY_MS } from './notices.ts'

const COLOUR = { ok: 'var(--ok)', bad: 'var(--bad)', warn: 'var(--warn)', info: 'var(--pri)' } as const

export function showNotice(notice: ShownNotice): void {
  notifications.show({
    id: String(notice.id),
    title: notice.title ?? undefined,
    message: notice.text,
    autoClose: STAY_MS[notice.tone],
    style: { '--notice': COLOUR[notice.tone] } as CSSProperties, // custom properties are not in the type
  })
}

export function NoticeStack() {
  return <Notifications position="top-right" limit={3} aria-live="polite" />
}
