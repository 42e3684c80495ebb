/** Chooses the line of the face for each field of the statement: concepts first, checked by what the lines add up to. */
import { isOneEnergyOfMany } from '../lexicon/energy.ts'
import * as concepts from './concepts.ts'
import type { Line } from './face.ts'
import type { Facts } from './facts.ts'
import { axisOf, byConcept, money, undimensioned, unitOf } from './line-set.ts'
import { sum } from './number.ts'
import { ownersLess } from './owners.ts'
import { OWNERS } from './owners-check.ts'
import { computed, fromLine, type Picked } from './place.ts'
import { totalRevenue, withOther } from './revenue.ts'

/** Rows of the face that the other lines are found between; null where the face has no such line. */
export interface Anchors {
  revenue: Picked | null
  cost: Picked | null
  gross: Picked | null
  operating: Picked | null
  beforeTax: Picked | null
  tax: Picked | null
  net: Picked | null
  /** Net income with the noncontrolling interests' share, where the face prints both. */
  consolidated: Picked | null
}

const rowOf = (picked: Picked | null): number | null => picked?.lines[0]?.row ?? null

/** Reads the main lines of one period. */
export function mainLines(facts: Facts, all: readonly Line[]): Anchors {
  const lines = all.filter(money)
  const plain = lines.filter(undimensioned)
  const one = (line: Line | undefined): Picked | null => (line === undefined ? null : fromLine(facts, line))
  const unit = unitOf(plain)
  const beforeTax = one(byConcept(plain, concepts.BEFORE_TAX)[0] ?? byLabel(plain, BEFORE_TAX_LABEL))
  const tax = one(byConcept(plain, concepts.TAX)[0])
  const operating = operatingIncome(facts, plain, beforeTax)
  const net = netIncome(facts, plain, rowOf(beforeTax) ?? rowOf(operating) ?? Number.POSITIVE_INFINITY)
  const last = Math.min(...[operating, beforeTax, tax, net.shown].map((p) => rowOf(p) ?? Number.POSITIVE_INFINITY))
  const grossLine = byConcept(plain, concepts.GROSS_PROFIT)[0]
  const shown = totalRevenue(
    facts,
    plain.filter((line) => line.row < last),
    lines.filter((line) => line.row < last),
  )
  const revenue = withOther(facts, plain, shown, grossLine, unit)
  const cost = costOfRevenue(
    facts,
    lines.filter((line) => line.row < last),
    revenue,
    grossLine ?? null,
    unit,
  )
  let gross = one(grossLine)
  if (gross === null && revenue !== null && cost !== null)
    gross = computed('total_revenue − cost_of_revenue', sum([revenue.value, -cost.value]), [revenue, cost])
  return { revenue, cost, gross, operating, beforeTax, tax, net: net.shown, consolidated: net.consolidated }
}

const BEFORE_TAX_LABEL = /^(?!.*\binvestment income\b).*\bbefore\b.*\b(income )?tax/i
const byLabel = (lines: readonly Line[], label: RegExp): Line | undefined =>
  lines.find((line) => label.test(line.label))

const OPERATING_LABEL =
  /^(?!.*\bbefore\b.*\btax)(total )?(\(?(income|loss|earnings|profit)\)?[\s/]*(\(?(loss|income|earnings|profit)\)?)?\s*from operations|operating\s*[\s/()]*(income|loss|profit|earnings))[\s/()a-z]*$/i

function operatingIncome(facts: Facts, lines: readonly Line[], beforeTax: Picked | null): Picked | null {
  const tagged = byConcept(lines, concepts.OPERATING_INCOME)
  const line = tagged[0] ?? lines.find((one) => OPERATING_LABEL.test(one.label))
  if (line === undefined) return null
  // A pre-tax concept on a line that is called operating is both, where nothing stands between.
  if (beforeTax !== null && beforeTax.lines[0] === line && line.label && !OPERATING_LABEL.test(line.label)) return null
  return fromLine(facts, line)
}

