/** Interest below operating income: one rule for printed and for tagged lines. */
import { local } from './concepts.ts'

/** Names of interest, in small letters. */
const INTEREST = /\binterest\b|^(?:net )?finance (?:costs?|income|expenses?|charges?)\b/

/**
 * What a line may hold beside interest: then it is no separately printed line of it. The printed net of interest counts
 * as it is, whatever little it adds ("Net interest expense and other", 0000077476-24-000008).
 */
const MORE =
  /^(?!(?:total )?net interest\b).*(?:other (?:income|expense)|\band (?:other|sundry|miscellaneous)(?! debt))|non-?controlling|minority/

/** Whether a printed line is interest alone; `words`: its name in small letters. */
export const isInterestName = (words: string): boolean => INTEREST.test(words) && !MORE.test(words)

const CONCEPTS =
  /^(InterestExpense|InterestCosts(?:Incurred|Capitalized)|InterestAndDebtExpense|InterestIncomeExpense|InvestmentIncomeInterest|InterestIncomeOther|InterestIncomeOperating|FinancingInterestExpense|InterestRevenueExpense|FinanceCosts|FinanceIncome|InterestExpenseNonoperating|InterestExpenseDebt|InterestExpenseOther|InvestmentIncomeInterestAndDividend|InterestIncomeNonoperating)/

/** Whether a tagged line is interest alone: its concept says so, and its name in small letters says no more. */
export const isInterestConcept = (concept: string, words: string): boolean =>
  CONCEPTS.test(local(concept)) && !MORE.test(words)
