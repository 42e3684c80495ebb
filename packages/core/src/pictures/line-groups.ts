/** Which printed lines of the cash flows are working capital, and which are debt: by their tags, headings and words. */
import type { Leaf } from './taken-apart.ts'

export type LineGroup = 'working-capital' | 'debt'

interface GroupWords {
  concept: RegExp
  /** the heading over it */
  section: RegExp
  label: RegExp
  not: RegExp
}

const NEVER = /(?!)/

/** US-GAAP names changes of working capital "IncreaseDecreaseIn…", and borrowings by what is borrowed or repaid. */
const GROUPS: Readonly<Record<LineGroup, GroupWords>> = {
  'working-capital': {
    concept: /^IncreaseDecreaseIn/,
    section: /\bchanges? in\b.*\b(?:assets|liabilities|working capital)\b|\bworking capital\b/i,
    label:
      /\b(?:receivables?|inventor(?:y|ies)|payables?|prepaid|accrued|accruals|deferred (?:revenues?|income)\b(?! tax)|unearned|customer (?:deposits|advances)|working capital|operating assets|other (?:current )?(?:assets|liabilities))\b/i,
    not: /\b(?:provisions?|losses|gains?|write|amortization|sales? of|securit|impairment|deferred (?:income )?tax)/i,
  },
  debt: {
    concept:
      /^(?:Proceeds|Repayments?|ProceedsFromRepayments|ProceedsFromPaymentsFor|RepaymentsOf).*(?:Debt|Borrowings?|NotesPayable|CommercialPaper|LinesOfCredit|Loans?|Bonds?)/,
    section: NEVER,
    label:
      /\b(?:debts?|borrowings?|borrowed|notes|commercial paper|credit (?:facility|facilities|lines?|agreements?)|lines? of credit|term loans?|bank loans?|loans? payable|debentures?|bonds|indebtedness|mortgages?)\b/i,
    not: /\b(?:costs?|fees|receivable|extinguishment|premiums?|shares|stock)\b/i,
  },
}

export function isLineIn(group: LineGroup, { label, section, place }: Leaf): boolean {
  const words = GROUPS[group]
  const concept = place && !('computed' in place) ? (place.concept ?? '') : ''
  if (words.concept.test(concept)) return true
  if (words.not.test(label)) return false
  return words.section.test(section) || words.label.test(label)
}
