/** The totals of a balance sheet, chosen together by the identities that they fulfil. */

import { type AddedUp, addedUp } from '../add-up.ts'
import { type Entry, near, round } from '../sheet-lines.ts'
import { type Between, between, type Equity, equityOf } from './equity.ts'
import { firstLine } from './lines.ts'
import { EQUITY_WORDS } from './words.ts'

/** The totals of a balance sheet and the blocks between them. */
export interface BalanceFrame extends Equity, Between {
  /** Total assets, and the total of liabilities and equity; one of them may be missing. */
  assets: Entry | null
  claims: Entry | null
  total: number
  currentAssets: Entry | null
  currentLiabilities: Entry | null
  /** The printed total of liabilities, whether or not it agrees. */
  liabilities: Entry | null
  /** Assets = claims on them as printed. */
  balanced: boolean
  /** How the lines between assets and claims make their total. */
  claimsSum: AddedUp | null
}

const ASSETS_CONCEPT = /^Assets$/
const CLAIMS_CONCEPT = /^(?:LiabilitiesAndStockholdersEquity|EquityAndLiabilities)$/
const CLAIMS = new RegExp(
  `\\bliabilit.{0,120}\\b(?:${EQUITY_WORDS})\\b|\\b(?:equity|capital(?:ization)?)\\b.{0,40}\\bliabilit|^total (?:capitalization|equity) and liabilit`,
)
const isTotalAssets = ({ line: { bare }, concept }: Entry): number =>
  ASSETS_CONCEPT.test(concept)
    ? 10
    : /^total (?:consolidated )?assets$/.test(bare)
      ? 8
      : /^(?:assets(?: total)?|total assets\b.*)$/.test(bare) && !/liabilit|less|net assets/.test(bare)
        ? 4
        : /^(?:total|totals|)$/.test(bare)
          ? 1
          : 0
const isClaims = ({ line: { bare }, concept }: Entry): number =>
  CLAIMS_CONCEPT.test(concept)
    ? 10
    : /^total\b/.test(bare) && CLAIMS.test(bare)
      ? 8
      : CLAIMS.test(bare)
        ? 4
        : CUT_OFF.test(bare)
          ? 2
          : /^(?:total|totals|)$/.test(bare)
            ? 1
            : 0

/** The printed total of all claims where it is another number than total assets; null where none is. */
export const otherClaims = (entries: readonly Entry[], { assets, total }: BalanceFrame, step: number): Entry | null =>
  entries.find(
    (one) =>
      one.value !== null && one.index > (assets?.index ?? 0) && isClaims(one) >= 8 && !near(one.value, total, step),
  ) ?? null

