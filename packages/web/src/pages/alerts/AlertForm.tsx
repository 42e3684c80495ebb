/** The form of an alert, a new one or a stored one, with how often it would have fired. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AlertRule } from '@topline/core/alerts/rule.ts'
import { conditionWords } from '@topline/core/alerts/words.ts'
import type { Alert, Webhook } from '@topline/core/api/account/alerts.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { previewAlert, saveAlert } from '../../api/watching.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import { About } from './About.tsx'
import s from './alerts.module.css'
import { Condition } from './Condition.tsx'
import { bodyOf, type Draft, draftOf, FIRST, ruleOf } from './draft.ts'
import { WebhookSelect } from './WebhookSelect.tsx'

const PAUSE = 400

interface Props {
  /** null = a new one */
  alert: Alert | null
  webhooks: readonly Webhook[]
  onClose: () => void
}

export function AlertForm({ alert, webhooks, onClose }: Props) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>(alert ? draftOf(alert) : FIRST)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const rule = ruleOf(draft)
  const isReady = typeof rule !== 'string'
  const save = useMutation({
    mutationFn: () =>
      isReady ? saveAlert(browserFetch, bodyOf(rule, draft), alert?.id ?? null) : Promise.resolve(null),
    onSuccess: async () => {
      notifySuccess(alert ? 'Alert saved' : 'Alert made')
      await client.invalidateQueries({ queryKey: ['alerts'] })
      onClose()
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !save.isPending) save.mutate()
  }
  return (
    <form className={s.form} onSubmit={submit} aria-label={alert ? `Edit ${alert.name}` : 'New alert'}>
      <Condition draft={draft} onChange={change} />
      <About {...{ draft, alert }} onChange={change} />
      <label className={s.wide}>
        Name (optional)
        <input
          maxLength={120}
          placeholder={isReady ? conditionWords(rule.when) : ''}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <div className={s.ways}>
        <Switch label="By mail" checked={draft.by_mail} onChange={(by_mail) => change({ by_mail })} />
        {webhooks.length > 0 && (
          <WebhookSelect
            value={draft.webhook_id}
            webhooks={webhooks}
            onChange={(webhook_id) => change({ webhook_id })}
          />
        )}
      </div>
      <Preview rule={isReady ? rule : null} />
      {alert && <p className={s.hint}>A rule that changes waits for what is filed from then on; what fired stays.</p>}
      <div className={s.row}>
        <Button primary type="submit" pending={save.isPending} reason={isReady ? null : rule}>
          {alert ? 'Save' : 'Make the alert'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

/** Asked once the form rests. */
function Preview({ rule }: { rule: AlertRule | null }) {
  const text = rule === null ? '' : JSON.stringify(rule)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const preview = useQuery({
    queryKey: ['alert-preview', asked],
    enabled: asked !== '',
    queryFn: () => previewAlert(browserFetch, JSON.parse(asked) as AlertRule), // as it was written above
  })
  if (rule?.when.kind === 'late')
    return <p className={s.hint}>Late reports are told from the calendar’s estimates; what is stored tells no count.</p>
  if (preview.error) return <ErrorBox text="The count could not be made" error={preview.error} />
  const data = preview.data
  if (rule === null) return <p className={s.hint}>The count appears once the rule is complete.</p>
  // The count of the rule before would be taken for that of this one.
  if (!data || text !== asked) return <p className={s.hint}>Counting …</p>
  if (data.looked_at === 0) return <p className={s.hint}>No stored filing is of these companies yet.</p>
  return (
    <div className={s.preview} aria-live="polite">
      <p>
        <b>Would have fired {data.fired === 1 ? 'once' : `${data.fired} times`}</b> on the newest{' '}
        {counted(data.looked_at, 'stored filing')}
        {data.since === null ? '' : `, since ${formatDate(data.since)}`}
        {data.readable < data.looked_at ? `; you may see the figures of ${data.readable}` : ''}.
      </p>
      <ul className={s.events}>
        {data.newest.map((one) => (
          <li key={one.accession_number}>
            <span className={s.when}>{formatDate(one.filed)}</span>
            <Link to={one.href}>{one.company.name}</Link>
            <span>{one.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
