import { setScheme, useScheme } from '../ui/theme/scheme.ts'
import s from './shell.module.css'

const CHOICES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Light, dark, or as the system says (until chosen). Kept in local storage. */
export function SchemeSwitch() {
  const scheme = useScheme()
  return (
    <fieldset className={s.scheme}>
      <legend className="sr">Colour scheme</legend>
      {CHOICES.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={scheme === value} onClick={() => setScheme(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
