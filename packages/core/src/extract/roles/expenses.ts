import { candidatesOf, chosen, type Place, type Rule } from './candidates.ts'
import type { CostRoles } from './cost.ts'
import type { Sheet } from './sheet.ts'
import { captionSign } from './signs.ts'
import { type Item, solveSigns } from './solve/signs.ts'

/** The expenses between gross profit (or revenue) and a result. */
export interface ExpenseRoles {
  expenses: number[]
  /** Those of the expenses that are income, and raise the result. */
  incomes: number[]
  /** Revenue, costs and expenses make the result; null where none is printed. */
  addUp: boolean | null
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

export const NO_EXPENSES: ExpenseRoles = { expenses: [], incomes: [], addUp: null, proofs: 0, notes: [] }

/** The lines over a result that expenses lead to. */
export interface Above {
  /** Revenue, and the line it stands on. */
  sales: number
  revenueAt: number | null
  costs: Pick<CostRoles, 'gross' | 'cost'>
  /** A bank's provision, which stands between the two lines that its revenue is added from. */
  provisions: readonly number[]
}

/** The line after gross profit, the costs and revenue, and what is left of revenue there. */
export function leftAbove(sheet: Sheet, { sales, revenueAt, costs: { gross, cost } }: Above): [number, number] {
  const begin = Math.max(gross?.[0]?.index ?? -1, ...(cost ?? []).map(({ index }) => index), revenueAt ?? -1) + 1
  return [begin, gross ? sheet.valueOf(gross) : cost ? sales - sheet.valueOf(cost) : sales]
}

/** Lines that lead from what is left of revenue to a result: leaves with their signs, totals with none. */
interface Way {
  details: readonly number[]
  signs: readonly number[]
}

interface WayAsked {
  /** The lines from revenue to the result that are no costs, and where those under the gross profit begin. */
  rows: readonly number[]
  begin: number
  provisions: readonly number[]
  result: number
  solve(details: readonly number[]): Way | null
}

type WayRule = Rule<WayAsked, Way>

const below = ({ rows, begin, provisions }: WayAsked): number[] =>
  rows.filter((i) => i >= begin || provisions.includes(i))
/** Costs in any order may stand under one heading. */
const amongCosts = (sheet: Sheet, { rows, begin }: WayAsked): number[] =>
  rows.filter((i) => i >= begin || sheet.kinds[i] === 'other')

/** Which lines may be the expenses, where they add up. */
const WAYS: readonly WayRule[] = [
  { why: 'the lines under gross profit', points: 40, find: (_, asked) => [asked.solve(below(asked))] },
  { why: 'those among the costs too', points: 30, find: (sheet, asked) => [asked.solve(amongCosts(sheet, asked))] },
  {
    why: 'the lines before the parts of the result',
    points: 20,
    find: (sheet, asked) => beforeParts(sheet, asked).map((list) => asked.solve(list)),
  },
]

/** The lines without some last ones that are the result by its parts (0000950134-95-000291: by businesses). */
function beforeParts(sheet: Sheet, asked: WayAsked): number[][] {
  const list = below(asked)
  const cuts = list.map((_, k) => k).filter((k) => k > 0 && k < list.length - 1)
  const isResult = (k: number) => sheet.near(sheet.sum(list.slice(k)), asked.result, list.length - k)
  return cuts.filter(isResult).map((k) => list.slice(0, k))
}

const PLACE: Place<Way> = { key: ({ details }) => details.join(' '), at: ({ details }) => details[0] ?? 0 }

/** The lines between gross profit (or revenue) and the result on line `end`, with the signs that lead there. */
export function pickExpenses(sheet: Sheet, above: Above, end: number): ExpenseRoles {
  const { cost, gross } = above.costs
  const [begin, left] = leftAbove(sheet, above)
  const used = new Set((cost ?? []).map(({ index }) => index))
  const { provisions } = above
  const rows = [...provisions, ...sheet.filled((above.revenueAt ?? -1) + 1, end)].filter(
    (i) => !used.has(i) && i !== gross?.[0]?.index,
  )
  const base = Number.isNaN(left) ? 0 : left
  const size = Math.abs(sheet.valueOf(cost)) || 0
  const result = sheet.value(end)
  const solve = (details: readonly number[]): Way | null => {
    const signs = solveSigns(base, result, itemsOf(sheet, details, size, base), sheet.step)
    return signs && { details, signs }
  }
  const asked = { rows, begin, provisions, result, solve }
  const way = chosen(candidatesOf(WAYS, sheet, asked, PLACE), [], sheet, asked, PLACE)?.found
  if (way === undefined) {
    const expenses = amongCosts(sheet, asked).filter((i) => !/^total/.test(sheet.bare(i)) && sheet.bare(i) !== '')
    return { ...NO_EXPENSES, expenses, addUp: false, notes: ['operating expenses do not add up'] }
  }
  const { details, signs } = way
  return {
    expenses: details.filter((_, k) => signs[k] !== 0),
    incomes: details.filter((i, k) => (signs[k] ?? 0) * sheet.value(i) > 0),
    addUp: true,
    proofs: 1,
    notes: [],
  }
}

function itemsOf(sheet: Sheet, details: readonly number[], cost: number, base: number): Item[] {
  const negative = details.every((i) => sheet.value(i) <= 0)
  const named = (i: number) => /^total|^$/.test(sheet.bare(i))
  /** A line that is the sum of those above it, costs of revenue among them, is their total whatever it is called. */
  const sums = (i: number, k: number) =>
    k > 0 &&
    [0, cost].some((more) => sheet.near(Math.abs(sheet.value(i)), sheet.size(details.slice(0, k)) + more, k + 1))
  /** What the expenses above it leave is a result on the way: EBITDA, operating income before depreciation. */
  const leaves = (i: number, k: number) => {
    const over = details.slice(0, k)
    const single = over.filter((one) => !named(one))
    return [over, single].some(
      (list) => list.length > 0 && sheet.near(sheet.value(i), base - sheet.size(list), list.length + 1),
    )
  }
  return details.map((i, k) => {
    const bare = sheet.bare(i)
    const line = sheet.lines[i]
    const income = line !== undefined && captionSign(line) === 1 && /income|gain/.test(bare) && sheet.value(i) > 0
    return {
      value: sheet.value(i),
      sign: income || (sheet.value(i) < 0 && negative) ? 1 : -1,
      // A result on the way, such as operating income before gains, is no expense.
      optional:
        named(i) ||
        sheet.kinds[i] === 'operating' ||
        (/\b(?:costs?|expenses?)\b/.test(bare) && sums(i, k)) ||
        // A label may be torn: its first words stand as a heading over it (0000912057-96-004924).
        (RESULT.test(/^before\b/.test(bare) ? `${sheet.heading(i)} ${bare}` : bare) && leaves(i, k)),
    }
  })
}

const RESULT = /\b(?:income|ebitda|profit|earnings|cash flow|margin|loss)\b/
