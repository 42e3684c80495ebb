/** A figure that the chat may say, with its place. */
/** `ratio` is said as a percentage, `multiple` as a number of times, `days` as a number of them. */
export type FactKind = 'amount' | 'per-share' | 'shares' | 'ratio' | 'multiple' | 'days' | 'growth' | 'share'

export interface ChatFact {
  /** 'f12', how a model names it */
  id: string
  /** 'total_revenue', 'expense:Research and development', 'business:iPhone', 'geography:Americas' */
  metric: string
  /** 'Total revenue' */
  label: string
  kind: FactKind
  /** '2024 FY' */
  period: string
  /** whole units, per share, shares, or a ratio (0.24 = 24 %) */
  value: number
  currency: string
  accession_number: string
  /** the cell; null = calculated or not located */
  href: string | null
  /** as the filing prints it; null = calculated */
  printed: string | null
  /** '391,035 ÷ 383,285 − 1'; null = printed */
  rule: string | null
}
