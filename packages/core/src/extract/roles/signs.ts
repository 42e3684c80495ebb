/** Which way a line moves income: +1 raises it, −1 lowers it, when its value is positive. */
import { isStandard, local } from '../lexicon/concepts.ts'

/** The name of a line in small letters, and the headings over it. */
interface Caption {
  words: string
  heading: string
}

const RAISING = /\b(?:income|gains?|earnings|benefit|proceeds|recover(?:y|ies))\b/
const LOWERING =
  /expense|cost|charge|loss(?! \()|provision|impairment|amorti[sz]ation|depreciation|write-?(?:off|down)|fees/

/**
 * The sign a caption gives to a figure of a list of income and expenses (T32, T33, T62): what it speaks of first, unless
 * brackets say what a figure in brackets is ("(Gain) loss" prints losses without them). `silent`: the list's own, where
 * neither the caption nor its heading tells.
 */
export function captionSign({ words, heading }: Caption, silent: 1 | -1 = 1): 1 | -1 {
  if (
    /\((?:income|gains?|credits?|earnings|benefits?|recover\w*)\)|^(?:loss|expense)(?:e?s)? \((?:gain|income)/.test(
      words,
    )
  )
    return -1
  if (/\((?:expenses?|loss(?:es)?|charges?|costs?|deductions?)\)|income, net|net gain/.test(words)) return 1
  const [raises, lowers] = [words.search(RAISING), words.search(LOWERING)]
  if (raises >= 0 && (lowers < 0 || raises < lowers)) return 1
  if (lowers >= 0) return -1
  return /expense|deduct|charges/.test(heading) ? -1 : silent
}

const RAISES =
  /^(?:.*(?:Gain|IncomeLoss|IncomeExpense|NonoperatingIncome|InterestIncome|InvestmentIncome|DividendIncome|OtherIncome|FinanceIncome|ShareOfProfit|RevenueOther|IncomeFrom|EquityMethodInvestments|FvNi|Noninterestincome|GainsLosses|GainLoss|BargainPurchase|ForeignCurrencyTransaction).*|.*Income)$/
const LOWERS =
  /(?:Expense|Cost|Losses|Loss|Impairment|Charges?|Provision|Amortization|Depreciation|Debt|WriteOff|Writedown|Depletion|Restructuring|Settlement)(?:[A-Z].*)?$/

/** The sign of a concept by its name; null where the name does not say. */
function signOfConcept(name: string): 1 | -1 | null {
  // A utility's allowance is income, although its names speak of cost and interest.
  if (/AllowanceForFundsUsedDuringConstruction/.test(name)) return 1
  if (/NetOf|Net$|IncomeExpense|IncomeLoss|GainLoss|GainsLosses|IncomeNet/.test(name) && RAISES.test(name)) return 1
  if (LOWERS.test(name) && !RAISES.test(name)) return -1
  if (RAISES.test(name)) return 1
  return LOWERS.test(name) ? -1 : null
}

/**
 * The sign of a tagged line in a list whose lines lower income unless they say otherwise: by a concept of the
 * taxonomies, else, loose, by a name of the company's own or by the caption: the sum of the block may turn it.
 */
export function conceptSign(concept: string, label: string, heading: string): { sign: 1 | -1; loose: boolean } {
  const known = signOfConcept(local(concept))
  if (isStandard(concept) && known !== null) return { sign: known, loose: false }
  const caption = { words: label.toLowerCase(), heading: heading.toLowerCase() }
  return { sign: known ?? captionSign(caption, -1), loose: true }
}
