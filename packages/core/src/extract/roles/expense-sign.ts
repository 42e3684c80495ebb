/** Which way a line moves income: +1 raises it, −1 lowers it, when its value is positive. */

export interface Signed {
  value: number
  /** +1 raises income, −1 lowers it. */
  sign: 1 | -1
  /** True where only the label or an extension's name tells: the sum of the block may turn it. */
  loose: boolean
}

const RAISES =
  /^(?:.*(?:Gain|IncomeLoss|IncomeExpense|NonoperatingIncome|InterestIncome|InvestmentIncome|DividendIncome|OtherIncome|FinanceIncome|ShareOfProfit|RevenueOther|IncomeFrom|EquityMethodInvestments|FvNi|Noninterestincome|GainsLosses|GainLoss|BargainPurchase|ForeignCurrencyTransaction).*|.*Income)$/
const LOWERS =
  /(?:Expense|Cost|Losses|Loss|Impairment|Charges?|Provision|Amortization|Depreciation|Debt|WriteOff|Writedown|Depletion|Restructuring|Settlement)(?:[A-Z].*)?$/

/** The sign of a concept by its name; null where the name does not say. */
export function signOfConcept(name: string): 1 | -1 | null {
  // A utility's allowance is income, although its names speak of cost and interest.
  if (/AllowanceForFundsUsedDuringConstruction/.test(name)) return 1
  if (/NetOf|Net$|IncomeExpense|IncomeLoss|GainLoss|GainsLosses|IncomeNet/.test(name) && RAISES.test(name)) return 1
  if (LOWERS.test(name) && !RAISES.test(name)) return -1
  if (RAISES.test(name)) return 1
  return LOWERS.test(name) ? -1 : null
}

/** The sign of a printed line by its words. */
export function signOfLabel(label: string): 1 | -1 {
  const text = label.toLowerCase()
  const good = text.search(/gain|income|benefit|earnings|proceeds|recover|credit/)
  const bad = text.search(/loss|expense|cost|charge|impairment|provision|depreciation|amorti[sz]ation/)
  if (good < 0) return -1
  return bad < 0 || good < bad ? 1 : -1
}

/** Concept first; extensions and silent names by label, marked loose. */
export function signOf(concept: string, label: string): { sign: 1 | -1; loose: boolean } {
  const local = concept.slice(concept.indexOf(':') + 1)
  const standard = /^(us-gaap|ifrs-full|srt):/.test(concept)
  const known = signOfConcept(local)
  if (standard && known !== null) return { sign: known, loose: false }
  return { sign: known ?? signOfLabel(label), loose: true }
}
