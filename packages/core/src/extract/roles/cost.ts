import { isOneEnergyOfMany } from '../lexicon/energy.ts'
import { costs, one, type Sheet, type Term } from './sheet.ts'
import { type Item, solveSigns } from './solve/signs.ts'

/** Expenses that end a list of costs of revenue without a total (T52). */
const NOT_COST =
  /selling|general|administrative|research|depreciation|amorti[sz]ation|acquisition|impairment|fair value|\b(?:gain|loss)\b|marketing|operating expenses|restructuring|interest/
const STRICT_COST =
  /^costs? of (?:\w+ ){0,2}(?:sales|revenues?|goods|products?|services?|merchandise|equipment)|^(?:medical|health ?care) costs/

export interface CostRoles {
  gross: Term | null
  cost: Term | null
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

/** Cost of revenue and gross profit among the lines `[from, ceiling)` below revenue, of which `sales` is the value. */
export function pickCost(sheet: Sheet, from: number, ceiling: number, sales: number): CostRoles {
  const gross = sheet.of(['gross'], 0, ceiling)[0]
  if (gross !== undefined) return underGross(sheet, from, gross, sales)
  if (from === 0) return { gross: null, cost: null, proofs: 0, notes: [] }
  const cost = namedCost(sheet, from, ceiling)
  return (
    unnamedGross(sheet, from, ceiling, sales) ??
    unnamedGrossAfterList(sheet, from, ceiling, sales) ?? { gross: null, cost, proofs: 0, notes: [] }
  )
}

/** The cost that leads from revenue to a gross profit that is printed. */
function underGross(sheet: Sheet, from: number, at: number, sales: number): CostRoles {
  const between = sheet.filled(from, at)
  const words = sheet.words(at)
  // "Gross loss" prints a positive figure for a negative value (T55).
  const loss = /loss/.test(words) && !/profit|income|margin|\(/.test(words) && sheet.value(at) > 0
  const gross = one(at, loss ? -1 : 1)
  const ofSize = (size: number) => between.findLast((i) => sheet.near(Math.abs(sheet.value(i)), size, 2))
  const target = sales - sheet.valueOf(gross)
  const exact = ofSize(sales - sheet.value(at)) ?? ofSize(target)
  if (exact !== undefined) return { gross, cost: costs(sheet, [exact]), proofs: 1, notes: [] }
  const list = between.filter((i) => !/^total/.test(sheet.bare(i)))
  const items = list.map(
    (i): Item => ({
      value: Math.abs(sheet.value(i)),
      sign: 1,
      optional: /^(?:total|)$/.test(sheet.bare(i)),
    }),
  )
  const signs = solveSigns(0, target, items, sheet.step)
  if (signs && list.length > 0 && list.length < 10) {
    const cost = list
      .map((index, k) => ({ index, sign: (signs[k] ?? 1) * Math.sign(sheet.value(index) || 1) }))
      .filter((term) => term.sign !== 0)
    return { gross, cost, proofs: 1, notes: [] }
  }
  const named = sheet.of(['cost', 'cost-total'], from, at).at(-1)
  return {
    gross,
    cost: named === undefined ? null : costs(sheet, [named]),
    proofs: 0,
    notes: ['gross profit does not follow from revenue and cost'],
  }
}

/** The total of costs of revenue, their lines, or what stands under such a heading. */
function namedCost(sheet: Sheet, from: number, ceiling: number): Term | null {
  const total = sheet.of(['cost-total'], from, ceiling).at(-1)
  if (total !== undefined && !/^total costs? and/.test(sheet.bare(total))) return costs(sheet, [total])
  const named = sheet.of(['cost'], from, ceiling)
  const rest = sheet.filled(from, ceiling).filter((i) => !named.includes(i))
  const bare = (i: number) => sheet.bare(i)
  if (isOneEnergyOfMany(named.map(bare), rest.map(bare))) return null
  const headed = headedCost(sheet, from, ceiling)
  const first = named[0]
  // A line called a cost among others under the heading is one of them.
  const amongOthers = first !== undefined && headed?.some(({ index }) => index === first) && headed[0]?.index !== first
  return first === undefined || amongOthers ? headed : listedCost(sheet, named, ceiling)
}

/** Lines of cost that follow each other, or the total that they make. */
function listedCost(sheet: Sheet, named: readonly number[], ceiling: number): Term {
  const first = named[0] ?? 0
  const run = [first]
  for (let i = first + 1; i < ceiling && sheet.has(i); i += 1) {
    const heading = sheet.heading(i)
    const underCost =
      /^costs? of|cost of (?:sales|revenue|goods|products|services)/.test(heading) && heading === sheet.heading(first)
    if (sheet.kinds[i] !== 'cost' && !(underCost && sheet.kinds[i] === 'other')) break
    if (sheet.kinds[i] !== 'cost' && NOT_COST.test(sheet.bare(i))) break
    run.push(i)
    if (isTotal(sheet, run) && !goesOn(sheet, i)) return costs(sheet, [i])
  }
  const last = run.at(-1) ?? first
  const next = last + 1
  if (run.length > 1 && next < ceiling && isTotal(sheet, [...run, next])) return costs(sheet, [next])
  const apart = named.filter((i) => !run.includes(i) && STRICT_COST.test(sheet.bare(i)))
  return costs(sheet, [...withoutSubtotals(sheet, run), ...apart])
}

/** After the total of one group of costs another may begin under the same heading. */
const goesOn = (sheet: Sheet, total: number): boolean =>
  sheet.kinds[total + 1] === 'cost' && sheet.has(total + 1) && sheet.heading(total + 1) === sheet.heading(total)

/** Is the last of these lines what those before it make? Costs count whatever their sign. */
const isTotal = (sheet: Sheet, run: readonly number[]): boolean =>
  run.length > 2 && sheet.near(Math.abs(sheet.value(run.at(-1))), sheet.size(run.slice(0, -1)), run.length)

/** Lines of a list that are not the sum of some right above them, without a name or called a total. */
function withoutSubtotals(sheet: Sheet, run: readonly number[]): number[] {
  const leaves: number[] = []
  for (const i of run) {
    const named = !/^(?:total\b.*|)$/.test(sheet.bare(i))
    if (named || !leaves.some((_, from) => isTotal(sheet, [...leaves.slice(from), i]))) leaves.push(i)
  }
  return leaves
}

const COST_HEADING = /^(?:total )?costs? of (?:sales|revenues?|goods|products|services|operations)/

/**
 * The lines under a heading "Cost of sales", or the total that they make. The heading governs what is indented as its
 * first line is (0000000000-22-810010: five costs of services, then all other expenses to the left of them).
 */
function headedCost(sheet: Sheet, from: number, ceiling: number): Term | null {
  const first = sheet.filled(from, ceiling).find((i) => COST_HEADING.test(sheet.heading(i)))
  if (first === undefined) return null
  const top = sheet.lines[first]
  const run: number[] = []
  for (let i = first; i < ceiling && sheet.has(i); i += 1) {
    const line = sheet.lines[i]
    if (line?.heading !== top?.heading) break
    if (line?.bare !== '' && (line?.indent ?? 0) < (top?.indent ?? 0)) break
    if (run.length > 0 && (NOT_COST.test(sheet.bare(i)) || /^total operating/.test(sheet.bare(i)))) break
    run.push(i)
    if (isTotal(sheet, run) && !goesOn(sheet, i)) return costs(sheet, [i])
  }
  return costs(sheet, withoutSubtotals(sheet, run))
}

/** A gross profit without a label (T35), or a total of costs that holds only costs (T50). */
function unnamedGross(sheet: Sheet, from: number, ceiling: number, sales: number): CostRoles | null {
  const leaves = (i: number, cost: number) => sheet.near(sheet.value(i), sales - Math.abs(sheet.value(cost)), 1)
  const unnamed = sheet
    .filled(from + 1, ceiling)
    .find((i) => sheet.bare(i) === '' && sheet.filled(from, i).some((k) => leaves(i, k)))
  if (unnamed === undefined) return null
  const all = sheet.filled(from, unnamed)
  const whole = all.findLast((i) => leaves(unnamed, i))
  if (whole === undefined) return null
  const names = all.filter((i) => i !== whole)
  const costly = names.filter((i) => sheet.kinds[i] === 'cost' || /interest expense|cost/.test(sheet.bare(i)))
  if (names.length === 0 ? sheet.kinds[whole] !== 'cost' : costly.length < names.length) return null
  return { gross: one(unnamed), cost: costs(sheet, [whole]), proofs: 1, notes: [] }
}

/** The unnamed gross profit after several costs, interest of a finance arm among them (T148). */
function unnamedGrossAfterList(sheet: Sheet, from: number, ceiling: number, sales: number): CostRoles | null {
  const block: number[] = []
  for (const i of sheet.filled(from, ceiling)) {
    if (
      sheet.bare(i) === '' &&
      block.length > 1 &&
      sheet.near(sheet.value(i), sales - sheet.size(block), block.length) &&
      block.some((k) => sheet.kinds[k] === 'cost')
    )
      return { gross: one(i), cost: costs(sheet, block), proofs: 1, notes: [] }
    if (/administrative|selling|research/.test(sheet.bare(i))) return null
    block.push(i)
  }
  return null
}
