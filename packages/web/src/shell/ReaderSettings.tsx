import { setSetting, useSetting } from '../ui/theme/reader-settings.ts'
import s from './shell.module.css'

const PALETTES = [
  { value: 'standard', label: 'Standard' },
  { value: 'blue-orange', label: 'Blue and orange' },
  { value: 'patterns', label: 'Patterns' },
] as const
const DENSITIES = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'compact', label: 'Compact' },
] as const

/** Palette of the pictures and height of rows, for every page. Kept in the browser. */
export function ReaderSettings({ isOpen }: { isOpen: boolean }) {
  const palette = useSetting('palette')
  const density = useSetting('density')
  return (
    <>
      {palette === 'patterns' && <Patterns />}
      {isOpen && (
        <Choice
          label="Colours of pictures"
          options={PALETTES}
          value={palette}
          onChange={(value) => setSetting('palette', value)}
        />
      )}
      {isOpen && (
        <Choice
          label="Height of rows"
          options={DENSITIES}
          value={density}
          onChange={(value) => setSetting('density', value)}
        />
      )}
    </>
  )
}

interface Props<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, options, value: chosen, onChange }: Props<Value>) {
  return (
    <fieldset className={s.scheme}>
      <legend className="sr">{label}</legend>
      {options.map(({ value, label: text }) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChange(value)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}

/** What `tokens.css` fills costs and taxes with: lines at 45 degrees, and dots. */
function Patterns() {
  return (
    <svg className={s.patterns} aria-hidden="true">
      <defs>
        <pattern id="pattern-cost" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--flow-cost)" fillOpacity="0.5" />
          <rect width="2.4" height="6" fill="var(--flow-cost)" />
        </pattern>
        <pattern id="pattern-tax" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--flow-tax)" fillOpacity="0.4" />
          <circle cx="3" cy="3" r="1.6" fill="var(--flow-tax)" />
        </pattern>
      </defs>
    </svg>
  )
}
