import type { ReactNode } from 'react'
import s from './badge.module.css'

export type BaseForm = '10-K' | '10-Q' | '20-F'
export const BASE_FORMS: readonly BaseForm[] = ['10-K', '10-Q', '20-F']

/** The form whose colour and filter a filing follows; amendments and old forms follow their base (decision 40). */
export function baseForm(formType: string): BaseForm | null {
  const form = formType.toUpperCase()
  if (form.startsWith('10-K')) return '10-K'
  if (form.startsWith('10-Q')) return '10-Q'
  if (form.startsWith('20-F') || form.startsWith('40-F')) return '20-F'
  return null
}

const FORM_CLASS: Record<BaseForm, string | undefined> = { '10-K': s.ok, '10-Q': s.violet, '20-F': s.grape }

/** The form as filed, in the colour of its base form. */
export function FormBadge({ form }: { form: string }) {
  const base = baseForm(form)
  return <span className={`${s.badge} ${base ? FORM_CLASS[base] : s.neutral}`}>{form}</span>
}

interface FormToggleProps {
  form: BaseForm
  on: boolean
  onToggle: () => void
}

/** A form badge as a switch: filled = shown, outlined = hidden. */
export function FormToggle({ form, on, onToggle }: FormToggleProps) {
  const look = on ? FORM_CLASS[form] : s.off
  return (
    <button
      type="button"
      className={`${s.badge} ${s.toggle} ${look}`}
      aria-pressed={on}
      aria-label={`Show ${form} filings`}
      onClick={onToggle}
    >
      {form}
    </button>
  )
}

export type Tone = 'ok' | 'bad' | 'warn' | 'neutral' | 'info'

/** A status in words, with its colour and optionally an icon before them. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${s.badge} ${s[tone]}`}>
      {icon}
      {children}
    </span>
  )
}
