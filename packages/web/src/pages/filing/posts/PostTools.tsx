import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { createPost, jobResult } from '../../../api/posts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify, notifySuccess } from '../../../ui/notices.ts'
import { TweetSuggestions } from '../../../ui/tweets/TweetSuggestions.tsx'
import s from './posts.module.css'

/** Writing about a filing, for admins: a draft post, and suggestions for tweets. */
export function PostTools({ accession, hasStatement }: { accession: string; hasStatement: boolean }) {
  const [made, setMade] = useState<string | null>(null)
  const [step, setStep] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const create = useMutation({
    mutationFn: async () => jobResult(await createPost(accession), setStep),
    onSuccess: async (result) => {
      notifySuccess('Draft blog post created successfully')
      if (typeof result.blog_slug === 'string') setMade(result.blog_slug)
      await revalidate()
    },
    onError: (error) =>
      notify({
        tone: 'bad',
        title: 'Error',
        text: error.message === 'Operation timed out' ? error.message : 'Blog creation failed',
      }),
    onSettled: () => setStep(null),
  })
  if (!hasStatement) return null
  const url = typeof window === 'undefined' ? '' : `${window.location.origin}/filing/${accession}`
  return (
    <div className={s.tools}>
      <div className={s.create}>
        <Button small pending={create.isPending} onClick={() => create.mutate()}>
          Create Blog
        </Button>
        <span aria-live="polite">
          {step && create.isPending ? `${step}…` : null}
          {made && <Link to={`/blogs/${made}`}>Open the draft</Link>}
        </span>
      </div>
      <TweetSuggestions title="Suggested tweets" path={`/api/filing/${accession}`} url={url} />
    </div>
  )
}
