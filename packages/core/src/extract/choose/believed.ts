/** Which reading is believed: the one with which most of the document agrees. */
import type { Evidence } from '../../statement/statement.ts'
import { dayNumber } from '../document/dates.ts'
import { evidenceOf, searchFor } from '../evidence/find.ts'
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
  /** Another company's statement that looks as good and that its own cash flows or equity confirm. */
  rival: Statement | null
}

type Judged = Omit<Believed, 'rival'>

/**
 * The statement among the candidates (best first by their looks) that the document agrees with most; null where there
 * is none. Looks and agreement are added; of equals the one that looks more like a statement.
 */
export function believed(source: Source, candidates: readonly Statement[]): Believed | null {
  const least = (candidates[0]?.score ?? 0) - WITHIN
  const few = candidates
    .slice(0, MOST)
    .filter((one) => one.score >= least && !candidates.some((other) => isOlder(one, other)))
  const searched = searchFor(source, few)
  const judged = few.map((statement): Judged => {
    const evidence = evidenceOf(searched, statement)
    return { statement, evidence, points: statement.score + pointsOf(evidence) }
  })
  const [first, ...others] = judged
  if (first === undefined) return null
  const best = others.reduce((a, b) => (b.points > a.points + 0.01 ? b : a), first)
  return { ...best, rival: judged.find((one) => isRival(best, one))?.statement ?? null }
}

/** Whether another column of the same table ends later: what was printed again of an older one makes it no newer. */
function isOlder(one: Statement, other: Statement): boolean {
  if (one.grid.start !== other.grid.start || one.column === other.column) return false
  const [end, later] = [one, other].map(({ periods, column }) => periods[column]?.end ?? null)
  return end != null && later != null && dayNumber(later) > dayNumber(end)
}

/** Readings this close may both be the company's. */
const CLOSE = 4

/**
 * Whether another table may as well be the company's: it looks as good, its own cash flows or equity confirm it, and
 * its net income is none of the chosen one's. Funds and subsidiaries that report together print such.
 */
function isRival(best: Judged, { statement, evidence, points }: Judged): boolean {
  const { grid } = best.statement
  if (statement.grid.start < grid.end && grid.start < statement.grid.end) return false
  const confirmed = evidence.some(
    ({ figure, kind, agrees }) => agrees && figure === 'net_income' && (kind === 'cash-flow' || kind === 'equity'),
  )
  const net = netOf(statement)[statement.column]
  return points > best.points - CLOSE && confirmed && net != null && !netOf(best.statement).includes(net)
}

const netOf = ({ lines, roles }: Statement): (number | null)[] =>
  lines[roles.net ?? -1]?.values.map((cell) => cell?.value ?? null) ?? []
