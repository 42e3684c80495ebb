/** Who did what, newest first; nothing of it can be changed (decision 57). */
import type { AuditEntry } from '@topline/core/api/admin/admin.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { useDeferredValue, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getAudit } from '../../../api/admin-client.ts'
import { orAskAgain } from '../../../api/answer.ts'
import { browserFetch } from '../../../api/call.ts'
import { requireAdmin } from '../../../session/require-admin.ts'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { AdminPage, adminMeta } from '../AdminPage.tsx'
import s from '../admin.module.css'
import { More } from '../More.tsx'
import { usePages } from '../use-pages.ts'

const PAGE = 50

export const loader = async (args: LoaderFunctionArgs) => {
  const f = await requireAdmin(args)
  return { first: await orAskAgain(getAudit(f, { skip: 0, limit: PAGE })) }
}
export const meta = adminMeta('Audit log')

const COLUMNS: Column<AuditEntry>[] = [
  { key: 'at', head: 'When', cell: (entry) => formatInstant(entry.at) },
  { key: 'actor', head: 'Who', cell: (entry) => entry.actor },
  { key: 'action', head: 'What', cell: (entry) => <b>{entry.action}</b> },
  {
    key: 'subject',
    head: 'About',
    cell: ({ subject }) =>
      subject && /^\d{10}-\d{2}-\d{6}$/.test(subject) ? (
        <Link to={`/filing/${subject}`}>{subject}</Link>
      ) : (
        (subject ?? '')
      ),
  },
  { key: 'detail', head: 'Detail', cell: (entry) => <Detail detail={entry.detail} /> },
]

function Detail({ detail }: { detail: AuditEntry['detail'] }) {
  const words = Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')
  const short = words.length > 90 ? `${words.slice(0, 90)}…` : words
  return (
    <span className={s.small} title={words.length > 90 ? words : undefined}>
      {short}
    </span>
  )
}

interface FilterProps {
  name: string
  hint: string
  value: string
  onChange: (value: string) => void
}

function Filter({ name, hint, value, onChange }: FilterProps) {
  return (
    <label className={s.labelled}>
      {name}
      <input
        className={s.search}
        type="search"
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

export default function AuditPage() {
  const { first } = useLoaderData<typeof loader>()
  const [action, setAction] = useState('')
  const [subject, setSubject] = useState('')
  const [actor, setActor] = useState('')
  const asked = useDeferredValue([action.trim(), subject.trim(), actor.trim()].join('\n'))
  const [byAction = '', bySubject = '', byActor = ''] = asked.split('\n')
  const pages = usePages(
    ['audit', asked],
    (skip) => getAudit(browserFetch, { skip, limit: PAGE, action: byAction, subject: bySubject, actor: byActor }),
    asked.trim() === '' ? first : null,
  )
  return (
    <AdminPage
      title="Audit log"
      lead="Every action of an admin and of the command line. Entries cannot be changed or removed."
    >
      <div className={s.tools}>
        <Filter name="Action begins with" hint="e.g. analysis" value={action} onChange={setAction} />
        <Filter name="Subject is" hint="e.g. an accession number" value={subject} onChange={setSubject} />
        <Filter name="Actor is" hint="e.g. an e-mail address" value={actor} onChange={setActor} />
      </div>
      {pages.rows.length > 0 && (
        <DataTable
          dense
          isOld={pages.isPlaceholderData}
          caption="Audit log"
          columns={COLUMNS}
          rows={pages.rows}
          rowKey={(entry) => String(entry.id)}
        />
      )}
      <More pages={pages} error="Error loading the audit log" empty="No entry matches." />
    </AdminPage>
  )
}
