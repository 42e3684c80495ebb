/** Which line is a figure per share, or a count of shares: the table of what speaks for a line, and what proves it. */
import type { Place, Proof, Rule } from '../candidates.ts'
import type { Sheet } from '../sheet.ts'
import { CONCEPTS, NO_COMMON, type ShareKind, type ShareLine, type Side } from './lines.ts'

/** What is asked of a sheet. */
export interface ShareAsked {
  kind: ShareKind
  side: Side
  /** The lines of the kind. */
  lines: readonly ShareLine[]
  /** Those of one class of which the same is said: one of them is chosen. */
  pool: readonly ShareLine[]
  /** The EPS that the counts belong to; nothing while EPS is looked for. */
  eps: Readonly<Record<Side, ShareLine | null>>
  /** The line of the other figure; null where that has none of its own either. */
  other: ShareLine | null
}

export type ShareRule = Rule<ShareAsked, number>

export const LINE: Place<number> = { key: String, at: (index) => index }

const indexes = (lines: readonly ShareLine[]): number[] => lines.map(({ index }) => index)
const saysNothing = ({ basic, diluted, tagged }: ShareLine): boolean => !basic && !diluted && !tagged

/** Lines that neither words nor tags give to one of the two, those that count only what dilution adds left out. */
const neutral = ({ lines, kind }: ShareAsked): ShareLine[] =>
  lines.filter((line) => saysNothing(line) && (kind === 'eps' || !line.part))

const isOnly = (line: ShareLine, side: Side): boolean =>
  !line.tagged && line[side] && !line[side === 'basic' ? 'diluted' : 'basic']
const isCalledBoth = ({ basic, diluted }: ShareLine): boolean => basic && diluted

/** The concept's place among those of the figure, the best first; -1 where it is none. */
const conceptRank = (sheet: Sheet, index: number, { kind, side }: Pick<ShareAsked, 'kind' | 'side'>): number =>
  CONCEPTS[kind][side].indexOf(sheet.concept(index))

const ofCommonStock = (sheet: Sheet, { lines }: ShareAsked, names: readonly string[]): number[] => {
  const common = new Set(indexes(lines.filter(({ rank }) => rank < NO_COMMON)))
  return sheet.taggedAnyhow(names).filter((i) => common.has(i))
}

/** A figure's own line. */
export const OWN: readonly ShareRule[] = [
  {
    why: 'tagged as it',
    points: 900,
    find: (sheet, asked) => ofCommonStock(sheet, asked, CONCEPTS[asked.kind][asked.side]),
  },
  {
    why: 'called it',
    points: 600,
    find: (_, { lines, side }) => indexes(lines.filter((line) => isOnly(line, side))),
  },
  {
    // Two counts that neither names itself: the one below each EPS is that one's (T84).
    why: 'the count below its EPS',
    points: 300,
    find: (_, asked) => {
      const [basic, diluted] = [countBelow(asked, asked.eps.basic), countBelow(asked, asked.eps.diluted)]
      const isPair = basic !== null && diluted !== null && basic !== diluted && neutral(asked).length === 2
      return isPair ? [asked.side === 'basic' ? basic : diluted] : []
    },
  },
  {
    why: 'of two counts below two EPS the first, or the one with the common equivalents',
    points: 300,
    find: (sheet, asked) => {
      const { basic, diluted } = asked.eps
      const [first, second, third] = neutral(asked)
      if (!basic || !diluted || basic === diluted || !first || !second || third) return []
      const areTold = EQUIVALENTS.test(sheet.words(second.index)) && !EQUIVALENTS.test(sheet.words(first.index))
      return areTold && isUnnamed(asked) ? [asked.side === 'basic' ? first.index : second.index] : []
    },
  },
]

const EQUIVALENTS = /equivalents?\b/

/** No line says by itself which of the two it is. */
const isUnnamed = ({ lines }: ShareAsked): boolean =>
  !lines.some((line) => isOnly(line, 'basic') || isOnly(line, 'diluted'))

/** The count right below an EPS, where no count of the statement says which it is; null where there is none. */
function countBelow(asked: ShareAsked, eps: ShareLine | null): number | null {
  if (eps === null || !isUnnamed(asked)) return null
  return neutral(asked).find(({ index }) => index === eps.index + 1)?.index ?? null
}

