import type { CostRoles } from './cost.ts'
import type { Sheet } from './sheet.ts'
import { captionSign } from './signs.ts'
import { type Item, solveSigns } from './solve/signs.ts'

export interface ExpenseRoles {
  operating: number | null
  expenses: number[]
  /** Those of the expenses that are income, and raise the result. */
  incomes: number[]
  /** Revenue, costs and expenses make the operating income; null where none is printed. */
  addUp: boolean | null
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

interface Above {
  /** Where revenue stands, or null. */
  revenueAt: number | null
  sales: number
  /** Where the results begin. */
  ceiling: number
}

/** The expenses between gross profit and operating income, which may itself have no label (T58). */
export function pickExpenses(
  sheet: Sheet,
  { gross, cost }: Pick<CostRoles, 'gross' | 'cost'>,
  named: number | null,
  { revenueAt, sales, ceiling }: Above,
): ExpenseRoles {
  const begin = Math.max(gross?.[0]?.index ?? -1, ...(cost ?? []).map(({ index }) => index), revenueAt ?? -1) + 1
  const left = gross ? sheet.valueOf(gross) : cost ? sales - sheet.valueOf(cost) : sales
  const operating = named ?? (revenueAt === null ? null : unnamedOperating(sheet, begin, ceiling, left))
  if (operating === null) return { operating, expenses: [], incomes: [], addUp: null, proofs: 0, notes: [] }
  const from = (revenueAt ?? -1) + 1
  const used = new Set((cost ?? []).map(({ index }) => index))
  const rows = sheet.filled(from, operating).filter((i) => !used.has(i) && i !== gross?.[0]?.index)
  const below = rows.filter((i) => i >= begin)
  const base = Number.isNaN(left) ? 0 : left
  const solve = (details: readonly number[]) =>
    solveSigns(
      base,
      sheet.value(operating),
      itemsOf(sheet, details, Math.abs(sheet.valueOf(cost)) || 0, base),
      sheet.step,
    )
  // The lines under gross profit, else those among the costs too (costs in any order under one heading).
  const fromBelow = solve(below)
  const details = fromBelow ? below : rows.filter((i) => i >= begin || sheet.kinds[i] === 'other')
  const signs = fromBelow ?? solve(details)
  if (!signs) {
    const expenses = details.filter((i) => !/^total/.test(sheet.bare(i)) && sheet.bare(i) !== '')
    return { operating, expenses, incomes: [], addUp: false, proofs: 0, notes: ['operating expenses do not add up'] }
  }
  return {
    operating,
    expenses: details.filter((_, k) => signs[k] !== 0),
    proofs: 1,
    incomes: details.filter((i, k) => (signs[k] ?? 0) * sheet.value(i) > 0),
    addUp: true,
    notes: [],
  }
}

function itemsOf(sheet: Sheet, details: readonly number[], cost: number, base: number): Item[] {
  const negative = details.every((i) => sheet.value(i) <= 0)
  /** A line that is the sum of those above it, costs of revenue among them, is their total whatever it is called. */
  const sums = (i: number, k: number) =>
    k > 0 &&
    [0, cost].some((more) => sheet.near(Math.abs(sheet.value(i)), sheet.size(details.slice(0, k)) + more, k + 1))
  /** What the expenses above it leave is a result on the way: EBITDA, operating income before depreciation. */
  const leaves = (i: number, k: number) =>
    k > 0 && sheet.near(sheet.value(i), base - sheet.size(details.slice(0, k)), k + 1)
  return details.map((i, k) => {
    const bare = sheet.bare(i)
    const line = sheet.lines[i]
    const income = line !== undefined && captionSign(line) === 1 && /income|gain/.test(bare) && sheet.value(i) > 0
    return {
      value: sheet.value(i),
      sign: income || (sheet.value(i) < 0 && negative) ? 1 : -1,
      // A result on the way, such as operating income before gains, is no expense.
      optional:
        /^total/.test(bare) ||
        bare === '' ||
        sheet.kinds[i] === 'operating' ||
        (/\b(?:costs?|expenses?)\b/.test(bare) && sums(i, k)) ||
        (/\b(?:income|ebitda|profit|earnings|cash flow|margin|loss)\b/.test(bare) && leaves(i, k)),
    }
  })
}

const OPERATING = /^(?:depreciation|general|selling|administrati|salaries|operating expenses|research)/

/** A line without a name that is what the costs leave. */
function unnamedOperating(sheet: Sheet, begin: number, ceiling: number, left: number): number | null {
  for (const i of sheet.filled(begin + 1, ceiling)) {
    if (sheet.bare(i) !== '') continue
    const rows = sheet.filled(begin, i)
    const total = rows.at(-1)
    const byTotal = total !== undefined && sheet.near(sheet.value(i), left - Math.abs(sheet.value(total)), 2)
    const follows = byTotal || sheet.near(sheet.value(i), left - sheet.size(rows), rows.length)
    const later = sheet.filled(i + 1, ceiling)
    // What operating expenses follow is a result on the way (0000950133-96-000315: rents less the expenses of buildings).
    if (
      follows &&
      !rows.some((k) => /interest|tax/.test(sheet.bare(k))) &&
      !later.some((k) => OPERATING.test(sheet.bare(k)))
    )
      return i
  }
  return null
}
