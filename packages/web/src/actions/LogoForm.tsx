/** The fields of a logo, and how they are saved; loaded when they are edited. */
import { useMutation } from '@tanstack/react-query'
import type { Company } from '@topline/core/api/wire.ts'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserFetch, sendJson } from '../api/call.ts'
import { notifyError, notifySuccess } from '../api/notices.ts'
import { Button } from '../ui/controls/Button.tsx'
import s from './logo-editor.module.css'

export type LogoInfo = NonNullable<Company['logo_info']>

interface Props {
  /** '/api/company/{cik}' or '/api/filing/{accession}' */
  path: string
  logo: LogoInfo
  onClose: () => void
}

export function LogoForm({ path, logo, onClose }: Props) {
  const [draft, setDraft] = useState(logo)
  const { revalidate } = useRevalidator()
  const save = useMutation({
    mutationFn: (info: LogoInfo) => sendJson<LogoInfo>(browserFetch, `${path}/logo_info`, info),
    onSuccess: () => {
      notifySuccess('Success: Logo information updated successfully')
      onClose()
      void revalidate()
    },
    onError: (error) => notifyError(error, 'Failed to update logo information'),
  })
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
        <Button small onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