const RESULT_LABEL = /\b(net|comprehensive)\b.*\b(income|loss|earnings|profit)\b|^(loss|profit) for the (year|period)/i
const NO_RESULT = /per (common )?share|before|other comprehensive|attributable to non-?controlling|preferred/i

function netIncome(
  facts: Facts,
  lines: readonly Line[],
  after: number,
): { shown: Picked | null; consolidated: Picked | null } {
  const found = byConcept(lines, concepts.NET_INCOME)
  const of = (name: string) => found.find((line) => concepts.local(line.fact.name) === name)
  const consolidated = of('ProfitLoss')
  const common = of('NetIncomeLossAvailableToCommonStockholdersBasic')
  let shown = of('NetIncomeLoss') ?? of('ProfitLossAttributableToOwnersOfParent')
  if (shown === undefined && common !== undefined && consolidated !== undefined) {
    const owners = ownersLess(facts, lines, consolidated, common, unitOf(lines))
    if (owners !== null) return { shown: owners, consolidated: fromLine(facts, consolidated) }
  }
  if (shown === undefined && common !== undefined && consolidated !== undefined) {
    // "Attributable to the company" tagged as available to common: right where no preferred dividend comes off between.
    const between = lines.filter((line) => line.row > consolidated.row && line.row < common.row)
    const minority = between.some((line) => /noncontrolling|minority/i.test(line.fact.name + line.label))
    const preferred = between.some((line) => /preferred|dividend/i.test(line.fact.name + line.label))
    if ((minority && !preferred) || OWNERS.test(common.label)) shown = common
  }
  // Named by the company itself, or only as comprehensive (T77): the result below income before taxes.
  shown ??=
    consolidated ??
    found[0] ??
    lines.find((line) => line.row > after && RESULT_LABEL.test(line.label) && !NO_RESULT.test(line.label))
  return {
    shown: shown === undefined ? null : fromLine(facts, shown),
    consolidated: consolidated === undefined || consolidated === shown ? null : fromLine(facts, consolidated),
  }
}

const COST_HEADING = /^(total )?costs? of (revenues?|sales|goods sold|products|services)/i
const COST_LABEL = /^(?!.*(administrative|marketing|research)).*\bcosts? of\b/i
const TOTAL_COST_LABEL = /^total costs? of (net )?(revenues?|sales|goods|products|services)/i
const MEDICAL = [
  'PolicyholderBenefitsAndClaimsIncurredHealthCare',
  'PolicyholderBenefitsAndClaimsIncurredNet',
  'PolicyholderBenefitsAndClaimsIncurredGross',
]

