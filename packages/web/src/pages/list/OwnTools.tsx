/** What the owner does with a list: name, share, import, arrange, delete. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CompanyList } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { changeList, deleteList } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { importInto, shareList, unshareList } from '../../api/watching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import listed from '../lists/lists.module.css'
import { PastedField } from '../lists/PastedField.tsx'
import { Arrange } from './Arrange.tsx'
import s from './list.module.css'

type List = Omit<CompanyList, 'companies'>
type Open = 'arrange' | 'import' | 'share' | 'name' | null

export function OwnTools({ list }: { list: List }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { ask, dialog } = useConfirm()
  const unknown = unknownIn(useLocation().state)
  const [open, setOpen] = useState<Open>(unknown.length > 0 ? 'import' : null)
  const refresh = () =>
    client.invalidateQueries({ predicate: (query) => query.queryKey[0] === 'lists' || query.queryKey[0] === 'list' })
  const remove = useMutation({
    mutationFn: () => deleteList(browserFetch, list.slug),
    onSuccess: async () => {
      await refresh()
      void navigate('/lists')
    },
    onError: (error) => notifyError(error),
  })
  const toggle = (part: Open) => setOpen(open === part ? null : part)
  const tab = (part: Exclude<Open, null>, label: string) => (
    <Button small aria-expanded={open === part} onClick={() => toggle(part)}>
      {label}
    </Button>
  )
  return (
    <section className={s.own} aria-label="Your list">
      <div className={listed.row}>
        {tab('arrange', 'Companies and order')}
        {tab('import', 'Import')}
        {tab('share', list.share_slug ? 'Shared' : 'Share')}
        {tab('name', 'Name')}
        <Button
          small
          danger
          pending={remove.isPending}
          onClick={() =>
            ask({
              title: `Delete the list ${list.name}?`,
              text: 'Its companies stay. Alerts about the list end with it, and so does an address that it is shared by.',
              action: 'Delete the list',
              danger: true,
              onYes: () => remove.mutate(),
            })
          }
        >
          Delete
        </Button>
      </div>
      {open === 'arrange' && <Arrange slug={list.slug} onChanged={refresh} />}
      {open === 'import' && <Import slug={list.slug} unknown={unknown} onChanged={refresh} />}
      {open === 'share' && <Share list={list} onChanged={refresh} />}
      {open === 'name' && <Rename list={list} onChanged={refresh} />}
      {dialog}
    </section>
  )
}

/** What the making of the list could not find, as its page was told. */
const unknownIn = (state: unknown): string[] =>
  typeof state === 'object' && state !== null && 'unknown' in state && Array.isArray(state.unknown)
    ? state.unknown.filter((one) => typeof one === 'string')
    : []

interface Part {
  onChanged: () => Promise<void>
}

function Import({ slug, unknown: first, onChanged }: Part & { slug: string; unknown: string[] }) {
  const [unknown, setUnknown] = useState(first)
  const [text, setText] = useState(first.join('\n'))
  const take = useMutation({
    mutationFn: () => importInto(browserFetch, slug, text),
    onSuccess: async (done) => {
      if (!done) return
      notifySuccess(`${counted(done.added, 'company', 'companies')} added, ${done.already} were in the list`)
      setUnknown(done.unknown)
      setText(done.unknown.join('\n'))
      await onChanged()
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !take.isPending) take.mutate()
  }
  return (
    <form className={listed.form} onSubmit={submit}>
      {unknown.length > 0 && (
        <p role="status" className={s.unknown}>
          {counted(unknown.length, 'name')} not known here, kept below to be mended: {unknown.slice(0, 10).join('; ')}
          {unknown.length > 10 ? ' …' : ''}
        </p>
      )}
      <PastedField text={text} onChange={setText} />
      <div>
        <Button
          primary
          type="submit"
          pending={take.isPending}
          reason={text.trim() === '' ? 'Paste tickers first' : null}
        >
          Add to the list
        </Button>
      </div>
    </form>
  )
}

function Share({ list, onChanged }: Part & { list: List }) {
  const [isCopied, setCopied] = useState(false)
  const change = useMutation({
    mutationFn: (isShared: boolean) =>
      isShared ? shareList(browserFetch, list.slug) : unshareList(browserFetch, list.slug),
    onSuccess: () => onChanged(),
    onError: (error) => notifyError(error),
  })
  if (!list.share_slug)
    return (
      <p className={listed.row}>
        <Button primary pending={change.isPending} onClick={() => change.mutate(true)}>
          Make an address
        </Button>
        <span className={listed.hint}>Whoever has it reads the list, follows it and changes nothing.</span>
      </p>
    )
  const address = `${globalThis.location?.origin ?? ''}/list/${list.share_slug}`
  return (
    <div className={listed.row}>
      <code className={s.address}>{address}</code>
      <Button small onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <Button small danger pending={change.isPending} onClick={() => change.mutate(false)}>
        Share no longer
      </Button>
    </div>
  )
}

function Rename({ list, onChanged }: Part & { list: List }) {
  const [name, setName] = useState(list.name)
  const [description, setDescription] = useState(list.description ?? '')
  const save = useMutation({
    mutationFn: () =>
      changeList(browserFetch, list.slug, { name: name.trim(), description: description.trim() || null }),
    onSuccess: async () => {
      notifySuccess('List saved')
      await onChanged()
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !save.isPending) save.mutate()
  }
  return (
    <form className={listed.form} onSubmit={submit}>
      <label>
        Name
        <input maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
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
      <div>
        <Button
          primary
          type="submit"
          pending={save.isPending}
          reason={name.trim() === '' ? 'A list needs a name' : null}
        >
          Save
        </Button>
      </div>
    </form>
  )
}
