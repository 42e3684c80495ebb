/** Lines that are tagged as revenue, each found by itself. */
import * as concepts from '../../lexicon/concepts.ts'
import { axisOf } from '../../sheet/amount.ts'
import type { RevenueAsked } from '../asked.ts'
import { added, one, type Sheet, type Term } from '../sheet.ts'

type Find = (sheet: Sheet, asked: RevenueAsked) => Term | null

/** The line that the results stand below. */
const end = ({ ceiling, operating }: RevenueAsked): number => Math.min(ceiling, operating ?? ceiling)

const alone = (index: number | undefined): Term | null => (index === undefined ? null : one(index))

/** Of several lines the one with the largest amount, the first of equals. */
const largest = (sheet: Sheet, lines: readonly number[]): Term | null =>
  alone(
    lines.reduce<number | undefined>(
      (best, i) => (sheet.value(i) > sheet.value(best ?? -1) || best === undefined ? i : best),
      undefined,
    ),
  )

export const netOfInterest: Find = (sheet, asked) =>
  alone(sheet.tagged(['RevenuesNetOfInterestExpense'], end(asked))[0])

const TOTAL = /^total (?:net |operating )?(?:revenues?|sales|net sales|net revenues?|operating revenues?)\b/
const NO_TOTAL = /after provision|cost|expenses? and|intersegment/

/** The largest line called a total of revenue whose concept does not speak of something else. */
export const calledTotal: Find = (sheet, asked) =>
  largest(
    sheet,
    sheet
      .filled(0, end(asked))
      .filter(
        (i) =>
          sheet.fact(i) !== undefined &&
          TOTAL.test(sheet.words(i)) &&
          !NO_TOTAL.test(sheet.words(i)) &&
          !/Expense|Cost|Interest/.test(sheet.concept(i)),
      ),
  )

/** A lender's net interest income and all other income, where no total is tagged. */
export const lent: Find = (sheet, asked) => {
  const interest = sheet.tagged(['InterestIncomeExpenseNet'], end(asked))[0]
  const other = sheet.tagged(['NoninterestIncome'], end(asked))[0]
  if (interest === undefined || other === undefined || sheet.tagged(['Revenues'], end(asked)).length > 0) return null
  return added([interest, other])
}

export const largestTagged: Find = (sheet, asked) => largest(sheet, sheet.tagged(concepts.REVENUE, end(asked)))

/** Lines that exist only for parts of the company and have no total, where they are of one concept and one axis. */
export const ofParts: Find = (sheet, asked) => {
  const parts = sheet.taggedAnyhow(concepts.REVENUE, end(asked)).filter((i) => sheet.fact(i)?.dims.size === 1)
  const [first] = parts
  if (first === undefined) return null
  const alike = (i: number) =>
    sheet.fact(i)?.concept === sheet.fact(first)?.concept && axisOf(sheet.fact(i)) === axisOf(sheet.fact(first))
  const same = parts.filter(alike)
  return same.length < 2 ? null : added(same)
}
