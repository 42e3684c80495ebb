import { useMutation } from '@tanstack/react-query'
import type { BlogPost } from '@topline/core/api/blogs.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { PublishButtons } from '../../actions/PublishButtons.tsx'
import { notify, notifySuccess } from '../../api/notices.ts'
import { deletePost, jobResult, patchPost, publishPost } from '../../api/posts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { QcBadge } from '../../ui/display/QcBadge.tsx'
import s from './admin.module.css'

interface Props {
  post: BlogPost
  isPreview: boolean
  onPreview: (on: boolean) => void
  onEdit: () => void
  /** asks for suggestions of tweets and shows them */
  onDraft: () => void
}

/** The details of an error are not shown on this page, only what did not happen (decision 15). */
const failed = (text: string, title = 'Error') => notify({ tone: 'bad', title, text })

export default function AdminBar({ post, isPreview, onPreview, onEdit, onDraft }: Props) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const protect = useMutation({
    mutationFn: (value: boolean) => patchPost(post.id, { protected: value }),
    onSuccess: (_, value) => notifySuccess(`Blog post is now ${value ? 'protected' : 'public'}`),
    onError: () => failed('Failed to update protected status'),
    onSettled: () => revalidate(),
  })
  const publish = useMutation({
    mutationFn: (acknowledged: readonly string[]) => publishPost(post.id, acknowledged),
    onSuccess: async (saved) => {
      notifySuccess('Blog post published successfully!')
      await revalidate()
      if (!saved?.social_job_id) return
      notify({ tone: 'info', title: null, text: 'Publishing social post...' })
      try {
        await jobResult({ job_id: saved.social_job_id })
        notifySuccess('Social post published successfully')
      } catch {
        failed('Publish failed')
      }
    },
    onError: () => failed('Failed to publish the post. Please try again.'),
    onSettled: () => revalidate(),
  })
  const unpublish = useMutation({
    mutationFn: () => patchPost(post.id, { status: 'draft' }),
    onSuccess: () => notifySuccess('Blog post has been unpublished and moved to drafts.'),
    onError: () => failed('Failed to unpublish the post. Please try again.'),
    onSettled: () => revalidate(),
  })
  const remove = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: async () => {
      notifySuccess('Blog post deleted successfully.')
      await navigate('/blogs')
    },
    onError: () => failed('Failed to delete the post. Please try again.', 'Failed to delete blog post'),
  })
  return (
    <div className={s.bar}>
      <Switch
        label={post.protected ? 'Protected' : 'Public'}
        checked={post.protected}
        pending={protect.isPending}
        onChange={(value) => protect.mutate(value)}
      />
      <Switch label="Preview" checked={isPreview} onChange={onPreview} />
      {isPreview && <Badge tone="info">Preview Mode</Badge>}
      <QcBadge passed={post.qc_passed} hasReport={post.qc_report !== null} />
      {post.is_reserved && <small>Its statement is for subscribers, and so is the post.</small>}
      <span className={s.buttons}>
        <Button small onClick={onEdit}>
          Edit
        </Button>
        <Button small onClick={onDraft}>
          Draft Tweet
        </Button>
        <PublishButtons
          post={post}
          isPassed={post.qc_passed === true && post.qc_report !== null}
          {...{ publish, unpublish, remove }}
        />
      </span>
    </div>
  )
}
