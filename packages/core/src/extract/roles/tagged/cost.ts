/** Costs of revenue by their concepts, each reading found by itself. */
import * as concepts from '../../lexicon/concepts.ts'
import { isOneEnergyOfMany } from '../../lexicon/energy.ts'
import { axisOf } from '../../sheet/amount.ts'
import type { CostAsked } from '../asked.ts'
import { added, one, type Sheet, type Term } from '../sheet.ts'

const HEADING = /^(?:total )?costs? of (?:revenues?|sales|goods sold|products|services)/
const LABEL = /^(?!.*(?:administrative|marketing|research)).*\bcosts? of\b/
const TOTAL = /^total costs? of (?:net )?(?:revenues?|sales|goods|products|services)/
const MEDICAL = [
  'PolicyholderBenefitsAndClaimsIncurredHealthCare',
  'PolicyholderBenefitsAndClaimsIncurredNet',
  'PolicyholderBenefitsAndClaimsIncurredGross',
]

type Find = (sheet: Sheet, asked: CostAsked) => Term | null

/** The tagged lines below the first of revenue, those of parts of the company among them. */
const area = (sheet: Sheet, { revenue, ceiling }: CostAsked): number[] =>
  sheet.printed((revenue?.[0]?.index ?? -1) + 1, ceiling).filter((i) => sheet.fact(i) !== undefined)

const plainArea = (sheet: Sheet, asked: CostAsked): number[] => area(sheet, asked).filter((i) => sheet.has(i))

/** Those of the lines that are tagged with one of the concepts, the best concept first. */
const among = (sheet: Sheet, lines: readonly number[], names: readonly string[]): number[] =>
  sheet.taggedAnyhow(names).filter((i) => lines.includes(i))

const sumOf = (lines: readonly number[]): Term | null => (lines.length === 0 ? null : added(lines))

/** The line that revenue less gross profit demands. */
export const overGross: Find = (sheet, asked) => {
  const { between, target } = toGross(sheet, asked)
  const total = between.findLast((i) => sheet.has(i) && sheet.near(sheet.value(i), target))
  return total === undefined ? null : one(total)
}

/** The lines that revenue less gross profit demands. */
export const listOverGross: Find = (sheet, asked) => {
  const { between, target } = toGross(sheet, asked)
  const parts = leaves(sheet, between)
  return parts.length > 1 && Math.abs(sheet.sum(parts) - target) <= sheet.step * parts.length ? added(parts) : null
}

function toGross(sheet: Sheet, asked: CostAsked): { between: number[]; target: number } {
  const { gross, sales } = asked
  const at = gross?.[0]?.index ?? -1
  return { between: area(sheet, asked).filter((i) => i < at), target: sales - sheet.value(at) }
}

/** The line called a total of costs of revenue. */
export const calledTotal: Find = (sheet, asked) => {
  const found = plainArea(sheet, asked).find((i) => TOTAL.test(sheet.words(i)))
  return found === undefined ? null : one(found)
}

/** The lines called costs of something, and tagged so. */
const named = (sheet: Sheet, asked: CostAsked): number[] =>
  plainArea(sheet, asked).filter((i) => LABEL.test(sheet.words(i)) && isCost(sheet, i))

/** A rule of lines among which one cost is not a utility's energy, one expense of several. */
const unlessEnergy =
  (find: Find): Find =>
  (sheet, asked) => {
    const costs = named(sheet, asked)
    const rest = plainArea(sheet, asked).filter((i) => !costs.includes(i))
    const words = (i: number) => sheet.words(i)
    return isOneEnergyOfMany(costs.map(words), rest.map(words)) ? null : find(sheet, asked)
  }

