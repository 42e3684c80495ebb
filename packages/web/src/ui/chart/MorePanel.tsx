/** The settings of a chart that few readers need; loaded when they are opened. */
import type { TrendType } from '@topline/core/chart/fit.ts'
import { type ChartSettings, extrapolationCount } from '@topline/core/chart/settings.ts'
import type { TrendChoice } from '@topline/core/chart/trend.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Segmented } from '../controls/Segmented.tsx'
import s from './chart.module.css'
import { Switch } from './Switch.tsx'

export interface MoreProps {
  settings: ChartSettings
  trends: readonly TrendChoice[]
  onChange: (change: Partial<ChartSettings>) => void
  /** what this chart alone has */
  children?: ReactNode
}

export function MorePanel({ settings, trends, onChange, isMargin, children }: MoreProps & { isMargin: boolean }) {
  return (
    <div className={s.moreBox}>
      {!isMargin && (
        <div className={s.moreRow}>
          Scale
          <Segmented
            label="Scale"
            options={[
              { value: 'linear', label: 'Linear' },
              { value: 'log', label: 'Log' },
            ]}
            value={settings.scale}
            onChange={(scale) => onChange({ scale })}
          />
        </div>
      )}
      <label className={s.moreRow}>
        Trend
        <select
          className={s.trendSelect}
          value={settings.trend}
          onChange={(event) => onChange({ trend: event.target.value as TrendType })} // the options are the trend types
        >
          {trends.map(({ type, disabledBecause }) => (
            <option key={type} value={type} disabled={disabledBecause !== null}>
              {`${type === 'original' ? 'none' : type}${disabledBecause ? ` (${disabledBecause})` : ''}`}
            </option>
          ))}
        </select>
      </label>
      {settings.trend !== 'original' && (
        <div className={s.moreRow}>
          <Switch on={settings.extrapolate} onChange={(extrapolate) => onChange({ extrapolate })}>
            Extrapolate
          </Switch>
          {settings.extrapolate && (
            <ExtrapolateCount
              count={settings.extrapolateCount}
              onCount={(extrapolateCount) => onChange({ extrapolateCount })}
            />
          )}
        </div>
      )}
      {children}
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
