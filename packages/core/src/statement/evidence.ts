/** What evidence says to people: in how many places a figure stands again, and in which. */
import type { Evidence, EvidenceKind } from './statement.ts'

/** Names of the kinds of places. */
export const KIND_WORDS: Readonly<Record<EvidenceKind, string>> = {
  headline: 'headline',
  'balance-sheet': 'balance sheet',
  'cash-flow': 'cash flow',
  equity: 'equity',
  'selected-data': 'selected data',
  'quarterly-data': 'quarterly data',
  'eps-note': 'EPS note',
  'tax-note': 'tax note',
  'segment-note': 'segment note',
  mda: 'text and other tables',
  'ex-27': 'EX-27',
  tags: 'same tag elsewhere',
  arithmetic: 'arithmetic',
  'other-filing': 'other filing',
}

/** The places that agree with a figure, in the order of the document. */
export const agreeing = (evidence: readonly Evidence[], figure: string): Evidence[] =>
  evidence.filter((one) => one.agrees && one.figure === figure)

/** "stands again in 5 places", "stands again in one place"; null where it stands nowhere else. */
export function standsAgain(evidence: readonly Evidence[], figure: string): string | null {
  const { length } = agreeing(evidence, figure)
  if (length === 0) return null
  return length === 1 ? 'Stands again in one place' : `Stands again in ${length} places`
}

/** One place confirms several figures where a table repeats several rows; for the statement it counts once a figure. */
export interface Confirmation {
  tone: 'ok' | 'warn' | 'bad'
  sentence: string
}

/** Kinds whose disagreement is the filing's own word against the figure; others are told beside the figure only. */
const SUMMARIES: ReadonlySet<EvidenceKind> = new Set(['cash-flow', 'equity', 'selected-data', 'quarterly-data', 'tags'])

/**
 * What the document says of net income and revenue together, as one sentence for the head of the checks.
 *
 * @param spell writes an amount of whole units as the page writes it
 */
export function confirmationOf(evidence: readonly Evidence[], spell: (value: number) => string): Confirmation {
  const against = evidence.find(
    ({ agrees, kind, figure }) =>
      !agrees && SUMMARIES.has(kind) && (figure === 'net_income' || figure === 'total_revenue'),
  )
  if (against)
    return {
      tone: 'bad',
      sentence: `The document disagrees: ${KIND_WORDS[against.kind]} prints ${spell(against.value)}`,
    }
  const places = agreeing(evidence, 'net_income').length + agreeing(evidence, 'total_revenue').length
  if (places === 0) return { tone: 'warn', sentence: 'Confirmed by nothing else in the document' }
  return { tone: 'ok', sentence: places === 1 ? 'Confirmed by one other place' : `Confirmed by ${places} other places` }
}
