/** Borrowings: due within a year, and later. */
import { BALANCE_SHEET_LINES, type BalanceSheetLine } from '../../lexicon/entries/balance-sheet.ts'
import { saidBy, WITH_CURRENT } from '../../lexicon/statement-lines.ts'
import { nearestHeading } from '../../sheet/nearest-heading.ts'
import { type AddedUp, withoutParts } from '../add-up.ts'
import { type Entry, type FoundLines, lineOf, round, sumOf } from '../sheet-lines.ts'
import type { BalanceFrame } from './frame.ts'
import { firstOf, headed, isOf, leavesOf, netOf, ofField, totalled } from './lines.ts'
import type { BalanceSheetField, BalanceSheetRoles } from './roles.ts'

const SHORT =
  /short-term|commercial paper|within (?:one|a|1) year|less than (?:one|a) year|(?:one|1) year or less|(?<!\bnon-?)current (?:portion|maturit|install)/

/** Money that a bank takes for a day or two, and what is due soon: no total that holds such a line is long-term debt. */
const NOT_OWED_LATER = new RegExp(`${SHORT.source}|federal funds|repurchase|securities (?:sold|lent|loaned)|deposits`)

/** What a heading says is not in the lines under it; the first of them may have it in its caption (0000276104-96-000004). */
const LESS_NOW =
  /\b(?:less(?! than\b)|net of|excluding|not)\b.{0,20}\b(?:current (?:portion|maturit\w+|instal\w+)|due within (?:one|a) year)/g
const isNotOwedLater = ({ line }: Entry): boolean =>
  !/^less\b/.test(line.bare) && NOT_OWED_LATER.test(line.bare.replace(LESS_NOW, ' ').replace(WITH_CURRENT, ' '))

/** Long-term debt above the current liabilities, where a statement of capitalization comes first (0001437749-24-002776). */
const isLater = ({ line }: Entry): boolean =>
  /^long-term\b/.test(line.bare) && !/current/.test(line.heading) && !isSaidNow(line.bare)

/** Whether words say due now, of what is owed and not of what is taken off it. */
const isSaidNow = (bare: string): boolean =>
  SHORT.test(bare.replace(/\b(?:less(?! than\b)|net of|excluding|not due within)\b.*$/, '').replace(WITH_CURRENT, ''))

/** A line that says no more than when it is due, under a heading of borrowings (0000950149-96-000262). */
const TERM =
  /^(?:due |maturing |payable )?(?:in |within )?(?:(?:less|more) than |over |after |beyond )?(?:one|1) year(?: or (?:less|more))?$/

/** The lines of a block that are borrowings, by their words or by those over them. */
const owedAs = (field: 'short_term_debt' | 'long_term_debt', lines: readonly Entry[]): Entry[] =>
  lines.filter(
    (one) =>
      one.value !== null &&
      (isOf(BALANCE_SHEET_LINES[field], one) ||
        (TERM.test(one.line.bare) && saidBy(BALANCE_SHEET_LINES.long_term_debt, nearestHeading(one.line.heading)))),
  )

const CURRENT_HEADING = /(?<!non-?)\bcurrent liabilities\b/
/** Whether a line is no debt, or one that says by itself when it is due. */
const tellsTerm = ({ line, value, concept }: Entry): boolean =>
  !CURRENT_HEADING.test(line.heading) &&
  (!value ||
    concept !== '' ||
    !saidBy(BALANCE_SHEET_LINES.short_term_debt, line.bare) ||
    /\blong-term\b|non-?current/.test(line.bare) ||
    WITH_CURRENT.test(line.bare) ||
    isSaidNow(line.bare))

/** A heading of lines of which none is called a debt by itself ("Affiliates", "Other", 0000950134-96-000928). */
const LONG_HEADING = /^long-term (?:debt|borrowings|obligations)\b/
const NO_DEBT = /deferred|\btax|liabilit|minority|accrued|reserve|benefit|pension|^total|equity|stock/

/** Borrowed funds of no term are those of a day or two where a line beside them is called long-term. */
const withoutFunds = (lines: Entry[]): Entry[] =>
  lines.some(({ line }) => /\blong-term\b/.test(line.bare))
    ? lines.filter(({ line }) => !/\bborrowed (?:funds|money)\b|\bfunds borrowed\b/.test(line.bare))
    : lines

/**
 * A total without a caption, of some of the liabilities, that holds loans beside what is owed to suppliers: it may be that
 * of the current ones, and nothing says which loans are due later.
 */
const hasUnnamedCurrent = (lines: readonly Entry[], sum: AddedUp | null, owed: number | null): boolean =>
  lines.some(({ index, line, value }) => {
    const added = sum?.subtotals.get(index) ?? []
    return (
      /^(?:total)?$/.test(line.bare) &&
      value !== owed &&
      added.some((one) => isOf(BALANCE_SHEET_LINES.short_term_debt, one)) &&
      added.some((one) => /^(?:trade )?accounts payable|^accrued/.test(one.line.bare))
    )
  })

/** The lines that the line of an index adds up in the end. */
const partsOf = (index: number, sum: AddedUp | null): Entry[] =>
  (sum?.subtotals.get(index) ?? []).flatMap((one) => leavesOf(one, sum))

/** Words of what is taken off the debt right above it: its part due now, its discount, what it cost to issue it. */
const OFF_DEBT =
  /\bcurrent (?:portions?|maturit\w+|instal\w+)|\bdue within (?:one|a) year\b|\bdiscounts?\b|\b(?:issuance|issue|financing|loan|debt) (?:costs|fees|expenses)\b/

