/**
 * Cash flows of the last twelve months: the newest full year and the year to date since, less the year to date that the
 * year begins with. What quarters would be deduced from these cancels out, so that three columns are all there is to it.
 */
import type { Business } from './business.ts'
import { DERIVED, type DerivedFigure, derivedFigures } from './derived.ts'
import { CASH_FLOW_LABELS } from './figure-labels.ts'
import { closed, type Operand, unknown } from './operand.ts'
import {
  aroundPoint,
  type Columns,
  columnsOf,
  type OtherVintage,
  operandOf,
  type Terms,
  term,
  withFigure,
} from './other-columns.ts'
import { CASH_FLOW_FIGURES, type CashFlowFigure } from './other-statements.ts'
import { isNear, isYearBefore } from './same-period.ts'
import type { Ymd } from './statement.ts'
import type { Trailing, TrailingFigure } from './trailing.ts'

export interface TrailingFlows {
  end_date: Ymd
  currency: string
  operating_cash_flow: number | null
  capital_expenditures: number | null
  free_cash_flow: number | null
  /** a figure is put together from several columns */
  deduced: boolean
  /** a part is of a period that is closed to the viewer: no figure is told */
  hidden: boolean
  /** a check of a statement behind it failed; known where places are asked for */
  failed: boolean
  /** 'cash_flow.operating_cash_flow' → its value with the cells it is the sum of */
  figures: Record<string, TrailingFigure>
  /** those of the cash flows */
  derived: DerivedFigure[]
}

interface Asked {
  /** of the company; where a figure stands in several filings its first print counts, so that no restatement of one part shows as a flow */
  vintages: readonly OtherVintage[]
  business: Business
  /** the last four quarters of the income statement, as the viewer may see them; null = not known */
  income: Trailing | null
}

/** @returns null where the company's newest cash flows are of no full year and no year to date whose other parts are known */
export function trailingFlows({ vintages, business, income }: Asked): TrailingFlows | null {
  const newest = vintages
    .filter(({ kind }) => kind === 'cash_flow')
    .reduce<OtherVintage | null>((last, one) => (last && last.end_date >= one.end_date ? last : one), null)
  if (newest === null) return null
  const { end_date, currency } = newest
  const same = income && isNear(income.end_date, end_date) && income.currency === currency ? income : null
  const dated = aroundPoint(newest, vintages)
  const every = columnsOf(newest, dated)
  const open = columnsOf(
    newest,
    dated.filter((one) => !one.isClosed),
  )
  let failed = false
  const operands = Object.fromEntries(
    CASH_FLOW_FIGURES.map((name): [string, Operand] => {
      const label = CASH_FLOW_LABELS[name]
      const terms = termsOf(open, name)
      if (terms === null) return [name, termsOf(every, name) === null ? unknown(label) : closed(label)]
      failed ||= terms.some(({ vintage }) => vintage.failed)
      return [name, operandOf(label, terms)]
    }),
  ) as Record<CashFlowFigure, Operand> // every name
  const all = Object.values(operands)
  if (all.every(({ value, isClosed }) => value === null && !isClosed)) return null
  if (same?.hidden || all.some(({ isClosed }) => isClosed)) return { end_date, currency, ...HIDDEN }
  const derived = derivedIn(operands, same, business)
  return {
    end_date,
    currency,
    operating_cash_flow: operands.operating_cash_flow.value,
    capital_expenditures: operands.capital_expenditures.value,
    free_cash_flow: derived.find(({ name }) => name === 'free_cash_flow')?.value ?? null,
    deduced: all.some(({ cells }) => cells.length > 1),
    hidden: false,
    failed,
    figures: Object.fromEntries(
      Object.entries(operands).flatMap(([name, { value, cells }]): [string, TrailingFigure][] =>
        value === null
          ? []
          : [[`cash_flow.${name}`, { value, parts: cells.map(({ sign, cell }) => ({ sign, cell })) }]],
      ),
    ),
    derived,
  }
}

const HIDDEN = {
  ...{ operating_cash_flow: null, capital_expenditures: null, free_cash_flow: null },
  ...{ deduced: false, hidden: true, failed: false, figures: {}, derived: [] },
}

/** A full year that ends with the twelve months is the figure itself. Balances are those at the two ends. */
function termsOf(from: Columns, name: CashFlowFigure): Terms | null {
  const whole = withFigure(
    from.ending.filter(({ months }) => months === 12),
    name,
    'reported',
  )
  if (whole) return [term(1, whole, name)]
  for (const now of from.ending) {
    const parts = partsOf(from, now, name === 'cash_at_start' ? 'cash_at_end' : name)
    if (parts === null) continue
    if (name === 'cash_at_end') return [term(1, now, name)]
    if (name === 'cash_at_start') return [term(1, parts.before, 'cash_at_end')]
    return [term(1, parts.year, name), term(1, now, name), term(-1, parts.before, name)]
  }
  return null
}

/** The year before a year to date, and the same months of that year. */
function partsOf(
  { flows }: Columns,
  now: OtherVintage,
  name: CashFlowFigure,
): { year: OtherVintage; before: OtherVintage } | null {
  const { start_date: start, months } = now
  if (start === null || months === null || months >= 12 || now.figures[name] == null) return null
  const known = flows.filter((one) => one.figures[name] != null && one.start_date !== null)
  const year = known.find((one) => one.months === 12 && isNear(one.end_date, start))
  const before =
    year &&
    known.find(
      (one) =>
        one.months === months &&
        isNear(one.start_date ?? '', year.start_date ?? '') &&
        isYearBefore(one.end_date, now.end_date),
    )
  return year && before ? { year, before } : null
}

/** What follows from the flows, with revenue of the same twelve months. */
function derivedIn(
  operands: Record<CashFlowFigure, Operand>,
  income: Trailing | null,
  business: Business,
): DerivedFigure[] {
  const revenue: Operand = {
    ...unknown('Revenue'),
    value: income?.total_revenue ?? null,
    cells: (income?.figures?.total_revenue?.parts ?? []).map((part) => ({ ...part, label: 'Revenue' })),
  }
  const none = unknown('')
  return derivedFigures(
    {
      operating_cash_flow: operands.operating_cash_flow,
      capital_expenditures: operands.capital_expenditures,
      flow_income: operands.net_income,
      flow_revenue: revenue,
      ...{ total_revenue: none, cost_of_revenue: none, net_income: none, basic_eps: none, shares: none },
      ...{ cash_and_equivalents: none, short_term_investments: none, short_term_debt: none, long_term_debt: none },
      ...{ receivables: none, inventories: none, current_assets: none, current_liabilities: none },
      ...{ total_assets: none, shareholders_equity: none, opening_assets: none, opening_equity: none },
    },
    { business, isYear: true, days: null, epsFactor: 1 },
  ).filter(({ name }) => DERIVED[name].of === 'cash_flow')
}