/** A line that stands for both, where one of them has none of its own (T80). */
export const SHARED: readonly ShareRule[] = [
  {
    why: 'called basic and diluted',
    points: 600,
    find: (_, { lines, other }) =>
      indexes(lines.filter((line) => isCalledBoth(line) && (!line.tagged || line.index === other?.index))),
  },
  {
    why: 'called neither',
    points: 300,
    find: (_, asked) =>
      asked.side === 'diluted' && (isOfBasicAlone(asked) || asked.lines.some((line) => isOnly(line, 'basic')))
        ? []
        : indexes(neutral(asked)),
  },
  {
    why: 'the only count beside the only EPS',
    points: 200,
    find: (_, asked) => (asked.kind === 'shares' && isOfOnlyEps(asked) ? indexes(asked.lines) : []),
  },
]

/** The count of a statement with one EPS is its, also where options are called dilutive that it holds. */
const isOfOnlyEps = ({ side, eps, lines }: ShareAsked): boolean => {
  const [only] = lines
  return (
    side === 'basic' &&
    lines.length === 1 &&
    only !== undefined &&
    isOnly(only, 'diluted') &&
    !only.part &&
    eps.basic !== null &&
    eps.basic.index === eps.diluted?.index
  )
}

/**
 * Diluted EPS of a profit on a line of its own rests on a count of its own: the only one of the statement, called neither, is
 * that of the other EPS (0000950131-95-000626 prints the fully diluted count in exhibit 11).
 */
const isOfBasicAlone = ({ kind, eps: { basic, diluted } }: ShareAsked): boolean =>
  kind === 'shares' &&
  basic !== null &&
  diluted !== null &&
  basic.index !== diluted.index &&
  isOnly(diluted, 'diluted') &&
  diluted.value > 0

const NAMED = /\b(?:basic|diluted)\b/

/** Asked last of all, when notes were searched for the other. */
export const ALONE: readonly ShareRule[] = [
  {
    // "Basic" alone is not the diluted count too (0000000000-22-810036, the year before).
    why: 'the only line of its kind, called neither',
    points: 300,
    find: (sheet, asked) => {
      const { basic, diluted } = CONCEPTS[asked.kind]
      const all = ofCommonStock(sheet, asked, [...basic, ...diluted])
      return all.length === 1 ? all.filter((i) => !NAMED.test(`${sheet.heading(i)} ${sheet.words(i)}`)) : []
    },
  },
]

/** What speaks for one of several lines of a class of which the same is said: a better concept outweighs all words. */
export const PROOFS: readonly Proof<ShareAsked, number>[] = [
  {
    why: 'tagged with the best concept',
    points: 20,
    holds: (sheet, asked, found) => {
      const ranks = asked.pool.filter(({ tagged }) => tagged).map(({ index }) => conceptRank(sheet, index, asked))
      return conceptRank(sheet, found, asked) === Math.min(...ranks)
    },
  },
  {
    why: 'of all operations',
    points: 2,
    holds: (_, { pool }, found) => printedIn(pool, found)?.part === false,
  },
  {
    why: 'called the whole',
    points: 2,
    holds: (sheet, { pool }, found) => {
      if (printedIn(pool, found) === null) return false
      if (!pool.every(({ part }) => part)) return WHOLE.test(sheet.bare(found))
      // Where only parts are named: the last of several, else a line of continuing operations.
      return pool.length > 2 ? found === pool.at(-1)?.index : /continuing/.test(sheet.words(found))
    },
  },
  {
    why: 'the sum of the lines above it',
    points: 2,
    holds: (_, { pool }, found) => printedIn(pool, found) !== null && summed(pool)?.index === found,
  },
]

const WHOLE = /^total|^net (?:income|loss|earnings)|^net$/

/** A line of the pool, null where its tag says what it is. */
const printedIn = (pool: readonly ShareLine[], found: number): ShareLine | null =>
  pool.find(({ index, tagged }) => index === found && !tagged) ?? null

/** What figures per share are rounded to. */
const EPS_STEP = 0.01

/** The last of the lines that those before it add up to, subtotals on the way included; null where none does. */
function summed(list: readonly ShareLine[]): ShareLine | null {
  let run: number[] = []
  let found: ShareLine | null = null
  for (const one of list) {
    const sum = run.reduce((total, value) => total + value, 0)
    if (run.length >= 2 && Math.abs(sum - one.value) <= EPS_STEP * run.length && one.value !== 0) {
      found = one
      run = [one.value]
    } else run.push(one.value)
  }
  return found
}
