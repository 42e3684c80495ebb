/** The fields of a balance sheet, from the lines of one column. */
import { BALANCE_SHEET_LINES, type BalanceSheetLine } from '../../lexicon/entries/balance-sheet.ts'
import { type FieldWords, isLineOf, saidBy } from '../../lexicon/statement-lines.ts'
import { type AddedUp, addUp, TAKEN_OFF } from '../add-up.ts'
import { type Entry, type FoundLines, lineOf, near, round, sumOf } from '../sheet-lines.ts'
import { type BalanceFrame, balanceFrame } from './frame.ts'

type BalanceSheetField =
  | BalanceSheetLine
  | 'current_assets'
  | 'total_assets'
  | 'current_liabilities'
  | 'total_liabilities'
  | 'temporary_equity'
  | 'shareholders_equity'
  | 'noncontrolling_interests'
  | 'total_equity'

export interface BalanceSheetRoles {
  frame: BalanceFrame
  fields: Partial<Record<BalanceSheetField, FoundLines>>
  /** Its cash is the cash at the end of the cash flows. */
  cashIsThatOfFlows: boolean
  /** A line that only the balance sheet of a parent company alone prints. */
  ofParent: boolean
  /** How the lines make their totals; null where they do not, or where there is no such total. */
  sums: { assets: AddedUp | null; claims: AddedUp | null }
}

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
  for (const [field, found] of Object.entries(wholes(frame, step)) as [BalanceSheetField, FoundLines | null][])
    put(field, found)
  const assets = entries.filter(({ index }) => index < (frame.assets?.index ?? 0))
  const debts = entries.filter(({ index }) => isDebt(index, frame))
  const current = assets.filter(({ index }) => frame.currentAssets === null || index < frame.currentAssets.index)
  put('cash_and_equivalents', cash(current, cashAtEnd))
  put('short_term_investments', shortTerm(ofField('short_term_investments', current), frame))
  put('receivables', receivables(current, entries, step))
  put('inventories', inventories(current, entries, step))
  put('property_net', property(assets, step))
  put(
    'goodwill',
    lineOf(ofField('goodwill', assets).filter((one) => !isOf(BALANCE_SHEET_LINES.goodwill_and_intangibles, one))[0]),
  )
  put(
    'goodwill_and_intangibles',
    lineOf(
      ofField('goodwill_and_intangibles', assets).filter(
        ({ concept }) => concept === '' || concept === 'IntangibleAssetsNetIncludingGoodwill',
      )[0],
    ),
  )
  put(
    'intangibles',
    totalled(
      ofField('intangibles', assets).filter((one) => !isOf(BALANCE_SHEET_LINES.goodwill_and_intangibles, one)),
      entries,
      step,
    ),
  )
  const sums = sumsOf(entries, frame, step)
  debt(fields, debts, { frame, entries, step, sums })
  const cashIsThatOfFlows = cashAtEnd !== null && cashAtEnd !== 0 && fields.cash_and_equivalents?.value === cashAtEnd
  return { frame, fields, cashIsThatOfFlows, ofParent: assets.some(({ line }) => OF_PARENT.test(line.bare)), sums }
}

/** The lines above the total of assets, and those between it and the total of all claims, taken apart. */
function sumsOf(
  entries: readonly Entry[],
  { assets, claims, total }: BalanceFrame,
  step: number,
): BalanceSheetRoles['sums'] {
  const from = assets?.index ?? 0
  const to = claims?.index ?? 0
  const off = (words: string) => TAKEN_OFF.test(words)
  const between = (after: number, before: number) =>
    addUp({ lines: entries.filter(({ index }) => index > after && index < before), total, step, off })
  return { assets: between(-1, from), claims: to > from ? between(from, to) : null }
}

/** What a parent company has in its subsidiaries, which consolidation takes out. */
const OF_PARENT =
  /\binvestments? in (?:and (?:advances|loans) to )?(?:the )?(?:wholly[- ]owned |consolidated |bank |banking )?(?:subsidiar|bank\b|affiliates and subsidiar)|\bequity in (?:net assets of )?(?:consolidated )?subsidiar/

/** Whether a line stands among the liabilities. */
function isDebt(index: number, { assets, claims, liabilities, equity, equityFrom }: BalanceFrame): boolean {
  const end = liabilities?.index ?? claims?.index ?? Number.POSITIVE_INFINITY
  const isEquity = index >= equityFrom && index <= (equity?.index ?? Number.POSITIVE_INFINITY)
  return index > (assets?.index ?? 0) && index < end && !isEquity
}

const isOf = (words: FieldWords, { concept, line }: Entry): boolean => isLineOf(words, concept, line.bare)
const ofField = (field: BalanceSheetLine, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.value !== null && isOf(BALANCE_SHEET_LINES[field], entry))

