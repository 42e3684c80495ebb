/** Whether rows that the document prints, or printed, are missing from the table that was read. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { kindOf } from '../lexicon/kinds.ts'
import { nearestHeading } from '../sheet/nearest-heading.ts'
import type { Statement } from '../statements/recognise.ts'
import { endOf, isOfAnother, moneyOf, netOf, revenueOf } from './complete.ts'

/**
 * The check that revenue is not missing, nor a part, where another table prints it beside the same net income of the period:
 * the rows of the total were lost, or the columns of the whole company.
 * @param again whether the revenue that was read stands elsewhere in the document
 */
export function revenueTests(chosen: Statement, others: Iterable<Statement>, again: boolean): QcTest[] {
  const [net, revenue] = [netOf(chosen), revenueOf(chosen)]
  if (net === null || net === 0 || again) return []
  const other = [...others].find(
    (one) =>
      one.grid.start !== chosen.grid.start &&
      !isOfAnother(one) &&
      netOf(one) === net &&
      moneyOf(one) === moneyOf(chosen) &&
      endOf(one) === endOf(chosen) &&
      (revenueOf(one) ?? 0) > (revenue ?? 0) * MOST_ROUNDED,
  )
  if (other === undefined) return []
  return [
    state(
      'revenue_is_read_where_printed',
      'Revenue is not missing, or a part, where another table prints it beside the same net income',
      false,
      `the table at byte ${other.grid.start} prints a revenue of ${revenueOf(other)?.toLocaleString('en-US')} beside the same net income`,
    ),
  ]
}

/** Revenue of a summary may be rounded. */
const MOST_ROUNDED = 1.01

/** A result after taxes by its name, which no operating income bears. */
const AFTER_TAX = /\bcontinuing operations\b|\bbefore (?:the )?(?:cumulative|extraordinary|accounting)/

/** A heading over current and deferred taxes. */
const TAXES = /^(?:(?:provision|benefit|credit) for |\(?benefit\)? )?income tax(?:es)?\b/

/**
 * The check that what was read as operating income does not stand below the tax: where the row of income before taxes is
 * lost, the result after it looks like one.
 */
export function beforeTaxTests({ lines, roles, column }: Statement): QcTest[] {
  const { operating, pretax } = roles
  const own = lines[operating ?? -1]
  if (operating === null || pretax !== null || own === undefined || !AFTER_TAX.test(own.words)) return []
  const tax = lines.slice(0, operating).find((line) => {
    const figure = line.values[column]
    return figure && (kindOf(line, figure) === 'tax' || TAXES.test(nearestHeading(line.heading)))
  })
  if (tax === undefined) return []
  return [
    state(
      'operating_income_is_before_tax',
      'Operating income is no result that stands below the tax',
      false,
      `“${own.label}” stands below “${tax.label}”`,
    ),
  ]
}

/** What is taken off sales before they are revenue. */
const TAKEN_OFF =
  /^(?:less\b|deduct).{0,20}\b(?:allowances?|discounts?|returns)\b|^(?:complimentary|promotional) (?:allowances?|expenses)\b/

/**
 * The check that what a statement takes off its sales is not counted as an expense: then the row of net sales is lost, and
 * what was read is more than revenue.
 */
export function netSalesTests({ lines, roles, column }: Statement): QcTest[] {
  const last = Math.max(-1, ...(roles.revenue ?? []).map(({ index }) => index))
  const next = lines.slice(last + 1).find(({ values }) => values[column])
  if (last < 0 || next === undefined || !TAKEN_OFF.test(next.words)) return []
  return [
    state(
      'revenue_is_after_what_is_taken_off',
      'What is taken off sales right below them is not counted as an expense',
      false,
      `“${next.label}” follows what was read as revenue`,
    ),
  ]
}
