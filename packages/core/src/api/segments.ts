/**
 * A segment group as the wire gives it: what the filing does not report is computed, and said to be
 * (operating income = gross profit − expenses).
 */
import type { z } from 'zod'
import { margin } from '../statement/margins.ts'
import type { Division, SegmentGroup } from '../statement/statement.ts'
import { asPrinted } from '../statement/units.ts'
import type { wireDivision, wireSegmentGroup } from './wire.ts'

type WireDivision = z.infer<typeof wireDivision>
type WireSegmentGroup = z.infer<typeof wireSegmentGroup>
type Residual = SegmentGroup['revenue_not_allocated_to_divisions_net']

/** @param units what amounts are divided by: the printed unit, or 1 for whole units */
export function segmentsView(group: SegmentGroup | null, units: number): WireSegmentGroup | null {
  if (group === null) return null
  const scaled = (r: Residual): Residual => r && { ...r, value: asPrinted(r.value, units) ?? r.value }
  return {
    divisions: group.divisions.map((d) => divisionView(d, units)),
    revenue_not_allocated_to_divisions_net: scaled(group.revenue_not_allocated_to_divisions_net),
    cost_of_revenue_not_allocated_to_divisions_net: scaled(group.cost_of_revenue_not_allocated_to_divisions_net),
    operating_expense_or_income_not_allocated_to_divisions_net: scaled(
      group.operating_expense_or_income_not_allocated_to_divisions_net,
    ),
  }
}

function divisionView(d: Division, units: number): WireDivision {
  const grossProfit = less(d.revenue, d.cost_of_revenue)
  const operatingIncome = d.operating_income ?? less(grossProfit, d.operating_expenses)
  return {
    label: d.label,
    description: d.description,
    revenue: asPrinted(d.revenue, units),
    revenue_is_reported: d.revenue !== null,
    cost_of_revenue: asPrinted(d.cost_of_revenue, units),
    cost_of_revenue_is_reported: d.cost_of_revenue !== null,
    gross_profit: asPrinted(grossProfit, units),
    gross_profit_is_reported: false,
    gross_margin: margin(grossProfit, d.revenue),
    gross_margin_is_reported: false,
    operating_expenses: asPrinted(d.operating_expenses, units),
    operating_expenses_is_reported: d.operating_expenses !== null,
    operating_income: asPrinted(operatingIncome, units),
    operating_income_is_reported: d.operating_income !== null,
    operating_margin: margin(operatingIncome, d.revenue),
    operating_margin_is_reported: false,
  }
}

function less(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b
}
