/** Which table is the company's balance sheet and which its statement of cash flows, and which column is the current one. */
import { daysBetween } from '../../format/day.ts'
import { type Day, ymdOf } from '../document/dates.ts'
import type { OtherStatement, Pages } from '../document/statement-pages.ts'
import type { AddedUp } from '../roles/add-up.ts'
import { type BalanceSheetRoles, findBalanceSheet } from '../roles/balance-sheet/find.ts'
import { type CashFlowRoles, findCashFlow } from '../roles/cash-flow/find.ts'
import { type ConceptOf, type Entry, entriesOf } from '../roles/sheet-lines.ts'
import type { Covered } from '../sheet/current-column.ts'
import { type PrintedSheet, sheetOf } from '../sheet/printed-sheet.ts'
import { times } from '../shown.ts'
import { nameAbove, sameCompany } from './owner.ts'

/** What is known of the income statement beside which the others are looked for; money in whole units. */
export interface Beside {
  start_date: string | null
  end_date: string
  months: number | null
  fiscal_period: string | null
  net_income: number | null
  /** Further results after taxes: before the share of others, of continuing operations. */
  results: readonly number[]
  /** One printed amount of the income statement in whole units. */
  money: number
  currency: string
  /** Where it is printed: a byte of its net income; null where that is not known. */
  at: number | null
  /** The company by the cover. */
  company: string | null
}

/** A column read as one of the statements. */
export interface ReadColumn<Roles> {
  sheet: PrintedSheet
  column: number
  entries: readonly Entry[]
  roles: Roles
  /** One printed amount in whole units. */
  money: number
  /** The last printed digit, in printed units. */
  step: number
  points: number
  /** Its sums hold, it stands under its title and agrees with another statement: no other is looked for. */
  proven: boolean
}

/** The period of a tagged column by its facts; end alone for a balance sheet. */
export interface TaggedPeriod {
  start: string | null
  end: string
  money: number
}

/** What tags say of a sheet. */
export interface Tagged {
  conceptOf: (sheet: PrintedSheet) => ConceptOf
  periodOf: (sheet: PrintedSheet, column: number) => TaggedPeriod | null
}

export interface Asked {
  cover: Covered
  beside: Beside
  tags: Readonly<Record<OtherStatement, Tagged>> | null
}

const PARENT =
  /condensed (?:unconsolidated )?financial information|parent[- ]company(?:[- ]only\b|\)| )|\(parent (?:company )?only\)|parent only|schedule (?:i|ii|1)\b|unconsolidated|registrant only|of the registrant/i
const AGAINST =
  /pro ?-?forma|selected|supplemental|consolidating|guarantor|summar(?:y|ized)|predecessor|reconciliation of|fair values?|as adjusted|variable interest|joint venture|investee|segment|discontinued/i
const TITLE: Readonly<Record<OtherStatement, RegExp>> = {
  balance_sheet: /balance\s+sheets?|(?:financial|of)\s+(?:condition|position)|assets(?:\s+and|,)\s+liabilities/i,
  cash_flow: /statements?\s+of\s+(?:\w+\s+)?cash\s+flows?|cash\s+flows?\s+statements?|consolidated\s+cash\s+flows?/i,
}

