/** Which reading is believed: the one with which most of the document agrees. */

import type { QcTest } from '../../statement/statement.ts'
import { dayNumber } from '../document/dates.ts'
import { evidenceOf, type Searched, searchFor, wholeEvidence } from '../evidence/find.ts'
import type { FoundEvidence } from '../evidence/in-units.ts'
import { namedElsewhereTests } from '../evidence/named-elsewhere.ts'
import { isTelling } from '../evidence/needles.ts'
import type { Source } from '../evidence/passages.ts'
import { pointsOf } from '../evidence/weigh.ts'
import { ofParentAlone } from '../statements/parent.ts'
import type { Statement } from '../statements/recognise.ts'

/** Evidence is looked for with the best few: the rest lacks too much of a statement. */
const MOST = 4
/** So many where the cash flows or equity repeat the net income of none of those. */
const MOST_UNCONFIRMED = 10
const WITHIN = 30
/** What a reading loses to one of the same net income that has the EPS or the revenue it lacks. */
const LACKS = 12
/** What it loses to any other where it is a parent's alone: the same net income, and none of the group's lines. */
const OF_PARENT = 20

export interface Believed {
  statement: Statement
  evidence: FoundEvidence[]
  points: number
  /** Another company's statement that looks as good and that its own cash flows or equity confirm. */
  rival: Statement | null
  /** What the document calls its lines elsewhere. */
  names: readonly QcTest[]
}

/** A reading with its points; `whole`: places that print the net income of the group, where it is not the owners'. */
type Judged = Omit<Believed, 'rival' | 'names'> & { searched: Searched; whole: readonly FoundEvidence[] }

/**
 * The statement among the candidates (best first by their looks) that the document agrees with most; null where there
 * is none. Looks and agreement are added; of equals the one that looks more like a statement. A reading that its cash
 * flows or equity confirm comes before all that none confirm.
 * @param sourceOf the document as a statement's evidence is looked for in it
 */
export function believed(
  sourceOf: (statement: Statement) => Source,
  candidates: readonly Statement[],
): Believed | null {
  const least = (candidates[0]?.score ?? 0) - WITHIN
  const judge = (some: readonly Statement[]): Judged[] => {
    const few = some.filter((one) => one.score >= least && !candidates.some((other) => isOlder(one, other)))
    const searches = new Map<Source, Searched>()
    return few.map((statement) => {
      const source = sourceOf(statement)
      const searched = searches.get(source) ?? searchFor(source, few)
      searches.set(source, searched)
      const evidence = evidenceOf(searched, statement)
      const whole = wholeEvidence(searched, statement)
      const less = ofParentAlone(statement.lines, statement.column) === undefined ? 0 : OF_PARENT
      return {
        statement,
        searched,
        evidence,
        whole,
        points: statement.score + pointsOf([...evidence, ...whole]) - less,
      }
    })
  }
  let judged = judge(candidates.slice(0, MOST))
  if (judged.length > 0 && !judged.some(isConfirmed))
    judged = [...judged, ...judge(candidates.slice(MOST, MOST_UNCONFIRMED)).filter(isConfirmed)]
  const confirmed = judged.filter(isConfirmed)
  const open = judged.filter((one) => isConfirmed(one) || !mayBeConfirmed(one))
  const [first, ...others] = (confirmed.length > 0 ? open : judged).map((one) => lacking(one, judged))
  if (first === undefined) return null
  const best = others.reduce((a, b) => (b.points > a.points + 0.01 ? b : a), first)
  const { statement, searched, evidence, points } = best
  const rival = judged.find((one) => isRival(best, one))?.statement ?? null
  return { statement, evidence, points, rival, names: namedElsewhereTests(searched, statement) }
}

/** The company's net income, or its owners', stands again in its cash flows or its equity. */
const isConfirmed = ({ evidence, whole }: Judged): boolean =>
  [...evidence, ...whole].some(
    ({ figure, kind, agrees }) => agrees && figure === 'net_income' && (kind === 'cash-flow' || kind === 'equity'),
  )

/** A net income of two digits says nothing where it stands again (GenCorp's 2.9 of 2011, 0001193125-12-041886). */
const mayBeConfirmed = ({ statement: { lines, roles, column } }: Judged): boolean => {
  const figure = lines[roles.net ?? -1]?.values[column]
  return figure != null && isTelling(figure)
}

/** A table of the same net income without EPS or revenue is a summary of the statement that has them, or a part of it. */
function lacking(one: Judged, all: readonly Judged[]): Judged {
  const net = currentNet(one.statement)
  const isFuller = ({ statement }: Judged) =>
    currentNet(statement) === net &&
    ((hasEps(statement) && !hasEps(one.statement)) || (hasRevenue(statement) && !hasRevenue(one.statement)))
  return net !== null && all.some(isFuller) ? { ...one, points: one.points - LACKS } : one
}

const hasEps = ({ roles }: Statement): boolean => roles.perShare.basic !== null || roles.perShare.diluted !== null
const hasRevenue = ({ roles }: Statement): boolean => roles.revenue !== null
const currentNet = (statement: Statement): number | null => netOf(statement)[statement.column] ?? null

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
function isRival(best: Judged, other: Judged): boolean {
  const { statement, points } = other
  const { grid } = best.statement
  if (statement.grid.start < grid.end && grid.start < statement.grid.end) return false
  const net = netOf(statement)[statement.column]
  return points > best.points - CLOSE && isConfirmed(other) && net != null && !netOf(best.statement).includes(net)
}

const netOf = ({ lines, roles }: Statement): (number | null)[] =>
  lines[roles.net ?? -1]?.values.map((cell) => cell?.value ?? null) ?? []
