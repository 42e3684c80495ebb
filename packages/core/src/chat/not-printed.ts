/** What people ask for that none of the three statements prints, and what is printed instead. */

import { labelOf, withinSentence } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import { questionAbout } from './other-statements/reply.ts'

export interface NotPrinted {
  /** with its article, as a sentence begins with it: 'EBIT', 'The number of employees' */
  what: string
  /** names of facts that come nearest: 'operating_income', 'other:dividends_paid' */
  instead: readonly string[]
}

const MISSING: readonly (readonly [RegExp, NotPrinted])[] = [
  [/\bworking capital\b/i, { what: 'Working capital', instead: ['other:current_assets', 'other:current_liabilities'] }],
  [/\bquick ratio\b|\bacid[- ]test\b/i, { what: 'The quick ratio', instead: ['other:current_ratio'] }],
  [/\bpay-?out ratio\b/i, { what: 'The payout ratio', instead: ['other:dividends_paid', 'net_income'] }],
  [/\binventory turn(?:over|s)\b/i, { what: 'Inventory turnover', instead: ['other:days_inventories'] }],
  [/\bebitda\b/i, { what: 'EBITDA', instead: ['operating_income', 'other:depreciation_amortization'] }],
  [
    /\bebit\b|\bbefore (?:interest and (?:income )?tax(?:es)?|(?:income )?tax(?:es)? and interest)\b/i,
    { what: 'EBIT', instead: ['operating_income', 'income_before_taxes'] },
  ],
  [/\bdividends? (?:per|a) share\b|\bdps\b/i, { what: 'The dividend per share', instead: ['other:dividends_paid'] }],
  [
    /\b(?:dividend|free cash flow|fcf|earnings|cash flow) yield\b|\bp\/e\b|\bprice[- ](?:to[- ])?earnings\b|\bmarket cap\w*\b|\b(?:share|stock) price\b/i,
    { what: 'A market price, or anything made of one,', instead: [] },
  ],
  [
    /\b(?:employees|staff|headcount|workforce|people (?:work|does|do|are employed))\b/i,
    { what: 'The number of employees', instead: [] },
  ],
  [
    /\bshares (?:are |were )?(?:in issue|outstanding)\b/i,
    { what: 'The number of shares of one day', instead: ['weighted_avg_shares_diluted'] },
  ],
  [/\b(?:order )?backlog\b/i, { what: 'The backlog of orders', instead: [] }],
  [
    /\badvertising (?:spend\w*|costs?|expenses?)\b|\bspen[dt] on advertising\b/i,
    { what: 'Advertising', instead: ['operating_expenses'] },
  ],
]

/** Only what no figure of the statements was named beside; a line of the filing with that name is a figure. */
export function readNotPrinted(text: string, facts: ChatFacts): NotPrinted | null {
  const found = MISSING.find(([pattern]) => pattern.test(text))?.[1]
  // A line or a division that is called so is another figure, and no reason to say that there is none.
  if (!found || facts.facts.some(({ label }) => label.toLowerCase().includes(found.what.toLowerCase()))) return null
  const instead = found.instead.filter((one) =>
    [...facts.facts, ...facts.others].some(({ metric, period }) => metric === one && period === facts.period),
  )
  return { ...found, instead }
}

/** "EBIT is not printed in the statements of this filing; what comes nearest there: operating income." */
export function refuseNotPrinted({ what, instead }: NotPrinted, facts: ChatFacts): string {
  const labels = instead.map((one) => nameOfTerm(one, facts)).join(' and ')
  const where = facts.others.length > 0 ? 'statements' : 'income statement'
  return `${what} is not printed in the ${where} of this filing${labels === '' ? '' : `; what comes nearest there: ${labels}`}.`
}

/** The questions that ask for what is printed instead. */
export const insteadQuestions = ({ instead }: NotPrinted, facts: ChatFacts): string[] =>
  instead.map((one) => {
    const other = facts.others.find(({ metric }) => metric === one)
    return other
      ? questionAbout(other.name)
      : `What ${/expenses$|shares/.test(one) ? 'were' : 'was'} ${nameOfTerm(one, facts)}?`
  })

const nameOfTerm = (term: string, facts: ChatFacts): string =>
  withinSentence(facts.others.find(({ metric }) => metric === term)?.label ?? labelOf(facts, term))
