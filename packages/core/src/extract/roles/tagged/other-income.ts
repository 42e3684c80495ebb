import type { QcTest } from '../../../statement/statement.ts'
import * as concepts from '../../lexicon/concepts.ts'
import { sum } from '../../shown.ts'
import { withoutInterestParts } from '../interest-block.ts'
import { solveBlock } from '../solve/block.ts'
import type { Amount, Picked } from './amount.ts'
import { block, figureOf, firstRow, remainder, signed, tied } from './block.ts'
import type { Anchors } from './main.ts'

const INTEREST =
  /^(InterestExpense|InterestCosts(?:Incurred|Capitalized)|InterestAndDebtExpense|InterestIncomeExpense|InvestmentIncomeInterest|InterestIncomeOther|InterestIncomeOperating|InterestAndOtherIncome$|FinancingInterestExpense|InterestRevenueExpense|FinanceCosts|FinanceIncome|InterestExpenseNonoperating|InterestExpenseDebt|InterestExpenseOther|InvestmentIncomeInterestAndDividend|InterestIncomeNonoperating)/

const isInterest = (line: Amount): boolean =>
  INTEREST.test(concepts.local(line.concept)) && !/other (income|expense)/i.test(line.label)

export interface OtherIncome {
  interest: Picked | null
  other: Picked | null
  checks: QcTest[]
}

/** Interest and all other income between operating income and income before taxes. */
export function otherIncome(lines: readonly Amount[], { operating, beforeTax }: Anchors, unit: number): OtherIncome {
  if (operating === null || beforeTax === null || operating.lines[0] === beforeTax.lines[0])
    return { interest: null, other: null, checks: [] }
  const found = withoutInterestParts(
    block(lines, firstRow(operating), firstRow(beforeTax), [operating, beforeTax]),
    ({ label }) => label,
    ({ value }) => value,
    unit,
  )
  const target = sum([beforeTax.value, -operating.value])
  const solved = solveBlock(found.map(signed), target, unit, operating.value)
  const description = 'The lines between operating income and income before taxes add up'
  const checks = [tied('other_income_sum', description, solved, target)]
  if (!solved.fits) return { interest: null, other: null, checks }
  const interest = figureOf(solved, isInterest)
  const other = remainder(
    figureOf(solved, (line) => !isInterest(line)),
    sum([target, -(interest?.value ?? 0)]),
    'income_before_taxes − operating_income − interest, net',
    [beforeTax, operating, interest],
  )
  return { interest, other, checks }
}
