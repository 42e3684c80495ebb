import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alert, AlertBody, Webhook } from '@topline/core/api/account/alerts.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { notifyError } from '../../api/notices.ts'
import { deleteAlert, saveAlert } from '../../api/watching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import s from './alerts.module.css'
import { changed } from './draft.ts'

/** A rule: what it says, where it is told, what fired last. */
export function RuleCard({ alert, webhooks }: { alert: Alert; webhooks: readonly Webhook[] }) {
  const client = useQueryClient()
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
        <Button
          small
          danger
          pending={remove.isPending}
          aria-label={`Delete ${alert.name}`}
          onClick={() => remove.mutate()}
        >
          Delete
        </Button>
      </header>
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
      {alert.events.length === 0 ? (
        <p className={s.hint}>{alert.is_active ? 'Nothing fired yet.' : 'Nothing fired.'}</p>
      ) : (
        <ul className={s.events}>
          {alert.events.map((event) => (
            <li key={event.id}>
              <span className={s.when}>{formatDate(event.fired_at)}</span>
              <Link to={event.href}>{event.company.name}</Link>
              <span>{event.text}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

interface SelectProps {
  value: number | null
  webhooks: readonly Webhook[]
  onChange: (id: number | null) => void
}

export function WebhookSelect({ value, webhooks, onChange }: SelectProps) {
  return (
    <label className={s.hook}>
      Webhook
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">none</option>
        {webhooks.map((one) => (
          <option key={one.id} value={one.id}>
            {one.url}
          </option>
        ))}
      </select>
    </label>
  )
}
