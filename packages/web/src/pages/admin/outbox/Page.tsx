/** Mails that wait, were sent or failed; without a mail server they stay here to be read (decision 19). */
import type { OutboxMail } from '@topline/core/api/admin/admin.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getOutbox } from '../../../api/admin-client.ts'
import { orAskAgain } from '../../../api/answer.ts'
import { browserFetch } from '../../../api/call.ts'
import { requireAdmin } from '../../../session/require-admin.ts'
import { Segmented } from '../../../ui/controls/Segmented.tsx'
import { Badge, type Tone } from '../../../ui/display/Badge.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { AdminPage, adminMeta } from '../AdminPage.tsx'
import s from '../admin.module.css'
import { More } from '../More.tsx'
import { usePages } from '../use-pages.ts'

const PAGE = 50

export const loader = async (args: LoaderFunctionArgs) => {
  const f = await requireAdmin(args)
  return { first: await orAskAgain(getOutbox(f, { skip: 0, limit: PAGE })) }
}
export const meta = adminMeta('Outbox')

const TONE: Record<OutboxMail['status'], Tone> = { waiting: 'neutral', sent: 'ok', failed: 'bad' }
const STATES = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const
type State = (typeof STATES)[number]['value']

function columns(open: number | null, setOpen: (id: number | null) => void): Column<OutboxMail>[] {
  return [
    {
      key: 'subject',
      head: 'Subject',
      cell: (mail) => (
        <button
          type="button"
          className={s.plain}
          aria-expanded={mail.id === open}
          onClick={() => setOpen(mail.id === open ? null : mail.id)}
        >
          {mail.subject}
        </button>
      ),
    },
    { key: 'to', head: 'To', cell: (mail) => mail.to_email },
    { key: 'status', head: 'State', cell: (mail) => <Badge tone={TONE[mail.status]}>{mail.status}</Badge> },
    { key: 'attempts', head: 'Attempts', align: 'right', cell: (mail) => mail.attempts },
    { key: 'made', head: 'Made', cell: (mail) => formatInstant(mail.created_at) },
    { key: 'sent', head: 'Sent', cell: (mail) => (mail.sent_at ? formatInstant(mail.sent_at) : '') },
  ]
}

export default function OutboxPage() {
  const [state, setState] = useState<State>('all')
  const [open, setOpen] = useState<number | null>(null)
  const { first } = useLoaderData<typeof loader>()
  const pages = usePages(
    ['outbox', state],
    (skip) => getOutbox(browserFetch, { skip, limit: PAGE, status: state === 'all' ? undefined : state }),
    state === 'all' ? first : null,
  )
  return (
    <AdminPage title="Outbox" lead="Mails of this site. Without SMTP_URL they wait here and are not sent.">
      <div className={s.tools}>
        <Segmented label="State" options={STATES} value={state} onChange={setState} />
      </div>
      {pages.rows.length > 0 && (
        <DataTable
          caption="Mails"
          isOld={pages.isPlaceholderData}
          columns={columns(open, setOpen)}
          rows={pages.rows}
          rowKey={(mail) => String(mail.id)}
          expanded={(mail) =>
            mail.id === open ? (
              <>
                {mail.error && <p className={s.small}>Last error: {mail.error}</p>}
                <pre className={s.pre}>{mail.text}</pre>
              </>
            ) : null
          }
        />
      )}
      <More pages={pages} error="Error loading mails" empty="No mails." />
    </AdminPage>
  )
}
