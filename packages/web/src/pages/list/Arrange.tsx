/** The companies of an own list: added, taken out, and put in order by dragging or by buttons. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Company } from '@topline/core/api/wire.ts'
import { type FormEvent, useState } from 'react'
import { addToList, removeFromList } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notifyError } from '../../api/notices.ts'
import { membersOf, orderList } from '../../api/watching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import listed from '../lists/lists.module.css'
import s from './list.module.css'

interface Props {
  slug: string
  onChanged: () => Promise<void>
}

export function Arrange({ slug, onChanged }: Props) {
  const client = useQueryClient()
  const key = ['members', slug]
  const members = useQuery({ queryKey: key, queryFn: () => membersOf(browserFetch, slug) })
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const all = members.data ?? []
  const settle = async () => {
    await client.invalidateQueries({ queryKey: key })
    await onChanged()
  }
  const order = useMutation({
    mutationFn: (ciks: string[]) => orderList(browserFetch, slug, ciks),
    onError: (error) => notifyError(error),
    onSettled: settle,
  })
  const remove = useMutation({
    mutationFn: (cik: string) => removeFromList(browserFetch, slug, cik),
    onError: (error) => notifyError(error),
    onSettled: settle,
  })
  const moveTo = (cik: string, place: number) => {
    const from = all.findIndex((one) => one.cik === cik)
    const moved = all[from]
    if (!moved || place < 0 || place >= all.length || from === place) return
    const rest = all.filter((one) => one.cik !== cik)
    const next = [...rest.slice(0, place), moved, ...rest.slice(place)]
    client.setQueryData(key, next)
    setSaid(`${moved.name} is now ${place + 1} of ${all.length}`)
    order.mutate(next.map((one) => one.cik))
  }
  return (
    <div>
      {members.isPending && <Skeleton rows={3} height={44} />}
      {members.error && (
        <ErrorBox text="Error loading company list" error={members.error} onRetry={() => void members.refetch()} />
      )}
      <ol className={s.members}>
        {all.map((company, place) => (
          <Member
            key={company.cik}
            company={company}
            isFirst={place === 0}
            isLast={place === all.length - 1}
            onMove={(by) => moveTo(company.cik, place + by)}
            onRemove={() => remove.mutate(company.cik)}
            onDrag={() => setDragged(company.cik)}
            onDrop={() => dragged !== null && moveTo(dragged, place)}
          />
        ))}
      </ol>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <AddCompany slug={slug} onAdded={settle} />
    </div>
  )
}

interface MemberProps {
  company: Company
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
}

function Member({ company, isFirst, isLast, onMove, onRemove, onDrag, onDrop }: MemberProps) {
  return (
    <li
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span>
        {company.name} <small>{company.tickers[0] ?? `CIK ${company.cik}`}</small>
      </span>
      <Button
        small
        icon
        aria-label={`Move ${company.name} up`}
        reason={isFirst ? 'It is the first' : null}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" size={14} />
      </Button>
      <Button
        small
        icon
        aria-label={`Move ${company.name} down`}
        reason={isLast ? 'It is the last' : null}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={14} />
      </Button>
      <Button small icon aria-label={`Take ${company.name} out of the list`} onClick={onRemove}>
        <Icon name="close" size={14} />
      </Button>
    </li>
  )
}

function AddCompany({ slug, onAdded }: { slug: string; onAdded: () => Promise<void> }) {
  const [text, setText] = useState('')
  const add = useMutation({
    mutationFn: (company: string) => addToList(browserFetch, slug, company),
    onSuccess: async () => {
      setText('')
      await onAdded()
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const company = text.trim()
    if (company !== '' && !add.isPending) add.mutate(company)
  }
  return (
    <form className={listed.row} onSubmit={submit}>
      <label className={s.add}>
        Company to add, by ticker or CIK
        <input maxLength={20} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Button type="submit" pending={add.isPending} reason={text.trim() === '' ? 'Type a ticker first' : null}>
        Add
      </Button>
    </form>
  )
}
