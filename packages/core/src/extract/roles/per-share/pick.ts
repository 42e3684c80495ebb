/** EPS and the share counts it rests on: the lines that most speaks for, of tagged and of printed statements. */
import { candidatesOf, chosen } from '../candidates.ts'
import type { Sheet } from '../sheet.ts'
import { type ShareKind, type ShareLine, type Side, shareLines } from './lines.ts'
import { ALONE, LINE, OWN, PROOFS, SHARED, type ShareAsked, type ShareRule } from './rules.ts'

/** The tables of rules by which they are found; the order within a table does not matter. */
export interface ShareRules {
  own: readonly ShareRule[]
  shared: readonly ShareRule[]
}

export const SHARE_RULES: ShareRules = { own: OWN, shared: SHARED }

/** A line, and the sheet that it stands on. */
export interface FoundShare {
  sheet: Sheet
  line: ShareLine
}

/** The two figures of one kind; a line that stands for both is both. Null where neither statement nor notes have it. */
export interface Pair {
  basic: FoundShare | null
  diluted: FoundShare | null
}

/** Where figures of one kind are looked for. */
export interface ShareSource {
  /** The statement. */
  sheet: Sheet
  /** The notes; asked only where the statement is silent. */
  notes?: () => Sheet
}

/**
 * Chooses both figures of a kind: each by a line of its own, else by one that stands for both, else from the notes, else
 * by the only line there is. `eps`: what the counts belong to.
 */
export function pickPair(kind: ShareKind, source: ShareSource, eps: Pair | null, rules = SHARE_RULES): Pair {
  const { sheet, notes } = source
  const asked = { kind, eps: { basic: eps?.basic?.line ?? null, diluted: eps?.diluted?.line ?? null } }
  const own = pairBy(rules.own, sheet, asked, NONE)
  const shared = pairBy(rules.shared, sheet, asked, own)
  if (notes === undefined || (shared.basic !== null && shared.diluted !== null)) return shared
  const noted = pairBy(rules.own, notes(), asked, shared)
  // A count of the notes for both (0000000000-22-810001).
  const isOfNotes = shared.basic === null && shared.diluted === null
  return isOfNotes ? pairBy(rules.shared, notes(), asked, noted) : pairBy(ALONE, sheet, asked, noted)
}

const NONE: Pair = { basic: null, diluted: null }

type Asked = Pick<ShareAsked, 'kind' | 'eps'>

/** The pair with what is missing of it found by a table of rules. */
function pairBy(rules: readonly ShareRule[], sheet: Sheet, asked: Asked, known: Pair): Pair {
  if (known.basic !== null && known.diluted !== null) return known
  const lines = shareLines(sheet, asked.kind)
  const find = (side: Side, other: FoundShare | null): FoundShare | null => {
    const line = bestLine(rules, sheet, { ...asked, side, lines, pool: [], other: other?.line ?? null })
    return line && { sheet, line }
  }
  return { basic: known.basic ?? find('basic', known.diluted), diluted: known.diluted ?? find('diluted', known.basic) }
}

/** The line that most speaks for, of the best class of those of which as much is said. */
function bestLine(rules: readonly ShareRule[], sheet: Sheet, asked: ShareAsked): ShareLine | null {
  const found = candidatesOf(rules, sheet, asked, LINE)
  const most = Math.max(...found.map(({ points }) => points))
  const said = new Set(found.filter(({ points }) => points === most).map((one) => one.found))
  const pool = ofOneClass(
    asked.lines.filter(({ index }) => said.has(index)),
    asked.eps,
  )
  const among = found.filter((one) => pool.some(({ index }) => index === one.found))
  const best = chosen(among, PROOFS, sheet, { ...asked, pool }, LINE)
  return pool.find(({ index }) => index === best?.found) ?? null
}

/** The lines of the class that the EPS is of, else of the first class that is printed. */
function ofOneClass(lines: readonly ShareLine[], eps: ShareAsked['eps']): readonly ShareLine[] {
  const dims = (eps.basic ?? eps.diluted)?.dims ?? ''
  const alike = dims === '' ? [] : lines.filter((line) => line.dims === dims)
  if (alike.length > 0) return alike
  const first = Math.min(...lines.map(({ rank }) => rank))
  return lines.filter(({ rank }) => rank === first)
}

/** Which lines of the statement are basic and diluted EPS and the shares they rest on. */
export interface PerShare {
  basic: number | null
  diluted: number | null
  basicShares: number | null
  dilutedShares: number | null
}

/** The lines of a printed sheet. */
export function pickPerShare(sheet: Sheet, rules = SHARE_RULES): PerShare {
  const eps = pickPair('eps', { sheet }, null, rules)
  const shares = pickPair('shares', { sheet }, eps, rules)
  const at = (found: FoundShare | null) => found?.line.index ?? null
  return {
    basic: at(eps.basic),
    diluted: at(eps.diluted),
    basicShares: at(shares.basic),
    dilutedShares: at(shares.diluted),
  }
}
