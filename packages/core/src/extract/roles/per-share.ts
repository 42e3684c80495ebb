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
  /continuing|discontinu|extraordinary|cumulative|accounting (?:change|principle)|before|pro ?-?forma|undistributed|distributed|dividend|investment income|disposal|non-?controlling|effect of|extinguishment/
const DILUTION_PART =
  /\beffect|incremental|assumed|options|warrants|restricted|convertible|anti-?dilut|employee|potential|dilutive (?:securities|shares)|stock awards|excluded|end of (?:the )?(?:period|year)|issued|outstanding at/

/** Primary EPS before 1998 counted the common equivalents that dilute (0000703799-96-000003): no diluted figure. */
const EQUIVALENTS = /\b(?:and|or) dilutive (?:common )?(?:stock |share )?equivalents?\b/g

interface Candidate {
  index: number
  value: number
  basic: boolean
  diluted: boolean
  /** Its own words say so, not a heading over it. */
  own: boolean
  part: boolean
  rank: number
}

/** What the choice among figures per share may rest on besides words; amounts in printed units. */
export interface Incomes {
  /** Net income, and what is left of it for common shareholders. */
  incomes: readonly number[]
}

const NO_INCOMES: Incomes = { incomes: [] }

function flags(line: Line): { basic: boolean; diluted: boolean; own: boolean } {
  const own = line.words.replace(EQUIVALENTS, ' ')
  const diluted = /\bdilut|assuming (?:full )?dilution/.test(
    own.replace(/anti-?dilut\w*|(?:no|without|before) dilution/g, ''),
  )
  const basic = /\bbasic\b|\bprimary\b|undiluted|(?:before|no|without) dilution/.test(own)
  if (basic || diluted) return { basic, diluted, own: true }
  const near = line.heading.replace(EQUIVALENTS, ' ').split(' > ').reverse()
  for (const heading of near) {
    const b = /\bbasic\b|\bprimary\b/.test(heading)
    const d = /\bdilut|assuming dilution/.test(heading)
    if (b || d) return { basic: b, diluted: d, own: false }
  }
  return { basic: false, diluted: false, own: false }
}

function isPart(line: Line, kind: 'eps' | 'shares', nearest: string): boolean {
  const own = line.words
  if (kind === 'shares') return DILUTION_PART.test(own) && !/^(?:basic|diluted|weighted)/.test(own)
  if (/continuing and discontinued|continuing operations and/.test(own)) return false
  const part = PART.test(own) || (PART.test(nearest) && !/net (?:income|loss)/.test(own))
  const total =
    /^(?:basic |diluted )?(?:total )?net (?:income|loss|earnings)/.test(line.bare) &&
    !/before|from continuing|from discontinued|pro forma/.test(own)
  return part && !total
}

function candidates(
  lines: readonly Line[],
  kinds: readonly Kind[],
  kind: 'eps' | 'shares',
  column: number,
): Candidate[] {
  const out: Candidate[] = []
  for (const [index, line] of lines.entries()) {
    const figure = line.values[column]
    if (kinds[index] !== kind || !figure || figure.percent) continue
    const nearest = line.heading.split(' > ').at(-1) ?? ''
    const own = line.words
    const byClass = /class ([a-c])\b/.exec(`${nearest} ${own}`)?.[1]
    const rank =
      (byClass === 'b' ? 2 : byClass === 'c' ? 3 : byClass === 'a' ? 1 : 0) +
      (/restricted|preferred|pro forma/.test(own) ? 5 : 0)
    let said = flags(line)
    // "Basic … from continuing operations", then "Net earnings": the lines of one block share its first line's word.
    const above = out.at(-1)
    if (kind === 'eps' && !said.basic && !said.diluted && above?.part && above.index === index - 1)
      said = { basic: above.basic, diluted: above.diluted, own: above.own }
    out.push({ index, value: figure.value, ...said, part: isPart(line, kind, nearest), rank })
  }
  return out
}

