/** The fields of a balance sheet, from the lines of one column. */

import { TAKEN_OFF } from '../../../statement/add-up.ts'
import { BALANCE_SHEET_LINES } from '../../lexicon/entries/balance-sheet.ts'
import type { AddedUp } from '../add-up.ts'
import { type Entry, type FoundLines, lineOf, near, round, sumOf } from '../sheet-lines.ts'
import { businesses, ofAllBusinesses } from './businesses.ts'
import { debt } from './debt.ts'
import { type BalanceFrame, balanceFrame, otherClaims } from './frame.ts'
import { firstOf, headed, isOf, netOf, ofField, totalled, withoutTotals } from './lines.ts'
import { property } from './property.ts'
import { receivables } from './receivables.ts'
import type { BalanceSheetField, BalanceSheetRoles } from './roles.ts'
import { sumsOf } from './sums.ts'

export type { BalanceSheetRoles } from './roles.ts'

/** Null where no total of assets is found. `step`: one printed unit; `cashAtEnd`: that of the cash flows, as printed. */
export function findBalanceSheet(
  entries: readonly Entry[],
  step: number,
  cashAtEnd: number | null = null,
): BalanceSheetRoles | null {
  const frame = balanceFrame(entries, step)
  if (frame === null) return null
  const fields: Partial<Record<BalanceSheetField, FoundLines>> = {}
  const put = (field: BalanceSheetField, found: FoundLines | null) => {
    if (found !== null) fields[field] = found
  }
  const assets = entries.filter(({ index }) => index < (frame.assets?.index ?? 0))
  const debts = entries.filter(({ index }) => isDebt(index, frame))
  const totals = wholes(frame, step)
  for (const [field, found] of Object.entries(totals) as [BalanceSheetField, FoundLines | null][]) put(field, found)
  const sums = sumsOf(entries, frame, totals.total_liabilities?.value ?? null, step)
  const current = currentOf(assets, frame, sums.assets)
  put('cash_and_equivalents', cash(current, cashAtEnd))
  const inCash = new Set(
    fields.cash_and_equivalents?.parts.flatMap(({ index }) => sums.assets?.subtotals.get(index) ?? []),
  )
  put(
    'short_term_investments',
    shortTerm(
      ofField('short_term_investments', current).filter((one) => !inCash.has(one)),
      frame,
    ),
  )
  put('receivables', receivables(current, entries, frame, step))
  put('inventories', inventories(current, entries, step) ?? stocks(current, frame))
  put('property_net', property(assets, sums.assets, step))
  const [goodwill] = ofField('goodwill', assets).filter(
    (one) => !isOf(BALANCE_SHEET_LINES.goodwill_and_intangibles, one),
  )
  put('goodwill', goodwill === undefined ? null : lineOf(netOf(goodwill, entries, step)))
  put(
    'goodwill_and_intangibles',
    lineOf(
      ofField('goodwill_and_intangibles', assets).filter(
        ({ concept }) => concept === '' || concept === 'IntangibleAssetsNetIncludingGoodwill',
      )[0],
    ),
  )
  put('intangibles', intangibles(assets, entries, step))
  debt(fields, debts, { frame, entries, step, sums })
  const cashIsThatOfFlows = isCashOfFlows(fields.cash_and_equivalents ?? null, assets, cashAtEnd)
  ofAllBusinesses(fields, businesses(entries, frame, step))
  return {
    frame,
    fields,
    cashIsThatOfFlows,
    otherClaims: otherClaims(entries, frame, step) !== null,
    ofParent: assets.some(({ line }) => OF_PARENT.test(line.bare)),
    sums,
  }
}

/** The lines of the current assets: those that make their total, else all above it; all assets where there is none. */
function currentOf(assets: readonly Entry[], { currentAssets }: BalanceFrame, sum: AddedUp | null): readonly Entry[] {
  if (currentAssets === null) return assets
  const from = firstOf(currentAssets, sum, assets)
  return assets.filter(({ index }) => index >= from && index < currentAssets.index)
}

/** What a parent company has in its subsidiaries, which consolidation takes out. */
const OF_PARENT =
  /\binvestments? in (?:and (?:advances|loans) to )?(?:the )?(?:wholly[- ]owned |consolidated |bank |banking )?(?:subsidiar(?!\w+ (?:and (?:partnerships|joint ventures|investees)|in excess))|bank\b|affiliates and subsidiar)|\bequity in (?:net assets of )?(?:consolidated )?subsidiar/

