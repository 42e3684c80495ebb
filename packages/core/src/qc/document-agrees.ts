/** Whether the document prints the main figures again, or others in their stead: tests on the evidence of a statement. */
import { agreeing, contradictionsIn, placeName } from '../statement/evidence.ts'
import type { Evidence, EvidenceKind, QcTest } from '../statement/statement.ts'
import { state } from './test.ts'
import type { Rule } from './tested.ts'

/** Places that are made of the statement itself and so say whose it is, in which column. */
const STRONG: ReadonlySet<EvidenceKind> = new Set([
  'cash-flow',
  'equity',
  'selected-data',
  'quarterly-data',
  'eps-note',
])
const MAIN = ['net_income', 'total_revenue', 'basic_eps'] as const
const CONFIRMS = 'document_confirms_statement'
/** What the test keeps of a document that prints the statements in which net income must stand again. */
const HELD = 'cash flows or equity'

/** No statement or summary of the document prints another number; nothing where no such places were looked for. */
const doesNotDisagree: Rule = ({ evidence }) => {
  if (!evidence) return null
  const [first] = contradictionsIn(evidence)
  return state(
    'document_does_not_disagree',
    'No other place of the document prints another number for a main figure',
    first === undefined,
    first === undefined
      ? 'no statement or summary of the document prints another number'
      : `${placeName(first)} prints ${first.text} for ${first.figure.replaceAll('_', ' ')}`,
  )
}

export const EVIDENCE_RULES: readonly Rule[] = [doesNotDisagree]

/**
 * Net income or revenue stands again where the document has such a place.
 *
 * @param held the document prints cash flows or equity, in which net income must stand again
 */
export function confirmationTest(evidence: readonly Evidence[], held: boolean): QcTest {
  const strong = evidence.some(({ agrees, kind, figure }) => agrees && STRONG.has(kind) && figure === 'net_income')
  const told = agreeing(evidence, 'diluted_eps').filter(({ kind }) => kind === 'headline')
  const places = MAIN.reduce((sum, figure) => sum + agreeing(evidence, figure).length, told.length)
  const confirmed = strong || places >= 2
  const test = state(
    CONFIRMS,
    'Net income or revenue stands again elsewhere in the document, where it prints the statements in which they must',
    confirmed || !held,
    confirmed
      ? `net income stands again in ${agreeing(evidence, 'net_income').length} places, revenue in ${agreeing(evidence, 'total_revenue').length}`
      : held
        ? 'the document prints cash flows or equity, but neither net income nor revenue stands there again'
        : 'the document prints no other statement: unconfirmed',
  )
  return held ? { ...test, evidence: HELD } : test
}

/** The same test of a stored statement, where the report of its reading made it. */
export function confirmationAgain(kept: readonly QcTest[], evidence: readonly Evidence[] | null | undefined): QcTest[] {
  const before = kept.find(({ name }) => name === CONFIRMS)
  if (!evidence || before === undefined) return []
  return [confirmationTest(evidence, before.evidence === HELD)]
}
