import { useMutation } from '@tanstack/react-query'
import type { BlogPage } from '@topline/core/api/blogs.ts'
import { PublishButtons } from '../../actions/PublishButtons.tsx'
import { notify, notifyError, notifySuccess } from '../../api/notices.ts'
import { deletePost, patchPost, publishPost } from '../../api/posts.ts'
import { Switch } from '../../ui/controls/Switch.tsx'
import { QcBadge } from '../../ui/display/QcBadge.tsx'
import s from './blogs.module.css'

interface Props {
  post: BlogPage['posts'][number]
  onChange: () => void
}

/** What an admin can do with a post from the list. */
export default function PostTools({ post, onChange }: Props) {
  const isPublished = post.status === 'published'
  const isPassed = post.qc_passed === true && post.has_qc_report === true
  const protect = useMutation({
    mutationFn: (value: boolean) => patchPost(post.id, { protected: value }),
    onSuccess: (_, value) => notifySuccess(`Blog post is now ${value ? 'protected' : 'public'}`),
    onError: (error) => notifyError(error, 'Failed to update protected status'),
    onSettled: onChange,
  })
  const publish = useMutation({
    mutationFn: (acknowledged: readonly string[]) => publishPost(post.id, acknowledged),
    onSuccess: () => notifySuccess('Blog post published successfully!'),
    onError: () =>
      notify({ tone: 'bad', title: 'Error Publishing', text: 'Failed to publish post. Please try again.' }),
    onSettled: onChange,
  })
  const unpublish = useMutation({
    mutationFn: () => patchPost(post.id, { status: 'draft' }),
    onSuccess: () => notifySuccess('Blog post unpublished successfully.'),
    onError: () =>
      notify({ tone: 'bad', title: 'Error Unpublishing', text: 'Failed to unpublish post. Please try again.' }),
    onSettled: onChange,
  })
  const remove = useMutation({
    mutationFn: () => deletePost(post.id),
    onSuccess: () => notifySuccess('Blog post deleted successfully.'),
    onError: () => notify({ tone: 'bad', title: 'Error Deleting', text: 'Failed to delete post. Please try again.' }),
    onSettled: onChange,
  })
  return (
    <div className={s.tools}>
      <p>
        <QcBadge passed={post.qc_passed} hasReport={post.has_qc_report === true} />
        <Switch
          label={post.protected ? 'Protected' : 'Public'}
          checked={post.protected}
          pending={protect.isPending}
          onChange={(value) => protect.mutate(value)}
        />
      </p>
      <p>
        <PublishButtons {...{ post, isPassed, publish, unpublish, remove }} />
      </p>
      {!isPublished && !isPassed && <small>Publishing needs a passed QC report.</small>}
    </div>
  )
}
