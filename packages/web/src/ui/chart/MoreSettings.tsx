import type { ChartSettings } from '@topline/core/chart/settings.ts'
import { Button } from '../controls/Button.tsx'
import { Drop } from '../controls/Drop.tsx'
import { Icon } from '../controls/Icon.tsx'
import s from './chart.module.css'
import { FirstReported } from './FinancialChart.tsx'

interface Props {
  settings: ChartSettings
  onChange: (change: Partial<ChartSettings>) => void
}

/** What few readers need, each with a sentence on what it does. */
export function MoreSettings({ settings, onChange }: Props) {
  return (
    <Drop
      label="More settings of the chart"
      width={300}
      control={(props) => (
        <Button small {...props}>
          More <Icon name="chevron" size={14} />
        </Button>
      )}
    >
      <div className={s.moreBox}>
        <div>
          <FirstReported settings={settings} onChange={onChange} />
          <p className={s.hint}>Each period as its own filing printed it, before later filings changed it.</p>
        </div>
        <div>
          <label className={s.asOf}>
            As known on
            <input
              type="date"
              value={settings.asOf ?? ''}
              onChange={(event) => onChange({ asOf: event.target.value === '' ? null : event.target.value })}
            />
          </label>
          <p className={s.hint}>Only what had been filed by that day.</p>
        </div>
      </div>
    </Drop>
  )
}
