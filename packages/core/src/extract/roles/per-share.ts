import type { Kind } from '../lexicon/kinds.ts'
import type { Line } from '../sheet/lines.ts'

/** Which lines of the statement are basic and diluted EPS and the shares they rest on. */
export interface PerShare {
  basic: number | null
  diluted: number | null
  basicShares: number | null
  dilutedShares: number | null
}

const PART =
  /continuing|discontinu|extraordinary|cumulative|accounting (?:change|principle)|before|pro ?-?forma|undistributed|distributed|dividend|investment income|disposal|non-?controlling|effect of/
const DILUTION_PART =
  /\beffect|incremental|assumed|options|warrants|restricted|convertible|anti-?dilut|employee|potential|dilutive (?:securities|shares)|stock awards|excluded|end of (?:the )?(?:period|year)|issued|outstanding at/

interface Candidate {
  index: number
  basic: boolean
  diluted: boolean
  /** Its own words say so, not a heading over it. */
  own: boolean
  part: boolean
  rank: number
}

function flags(line: Line): { basic: boolean; diluted: boolean; own: boolean } {
  const own = line.words
  const diluted = /\bdilut|assuming (?:full )?dilution/.test(
    own.replace(/anti-?dilut\w*|(?:no|without|before) dilution/g, ''),
  )
  const basic = /\bbasic\b|\bprimary\b|undiluted|(?:before|no|without) dilution/.test(own)
  if (basic || diluted) return { basic, diluted, own: true }
  const near = line.heading.split(' > ').reverse()
  for (const heading of near) {
    const b = /\bbasic\b|\bprimary\b/.test(heading)
    const d = /\bdilut|assuming dilution/.test(heading)
    if (b || d) return { basic: b, diluted: d, own: false }
  }
  return { basic: false, diluted: false, own: false }
}

function candidates(
  lines: readonly Line[],
  kinds: readonly Kind[],
  kind: 'eps' | 'shares',
  column: number,
): Candidate[] {
  const out: Candidate[] = []
  for (const [index, line] of lines.entries()) {
    if (kinds[index] !== kind || !line.values[column] || line.values[column]?.percent) continue
    const nearest = line.heading.split(' > ').at(-1) ?? ''
    const own = line.words
    let part = PART.test(own) || (PART.test(nearest) && !/net (?:income|loss)/.test(own) && kind === 'eps')
    if (/continuing and discontinued|continuing operations and/.test(own)) part = false
    if (
      kind === 'eps' &&
      part &&
      /^(?:basic |diluted )?(?:total )?net (?:income|loss|earnings)/.test(line.bare) &&
      !/before|from continuing|from discontinued|pro forma/.test(own)
    )
      part = false
    if (kind === 'shares') part = DILUTION_PART.test(own) && !/^(?:basic|diluted|weighted)/.test(own)
    const byClass = /class ([a-c])\b/.exec(`${nearest} ${own}`)?.[1]
    const rank =
      (byClass === 'b' ? 2 : byClass === 'c' ? 3 : byClass === 'a' ? 1 : 0) +
      (/restricted|preferred|pro forma/.test(own) ? 5 : 0)
    out.push({ index, ...flags(line), part, rank })
  }
  return out
}

function pick(list: Candidate[], lines: readonly Line[], column: number, step: number): number | null {
  const first = list[0]
  if (!first) return null
  const whole = list.filter((c) => !c.part)
  const pool = whole.length > 0 ? whole : list
  const rank = Math.min(...pool.map((c) => c.rank))
  const best = pool.filter((c) => c.rank === rank)
  const value = (c: Candidate | undefined) => (c ? (lines[c.index]?.values[column]?.value ?? 0) : 0)
  if (whole.length === 0) {
    // Only parts are named: the total is the sum of two, else the only one.
    if (list.length === 1) return first.index
    const parts = list.filter((c) => /continuing/.test(lines[c.index]?.words ?? ''))
    return list.length > 2 ? (list.at(-1)?.index ?? null) : (parts[0]?.index ?? null)
  }
  if (best.length > 1) {
    // A total printed after its parts under one name or none.
    const sum = best.slice(0, -1).reduce((total, c) => total + value(c), 0)
    const last = best.at(-1)
    if (best.length > 2 && Math.abs(sum - value(last)) <= step * 2) return last?.index ?? null
    const total = best.find((c) => /^total|^net (?:income|loss|earnings)/.test(lines[c.index]?.bare ?? ''))
    if (total) return total.index
  }
  return best[0]?.index ?? null
}

interface Chosen {
  basic: number | null
  diluted: number | null
}

/**
 * Two counts that neither names itself: the one below each EPS is that one's (T84), or the one with the common
 * equivalents is the diluted one. Otherwise the single count that was chosen stays.
 */
function besideTheirEps(
  shares: Chosen,
  eps: Chosen,
  lines: readonly Line[],
  kinds: readonly Kind[],
  column: number,
): Chosen {
  if (shares.basic !== shares.diluted || eps.basic === eps.diluted || eps.basic === null || eps.diluted === null)
    return shares
  const counts = candidates(lines, kinds, 'shares', column).filter((c) => !c.basic && !c.diluted && !c.part)
  const [first, second] = counts
  if (first === undefined || second === undefined || counts.length > 2) return shares
  const below = first.index === eps.basic + 1 && second.index === eps.diluted + 1
  const equivalent = (c: Candidate) => /equivalents?\b/.test(lines[c.index]?.words ?? '')
  const named = equivalent(second) && !equivalent(first)
  return below || named ? { basic: first.index, diluted: second.index } : shares
}

/** Chooses the per-share and share lines; a single line counts for both (T80). */
export function pickPerShare(lines: readonly Line[], kinds: readonly Kind[], column: number): PerShare {
  const choose = (kind: 'eps' | 'shares') => {
    const list = candidates(lines, kinds, kind, column)
    // Where one count names itself, a heading further up says nothing about the others.
    if (kind === 'shares' && list.some((c) => c.own && c.diluted && !c.basic)) {
      for (const c of list) if (!c.own && c.diluted) c.diluted = false
    }
    const basicOnly = list.filter((c) => c.basic && !c.diluted)
    const dilutedOnly = list.filter((c) => c.diluted && !c.basic)
    const both = list.filter((c) => c.basic && c.diluted)
    const plain = list.filter((c) => !c.basic && !c.diluted)
    const step = 0.01
    const one = pick(both, lines, column, step)
    const neutral = plain.filter((c) => kind === 'eps' || !c.part)
    let basic = pick(basicOnly, lines, column, step)
    let diluted = pick(dilutedOnly, lines, column, step)
    if (basic === null && diluted === null && one !== null) return { basic: one, diluted: one }
    if (basic === null && diluted === null) {
      const single = pick(neutral, lines, column, step)
      return { basic: single, diluted: single }
    }
    basic ??= one ?? pick(neutral, lines, column, step)
    diluted ??= one
    return { basic, diluted }
  }
  const eps = choose('eps')
  const shares = besideTheirEps(choose('shares'), eps, lines, kinds, column)
  return { basic: eps.basic, diluted: eps.diluted, basicShares: shares.basic, dilutedShares: shares.diluted }
}
