/** What evidence is worth: points for choosing among readings, and what else decides whether a reading passes. */
import { state } from '../../qc/test.ts'
import { contradictionsIn } from '../../statement/evidence.ts'
import type { Evidence, EvidenceKind, FigureName, QcTest } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { firstOf } from '../find.ts'
import type { Statement } from '../statements/recognise.ts'

const POINTS: Partial<Readonly<Record<EvidenceKind, number>>> = {
  'cash-flow': 4,
  equity: 4,
  'selected-data': 3,
  'quarterly-data': 2,
  'eps-note': 2,
}
const MOST_OTHERS = 3

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

/** Whether a document prints a statement of cash flows or of equity, in which net income must stand again. */
export const holdsStatements = (bytes: Bytes): boolean =>
  ['nvesting activities', 'NVESTING ACTIVITIES', 'nvesting Activities'].some((words) => firstOf(bytes, words) >= 0)

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
