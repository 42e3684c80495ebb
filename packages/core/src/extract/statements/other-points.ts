/** What speaks for pages and for a column as the company's balance sheet or statement of cash flows before they are read. */
import { daysBetween } from '../../format/day.ts'
import { ymdOf } from '../document/dates.ts'
import type { OtherStatement } from '../document/statement-pages.ts'
import type { PrintedSheet } from '../sheet/printed-sheet.ts'
import type { Asked, Beside } from './other-asked.ts'
import { nameAbove, sameCompany } from './owner.ts'

const PARENT =
  /condensed (?:unconsolidated )?financial information|parent[- ]company(?:[- ]only\b|\)| )|\(parent (?:company )?only\)|parent only|schedule (?:i|ii|1)\b|unconsolidated|registrant only|of the registrant/i
const AGAINST =
  /pro ?-?forma|selected|supplemental|consolidating|guarantor|summar(?:y|ized)|predecessor|reconciliation of|fair values?|as adjusted|variable interest|joint venture|investee|segment|discontinued/i
const TITLE: Readonly<Record<OtherStatement, RegExp>> = {
  balance_sheet: /balance\s+sheets?|(?:financial|of)\s+(?:condition|position)|assets(?:\s+and|,)\s+liabilities/i,
  cash_flow: /statements?\s+of\s+(?:\w+\s+)?cash\s+flows?|cash\s+flows?\s+statements?|consolidated\s+cash\s+flows?/i,
}

/** Points for the words over the pages. */
export function wordPoints({ pages, caption }: PrintedSheet, kind: OtherStatement): number {
  const [first] = pages
  if (first === undefined) return 0
  const over = first.over ?? first.before
  const near = `${over.slice(-500)} ${caption}`
  const tight = `${over.slice(-200)} ${caption}`
  return (
    (TITLE[kind].test(near) ? 5 : 0) -
    (PARENT.test(near) ? 30 : 0) -
    (AGAINST.test(tight.replace(TITLE[kind], ' ')) ? 8 : 0) -
    (first.exhibit ? 10 : 0)
  )
}

/** The statements of a company stand near one another. */
const FAR = 200_000
const NEAR_POINTS = 6
const NAMED = 3

/** Points for where the pages stand, and under whose name. */
export function placePoints({ pages }: PrintedSheet, { at, company }: Beside): number {
  const [first] = pages
  if (first === undefined) return 0
  const name = nameAbove(first)
  const named = name === null || company === null ? 0 : sameCompany(name, company) ? NAMED : -NAMED
  return named + (at === null ? 0 : NEAR_POINTS * Math.max(0, 1 - Math.abs(first.start - at) / FAR))
}

export const daysApart = (a: string, b: string): number => Math.abs(daysBetween(a, b))
/** Dates of a statement and the income statement's end may differ by a filer's slip. */
const SAME = 8

/** The columns that may be the current one, the likeliest first. */
export function columnsOf(
  sheet: PrintedSheet,
  asked: Asked,
  kind: OtherStatement,
): { column: number; points: number }[] {
  return sheet.columns
    .map((_, column) => ({ column, points: columnPoints(sheet, column, asked, kind) - column * 0.01 }))
    .sort((a, b) => b.points - a.points)
}

/** Months from the first day of the fiscal year: a last twelve months beside them is none of the report's. */
const PRINTED_MONTHS: Readonly<Record<string, number>> = { Q1: 3, Q2: 6, Q3: 9, Q4: 12, FY: 12 }

function columnPoints(sheet: PrintedSheet, column: number, asked: Asked, kind: OtherStatement): number {
  const { end_date, months } = asked.beside
  const tagged = asked.tags?.[kind].periodOf(sheet, column)
  if (asked.tags !== null && tagged === null) return -20
  const head = sheet.columns[column]?.head ?? ''
  const period = sheet.columns[column]?.period
  const end = tagged ? tagged.end : period?.end ? ymdOf(period.end) : null
  // A day after the last of the report is none of a column: that of the auditor's report above it (0000760612-96-000014).
  const isNone = end === null || (tagged === undefined && kind === 'balance_sheet' && daysBetween(end_date, end) > SAME)
  let points = isNone ? -2 : daysApart(end, end_date) <= SAME ? 10 : -15
  if (/predecessor/i.test(head)) points -= 8
  if (/pro ?-?forma|parent|eliminat|guarantor|previously|adjustments?/i.test(head)) points -= 15
  if (/consolidated|total/i.test(head)) points += 1
  if (kind === 'cash_flow') {
    if (period?.cumulative) points -= 60
    const length = tagged?.start ? daysApart(tagged.start, tagged.end) / 30.44 : (period?.months ?? null)
    if (length !== null) points += length > 12.6 ? -30 : length * 0.3
    if (length !== null && months !== null && length < months - 0.6) points -= 10
    const printed = PRINTED_MONTHS[asked.beside.fiscal_period ?? '']
    if (length !== null && printed !== undefined && Math.abs(length - printed) < 0.7) points += 3
  }
  return points
}
