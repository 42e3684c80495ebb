import type { BlockSum } from '../../block-sums.ts'
import * as concepts from '../../lexicon/concepts.ts'
import { sum } from '../../shown.ts'
import { conceptSign } from '../signs.ts'
import { type BlockLine, solveBlock } from '../solve/block.ts'
import type { Amount, Picked } from './amount.ts'
import { block, figureOf, firstRow, signed, sumOf } from './block.ts'
import type { Anchors } from './main.ts'

export interface AfterTax {
  /** Income of investments by the equity method. */
  investment: Picked | null
  /** Everything else: discontinued operations, the noncontrolling interests' share. */
  after: Picked | null
  sums: BlockSum[]
}

/** What stands between the tax and the owners' net income. */
export function afterTax(lines: readonly Amount[], main: Anchors, unit: number): AfterTax {
  const { beforeTax, tax, net } = main
  if (beforeTax === null || net === null) return { investment: null, after: null, sums: [] }
  const left = sum([beforeTax.value, -(tax?.value ?? 0)])
  const target = sum([net.value, -beforeTax.value, tax?.value ?? 0])
  const found = linesAfterTax(lines, main, left, unit)
  const solved = solveBlock(found.map(afterTaxSigned), target, unit)
  const sums = [sumOf('after_tax', solved, left, net.value)]
  if (solved.fits && found.length > 0) {
    const investment = figureOf(solved, isEquity)
    return { investment, after: figureOf(solved, (line) => !isEquity(line)), sums }
  }
  // What was found is no way from the tax to net income where the two need none.
  const direct: BlockSum = {
    block: 'after_tax',
    parts: 0,
    total: 0,
    from: left,
    to: net.value,
    tolerance: unit * WHOLE,
  }
  const none = found.length === 0 || Math.abs(target) <= unit * WHOLE
  return { investment: null, after: null, sums: none ? [direct] : sums }
}

/** Printed units by which three rounded figures may miss each other. */
const WHOLE = 2.04

/** The lines below the tax that may lead to net income; `left`: what the tax leaves. */
function linesAfterTax(lines: readonly Amount[], main: Anchors, left: number, unit: number): Amount[] {
  const { beforeTax, tax, net, consolidated } = main
  const start = Math.max(firstRow(beforeTax), firstRow(tax))
  const last = Math.max(firstRow(net), firstRow(consolidated))
  const minority = lines.find(
    (line) => line.row > last && line.row <= last + 3 && /NoncontrollingInterest|MinorityInterest/.test(line.concept),
  )
  const end = minority && consolidated !== null ? minority.row + 1 : last
  const [from, to] = comprehensiveRows(lines, start)
  const isComprehensive = ({ row }: Amount) => firstRow(net) > to && row > from && row <= to
  // What tax leaves of the result, under a name of the company's own, is a total too.
  const isLeft = (line: Amount) =>
    line.value !== 0 &&
    Math.abs(line.value - left) <= unit * 1.01 &&
    /^(?:net )?(?:profit|income|earnings|loss)/i.test(line.label)
  return block(lines, start, end, [beforeTax, tax, net, consolidated]).filter(
    (line) => !isSkipped(line) && !isLeft(line) && !isComprehensive(line),
  )
}

/**
 * The rows after the whole result, and up to comprehensive income: the owners' share may be printed below them, and they
 * are no way from the tax to it. None where nothing of the kind is printed.
 */
function comprehensiveRows(lines: readonly Amount[], start: number): [from: number, to: number] {
  const whole = lines.find((line) => line.row > start && concepts.local(line.concept) === 'ProfitLoss')
  if (whole === undefined) return [0, -1]
  const end = lines.find(
    (line) =>
      line.row > whole.row && /^ComprehensiveIncome/.test(concepts.local(line.concept)) && !isShareUnderOtherName(line),
  )
  return [whole.row, end?.row ?? -1]
}

/** A line after tax with its sign: what is attributable to others (a minority, preferred units) comes off. */
function afterTaxSigned(line: Amount): BlockLine<Amount> {
  if (isMinority(line) || /\battributable to\b/i.test(line.label))
    return { value: line.value, sign: -1, loose: false, bracketed: false, total: false, of: line }
  const raises = isEquity(line) || /Discontinued|Extraordinary|Cumulative/.test(concepts.local(line.concept))
  return { ...signed(line), loose: false, sign: raises ? 1 : conceptSign(line.concept, line.label, line.heading).sign }
}

const EQUITY = /EquityMethodInvestment|ShareOfProfitLossOfAssociates/
const isEquity = (line: Amount): boolean => EQUITY.test(concepts.local(line.concept))

const MINORITY = /Noncontrolling|MinorityInterest/i
const MINORITY_LABEL = /^(?!.*\b(?:including|before)\b).*\b(?:non-?controlling|minority|minorities)\b/i
/** The minority's share, by its concept or, where that is another one, by its name. */
const isMinority = (line: Amount): boolean =>
  MINORITY.test(concepts.local(line.concept)) || MINORITY_LABEL.test(line.label)

/** The minority's share of the net income, tagged as its share of a comprehensive income. */
const isShareUnderOtherName = (line: Amount): boolean =>
  /^ComprehensiveIncome/.test(concepts.local(line.concept)) &&
  MINORITY_LABEL.test(line.label) &&
  !/comprehensive/i.test(line.label)

const isSkipped = (line: Amount): boolean => SKIPPED.test(concepts.local(line.concept)) && !isShareUnderOtherName(line)

/** Results and totals between tax and net income, which are no lines of their own. */
const SKIPPED =
  /^(IncomeLossFromContinuingOperations(IncludingPortionAttributableToNoncontrollingInterest)?|NetIncomeLossAvailableTo.*|ProfitLoss(From(?!Discontinued).*)?|NetIncomeLoss|ComprehensiveIncome.*|IncomeLossFromContinuingOperationsAttributableToNoncontrollingEntity.*Parenthetical|PreferredStockDividend.*|IncomeTaxExpenseBenefit|CurrentIncomeTax.*|DeferredIncomeTax.*)$/
