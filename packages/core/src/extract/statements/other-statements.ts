/** Which table is the company's balance sheet and which its statement of cash flows, and which column is the current one. */
import { type Day, ymdOf } from '../document/dates.ts'
import type { OtherStatement, Pages } from '../document/statement-pages.ts'
import type { AddedUp } from '../roles/add-up.ts'
import { type BalanceSheetRoles, findBalanceSheet } from '../roles/balance-sheet/find.ts'
import { type CashFlowRoles, findCashFlow } from '../roles/cash-flow/find.ts'
import { type Entry, entriesOf } from '../roles/sheet-lines.ts'
import { type PrintedSheet, sheetOf } from '../sheet/printed-sheet.ts'
import { times } from '../shown.ts'
import type { Asked, Beside } from './other-asked.ts'
import { columnsOf, daysApart, placePoints, wordPoints } from './other-points.ts'

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
  /** Its amounts are those of several columns, one for each business. */
  ofAll?: boolean
  /** Its sums hold, it stands under its title and agrees with another statement: no other is looked for. */
  proven: boolean
}

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

/** Digits fewer than these are the same in two statements by chance. */
const TELLING = 100

/**
 * Where the cash of the balance sheet has the digits of that at the end of the cash flows in another unit, the unit of
 * the income statement is that of both: a note above one of them was misread, or is another table's.
 */
function unitOfCash(
  roles: BalanceSheetRoles,
  money: number,
  cashAtEnd: number | null,
  { tags, beside }: Asked,
): number {
  const cash = roles.fields.cash_and_equivalents?.value ?? 0
  if (tags !== null || cashAtEnd === null || money === beside.money || Math.abs(cash) < TELLING) return money
  return times(cash, beside.money) === cashAtEnd ? beside.money : money
}

/** A statement of the parent alone is none where another is printed. */
const OF_PARENT = 20

/** Cash that is that of the cash flows tells the column, whatever its head says. */
const CASH_POINTS = 14

/** Claims of another amount are of a further statement that runs into the first. */
const OTHER_CLAIMS = 3

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
    moneyBy: (roles, money) => unitOfCash(roles, money, cashAtEnd, asked),
    find: (entries, step, money) =>
      findBalanceSheet(entries, step, cashAtEnd === null ? null : times(cashAtEnd, 1 / money)),
    judge: ({ frame, fields, cashIsThatOfFlows, ofParent, sums, otherClaims }) => ({
      points:
        frame.points -
        (otherClaims ? OTHER_CLAIMS : 0) +
        addedUp([sums.assets, sums.claims]) +
        Object.keys(fields).length * 0.5 +
        (cashIsThatOfFlows ? CASH_POINTS : 0) -
        (ofParent ? OF_PARENT : 0),
      proven:
        frame.balanced &&
        cashIsThatOfFlows &&
        !ofParent &&
        !otherClaims &&
        sums.assets !== null &&
        sums.claims !== null,
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
  /** The unit that the figures themselves prove. */
  moneyBy?(roles: Roles, money: number): number
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
  { kind, find, moneyBy, judge }: Reader<Roles>,
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
    const printed = moneyOf(sheet, column, asked, kind)
    const first = find(entries, step, printed)
    if (first === null) continue
    const money = moneyBy?.(first, printed) ?? printed
    const roles = money === printed ? first : (find(entries, step, money) ?? first)
    const judged = judge(roles, money, step)
    const points = words + own + judged.points
    if (best !== null && points <= best.points) continue
    const proven = words >= TITLED && own >= DATED && judged.proven
    best = { sheet, column, entries, roles, money, step, points, proven }
  }
  return best
}

/** No other balance sheet of a company is this near: the column's date is that of the income statement, or a misread one. */
const NO_OTHER_END = 3

/** The last day of a column; the income statement's where the column gives none. */
export const endOf = (day: Day | null | undefined, { end_date }: Beside): string => {
  if (!day) return end_date
  const own = ymdOf(day)
  return daysApart(own, end_date) <= NO_OTHER_END || own > end_date ? end_date : own
}
