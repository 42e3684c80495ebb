/** Which reading is believed: the one with which most of the document agrees. */
import type { Evidence } from '../../statement/statement.ts'
import { evidenceOf } from '../evidence/find.ts'
import type { Source } from '../evidence/passages.ts'
import { pointsOf } from '../evidence/weigh.ts'
import type { Statement } from '../statements/recognise.ts'

/** Evidence is looked for with the best few: the rest lacks too much of a statement. */
const MOST = 4
const WITHIN = 30

export interface Believed {
  statement: Statement
  evidence: Evidence[]
  points: number
}

/**
 * The statement among the candidates (best first by their looks) that the document agrees with most; null where there is none.
 * Looks and agreement are added; of equals the one that looks more like a statement.
 */
export function believed(source: Source, candidates: readonly Statement[]): Believed | null {
  const [first] = candidates
  if (first === undefined) return null
  let best: Believed | null = null
  for (const statement of candidates.slice(0, MOST)) {
    if (statement.score < first.score - WITHIN) break
    const evidence = evidenceOf(source, statement)
    const points = statement.score + pointsOf(evidence)
    if (best === null || points > best.points + 0.01) best = { statement, evidence, points }
  }
  return best
}
