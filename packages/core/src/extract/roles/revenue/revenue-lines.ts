/** Lines that may be revenue, each found by itself. */

import type { RevenueAsked } from '../asked.ts'
import { walk } from '../blocks/other-income.ts'
import { added, one, type Sheet, type Term } from '../sheet.ts'
import { lentFor } from './lenders.ts'

/** The lines called a total of revenue; less than what a lender's interest leaves is none. */
function totals(sheet: Sheet, { ceiling }: RevenueAsked): number[] {
  const least = lentFor(sheet)
  return sheet.of(['revenue-total'], 0, ceiling).filter((i) => !(sheet.value(i) < least))
}

export function totalBelow(sheet: Sheet, asked: RevenueAsked): Term | null {
  const first = totals(sheet, asked).find((i) => i < (asked.operating ?? asked.ceiling))
  return first === undefined ? null : one(first)
}

/** "Total operating income" over the costs is revenue where the result of operations stands below them. */
export function operatingIncomes(sheet: Sheet, operating: number | null): Term | null {
  const total = sheet.filled(0, operating ?? 0).find((i) => /^total operating income$/.test(sheet.bare(i)))
  if (total === undefined) return null
  const parts = sheet.filled(0, total).filter((i) => /^(?:operating )?(?:income|revenues?)$/.test(sheet.heading(i)))
  const costs = sheet.of(['expenses-total', 'cost-total'], total + 1, operating ?? 0)
  return parts.length > 1 && costs.length > 0 ? one(total) : null
}

/**
 * Totals without a name, or called "total" or "net" (T35, T147): the first, and those that others below it make with it
 * (a fund's results of trading are one of the sums that make "Total income").
 */
export function unnamedTotals(sheet: Sheet, region: readonly number[]): Term[] {
  const found: number[] = []
  for (let k = 2; k < region.length; k += 1) {
    const i = region[k] ?? -1
    if (isNoTotal(sheet, i)) continue
    const starts = found.length === 0 ? startsOf(sheet, region, k) : found.map((total) => region.indexOf(total))
    const sums = starts.some(
      (from) =>
        from <= k - 2 &&
        !region.slice(from, k).some((part) => isExpense(sheet, part)) &&
        sheet.near(sheet.sum(region.slice(from, k)), sheet.value(i), k),
    )
    if (sums) found.push(i)
  }
  return found.map((i) => one(i))
}

const isNoTotal = (sheet: Sheet, i: number): boolean =>
  !/^(?:total|)$|^net (?:revenue|sale)|^total (?!.*(?:expense|cost))/.test(sheet.bare(i)) ||
  // A list under "Costs and expenses" is none of revenue.
  (/^(?:operating |total |non-?interest |other )*(?:costs?|expenses?)\b/.test(sheet.heading(i)) &&
    !/revenue|sales/.test(sheet.heading(i)))

/** Where the parts of the total on the `k`th line of the region may begin. */
function startsOf(sheet: Sheet, region: readonly number[], k: number): number[] {
  const i = region[k] ?? -1
  // Lines of cost below a line of revenue make a total of costs.
  const plain = sheet.kinds[region[0] ?? -1] === 'revenue'
  // Under a heading of revenue, subtotals may stand above the last lines that make the total without a name.
  const most = sheet.bare(i) === '' && /\b(?:revenues?|sales)$/.test(sheet.heading(i)) ? k - 2 : plain ? 0 : 1
  return Array.from({ length: Math.min(most, k - 2) + 1 }, (_, from) => from)
}

/** An expense taken from the revenue above it: what is left is no revenue (0000950133-96-000315). */
const isExpense = (sheet: Sheet, i: number): boolean =>
  sheet.value(i) < 0 && /\b(?:expenses?|costs?)\b/.test(sheet.bare(i))

/** The lines called revenue or sales: net ones, the plain one, or all of them; else what stands under such a heading. */
export function byWords(sheet: Sheet, region: readonly number[]): Term | null {
  const list = region.filter((i) => sheet.kinds[i] === 'revenue')
  const nets = list.filter((i) =>
    /^(?:total |consolidated )?net (?:operating )?(?:sales|revenues?)|^(?:sales|revenues?) net/.test(sheet.bare(i)),
  )
  const net = nets.at(-1)
  if (net !== undefined) return one(net)
  if (list.length > 0) {
    const plain = list.find((i) => /^(?:total |net )?(?:sales|revenues?)$/.test(sheet.bare(i)))
    return list.length > 1 && plain !== undefined ? one(plain) : added(list)
  }
  const under = region.filter(
    (i) =>
      /\b(?:revenues?|sales|income)\b/.test(sheet.lines[i]?.heading ?? '') &&
      !/cost|expense|^(?:other|non-?operating) income/.test(sheet.heading(i)) &&
      !/cost|expense|interest expense/.test(sheet.bare(i)) &&
      sheet.kinds[i] === 'other',
  )
  return under.length === 1 || under.length === 2 ? added(under) : null
}

const EARNED =
  /\b(?:revenues?|sales|fees|premiums|commissions|rents?|rentals?|royalt(?:y|ies)|tuition)\b|^income from \w+$|^rental income$/

/** The one line over the costs, by whatever name it has, where the costs lead from it to a printed result. */
export function earned(sheet: Sheet, first: number | undefined, ceiling: number): Term | null {
  if (first === undefined || !EARNED.test(sheet.bare(first)) || /cost|expense|\btax/.test(sheet.bare(first)))
    return null
  const kinds = ['gross', 'operating', 'pretax'] as const
  const result = sheet.of(kinds, first + 1, ceiling + 1)[0] ?? sheet.of(['net'], first + 1, ceiling + 1)[0]
  if (result === undefined) return null
  const way = walk(sheet, first, result, sheet.value(first), sheet.value(result))
  const next = way?.[0]
  if (!way || next === undefined || next.index !== first + 1) return null
  const adds = way.filter(({ index, sign }) => sign * sheet.value(index) > 0)
  const income = adds.every(({ index }) =>
    /^(?:interest|other|gain|equity|miscellaneous|investment)\b/.test(sheet.bare(index)),
  )
  return income && next.sign * sheet.value(next.index) < 0 ? one(first) : null
}
