import { useState } from 'react'
import { deleteAccount } from '../../api/account.ts'
import { browserFetch } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { forgetSession } from '../../shell/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { notifyEvery, notifySuccess } from '../../ui/notices.ts'
import s from './account.module.css'

/** One's data as a file, and the end of the account; not while a subscription is running (decision 14). */
export function OwnData() {
  const [isBusy, setBusy] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const { ask, dialog } = useConfirm()
  async function remove() {
    setBusy(true)
    try {
      await deleteAccount(browserFetch)
      notifySuccess('Account deleted')
      forgetSession()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setRunning(true)
      else notifyEvery(error)
    }
    setBusy(false)
  }
  return (
    <>
      <div className={s.actions}>
        <a className={s.export} href="/auth/me/export" download="topline-account.json">
          <Icon name="download" size={14} /> Export
        </a>
        <Button
          danger
          pending={isBusy}
          onClick={() =>
            ask({
              title: 'Delete your account?',
              text: 'Your follows, chats, keys and settings are removed at once and cannot be brought back.',
              action: 'Delete account',
              danger: true,
              onYes: () => void remove(),
            })
          }
        >
          Delete account
        </Button>
      </div>
      {isRunning && (
        <p role="alert" className={s.running}>
          A subscription is running. <a href="/payment/portal">Cancel it first</a>, then delete the account.
        </p>
      )}
      <p className={s.small}>Deleting removes follows, chats and settings. Billing records stay as the law asks.</p>
      {dialog}
    </>
  )
}
