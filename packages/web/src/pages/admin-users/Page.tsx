/** People, for administrators: find them, see plan and sessions, sign them out, grant and revoke admin (decision 57). */
import type { ListedUser } from '@topline/core/api/account/account.ts'
import { formatDate, formatInstant } from '@topline/core/format/date.ts'
import { type FormEvent, useState } from 'react'
import { Form, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSubmit } from 'react-router'
import { getUsers, setUserAdmin, signOutUser } from '../../api/account.ts'
import { here, part } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { fetchContext } from '../../context.ts'
import { requireAdmin } from '../../session/guarded.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Empty, NotHere } from '../../ui/display/State.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
import s from './admin-users.module.css'
import { UserSessions } from './UserSessions.tsx'

const PAGE_SIZE = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
  const me = await requireAdmin(context)
  const params = new URL(request.url).searchParams
  const search = params.get('search') ?? ''
  const skip = Math.max(0, Math.floor(Number(params.get('skip')) || 0))
  const read = await part(getUsers(context.get(fetchContext), { search, skip, limit: PAGE_SIZE }))
  return { me: me.id, search, skip, read }
}

export const meta = adminMeta('Users')

/** What can be done to a person, each after a question, and what came of it. */
function useUserActions() {
  const { revalidate } = useRevalidator()
  const { ask, dialog } = useConfirm()
  const [busy, setBusy] = useState<number | null>(null)
  async function run(user: ListedUser, action: () => Promise<string>) {
    setBusy(user.id)
    try {
      notifySuccess(await action())
    } catch (error) {
      notifyError(error)
    }
    await revalidate()
    setBusy(null)
  }
  const signOut = (user: ListedUser) =>
    ask({
      title: `Sign out ${user.name}?`,
      text: `Ends ${countText(user.sessions, 'session')} of ${user.email}.`,
      action: 'Sign out',
      danger: true,
      onYes: () =>
        void run(user, async () => {
          const answer = await signOutUser(browserFetch, user.id)
          return `${countText(answer?.ended ?? 0, 'session')} ended`
        }),
    })
  const turn = (user: ListedUser) =>
    ask({
      title: user.is_admin ? `Take admin from ${user.name}?` : `Make ${user.name} an administrator?`,
      text: user.is_admin
        ? `${user.email} loses every administrator's right at once.`
        : `${user.email} will see and change everything on this site.`,
      action: user.is_admin ? 'Revoke admin' : 'Grant admin',
      danger: user.is_admin,
      onYes: () =>
        void run(user, async () => {
          await setUserAdmin(browserFetch, user.id, !user.is_admin)
          return `${user.email} is ${user.is_admin ? 'no administrator any more' : 'an administrator now'}`
        }),
    })
  return { signOut, turn, busy, dialog }
}

interface UserActions extends Omit<ReturnType<typeof useUserActions>, 'dialog'> {
  /** the signed-in administrator */
  me: number
  /** whose sessions are shown, and a way to show another's */
  open: number | null
  setOpen: (id: number | null) => void
}

function columnsOf({ me, open, setOpen, busy, signOut, turn }: UserActions): Column<ListedUser>[] {
  return [
    {
      key: 'name',
      head: 'Person',
      stack: 'wide',
      cell: (user) => (
        <span className={s.person}>
          <b>{user.name}</b>
          <span>{user.email}</span>
        </span>
      ),
    },
    { key: 'plan', head: 'Plan', cell: (user) => <PlanCell user={user} /> },
    { key: 'since', head: 'Since', cell: (user) => formatDate(user.created_at) },
    {
      key: 'seen',
      head: 'Last here',
      cell: (user) => (user.last_seen_at ? formatInstant(user.last_seen_at) : 'Never'),
    },
    {
      key: 'sessions',
      head: 'Sessions',
      align: 'right',
      cell: (user) => (
        <Button
          small
          quiet
          aria-expanded={open === user.id}
          aria-label={`${countText(user.sessions, 'session')} of ${user.name}`}
          onClick={() => setOpen(open === user.id ? null : user.id)}
        >
          {user.sessions}
        </Button>
      ),
    },
    {
      key: 'actions',
      head: 'Actions',
      stack: 'wide',
      align: 'right',
      cell: (user) => (
        <span className={s.actions}>
          <Button
            small
            pending={busy === user.id}
            reason={user.sessions === 0 ? 'Not signed in anywhere' : null}
            onClick={() => signOut(user)}
          >
            Sign out
          </Button>
          <Button
            small
            danger={user.is_admin}
            pending={busy === user.id}
            reason={user.id === me ? 'Another administrator has to do this' : null}
            onClick={() => turn(user)}
          >
            {user.is_admin ? 'Revoke admin' : 'Grant admin'}
          </Button>
        </span>
      ),
    },
  ]
}

export default function UsersPage() {
  const { me, search, skip, read } = useLoaderData<typeof loader>()
  const people = here(read)
  const [open, setOpen] = useState<number | null>(null)
  const { dialog, ...actions } = useUserActions()
  return (
    <AdminPage title="Users" lead={people ? countText(people.total ?? 0, 'person', 'people') : undefined}>
      <Search initial={search} />
      {read.is !== 'here' && <NotHere part={read} text="Error loading users" />}
      {people && people.rows.length === 0 && <Empty text="Nobody found" hint="Part of a name or address is enough." />}
      {people && people.rows.length > 0 && (
        <DataTable
          stacked
          caption="Users"
          columns={columnsOf({ ...actions, me, open, setOpen })}
          rows={people.rows}
          rowKey={(user) => String(user.id)}
          expanded={(user) => (open === user.id ? <UserSessions id={user.id} /> : null)}
        />
      )}
      {people && <Pages search={search} skip={skip} total={people.total ?? 0} />}
      {dialog}
    </AdminPage>
  )
}

function Search({ initial }: { initial: string }) {
  const submit = useSubmit()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, { replace: true })
  }
  return (
    <Form role="search" className={s.search} onSubmit={onSubmit}>
      <label>
        Name or e-mail
        <input key={initial} type="search" name="search" defaultValue={initial} maxLength={200} />
      </label>
      <Button type="submit">Find</Button>
    </Form>
  )
}

/** As the account page colours them: a payment that is owed is red. */
const TONES: Readonly<Record<string, 'ok' | 'bad'>> = { active: 'ok', past_due: 'bad', unpaid: 'bad' }

function PlanCell({ user }: { user: ListedUser }) {
  const tone = TONES[user.subscription_status ?? ''] ?? 'neutral'
  return (
    <span className={s.plan}>
      {user.is_admin && <Badge tone="info">Admin</Badge>}
      {user.service_name ? `${user.service_name}, ${user.payment_period ?? ''}` : 'No plan'}
      {user.subscription_status && <Badge tone={tone}>{user.subscription_status.replaceAll('_', ' ')}</Badge>}
    </span>
  )
}

function Pages({ search, skip, total }: { search: string; skip: number; total: number }) {
  const submit = useSubmit()
  if (total <= PAGE_SIZE) return null
  const go = (to: number) => void submit({ search, skip: String(to) })
  return (
    <nav className={s.pages} aria-label="Pages">
      {skip > 0 && <Button onClick={() => go(Math.max(0, skip - PAGE_SIZE))}>Previous</Button>}
      <span className="muted">{`${skip + 1} to ${Math.min(total, skip + PAGE_SIZE)} of ${total}`}</span>
      {skip + PAGE_SIZE < total && <Button onClick={() => go(skip + PAGE_SIZE)}>Next</Button>}
    </nav>
  )
}

const countText = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`