/** Whether a line stands among the liabilities. */
export function isDebt(index: number, { assets, claims, liabilities, equity, equityFrom }: BalanceFrame): boolean {
  const end = liabilities?.index ?? claims?.index ?? Number.POSITIVE_INFINITY
  const isEquity = index >= equityFrom && index <= (equity?.index ?? Number.POSITIVE_INFINITY)
  return index > (assets?.index ?? 0) && index < end && !isEquity
}

/** The totals, and what is left between them. */
function wholes(frame: BalanceFrame, step: number): Partial<Record<BalanceSheetField, FoundLines | null>> {
  const { owners, equity, minority, temporary, preferred, parts, liabilities, minorityInside } = frame
  const theirs = sumOf(minority)
  const added = equityOfParts(withoutTotals(parts, step))
  let own = lineOf(owners ?? undefined) ?? added
  let all = lineOf(equity ?? undefined) ?? added
  if (minorityInside && theirs !== null && all !== null)
    own = less(all, [theirs], 'total_equity − noncontrolling_interests')
  else if (theirs !== null && own !== null && (all === null || owners?.index === equity?.index))
    all = {
      parts: [...own.parts, ...theirs.parts],
      value: round(own.value + theirs.value),
      rule: 'shareholders_equity + noncontrolling_interests',
    }
  if (own !== null && all !== null && preferred.length > 0)
    [own, all] = [withPreferred(own, preferred), withPreferred(all, preferred)]
  const assets = lineOf(frame.assets ?? undefined)
  const printed = lineOf(liabilities ?? undefined)
  // Printed totals that are all of the assets leave nothing between them, whatever a line's words say.
  const isFull =
    assets !== null && all !== null && printed !== null && near(round(printed.value + all.value), assets.value, step)
  const between = isFull ? null : sumOf(withoutTotals(temporary, step))
  const left =
    assets !== null && all !== null
      ? less(
          assets,
          [between, all].filter((one) => one !== null),
          'total_assets − temporary_equity − total_equity',
        )
      : null
  const agrees = printed !== null && left !== null && near(printed.value, left.value, step)
  return {
    total_assets: assets,
    current_assets: lineOf(frame.currentAssets ?? undefined),
    current_liabilities: lineOf(frame.currentLiabilities ?? undefined),
    total_liabilities: agrees || left === null ? printed : left,
    temporary_equity: between,
    shareholders_equity: own,
    noncontrolling_interests: theirs,
    total_equity: all,
  }
}

/** "Retained earnings (accumulated deficit)": without a sign it is the first. */
const EARNINGS_OR = /(?<=\bearnings\W+)(?:accumulated )?(?:deficit|losses)\b/

/** Equity of which only the lines are printed, with those turned whose words take them off. */
function equityOfParts(lines: readonly Entry[]): FoundLines | null {
  if (lines.length === 0) return null
  const parts = lines.map(({ index, value, line }) => ({
    index,
    sign: (value ?? 0) > 0 && TAKEN_OFF.test(line.words.replace(EARNINGS_OR, ' ')) ? (-1 as const) : (1 as const),
    value: value ?? 0,
  }))
  return {
    parts: parts.map(({ index, sign }) => ({ index, sign })),
    value: round(parts.reduce((sum, { sign, value }) => sum + sign * value, 0)),
    rule: 'sum of the printed lines',
  }
}

const withPreferred = (common: FoundLines, preferred: readonly Entry[]): FoundLines => ({
  parts: [...common.parts, ...preferred.map(({ index }) => ({ index, sign: 1 as const }))],
  value: round(common.value + preferred.reduce((sum, { value }) => sum + (value ?? 0), 0)),
  rule: 'common equity + preferred stock not subject to redemption',
})

const less = (from: FoundLines, what: readonly FoundLines[], rule: string): FoundLines => ({
  parts: [
    ...from.parts,
    ...what.flatMap(({ parts }) =>
      parts.map(({ index, sign }) => ({ index, sign: sign === 1 ? (-1 as const) : (1 as const) })),
    ),
  ],
  value: round(from.value - what.reduce((sum, { value }) => sum + value, 0)),
  rule,
})