/** A caption of all claims that goes on in the line below, or began in the one above. */
const CUT_OFF = /^total liabilit(?:y|ies) and$|^(?:capital|equity|deficit|deficiency|(?:share|stock)holders' equity)$/

/** The total of assets, and that of all claims where one of the same amount is printed. */
interface Totals {
  assets: Entry
  claims: Entry | null
}

/** What a sheet is worth that prints the same total twice. */
const BALANCED = 4

/** The pair of totals. */
function totalsOf(entries: readonly Entry[], step: number): Totals | null {
  const assets = entries.filter((one) => one.value !== null && one.value > 0 && isTotalAssets(one) > 0)
  const claims = entries.filter((one) => one.value !== null && isClaims(one) > 0)
  let best: (Totals & { points: number }) | null = null
  for (const a of assets)
    for (const c of claims) {
      if (c.index <= a.index || !near(a.value ?? 0, c.value ?? 0, step)) continue
      const points = isTotalAssets(a) + isClaims(c)
      // Of pairs that are called alike the larger amount: a subtotal may be printed twice as well (0000912057-95-011788).
      const more = best === null ? 1 : points - best.points || (a.value ?? 0) - (best.assets.value ?? 0)
      if (more > 0) best = { assets: a, claims: c, points }
    }
  if (best !== null) return { assets: best.assets, claims: best.claims }
  const named = assets.filter((one) => isTotalAssets(one) >= 4).sort((x, y) => isTotalAssets(y) - isTotalAssets(x))[0]
  return named ? { assets: named, claims: null } : largestTwice(entries, step)
}

/** Lines of the assets, and of the claims on them, at least. */
const LEAST_LINES = 4

/** The largest amount where it is printed twice, whatever it is called, and the lines above make it. */
function largestTwice(entries: readonly Entry[], step: number): Totals | null {
  const filled = entries.filter(({ value }) => value !== null)
  const most = Math.max(...filled.map(({ value }) => value ?? 0))
  const [assets, claims, more] = filled.filter(({ value }) => value === most)
  if (assets === undefined || claims === undefined || more !== undefined) return null
  const above = filled.filter(({ index }) => index < assets.index)
  const between = filled.filter(({ index }) => index > assets.index && index < claims.index)
  if (Math.min(above.length, between.length) < LEAST_LINES) return null
  return addedUp(above, most, step) === null || addedUp(between, most, step) === null ? null : { assets, claims }
}

const CURRENT_ASSETS = /^total current assets$|^current assets(?: total)?$|^total current$/
const CURRENT_LIABILITIES =
  /^total cur+ent liab\w+$|^current liabilities$|current and total liabilities|^total current$/
const LIABILITIES =
  /^total liabilities$|^liabilities$|^(?:current and )?total liabilities$|^total liabilities\b(?!.*\b(?:and|equity|capital|deficit)\b)/

/** Null where the lines hold no total of assets. */
export function balanceFrame(entries: readonly Entry[], step: number): BalanceFrame | null {
  const totals = totalsOf(entries, step)
  const total = totals?.assets.value ?? null
  if (totals === null || total === null) return null
  const from = totals.assets.index
  const to = totals.claims?.index ?? entries.length
  const claims = entries.filter(({ index }) => index > from && index < to)
  const filled = claims.filter(({ value }) => value !== null)
  const byConcept = (name: string, some: readonly Entry[]) =>
    some.find(({ concept, value }) => concept === name && value !== null)
  const named = (words: RegExp, some: readonly Entry[]) =>
    some.filter(({ line, value }) => value !== null && words.test(line.bare)).at(-1)
  const above = entries.filter(({ index }) => index < from)
  const currentAssets = byConcept('AssetsCurrent', above) ?? named(CURRENT_ASSETS, above) ?? summed(above, step) ?? null
  const currentLiabilities =
    byConcept('LiabilitiesCurrent', filled) ?? named(CURRENT_LIABILITIES, filled) ?? summed(filled, step) ?? null
  const liabilities = byConcept('Liabilities', filled) ?? named(LIABILITIES, filled) ?? null
  const claimsSum = totals.claims === null ? null : addedUp(claims, total, step)
  const equity = withFirstLine(equityOf(filled, totals.claims, liabilities), claimsSum, filled, step)
  const base = {
    claimsSum,
    ...totals,
    total,
    currentAssets,
    currentLiabilities,
    liabilities,
    balanced: totals.claims !== null,
    ...equity,
  }
  const rest = between(base, filled, step)
  return { ...base, ...rest, points: rest.points + (base.balanced ? BALANCED : 0) }
}

/**
 * Equity from the first line on that its total adds up, whatever that is called ("Shares of beneficial interest"), with
 * empty ones of it above.
 */
function withFirstLine(equity: Equity, sum: AddedUp | null, filled: readonly Entry[], step: number): Equity {
  const { equity: total, equityFrom } = equity
  if (total === null || !sum?.subtotals.has(total.index)) return equity
  const first = firstLine(total, sum)
  // Lines that are too small for the sum to tell stand where their words put them.
  const isSmall = ({ value }: Entry) => Math.abs(value ?? 0) <= 2 * step
  const before = filled.findLast((one) => one.index < first && !isSmall(one))?.index ?? -1
  return { ...equity, equityFrom: Math.min(first, Math.max(equityFrom, before + 1)) }
}

/** Words that begin a block of what is due within a year: a heading over it, or in the caption of its first line. */
const BEGINS_CURRENT = /^(?:total )?current (?:assets|liabilities)\b(?=.)/
const isCurrent = ({ line: { heading, bare } }: Entry): boolean =>
  (/\bcurrent\b/.test(heading) && !/non-?current/.test(heading)) || BEGINS_CURRENT.test(bare)

const OWED_LATER = /^(?:long-term|non-?current)\b(?!.*\b(?:current|due|within|maturing|default)\b)/

/** The first total without a caption below lines of a current block that it is the sum of. */
function summed(lines: readonly Entry[], step: number): Entry | undefined {
  const first = lines.findIndex(isCurrent)
  if (first < 0) return undefined
  let sum = 0
  let parts = 0
  for (const one of lines.slice(first)) {
    if (one.value === null) continue
    const bare = /^(?:total)?$/.test(one.line.bare)
    if (bare && parts > 1 && near(sum, one.value, step * (1 + parts / 4))) return one
    // What is owed later is in no total of the current ones: theirs is lost, and this is one of more.
    if (OWED_LATER.test(one.line.bare)) return undefined
    // A subtotal without a caption counts nothing itself.
    if (bare) continue
    sum = round(sum + one.value)
    parts += 1
  }
  return undefined
}