/** The lines under a heading of costs, or the total that they make. */
export const underHeading: Find = unlessEnergy((sheet, asked) => {
  const lines = area(sheet, asked).filter((i) => HEADING.test(sheet.heading(i)) && isCost(sheet, i))
  if (lines.length < 2) return null
  const parts = leaves(sheet, lines)
  const total = lines.find((i) => !parts.includes(i) && sheet.has(i))
  if (total !== undefined) return one(total)
  return parts.length > 1 ? added(parts) : null
})

/** The lines that are tagged as cost, or their total; with what a health insurer pays for care. */
export const taggedCost: Find = unlessEnergy((sheet, asked) => {
  const lines = plainArea(sheet, asked)
  const printed = among(sheet, lines, ['CostOfRevenue', ...concepts.COST]).filter((i) => printsCost(sheet, i))
  const [first] = printed
  if (first === undefined) return null
  const medical = among(sheet, lines, MEDICAL)[0]
  if (medical !== undefined) return added([medical, first])
  if (sheet.concept(first) === 'CostOfRevenue' || printed.length === 1) return one(first)
  const parts = leaves(
    sheet,
    [...printed].sort((a, b) => a - b),
  )
  const total = printed.find((i) => !parts.includes(i))
  return total === undefined ? sumOf(parts) : one(total)
})

/** Costs that are printed by member of one axis alone. */
export const costOfParts: Find = unlessEnergy((sheet, asked) => {
  const dimensioned = among(sheet, area(sheet, asked), concepts.COST).filter((i) => sheet.fact(i)?.dims.size === 1)
  const [first] = dimensioned
  if (first === undefined) return null
  const alike = (i: number) =>
    sheet.fact(i)?.concept === sheet.fact(first)?.concept && axisOf(sheet.fact(i)) === axisOf(sheet.fact(first))
  const medical = among(sheet, plainArea(sheet, asked), MEDICAL)[0]
  const same = dimensioned.filter(alike)
  return added([...(medical === undefined ? [] : [medical]), ...same].sort((a, b) => a - b))
})

/** All lines called costs of something. */
export const calledCosts: Find = unlessEnergy((sheet, asked) =>
  sumOf(named(sheet, asked).filter((i) => !/^total/.test(sheet.words(i)))),
)

/** A cost concept counts where the print calls the line a cost too, or names it not at all (T125). */
const printsCost = (sheet: Sheet, i: number): boolean =>
  sheet.words(i) === '' ||
  /costs?\b|of (?:goods|products|services) sold|purchases/.test(
    `${sheet.heading(i)} ${sheet.words(i)}`.replace(/costs? and expenses/, ''),
  )

/** Names of costs that no revenue is earned with: of selling, of ending something, of money (0000000000-22-810010). */
const OTHER_COST =
  /CostsAndExpenses|Acquisition|Restructuring|Impairment|Severance|Exit|Closure|Disposal|Relocation|Merger|Integration|Transaction|Litigation|Legal|Marketing|Advertising|Administrative|Development|Exploration|Debt|Financing|Interest|Issuance|Pension|Preopening|StartUp/

const isCost = (sheet: Sheet, i: number): boolean => {
  const concept = sheet.concept(i)
  return /Cost/.test(concept) && (concepts.COST.includes(concept) || !OTHER_COST.test(concept))
}

/** Rows above a line that it may be the sum of. */
const LONGEST_RUN = 40

/** The lines without those that are the sum of lines right above them; one row counts once. */
function leaves(sheet: Sheet, lines: readonly number[]): number[] {
  const kept: number[] = []
  for (const i of lines) {
    const value = sheet.value(i)
    if (kept.some((other) => sheet.fact(other)?.row === sheet.fact(i)?.row && sheet.value(other) === value)) continue
    const isSum =
      value !== 0 &&
      kept.some((_, from) => {
        const run = kept.slice(from)
        if (run.length < 2 || run.length > LONGEST_RUN) return false
        return Math.abs(sheet.sum(run) - value) <= sheet.step * Math.min(run.length, 2) * 0.51
      })
    if (!isSum) kept.push(i)
  }
  return kept
}