/** The line on which the cash flow is drawn up: a subtotal of cash, or the first line of cash. */
function cash(current: readonly Entry[], atEnd: number | null): FoundLines | null {
  const lines = ofField('cash_and_equivalents', current)
  // Its name may be the heading's: "On hand and in demand accounts" under "Cash" (0000102420-96-000003).
  const isCash = ({ line }: Entry) =>
    /\bcash\b/.test(`${line.bare} ${line.bare === '' ? line.heading : ''}`) || /(?:^|> )cash\b[^>]*$/.test(line.heading)
  const same = current.find(
    (one) => one.value !== null && one.value === atEnd && isCash(one) && !/restricted/.test(one.line.bare),
  )
  return lineOf(same ?? lines.find(({ line }) => /^total cash\b/.test(line.bare)) ?? lines[0])
}

/** Whether the line of cash, alone or with the lines of restricted cash, is what the cash flows end with. */
function isCashOfFlows(cash: FoundLines | null, assets: readonly Entry[], atEnd: number | null): boolean {
  if (cash === null || atEnd === null || atEnd === 0) return false
  if (cash.value === atEnd) return true
  if (isSumOfFirst(assets, cash, atEnd)) return true
  const restricted = assets.filter(({ line, value }) => value !== null && /\brestricted\b/.test(line.bare))
  const sums = [
    ...restricted.map(({ value }) => value ?? 0),
    restricted.reduce((sum, { value }) => sum + (value ?? 0), 0),
  ]
  return restricted.length > 0 && sums.some((sum) => round(cash.value + sum) === atEnd)
}

/** Lines that cash of the cash flows may hold beside the first of them, in their order (0000892569-95-000045). */
const MOST_NEAR = 5
const NEAR_CASH =
  /\bcash\b|\bdeposits\b|federal funds|short-term|temporary|money market|resell|resale|due from|interest-bearing/

/** Whether the line of cash and those like it right below are what the cash flows end with. */
function isSumOfFirst(assets: readonly Entry[], { parts }: FoundLines, atEnd: number): boolean {
  const from = parts[0]?.index ?? 0
  let sum = 0
  for (const { line, value } of assets.filter((one) => one.index >= from && one.value !== null).slice(0, MOST_NEAR)) {
    if (!NEAR_CASH.test(line.bare)) return false
    sum = round(sum + (value ?? 0))
    if (sum === atEnd) return true
  }
  return false
}

/** An unclassified sheet says so itself; "Federal funds sold and other short-term investments" are lent for a day. */
const SAID_SHORT = /^(?:other |total )?(?:short-term|temporary)\b(?!.*(?:federal funds|resale|resell|deposits))/

function shortTerm(lines: readonly Entry[], frame: BalanceFrame): FoundLines | null {
  return sumOf(frame.currentAssets === null ? lines.filter(({ line }) => SAID_SHORT.test(line.bare)) : lines)
}

/** Where a block of intangible assets ends, and lines in it that are none, or not these alone. */
const END_OF_INTANGIBLES = /^(?:total|net)\b|\bother assets\b|deferred|investments?|receivable|pension|deposits?\b/
const NO_INTANGIBLES =
  /goodwill|\bexcess\b|\bcosts? over\b|prepaid|software|^other\b|^$|unamortized|debt|organi[sz]ation/
const GROSS = /^less\b|\baccumulated\b/

/** Lines called intangible; under a heading that says so others too, whatever each is called. */
function intangibles(assets: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const own = ofField('intangibles', assets).filter((one) => !isOf(BALANCE_SHEET_LINES.goodwill_and_intangibles, one))
  const block = headed(assets, /^(?:other |identifiable |purchased |acquired )?intangibles?\b/, END_OF_INTANGIBLES)
  const isNet = block.every(({ line }) => !GROSS.test(line.bare))
  const all = assets.filter(
    (one) => own.includes(one) || (isNet && block.includes(one) && !NO_INTANGIBLES.test(one.line.bare)),
  )
  return totalled(all, entries, step)
}

const NO_STOCKS =
  /prepaid|deferred|regulatory|other (?:current )?assets|^total current|income tax|receivable|^other current|prepayment/

/** Inventories as they are called in Britain; among an insurer's investments the word means shares. */
const stocks = (current: readonly Entry[], { currentAssets }: BalanceFrame): FoundLines | null =>
  currentAssets === null
    ? null
    : lineOf(current.find(({ line }) => /^(?:total )?stocks(?: and work in progress)?$/.test(line.bare)))

function inventories(current: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const parts = headed(current, /inventor/, NO_STOCKS)
  const own = ofField('inventories', current)
  const apart = own.filter((one) => !parts.includes(one))
  return parts.length > 1 && apart.length === 0 ? totalled(parts, entries, step) : totalled(own, entries, step)
}
