import { useMutation, useQuery } from '@tanstack/react-query'
import type { BlogPost } from '@topline/core/api/blogs.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { PREVIEW_MAX, PREVIEW_MIN, postFieldErrors, previewCharacters, SLUG_HINT } from '@topline/core/posts/rules.ts'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { aboutWords } from '../../actions/PublishButtons.tsx'
import { ApiError } from '../../api/error.ts'
import { notify, notifySuccess } from '../../api/notices.ts'
import { editPost, getRevisions, jobResult, restoreRevision } from '../../api/posts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { type Question, useConfirm } from '../../ui/controls/Confirm.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import s from './admin.module.css'

interface Props {
  post: BlogPost
  onDone: () => void
}

/** The form of a post: every field, the rules the server has too, former texts below. */
export default function EditForm({ post, onDone }: Props) {
  const [title, setTitle] = useState(post.title)
  const [slug, setSlug] = useState(post.slug)
  const [content, setContent] = useState(post.content)
  const [preview, setPreview] = useState(String(post.preview_characters))
  const [prompt, setPrompt] = useState('')
  const [step, setStep] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const { ask, dialog } = useConfirm()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const errors = isTried ? postFieldErrors({ title, slug, content }) : []
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message ?? null

  async function finish(result: Record<string, unknown>) {
    if (typeof result.blog_slug !== 'string')
      notify({ tone: 'bad', title: 'Error', text: 'Update completed but blog slug was not returned' })
    else notifySuccess('Blog post updated successfully!')
    if (typeof result.message === 'string') notify({ tone: 'info', title: null, text: result.message })
    onDone()
    if (typeof result.blog_slug === 'string' && result.blog_slug !== post.slug)
      await navigate(`/blogs/${result.blog_slug}`)
    else await revalidate()
  }
  const failed = (error: Error) => {
    setStep(null)
    // Why it was refused is no detail of an error but what the admin has to know; trying again would not help.
    if (/^(?:QC failed|Somebody else|Another post)|kept among|must be acknowledged/.test(error.message))
      return notify({ tone: 'bad', title: 'Blog update failed', text: error.message })
    const text = error.message === 'Operation timed out' ? error.message : 'Failed to save changes. Please try again.'
    notify({ tone: 'bad', title: 'Error Saving', text })
  }
  const save = useMutation({
    mutationFn: async (acknowledged: readonly string[]) =>
      jobResult(
        await editPost(post.id, {
          title,
          slug,
          content,
          prompt,
          preview_characters: previewCharacters(preview),
          version: post.version,
          acknowledged,
        }),
        setStep,
      ),
    onSuccess: finish,
    onError: (error): void => {
      if (!standBy(error, ask, (words) => save.mutate(words))) failed(error)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (postFieldErrors({ title, slug, content }).length === 0) save.mutate([])
  }
  return (
    <>
      <form className={s.form} onSubmit={submit} noValidate>
        <h1>Edit post</h1>
        <Field label="Title" error={errorOf('title')}>
          {(props) => <input {...props} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <Field
          label="Slug"
          error={errorOf('slug')}
          hint={`${SLUG_HINT}. A changed slug keeps the old address working.`}
        >
          {(props) => <input {...props} value={slug} onChange={(event) => setSlug(event.target.value)} />}
        </Field>
        <Field label="Blog Content" error={errorOf('content')}>
          {(props) => (
            <textarea {...props} rows={15} value={content} onChange={(event) => setContent(event.target.value)} />
          )}
        </Field>
        <div className={s.pair}>
          <Field label="Preview Characters" error={null} hint={`${PREVIEW_MIN} to ${PREVIEW_MAX}`}>
            {(props) => (
              <input
                {...props}
                inputMode="numeric"
                value={preview}
                onChange={(event) => setPreview(/^\d*$/.test(event.target.value) ? event.target.value : '')}
                onBlur={() => setPreview(String(previewCharacters(preview)))}
              />
            )}
          </Field>
          <Field label="Further Instructions" error={null}>
            {(props) => (
              <input
                {...props}
                placeholder="Tone, what to stress, future outlook"
                value={prompt}
                onChange={(event) => setPrompt(event.target.value)}
              />
            )}
          </Field>
        </div>
        <p className={s.warn}>
          {post.status === 'published'
            ? 'Every figure is checked again. The published text stays until the new one has passed.'
            : 'Saving clears the QC result and checks every figure again. The post cannot be published until it passes.'}
        </p>
        <p className={s.end} aria-live="polite">
          {save.isPending && step && <span className={s.note}>{step}…</span>}
          <Button onClick={onDone}>Cancel</Button>
          <Button primary type="submit" pending={save.isPending}>
            Save
          </Button>
        </p>
      </form>
      <Revisions post={post} ask={ask} onRestored={finish} onError={failed} />
      {dialog}
    </>
  )
}

/** What a published post would say unchecked is asked about; the same call with the words then goes through. */
function standBy(error: Error, ask: (question: Question) => void, again: (words: readonly string[]) => void): boolean {
  if (!(error instanceof ApiError) || error.unacknowledged.length === 0) return false
  ask(
    aboutWords(
      error.unacknowledged.map((text) => ({ text, note: null })),
      'save',
      again,
    ),
  )
  return true
}

interface FieldProps {
  label: string
  error: string | null
  hint?: string
  children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => React.ReactNode
}

function Field({ label, error, hint, children }: FieldProps) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      {children({ id, 'aria-invalid': error !== null, 'aria-describedby': `${id}-note` })}
      <small id={`${id}-note`} className={error ? s.error : undefined}>
        {error ?? hint}
      </small>
    </label>
  )
}

interface RevisionsProps {
  post: BlogPost
  ask: (question: Question) => void
  onRestored: (result: Record<string, unknown>) => Promise<void>
  onError: (error: Error) => void
}

function Revisions({ post, ask, onRestored, onError }: RevisionsProps) {
  const [open, setOpen] = useState<number | null>(null)
  const revisions = useQuery({ queryKey: ['revisions', post.id, post.version], queryFn: () => getRevisions(post.id) })
  const restore = useMutation({
    mutationFn: async ({ id, words }: { id: number; words: readonly string[] }) =>
      jobResult(await restoreRevision(post.id, id, words)),
    onSuccess: onRestored,
    onError: (error, { id }): void => {
      if (!standBy(error, ask, (words) => restore.mutate({ id, words }))) onError(error)
    },
  })
  if (!revisions.data || revisions.data.length === 0) return null
  return (
    <section className={s.revisions}>
      <h2>Former texts</h2>
      <ul>
        {revisions.data.map((one) => (
          <li key={one.id}>
            <span>{formatInstant(one.created_at)}</span>
            <span>{one.by ?? 'The site'}</span>
            <Badge tone={one.state === 'applied' ? 'neutral' : 'warn'}>
              {one.state === 'applied' ? 'Saved' : 'Not taken over'}
            </Badge>
            {one.qc_passed !== null && (
              <Badge tone={one.qc_passed ? 'ok' : 'bad'}>{one.qc_passed ? 'QC Passed' : 'QC Failed'}</Badge>
            )}
            <Button small quiet onClick={() => setOpen(open === one.id ? null : one.id)}>
              {open === one.id ? 'Hide' : 'Show'}
            </Button>
            <Button
              small
              quiet
              pending={restore.isPending && restore.variables.id === one.id}
              onClick={() => restore.mutate({ id: one.id, words: [] })}
            >
              Bring back
            </Button>
            {open === one.id && <pre>{`${one.title}\n\n${one.content}`}</pre>}
          </li>
        ))}
      </ul>
    </section>
  )
}
