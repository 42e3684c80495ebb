import { QUANTITIES, type QuantityName, quantityOf } from '@topline/core/chart/quantity.ts'
import { addQuantity, canRemove, removeQuantity, type Selection } from '@topline/core/chart/selection.ts'
import type { ChartSettings } from '@topline/core/chart/settings.ts'
import type { TrendChoice } from '@topline/core/chart/trend.ts'
import type { ChartRange } from '@topline/core/chart/window.ts'
import { type ReactNode, useRef } from 'react'
import { Button } from '../controls/Button.tsx'
import { Drop } from '../controls/Drop.tsx'
import { Icon } from '../controls/Icon.tsx'
import { Segmented } from '../controls/Segmented.tsx'
import { Tip } from '../controls/Tip.tsx'
import s from './chart.module.css'
import { colorStyle } from './Marks.tsx'
import { MoreSettings } from './MoreSettings.tsx'

interface Props {
  settings: ChartSettings
  trends: readonly TrendChoice[]
  onChange: (change: Partial<ChartSettings>) => void
  /** false on a comparison, where colour means the company */
  tinted?: boolean
  /** false where the company reports yearly only (decision 68) */
  hasQuarters?: boolean
  /** parts of the history to choose from; fewer than two are no choice */
  ranges?: readonly ChartRange[]
  /** further settings that few need */
  experts?: ReactNode
}

const RANGE_WORDS: Readonly<Record<ChartRange, string>> = {
  recent: 'Years in a row',
  common: 'Periods all share',
  all: 'All periods',
  '10': '10 years',
  '5': '5 years',
}

const STATEMENTS = [
  { of: undefined, title: 'Income statement' },
  { of: 'cash_flow', title: 'Cash flow' },
  { of: 'balance_sheet', title: 'Balance sheet' },
] as const

function QuantityChips({ settings, onChange, tinted }: Omit<Props, 'trends'>) {
  // the group put away is remembered here; the address carries only what is shown
  const put = useRef<readonly QuantityName[]>([])
  const selection: Selection = { shown: settings.quantities, remembered: put.current }
  const take = (next: Selection) => {
    put.current = next.remembered
    onChange({ quantities: next.shown })
  }
  const removable = canRemove(selection)
  const missing = QUANTITIES.filter((q) => !settings.quantities.includes(q.name))
  return (
    <div className={s.chips}>
      {settings.quantities.map((name) => {
        const quantity = quantityOf(name)
        return (
          <span key={name} className={s.chip}>
            {tinted && <i className={s.swatch} style={colorStyle(quantity.color)} />}
            {quantity.label}
            <Tip label={removable ? null : 'At least one quantity stays'}>
              <button
                type="button"
                aria-label={`Remove ${quantity.label}`}
                aria-disabled={!removable || undefined}
                onClick={() => removable && take(removeQuantity(selection, name))}
              >
                <Icon name="close" size={12} />
              </button>
            </Tip>
          </span>
        )
      })}
      {missing.length > 0 && (
        <Drop
          label="Quantities"
          align="left"
          width={240}
          control={(props) => (
            <Button quiet small {...props}>
              <Icon name="plus" size={13} /> <span className={s.addText}>Add quantity</span>
            </Button>
          )}
        >
          {(close) => (
            <div className={s.items}>
              {STATEMENTS.map(({ of, title }) => (
                <div key={title} className={s.itemGroup}>
                  <p>{title}</p>
                  {missing
                    .filter((q) => q.of === of)
                    .map((q) => (
                      <button
                        key={q.name}
                        type="button"
                        className={s.item}
                        onClick={() => {
                          take(addQuantity(selection, q.name))
                          close()
                        }}
                      >
                        <i className={s.swatch} style={colorStyle(q.color)} />
                        {q.label}
                      </button>
                    ))}
                </div>
              ))}
            </div>
          )}
        </Drop>
      )}
    </div>
  )
}

/** Quantities at the left, periods and range at the right, the rest behind one button. */
export function ChartControls(props: Props) {
  const { settings, trends, onChange, tinted = true, hasQuarters = true, ranges = [], experts } = props
  return (
    <div className={s.controls}>
      <QuantityChips settings={settings} onChange={onChange} tinted={tinted} />
      <div className={s.options}>
        {hasQuarters && (
          <Segmented
            label="Periods"
            options={[
              { value: 'annual', label: 'Annual' },
              { value: 'quarterly', label: 'Quarterly' },
            ]}
            value={settings.view}
            onChange={(view) => onChange({ view })}
          />
        )}
        {ranges.length > 1 && (
          <select
            className={s.rangeSelect}
            aria-label="Range"
            value={ranges.includes(settings.range) ? settings.range : 'all'}
            onChange={(event) => onChange({ range: event.target.value as ChartRange })} // the options are the ranges
          >
            {ranges.map((range) => (
              <option key={range} value={range}>
                {range === 'recent' && !tinted ? 'Periods most share' : RANGE_WORDS[range]}
              </option>
            ))}
          </select>
        )}
        <MoreSettings settings={settings} trends={trends} onChange={onChange}>
          {experts}
        </MoreSettings>
      </div>
    </div>
  )
}
