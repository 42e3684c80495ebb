import { walk } from './after.ts'
import { added, one, type Sheet, type Term } from './sheet.ts'

interface Found {
  revenue: Term | null
  /** How many identities hold. */
  proofs: number
}

/** Total revenue among the lines above the costs; `ceiling`: where the results begin. */
export function pickRevenue(sheet: Sheet, ceiling: number, operating: number | null): Found {
  const stops = sheet.of(['cost', 'cost-total', 'gross', 'expenses-total', 'operating', 'pretax', 'net'])
  const wall = stops.find((i) => i > 0) ?? sheet.lines.length
  const least = lentFor(sheet)
  const totals = sheet.of(['revenue-total'], 0, ceiling).filter((i) => !(sheet.value(i) < least))
  const total = totals.filter((i) => i < wall).at(-1) ?? totals.find((i) => i < (operating ?? ceiling))
  const region = sheet.filled(0, Math.min(wall, ceiling))
  const unnamed = total === undefined ? unnamedTotal(sheet, region) : null
  let revenue = total !== undefined ? one(grandTotal(sheet, total, wall)) : (unnamed ?? byWords(sheet, region))
  if (total === undefined)
    revenue =
      bankRevenue(sheet) ??
      lendersOnly(sheet, revenue) ??
      firstLine(sheet, region[0], ceiling) ??
      operatingIncomes(sheet, operating)
  const headed = unnamed?.some(({ index }) => /revenue|sales|income/.test(sheet.lines[index]?.heading ?? ''))
  return { revenue: withOther(sheet, netOfAllowances(sheet, revenue)), proofs: headed ? 1 : 0 }
}

/** What a lender's revenue cannot be less than: its net interest income (0000950149-95-000149 prints "Trust income"). */
function lentFor(sheet: Sheet): number {
  const net = sheet.filled(0, sheet.lines.length).find((i) => /^net interest income$/.test(sheet.bare(i)))
  return net === undefined ? Number.NEGATIVE_INFINITY : sheet.value(net)
}

/**
 * The total that a total of sales and other revenues below it make, without a name or called "total", where the costs
 * are taken from it (0000950123-95-000109: "Total sales", interest, gains, and then the total).
 */
function grandTotal(sheet: Sheet, total: number, wall: number): number {
  const below = sheet.filled(total + 1, wall)
  const at = below.findIndex(
    (i, k) =>
      k > 0 &&
      /^(?:total|)$/.test(sheet.bare(i)) &&
      /revenue|income/.test(sheet.heading(i)) &&
      sheet.near(sheet.value(total) + sheet.sum(below.slice(0, k)), sheet.value(i), k + 1),
  )
  const grand = below[at]
  if (grand === undefined) return total
  const results = sheet.of(['operating', 'pretax'], grand + 1)
  const costs = sheet.filled(grand + 1, results[0] ?? grand)
  const left = sheet.value(grand) - sheet.value(results[0])
  return costs.some((i) => sheet.near(Math.abs(sheet.value(i)), left, 1)) ? grand : total
}

/** "Total operating income" over the costs is revenue where the result of operations stands below them. */
function operatingIncomes(sheet: Sheet, operating: number | null): Term | null {
  const total = sheet.filled(0, operating ?? 0).find((i) => /^total operating income$/.test(sheet.bare(i)))
  if (total === undefined) return null
  const parts = sheet.filled(0, total).filter((i) => /^(?:operating )?(?:income|revenues?)$/.test(sheet.heading(i)))
  const costs = sheet.of(['expenses-total', 'cost-total'], total + 1, operating ?? 0)
  return parts.length > 1 && costs.length > 0 ? one(total) : null
}

