import type { Filing } from '@topline/core/api/wire.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { Drop } from '../../ui/controls/Drop.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { BASE_FORMS, type BaseForm, FormToggle } from '../../ui/display/Badge.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import { readBound, type TableState } from './address.ts'
import { COLUMN_KEYS, COLUMN_NAMES, type ColumnKey } from './column-choice.ts'
import { boundsError, offeredForms } from './filters.ts'
import s from './home.module.css'

interface Props {
  rows: Filing[]
  /** the rows that are shown */
  visible: readonly Filing[]
  state: TableState
  onChange: (state: TableState) => void
  columns: { visible: readonly ColumnKey[]; isDefault: boolean; toggle: (key: ColumnKey) => void; reset: () => void }
  /** the QC column is for subscribers and admins */
  withQc: boolean
  density: { dense: boolean; setDense: (dense: boolean) => void }
}

/** Form badges that toggle, version bounds and the column chooser. */
export function FilterBar({ rows, visible, state, onChange, columns, withQc, density }: Props) {
  const toggle = (form: BaseForm) =>
    onChange({
      ...state,
      forms: BASE_FORMS.filter((f) => (f === form ? !state.forms.includes(f) : state.forms.includes(f))),
    })
  const bounds = state.min !== null || state.max !== null
  return (
    <div className={s.filters}>
      <fieldset className={s.forms}>
        <legend>Forms</legend>
        {offeredForms(rows, state.forms).map((form) => (
          <FormToggle key={form} form={form} on={state.forms.includes(form)} onToggle={() => toggle(form)} />
        ))}
      </fieldset>
      <span className={s.wideOnly}>
        {(bounds || columns.visible.includes('version')) && <VersionBounds state={state} onChange={onChange} />}
        <Drop
          label="Columns"
          width={210}
          control={(props) => (
            <Button small {...props}>
              Columns <Icon name="chevron" size={12} />
            </Button>
          )}
        >
          <fieldset className={s.chooser}>
            <legend className="sr">Visible columns</legend>
            {COLUMN_KEYS.filter((key) => key !== 'qc_results' || withQc).map((key) => (
              <label key={key}>
                <input type="checkbox" checked={columns.visible.includes(key)} onChange={() => columns.toggle(key)} />
                {COLUMN_NAMES[key]}
              </label>
            ))}
            <label>
              <input
                type="checkbox"
                checked={density.dense}
                onChange={(event) => density.setDense(event.target.checked)}
              />
              Compact rows
            </label>
            {!columns.isDefault && (
              <Button small quiet onClick={columns.reset}>
                Reset columns
              </Button>
            )}
          </fieldset>
        </Drop>
        <TableExport
          label="Export filings"
          table={async () => {
            const { statementSheet } = await import('../../statements/sheet.ts')
            const filings = visible.map((filing) => ({ kind: 'filing' as const, filing }))
            return { fileName: 'recent-filings', title: 'Recent Filings', rows: statementSheet(filings) }
          }}
        />
      </span>
    </div>
  )
}

/** Min and Max of the statement version. What is typed stays typed; only a usable pair reaches the filter. */
function VersionBounds({ state, onChange }: Pick<Props, 'state' | 'onChange'>) {
  const [text, setText] = useState({ min: state.min?.toString() ?? '', max: state.max?.toString() ?? '' })
  useEffect(() => {
    setText((t) => ({
      min: readBound(t.min) === state.min ? t.min : (state.min?.toString() ?? ''),
      max: readBound(t.max) === state.max ? t.max : (state.max?.toString() ?? ''),
    }))
  }, [state.min, state.max])
  const isUnusable = [text.min, text.max].some((one) => one.trim() !== '' && readBound(one) === null)
  const error = isUnusable
    ? 'A version is a whole number of 1 or more'
    : boundsError(readBound(text.min), readBound(text.max))
  const change = (bound: 'min' | 'max', value: string) => {
    const next = { ...text, [bound]: value }
    setText(next)
    onChange({ ...state, min: readBound(next.min), max: readBound(next.max) })
  }
  return (
    <fieldset className={s.bounds}>
      <legend>Version</legend>
      {(['min', 'max'] as const).map((bound) => (
        <input
          key={bound}
          type="number"
          min={1}
          aria-label={`${bound === 'min' ? 'Min' : 'Max'} version`}
          placeholder={bound === 'min' ? 'Min' : 'Max'}
          aria-invalid={error !== null}
          value={text[bound]}
          onChange={(event) => change(bound, event.target.value)}
        />
      ))}
      {error && (
        <span role="alert" className={s.boundsError}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
