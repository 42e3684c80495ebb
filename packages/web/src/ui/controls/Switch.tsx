import s from './switch.module.css'

interface Props {
  label: string
  checked: boolean
  pending?: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once. */
export function Switch({ label, checked, pending = false, onChange }: Props) {
  return (
    <label className={s.switch} aria-busy={pending || undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => {
          if (!pending) onChange(event.target.checked)
        }}
      />
      <span aria-hidden="true" className={s.track} />
      {label}
    </label>
  )
}
