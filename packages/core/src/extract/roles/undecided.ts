/**
 * Lines that may belong to a figure that is summed by captions: no rule counts them in it and none leaves them out, the
 * definition does not say. The figure may be wrong by them and all totals right.
 */
import { BALANCE_SHEET_LINES } from '../lexicon/entries/balance-sheet.ts'
import { CASH_FLOW_LINES } from '../lexicon/entries/cash-flow.ts'
import { type FieldWords, saidBy } from '../lexicon/statement-lines.ts'
import { nearestHeading } from '../sheet/nearest-heading.ts'
import { type AddedUp, within } from './add-up.ts'
import { type BalanceSheetRoles, isDebt } from './balance-sheet/find.ts'
import { firstOf, netOf } from './balance-sheet/lines.ts'
import type { CashFlowRoles } from './cash-flow/find.ts'
import type { Entry, FoundLines } from './sheet-lines.ts'

/** A figure that is the sum of lines picked by their captions. */
interface Picked {
  words: FieldWords
  /** What speaks of the same thing. */
  speaks: RegExp
  /** What is of another kind by a rule, though it may speak of the same thing. */
  apart: RegExp
  /** Headings over what is of another kind. */
  over?: RegExp
}

/** Over lines that are received, or spent on something else. */
const NOT_SPENT =
  /^(?!.*(?:activit|flow))(?:(?:net )?(?:proceeds|sales?\b|dispos|acquisitions?\b)|.*\b(?:securities|investments?)\b)/

const DEBT: Picked = {
  words: BALANCE_SHEET_LINES.long_term_debt,
  speaks:
    /^current (?:portions?|maturit\w+|instal\w+)$|\b(?:due|maturing) (?:in )?(?:19|20)\d\d\b|\b(?:unamortized|contracts? payable|debts?|notes?|loans?|debentures?|bonds?|borrow\w*|mortgages?|obligations?|indebtedness|financings?|credit (?:lines?|facilit\w+|agreements?)|revolv\w+|commercial paper|fhlb)\b/,
  apart:
    /^total\b|^less\b.*\b(?:current|due)\b|receivable(?!s? (?:\w+ )?(?:facilit|program|backed|borrow))|\btrade\b|accounts payable|accrued|interest (?:on|payable)|customer|repurchase|by borrowers|escrow|in process|sold short|discontinued|^(?!.*\b(?:debt|notes?|loans?|debentures?|bonds?|borrow\w*|mortgages?)\b).*(?:^other long-term|liabilit|acceptances|\blease|deposit|pension|retire[em]|benefit|employee|litigation|settlement|annuit|film|contract(?!s? payable)|\bpolic|deferred|\btax|unearned|advance (?:billing|payment|on sale)|overdraft|derivative|servicing|client|participation|\bsecurities|preferred)/,
}

const SHORT_TERM: Picked = {
  words: BALANCE_SHEET_LINES.short_term_investments,
  speaks: /\b(?:investments?|securities|certificates|treasury|bonds?|time deposits|commercial paper)\b/,
  apart:
    /^total\b|\bcash\b|restricted|trust|receivable|affiliat|subsidiar|venture|equity|partner|\bleas|prepaid|held for sale|collateral|segregated|customer|client|tax|deferred|real estate|inventor/,
  over: /receivable/,
}

const SPENDING: Picked = {
  words: CASH_FLOW_LINES.capital_expenditures,
  speaks:
    /\b(?:propert(?:y|ies)|equipment|plants?|facilit\w+|lands?|buildings?|construction|premises|fixed assets|real estate|oil and gas|exploration and development|wells?|mines?|vehicles?|aircraft|vessels?|ships?|rolling stock|stores?|hotels?|restaurants?|nuclear fuel|landfills?|pipelines?|satellites?|tooling|machines|drilling|betterments|renewals|remodel\w*|moderni[sz]ation|improvements?|machinery|furniture|timber\w*|projects?|expansion|replacements?|expenditures|spending)\b|^(?:additions|capitali[sz]ed costs)\b(?! to)/,
  apart:
    /proceeds|(?<!^\W*purchases?\b.*)\bsales?\b|\bsold\b|dispos|software|exploration(?!.*\bdevelopment)|deposit|\bleas(?!ehold)|(?<!non-)\brental equip|revenue[- ]earning|receivable|\bloans?\b|partner|venture|affiliat|subsidiar|unconsolidated|business|\bfund|escrow|trust|restricted|securities|non-?cash|insurance|allowance|advances|payable|discontinued|investments$|net of cash|intangib|goodwill|research|deferred|(?:contract|customer|licen[cs]e|equity)\b|^other\W*(?:net)?$/,
  over: NOT_SPENT,
}

