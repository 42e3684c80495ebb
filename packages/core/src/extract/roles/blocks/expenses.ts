/** The operating expenses: the lines from gross profit, or from revenue, to the result that they lead to. */
import * as concepts from '../../lexicon/concepts.ts'
import { rounding } from '../../rounding.ts'
import { sum } from '../../shown.ts'
import type { CostRoles } from '../costs/cost.ts'
import type { Sheet, Term } from '../sheet.ts'
import { captionSign } from '../signs.ts'
import type { BlockLine } from '../solve/block.ts'
import { blockLine, isTaggedResult, linesBetween, linesOf } from './lines.ts'
import { type Block, bestBlock, type Lines, type WayRule } from './ways.ts'

/** The lines over a result that expenses lead to. */
export interface Above {
  revenue: Term | null
  /** Its value, and the line it stands on. */
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

interface ExpensesAsked {
  /** The lines from revenue to the result that are no costs, and where those under the gross profit begin. */
  rows: Lines
  begin: number
  above: Above
  result: number
}

const below = ({ rows, begin, above }: ExpensesAsked): number[] =>
  rows.filter((i) => i >= begin || above.provisions.includes(i))

/** Costs in any order may stand under one heading; the parts of the cost of revenue are none of the expenses. */
function amongCosts(sheet: Sheet, asked: ExpensesAsked): number[] {
  const { gross, cost } = asked.above.costs
  const parts = gross === null && cost !== null ? partsOfCost(sheet, asked.rows, cost) : new Set<number>()
  const isNoCost = (i: number) =>
    sheet.fact(i) === undefined ? sheet.kinds[i] === 'other' : gross === null && !parts.has(i)
  return asked.rows.filter((i) => i >= asked.begin || asked.above.provisions.includes(i) || isNoCost(i))
}

/** The tagged lines over a total of costs that it is the sum of. */
function partsOfCost(sheet: Sheet, rows: Lines, cost: Term): Set<number> {
  const [total] = cost
  if (total === undefined || cost.length > 1) return new Set()
  const over = rows.filter((i) => i < total.index).reverse()
  const at = over.findIndex(
    (_, k) => k >= 1 && Math.abs(sheet.sum(over.slice(0, k + 1)) - sheet.valueOf(cost)) <= rounding(k, sheet.step),
  )
  return new Set(over.slice(0, at + 1))
}

/** Which lines may be the expenses, where they add up. */
const WAYS: readonly WayRule<ExpensesAsked>[] = [
  { why: 'the lines under gross profit', points: 40, find: (_, asked) => [below(asked)] },
  { why: 'the lines before the parts of the result', points: 20, find: beforeParts },
  // Totals of all costs hold those of revenue too, and so are no sum of what is left.
  {
    // 0000059478-25-000067 names all of its costs not at all.
    why: 'those among the costs too, without all of the costs',
    points: 30,
    find: (sheet, asked) => [amongCosts(sheet, asked).filter((i) => !isAllCosts(sheet, asked, i))],
  },
]

/** The lines without some last ones that are the result by its parts (0000950134-95-000291: by businesses). */
function beforeParts(sheet: Sheet, asked: ExpensesAsked): Lines[] {
  const list = below(asked)
  const cuts = list.map((_, k) => k).filter((k) => k > 0 && k < list.length - 1)
  const isResult = (k: number) => sheet.near(sheet.sum(list.slice(k)), asked.result, list.length - k)
  return cuts.filter(isResult).map((k) => list.slice(0, k))
}

function isAllCosts(sheet: Sheet, { above, result }: ExpensesAsked, i: number): boolean {
  const costs = sum([above.sales, -result])
  return sheet.value(i) !== 0 && sheet.near(Math.abs(sheet.value(i)), Math.abs(costs), 1)
}

/** The lines between gross profit (or revenue) and the result on line `end`, with the signs that lead there. */
export function pickExpenses(sheet: Sheet, above: Above, end: number): Block {
  const [begin, left] = leftAbove(sheet, above)
  const asked = { rows: rowsOf(sheet, above, end), begin, above, result: sheet.value(end) }
  const from = Number.isNaN(left) ? 0 : left
  const cost = above.costs.cost ?? []
  const over = cost.map(({ index, sign }) => -sign * sheet.value(index))
  const signed = (lines: Lines) => signedExpenses(sheet, lines, Math.abs(sheet.valueOf(cost)) || 0, from)
  return bestBlock(sheet, WAYS, asked, { from, to: asked.result, over, signed }, amongCosts(sheet, asked))
}

/** The lines from revenue to the result that are no costs; of two businesses, one above the other, those of both. */
function rowsOf(sheet: Sheet, { revenue, revenueAt, costs: { gross, cost }, provisions }: Above, end: number): Lines {
  const [first] = revenue ?? []
  const apart = gross === null && first !== undefined && revenueAt !== null && isApart(sheet, first.index, revenueAt)
  const from = apart ? first.index : (revenueAt ?? -1)
  const isPart = (i: number) => (sheet.fact(i)?.dims.size ?? 0) > 0 && (sheet.fact(end)?.dims.size ?? 0) === 0
  const rows = linesBetween(sheet, from, end, linesOf(revenue, cost, gross)).filter(
    (i) => !(isTaggedResult(sheet, i) && (apart || isPart(i))) && !isRevenue(sheet, revenue, i),
  )
  return [...provisions.filter((i) => !rows.includes(i)), ...rows]
}

/** Whether the result of one business stands between the lines that revenue is added from (T146). */
const isApart = (sheet: Sheet, first: number, last: number): boolean =>
  sheet.printed(first + 1, last).some((i) => concepts.BEFORE_TAX.includes(sheet.concept(i)))

const isRevenue = (sheet: Sheet, revenue: Term | null, i: number): boolean => {
  const fact = sheet.fact(i)
  if (fact === undefined) return sheet.kinds[i] === 'revenue'
  return (revenue ?? []).some(({ index }) => sheet.fact(index)?.concept === fact.concept)
}

/** Expenses lower the result unless they say otherwise; totals and results among them count nothing. */
function signedExpenses(sheet: Sheet, lines: Lines, cost: number, base: number): BlockLine<number>[] {
  const negative = lines.every((i) => sheet.value(i) <= 0) && lines.some((i) => sheet.value(i) < 0)
  const named = (i: number) => /^total|^$/.test(sheet.bare(i))
  /** A line that is the sum of those above it, costs of revenue among them, is their total whatever it is called. */
  const sums = (i: number, k: number) =>
    k > 0 && [0, cost].some((more) => sheet.near(Math.abs(sheet.value(i)), sheet.size(lines.slice(0, k)) + more, k + 1))
  /** What the expenses above it leave is a result on the way: EBITDA, operating income before depreciation. */
  const leaves = (i: number, k: number) => {
    const over = lines.slice(0, k)
    const single = over.filter((one) => !named(one))
    return [over, single].some(
      (list) => list.length > 0 && sheet.near(sheet.value(i), base - sheet.size(list), list.length + 1),
    )
  }
  return lines.map((i, k) => {
    const bare = sheet.bare(i)
    // A label may be torn: its first words stand as a heading over it (0000912057-96-004924).
    const result = RESULT.test(/^before\b/.test(bare) ? `${sheet.heading(i)} ${bare}` : bare)
    const subtotal =
      named(i) ||
      sheet.kinds[i] === 'operating' ||
      (/\b(?:costs?|expenses?)\b/.test(bare) && sums(i, k)) ||
      (result && leaves(i, k))
    const line = blockLine(sheet, i, -1, subtotal)
    if (sheet.fact(i)) return line
    const words = sheet.lines[i]
    const income = words !== undefined && captionSign(words) === 1 && /income|gain/.test(bare) && sheet.value(i) > 0
    return { ...line, sign: income || negative ? 1 : -1 }
  })
}

const RESULT = /\b(?:income|ebitda|profit|earnings|cash flow|margin|loss)\b/
