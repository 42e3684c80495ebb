import type { Webhook } from '@topline/core/api/account/alerts.ts'
import s from './alerts.module.css'

interface Props {
  value: number | null
  webhooks: readonly Webhook[]
  onChange: (id: number | null) => void
}

/** Which webhook is told; one at most. */
export function WebhookSelect({ value, webhooks, onChange }: Props) {
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
