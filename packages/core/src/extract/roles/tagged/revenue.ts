import * as concepts from '../../lexicon/concepts.ts'
import { sum } from '../../shown.ts'
import { BANK_INCOME, needsOtherRevenue, OTHER_REVENUE } from '../shared-proofs.ts'
import { type Amount, axisOf, byConcept, computed, fromAmount, type Picked } from './amount.ts'

const TOTAL_REVENUE_LABEL = /^total (net |operating )?(revenues?|sales|net sales|net revenues?|operating revenues?)\b/i
const NOT_TOTAL = /after provision|cost|expenses? and|intersegment/i

/** The printed total of revenue; for lenders net interest income plus noninterest income where none is printed. */
export function totalRevenue(plain: readonly Amount[], all: readonly Amount[]): Picked | null {
  const candidates = byConcept(plain, concepts.REVENUE)
  const net = candidates.find((line) => concepts.local(line.concept) === 'RevenuesNetOfInterestExpense')
  if (net) return fromAmount(net)
  const labelled = plain.filter(
    (line) =>
      TOTAL_REVENUE_LABEL.test(line.label) &&
      !NOT_TOTAL.test(line.label) &&
      !/Expense|Cost|Interest/.test(concepts.local(line.concept)),
  )
  const total = labelled.reduce<Amount | null>(
    (best, line) => (best === null || line.value > best.value ? line : best),
    null,
  )
  if (total) return fromAmount(total)
  const interest = byConcept(plain, ['InterestIncomeExpenseNet'])[0]
  const other = byConcept(plain, ['NoninterestIncome'])[0]
  const revenues = candidates.find((line) => concepts.local(line.concept) === 'Revenues')
  if (revenues === undefined && interest && other) {
    const parts = [fromAmount(interest), fromAmount(other)]
    return computed('net interest income + noninterest income', sum([interest.value, other.value]), parts)
  }
  const largest = candidates.reduce<Amount | null>(
    (best, line) => (best === null || line.value > best.value ? line : best),
    null,
  )
  if (largest) return fromAmount(largest)
  const banks = interestOf(plain) === null ? undefined : plain.find((line) => BANK_INCOME.test(line.label))
  if (banks) return fromAmount(banks)
  // A concept of the company's own, or one of a business alone: by the name it is printed under.
  const named = plain.find((line) => REVENUE_LABEL.test(line.label))
  if (named) return fromAmount(named)
  // Lines that exist only with a dimension and have no total: their sum, where they are of one concept and one axis.
  const parts = byConcept(all, concepts.REVENUE).filter((line) => line.dims.size === 1)
  const first = parts[0]
  const sameKind = parts.filter((line) => line.concept === first?.concept && axisOf(line) === axisOf(first))
  if (sameKind.length < 2) return null
  return computed(
    'sum of the lines of revenue',
    sum(sameKind.map((line) => line.value)),
    sameKind.map((line) => fromAmount(line)),
  )
}

/** Revenue by its plain name. */
const REVENUE_LABEL = /^(?:total )?(?:net )?(?:operating )?(?:revenues?|sales|turnover)(?:,? net)?$/i

const interestOf = (plain: readonly Amount[]): Amount | null =>
  plain.find((line) => /^(?:total )?net interest (?:income|revenue)/i.test(line.label)) ?? null

/** Other revenues below net sales belong to the revenue where gross profit is only reached with them. */
export function withOther(
  plain: readonly Amount[],
  revenue: Picked | null,
  gross: Amount | undefined,
  unit: number,
): Picked | null {
  const first = revenue?.lines.length === 1 ? revenue.lines[0] : undefined
  if (first === undefined || gross === undefined) return revenue
  const between = plain.filter((line) => line.row > first.row && line.row < gross.row)
  const other = between.filter((line) => OTHER_REVENUE.test(line.label))
  const costs = between.filter((line) => !other.includes(line))
  const values = (list: readonly Amount[]) => list.map(({ value }) => value)
  const amounts = { first: first.value, other: values(other), costs: values(costs), gross: gross.value }
  if (!needsOtherRevenue({ ...amounts, unit })) return revenue
  const parts = [first, ...other]
  return computed(
    'sum of the lines of revenue',
    sum(parts.map((line) => line.value)),
    parts.map((line) => fromAmount(line)),
  )
}
