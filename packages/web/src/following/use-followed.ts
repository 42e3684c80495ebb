import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FollowedKeys } from '@topline/core/api/account/following.ts'
import { browserFetch, getJson, sendJson } from '../api/call.ts'
import { notifyError } from '../api/notices.ts'
import { useViewer } from '../session/viewer.ts'

export type FollowedKind = 'company' | 'list'

const KEY = ['following', 'keys'] as const

/** A screen that the reader keeps is followed by its id. */
export async function setFollowing(kind: FollowedKind | 'screen', key: string, isFollowed: boolean): Promise<void> {
  const method = isFollowed ? 'PUT' : 'DELETE'
  await sendJson(browserFetch, `/api/following/${kind}/${encodeURIComponent(key)}`, {}, method)
}

/** Whether the signed-in user follows it, and the switch; `isFollowed` is null until it is known. */
export function useFollowed(kind: FollowedKind, key: string) {
  const { user } = useViewer()
  const client = useQueryClient()
  const known = useQuery({
    queryKey: KEY,
    enabled: user !== null,
    queryFn: () => getJson<FollowedKeys>(browserFetch, '/api/following/keys'),
  })
  const keysOf = (data: FollowedKeys) => (kind === 'company' ? data.ciks : data.slugs)
  const change = useMutation({
    mutationFn: (isFollowed: boolean) => setFollowing(kind, key, isFollowed),
    onSuccess: (_, isFollowed) => {
      client.setQueryData<FollowedKeys>(KEY, (data) => {
        if (!data) return data
        const rest = keysOf(data).filter((one) => one !== key)
        const next = isFollowed ? [...rest, key] : rest
        return kind === 'company' ? { ...data, ciks: next } : { ...data, slugs: next }
      })
      void client.invalidateQueries({ queryKey: ['following', 'page'] })
    },
    onError: (error) => notifyError(error),
  })
  return { isFollowed: known.data ? keysOf(known.data).includes(key) : null, change }
}
