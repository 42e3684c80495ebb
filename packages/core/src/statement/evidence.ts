/** What evidence says: in how many places a figure stands again, in which, and which places count against it. */

import { UNSCALED } from './figure-sets.ts'
import { printedStep } from './printed-step.ts'
import type { Evidence, EvidenceKind, FigureName, Figures } from './statement.ts'

/** Names of the kinds of places. */
const KIND_WORDS: Readonly<Record<EvidenceKind, string>> = {
  headline: 'headline',
  'balance-sheet': 'balance sheet',
  'cash-flow': 'cash flow',
  equity: 'equity',
  'comprehensive-income': 'comprehensive income',
  'selected-data': 'selected data',
  'quarterly-data': 'quarterly data',
  'eps-note': 'EPS note',
  'tax-note': 'tax note',
  'segment-note': 'segment note',
  mda: 'text and other tables',
  'ex-27': 'EX-27',
  tags: 'tagged elsewhere',
  arithmetic: 'arithmetic',
  'other-filing': 'other filing',
}

/** What a place is called: of a fact that is tagged again, the table or text that it stands in. */
export const placeName = ({ kind, within }: Pick<Evidence, 'kind' | 'within'>): string =>
  KIND_WORDS[kind === 'tags' ? (within ?? kind) : kind]

/** The places that agree with a figure, in the order of the document. */
export const agreeing = (evidence: readonly Evidence[], figure: string): Evidence[] =>
  evidence.filter((one) => one.agrees && one.figure === figure)

/**
 * The same places held against other figures, as after a correction by hand: what agreed with the old figure speaks
 * against a new one. A figure that is null now has no places.
 */
export const reweighed = (evidence: readonly Evidence[], figures: Figures): Evidence[] =>
  evidence.flatMap((one) => {
    // Of a figure of another statement this one says nothing.
    if (one.figure.includes('.')) return [one]
    const read = figures[one.figure as keyof Figures] ?? null
    if (read === null) return []
    if (read === one.read) return [one]
    // Printed alike it is the same figure, printed coarser that figure rounded.
    const step = printedStep({ label: '', ...one.place, text: one.text }, one.value) ?? 0
    const agrees = Math.abs(Math.abs(read) - Math.abs(one.value)) <= 0.51 * step
    return [{ ...one, read, agrees }]
  })

/**
 * Tables that print a main figure as the statement does. A segment's row may have been the company's in the years
 * before (0000354950-25-000085), a balance sheet and the schedule have other definitions.
 */
const TABLES: ReadonlySet<EvidenceKind> = new Set([
  'cash-flow',
  'equity',
  'selected-data',
  'quarterly-data',
  'eps-note',
  'tax-note',
  'mda',
  'tags',
])

/** Costs and what they leave are split otherwise in text and notes (0000849979-96-000001). */
const SPLIT: ReadonlySet<string> = new Set(['cost_of_revenue', 'gross_profit', 'operating_income'])

const counts = ({ kind, figure }: Evidence): boolean => TABLES.has(kind) && !(kind === 'mda' && SPLIT.has(figure))

/** A note on EPS may count its income before or after what is special to it, by about so much. */
const SPECIAL_TO_EPS = 0.1

/**
 * Whether a note that confirms EPS prints another income or count that EPS is computed with: after preferred dividends, with
 * interest added, without what dilutes. Years in which nothing came off or on look like the columns beside. Net income has to
 * stand in another statement, and a count in the note itself.
 */
function isOfEps(evidence: readonly Evidence[], { figure, kind, value, read }: Evidence): boolean {
  if (value * read <= 0 || Math.abs(value - read) > SPECIAL_TO_EPS * Math.abs(read)) return false
  const isNote = (one: Evidence) => one.kind === 'eps-note'
  if (figure.startsWith('weighted_avg_shares_')) return kind === 'mda' && agreeing(evidence, figure).some(isNote)
  const confirmed = agreeing(evidence, 'net_income').some((one) => one.kind === 'cash-flow' || one.kind === 'equity')
  return figure === 'net_income' && kind === 'eps-note' && confirmed && agreeing(evidence, 'basic_eps').some(isNote)
}

/**
 * The places that count against a reading: QC fails on them and the page names them. A table does not, where another
 * of its kind agrees, as notes on companies taken over print rows of the same name; a fact of the same concept and
 * period does whatever others say.
 */
export const contradictionsIn = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(
    (one) =>
      !one.agrees &&
      counts(one) &&
      !isOfEps(evidence, one) &&
      (one.kind === 'tags' || !agreeing(evidence, one.figure).some(({ kind }) => kind === one.kind)),
  )

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

/** Per share and counts are no amounts of the currency. */
const isMoney = ({ figure }: Evidence): boolean => !UNSCALED.has(figure as FigureName)

/**
 * What the document says of net income and revenue together, as one sentence for the head of the checks.
 *
 * @param spell writes an amount of whole units as the page writes it
 */
export function confirmationOf(evidence: readonly Evidence[], spell: (value: number) => string): Confirmation {
  const [against] = contradictionsIn(evidence)
  if (against)
    return {
      tone: 'bad',
      sentence: `The document disagrees: ${placeName(against)} prints ${isMoney(against) ? spell(against.value) : against.text}`,
    }
  const places = agreeing(evidence, 'net_income').length + agreeing(evidence, 'total_revenue').length
  if (places === 0) return { tone: 'warn', sentence: 'Confirmed by nothing else in the document' }
  return { tone: 'ok', sentence: places === 1 ? 'Confirmed by one other place' : `Confirmed by ${places} other places` }
}