/** A total without a name, or called "total" or "net" (T35, T147). */
function unnamedTotal(sheet: Sheet, region: readonly number[]): Term | null {
  for (let k = 2; k < region.length; k += 1) {
    const i = region[k] ?? -1
    if (!/^(?:total|)$|^net (?:revenue|sale)|^total (?!.*(?:expense|cost))/.test(sheet.bare(i))) continue
    // A list under "Costs and expenses" is none of revenue.
    if (
      /^(?:operating |total |non-?interest |other )*(?:costs?|expenses?)\b/.test(sheet.heading(i)) &&
      !/revenue|sales/.test(sheet.heading(i))
    )
      continue
    // Lines of cost below a line of revenue make a total of costs.
    const plain = sheet.kinds[region[0] ?? -1] === 'revenue'
    // Under a heading of revenue, subtotals may stand above the last lines that make the total without a name.
    const most = sheet.bare(i) === '' && /\b(?:revenues?|sales)$/.test(sheet.heading(i)) ? k - 2 : plain ? 0 : 1
    for (let from = 0; from <= Math.min(most, k - 2); from += 1)
      if (
        !region.slice(from, k).some((part) => isExpense(sheet, part)) &&
        sheet.near(sheet.sum(region.slice(from, k)), sheet.value(i), k)
      )
        return one(i)
  }
  return null
}

/** An expense taken from the revenue above it: what is left is no revenue (0000950133-96-000315). */
const isExpense = (sheet: Sheet, i: number): boolean =>
  sheet.value(i) < 0 && /\b(?:expenses?|costs?)\b/.test(sheet.bare(i))

