/** Totals that a line of revenue is part of. */
import type { RevenueAsked } from '../asked.ts'
import { needsOtherRevenue, OTHER_REVENUE } from '../shared-proofs.ts'
import { added, one, type Sheet, type Term } from '../sheet.ts'

/**
 * The total that a total of sales and other revenues below it make, without a name or called "total", where the costs
 * are taken from it (0000950123-95-000109: "Total sales", interest, gains, and then the total).
 */
export function grandTotal(sheet: Sheet, term: Term, { wall }: RevenueAsked): Term | null {
  const total = term.length === 1 ? term[0]?.index : undefined
  if (total === undefined || sheet.kinds[total] !== 'revenue-total') return null
  const below = sheet.filled(total + 1, wall)
  const at = below.findIndex(
    (i, k) =>
      k > 0 &&
      /^(?:total|)$/.test(sheet.bare(i)) &&
      /revenue|income/.test(sheet.heading(i)) &&
      sheet.near(sheet.value(total) + sheet.sum(below.slice(0, k)), sheet.value(i), k + 1),
  )
  const grand = below[at]
  if (grand === undefined) return null
  const results = sheet.of(['operating', 'pretax'], grand + 1)
  const costs = sheet.filled(grand + 1, results[0] ?? grand)
  const left = sheet.value(grand) - sheet.value(results[0])
  return costs.some((i) => sheet.near(Math.abs(sheet.value(i)), left, 1)) ? one(grand) : null
}

/** Other revenues below net sales belong to the revenue where gross profit is only reached with them. */
export function withOther(sheet: Sheet, revenue: Term): Term | null {
  const first = revenue.length === 1 ? revenue[0]?.index : undefined
  const gross = first === undefined ? undefined : sheet.of(['gross'], first + 1)[0]
  if (first === undefined || gross === undefined) return null
  const between = sheet.filled(first + 1, gross)
  const other = between.filter((i) => OTHER_REVENUE.test(sheet.bare(i)))
  const costs = between.filter((i) => !other.includes(i))
  const values = (list: readonly number[]) => list.map((i) => sheet.value(i))
  const amounts = { first: sheet.value(first), other: values(other), costs: values(costs), gross: sheet.value(gross) }
  return needsOtherRevenue({ ...amounts, unit: sheet.step }) ? added([first, ...other]) : null
}

/** Gross revenue less allowances, and then the net: the net is the revenue (casinos, drugs; brokers after interest). */
export function netOfAllowances(sheet: Sheet, revenue: Term): Term | null {
  const gross = revenue.length === 1 ? revenue[0]?.index : undefined
  if (gross === undefined) return null
  const [less, left] = [gross + 1, gross + 2]
  if (!sheet.has(less) || !sheet.has(left)) return null
  const follows =
    /allowance|discount|returns|rebate|excise|deduction|^(?:less )?interest(?: expense)?$/.test(sheet.bare(less)) &&
    /^(?:total )?net (?:operating )?(?:revenues?|sales)|^(?:revenues?|sales) net/.test(sheet.bare(left)) &&
    sheet.near(sheet.value(gross) - Math.abs(sheet.value(less)), sheet.value(left), 2)
  return follows ? one(left) : null
}
