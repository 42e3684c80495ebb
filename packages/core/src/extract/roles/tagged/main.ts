/** Chooses the line of the face for each field of the statement: concepts first, checked by what the lines add up to. */
import * as concepts from '../../lexicon/concepts.ts'
import { type Amount, byConcept, fromAmount, money, type Picked, rowOf, undimensioned, unitOf } from './amount.ts'
import { costOfRevenue } from './cost.ts'
import { netIncome } from './net-income.ts'
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

/** A tax of zero that only a dash between two rows prints; null where there is none. */
export type DashedTax = (from: number, to: number) => Picked | null

/** Reads the main lines of one period. `dashed`: a tax that is not tagged because it is nothing. */
export function mainLines(all: readonly Amount[], dashed: DashedTax = () => null): Anchors {
  const lines = all.filter(money)
  const plain = lines.filter(undimensioned)
  const one = (line: Amount | undefined): Picked | null => (line === undefined ? null : fromAmount(line))
  const unit = unitOf(plain)
  const beforeTax = one(byConcept(plain, concepts.BEFORE_TAX)[0] ?? byLabel(plain, BEFORE_TAX_LABEL))
  const tax = one(byConcept(plain, concepts.TAX)[0])
  const operating = operatingIncome(plain, beforeTax)
  const net = netIncome(plain, rowOf(beforeTax) ?? rowOf(operating) ?? Number.POSITIVE_INFINITY)
  const last = Math.min(...[operating, beforeTax, tax, net.shown].map((p) => rowOf(p) ?? Number.POSITIVE_INFINITY))
  const grossLine = byConcept(plain, concepts.GROSS_PROFIT)[0]
  const shown = totalRevenue(
    plain.filter((line) => line.row < last),
    lines.filter((line) => line.row < last),
  )
  const revenue = withOther(plain, shown, grossLine, unit)
  const cost = costOfRevenue(
    lines.filter((line) => line.row < last),
    revenue,
    grossLine ?? null,
    unit,
  )
  const [from, to] = [rowOf(beforeTax), rowOf(net.shown)]
  return {
    revenue,
    cost,
    gross: one(grossLine),
    operating,
    beforeTax,
    tax: tax ?? (from === null || to === null ? null : dashed(from, to)),
    net: net.shown,
    consolidated: net.consolidated,
  }
}

const BEFORE_TAX_LABEL = /^(?!.*\binvestment income\b).*\bbefore\b.*\b(income )?tax/i
const byLabel = (lines: readonly Amount[], label: RegExp): Amount | undefined =>
  lines.find((line) => label.test(line.label))

const OPERATING_LABEL =
  /^(?!.*\bbefore\b.*\btax)(total )?(\(?(income|loss|earnings|profit)\)?[\s/]*(\(?(loss|income|earnings|profit)\)?)?\s*from operations|operating\s*[\s/()]*(income|loss|profit|earnings))[\s/()a-z]*$/i

function operatingIncome(lines: readonly Amount[], beforeTax: Picked | null): Picked | null {
  const tagged = byConcept(lines, concepts.OPERATING_INCOME)
  const line = tagged[0] ?? lines.find((one) => OPERATING_LABEL.test(one.label))
  if (line === undefined) return null
  // A pre-tax concept on a line that is called operating is both, where nothing stands between.
  if (beforeTax !== null && beforeTax.lines[0] === line && line.label && !OPERATING_LABEL.test(line.label)) return null
  return fromAmount(line)
}