/** The lines called revenue or sales: net ones, the plain one, or all of them; else what stands under such a heading. */
function byWords(sheet: Sheet, region: readonly number[]): Term | null {
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

/** All income of a bank that does not print it in two parts, before what loans lose. */
const BANK_INCOME =
  /^(?:total )?net operating income(?: before .*)?$|^(?:total net|net|total) banking income$|^total (?:net )?(?:operating )?income$/

const EARNED =
  /\b(?:revenues?|sales|fees|premiums|commissions|rents?|rentals?|royalt(?:y|ies)|tuition)\b|^income from \w+$|^rental income$/

/** The one line over the costs, by whatever name it has, where the costs lead from it to a printed result. */
function firstLine(sheet: Sheet, first: number | undefined, ceiling: number): Term | null {
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

/** A bank's: net interest income and all other income. */
function bankRevenue(sheet: Sheet): Term | null {
  const find = (words: RegExp) => sheet.lines.findIndex(({ bare }, i) => words.test(bare) && sheet.has(i))
  const named = find(/^(?:total )?net interest (?:and \w+ )?(?:income|revenue)(?: and other(?: \w+)? income)?$/)
  const interest = named >= 0 ? named : netInterest(sheet)
  if (interest < 0) return null
  const other = otherIncome(sheet, interest)
  const all = find(BANK_INCOME)
  // A whole is larger than its part: the total of the other income may be called so too.
  if (other < 0 && all > interest && sheet.value(all) > sheet.value(interest)) return one(all)
  const rest = other >= 0 ? other : unnamedOtherIncome(sheet, interest)
  return rest === null ? null : added([interest, rest])
}

const OTHER_TOTAL = /^total (?:other )?(?:non-?interest|other) (?:operating )?(?:income|revenues?)$/
const OTHER_LINE = /^(?:other|non-?interest)(?: operating)? (?:income|revenues?)$/

/**
 * All other income of a bank, named: the line that leads with net interest income, the provision and the expenses to the
 * result before taxes, else the first total called so; -1 = none. A single line counts only where it leads there
 * (0000701546-95-000003), and of two totals the one that does (0000950144-95-000609: gains come after the first).
 */
function otherIncome(sheet: Sheet, interest: number): number {
  const pretax = sheet.of(['pretax'], interest + 2)[0]
  const below = sheet.filled(interest + 1, pretax ?? sheet.lines.length)
  const totals = below.filter((i) => OTHER_TOTAL.test(sheet.bare(i)))
  const leads = (other: number) => {
    const starts = [interest, ...below.filter((i) => i < other && /^net interest .*after/.test(sheet.bare(i)))]
    const ends = below.filter((i) => i > other)
    return ends.some((end) =>
      starts.some((start) =>
        sheet.near(sheet.value(start) + sheet.value(other) - Math.abs(sheet.value(end)), sheet.value(pretax), 2),
      ),
    )
  }
  const named = pretax === undefined ? [] : below.filter((i) => totals.includes(i) || OTHER_LINE.test(sheet.bare(i)))
  return named.find(leads) ?? totals[0] ?? -1
}

/** What is left of the total of interest income after that of interest expense, by whatever name; -1 = no such line. */
function netInterest(sheet: Sheet): number {
  const all = sheet.filled(0, sheet.lines.length)
  const named = all.find((i) =>
    /^net interest (?:margin|earnings|spread|income before provision.*)$/.test(sheet.bare(i)),
  )
  if (named !== undefined) return named
  const under = (words: RegExp) =>
    all.filter((i) => words.test(sheet.heading(i)) && /^(?:total\b.*|)$/.test(sheet.bare(i)))
  const income = under(/^(?:total )?interest (?:and \w+ )?income/)[0]
  const expense = under(/^(?:total )?interest expense/)[0]
  if (income === undefined || expense === undefined) return -1
  const left = sheet.value(income) - Math.abs(sheet.value(expense))
  return all.find((i) => i > expense && i < expense + 3 && sheet.near(sheet.value(i), left, 1)) ?? -1
}

/** Interest income alone is no lender's revenue: where the rest of it is not found, none is known. */
function lendersOnly(sheet: Sheet, revenue: Term | null): Term | null {
  const at = revenue?.length === 1 ? revenue[0]?.index : undefined
  if (at === undefined || !/\binterest\b/.test(`${sheet.bare(at)} ${sheet.heading(at)}`)) return revenue
  const lends = sheet.lines.some(
    ({ bare }, i) =>
      i > at && /^(?:less )?provision (?:for|recovery) .*(?:loan|credit|lease)|^net interest\b/.test(bare),
  )
  return lends && !/\brevenues?\b/.test(`${sheet.bare(at)} ${sheet.heading(at)}`) ? null : revenue
}

/** The total under a heading of other income below net interest income, by whatever name it has. */
function unnamedOtherIncome(sheet: Sheet, interest: number): number | null {
  const words =
    /^(?:total )?(?:fees and )?(?:non-?interest|other)(?: and other)?(?: operating)? (?:income|revenues?)(?: and fees)?$/
  const list = sheet.filled(interest + 1, sheet.lines.length).filter((i) => words.test(sheet.heading(i)))
  const adds = (total: number) => {
    const parts = list.filter((i) => i < total)
    return parts.length > 0 && sheet.near(sheet.sum(parts), sheet.value(total), parts.length)
  }
  return list.find((i) => /^(?:total\b.*|)$/.test(sheet.bare(i)) && adds(i)) ?? null
}

/** Other revenues below net sales belong to the revenue where gross profit is only reached with them. */
function withOther(sheet: Sheet, revenue: Term | null): Term | null {
  const first = revenue?.length === 1 ? revenue[0]?.index : undefined
  const gross = first === undefined ? undefined : sheet.of(['gross'], first + 1)[0]
  if (first === undefined || gross === undefined) return revenue
  const between = sheet.filled(first + 1, gross)
  const other = between.filter((i) => /^other (?:operating )?revenues?\b/.test(sheet.bare(i)))
  const costs = between.filter((i) => !other.includes(i))
  if (other.length === 0 || costs.length === 0) return revenue
  const left = sheet.value(first) - sheet.size(costs)
  const reaches = (value: number) => sheet.near(value, sheet.value(gross), costs.length + 1)
  return !reaches(left) && reaches(left + sheet.sum(other)) ? added([first, ...other]) : revenue
}

/** Gross revenue less allowances, and then the net: the net is the revenue (casinos, drugs; brokers after interest). */
function netOfAllowances(sheet: Sheet, revenue: Term | null): Term | null {
  const gross = revenue?.length === 1 ? revenue[0]?.index : undefined
  if (gross === undefined) return revenue
  const [less, left] = [gross + 1, gross + 2]
  if (!sheet.has(less) || !sheet.has(left)) return revenue
  const follows =
    /allowance|discount|returns|rebate|excise|deduction|^(?:less )?interest(?: expense)?$/.test(sheet.bare(less)) &&
    /^(?:total )?net (?:operating )?(?:revenues?|sales)|^(?:revenues?|sales) net/.test(sheet.bare(left)) &&
    sheet.near(sheet.value(gross) - Math.abs(sheet.value(less)), sheet.value(left), 2)
  return follows ? one(left) : revenue
}
