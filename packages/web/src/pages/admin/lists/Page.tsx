/** The lists editor: make, rename, describe, delete; put companies in and take them out (decision 57). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { createList } from '../../../api/admin-client.ts'
import { orAskAgain } from '../../../api/answer.ts'
import { browserFetch } from '../../../api/call.ts'
import { getLists } from '../../../api/client.ts'
import { notifyError, notifySuccess } from '../../../api/notices.ts'
import { requireAdmin } from '../../../session/require-admin.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Section } from '../../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../../ui/display/State.tsx'
import { AdminPage, adminMeta } from '../AdminPage.tsx'
import s from '../admin.module.css'
import { ListEditor } from './ListEditor.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const f = await requireAdmin(args)
  return { first: await orAskAgain(getLists(f, { limit: MOST })) }
}
export const meta = adminMeta('Lists')

const MOST = 100
const SLUG = /^[a-z0-9-]{1,120}$/
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export default function ListsPage() {
  const [open, setOpen] = useState<string | null>(null)
  const { first } = useLoaderData<typeof loader>()
  const lists = useQuery({
    queryKey: ['lists', 'all'],
    queryFn: () => getLists(browserFetch, { limit: MOST }),
    initialData: first ?? undefined,
  })
  const rows = lists.data?.rows ?? []
  return (
    <AdminPage title="Lists" lead="Lists of companies, as readers find them under Lists.">
      {lists.isPending && <Skeleton rows={4} height={44} />}
      {lists.isError && (
        <ErrorBox text="Error loading company lists" error={lists.error} onRetry={() => void lists.refetch()} />
      )}
      {rows.map((list) => (
        <Section
          key={list.slug}
          title={list.name}
          aside={
            <>
              <Link to={`/list/${list.slug}`}>/list/{list.slug}</Link>
              <Button
                small
                aria-expanded={open === list.slug}
                onClick={() => setOpen(open === list.slug ? null : list.slug)}
              >
                {open === list.slug ? 'Close' : 'Edit'}
              </Button>
            </>
          }
        >
          <p className={s.small}>{list.description ?? 'No description available'}</p>
          {open === list.slug && <ListEditor list={list} onGone={() => setOpen(null)} onRenamed={setOpen} />}
        </Section>
      ))}
      <NewList onMade={setOpen} />
    </AdminPage>
  )
}

function NewList({ onMade }: { onMade: (slug: string) => void }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [description, setDescription] = useState('')
  const address = slug ?? slugOf(name)
  const make = useMutation({
    mutationFn: () =>
      createList(browserFetch, { name: name.trim(), slug: address, description: description.trim() || null }),
    onSuccess: (made) => {
      notifySuccess(`List ${made?.name ?? ''} made`)
      setName('')
      setSlug(null)
      setDescription('')
      if (made) onMade(made.slug)
    },
    onError: (error) => notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: ['lists'] }),
  })
  const problem =
    name.trim() === ''
      ? 'A list needs a name'
      : SLUG.test(address)
        ? null
        : 'Lower-case letters, digits and hyphens only'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null && !make.isPending) make.mutate()
  }
  return (
    <Section title="New list">
      <form className={s.form} onSubmit={submit}>
        <label>
          Name
          <input maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          Address: /list/{address || '…'}
          <input maxLength={120} value={address} onChange={(event) => setSlug(event.target.value)} />
        </label>
        <label>
          Description (optional)
          <textarea
            rows={2}
            maxLength={2000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </label>
        <div>
          <Button primary type="submit" reason={problem} pending={make.isPending}>
            Make the list
          </Button>
        </div>
      </form>
    </Section>
  )
}