/** The lines right below a debt that are taken off it and say no debt by themselves ("Less: discount"). */
function takenOff(debt: Entry, entries: readonly Entry[]): Entry[] {
  const below = entries.slice(debt.index + 1).filter(({ value }) => value !== null && value !== 0)
  const end = below.findIndex(
    ({ line, value }) => !OFF_DEBT.test(line.bare) || !((value ?? 0) < 0 || /^less\b(?! than\b)/.test(line.bare)),
  )
  return end < 0 ? below : below.slice(0, end)
}

/**
 * The sum of debts, less what a line takes off them ("Less current maturities of long-term debt"): that line is no debt of
 * its own, and is in the net amount where one is printed below it.
 */
function owedInAll(owed: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const isTakenOff = ({ line }: Entry): boolean => /^less\b(?! than\b)/.test(line.bare)
  const debts = owed.filter((one) => !isTakenOff(one))
  const found = totalled(debts, entries, step)
  const off = [...new Set([...owed.filter(isTakenOff), ...debts.flatMap((one) => takenOff(one, entries))])]
  if (found === null || off.length === 0 || debts.some((one) => netOf(one, entries, step) !== one)) return found
  const sign = ({ value }: Entry): 1 | -1 => ((value ?? 0) < 0 ? 1 : -1)
  return {
    parts: [...found.parts, ...off.map((one) => ({ index: one.index, sign: sign(one) }))],
    value: round(off.reduce((sum, { value }) => sum - Math.abs(value ?? 0), found.value)),
    rule: 'sum of the printed lines',
  }
}

/** The total without a caption of lines that all stand under a heading of long-term debt, whatever each is called. */
const totalOfBlock = (later: readonly Entry[], sum: AddedUp | null): Entry | undefined =>
  later.findLast(({ index, line }) => {
    const added = partsOf(index, sum)
    const isOfBlock = (one: Entry) =>
      LONG_HEADING.test(nearestHeading(one.line.heading)) && !NO_DEBT.test(one.line.bare) && !isNotOwedLater(one)
    return /^(?:total)?$/.test(line.bare) && added.length > 1 && added.every(isOfBlock)
  })

/** What makes a total more than one of debts, leases and guarantees. */
const NEVER_DEBT = /^(?!.*\b(?:debts?|notes?|loans?|bonds?)\b).*(?:deferred|\btax|pension|benefit|minority|retire[em])/

/** The only total of what is owed later, where none of its parts is called a debt by itself ("7% due 2003"). */
function loneTotal(later: readonly Entry[]): FoundLines | null {
  const totals = ofField(
    'long_term_debt',
    later.filter(({ line }) => /^total (?:long-term )?(?:debt|borrowings)\b/.test(line.bare)),
  )
  return totals.length === 1 ? lineOf(totals[0]) : null
}

/** Puts the borrowings among the fields. */
export function debt(
  fields: Partial<Record<BalanceSheetField, FoundLines>>,
  lines: readonly Entry[],
  {
    frame,
    entries,
    step,
    sums,
  }: { frame: BalanceFrame; entries: readonly Entry[]; step: number; sums: BalanceSheetRoles['sums'] },
): void {
  const border = frame.currentLiabilities?.index ?? null
  // What is due now and what later is parted by the total of the current ones: where that is lost nothing tells them apart.
  if (border === null && frame.currentAssets !== null && !lines.every((one) => tellsTerm(one))) return
  if (border === null && hasUnnamedCurrent(lines, sums.claims, fields.total_liabilities?.value ?? null)) return
  const isTotal = ({ line }: Entry) => /^total\b/.test(line.bare)
  const parts = lines.filter((one) => !isTotal(one))
  const isBorrowed = (one: Entry) =>
    ['short_term_debt', 'long_term_debt'].some((name) => isOf(BALANCE_SHEET_LINES[name as BalanceSheetLine], one))
  const free = parts.some((one) => one.value !== null && isBorrowed(one)) ? parts : lines
  const from = border === null ? 0 : firstOf(frame.currentLiabilities, sums.claims, entries)
  // What the total of the current ones adds up is due now, whatever it is called ("Long-term debt in default").
  const added = new Set(border === null ? [] : partsOf(border, sums.claims).map(({ index }) => index))
  const isNow = (one: Entry) =>
    border === null
      ? isSaidNow(one.line.bare)
      : one.index < border && one.index >= from && (added.has(one.index) || !isLater(one))
  const now = free.filter(isNow)
  const later = free.filter((one) => !isNow(one) && one.index !== border)
  const short = owedInAll(withoutParts(owedAs('short_term_debt', now), sums.claims), entries, step)
  const owed = withoutFunds(owedAs('long_term_debt', later))
  // Their printed sum holds lines that are not named as debt by themselves ("Other", 0000276104-96-000004).
  const whole = ofField(
    'long_term_debt',
    lines.filter((one) => isTotal(one) && !isNow(one) && one.index !== border),
  ).find(({ index }) => {
    const added = partsOf(index, sums.claims)
    const isOther = (one: Entry) => isNotOwedLater(one) || NEVER_DEBT.test(one.line.bare)
    return owed.length > 0 && owed.every((one) => added.includes(one)) && !added.some(isOther)
  })
  const total = whole ?? totalOfBlock(later, sums.claims)
  const long =
    (total === undefined ? null : owedInAll([total], entries, step)) ??
    owedInAll(withoutParts(owed, sums.claims), entries, step) ??
    sumOf(headed(later, LONG_HEADING, NO_DEBT)) ??
    loneTotal(lines.filter((one) => !isNow(one) && one.index !== border))
  if (short !== null) fields.short_term_debt = short
  if (long !== null) fields.long_term_debt = long
}
