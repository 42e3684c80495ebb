import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ingestCompany } from '../api/admin-client.ts'
import { browserFetch } from '../api/call.ts'
import { notifyError, notifyInfo, notifySuccess } from '../api/notices.ts'
import { useViewer } from '../session/viewer.ts'
import { Button, LinkButton } from '../ui/controls/Button.tsx'
import { useConfirm } from '../ui/controls/Confirm.tsx'
import s from './fetch-filings.module.css'
import { SignIn } from './SignIn.tsx'

const CLOSED = 'This site takes in filings by itself: none can be asked for here.'
const NEEDS_PRO = 'Pro subscription required to ask for filings'

/**
 * Asks for a company's filings from EDGAR (decisions 35 and 39): a Pro subscriber the newest annual report and what came
 * after it, an admin all of them too, with the past periods of company facts.
 */
export function FetchFilings({ cik, name, primary }: { cik: string; name: string; primary?: boolean }) {
  const { user, hasPro, isAdmin, options } = useViewer()
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const fetching = useMutation({
    mutationFn: (isWhole: boolean) => ingestCompany(browserFetch, cik, isWhole),
    onSuccess: (answer) =>
      answer?.queued
        ? notifySuccess(`A worker fetches the filings of ${name}; each is analyzed as it comes in`)
        : notifyInfo('They were asked for within the last minute already'),
    onError: (error) => notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: ['ingestion'] }),
  })
  // Offered only where it can work; an admin is told what is missing.
  if (options.edgar !== true && !isAdmin) return primary ? <p className={s.closed}>{CLOSED}</p> : null
  if (user === null)
    return primary ? (
      <div className={s.ways}>
        <LinkButton primary to="/pricing">
          View Plans
        </LinkButton>
        <SignIn align="left" />
      </div>
    ) : null
  const question = () => {
    let isWhole = false
    ask({
      title: `Fetch the filings of ${name}?`,
      text: (
        <>
          <p>The newest annual report and every report after it are fetched from EDGAR and queued for analysis.</p>
          {isAdmin && (
            <WholeHistory
              onChange={(value) => {
                isWhole = value
              }}
            />
          )}
        </>
      ),
      action: 'Fetch filings',
      onYes: () => fetching.mutate(isWhole),
    })
  }
  return (
    <>
      <Button
        small={!primary}
        primary={primary ?? false}
        pending={fetching.isPending}
        reason={hasPro ? null : NEEDS_PRO}
        onClick={question}
      >
        Fetch filings
      </Button>
      {dialog}
    </>
  )
}

function WholeHistory({ onChange }: { onChange: (value: boolean) => void }) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  return (
    <div className={s.whole}>
      <input
        id={id}
        type="checkbox"
        checked={isWhole}
        onChange={(event) => {
          setWhole(event.target.checked)
          onChange(event.target.checked)
        }}
      />
      <label htmlFor={id}>
        Whole history
        <span>Every report since 1993 or so, and past periods from company facts: some hundred requests to EDGAR</span>
      </label>
    </div>
  )
}
