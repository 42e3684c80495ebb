/** What stands between the tax and the owners' net income: the tax itself, with the sign that leads on, and all below it. */
import type { Sheet, Term } from '../sheet.ts'
import type { BlockLine } from '../solve/block.ts'
import { blockLine, isEquityIncome, linesBetween, linesOf } from './lines.ts'
import { signedBetween } from './other-income.ts'
import { type Block, bestBlock, blockOf, type Lines, type WayRule } from './ways.ts'

/** The results that lines after tax lead between. */
export interface AfterTaxMain {
  pretax: number
  tax: Term | null
  net: number
  /** What comes off the line of net income for the minority, where tags say it. */
  less: Term | null
}

export interface AfterTax {
  /** The tax with the sign that leads on: positive takes away. */
  tax: Term | null
  block: Block
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

interface AfterAsked extends AfterTaxMain {
  /** What the tax leaves. */
  left: number
}

/** Which lines may lead from what the tax leaves to net income. */
const WAYS: readonly WayRule<AfterAsked>[] = [
  { why: 'the lines between the tax and the owners', points: 40, find: (sheet, asked) => [toOwners(sheet, asked)] },
  { why: 'with those between income before taxes and the tax', points: 30, find: fromPretax },
  { why: 'the share of the minority below the owners', points: 20, find: minorityAfter },
]

/**
 * The lines between, by the list that adds up; where none does but the tax leaves net income as it is, nothing stands
 * between. Of a printed tax the captions and the next results tell the sign; a tagged one has it.
 */
export function pickAfter(sheet: Sheet, main: AfterTaxMain): AfterTax {
  const before = sheet.value(main.pretax)
  const printed = main.tax === null ? 0 : sheet.valueOf(main.tax)
  const signs = signsOfTax(sheet, main.tax)
  const lead = signs.length === 1 ? signs[0] : leadingSign(sheet, main, signs)
  const sign = lead ?? signs[0] ?? 1
  const block = withLess(sheet, main, blockAfter(sheet, { ...main, left: before - sign * printed }))
  const tax = main.tax?.map(({ index, sign: of }) => ({ index, sign: of * sign })) ?? null
  const led = main.tax !== null && lead !== undefined
  return {
    tax,
    block,
    proofs: main.tax === null ? 0 : (led ? 1 : 0) + (block.fits ? 1 : 0),
    notes: main.tax !== null && !led ? ['tax does not lead from pre-tax to net income'] : [],
  }
}

function blockAfter(sheet: Sheet, asked: AfterAsked): Block {
  const lines = toOwners(sheet, asked)
  const to = sheet.value(asked.net)
  const ends = { from: asked.left, to, signed: (list: Lines) => signedAfter(sheet, list, asked.left) }
  const block = bestBlock(sheet, WAYS, asked, ends, lines)
  if (block.fits) return block
  const none = blockOf(sheet, [], ends)
  return none.fits ? none : block
}

/** The minority's share that net income still holds is one of the lines after tax. */
function withLess(sheet: Sheet, { less }: AfterTaxMain, block: Block): Block {
  if (less === null) return block
  const value = sheet.valueOf(less)
  return { ...block, term: [...block.term, ...less], to: block.to + value, total: block.total + value }
}

/** The signs that a tax may lead on with, the likeliest first: "Benefit (provision)" prints a benefit as positive. */
function signsOfTax(sheet: Sheet, tax: Term | null): number[] {
  const at = tax?.[0]?.index
  if (tax === null || at === undefined || sheet.fact(at)) return [1]
  const caption = sheet.words(at)
  const printed = sheet.valueOf(tax)
  const natural = naturalSign(caption, printed)
  return printed < 0 && !/benefit|\(credit\)/.test(caption) ? [1, -1] : [natural, -natural]
}

function naturalSign(caption: string, printed: number): 1 | -1 {
  const benefitFirst = /benefit/.test(caption) && !/(?:provision|expense)[^(]{0,30}\(?(?:benefit)/.test(caption)
  return benefitFirst && (/\((?:provision|expense)/.test(caption) || printed > 0) ? -1 : 1
}

/** The sign with which the tax leads to the next result, to a later one, or by the lines below it to net income. */
function leadingSign(sheet: Sheet, main: AfterTaxMain, signs: readonly number[]): number | undefined {
  const { pretax, tax, net } = main
  const last = tax?.at(-1)?.index ?? pretax
  const left = (sign: number) => sheet.value(pretax) - sign * sheet.valueOf(tax)
  const next = sheet.filled(last + 1, net + 1)
  const leads = (i: number, sign: number) => sheet.near(sheet.value(i), left(sign), 1)
  return (
    signs.find((one) => next[0] !== undefined && leads(next[0], one)) ??
    signs.find((one) => next.some((i) => leads(i, one))) ??
    signs.find((one) => blockAfter(sheet, { ...main, left: left(one) }).fits)
  )
}

/** The lines below the tax that may lead to the owners' net income, wherever the minority's share stands. */
function toOwners(sheet: Sheet, { pretax, tax, net, left }: AfterAsked): number[] {
  const start = Math.max(pretax, ...(tax ?? []).map(({ index }) => index))
  const whole = sheet.tagged(['ProfitLoss'])[0] ?? net
  const last = Math.max(net, whole)
  const end = whole === net ? null : taggedMinority(sheet, last)
  const comprehensive = comprehensiveLines(sheet, start, net)
  return linesBetween(sheet, start, end === null ? last : end + 1, linesOf(pretax, tax, net, whole)).filter(
    (i) => sheet.fact(i) === undefined || !(comprehensive.has(i) || isTaggedTotal(sheet, i, left)),
  )
}

/** With the lines above the tax: "Minority interest" and "Equity in net loss" may stand before it (AMD, 10-K for December 2008). */
function fromPretax(sheet: Sheet, asked: AfterAsked): Lines[] {
  const { pretax, tax, net } = asked
  const first = tax?.[0]?.index
  if (first === undefined || first < pretax) return []
  const above = linesBetween(sheet, pretax, first, linesOf(pretax, tax, net)).filter(
    (i) => sheet.fact(i) === undefined && OF_OTHERS.test(sheet.bare(i)),
  )
  return above.length === 0 ? [] : [[...above, ...toOwners(sheet, asked)]]
}

const OF_OTHERS = /minority|non-?controlling|\bequity in\b|\bequity (?:method|income|earnings|loss)|\bearnings of\b/

/** The line of the minority's share right below the results. */
function taggedMinority(sheet: Sheet, last: number): number | null {
  const from = sheet.fact(last)?.row ?? 0
  const at = sheet.lines.findIndex(
    ({ fact }, i) =>
      i > last && fact !== undefined && fact.row <= from + 3 && SHARE.test(fact.concept) && fact.row > from,
  )
  return at < 0 ? null : at
}

const SHARE = /NoncontrollingInterest|MinorityInterest/

/**
 * The lines after the whole result, and up to comprehensive income, where the owners' share is printed below them: they
 * are no way from the tax to it.
 */
function comprehensiveLines(sheet: Sheet, start: number, net: number): Set<number> {
  const all = sheet.printed(start + 1, net)
  const whole = all.find((i) => sheet.concept(i) === 'ProfitLoss')
  const end = all.find(
    (i) => whole !== undefined && i > whole && COMPREHENSIVE.test(sheet.concept(i)) && !isShareUnderOtherName(sheet, i),
  )
  return new Set(whole === undefined || end === undefined ? [] : all.filter((i) => i > whole && i <= end))
}

/** The owners' share first and the minority's after it (IFRS): what is left of the year's profit. */
function minorityAfter(sheet: Sheet, { net }: AfterAsked): Lines[] {
  return sheet.of(['minority'], net + 1, net + 4).map((i) => [i])
}

/** Lines after tax with their signs: what is attributable to others (a minority, preferred units) comes off. */
function signedAfter(sheet: Sheet, lines: Lines, left: number): BlockLine<number>[] {
  return signedBetween(sheet, lines, left).map((line) => {
    const fact = sheet.fact(line.of)
    if (fact === undefined) return line
    if (isMinority(sheet, line.of) || /\battributable to\b/.test(sheet.words(line.of)))
      return { ...line, sign: -1, loose: false, bracketed: false }
    const raises =
      isEquityIncome(sheet, line.of) || /Discontinued|Extraordinary|Cumulative/.test(sheet.concept(line.of))
    return { ...blockLine(sheet, line.of, -1, line.named), loose: false, ...(raises ? { sign: 1 as const } : {}) }
  })
}

const MINORITY = /Noncontrolling|MinorityInterest/i
const MINORITY_LABEL = /^(?!.*\b(?:including|before)\b).*\b(?:non-?controlling|minority|minorities)\b/
/** The minority's share, by its concept or, where that is another one, by its name. */
const isMinority = (sheet: Sheet, i: number): boolean =>
  MINORITY.test(sheet.concept(i)) || MINORITY_LABEL.test(sheet.words(i))

const COMPREHENSIVE = /^ComprehensiveIncome/

/** The minority's share of the net income, tagged as its share of a comprehensive income. */
const isShareUnderOtherName = (sheet: Sheet, i: number): boolean =>
  COMPREHENSIVE.test(sheet.concept(i)) && MINORITY_LABEL.test(sheet.words(i)) && !/comprehensive/.test(sheet.words(i))

/** Results and totals between tax and net income, which are no lines of their own; also under a name of the company's own. */
const isTaggedTotal = (sheet: Sheet, i: number, left: number): boolean =>
  (SKIPPED.test(sheet.concept(i)) && !isShareUnderOtherName(sheet, i)) ||
  (sheet.value(i) !== 0 && sheet.near(sheet.value(i), left, 1) && LEFT.test(sheet.words(i)))

const LEFT = /^(?:net )?(?:profit|income|earnings|loss)/
const SKIPPED =
  /^(IncomeLossFromContinuingOperations(IncludingPortionAttributableToNoncontrollingInterest)?|NetIncomeLossAvailableTo.*|ProfitLoss(From(?!Discontinued).*)?|NetIncomeLoss|ComprehensiveIncome.*|IncomeLossFromContinuingOperationsAttributableToNoncontrollingEntity.*Parenthetical|PreferredStockDividend.*|IncomeTaxExpenseBenefit|CurrentIncomeTax.*|DeferredIncomeTax.*)$/
