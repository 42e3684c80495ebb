/** Webhooks: made with a secret that is shown once, tried, rolled, switched on again; their messages and answers. */
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MadeWebhook, Webhook } from '@topline/core/api/account/alerts.ts'
import { formatDate, formatInstant } from '@topline/core/format/date.ts'
import { type FormEvent, useState } from 'react'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { actOnWebhook, deleteWebhook, makeWebhook, rollWebhook } from '../../api/watching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import s from './alerts.module.css'

export function Webhooks({ query }: { query: UseQueryResult<Webhook[]> }) {
  const client = useQueryClient()
  const [made, setMade] = useState<MadeWebhook | null>(null)
  const [url, setUrl] = useState('')
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks'] })
  const make = useMutation({
    mutationFn: () => makeWebhook(browserFetch, url.trim()),
    onSuccess: async (hook) => {
      setUrl('')
      setMade(hook)
      await refresh()
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() !== '' && !make.isPending) make.mutate()
  }
  return (
    <>
      <p className={s.hint}>
        An address of yours that is told what fires, signed as Standard Webhooks.{' '}
        <a href="/api/docs#webhooks">How to check it</a>
      </p>
      {made && <Secret made={made} onDone={() => setMade(null)} />}
      {query.isPending && <Skeleton rows={1} height={44} />}
      {query.error && (
        <ErrorBox text="Error loading your webhooks" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {(query.data ?? []).map((hook) => (
        <Hook key={hook.id} hook={hook} onMade={setMade} onChanged={refresh} />
      ))}
      <form className={s.row} onSubmit={submit}>
        <label className={s.address}>
          Address
          <input
            type="url"
            maxLength={500}
            placeholder="https://example.com/hook"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </label>
        <Button type="submit" pending={make.isPending} reason={url.trim() === '' ? 'Type an address first' : null}>
          Add webhook
        </Button>
      </form>
    </>
  )
}

/** The secret, this once. */
function Secret({ made, onDone }: { made: MadeWebhook; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={s.made} role="status">
      <p>
        <b>Copy the secret of {made.url} now.</b> It is not shown again.
      </p>
      <code>{made.secret}</code>
      <span className={s.row}>
        <Button small onClick={() => void navigator.clipboard.writeText(made.secret).then(() => setCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button small onClick={onDone}>
          Done
        </Button>
      </span>
    </div>
  )
}

interface HookProps {
  hook: Webhook
  onMade: (made: MadeWebhook | null) => void
  onChanged: () => Promise<void>
}

function Hook({ hook, onMade, onChanged }: HookProps) {
  const does = useMutation({
    mutationFn: async (act: 'test' | 'enable' | 'roll' | 'delete') => {
      if (act === 'roll') onMade(await rollWebhook(browserFetch, hook.id))
      else if (act === 'delete') await deleteWebhook(browserFetch, hook.id)
      else await actOnWebhook(browserFetch, hook.id, act)
      if (act === 'test') notifySuccess('A message is on its way; its answer appears below')
    },
    onError: (error) => notifyError(error),
    onSettled: onChanged,
  })
  const button = (act: Parameters<typeof does.mutate>[0], label: string) => (
    <Button
      small
      danger={act === 'delete'}
      pending={does.isPending && does.variables === act}
      onClick={() => does.mutate(act)}
    >
      {label}
    </Button>
  )
  return (
    <article className={s.rule} aria-label={hook.url}>
      <header>
        <div>
          <h3>{hook.url}</h3>
          <p className={s.hint}>
            {hook.disabled_reason === null ? `since ${formatDate(hook.created_at)}` : `Off. ${hook.disabled_reason}`}
            {hook.previous_until === null ? '' : `; the secret before signs until ${formatDate(hook.previous_until)}`}
          </p>
        </div>
        <div className={s.row}>
          {hook.disabled_reason === null ? button('test', 'Try it') : button('enable', 'Switch on')}
          {button('roll', 'New secret')}
          <Button small onClick={() => void onChanged()}>
            Refresh
          </Button>
          {button('delete', 'Delete')}
        </div>
      </header>
      {hook.deliveries.length > 0 && <Deliveries hook={hook} />}
    </article>
  )
}

const TONES = { delivered: 'ok', waiting: 'info', failed: 'bad' } as const

function Deliveries({ hook }: { hook: Webhook }) {
  return (
    <ul className={s.events} aria-label={`Messages to ${hook.url}`}>
      {hook.deliveries.map((one) => (
        <li key={one.id}>
          <span className={s.when}>{formatInstant(one.created_at)}</span>
          <Badge tone={TONES[one.state]}>{one.state}</Badge>
          <span>
            {one.event_id === null ? 'a try' : 'an alert'}
            {one.attempts > 1 ? `, ${one.attempts} attempts` : ''}
            {one.status === null ? '' : `, answered ${one.status}`}
            {one.error === null ? '' : `: ${one.error}`}
            {one.answer === null ? '' : `: ${one.answer.slice(0, 120)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
