/** EPS and the average shares of the same class: from the face, else from the notes; basic and diluted in one cell. */
import * as concepts from '../../lexicon/concepts.ts'
import { type Amount, fromAmount, type Picked, undimensioned } from '../../sheet/amount.ts'

export interface PerShare {
  basic_eps: Picked | null
  diluted_eps: Picked | null
  weighted_avg_shares_basic: Picked | null
  weighted_avg_shares_diluted: Picked | null
}

const perShare = (line: Amount): boolean => /\/shares?$/i.test(line.measure) || /pershare/i.test(line.measure)
const shares = (line: Amount): boolean => /^shares?$/i.test(line.measure)

/** Class A before B before C; other common stock classes before awards and anything else. */
function classRank(line: Amount): number {
  const members = [...line.dims]
    .filter(([axis]) => /ClassOfStock|StatementClass/.test(axis))
    .map(([, member]) => member)
  const [axis, member] = [...line.dims][0] ?? ['', '']
  // One count by two methods (T88): the treasury stock method is that of the diluted figure.
  if (line.dims.size === 1 && /Method/.test(axis)) return /TreasuryStock/.test(member) ? 40 : 41
  if (line.dims.size !== 1 || members.length !== 1) return 99
  const letter = /Class([A-Z])(?![a-z])/.exec(members[0] ?? '')?.[1]
  return letter ? letter.charCodeAt(0) - 65 : /Common/i.test(members[0] ?? '') ? 30 : 60
}

const BOTH = /basic\s*(and|&|\/)\s*(fully[ -])?diluted|diluted\s*(and|&|\/)\s*basic/i
const isForBoth = ({ heading, label }: Amount): boolean => BOTH.test(`${heading} ${label}`)

/** The amounts that figures per share are chosen among. */
export interface PerShareSources {
  /** Those of the statement. */
  face: readonly Amount[]
  /** Those of the notes; asked only where the statement is silent. */
  notes: () => readonly Amount[]
  /** Those that the document tags and prints nowhere. */
  hidden: readonly Amount[]
}

/** Chooses the four figures of one period. */
export function perShareFigures(sources: PerShareSources): PerShare {
  const eps = pair(only(sources, perShare), concepts.EPS_BASIC, concepts.EPS_DILUTED, null)
  const like = eps.basic?.lines[0] ?? eps.diluted?.lines[0] ?? null
  const counts = pair(only(sources, shares), concepts.SHARES_BASIC, concepts.SHARES_DILUTED, like)
  return {
    basic_eps: eps.basic,
    diluted_eps: eps.diluted,
    weighted_avg_shares_basic: counts.basic,
    weighted_avg_shares_diluted: counts.diluted,
  }
}

const only = ({ face, notes, hidden }: PerShareSources, test: (line: Amount) => boolean): PerShareSources => ({
  face: face.filter(test),
  notes: () => notes().filter(test),
  hidden,
})

interface Pair {
  basic: Picked | null
  diluted: Picked | null
}

function pair(
  { face, notes, hidden }: PerShareSources,
  basicNames: readonly string[],
  dilutedNames: readonly string[],
  like: Amount | null,
): Pair {
  const choose = (lines: readonly Amount[], names: readonly string[]): Amount | undefined => {
    const found = byNames(lines, names)
    const dims = like === null ? '' : dimKey(like)
    return (
      found.find((line) => dims !== '' && dimKey(line) === dims) ??
      found.find(undimensioned) ??
      found.sort((a, b) => classRank(a) - classRank(b))[0]
    )
  }
  const asPicked = (basic: Amount | undefined, diluted: Amount | undefined): Pair => ({
    basic: basic ? fromAmount(basic) : null,
    diluted: diluted ? fromAmount(diluted) : null,
  })
  const basic = choose(face, basicNames)
  const diluted = choose(face, dilutedNames)
  const shown = basic ?? diluted
  if (shown === undefined) {
    const others = notes()
    const noted = [choose(others, basicNames), choose(others, dilutedNames)] as const
    // A count of the notes for both (0000000000-22-810001).
    const both = [noted[0] ?? noted[1]].find((line) => line !== undefined && isForBoth(line))
    return asPicked(noted[0] ?? both, noted[1] ?? both)
  }
  if (basic !== undefined && diluted !== undefined) return asPicked(basic, diluted)
  const missing = basic === undefined ? basicNames : dilutedNames
  // One printed line for both (T80, T124): its label says so, or the other fact is hidden with the same value.
  const twin = hidden.some((one) => missing.includes(concepts.local(one.concept)) && one.value === shown.value)
  const other =
    isForBoth(shown) || twin
      ? shown
      : (choose(notes(), missing) ?? (byNames(face, [...basicNames, ...dilutedNames]).length === 1 ? shown : undefined))
  return asPicked(basic ?? other, diluted ?? other)
}

const dimKey = (line: Amount): string =>
  [...line.dims]
    .map((pair) => pair.join('='))
    .sort()
    .join(';')

function byNames(lines: readonly Amount[], names: readonly string[]): Amount[] {
  const rank = (line: Amount) => {
    const exact = names.indexOf(concepts.local(line.concept))
    return exact >= 0 && concepts.isStandard(line.concept) ? exact : -1
  }
  return lines
    .filter((line) => rank(line) >= 0 && classRankOrPlain(line) < 60)
    .sort((a, b) => rank(a) - rank(b) || a.row - b.row)
}

const classRankOrPlain = (line: Amount): number => (undimensioned(line) ? 0 : classRank(line))

/**
 * A count of shares whose tag forgot the scale that the print has (T121): where net income ÷ EPS says that it is a
 * thousand or a million times as many, and the statement prints in that unit, the print wins.
 */
export function mendShares(figures: PerShare, net: number | null, scale: number): PerShare {
  const mend = (count: Picked | null, eps: Picked | null): Picked | null => {
    if (count === null || eps === null || net === null || net === 0 || eps.value === 0 || count.value === 0)
      return count
    const implied = Math.abs(net / eps.value)
    for (const power of [scale, 3, 6]) {
      if (power > 0 && Math.abs(implied / (count.value * 10 ** power) - 1) < 0.08)
        return { ...count, value: Number(`${count.value}e${power}`) }
    }
    return count
  }
  return {
    ...figures,
    weighted_avg_shares_basic: mend(figures.weighted_avg_shares_basic, figures.basic_eps),
    weighted_avg_shares_diluted: mend(figures.weighted_avg_shares_diluted, figures.diluted_eps),
  }
}
