/** The chart's settings and how the address carries them: a link shows the same chart. Defaults stay out of it. */
import { TREND_TYPES, type TrendType } from './fit.ts'
import type { Alignment, PeriodView } from './period-axis.ts'
import { DEFAULT_QUANTITIES, isQuantityName, type QuantityName } from './quantity.ts'
import { selectionOf } from './selection.ts'
import { type ChartRange, RANGES } from './window.ts'

export interface ChartSettings {
  quantities: readonly QuantityName[]
  view: PeriodView
  scale: 'linear' | 'log'
  trend: TrendType
  /** hidden keeps the type chosen (decision 66) */
  trendShown: boolean
  extrapolate: boolean
  extrapolateCount: number
  /** `reported`: each period as first reported (decision 62) */
  basis: 'current' | 'reported'
  alignment: Alignment
  /** the same figures as a table under the drawing */
  table: boolean
  /** what was known on a day, YYYY-MM-DD (decision 63); null = now */
  asOf: string | null
  range: ChartRange
  /** a comparison's amounts as an index: 100 where the window that all lines share begins */
  indexed: boolean
}

const EXTRAPOLATE_PRESET = 5
const EXTRAPOLATE_MOST = 20

export const DEFAULT_SETTINGS: ChartSettings = {
  quantities: DEFAULT_QUANTITIES,
  view: 'annual',
  scale: 'linear',
  trend: 'original',
  trendShown: true,
  extrapolate: false,
  extrapolateCount: EXTRAPOLATE_PRESET,
  basis: 'current',
  alignment: 'fiscal',
  table: false,
  asOf: null,
  range: 'recent',
  indexed: false,
}

/** Not a number: 5. Outside 0 to 20: the nearest bound (decision 66). Fractions are rounded down. */
export function extrapolationCount(text: string | number | null | undefined): number {
  const given = typeof text === 'string' && text.trim() === '' ? Number.NaN : Number(text ?? Number.NaN)
  if (Number.isNaN(given)) return EXTRAPOLATE_PRESET
  return Math.max(0, Math.min(EXTRAPOLATE_MOST, Math.floor(given)))
}

const VIEWS: readonly PeriodView[] = ['annual', 'quarterly']

interface Parameters {
  get(name: string): string | null
}

/**
 * Settings of an address; anything it does not know or cannot read takes its default.
 * @param usual the view without a word in the address: quarterly for a company of which no full year is known
 */
export function readSettings(parameters: Parameters, usual: PeriodView = 'annual'): ChartSettings {
  const names = (parameters.get('q') ?? '').split(',').filter(isQuantityName)
  const trend = TREND_TYPES.find((type) => type === parameters.get('trend')) ?? DEFAULT_SETTINGS.trend
  const count = parameters.get('extrapolate')
  const asOf = parameters.get('as_of')
  return {
    quantities: selectionOf(names).shown,
    view: VIEWS.find((view) => view === parameters.get('view')) ?? usual,
    scale: parameters.get('scale') === 'log' ? 'log' : 'linear',
    trend,
    trendShown: parameters.get('trends') !== 'hidden',
    extrapolate: count !== null && trend !== 'original',
    extrapolateCount: count === null ? EXTRAPOLATE_PRESET : extrapolationCount(count),
    basis: parameters.get('basis') === 'reported' ? 'reported' : 'current',
    alignment: parameters.get('align') === 'calendar' ? 'calendar' : 'fiscal',
    table: parameters.get('table') === 'shown',
    range: RANGES.find((range) => range === parameters.get('range')) ?? 'recent',
    indexed: parameters.get('index') === '100',
    asOf: asOf !== null && /^\d{4}-\d{2}-\d{2}$/.test(asOf) ? asOf : null,
  }
}

/** The address parameters of settings: only what differs from the default; null = leave the parameter out. */
export function writeSettings(settings: ChartSettings, usual: PeriodView = 'annual'): Record<string, string | null> {
  const quantities = settings.quantities.join(',')
  return {
    q: quantities === DEFAULT_QUANTITIES.join(',') ? null : quantities,
    view: settings.view === usual ? null : settings.view,
    scale: settings.scale === 'linear' ? null : settings.scale,
    trend: settings.trend === 'original' ? null : settings.trend,
    trends: settings.trendShown ? null : 'hidden',
    extrapolate: settings.extrapolate && settings.trend !== 'original' ? String(settings.extrapolateCount) : null,
    basis: settings.basis === 'current' ? null : settings.basis,
    align: settings.alignment === 'fiscal' ? null : settings.alignment,
    table: settings.table ? 'shown' : null,
    as_of: settings.asOf,
    range: settings.range === 'recent' ? null : settings.range,
    index: settings.indexed ? '100' : null,
  }
}
