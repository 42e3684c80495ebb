/** The revenue of banks and other lenders: what is left of their interest, and all other income. */
import { BANK_INCOME } from '../shared-proofs.ts'
import { added, one, type Sheet, type Term } from '../sheet.ts'

/** A bank's: net interest income and all other income. */
export function bankRevenue(sheet: Sheet): Term | null {
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
  // What a fund's securities gain and lose is no income from services (0000000000-22-810001).
  const totals = below.filter((i) => OTHER_TOTAL.test(sheet.bare(i)) && !/GainLoss/.test(sheet.concept(i)))
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
    all.filter((i) => /^(?:total\b.*|)$/.test(sheet.bare(i)) && words.test(sheet.heading(i)))
  const income = under(/^(?:total )?interest (?:and \w+ )?income/)[0]
  const expense = under(/^(?:total )?interest expense/)[0]
  if (income === undefined || expense === undefined) return -1
  const left = sheet.value(income) - Math.abs(sheet.value(expense))
  return all.find((i) => i > expense && i < expense + 3 && sheet.near(sheet.value(i), left, 1)) ?? -1
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

/** What a lender's revenue cannot be less than: its net interest income (0000950149-95-000149 prints "Trust income"). */
export function lentFor(sheet: Sheet): number {
  const net = sheet.filled(0, sheet.lines.length).find((i) => /^net interest income$/.test(sheet.bare(i)))
  return net === undefined ? Number.NEGATIVE_INFINITY : sheet.value(net)
}

/** Interest income alone is no lender's revenue: where the rest of it is not found, none is known. */
export function lendersOnly(sheet: Sheet, revenue: Term | null): Term | null {
  const at = revenue?.length === 1 ? revenue[0]?.index : undefined
  if (at === undefined || !/\binterest\b/.test(`${sheet.bare(at)} ${sheet.heading(at)}`)) return revenue
  const lends = sheet.lines.some(
    ({ bare }, i) =>
      i > at && /^(?:less )?provision (?:for|recovery) .*(?:loan|credit|lease)|^net interest\b/.test(bare),
  )
  return lends && !/\brevenues?\b/.test(`${sheet.bare(at)} ${sheet.heading(at)}`) ? null : revenue
}

/** What a lender sets aside for loans, between the two lines that its revenue is added from. */
export function provisionsOf(sheet: Sheet, revenue: Term | null): number[] {
  const [first, last] = [revenue?.[0], revenue?.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  return sheet
    .filled(first.index + 1, last.index)
    .filter((i) =>
      sheet.fact(i)
        ? /^Provision.*(?:Loss|Losses|Credit)/.test(sheet.concept(i))
        : /^(?:less )?provisions? (?:for|of) .*(?:loss|losses|credit|loan)/.test(sheet.bare(i)),
    )
}
