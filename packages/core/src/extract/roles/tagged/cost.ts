import * as concepts from '../../lexicon/concepts.ts'
import { isOneEnergyOfMany } from '../../lexicon/energy.ts'
import { sum } from '../../shown.ts'
import { type Amount, axisOf, byConcept, computed, fromAmount, type Picked, rowOf, undimensioned } from './amount.ts'

const COST_HEADING = /^(total )?costs? of (revenues?|sales|goods sold|products|services)/i
const COST_LABEL = /^(?!.*(administrative|marketing|research)).*\bcosts? of\b/i
const TOTAL_COST_LABEL = /^total costs? of (net )?(revenues?|sales|goods|products|services)/i
const MEDICAL = [
  'PolicyholderBenefitsAndClaimsIncurredHealthCare',
  'PolicyholderBenefitsAndClaimsIncurredNet',
  'PolicyholderBenefitsAndClaimsIncurredGross',
]

/** Cost of revenue: the total that revenue less gross profit demands, else the cost lines themselves. */
export function costOfRevenue(
  lines: readonly Amount[],
  revenue: Picked | null,
  gross: Amount | null,
  unit: number,
): Picked | null {
  const area = lines.filter((line) => line.row > (rowOf(revenue) ?? -1))
  const led = gross === null || revenue === null ? null : costOverGross(area, revenue, gross, unit)
  if (led) return led
  const plain = area.filter(undimensioned)
  const labelled = plain.find((line) => TOTAL_COST_LABEL.test(line.label))
  if (labelled) return fromAmount(labelled)
  const named = plain.filter((line) => COST_LABEL.test(line.label) && isCost(line))
  const rest = plain.filter((line) => !named.includes(line))
  const label = (line: Amount) => line.label
  if (isOneEnergyOfMany(named.map(label), rest.map(label))) return null
  return (
    headedCost(area, unit) ??
    taggedCost(plain, unit) ??
    dimensionedCost(area, byConcept(plain, MEDICAL)[0] ?? null) ??
    added(named.filter((line) => !/^total/i.test(line.label)))
  )
}

/** The line, or the lines, that revenue less gross profit demands. */
function costOverGross(area: readonly Amount[], revenue: Picked, gross: Amount, unit: number): Picked | null {
  const between = area.filter((line) => line.row < gross.row && line !== gross)
  const target = revenue.value - gross.value
  const fits = (value: number) => Math.abs(value - target) <= unit * 1.01
  const total = between.filter((line) => undimensioned(line) && fits(line.value)).pop()
  if (total) return fromAmount(total)
  const parts = leaves(between, unit)
  const all = sum(parts.map((line) => line.value))
  return parts.length > 1 && Math.abs(all - target) <= unit * parts.length ? added(parts) : null
}

/** The lines under a heading of costs, or the total that they make. */
function headedCost(area: readonly Amount[], unit: number): Picked | null {
  const heading = area.filter((line) => COST_HEADING.test(line.heading) && isCost(line))
  if (heading.length < 2) return null
  const parts = leaves(heading, unit)
  const total = heading.find((line) => !parts.includes(line) && undimensioned(line))
  if (total) return fromAmount(total)
  return parts.length > 1 ? added(parts) : null
}

/** The lines that are tagged as cost, or their total; with what a health insurer pays for care. */
function taggedCost(plain: readonly Amount[], unit: number): Picked | null {
  const printed = byConcept(plain, ['CostOfRevenue', ...concepts.COST]).filter(printsCost)
  const first = printed[0]
  if (first === undefined) return null
  const medical = byConcept(plain, MEDICAL)[0]
  if (medical) return withMedical([medical, first])
  if (concepts.local(first.concept) === 'CostOfRevenue' || printed.length === 1) return fromAmount(first)
  const parts = leaves(
    [...printed].sort((a, b) => a.row - b.row),
    unit,
  )
  const total = printed.find((line) => !parts.includes(line))
  return total ? fromAmount(total) : added(parts)
}

/** Costs that are printed by member of one axis alone. */
function dimensionedCost(area: readonly Amount[], medical: Amount | null): Picked | null {
  const dimensioned = byConcept(area, concepts.COST).filter((line) => line.dims.size === 1)
  const first = dimensioned[0]
  const same = dimensioned.filter((line) => line.concept === first?.concept && axisOf(line) === axisOf(first))
  if (medical && same.length > 0) return withMedical([medical, ...same].sort((a, b) => a.row - b.row))
  return added(same)
}

const withMedical = (lines: readonly Amount[]): Picked => {
  const parts = lines.map((line) => fromAmount(line))
  return computed('medical costs + cost of products sold', sum(parts.map((part) => part.value)), parts)
}

/** One line, or the sum of several; null of none. */
function added(lines: readonly Amount[]): Picked | null {
  const [first] = lines
  if (first === undefined) return null
  if (lines.length === 1) return fromAmount(first)
  return computed(
    'sum of the lines of cost',
    sum(lines.map((line) => line.value)),
    lines.map((line) => fromAmount(line)),
  )
}

/** A cost concept counts where the print calls the line a cost too, or names it not at all (T125). */
const printsCost = (line: Amount): boolean =>
  line.label === '' ||
  /costs?\b|of (goods|products|services) sold|purchases/i.test(
    `${line.heading} ${line.label}`.replace(/costs? and expenses/i, ''),
  )

/** Names of costs that no revenue is earned with: of selling, of ending something, of money (0000000000-22-810010). */
const OTHER_COST =
  /CostsAndExpenses|Acquisition|Restructuring|Impairment|Severance|Exit|Closure|Disposal|Relocation|Merger|Integration|Transaction|Litigation|Legal|Marketing|Advertising|Administrative|Development|Exploration|Debt|Financing|Interest|Issuance|Pension|Preopening|StartUp/

const isCost = (line: Amount): boolean => {
  const local = concepts.local(line.concept)
  return /Cost/.test(local) && (concepts.COST.includes(local) || !OTHER_COST.test(local))
}

/** The lines without those that are the sum of lines right above them; one row counts once. */
function leaves(lines: readonly Amount[], unit: number): Amount[] {
  const kept: Amount[] = []
  for (const line of lines) {
    if (kept.some((one) => one.row === line.row && one.value === line.value)) continue
    let running = 0
    let subtotal = false
    for (let at = kept.length - 1; at >= 0 && kept.length - at <= 40; at--) {
      running += kept[at]?.value ?? 0
      const count = kept.length - at
      if (count >= 2 && line.value !== 0 && Math.abs(running - line.value) <= unit * Math.min(count, 2) * 0.51) {
        subtotal = true
        break
      }
    }
    if (!subtotal) kept.push(line)
  }
  return kept
}
