import type { AccountSession } from '@topline/core/api/account/account.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { endAllSessions, endOneSession } from '../../api/account.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyEvery, notifySuccess } from '../../api/notices.ts'
import { forgetSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import s from './account.module.css'

/** Each place where the person is signed in, and the way to end it. */
export function Sessions({ sessions }: { sessions: AccountSession[] }) {
  const [shown, setShown] = useState(sessions)
  const [busy, setBusy] = useState<string | null>(null)
  const { ask, dialog } = useConfirm()
  async function run(name: string, action: () => Promise<void>) {
    setBusy(name)
    await action().catch(notifyEvery)
    setBusy(null)
  }
  const end = (session: AccountSession) =>
    run(session.id, async () => {
      await endOneSession(browserFetch, session.id)
      setShown((before) => before.filter((one) => one.id !== session.id))
      notifySuccess('Session ended')
    })
  const endAll = () =>
    run('all', async () => {
      await endAllSessions(browserFetch)
      forgetSession()
    })
  return (
    <>
      <ul className={s.sessions}>
        {shown.map((session) => (
          <li key={session.id}>
            <div>
              <b>{session.device ?? 'Unknown browser'}</b>
              <span>{`Last used ${formatInstant(session.last_seen_at)}`}</span>
            </div>
            {session.current ? (
              <Badge tone="info">This browser</Badge>
            ) : (
              <Button small pending={busy === session.id} onClick={() => void end(session)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        pending={busy === 'all'}
        onClick={() =>
          ask({
            title: 'Sign out everywhere?',
            text: `Ends ${shown.length === 1 ? 'this session' : `all ${shown.length} sessions`}, here as well.`,
            action: 'Sign out everywhere',
            onYes: () => void endAll(),
          })
        }
      >
        Sign out everywhere
      </Button>
      {dialog}
    </>
  )
}
