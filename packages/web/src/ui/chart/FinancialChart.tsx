import { TREND_TYPES } from '@topline/core/chart/fit.ts'
import { type ChartLine, hiddenPeriods, panelsOf } from '@topline/core/chart/line.ts'
import type { ChartReading } from '@topline/core/chart/reading.ts'
import { chartScene } from '@topline/core/chart/scene.ts'
import type { ChartSettings } from '@topline/core/chart/settings.ts'
import { pointsOutsideFit, trendChoices, trendQuality } from '@topline/core/chart/trend.ts'
import type { ChartRange } from '@topline/core/chart/window.ts'
import { counted } from '@topline/core/format/counted.ts'
import { currencyName } from '@topline/core/format/currency.ts'
import { formatPercent } from '@topline/core/format/percent.ts'
import { lazy, type ReactNode, type RefObject, Suspense, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { Empty, Skeleton } from '../display/State.tsx'
import { Chart } from './Chart.tsx'
import { ChartControls } from './ChartControls.tsx'
import s from './chart.module.css'
import { Switch } from './Switch.tsx'

const ChartTable = lazy(() => import('./ChartTable.tsx').then((m) => ({ default: m.ChartTable })))

interface Props {
  lines: readonly ChartLine[]
  settings: ChartSettings
  onChange: (change: Partial<ChartSettings>) => void
  label: string
  height: number
  /** the text of an empty chart, as the screen names it */
  emptyText: string
  comparing?: boolean
  /** amounts are shown, which can be drawn as an index */
  canIndex?: boolean
  hasQuarters?: boolean
  /** parts of the history to choose from */
  ranges?: readonly ChartRange[]
  /** further sentences under the chart */
  notes?: ReactNode
  frame?: RefObject<HTMLDivElement | null>
  /** after the switches */
  tools?: ReactNode
  /** further settings that few need, behind the one button of them */
  experts?: ReactNode
}

function Notes({ lines, settings, notes }: Pick<Props, 'lines' | 'settings' | 'notes'>) {
  const scene = useMemo(
    () => chartScene(lines, { ...settings, extrapolate: 0, width: 1240, height: 400, labels: 'right' }),
    [lines, settings],
  )
  const { closed, revised } = hiddenPeriods(lines)
  const outside = settings.trendShown ? pointsOutsideFit(lines, settings.trend) : 0
  const quality = useMemo(
    () => (settings.trendShown ? lines.flatMap((line) => trendQuality(line, settings.trend) ?? []) : []),
    [lines, settings],
  )
  const points = lines.flatMap((line) => line.points)
  const perShare = lines.some((line) => line.quantity.kind === 'per_share')
  const deduced = points.some((p) => p.source.deduced)
  return (
    <div className={s.notes}>
      {revised > 0 && <p>{counted(revised, 'period is', 'periods are')} hidden while under revision.</p>}
      {closed > 0 && (
        <p>
          {counted(closed, 'period is', 'periods are')} hidden. <Link to="/pricing">Subscribe to view</Link>
        </p>
      )}
      {settings.scale === 'log' && <p>Logarithmic scale: equal heights are equal ratios.</p>}
      {scene.leftOutOfLog > 0 && (
        <p>
          {counted(scene.leftOutOfLog, 'figure of zero or below is', 'figures of zero or below are')} left out: a log
          scale has no place for them.
        </p>
      )}
      {quality.map(({ line, rSquared, missedBy }) => (
        <p key={line.id}>
          {line.label}
          {rSquared !== null && `: R² ${rSquared.toFixed(3)}`}
          {missedBy !== null &&
            `${rSquared === null ? ':' : ';'} without the newest period this fit missed it by ${formatPercent(Math.abs(missedBy))}, ${missedBy < 0 ? 'too low' : 'too high'}`}
          .
        </p>
      ))}
      {outside > 0 && (
        <p>{counted(outside, 'figure of zero or below is', 'figures of zero or below are')} not part of the fit.</p>
      )}
      {deduced && (
        <p>Diamonds: Q4 deduced as full year less Q1 to Q3{perShare ? '; per-share figures are never deduced' : ''}.</p>
      )}
      {points.some((p) => p.source.failed_quality_check && p.value !== null) && (
        <p>Hollow points: the statement failed a quality check.</p>
      )}
      {perShare && points.some((p) => p.source.eps_factor !== 1) && (
        <p>Per-share figures stand on today's share basis, adjusted for splits.</p>
      )}
      {notes}
    </div>
  )
}

export function FirstReported({ settings, onChange }: Pick<Props, 'settings' | 'onChange'>) {
  return (
    <Switch on={settings.basis === 'reported'} onChange={(on) => onChange({ basis: on ? 'reported' : 'current' })}>
      As first reported
    </Switch>
  )
}

/** On which basis companies stand beside each other. */
function Comparing({ settings, onChange }: Pick<Props, 'settings' | 'onChange'>) {
  return (
    <>
      <FirstReported settings={settings} onChange={onChange} />
      <Switch
        on={settings.alignment === 'calendar'}
        onChange={(on) => onChange({ alignment: on ? 'calendar' : 'fiscal' })}
      >
        {settings.view === 'annual' ? 'Align by calendar year' : 'Align by calendar quarter'}
      </Switch>
    </>
  )
}

/** Controls, one drawing a currency, and what was left out, in words. */
export function FinancialChart(props: Props) {
  const { lines, settings, onChange, label, height, emptyText, comparing, canIndex, hasQuarters, ranges, notes } = props
  const { frame, tools, experts } = props
  const navigate = useNavigate()
  const panels = useMemo(() => panelsOf(lines), [lines])
  const trends = useMemo(() => trendChoices(lines, TREND_TYPES), [lines])
  const places = lines.flatMap((line) => line.points.map((p) => p.place))
  const isEmpty = lines.every((line) => line.points.every((p) => p.value === null && !p.source.hidden))
  const options = useMemo(
    () => ({
      height,
      view: settings.view,
      scale: settings.scale,
      trend: settings.trend,
      trendShown: settings.trendShown,
      extrapolate: settings.extrapolate ? settings.extrapolateCount : 0,
    }),
    [height, settings],
  )
  const shared = panels.length > 1 ? { first: Math.min(...places), last: Math.max(...places) } : null
  const open = (reading: ChartReading) => {
    if (reading.engine !== 'company-facts') navigate(`/filing/${reading.accession}`)
  }
  return (
    <div>
      <ChartControls
        settings={settings}
        trends={trends}
        onChange={onChange}
        tinted={!comparing}
        hasQuarters={hasQuarters}
        ranges={ranges}
        experts={comparing ? <Comparing settings={settings} onChange={onChange} /> : experts}
      />
      {isEmpty ? (
        <Empty text={emptyText} />
      ) : (
        <div ref={frame}>
          {panels.map((panel) => (
            <div key={panel.currency}>
              {panels.length > 1 && panel.currency && (
                <p className={s.panelTitle}>{`${currencyName(panel.currency)} (${panel.currency}), not converted`}</p>
              )}
              <Panel lines={panel.lines} options={options} places={shared} label={label} onOpen={open} />
            </div>
          ))}
        </div>
      )}
      <div className={s.foot}>
        <Notes lines={lines} settings={settings} notes={notes} />
        <div className={s.switches}>
          {settings.trend !== 'original' && (
            <Switch on={settings.trendShown} onChange={(trendShown) => onChange({ trendShown })}>
              Trend lines
            </Switch>
          )}
          {comparing && canIndex && (
            <Switch on={settings.indexed} onChange={(indexed) => onChange({ indexed })}>
              Index to 100
            </Switch>
          )}
          {!isEmpty && (
            <Switch on={settings.table} onChange={(table) => onChange({ table })}>
              Table
            </Switch>
          )}
          {tools}
        </div>
      </div>
      {settings.table && !isEmpty && (
        <div className={s.twin}>
          <Suspense fallback={<Skeleton rows={6} height={32} />}>
            <ChartTable lines={lines} view={settings.view} label={label} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

interface PanelProps {
  lines: readonly ChartLine[]
  options: Parameters<typeof Chart>[0]['options']
  places: { first: number; last: number } | null
  label: string
  onOpen: (reading: ChartReading) => void
}

function Panel({ lines, options, places, label, onOpen }: PanelProps) {
  const first = places?.first ?? null
  const last = places?.last ?? null
  const all = useMemo(
    () => ({ ...options, places: first === null || last === null ? null : { first, last } }),
    [options, first, last],
  )
  return <Chart lines={lines} options={all} label={label} onOpen={onOpen} />
}
