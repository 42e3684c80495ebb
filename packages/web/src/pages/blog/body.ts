import type { BlogPost } from '@topline/core/api/blogs.ts'
import { formatDate } from '@topline/core/format/date.ts'

const MARKER = /\[[^\]\n]{0,300}\]\(income_flow\)/

export interface Piece {
  text: string
  /** where it begins in the whole text */
  shift: number
}

/** The text before and after the marker of the income flow; one piece where there is none (decision 72). */
export function piecesOf(content: string): { before: Piece; after: Piece | null } {
  const found = MARKER.exec(content)
  if (!found) return { before: { text: content, shift: 0 }, after: null }
  const shift = found.index + found[0].length
  return { before: { text: content.slice(0, found.index), shift: 0 }, after: { text: content.slice(shift), shift } }
}

/** The share of words that is not shown, in whole percent (decision 72). */
export const hiddenPercent = (post: Pick<BlogPost, 'total_words' | 'shown_words'>): number =>
  post.total_words === 0 ? 0 : Math.round((100 * (post.total_words - post.shown_words)) / post.total_words)

/** What a filing's badge says: its period, else its form and date; with the company's name where they differ. */
export function filingLabel(filing: BlogPost['filings'][number], isOneCompany: boolean): string {
  const label = filing.period_code ?? `${filing.form_type} ${`Filing on ${formatDate(filing.filing_date)}`}`
  return isOneCompany ? label : `${filing.company_name} ${label}`
}
