/** The lists that a reader has made, and the making of one from pasted tickers or a CSV file. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListedList } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { getOwnLists, makeOwnList } from '../../api/watching.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './lists.module.css'
import { PastedField } from './PastedField.tsx'

const COLUMNS: Column<ListedList>[] = [
  { key: 'name', head: 'Name', stack: 'wide', cell: (list) => <Link to={`/list/${list.slug}`}>{list.name}</Link> },
  { key: 'shared', head: 'Shared', cell: (list) => (list.share_slug ? <Badge tone="info">by address</Badge> : 'No') },
  { key: 'companies', head: 'Companies', align: 'right', cell: (list) => list.companies_count },
  { key: 'updated', head: 'Last Updated', align: 'right', cell: (list) => formatDate(list.updated_at) },
]

export function OwnLists() {
  const { user } = useViewer()
  if (!user) return <p className={s.hint}>Sign in to make lists of your own from tickers or a CSV file.</p>
  return <Mine />
}

function Mine() {
  const own = useQuery({ queryKey: ['lists', 'own'], queryFn: () => getOwnLists(browserFetch) })
  const lists = own.data?.lists ?? []
  return (
    <Section title="Your lists" aside={own.data && `${lists.length} of ${own.data.limit}`}>
      {own.isPending && <Skeleton rows={2} />}
      {own.error && <ErrorBox text="Error loading your lists" error={own.error} onRetry={() => void own.refetch()} />}
      {lists.length > 0 && (
        <DataTable stacked caption="Your lists" columns={COLUMNS} rows={lists} rowKey={(list) => list.slug} />
      )}
      {own.data && (
        <NewList isFull={lists.length >= own.data.limit} limit={own.data.limit} isFirst={lists.length === 0} />
      )}
    </Section>
  )
}

function NewList({ isFull, limit, isFirst }: { isFull: boolean; limit: number; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const client = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: () => makeOwnList(browserFetch, { name: name.trim(), text }),
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: ['lists'] })
      if (!made) return
      const { unknown, added } = made.imported
      notifySuccess(`List ${made.name} made with ${counted(added, 'company', 'companies')}`)
      // The list itself asks for those that nobody knows: nothing of what was pasted is lost.
      void navigate(`/list/${made.slug}`, { state: { unknown } })
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !make.isPending) make.mutate()
  }
  if (!isOpen)
    return (
      <p className={s.row}>
        <Button
          primary={isFirst}
          reason={isFull ? `Your plan has room for ${counted(limit, 'list')}` : null}
          onClick={() => setOpen(true)}
        >
          New list
        </Button>
        {isFirst && <span className={s.hint}>Paste tickers or choose a CSV file: the order stays yours.</span>}
      </p>
    )
  return (
    <form className={s.form} onSubmit={submit}>
      <label>
        Name
        {/* biome-ignore lint/a11y/noAutofocus: the form opens on request */}
        <input autoFocus maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <PastedField text={text} onChange={setText} />
      <div className={s.row}>
        <Button
          primary
          type="submit"
          reason={name.trim() === '' ? 'A list needs a name' : null}
          pending={make.isPending}
        >
          Make the list
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </div>
    </form>
  )
}
