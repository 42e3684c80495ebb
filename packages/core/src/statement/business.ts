/** What kind of business a company is, as far as its balance sheet and cash flows are read otherwise for it. */

export type Business = 'bank' | 'insurer' | 'other'

interface Signs {
  /** the SEC's industry code of the filer; null = not known */
  sic: string | null
  /** captions of a balance sheet, as printed */
  labels: readonly string[]
  /** the sheet has a total of current assets */
  isClassified: boolean
  hasInventories: boolean
}

/**
 * By the SEC's industry code where that is known: depository and credit institutions are 6000 to 6199, brokers 6211 and
 * 6221, insurance carriers 6310 to 6399 (https://www.sec.gov/search-filings/standard-industrial-classification-sic-code-list).
 * Health plans (6324) print classified balance sheets and count as other companies do. Without a code by what only they
 * have: an unclassified sheet without inventories, with deposits and loans, or with liabilities of policies.
 */
export function businessOf({ sic, labels, isClassified, hasInventories }: Signs): Business {
  if (isClassified) return 'other'
  const code = sic === null ? Number.NaN : Number(sic)
  if ((code >= 6000 && code < 6200) || code === 6211 || code === 6221) return 'bank'
  if (code >= 6310 && code < 6400 && code !== 6324) return 'insurer'
  if (!Number.isNaN(code) || hasInventories) return 'other'
  const prints = (words: RegExp) => labels.some((label) => words.test(label))
  if (prints(POLICIES)) return 'insurer'
  return prints(DEPOSITS) && prints(LOANS) ? 'bank' : 'other'
}

const POLICIES =
  /\b(policy(holders?)?['’]? (benefits|liabilities|account balances|claims)|(insurance|policy|loss|life) reserves|unearned premiums?|unpaid (losses|claims)|losses and loss adjustment|technical provisions)\b/i
const DEPOSITS = /\bdeposits\b/i
const LOANS = /\bloans?\b|\bfederal funds\b/i
