import { useMutation } from '@tanstack/react-query'
import type { SocialPost } from '@topline/core/api/blogs.ts'
import { TWEET_LIMIT } from '@topline/core/words/tweets.ts'
import { useState } from 'react'
import { notify, notifySuccess } from '../../api/notices.ts'
import { confirmSocial, editSocial, jobResult, publishSocial } from '../../api/posts.ts'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../controls/Icon.tsx'
import { Badge } from '../display/Badge.tsx'
import { openCompose, shownLength, tweetText } from './compose.ts'
import s from './social.module.css'

interface Props {
  social: SocialPost
  /** address of the post, for the placeholder */
  url: string
  onDelete: () => void
  onChange: () => void
}

const failed = (text: string) => notify({ tone: 'bad', title: 'Error', text })

/** A social post with everything that can be done with it in its state. */
export function SocialCard({ social, url, onDelete, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const publish = useMutation({
    mutationFn: async () => jobResult(await publishSocial(social.id)),
    onSuccess: (result) => {
      if (result.unknown)
        notify({ tone: 'warn', title: null, text: 'No answer came: it is not known whether the post is out' })
      else notifySuccess('Social post published successfully')
    },
    onError: (error) =>
      failed(error.message === 'Operation timed out' ? error.message : 'Failed to publish social post'),
    onSettled: onChange,
  })
  const save = useMutation({
    mutationFn: async (content: string) => jobResult(await editSocial(social.id, content)),
    onSuccess: () => {
      setDraft(null)
      notifySuccess('Social post updated successfully')
    },
    onError: () => notify({ tone: 'bad', title: 'Update failed', text: 'Failed to update social post' }),
    onSettled: onChange,
  })
  const confirm = useMutation({
    mutationFn: (isOut: boolean) => confirmSocial(social.id, isOut),
    onError: () => failed('Failed to update social post'),
    onSettled: onChange,
  })
  const { qc_result: qc } = social
  const length = draft === null ? 0 : shownLength(draft)
  const isDraft = social.state === 'draft'
  return (
    <article className={s.card}>
      <p className={s.badges}>
        <Badge tone={social.published ? 'ok' : 'warn'}>{social.published ? 'Published' : 'Draft'}</Badge>
        <Badge>{social.type}</Badge>
        {social.state === 'publishing' && <Badge tone="info">Publishing</Badge>}
        {social.state === 'unknown' && <Badge tone="warn">Unknown</Badge>}
      </p>
      {draft === null ? (
        <div className={s.content}>
          {tweetText(social.content, url)}
          {social.url && (
            <a href={social.url} target="_blank" rel="noopener noreferrer" aria-label="Open the published post">
              <Icon name="external" size={14} />
            </a>
          )}
        </div>
      ) : (
        <label className={s.edit}>
          <span className="sr">Text of the social post</span>
          <textarea rows={5} value={draft} onChange={(event) => setDraft(event.target.value)} />
          <small className={length > TWEET_LIMIT ? s.over : undefined}>{`${length} of ${TWEET_LIMIT}`}</small>
        </label>
      )}
      {qc && (
        <div className={qc.passed ? s.good : s.bad}>
          <p>{`QC Result: ${qc.description}`}</p>
          <small>{qc.rationale}</small>
        </div>
      )}
      {social.description && (
        <p className={s.small}>
          <strong>Thoughts</strong>: {social.description}
        </p>
      )}
      {social.url && (
        <p className={s.small}>
          <strong>Published URL</strong>:{' '}
          <a href={social.url} target="_blank" rel="noopener noreferrer">
            {social.url}
          </a>
        </p>
      )}
      {social.state === 'unknown' && (
        <p className={s.buttons}>
          <span className={s.small}>X gave no answer. Is the post out?</span>
          <Button small onClick={() => confirm.mutate(true)}>
            It is published
          </Button>
          <Button small onClick={() => confirm.mutate(false)}>
            It is not: try again
          </Button>
        </p>
      )}
      <p className={s.buttons}>
        {draft !== null ? (
          <>
            <Button
              small
              primary
              reason={length > TWEET_LIMIT ? 'Too long' : draft.trim() === '' ? 'The post is empty' : null}
              pending={save.isPending}
              onClick={() => save.mutate(draft)}
            >
              Save
            </Button>
            <Button small onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            {isDraft && (
              <>
                <Button
                  small
                  primary
                  reason={qc?.passed ? null : 'Its QC has not passed'}
                  pending={publish.isPending}
                  onClick={() => publish.mutate()}
                >
                  Publish Tweet
                </Button>
                <Button small onClick={() => setDraft(social.content)}>
                  Edit
                </Button>
              </>
            )}
            <Button small onClick={() => openCompose(social.content, url)}>
              Send to Twitter
            </Button>
            {isDraft && (
              <Button small danger onClick={onDelete}>
                Delete
              </Button>
            )}
          </>
        )}
      </p>
    </article>
  )
}
