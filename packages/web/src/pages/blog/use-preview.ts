import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getPost } from '../../api/posts.ts'

/** What a visitor's call answers, asked of the server when an admin wants to see it (decision 72). */
export function usePreview(slug: string) {
  const [isPreview, setPreview] = useState(false)
  const { data } = useQuery({
    queryKey: ['post-preview', slug],
    queryFn: () => getPost(browserFetch, slug, true),
    enabled: isPreview,
    staleTime: 0,
    gcTime: 0,
  })
  return { isPreview: isPreview && data !== undefined, setPreview, preview: data ?? null }
}
