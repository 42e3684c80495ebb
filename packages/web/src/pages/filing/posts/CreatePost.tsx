import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { notify, notifySuccess } from '../../../api/notices.ts'
import { createPost, jobResult } from '../../../api/posts.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import s from './posts.module.css'

/** A draft post about a filing, for admins. */
export function CreatePost({ accession }: { accession: string }) {
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
  return (
    <div className={s.create}>
      <Button small pending={create.isPending} onClick={() => create.mutate()}>
        Create Blog
      </Button>
      <span aria-live="polite">
        {step && create.isPending ? `${step}…` : null}
        {made && <Link to={`/blogs/${made}`}>Open the draft</Link>}
      </span>
    </div>
  )
}
