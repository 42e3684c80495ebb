import type { TrendType } from '@topline/core/chart/fit.ts'
import { QUANTITIES, type QuantityName, quantityOf } from '@topline/core/chart/quantity.ts'
import { addQuantity, canRemove, removeQuantity, type Selection } from '@topline/core/chart/selection.ts'
import { type ChartSettings, extrapolationCount } from '@topline/core/chart/settings.ts'
import type { TrendChoice } from '@topline/core/chart/trend.ts'
import type { ChartRange } from '@topline/core/chart/window.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Drop } from '../controls/Drop.tsx'
import { Icon } from '../controls/Icon.tsx'
import { Segmented } from '../controls/Segmented.tsx'
import { Tip } from '../controls/Tip.tsx'
import s from './chart.module.css'
import { colorStyle } from './Marks.tsx'

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

export function Switch({
  on,
  onChange,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <label className={s.switch}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}

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

/** The count as typed; it is read when the field is left or Enter is pressed. */
function ExtrapolateCount({ count, onCount }: { count: number; onCount: (count: number) => void }) {
  const [text, setText] = useState(String(count))
  useEffect(() => setText(String(count)), [count])
  const read = () => {
    const next = extrapolationCount(text)
    setText(String(next))
    if (next !== count) onCount(next)
  }
  return (
    <input
      className={s.count}
      type="number"
      min={0}
      max={20}
      inputMode="numeric"
      aria-label="Periods to extrapolate, 0 to 20"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={read}
      onKeyDown={(event) => event.key === 'Enter' && read()}
    />
  )
}

/** Quantities at the left, view, scale and trend at the right; on a phone scale and trend stand behind one button. */
export function ChartControls(props: Props) {
  const { settings, trends, onChange, tinted = true, hasQuarters = true, ranges = [] } = props
  const [open, setOpen] = useState(false)
  const fits = settings.trend !== 'original'
  const isMargin = settings.quantities.every((name) => quantityOf(name).kind === 'margin')
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
        <Button className={s.phoneOnly} aria-expanded={open} onClick={() => setOpen(!open)}>
          Scale and trend <Icon name="chevron" size={14} />
        </Button>
        <div className={s.more} data-open={open}>
          {!isMargin && (
            <Segmented
              label="Scale"
              options={[
                { value: 'linear', label: 'Linear' },
                { value: 'log', label: 'Log' },
              ]}
              value={settings.scale}
              onChange={(scale) => onChange({ scale })}
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
          <select
            className={s.trendSelect}
            aria-label="Trend"
            value={settings.trend}
            onChange={(event) => onChange({ trend: event.target.value as TrendType })} // the options are the trend types
          >
            {trends.map(({ type, disabledBecause }) => (
              <option key={type} value={type} disabled={disabledBecause !== null}>
                {`Trend: ${type}${disabledBecause ? ` (${disabledBecause})` : ''}`}
              </option>
            ))}
          </select>
          {fits && (
            <>
              <Switch on={settings.extrapolate} onChange={(extrapolate) => onChange({ extrapolate })}>
                Extrapolate
              </Switch>
              {settings.extrapolate && (
                <ExtrapolateCount
                  count={settings.extrapolateCount}
                  onCount={(extrapolateCount) => onChange({ extrapolateCount })}
                />
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}
