import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompanyList } from '@topline/core/api/wire.ts'
import { type FormEvent, useState } from 'react'
import { addToList, changeList, deleteList, removeFromList } from '../../../api/admin-client.ts'
import { browserFetch } from '../../../api/call.ts'
import { getList } from '../../../api/client.ts'
import { notifyError, notifySuccess } from '../../../api/notices.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useConfirm } from '../../../ui/controls/Confirm.tsx'
import { Icon } from '../../../ui/controls/Icon.tsx'
import { ErrorBox, Skeleton } from '../../../ui/display/State.tsx'
import s from '../admin.module.css'

interface Props {
  list: Omit<CompanyList, 'companies'>
  onGone: () => void
  onRenamed: (slug: string) => void
}

/** One list opened: its words, its companies. */
export function ListEditor({ list, onGone, onRenamed }: Props) {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const [name, setName] = useState(list.name)
  const [slug, setSlug] = useState(list.slug)
  const [description, setDescription] = useState(list.description ?? '')
  const refresh = () =>
    client.invalidateQueries({ predicate: (query) => query.queryKey[0] === 'lists' || query.queryKey[0] === 'list' })
  const save = useMutation({
    mutationFn: () =>
      changeList(browserFetch, list.slug, { name: name.trim(), slug, description: description.trim() || null }),
    onSuccess: (row) => {
      notifySuccess('List saved')
      if (row) onRenamed(row.slug)
    },
    onError: (error) => notifyError(error),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => deleteList(browserFetch, list.slug),
    onSuccess: () => {
      notifySuccess(`List ${list.name} deleted`)
      onGone()
    },
    onError: (error) => notifyError(error),
    onSettled: refresh,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !save.isPending) save.mutate()
  }
  return (
    <>
      <form className={s.form} onSubmit={submit}>
        <label>
          Name
          <input maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          Address
          <input maxLength={120} value={slug} onChange={(event) => setSlug(event.target.value)} />
        </label>
        <label>
          Description
          <textarea
            rows={2}
            maxLength={2000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </label>
        <div className={s.row}>
          <Button small primary type="submit" pending={save.isPending}>
            Save
          </Button>
          <Button
            small
            danger
            pending={remove.isPending}
            onClick={() =>
              ask({
                title: `Delete the list ${list.name}?`,
                text: 'Its companies stay; those who follow the list no longer do.',
                action: 'Delete the list',
                danger: true,
                onYes: () => remove.mutate(),
              })
            }
          >
            Delete
          </Button>
        </div>
      </form>
      <Members slug={list.slug} />
      {dialog}
    </>
  )
}

function Members({ slug }: { slug: string }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const list = useQuery({
    queryKey: ['list', slug, 'members'],
    queryFn: () => getList(browserFetch, slug, { limit: 100 }),
  })
  const onSettled = () => client.invalidateQueries({ queryKey: ['list', slug] })
  const add = useMutation({
    mutationFn: (company: string) => addToList(browserFetch, slug, company),
    onSuccess: () => setText(''),
    onError: (error) => notifyError(error),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (cik: string) => removeFromList(browserFetch, slug, cik),
    onError: (error) => notifyError(error),
    onSettled,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const company = text.trim()
    if (company !== '' && !add.isPending) add.mutate(company)
  }
  return (
    <>
      {list.isPending && <Skeleton rows={2} height={30} />}
      {list.isError && (
        <ErrorBox text="Error loading company list" error={list.error} onRetry={() => void list.refetch()} />
      )}
      <ul className={s.members}>
        {(list.data?.companies ?? []).map((company) => (
          <li key={company.cik}>
            {company.name} {company.tickers[0] ?? ''}
            <button
              type="button"
              aria-label={`Take ${company.name} out of the list`}
              onClick={() => remove.mutate(company.cik)}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
      <form className={s.tools} onSubmit={submit}>
        <label className={s.labelled}>
          Company to add, by ticker or CIK
          <input className={s.search} maxLength={20} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <Button small type="submit" pending={add.isPending}>
          Add the company
        </Button>
      </form>
    </>
  )
}
