/** EPS and the average shares of the same class: from the face, else from the notes; basic and diluted in one cell. */
import * as concepts from './concepts.ts'
import type { Face, Line } from './face.ts'
import { type Fact, type Facts, factValue } from './facts.ts'
import { fromLine, type Picked } from './place.ts'
import { rowsOf } from './tables.ts'

export interface PerShare {
  basic_eps: Picked | null
  diluted_eps: Picked | null
  weighted_avg_shares_basic: Picked | null
  weighted_avg_shares_diluted: Picked | null
}

const perShare = (line: Line): boolean => /\/shares?$/i.test(line.fact.measure) || /pershare/i.test(line.fact.measure)
const shares = (line: Line): boolean => /^shares?$/i.test(line.fact.measure)
const plain = (line: Line): boolean => line.fact.period.dims.size === 0

/** Class A before B before C; other common stock classes before awards and anything else. */
function classRank(line: Line): number {
  const members = [...line.fact.period.dims]
    .filter(([axis]) => /ClassOfStock|StatementClass/.test(axis))
    .map(([, member]) => member)
  const [axis, member] = [...line.fact.period.dims][0] ?? ['', '']
  // One count by two methods (T88): the treasury stock method is that of the diluted figure.
  if (line.fact.period.dims.size === 1 && /Method/.test(axis)) return /TreasuryStock/.test(member) ? 40 : 41
  if (line.fact.period.dims.size !== 1 || members.length !== 1) return 99
  const letter = /Class([A-Z])(?![a-z])/.exec(members[0] ?? '')?.[1]
  return letter ? letter.charCodeAt(0) - 65 : /Common/i.test(members[0] ?? '') ? 30 : 60
}

const BOTH = /basic\s*(and|&|\/)\s*(fully[ -])?diluted|diluted\s*(and|&|\/)\s*basic/i
const isForBoth = ({ heading, label }: Line): boolean => BOTH.test(`${heading} ${label}`)

/** Chooses the four figures of one period. `elsewhere` gives the lines of the notes when the face is silent. */
export function perShareFigures(
  facts: Facts,
  face: readonly Line[],
  notes: () => Line[],
  hidden: readonly Fact[],
): PerShare {
  const eps = pair(
    facts,
    face.filter(perShare),
    () => notes().filter(perShare),
    concepts.EPS_BASIC,
    concepts.EPS_DILUTED,
    hidden,
    null,
  )
  const counts = pair(
    facts,
    face.filter(shares),
    () => notes().filter(shares),
    concepts.SHARES_BASIC,
    concepts.SHARES_DILUTED,
    hidden,
    eps.basic?.lines[0] ?? eps.diluted?.lines[0] ?? null,
  )
  return {
    basic_eps: eps.basic,
    diluted_eps: eps.diluted,
    weighted_avg_shares_basic: counts.basic,
    weighted_avg_shares_diluted: counts.diluted,
  }
}

interface Pair {
  basic: Picked | null
  diluted: Picked | null
}

function pair(
  facts: Facts,
  face: readonly Line[],
  notes: () => Line[],
  basicNames: readonly string[],
  dilutedNames: readonly string[],
  hidden: readonly Fact[],
  like: Line | null,
): Pair {
  const choose = (lines: readonly Line[], names: readonly string[]): Line | undefined => {
    const found = byNames(lines, names)
    const dims = like === null ? '' : dimKey(like)
    return (
      found.find((line) => dims !== '' && dimKey(line) === dims) ??
      found.find(plain) ??
      found.sort((a, b) => classRank(a) - classRank(b))[0]
    )
  }
  let basic = choose(face, basicNames)
  let diluted = choose(face, dilutedNames)
  if (basic === undefined && diluted === undefined) {
    const others = notes()
    basic = choose(others, basicNames)
    diluted = choose(others, dilutedNames)
    // A count of the notes for both (0000000000-22-810001).
    const only = basic ?? diluted
    if (only !== undefined && isForBoth(only)) {
      basic ??= only
      diluted ??= only
    }
  } else if (basic === undefined || diluted === undefined) {
    const shown = (basic ?? diluted) as Line
    const missing = basic === undefined ? basicNames : dilutedNames
    // One printed line for both (T80, T124): its label says so, or the other fact is hidden with the same value.
    const twin = hidden.find(
      (fact) =>
        missing.includes(concepts.local(fact.name)) &&
        fact.period.start === shown.fact.period.start &&
        fact.period.end === shown.fact.period.end &&
        factValue(facts.bytes, fact) === shown.value,
    )
    const single = isForBoth(shown) || twin !== undefined
    const other = single
      ? shown
      : (choose(notes(), missing) ?? (byNames(face, [...basicNames, ...dilutedNames]).length === 1 ? shown : undefined))
    if (basic === undefined) basic = other
    else diluted = other
  }
  return { basic: basic ? fromLine(facts, basic) : null, diluted: diluted ? fromLine(facts, diluted) : null }
}

const dimKey = (line: Line): string =>
  [...line.fact.period.dims]
    .map((pair) => pair.join('='))
    .sort()
    .join(';')

function byNames(lines: readonly Line[], names: readonly string[]): Line[] {
  const rank = (line: Line) => {
    const exact = names.indexOf(concepts.local(line.fact.name))
    return exact >= 0 && concepts.isStandard(line.fact.name) ? exact : -1
  }
  return lines
    .filter((line) => rank(line) >= 0 && classRankOrPlain(line) < 60)
    .sort((a, b) => rank(a) - rank(b) || a.row - b.row)
}

const classRankOrPlain = (line: Line): number => (plain(line) ? 0 : classRank(line))

/** Lines of every table but the face, for one period. */
export function noteLines(facts: Facts, face: Face, matches: (fact: Fact) => boolean): Line[] {
  const lines: Line[] = []
  for (const table of face.all) {
    if (
      face.tables.includes(table) ||
      !table.facts.some(
        (fact) =>
          matches(fact) &&
          /PerShare|SharesOutstanding|SharesIssued|WeightedAverage|PerOutstanding|UnitsOutstanding/.test(fact.name),
      )
    )
      continue
    rowsOf(facts.bytes, table).forEach((row, at) => {
      for (const fact of row.facts) {
        if (!matches(fact)) continue
        const value = factValue(facts.bytes, fact)
        if (value !== null) lines.push({ label: row.label, heading: row.heading, fact, value, row: at })
      }
    })
  }
  return lines
}

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
