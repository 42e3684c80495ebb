import { Button } from '../ui/controls/Button.tsx'
import { Drop } from '../ui/controls/Drop.tsx'
import { Icon } from '../ui/controls/Icon.tsx'
import s from './statements.module.css'

export interface ShownColumns {
  net_margin: boolean
  version: boolean
  qc: boolean
}

const LABELS: Record<keyof ShownColumns, string> = { net_margin: 'Net margin', version: 'Version', qc: 'QC' }

interface Props {
  shown: ShownColumns
  onChange: (shown: ShownColumns) => void
  /** QC is for subscribers and admins (decision 58) */
  offerQc: boolean
  dense: boolean
  onDense: (dense: boolean) => void
}

/** The columns that can be shown beside the fixed ones. */
export function ColumnMenu({ shown, onChange, offerQc, dense, onDense }: Props) {
  const names = (['net_margin', 'version', 'qc'] as const).filter((name) => name !== 'qc' || offerQc)
  return (
    <Drop
      label="Columns"
      width={170}
      control={(props) => (
        <Button small icon aria-label="Columns" {...props}>
          <Icon name="columns" size={14} />
        </Button>
      )}
    >
      {names.map((name) => (
        <label key={name} className={s.option}>
          <input
            type="checkbox"
            checked={shown[name]}
            onChange={(event) => onChange({ ...shown, [name]: event.target.checked })}
          />
          {LABELS[name]}
        </label>
      ))}
      <label className={`${s.option} ${s.ruled}`}>
        <input type="checkbox" checked={dense} onChange={(event) => onDense(event.target.checked)} />
        Compact rows
      </label>
    </Drop>
  )
}

interface FilterProps {
  bounds: { min: number | null; max: number | null }
  onChange: (bounds: { min: number | null; max: number | null }) => void
}

/** Min and Max of the version: whole numbers of 1 or more; Max below Min says so and filters nothing (decision 71). */
export function VersionFilter({ bounds, onChange }: FilterProps) {
  const read = (text: string): number | null => {
    const value = Math.floor(Number(text))
    return text === '' || Number.isNaN(value) ? null : Math.max(1, value)
  }
  const wrong = bounds.min !== null && bounds.max !== null && bounds.max < bounds.min
  return (
    <span className={s.bounds}>
      Version
      <input
        type="number"
        min={1}
        placeholder="Min"
        aria-label="Lowest version"
        value={bounds.min ?? ''}
        onChange={(event) => onChange({ ...bounds, min: read(event.target.value) })}
      />
      <input
        type="number"
        min={1}
        placeholder="Max"
        aria-label="Highest version"
        aria-invalid={wrong || undefined}
        value={bounds.max ?? ''}
        onChange={(event) => onChange({ ...bounds, max: read(event.target.value) })}
      />
      {wrong && <span role="alert">Max must be at least Min</span>}
    </span>
  )
}
