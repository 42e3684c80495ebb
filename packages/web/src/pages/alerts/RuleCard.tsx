import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alert, AlertBody, Webhook } from '@topline/core/api/account/alerts.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { notifyError } from '../../api/notices.ts'
import { deleteAlert, saveAlert } from '../../api/watching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { AlertForm } from './AlertForm.tsx'
import s from './alerts.module.css'
import { changed } from './draft.ts'
import { WebhookSelect } from './WebhookSelect.tsx'

interface Props {
  alert: Alert
  webhooks: readonly Webhook[]
}

/** A rule: what it says, where it is told, what fired last; opened to be changed, the form in place of the rest. */
export function RuleCard({ alert, webhooks }: Props) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    edit.current?.focus() // the button that had it goes away
  }
  const onSettled = () => client.invalidateQueries({ queryKey: ['alerts'] })
  const save = useMutation({
    mutationFn: (change: Partial<AlertBody>) => saveAlert(browserFetch, changed(alert, change), alert.id),
    onError: (error) => notifyError(error),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => deleteAlert(browserFetch, alert.id),
    onError: (error) => notifyError(error),
    onSettled,
  })
  return (
    <article className={s.rule} aria-label={alert.name}>
      <header>
        <div>
          <h3>{alert.name}</h3>
          <p className={s.hint}>
            {alert.about_text}
            {alert.name === alert.text ? '' : `: ${alert.text}`}
          </p>
        </div>
        <div className={s.row}>
          <Button
            ref={edit}
            small
            aria-label={`Edit ${alert.name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Edit
          </Button>
          <Button
            small
            danger
            pending={remove.isPending}
            aria-label={`Delete ${alert.name}`}
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
        </div>
      </header>
      {isOpen ? <AlertForm {...{ alert, webhooks }} onClose={close} /> : <Ways {...{ alert, webhooks, save }} />}
      {alert.rests && <p className={s.rests}>{RESTS}</p>}
      {!isOpen && <Events alert={alert} />}
    </article>
  )
}

interface WaysProps extends Props {
  save: { isPending: boolean; mutate: (change: Partial<AlertBody>) => void }
}

function Ways({ alert, webhooks, save }: WaysProps) {
  return (
    <div className={s.ways}>
      <Switch
        label="On"
        checked={alert.is_active}
        pending={save.isPending}
        onChange={(is_active) => save.mutate({ is_active })}
      />
      <Switch
        label="By mail"
        checked={alert.by_mail}
        pending={save.isPending}
        onChange={(by_mail) => save.mutate({ by_mail })}
      />
      {webhooks.length > 0 && (
        <WebhookSelect
          value={alert.webhook_id}
          webhooks={webhooks}
          onChange={(webhook_id) => save.mutate({ webhook_id })}
        />
      )}
    </div>
  )
}

const RESTS =
  'Rests: it is beyond what your plan has room for. It works again once an older one is switched off or deleted.'

function Events({ alert }: { alert: Alert }) {
  if (alert.events.length === 0)
    return <p className={s.hint}>{alert.is_active && !alert.rests ? 'Nothing fired yet.' : 'Nothing fired.'}</p>
  return (
    <ul className={s.events}>
      {alert.events.map((event) => (
        <li key={event.id}>
          <span className={s.when}>{formatDate(event.fired_at)}</span>
          <Link to={event.href}>{event.company.name}</Link>
          <span>{event.text}</span>
        </li>
      ))}
    </ul>
  )
}
