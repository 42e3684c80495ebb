/** The arithmetic behind a figure of the screener that is no one cell, from the series of the company's page. */
import type { ScreenedCompany } from '@topline/core/api/screener.ts'
import type { Series, SeriesPoint } from '@topline/core/api/wire.ts'
import { unitOf } from '@topline/core/chart/financials.ts'
import { placeOfCode } from '@topline/core/chart/period-axis.ts'
import { valueIn } from '@topline/core/chart/statement-grid.ts'
import type { ScreenBasis, ScreenQuantity } from '@topline/core/screen/quantities.ts'
import { screenQuantity } from '@topline/core/screen/quantities.ts'
import { browserFetch } from '../../api/call.ts'
import { getSeries } from '../../api/client.ts'
import * as make from '../../ui/arithmetic/calculation.ts'
import { derivedCalculation } from '../../ui/arithmetic/derived-calculation.ts'
import { keyOf, seriesBasis } from './cells.ts'

const MARGINS = {
  gross_margin: ['gross_profit', 'Gross profit'],
  operating_margin: ['operating_income', 'Operating income'],
  net_margin: ['net_income', 'Net income'],
} as const
const isMargin = (name: ScreenQuantity): name is keyof typeof MARGINS => name in MARGINS

/** @returns null where the company's page does not tell it either */
export async function arithmeticOf(
  company: ScreenedCompany,
  basis: ScreenBasis,
  name: ScreenQuantity,
): Promise<make.Calculation | null> {
  const { cik, currency } = company
  const view = seriesBasis(company, basis)
  const period = view === 'year' ? 'annual' : 'quarterly'
  const series = await getSeries(browserFetch, cik, { period, detail: true, quantities: 'all' })
  const point = series.points.at(-1)
  if (!point || point.hidden) return null
  const trailing = { ...series.trailing?.figures, ...series.trailing_cash_flow?.figures }
  const known = view === 'ttm' ? withTrailing(point, series) : point
  const { label } = screenQuantity(name)
  const amounts = Object.keys(company.values).length === 0 ? [] : [point.total_revenue, point.total_assets ?? null]
  const unit = unitOf(amounts)
  const words = unit === 1 ? currency : `${currency} in ${unit === 1000 ? 'thousands' : 'millions'}`
  const figures = { cik, unit: { unit, text: words }, ...(view === 'ttm' ? { trailing } : {}) }
  if (isMargin(name)) {
    const [key, part] = MARGINS[name]
    return make.marginCalculation(label, known, { key, label: part }, figures)
  }
  if (name.endsWith('_growth')) return growthOf(name.replace('_growth', '') as ScreenQuantity, series, figures) // names of growth are made so
  const derived = [...(view === 'ttm' ? (series.trailing_cash_flow?.derived ?? []) : []), ...(point.derived ?? [])]
  const found = derived.find((one) => one.name === name)
  if (found) return derivedCalculation(found, point.period_code, { cik, currency, unit: figures.unit })
  const key = keyOf(name)
  if (view === 'ttm' && trailing[key]) return make.trailingCalculation(label, key, company.end_date, figures)
  if (point.deduced && (name === 'total_revenue' || name === 'net_income'))
    return make.deducedCalculation(label, name, point, figures)
  if (point.deduced_from?.[key]) return make.flowCalculation(label, key, point, figures)
  const cell = point.cells?.[key]
  return cell ? make.computedCalculation(label, cell, figures) : null
}

function withTrailing(point: SeriesPoint, { trailing }: Series): SeriesPoint {
  const of = (key: string) => trailing?.figures?.[key]?.value ?? null
  return {
    ...point,
    period_code: 'twelve months',
    total_revenue: trailing?.total_revenue ?? null,
    net_income: trailing?.net_income ?? null,
    gross_profit: of('gross_profit'),
    operating_income: of('operating_income'),
  }
}

function growthOf(of: ScreenQuantity, series: Series, figures: make.Figures): make.Calculation | null {
  const point = series.points.at(-1)
  if (!point || figures.trailing) return null
  const view = series.period
  const place = placeOfCode(point.period_code, point.start_date, view)
  const back = view === 'annual' ? 1 : 4
  const before = series.points.find(
    (one) => place !== null && placeOfCode(one.period_code, one.start_date, view) === place - back,
  )
  const key = keyOf(of)
  const valueAt = (at: SeriesPoint) => (key.includes('.') ? valueIn(at, key) : (at[of as 'total_revenue'] ?? null)) // the others are figures of a point
  const [now, then] = [valueAt(point), before ? valueAt(before) : null]
  if (!before || now === null || then === null) return null
  const perShare = of.endsWith('_eps')
  const { label } = screenQuantity(of)
  return make.growthCalculation(
    label,
    key,
    { point, value: now },
    { point: before, value: then },
    { ...figures, perShare },
  )
}
