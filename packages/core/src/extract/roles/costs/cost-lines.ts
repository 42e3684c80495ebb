/** Lists of costs of revenue that no gross profit follows. */
import { costs, type Sheet, type Term } from '../sheet.ts'

/** Expenses that end a list of costs of revenue without a total (T52). */
const NOT_COST =
  /selling|general|administrative|research|depreciation|amorti[sz]ation|acquisition|impairment|fair value|\b(?:gain|loss)\b|marketing|operating expenses|restructuring|interest/
const STRICT_COST =
  /^costs? of (?:\w+ ){0,2}(?:sales|revenues?|goods|products?|services?|merchandise|equipment)|^(?:medical|health ?care) costs/

/** Lines of cost that follow each other, or the total that they make. */
export function listedCost(sheet: Sheet, named: readonly number[], ceiling: number): Term {
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
export function headedCost(sheet: Sheet, from: number, ceiling: number): Term | null {
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
