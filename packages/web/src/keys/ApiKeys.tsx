/** API keys on the account page: make one (shown once), see them, revoke them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiKey, MadeKey } from '@topline/core/api/account/api-keys.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type FormEvent, useState } from 'react'
import { browserFetch, getJson, sendJson } from '../api/call.ts'
import { ApiError } from '../api/error.ts'
import { notifyError } from '../api/notices.ts'
import { useViewer } from '../session/viewer.ts'
import { Button } from '../ui/controls/Button.tsx'
import { Badge } from '../ui/display/Badge.tsx'
import { ErrorBox, Skeleton } from '../ui/display/State.tsx'
import s from './keys.module.css'

const PATH = '/api/keys'
const KEY = ['api-keys'] as const
const LONGEST = 60

export function ApiKeys() {
  const { hasPro } = useViewer()
  if (!hasPro) return <p className={s.hint}>API keys are part of the Pro plan.</p>
  return <Keys />
}

function Keys() {
  const client = useQueryClient()
  const known = useQuery({ queryKey: KEY, queryFn: () => getJson<ApiKey[]>(browserFetch, PATH) })
  const [made, setMade] = useState<MadeKey | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const revoke = useMutation({
    mutationFn: async (id: number) => {
      const response = await browserFetch(`${PATH}/${id}`, { method: 'DELETE' })
      if (!response.ok) throw new ApiError(response.status, 'The key could not be revoked', null)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error) => notifyError(error),
    onSettled: () => setAsked(null),
  })
  return (
    <div className={s.keys}>
      <p className={s.hint}>
        For scripts and assistants: send <code>Authorization: Bearer tl_…</code>. <a href="/api/docs">How to use it</a>
      </p>
      {made && <Made made={made} onDone={() => setMade(null)} />}
      {known.isPending && <Skeleton rows={2} height={44} />}
      {known.error && (
        <ErrorBox text="Error loading your API keys" error={known.error} onRetry={() => void known.refetch()} />
      )}
      {known.data && known.data.length > 0 && (
        <ul className={s.list}>
          {known.data.map((key) => (
            <li key={key.id}>
              <span className={s.name}>
                <b>{key.name}</b> <code>{key.prefix}…</code>
                {key.scopes.map((scope) => (
                  <Badge key={scope}>{scope}</Badge>
                ))}
              </span>
              <small>
                made {formatDate(key.created_at)},{' '}
                {key.last_used_at ? `used ${formatDate(key.last_used_at)}` : 'not used yet'}
              </small>
              {asked === key.id ? (
                <span className={s.ask}>
                  <Button small danger pending={revoke.isPending} onClick={() => revoke.mutate(key.id)}>
                    Revoke
                  </Button>
                  <Button small onClick={() => setAsked(null)}>
                    Keep
                  </Button>
                </span>
              ) : (
                <Button small aria-label={`Revoke ${key.name}`} onClick={() => setAsked(key.id)}>
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <NewKey
        onMade={(key) => {
          setMade(key)
          void client.invalidateQueries({ queryKey: KEY })
        }}
      />
    </div>
  )
}

/** The key itself, this once. */
function Made({ made, onDone }: { made: MadeKey; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={s.made} role="status">
      <p>
        <b>Copy “{made.name}” now.</b> It is not shown again.
      </p>
      <code className={s.secret}>{made.key}</code>
      <span className={s.ask}>
        <Button small onClick={() => void navigator.clipboard.writeText(made.key).then(() => setCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button small onClick={onDone}>
          Done
        </Button>
      </span>
    </div>
  )
}

function NewKey({ onMade }: { onMade: (key: MadeKey) => void }) {
  const [name, setName] = useState('')
  const [mayAnalyse, setMayAnalyse] = useState(false)
  const make = useMutation({
    mutationFn: () =>
      sendJson<MadeKey>(browserFetch, PATH, { name, scopes: mayAnalyse ? ['read', 'analyse'] : ['read'] }),
    onSuccess: (key) => {
      setName('')
      setMayAnalyse(false)
      if (key) onMade(key)
    },
    onError: (error) => notifyError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !make.isPending) make.mutate()
  }
  return (
    <form className={s.form} onSubmit={submit}>
      <label className={s.field}>
        Name of a new key
        <input
          value={name}
          maxLength={LONGEST}
          placeholder="Notebook"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={s.check}>
        <input type="checkbox" checked={mayAnalyse} onChange={(event) => setMayAnalyse(event.target.checked)} />
        may request analyses
      </label>
      <Button type="submit" pending={make.isPending} reason={name.trim() === '' ? 'Give the key a name first' : null}>
        Make a key
      </Button>
    </form>
  )
}