/** Points for the words over the pages. */
function wordPoints({ pages, caption }: PrintedSheet, kind: OtherStatement): number {
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
function placePoints({ pages }: PrintedSheet, { at, company }: Beside): number {
  const [first] = pages
  if (first === undefined) return 0
  const name = nameAbove(first)
  const named = name === null || company === null ? 0 : sameCompany(name, company) ? NAMED : -NAMED
  return named + (at === null ? 0 : NEAR_POINTS * Math.max(0, 1 - Math.abs(first.start - at) / FAR))
}

const daysApart = (a: string, b: string): number => Math.abs(daysBetween(a, b))
/** Dates of a statement and the income statement's end may differ by a filer's slip. */
const SAME = 8

/** One printed digit of a column. */
function stepOf(sheet: PrintedSheet, column: number): number {
  const figures = sheet.lines.flatMap(({ values }) => values[column] ?? [])
  const large = figures.filter(({ value }) => Math.abs(value) >= 20)
  return large.length > 0 && large.filter(({ decimals }) => decimals === 1).length > large.length / 3 ? 0.1 : 1
}

/** What one printed amount of a column is in whole units. */
export function moneyOf(sheet: PrintedSheet, column: number, { tags, beside }: Asked, kind: OtherStatement): number {
  const tagged = tags?.[kind].periodOf(sheet, column)
  if (tagged) return tagged.money
  const unit = sheet.columns[column]?.unit
  return unit?.place ? unit.units.money : beside.money
}

/** A statement of the parent alone is none where another is printed. */
const OF_PARENT = 20

/** Cash that is that of the cash flows tells the column, whatever its head says. */
const CASH_POINTS = 14

/** What a block is worth whose lines make its total. */
const ADDED_UP = 2
const addedUp = (sums: readonly (AddedUp | null | undefined)[]): number => ADDED_UP * sums.filter((sum) => sum).length

/** Reads pages as a balance sheet by its current column; null where they are none. */
export function readBalanceSheet(
  { pages }: Pages,
  asked: Asked,
  cashAtEnd: number | null,
): ReadColumn<BalanceSheetRoles> | null {
  return readBest(pages, asked, {
    kind: 'balance_sheet',
    find: (entries, step, money) =>
      findBalanceSheet(entries, step, cashAtEnd === null ? null : times(cashAtEnd, 1 / money)),
    judge: ({ frame, fields, cashIsThatOfFlows, ofParent, sums }) => ({
      points:
        frame.points +
        addedUp([sums.assets, sums.claims]) +
        Object.keys(fields).length * 0.5 +
        (cashIsThatOfFlows ? CASH_POINTS : 0) -
        (ofParent ? OF_PARENT : 0),
      proven: frame.balanced && cashIsThatOfFlows && !ofParent && sums.assets !== null && sums.claims !== null,
    }),
  })
}

/** Reads pages as a statement of cash flows by its current column; null where they are none. */
export function readCashFlow({ pages }: Pages, asked: Asked): ReadColumn<CashFlowRoles> | null {
  const { net_income, results } = asked.beside
  return readBest(pages, asked, {
    kind: 'cash_flow',
    find: findCashFlow,
    judge: ({ frame, fields, ofParent, sums }, money, step) => {
      const read = fields.net_income
      const isSame = (one: number) => read !== undefined && Math.abs(times(read.value, money) - one) <= 2 * step * money
      const same = net_income !== null && [net_income, ...results].some(isSame)
      return {
        points: frame.points + addedUp(Object.values(sums)) + (same ? SAME_INCOME : 0) - (ofParent ? OF_PARENT : 0),
        proven:
          same &&
          frame.proofs.flows &&
          frame.proofs.cash &&
          !ofParent &&
          Object.values(sums).every((sum) => sum !== null),
      }
    },
  })
}

/** What a net income that is the income statement's is worth. */
const SAME_INCOME = 10

/** How pages are read as a statement, and what speaks for it. */
interface Reader<Roles> {
  kind: OtherStatement
  find(entries: readonly Entry[], step: number, money: number): Roles | null
  judge(roles: Roles, money: number, step: number): { points: number; proven: boolean }
}

/** Points of a title without words of another statement, and of a column whose head has the date. */
const TITLED = 5
const DATED = 9
/** A column with so many points less than the first is not tried. */
const FAR_LESS = 12

function readBest<Roles>(
  pages: Pages['pages'],
  asked: Asked,
  { kind, find, judge }: Reader<Roles>,
): ReadColumn<Roles> | null {
  const sheet = sheetOf(pages, asked.cover)
  if (sheet === null || sheet.lines.length < 5) return null
  let best: ReadColumn<Roles> | null = null
  const words = wordPoints(sheet, kind) + placePoints(sheet, asked.beside)
  const ranked = columnsOf(sheet, asked, kind)
  const least = (ranked[0]?.points ?? 0) - FAR_LESS
  for (const { column, points: own } of ranked.slice(0, 2).filter(({ points }) => points >= least)) {
    const entries = entriesOf(sheet, column, asked.tags?.[kind].conceptOf(sheet) ?? null)
    const step = stepOf(sheet, column)
    const money = moneyOf(sheet, column, asked, kind)
    const roles = find(entries, step, money)
    if (roles === null) continue
    const judged = judge(roles, money, step)
    const points = words + own + judged.points
    if (best !== null && points <= best.points) continue
    const proven = words >= TITLED && own >= DATED && judged.proven
    best = { sheet, column, entries, roles, money, step, points, proven }
  }
  return best
}

/** The columns that may be the current one, the likeliest first. */
function columnsOf(sheet: PrintedSheet, asked: Asked, kind: OtherStatement): { column: number; points: number }[] {
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
  let points = end === null ? -2 : daysApart(end, end_date) <= SAME ? 10 : -15
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

/** No other balance sheet of a company is this near: the column's date is that of the income statement, or a misread one. */
const NO_OTHER_END = 3

/** The last day of a column; the income statement's where the column gives none. */
export const endOf = (day: Day | null | undefined, { end_date }: Beside): string => {
  if (!day) return end_date
  const own = ymdOf(day)
  return daysApart(own, end_date) <= NO_OTHER_END ? end_date : own
}
