import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url'
import { here, part } from './api/answer.ts'
import { getAuthOptions, getMe, getVersion } from './api/client.ts'
import { makeQueryClient } from './api/query-client.ts'
import { fetchContext, nonceContext } from './context.ts'
import { isGuarded } from './session/guarded.ts'
import { isUserGone, useSessionWatch } from './session/use-session-watch.ts'
import type { RootData } from './session/viewer.ts'
import { Arriving } from './shell/Arriving.tsx'
import { useEarlyPresses } from './shell/early-presses.ts'
import { NotFound } from './shell/NotFound.tsx'
import { Notices } from './shell/Notices.tsx'
import { Shell } from './shell/Shell.tsx'
import { Spinner } from './ui/controls/Spinner.tsx'
import { SETTINGS_SCRIPT } from './ui/theme/reader-settings.ts'
import { SCHEME_SCRIPT } from './ui/theme/scheme.ts'

export const links = () => [
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const f = context.get(fetchContext)
  const [me, options, version] = await Promise.all([
    // A shell without its facts still shows the page; the page's own loader reports what is wrong.
    getMe(f).then(
      (user) => ({ user, isExpired: false }),
      (error: unknown) => ({ user: null, isExpired: isUserGone(error) }),
    ),
    part(getAuthOptions(f)),
    part(getVersion(f)),
  ])
  return {
    nonce: context.get(nonceContext),
    ...me,
    options: here(options) ?? { demo: false, google_client_id: null },
    version: here(version)?.version ?? '',
    origin: new URL(request.url).origin,
  }
}

/** The nonce belongs to the document; who is signed in is watched from there on. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = (useRouteLoaderData('root') as RootData | undefined)?.nonce // undefined only when the loader failed
  return (
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10161f" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, which must run before the first paint
          dangerouslySetInnerHTML={{ __html: `${SCHEME_SCRIPT};${SETTINGS_SCRIPT}` }}
        />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <Providers>{children}</Providers>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={client}>
      {children}
      <Notices />
    </QueryClientProvider>
  )
}

export default function Root() {
  const { user, isExpired } = useLoaderData<typeof loader>()
  useEarlyPresses()
  const generation = useSessionWatch(user, isExpired)
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  // Within a page (its filter in the address) what stands there stays.
  const isEntering = state === 'loading' && location.pathname !== pathname && isGuarded(location.pathname)
  return (
    <Shell>
      {isEntering ? (
        <main id="main" className="page">
          <Spinner label="Loading..." />
        </main>
      ) : (
        <Arriving>
          <Outlet key={generation} />
        </Arriving>
      )}
    </Shell>
  )
}

/** Whatever a page did not answer for itself: a 404 of a loader, or a fault. */
export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Shell>
      <NotFound
        title={missing ? 'Page Not Found' : 'Something went wrong'}
        text={missing ? undefined : 'The page could not be shown. Reloading it may help.'}
      />
    </Shell>
  )
}
