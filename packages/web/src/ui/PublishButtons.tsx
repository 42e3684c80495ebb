import { Button } from './Button.tsx'
import { useConfirm } from './Confirm.tsx'

/** What a button asks for, and whether it is being done. */
interface Action {
  isPending: boolean
  mutate: () => void
}
interface Props {
  post: { title: string; status: string }
  /** publishing needs a passed report */
  isPassed: boolean
  publish: Action
  unpublish: Action
  remove: Action
}

/** Unpublish for what is published; Publish and Delete, which asks first, for what is not. */
export function PublishButtons({ post, isPassed, publish, unpublish, remove }: Props) {
  const { ask, dialog } = useConfirm()
  if (post.status === 'published')
    return (
      <Button small pending={unpublish.isPending} onClick={() => unpublish.mutate()}>
        Unpublish
      </Button>
    )
  return (
    <>
      <Button
        small
        primary
        reason={isPassed ? null : 'Publishing needs a passed QC report.'}
        pending={publish.isPending}
        onClick={() => publish.mutate()}
      >
        Publish
      </Button>
      <Button
        small
        danger
        pending={remove.isPending}
        onClick={() =>
          ask({
            title: `Are you sure you want to delete "${post.title}"? This action cannot be undone.`,
            action: 'Delete',
            danger: true,
            onYes: () => remove.mutate(),
          })
        }
      >
        Delete
      </Button>
      {dialog}
    </>
  )
}
