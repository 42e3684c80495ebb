import { useMantineColorScheme } from '@mantine/core'
import s from './shell.module.css'

const CHOICES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Light, dark, or as the system says (until chosen). Kept by Mantine in local storage. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={s.scheme}>
      <legend className="sr">Colour scheme</legend>
      {CHOICES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={colorScheme === value}
          suppressHydrationWarning
          onClick={() => setColorScheme(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
