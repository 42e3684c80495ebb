import { useMutation } from '@tanstack/react-query'
import type { Company } from '@topline/core/api/wire.ts'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserFetch, sendJson } from '../api/call.ts'
import { notifyError, notifySuccess } from '../api/notices.ts'
import { Button } from '../ui/controls/Button.tsx'
import s from './logo-editor.module.css'

type LogoInfo = NonNullable<Company['logo_info']>

interface Props {
  /** '/api/company/{cik}' or '/api/filing/{accession}': saving changes that one only (decision 43) */
  path: string
  logo: LogoInfo | null
  /** a filing's logo can be looked for on the company's site */
  canFetch?: boolean
}

const NONE: LogoInfo = { url: null, is_logo: true, includes_name: false, alt_text: null }

/** Logo info for admins: seen first, edited on request; Cancel puts the fields back. */
export function LogoEditor({ path, logo, canFetch }: Props) {
  const [draft, setDraft] = useState<LogoInfo | null>(null)
  const { revalidate } = useRevalidator()
  const save = useMutation({
    mutationFn: (info: LogoInfo) => sendJson<LogoInfo>(browserFetch, `${path}/logo_info`, info),
    onSuccess: () => {
      notifySuccess('Success: Logo information updated successfully')
      setDraft(null)
      void revalidate()
    },
    onError: (error) => notifyError(error, 'Failed to update logo information'),
  })
  const look = useMutation({
    mutationFn: () => sendJson<LogoInfo>(browserFetch, `${path}/fetch_logo`, {}),
    onSuccess: () => {
      notifySuccess('Logo Fetched: Company logo has been fetched successfully.')
      void revalidate()
    },
    onError: (error) => notifyError(error),
  })
  const shown = draft ?? logo ?? NONE
  if (draft === null) {
    return (
      <div className={s.view}>
        <dl>
          <dt>Logo</dt>
          <dd>{shown.url ?? 'none, the monogram stands in'}</dd>
          <dt>Alternative text</dt>
          <dd>{shown.alt_text ?? '-'}</dd>
        </dl>
        <Button small onClick={() => setDraft(logo ?? NONE)}>
          Edit Logo Info
        </Button>
        {canFetch && (
          <Button small pending={look.isPending} onClick={() => look.mutate()}>
            Fetch logo
          </Button>
        )}
      </div>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(draft)
  }
  const text = (value: string) => (value.trim() === '' ? null : value.trim())
  return (
    <form className={s.form} onSubmit={submit}>
      <label>
        Address of the image, beginning with https:// or /
        <input
          type="text"
          value={draft.url ?? ''}
          placeholder="https://… or /logos/…"
          onChange={(event) => setDraft({ ...draft, url: text(event.target.value) })}
        />
      </label>
      <label>
        Alternative text
        <input
          type="text"
          value={draft.alt_text ?? ''}
          onChange={(event) => setDraft({ ...draft, alt_text: event.target.value === '' ? null : event.target.value })}
        />
      </label>
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.is_logo}
          onChange={(event) => setDraft({ ...draft, is_logo: event.target.checked })}
        />{' '}
        Is the company's logo
      </label>
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.includes_name}
          onChange={(event) => setDraft({ ...draft, includes_name: event.target.checked })}
        />{' '}
        Includes the name
      </label>
      <div className={s.buttons}>
        <Button small primary type="submit" pending={save.isPending}>
          Save
        </Button>
        <Button small onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