/** The totals, and what is left between them. */
function wholes(frame: BalanceFrame, step: number): Partial<Record<BalanceSheetField, FoundLines | null>> {
  const { owners, equity, minority, temporary, liabilities, minorityInside } = frame
  const theirs = sumOf(minority)
  const between = sumOf(withoutTotals(temporary, step))
  let own = lineOf(owners ?? undefined)
  let all = lineOf(equity ?? undefined)
  if (minorityInside && theirs !== null && all !== null)
    own = less(all, [theirs], 'total_equity − noncontrolling_interests')
  else if (theirs !== null && own !== null && (all === null || owners?.index === equity?.index))
    all = {
      parts: [...own.parts, ...theirs.parts],
      value: round(own.value + theirs.value),
      rule: 'shareholders_equity + noncontrolling_interests',
    }
  const assets = lineOf(frame.assets ?? undefined)
  const printed = lineOf(liabilities ?? undefined)
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

/** Lines without those that are the sum of the others. */
function withoutTotals(lines: readonly Entry[], step: number): Entry[] {
  const last = lines.at(-1)
  if (lines.length < 2 || last === undefined || last.value === null) return [...lines]
  const others = lines.slice(0, -1)
  const sum = round(others.reduce((total, { value }) => total + (value ?? 0), 0))
  return near(sum, last.value, 2 * step) ? [last] : [...lines]
}

/** Of several lines the total that is named so, or that is the sum of those above it; else their sum. */
function totalled(lines: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  if (lines.length === 0) return null
  const named = lines.find(({ line }) => /^total\b/.test(line.bare))
  if (named) return lineOf(named)
  const last = lines.at(-1)
  const below = last === undefined ? undefined : entries[last.index + 1]
  const sum = round(lines.reduce((total, { value }) => total + (value ?? 0), 0))
  if (
    lines.length > 1 &&
    below !== undefined &&
    below.value !== null &&
    below.line.bare === '' &&
    near(below.value, sum, 2 * step)
  )
    return lineOf(below)
  return sumOf(withoutTotals(lines, step))
}

/** The line on which the cash flow is drawn up: a subtotal of cash, or the first line of cash. */
function cash(current: readonly Entry[], atEnd: number | null): FoundLines | null {
  const lines = ofField('cash_and_equivalents', current)
  const isCash = ({ line }: Entry) => /\bcash\b/.test(`${line.bare} ${line.bare === '' ? line.heading : ''}`)
  const same = current.find(
    (one) => one.value !== null && one.value === atEnd && isCash(one) && !/restricted/.test(one.line.bare),
  )
  return lineOf(same ?? lines.find(({ line }) => /^total cash\b/.test(line.bare)) ?? lines[0])
}

function shortTerm(lines: readonly Entry[], frame: BalanceFrame): FoundLines | null {
  const said = frame.currentAssets === null ? lines.filter(({ line }) => /short-term|temporary/.test(line.bare)) : lines
  return sumOf(said)
}

/** The lines right below a heading: as far in as the first of them, and none of them a matter of its own. */
function headed(lines: readonly Entry[], heading: RegExp, others: RegExp): Entry[] {
  const isUnder = ({ line }: Entry) => heading.test(line.heading.split(' > ').at(-1) ?? '')
  const first = lines.findIndex(isUnder)
  const indent = lines[first]?.line.indent ?? 0
  if (first < 0) return []
  const rest = lines.slice(first)
  const end = rest.findIndex((one) => !isUnder(one) || one.line.indent < indent || others.test(one.line.bare))
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ value }) => value !== null)
}

const NO_CUSTOMERS = /^(?!(?:trade|customers?|utility|accounts?|billed|less|allowance|reserve|electric|gas)\b)/
const NO_STOCKS =
  /prepaid|deferred|regulatory|other (?:current )?assets|^total current|income tax|receivable|^other current|prepayment/

function receivables(current: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const own = ofField('receivables', current)
  return own.length > 0 ? totalled(own, entries, step) : sumOf(headed(current, /receivable/, NO_CUSTOMERS))
}

function inventories(current: readonly Entry[], entries: readonly Entry[], step: number): FoundLines | null {
  const parts = headed(current, /inventor/, NO_STOCKS)
  const own = ofField('inventories', current)
  const apart = own.filter((one) => !parts.includes(one))
  return parts.length > 1 && apart.length === 0 ? totalled(parts, entries, step) : totalled(own, entries, step)
}

const NET = /\bnet\b|less accumulated|at (?:depreciated|carrying)/
const DEPRECIATION = /\baccumulated\b|\ballowances? for depreciation|\bdepreciation\b|reserves? for/