const WEAR: Picked = {
  words: CASH_FLOW_LINES.depreciation_amortization,
  speaks: /\b(?:depreciation|amorti[sz]ation|amortized|depletion)\b/,
  apart:
    /right[- ]of[- ]use|\bleas|\bdebt\b|debenture|bond|loan|mortgage|financ|issuance|discount|premium|investment|securit|contract|incentive|polic|deferred|tax credit|stock|option|compensation|pension|film|content|program|inventor|\bfees?\b|interest|^other amorti|gain|unearned/,
}

/**
 * The lines of which no rule decides. @param found the figure, as it is summed @param sum what the totals around it add up
 */
function leftOpen(
  lines: readonly Entry[],
  { words, speaks, apart, over }: Picked,
  found: readonly (FoundLines | undefined)[],
  sum: AddedUp | null,
): Entry[] {
  const parts = found.flatMap((one) => one?.parts ?? [])
  const counted = new Set(parts.flatMap(({ index }) => [index, ...within(index, sum).map((one) => one.index)]))
  return lines.filter(({ index, line, value }) => {
    const heading = nearestHeading(line.heading)
    return (
      (value ?? 0) !== 0 &&
      !counted.has(index) &&
      !sum?.subtotals.has(index) &&
      (speaks.test(line.bare) || saidBy(words, heading)) &&
      !apart.test(line.bare) &&
      !over?.test(heading)
    )
  })
}

/** Whether a figure is read, and by words alone: where the filer tagged its lines the tags tell them from others. */
const isByWords = (found: FoundLines | undefined, entries: readonly Entry[]): found is FoundLines =>
  found?.parts.every(({ index }) => entries[index]?.concept === '') === true

/** Of a balance sheet: what may be debt, or short-term investments. @param step one printed unit */
export function undecidedLines(
  entries: readonly Entry[],
  { frame, fields, sums }: BalanceSheetRoles,
  step: number,
): Entry[] {
  const { long_term_debt: long, short_term_debt: short, short_term_investments: invested } = fields
  const { currentAssets } = frame
  const debts = entries.filter((one) => isDebt(one.index, frame) && netOf(one, entries, step) === one)
  const beside = [long, short, fields.temporary_equity, fields.noncontrolling_interests]
  const from = firstOf(currentAssets, sums.assets, entries)
  const current = entries.filter(({ index }) => index >= from && index < (currentAssets?.index ?? 0))
  return [
    ...(isByWords(invested, entries)
      ? leftOpen(current, SHORT_TERM, [invested, fields.cash_and_equivalents, fields.receivables], sums.assets)
      : []),
    ...(isByWords(long, entries) || isByWords(short, entries) ? leftOpen(debts, DEBT, beside, sums.claims) : []),
  ]
}

/** Right below what is spent, what a line takes off it ("Less: amounts financed by leases"): nothing says which of the two is the figure. */
const takenOffSpending = (entries: readonly Entry[], found: FoundLines | undefined): Entry[] =>
  (isByWords(found, entries) ? found.parts : []).flatMap(({ index }) => {
    const below = entries[index + 1]
    return below !== undefined &&
      (below.value ?? 0) !== 0 &&
      /^less\b(?!.*\b(?:insurance|proceeds|sales?|disposals?|retirements?)\b)/.test(below.line.bare)
      ? [below]
      : []
  })

/** Of cash flows: what may be depreciation, or capital expenditures. */
export function undecidedFlows(entries: readonly Entry[], { fields, sections, sums }: CashFlowRoles): Entry[] {
  const of = (
    section: 'investing' | 'operating',
    field: 'capital_expenditures' | 'depreciation_amortization',
    picked: Picked,
  ): Entry[] => {
    const found = fields[field]
    if (!isByWords(found, entries)) return []
    // What is received beside what is paid is of another kind.
    const sign = Math.sign(entries[found.parts[0]?.index ?? 0]?.value ?? 0)
    const alike = entries.filter(
      ({ index, value }) => sections.get(index) === section && Math.sign(value ?? 0) === sign,
    )
    const beside = [found, fields.acquisitions, fields[`${section}_cash_flow`]]
    return leftOpen(alike, picked, beside, sums[section] ?? null)
  }
  return [
    ...of('operating', 'depreciation_amortization', WEAR),
    ...of('investing', 'capital_expenditures', SPENDING),
    ...takenOffSpending(entries, fields.capital_expenditures),
  ]
}
