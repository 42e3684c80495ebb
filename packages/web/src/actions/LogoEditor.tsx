import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserFetch, sendJson } from '../api/call.ts'
import { notifyError, notifySuccess } from '../api/notices.ts'
import { Button } from '../ui/controls/Button.tsx'
import type { LogoInfo } from './LogoForm.tsx'
import s from './logo-editor.module.css'

const LogoForm = lazy(() => import('./LogoForm.tsx').then((m) => ({ default: m.LogoForm })))

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
  const [isEdited, setEdited] = useState(false)
  const { revalidate } = useRevalidator()
  const look = useMutation({
    mutationFn: () => sendJson<LogoInfo>(browserFetch, `${path}/fetch_logo`, {}),
    onSuccess: () => {
      notifySuccess('Logo Fetched: Company logo has been fetched successfully.')
      void revalidate()
    },
    onError: (error) => notifyError(error),
  })
  const shown = logo ?? NONE
  const view = (
    <div className={s.view}>
      <dl>
        <dt>Logo</dt>
        <dd>{shown.url ?? 'none, the monogram stands in'}</dd>
        <dt>Alternative text</dt>
        <dd>{shown.alt_text ?? '-'}</dd>
      </dl>
      <Button small onClick={() => setEdited(true)}>
        Edit Logo Info
      </Button>
      {canFetch && (
        <Button small pending={look.isPending} onClick={() => look.mutate()}>
          Fetch logo
        </Button>
      )}
    </div>
  )
  return isEdited ? (
    <Suspense fallback={view}>
      <LogoForm path={path} logo={shown} onClose={() => setEdited(false)} />
    </Suspense>
  ) : (
    view
  )
}
