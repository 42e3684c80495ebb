import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import type { QcReport, QcTest } from '@topline/core/statement/statement.ts'
import { useRevalidator } from 'react-router'
import { acceptFinding } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import s from './filing.module.css'

/** An admin accepts a failed check of an income statement with a reason, or takes that back (decision 53). */
export function AcceptFinding({ filing, test }: { filing: Filing; test: QcTest }) {
  const client = useQueryClient()
  return (
    <Accept
      test={test}
      send={(reason) => acceptFinding(browserFetch, filing.accession_number, test.name, reason)}
      onDone={(report) =>
        client.setQueryData([...keys.qc(filing.accession_number), filing.income_statement?.version], report)
      }
    />
  )
}

interface Props {
  test: QcTest
  /** null = taken back */
  send: (reason: string | null) => Promise<QcReport | null>
  onDone?: (report: QcReport | null) => void
}

/** The same for a check of whatever statement. */
export function Accept({ test, send, onDone }: Props) {
  const { isAdmin } = useViewer()
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConfirm()
  const accept = useMutation({
    mutationFn: send,
    onSuccess: (report, reason) => {
      onDone?.(report)
      notifySuccess(reason === null ? 'The finding counts again' : 'The finding is accepted')
    },
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  if (!isAdmin) return null
  return (
    <div className={s.findingButtons}>
      {test.accepted ? (
        <Button small pending={accept.isPending} onClick={() => accept.mutate(null)}>
          Take the acceptance back
        </Button>
      ) : (
        <Button
          small
          pending={accept.isPending}
          onClick={() =>
            ask({
              title: 'Accept this finding?',
              text: test.rationale,
              action: 'Accept finding',
              ask: { label: 'Reason for accepting (kept in the report, seen by subscribers)' },
              onYes: (reason) => accept.mutate(reason),
            })
          }
        >
          Accept finding
        </Button>
      )}
      {dialog}
    </div>
  )
}
