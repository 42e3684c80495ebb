/** What evidence is worth: points for choosing among readings, and the check that decides whether a reading passes. */
import { state } from '../../qc/test.ts'
import type { Evidence, EvidenceKind, FigureName, QcTest } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { firstOf } from '../find.ts'
import type { Statement } from '../statements/recognise.ts'

/** Places that are made of the statement itself and so say whose it is, in which column. */
const STRONG: ReadonlySet<EvidenceKind> = new Set([
  'cash-flow',
  'equity',
  'selected-data',
  'quarterly-data',
  'eps-note',
])
/** Tables that print this very figure and no other beside it; elsewhere another part or measure may be meant. */
const CONTRADICTS: Readonly<Record<string, ReadonlySet<EvidenceKind>>> = {
  net_income: new Set(['cash-flow', 'equity', 'selected-data', 'quarterly-data']),
  total_revenue: new Set(['selected-data']),
}
const POINTS: Partial<Readonly<Record<EvidenceKind, number>>> = {
  'cash-flow': 4,
  equity: 4,
  'selected-data': 3,
  'quarterly-data': 2,
  'eps-note': 2,
}
const MOST_OTHERS = 3
const MAIN = ['net_income', 'total_revenue', 'basic_eps'] as const satisfies readonly FigureName[]

/**
 * The places that count against a reading. A table does not, where another of its kind agrees: notes on companies
 * taken over print rows of the same name.
 */
export const contradictionsIn = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(
    (one) =>
      !one.agrees &&
      (CONTRADICTS[one.figure]?.has(one.kind) ?? false) &&
      !evidence.some(({ agrees, figure, kind }) => agrees && figure === one.figure && kind === one.kind),
  )

/** Points of a reading by its evidence: each kind of place once for net income and for revenue; contradictions cost. */
export function pointsOf(evidence: readonly Evidence[]): number {
  return pointsFor(evidence, 'net_income') + pointsFor(evidence, 'total_revenue') / 2
}

function pointsFor(evidence: readonly Evidence[], figure: FigureName): number {
  const own = evidence.filter((one) => one.figure === figure)
  const kinds = new Set(own.flatMap((one) => (one.agrees ? [one.kind] : [])))
  let points = 0
  for (const kind of kinds) points += POINTS[kind] ?? 0
  const others = own.filter(({ agrees, kind }) => agrees && POINTS[kind] === undefined).length
  return points + Math.min(MOST_OTHERS, others) - 4 * contradictionsIn(own).length
}

/** How many independent places repeat a figure, one a table or sentence. */
export const placesOf = (evidence: readonly Evidence[], figure: FigureName): number =>
  evidence.filter((one) => one.agrees && one.figure === figure).length

/** What a document holds in which a company's figures stand again. */
export interface Held {
  /** It prints a statement of cash flows or of equity. */
  statements: boolean
}

/** Looks for the statements in which net income must stand again. */
export const heldBy = (bytes: Bytes): Held => ({
  statements: ['nvesting activities', 'NVESTING ACTIVITIES', 'nvesting Activities'].some(
    (words) => firstOf(bytes, words) >= 0,
  ),
})

/**
 * The check that the document agrees with what was read from it: net income or revenue stands again where the
 * document has such a place, and no statement or summary prints another number in its stead.
 */
export function agreementTests(evidence: readonly Evidence[], held: Held): QcTest[] {
  const against = contradictionsIn(evidence)
  const [first] = against
  const strong = evidence.some(({ agrees, kind, figure }) => agrees && STRONG.has(kind) && figure === 'net_income')
  const places = MAIN.reduce((sum, figure) => sum + placesOf(evidence, figure), 0)
  const confirmed = strong || places >= 2
  return [
    state(
      'document_does_not_disagree',
      'No other place of the document prints another number for a main figure',
      first === undefined,
      first === undefined
        ? 'no statement or summary of the document prints another number'
        : `${first.kind.replace('-', ' ')} prints ${first.text} for ${first.figure.replaceAll('_', ' ')}`,
    ),
    state(
      'document_confirms_statement',
      'Net income or revenue stands again elsewhere in the document, where it prints the statements in which they must',
      confirmed || !held.statements,
      confirmed
        ? `net income stands again in ${placesOf(evidence, 'net_income')} places, revenue in ${placesOf(evidence, 'total_revenue')}`
        : held.statements
          ? 'the document prints cash flows or equity, but neither net income nor revenue stands there again'
          : 'the document prints no other statement: unconfirmed',
    ),
  ]
}

/** The check that no other company's statement in the document could as well be the one that was looked for. */
export const rivalTests = (rival: Statement | null): QcTest[] =>
  rival === null
    ? []
    : [
        state(
          'statement_is_the_companys',
          "No statement of another fund, subsidiary or registrant in the document could as well be the company's",
          false,
          `the table at byte ${rival.grid.start} looks as much like the company's statement, and cash flows or equity confirm its net income too`,
        ),
      ]