/** Property after depreciation: the line called so, else what is left below the depreciation. */
function property(assets: readonly Entry[], step: number): FoundLines | null {
  const tagged = assets.find(
    ({ concept, value }) => value !== null && BALANCE_SHEET_LINES.property_net.concepts.includes(concept),
  )
  if (tagged) return lineOf(tagged)
  const filled = assets.filter(({ value }) => value !== null)
  const lines = filled.filter(
    (one) =>
      saidBy(BALANCE_SHEET_LINES.property_net, one.line.bare) ||
      (saidBy(BALANCE_SHEET_LINES.property_net, one.line.heading.split(' > ').at(-1) ?? '') &&
        /^(?:(?:net|total)\b|$)/.test(one.line.bare)),
  )
  const depreciation = filled.findIndex(
    ({ line }) => DEPRECIATION.test(line.bare) && /less|accumulated|allowance|reserve/.test(line.words),
  )
  const left = depreciation > 0 ? afterDepreciation(filled, depreciation, step) : null
  if (left !== null) return lineOf(left)
  const net = lines.filter(({ line }) => NET.test(line.words) && !DEPRECIATION.test(line.bare))
  const whole = lines.find((one) => /^total\b/.test(one.line.bare) && net[0] && holds(one, net[0], filled, step))
  if (whole) return lineOf(whole)
  return lineOf(
    net.find(({ line }) => /^(?:total|net)\b/.test(line.bare)) ??
      net[0] ??
      lines.find(({ line }) => saidBy(BALANCE_SHEET_LINES.property_net, line.bare) && /^total|^net/.test(line.bare)) ??
      lines.find(({ line }) => saidBy(BALANCE_SHEET_LINES.property_net, line.bare)),
  )
}

/** Whether a total is the sum of the lines right above it, up to one of them or to one before that. */
function holds(total: Entry, part: Entry, filled: readonly Entry[], step: number): boolean {
  let sum = 0
  for (const one of filled.slice(0, filled.indexOf(total)).reverse()) {
    sum = round(sum + (one.value ?? 0))
    if (one.index <= part.index && near(sum, total.value ?? Number.NaN, 2 * step)) return true
  }
  return false
}

/** The line below the depreciation that is what it leaves of a line, or of the lines, above it. */
function afterDepreciation(filled: readonly Entry[], at: number, step: number): Entry | null {
  const taken = Math.abs(filled[at]?.value ?? 0)
  for (const one of filled.slice(at + 1, at + 5)) {
    let sum = 0
    for (let k = at - 1; k >= Math.max(0, at - 14); k -= 1) {
      const gross = filled[k]?.value ?? 0
      sum = round(sum + gross)
      if ([gross, sum].some((all) => near(round(all - taken), one.value ?? Number.NaN, 2 * step))) return one
    }
  }
  return null
}

const SHORT = /short-term|commercial paper|within (?:one|a) year|current (?:portion|maturit|install)/

/** Long-term debt above the current liabilities, where a statement of capitalization comes first (0001437749-24-002776). */
const isLater = ({ line }: Entry): boolean =>
  /^long-term\b/.test(line.bare) &&
  !/current/.test(line.heading) &&
  !SHORT.test(line.bare.replace(/\b(?:less|net of|excluding)\b.*$/, ''))

/** A heading of lines of which none is called a debt by itself ("Affiliates", "Other", 0000950134-96-000928). */
const LONG_HEADING = /^long-term (?:debt|borrowings|obligations)\b/
const NO_DEBT = /deferred|\btax|liabilit|minority|accrued|reserve|benefit|pension|^total|equity|stock/

function debt(
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
  const isTotal = ({ line }: Entry) => /^total\b/.test(line.bare)
  const parts = lines.filter((one) => !isTotal(one))
  const isBorrowed = (one: Entry) =>
    ['short_term_debt', 'long_term_debt'].some((name) => isOf(BALANCE_SHEET_LINES[name as BalanceSheetLine], one))
  const free = parts.some((one) => one.value !== null && isBorrowed(one)) ? parts : lines
  const isNow = (one: Entry) => (border === null ? SHORT.test(one.line.bare) : one.index < border && !isLater(one))
  const now = free.filter(isNow)
  const later = free.filter((one) => !isNow(one) && one.index !== border)
  const short = totalled(ofField('short_term_debt', now), entries, step)
  const owed = ofField('long_term_debt', later)
  // Their printed sum holds lines that are not named as debt by themselves ("Other", 0000276104-96-000004).
  const whole = ofField(
    'long_term_debt',
    lines.filter((one) => isTotal(one) && !isNow(one) && one.index !== border),
  ).find(({ index }) => {
    const added = sums.claims?.subtotals.get(index) ?? []
    return (
      owed.length > 0 && owed.every((one) => added.includes(one)) && !added.some((one) => SHORT.test(one.line.bare))
    )
  })
  const long = lineOf(whole) ?? totalled(owed, entries, step) ?? sumOf(headed(later, LONG_HEADING, NO_DEBT))
  if (short !== null) fields.short_term_debt = short
  if (long !== null) fields.long_term_debt = long
}
