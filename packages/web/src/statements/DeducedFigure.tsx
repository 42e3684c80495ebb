import { formatCompact } from '@topline/core/format/amount.ts'
import { formatMargin } from '@topline/core/format/percent.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import { browserFetch } from '../api/call.ts'
import { getSeries } from '../api/client.ts'
import { Calculated } from '../ui/arithmetic/Calculated.tsx'
import type { Calculation } from '../ui/arithmetic/calculation.ts'
import type { StatementRow } from './statement-rows.ts'
import s from './statements.module.css'

type Deduced = Extract<StatementRow, { kind: 'deduced' }>
type Name = 'total_revenue' | 'net_income' | 'net_margin'

/** The year and its three quarters, with the cell of each: asked for when the figure is pressed. */
async function arithmetic(row: Deduced, name: Name, label: string): Promise<Calculation | null> {
  const { cik, income_statement: statement } = row.filing
  const [series, make] = await Promise.all([
    getSeries(browserFetch, cik, { period: 'quarterly', basis: 'reported', detail: true }),
    import('../ui/arithmetic/calculation.ts'),
  ])
  const point = series.points.find((p) => p.period_code === row.code && p.deduced && !p.hidden)
  if (!point || !statement) return null
  const by = statement.revenue_units_number
  const words = by === 1 ? '' : ` in ${statement.revenue_units}`
  const figures = { cik, unit: { unit: by, text: `${statement.currency}${words}` } }
  return name === 'net_margin'
    ? make.marginCalculation(label, point, { key: 'net_income', label: 'Net income' }, figures)
    : make.deducedCalculation(label, name, point, figures)
}

/** A figure of a quarter that nobody files: italic, never a source mark; pressed, it shows its arithmetic. */
export function DeducedFigure({ row, name, label }: { row: Deduced; name: Name; label: string }) {
  const value =
    name === 'net_margin' ? marginOf(row.income, row.revenue) : name === 'total_revenue' ? row.revenue : row.income
  if (value === null) return <span className={s.deduced}>-</span>
  const text = name === 'net_margin' ? formatMargin(value) : formatCompact(value, row.filing.income_statement?.currency)
  return (
    <Calculated
      className={s.deduced}
      text={text}
      name={`${label}, ${row.code}, ${text}`}
      build={() => arithmetic(row, name, label)}
    />
  )
}