/** The last of the candidates that those before it add up to, subtotals on the way included; null where none does. */
function summed(list: readonly Candidate[], step: number): Candidate | null {
  let run: number[] = []
  let found: Candidate | null = null
  for (const one of list) {
    const sum = run.reduce((total, value) => total + value, 0)
    if (run.length >= 2 && Math.abs(sum - one.value) <= step * run.length && one.value !== 0) {
      found = one
      run = [one.value]
    } else run.push(one.value)
  }
  return found
}

const POINTS = { whole: 2, named: 1, summed: 2, explained: 3 }

/**
 * The figure of all operations together: by its words, as the sum of the parts above it, and as what an income divided
 * by a count of shares gives. The most points win; of equals the first.
 */
function pick(
  list: readonly Candidate[],
  lines: readonly Line[],
  explained: (value: number) => boolean,
): Candidate | null {
  const rank = Math.min(...list.map((c) => c.rank))
  const pool = list.filter((c) => c.rank === rank)
  const total = summed(pool, 0.01)
  // Where only parts are named: the last of several, else a line of continuing operations.
  const parts = pool.every((c) => c.part)
  const whole = (candidate: Candidate) =>
    pool.length > 2 ? candidate === pool.at(-1) : /continuing/.test(lines[candidate.index]?.words ?? '')
  let best: { candidate: Candidate; points: number } | null = null
  for (const candidate of pool) {
    const line = lines[candidate.index]
    const named = parts ? whole(candidate) : /^total|^net (?:income|loss|earnings)|^net$/.test(line?.bare ?? '')
    const points =
      (candidate.part ? 0 : POINTS.whole) +
      (named ? POINTS.named : 0) +
      (candidate === total ? POINTS.summed : 0) +
      (candidate.value !== 0 && explained(candidate.value) ? POINTS.explained : 0)
    if (best === null || points > best.points) best = { candidate, points }
  }
  return best?.candidate ?? null
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
export function pickPerShare(
  lines: readonly Line[],
  kinds: readonly Kind[],
  column: number,
  { incomes }: Incomes = NO_INCOMES,
): PerShare {
  const counts = candidates(lines, kinds, 'shares', column).filter(({ part, value }) => !part && value > 0)
  const explained = (eps: number) =>
    counts.some((count) => incomes.some((income) => isQuotient(eps, income / count.value)))
  const choose = (kind: 'eps' | 'shares') => {
    const list = candidates(lines, kinds, kind, column)
    // Where one count names itself, a heading further up says nothing about the others.
    if (kind === 'shares' && list.some((c) => c.own && c.diluted && !c.basic)) {
      for (const c of list) if (!c.own && c.diluted) c.diluted = false
    }
    const best = (among: readonly Candidate[]) =>
      pick(among, lines, kind === 'eps' ? explained : () => false)?.index ?? null
    const basicOnly = list.filter((c) => c.basic && !c.diluted)
    const dilutedOnly = list.filter((c) => c.diluted && !c.basic)
    const one = best(list.filter((c) => c.basic && c.diluted))
    const neutral = list.filter((c) => !c.basic && !c.diluted && (kind === 'eps' || !c.part))
    const [basic, diluted] = [best(basicOnly), best(dilutedOnly)]
    if (basic === null && diluted === null) {
      const single = one ?? best(neutral)
      return { basic: single, diluted: single }
    }
    return { basic: basic ?? one ?? best(neutral), diluted: diluted ?? one }
  }
  const eps = choose('eps')
  const shares = besideTheirEps(choose('shares'), eps, lines, kinds, column)
  return { basic: eps.basic, diluted: eps.diluted, basicShares: shares.basic, dilutedShares: shares.diluted }
}

/** Is the figure what income over the count gives, whatever the units of the two? */
export const isQuotient = (eps: number, quotient: number): boolean =>
  [1e-6, 1e-3, 1, 1e3, 1e6].some((scale) => Math.abs(eps - quotient * scale) <= 0.0051 + Math.abs(eps) * 0.002)
