import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '@topline/core/format/date.ts'
import { getSessionsOf } from '../../api/account.ts'
import { browserFetch } from '../../api/call.ts'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import s from './admin-users.module.css'

/** Where a person is signed in, under their row. */
export function UserSessions({ id }: { id: number }) {
  const sessions = useQuery({ queryKey: ['users', id, 'sessions'], queryFn: () => getSessionsOf(browserFetch, id) })
  if (sessions.isPending) return <Spinner label="Loading sessions..." />
  if (sessions.error) {
    return <ErrorBox text="Error loading sessions" error={sessions.error} onRetry={() => void sessions.refetch()} />
  }
  if (sessions.data.length === 0) return <p className="muted">Not signed in anywhere</p>
  return (
    <ul className={s.sessions}>
      {sessions.data.map((one) => (
        <li key={one.id}>
          <b>{one.device ?? 'Unknown browser'}</b>
          <span>{`since ${formatInstant(one.created_at)}, last used ${formatInstant(one.last_seen_at)}`}</span>
        </li>
      ))}
    </ul>
  )
}