/** Cost of revenue: the total that revenue less gross profit demands, else the cost lines themselves. */
function costOfRevenue(
  facts: Facts,
  lines: readonly Line[],
  revenue: Picked | null,
  gross: Line | null,
  unit: number,
): Picked | null {
  const afterRow = rowOf(revenue) ?? -1
  if (gross !== null && revenue !== null) {
    const between = lines.filter((line) => line.row > afterRow && line.row < gross.row && line.fact !== gross.fact)
    const target = revenue.value - gross.value
    const fits = (value: number) => Math.abs(value - target) <= unit * 1.01
    const total = between.filter((line) => undimensioned(line) && fits(line.value)).pop()
    if (total) return fromLine(facts, total)
    const parts = leaves(between, unit)
    const all = sum(parts.map((line) => line.value))
    if (parts.length > 1 && Math.abs(all - target) <= unit * parts.length)
      return computed(
        'sum of the lines of cost',
        all,
        parts.map((line) => fromLine(facts, line)),
      )
  }
  const area = lines.filter((line) => line.row > afterRow)
  const plain = area.filter(undimensioned)
  const labelled = plain.find((line) => TOTAL_COST_LABEL.test(line.label))
  if (labelled) return fromLine(facts, labelled)
  const named = plain.filter((line) => COST_LABEL.test(line.label) && isCost(line))
  const rest = plain.filter((line) => !named.includes(line))
  const label = (line: Line) => line.label
  if (isOneEnergyOfMany(named.map(label), rest.map(label))) return null
  const printed = byConcept(plain, ['CostOfRevenue', ...concepts.COST]).filter(printsCost)
  const heading = area.filter((line) => COST_HEADING.test(line.heading) && isCost(line))
  if (heading.length > 1) {
    const parts = leaves(heading, unit)
    const total = heading.find((line) => !parts.includes(line) && undimensioned(line))
    if (total) return fromLine(facts, total)
    if (parts.length > 1)
      return computed(
        'sum of the lines of cost',
        sum(parts.map((line) => line.value)),
        parts.map((line) => fromLine(facts, line)),
      )
  }
  const medical = byConcept(plain, MEDICAL)[0]
  const first = printed[0]
  if (first && medical) {
    const parts = [fromLine(facts, medical), fromLine(facts, first)]
    return computed('medical costs + cost of products sold', sum(parts.map((part) => part.value)), parts)
  }
  if (first) {
    const name = concepts.local(first.fact.name)
    if (name === 'CostOfRevenue' || printed.length === 1) return fromLine(facts, first)
    const rest = leaves(
      [...printed].sort((a, b) => a.row - b.row),
      unit,
    )
    const total = printed.find((line) => !rest.includes(line))
    if (total) return fromLine(facts, total)
    return computed(
      'sum of the lines of cost',
      sum(rest.map((line) => line.value)),
      rest.map((line) => fromLine(facts, line)),
    )
  }
  const dimensioned = byConcept(area, concepts.COST).filter((line) => line.fact.period.dims.size === 1)
  const same = dimensioned.filter(
    (line) => line.fact.name === dimensioned[0]?.fact.name && axisOf(line) === axisOf(dimensioned[0]),
  )
  const only = same[0]
  if (only && medical) {
    const parts = [medical, ...same].sort((a, b) => a.row - b.row).map((line) => fromLine(facts, line))
    return computed('medical costs + cost of products sold', sum(parts.map((part) => part.value)), parts)
  }
  if (same.length === 1 && only) return fromLine(facts, only)
  if (same.length > 1)
    return computed(
      'sum of the lines of cost',
      sum(same.map((line) => line.value)),
      same.map((line) => fromLine(facts, line)),
    )
  const byName = plain.filter((line) => COST_LABEL.test(line.label) && !/^total/i.test(line.label) && isCost(line))
  if (byName.length === 1 && byName[0]) return fromLine(facts, byName[0])
  if (byName.length > 1)
    return computed(
      'sum of the lines of cost',
      sum(byName.map((line) => line.value)),
      byName.map((line) => fromLine(facts, line)),
    )
  return null
}

/** A cost concept counts where the print calls the line a cost too, or names it not at all (T125). */
const printsCost = (line: Line): boolean =>
  line.label === '' ||
  /costs?\b|of (goods|products|services) sold|purchases/i.test(
    `${line.heading} ${line.label}`.replace(/costs? and expenses/i, ''),
  )

/** Names of costs that no revenue is earned with: of selling, of ending something, of money (0000000000-22-810010). */
const OTHER_COST =
  /CostsAndExpenses|Acquisition|Restructuring|Impairment|Severance|Exit|Closure|Disposal|Relocation|Merger|Integration|Transaction|Litigation|Legal|Marketing|Advertising|Administrative|Development|Exploration|Debt|Financing|Interest|Issuance|Pension|Preopening|StartUp/

const isCost = (line: Line): boolean => {
  const local = concepts.local(line.fact.name)
  return /Cost/.test(local) && (concepts.COST.includes(local) || !OTHER_COST.test(local))
}

/** The lines without those that are the sum of lines right above them; one row counts once. */
export function leaves(lines: readonly Line[], unit: number): Line[] {
  const kept: Line[] = []
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
