import type { ChartSettings } from '@topline/core/chart/settings.ts'
import s from './chart.module.css'
import { FirstReported } from './FinancialChart.tsx'

interface Props {
  settings: ChartSettings
  onChange: (change: Partial<ChartSettings>) => void
}

/** What was known once: as first reported, or as of a day, each with a sentence on what it does. */
export function KnownThen({ settings, onChange }: Props) {
  return (
    <>
      <div>
        <FirstReported settings={settings} onChange={onChange} />
        <p className={s.hint}>Each period as its own filing printed it, before later filings changed it.</p>
      </div>
      <div>
        <label className={s.moreRow}>
          As known on
          <input
            className={s.asOf}
            type="date"
            value={settings.asOf ?? ''}
            onChange={(event) => onChange({ asOf: event.target.value === '' ? null : event.target.value })}
          />
        </label>
        <p className={s.hintWide}>Only what had been filed by that day.</p>
      </div>
    </>
  )
}
