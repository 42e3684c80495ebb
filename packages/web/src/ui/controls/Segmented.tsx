import s from './segmented.module.css'

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side; the chosen one is raised. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={s.group}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={s.option}
          aria-pressed={option.value === value}
          data-option={option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
