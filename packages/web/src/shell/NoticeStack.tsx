import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import type { CSSProperties } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../session/viewer.ts'
import '../ui/theme/mantine.css'
import { type ShownNotice, STAY_MS } from '../api/notices.ts'
import { useDrawnScheme } from '../ui/theme/scheme.ts'
import { theme } from '../ui/theme/theme.ts'

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

/** Mantine comes with the first notice: nothing else of a page needs it. */
export function NoticeStack() {
  const scheme = useDrawnScheme()
  const nonce = (useRouteLoaderData('root') as RootData | undefined)?.nonce ?? '' // undefined only when the loader failed
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} getStyleNonce={() => nonce}>
      <Notifications position="top-right" limit={3} aria-live="polite" />
    </MantineProvider>
  )
}
