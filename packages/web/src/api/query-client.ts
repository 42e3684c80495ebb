import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './error.ts'
import { noticeOfRead, notifyRead } from './notices.ts'

/** Reads retry up to three times, but never on 4xx: those answers do not change by asking again (decision 15). */
function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  return failures < 3
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        // A part that says itself what it could not read is not said twice.
        if (query.meta?.saysItself) return
        const notice = noticeOfRead(error, query.state.data !== undefined)
        if (notice) notifyRead(notice)
      },
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
