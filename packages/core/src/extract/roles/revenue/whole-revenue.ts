/** Whether what was taken for revenue is all of it. */
import { state } from '../../../qc/test.ts'
import type { QcTest } from '../../../statement/statement.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import type { Sheet } from '../sheet.ts'

/** Kinds of lines that end the list of revenues. */
const BELOW: ReadonlySet<Kind> = new Set([
  'cost',
  'cost-total',
  'gross',
  'expenses-total',
  'operating',
  'pretax',
  'tax',
  'net',
])
const REVENUES: ReadonlySet<Kind> = new Set(['revenue', 'revenue-total'])
/** Words of what is no more revenue: what costs, what is taken off, what a line above holds. */
const NO_MORE =
  /\b(?:costs?|expenses?|tax(?:es)?|less|deduct\w*|allowances?|discounts?|returns|interest|provisions?|includ\w*|of which|net of|selling|administrative|depreciation|amorti[sz]ation|charges?|benefits|losses)\b/
const HEADING = /\b(?:revenues?|sales)\b(?!.*\b(?:costs?|expenses?)\b)/
/** A total of a bank's or broker's fees, which its interest is none of. */
const WITHOUT_INTEREST = /\bnon-?interest (?:revenues?|income)\b/

/**
 * The check that no more lines of revenue follow what was taken for all of it: where the row of the total is lost, one
 * of its parts looks like revenue. Nothing where the line is called a total.
 * @param taken the lines of the sheet that make the revenue
 */
export function wholeRevenueTests(sheet: Sheet, taken: readonly number[]): QcTest[] {
  const [only] = taken
  if (only === undefined) return []
  const at = Math.max(...taken)
  const isAlone = taken.length === 1
  const lacksInterest = isAlone && WITHOUT_INTEREST.test(sheet.bare(at))
  if (isAlone && !lacksInterest && sheet.kinds[at] === 'revenue-total') return []
  const more = lacksInterest ? interestBelow(sheet, at) : moreBelow(sheet, taken)
  const [first] = more
  // Parts may be printed below what they make.
  const own = taken.reduce((total, i) => total + sheet.value(i), 0)
  const isPart = first !== undefined && !sheet.near(sheet.sum(more), own, more.length)
  const label = (i: number) => sheet.lines[i]?.label ?? ''
  return [
    state(
      'revenue_is_the_whole',
      'No more lines of revenue follow what was taken for all of it',
      !isPart,
      isPart ? `“${label(first)}” follows “${label(at)}” as revenue too` : 'no more lines of revenue follow',
    ),
  ]
}

const interestBelow = (sheet: Sheet, at: number): number[] =>
  sheet.filled(at + 1, sheet.lines.length).filter((i) => /^(?:total )?(?:net )?interest income$/.test(sheet.bare(i)))

/** Below the last of the lines, and between those of one list. */
function moreBelow(sheet: Sheet, taken: readonly number[]): number[] {
  const [first, at] = [Math.min(...taken), Math.max(...taken)]
  const isEnd = (i: number) => BELOW.has(sheet.kinds[i] ?? 'other') || NO_MORE.test(sheet.bare(i))
  const isList = !sheet.filled(first, at).some(isEnd)
  const below = sheet.filled((isList ? first : at) + 1, sheet.lines.length).filter((i) => !taken.includes(i))
  const end = below.findIndex(isEnd)
  const isHeaded = HEADING.test(sheet.heading(at))
  return below
    .slice(0, Math.max(0, end))
    .filter(
      (i) =>
        sheet.value(i) > 0 &&
        (REVENUES.has(sheet.kinds[i] ?? 'other') ||
          /\b(?:revenues?|sales)$/.test(sheet.bare(i)) ||
          (isHeaded && sheet.heading(i) === sheet.heading(at))),
    )
}
