/** The calls about posts and social posts, and how a page waits for their jobs. */
import type { BlogPost, CheckedPost, PageJobEnd, PostRevision, SocialPost } from '@topline/core/api/blogs.ts'
import type { MessageAnswer } from '@topline/core/api/messages.ts'
import type { Fetch } from '../context.ts'
import { browserFetch, getJson, query, sendJson } from './call.ts'

interface JobAnswer {
  job_id: string
}
const at = (key: string | number) => `/api/blogs/${encodeURIComponent(key)}`

export const getPost = (f: Fetch, key: string, preview = false) =>
  getJson<BlogPost>(f, `${at(key)}${query({ preview: preview || undefined })}`)
export const createPost = (accession: string, instructions?: string) =>
  sendJson<JobAnswer>(browserFetch, `/api/blogs/async${query({ filing: accession })}`, {
    instructions: instructions ?? null,
  })
export const patchPost = (key: string | number, change: { status?: 'draft'; protected?: boolean }) =>
  sendJson<BlogPost>(browserFetch, at(key), change, 'PATCH')
/** @param acknowledged the words shown as not checked, which the person stands by */
export const publishPost = (key: string | number, acknowledged: readonly string[]) =>
  sendJson<BlogPost>(browserFetch, at(key), { status: 'published', acknowledged }, 'PATCH')
export const deletePost = async (key: string | number): Promise<void> => {
  await sendJson<null>(browserFetch, at(key), {}, 'DELETE')
}
export interface PostForm {
  title: string
  slug: string
  content: string
  prompt: string
  preview_characters: number
  version: number
  /** the words shown as not checked, which the person stands by */
  acknowledged?: readonly string[]
}
export const editPost = (key: string | number, form: PostForm) =>
  sendJson<JobAnswer>(browserFetch, `${at(key)}/edit_async`, form)
export const getRevisions = (key: string | number) => getJson<PostRevision[]>(browserFetch, `${at(key)}/revisions`)
export const restoreRevision = (key: string | number, id: number, acknowledged: readonly string[] = []) =>
  sendJson<JobAnswer>(browserFetch, `${at(key)}/revisions/${id}/restore`, { acknowledged })
export const restorePost = (id: number) => sendJson<BlogPost>(browserFetch, `${at(id)}/restore`, {})
export const getCheckedPosts = (f: Fetch) => getJson<CheckedPost[]>(f, '/api/admin/posts')

export const createSocial = (key: string | number) =>
  sendJson<JobAnswer>(browserFetch, `${at(key)}/create_social_posts`, {})
export const publishSocial = (id: number) =>
  sendJson<JobAnswer>(browserFetch, `/api/social-posts/${id}/publish_async`, {})
export const editSocial = (id: number, content: string) =>
  sendJson<JobAnswer>(browserFetch, `/api/social-posts/${id}/edit_async`, { content })
export const confirmSocial = (id: number, published: boolean) =>
  sendJson<SocialPost>(browserFetch, `/api/social-posts/${id}/confirm`, { published })
export const deleteSocial = async (id: number): Promise<void> => {
  await sendJson<null>(browserFetch, `/api/social-posts/${id}`, {}, 'DELETE')
}

/** Three tweets, or 'Yes'/'No' and why, about a filing or a post. */
export const askAbout = (
  path: string,
  purpose: 'tweets' | 'check',
  message: string,
  history: { role: 'user' | 'model'; content: string }[] = [],
) => sendJson<MessageAnswer>(browserFetch, `${path}/message`, { message, history, purpose })

/** ms between two looks where events cannot be had */
const LOOK = 1500

/**
 * The end of a job: its result. The browser's event source comes back by itself after a lost connection.
 * @throws Error with the job's reason, or 'Operation timed out'
 */
export async function jobResult(
  answer: JobAnswer | null,
  onStep?: (step: string) => void,
): Promise<Record<string, unknown>> {
  if (!answer) throw new Error('No job was started')
  const end = typeof EventSource === 'undefined' ? await byAsking(answer.job_id) : await byEvents(answer.job_id, onStep)
  if (end.status === 'timeout') throw new Error('Operation timed out')
  if (end.status === 'failed') throw new Error(end.error ?? 'The job failed')
  return end.result ?? {}
}

function byEvents(id: string, onStep?: (step: string) => void): Promise<PageJobEnd> {
  return new Promise((resolve, reject) => {
    const source = new EventSource(`/api/blogs/jobs/${id}/events`)
    const end = (event: MessageEvent<string>) => {
      source.close()
      resolve(JSON.parse(event.data) as PageJobEnd) // the server's own event, see jobAnswer there
    }
    source.addEventListener('progress', (event: MessageEvent<string>) =>
      onStep?.((JSON.parse(event.data) as { step: string }).step),
    )
    source.addEventListener('status', end)
    source.addEventListener('timeout', end)
    source.addEventListener('error', () => {
      // While it is connecting again there is nothing to do; once it gave up, asking still works.
      if (source.readyState === EventSource.CLOSED) byAsking(id).then(resolve, reject)
    })
  })
}

async function byAsking(id: string): Promise<PageJobEnd> {
  for (;;) {
    const job = await getJson<PageJobEnd | { status: 'pending' | 'running' }>(browserFetch, `/api/blogs/jobs/${id}`)
    if (job.status === 'completed' || job.status === 'failed' || job.status === 'timeout') return job as PageJobEnd
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}
