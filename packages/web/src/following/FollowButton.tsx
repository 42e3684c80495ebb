import { notifyInfo } from '../api/notices.ts'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import s from './follow.module.css'
import { type FollowedKind, useFollowed } from './use-followed.ts'

interface Props {
  kind: FollowedKind
  /** CIK or slug */
  id: string
  /** for the accessible name: 'Follow Apple Inc.' */
  name: string
  /** the icon alone on a phone, beside a name that needs the room */
  compact?: boolean
}

/** Follow or unfollow a company or a list; a visitor hears that it needs a sign-in. */
export function FollowButton({ kind, id, name, compact }: Props) {
  const { user } = useViewer()
  const { isFollowed, change } = useFollowed(kind, id)
  return (
    <Button
      aria-pressed={isFollowed ?? false}
      aria-label={`${isFollowed ? 'Following' : 'Follow'} ${name}`}
      pending={change.isPending}
      onClick={() => {
        if (!user) notifyInfo('Please sign in to perform this action')
        else change.mutate(!isFollowed)
      }}
    >
      <Icon name={isFollowed ? 'check' : 'plus'} size={14} />{' '}
      <span className={compact ? s.words : undefined}>{isFollowed ? 'Following' : 'Follow'}</span>
    </Button>
  )
}
