import { useMutation } from '@tanstack/react-query'
import type { BlogPost, SocialPost } from '@topline/core/api/blogs.ts'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { notify, notifySuccess } from '../../api/notices.ts'
import { createSocial, deleteSocial, jobResult } from '../../api/posts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { SocialCard } from '../../ui/tweets/SocialCard.tsx'
import s from './admin.module.css'

const failed = (text: string) => notify({ tone: 'bad', title: 'Error', text })

/** Social posts of a post: made one a click, shown at once as a placeholder; deleted at once, brought back on failure. */
export function SocialPosts({ post, url }: { post: BlogPost; url: string }) {
  const { revalidate } = useRevalidator()
  const [list, setList] = useState<SocialPost[]>(post.social_posts)
  const [waiting, setWaiting] = useState<string[]>([])
  useEffect(() => setList(post.social_posts), [post.social_posts])
  const generate = useMutation({
    mutationFn: async (placeholder: string) => {
      setWaiting((old) => [...old, placeholder])
      const result = await jobResult(await createSocial(post.id))
      return (result.social_posts ?? []) as SocialPost[] // the job's own result, see the server's handler
    },
    onSuccess: (made) => {
      setList((old) => [...old, ...made])
      notifySuccess('Tweets generated successfully')
    },
    onError: (error) => failed(error.message === 'Operation timed out' ? error.message : 'Failed to generate tweets'),
    onSettled: (_made, _error, placeholder) => {
      setWaiting((old) => old.filter((one) => one !== placeholder))
      void revalidate()
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => {
      setList((old) => old.filter((one) => one.id !== id))
      return deleteSocial(id)
    },
    onSuccess: () => notifySuccess('Social post deleted successfully'),
    onError: () => failed('Failed to delete social post'),
    onSettled: () => revalidate(),
  })
  const isUnpublished = post.status !== 'published' && list.some((one) => one.published)
  return (
    <section className={s.social}>
      <header>
        <h2>Draft Social Posts</h2>
        <Button small pending={generate.isPending} onClick={() => generate.mutate(`temp-${Date.now()}`)}>
          Generate Tweets
        </Button>
      </header>
      {isUnpublished && <p className={s.note}>Published social posts stay out although the post is not published.</p>}
      {list.length === 0 && waiting.length === 0 && <p className={s.note}>No social posts yet.</p>}
      {list.map((one) => (
        <SocialCard
          key={one.id}
          social={one}
          url={url}
          onDelete={() => remove.mutate(one.id)}
          onChange={() => void revalidate()}
        />
      ))}
      {waiting.map((id) => (
        <p key={id} data-id={id} className={s.placeholder}>
          <Spinner /> Generating tweet...
        </p>
      ))}
    </section>
  )
}
