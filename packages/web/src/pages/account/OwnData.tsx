import { useState } from 'react'
import { deleteAccount } from '../../api/account.ts'
import { browserFetch } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { notifyEvery, notifySuccess } from '../../api/notices.ts'
import { forgetSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import s from './account.module.css'

/** One's data as a file, and the end of the account; not while a subscription is running (decision 18). */
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
