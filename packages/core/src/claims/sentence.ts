/** A sentence taken apart: what it names, which numbers stand in it, which period each belongs to. */
import { shortCompanyName } from '../words/company-name.ts'
import { type DirectionToken, directionTokens } from './directions.ts'
import type { FactBase, FactPeriod, Metric } from './facts.ts'
import { yearBefore } from './facts.ts'
import type { Lexicon, MetricToken } from './lexicon.ts'
import { metricTokens } from './lexicon.ts'
import { maskNonFigures, type NumberToken, numberTokens } from './numbers.ts'
import type { Passage } from './passages.ts'
import { type PeriodToken, periodOf, periodTokens, UNKNOWN } from './periods.ts'

export interface Sentence {
  passage: Passage
  text: string
  metrics: MetricToken[]
  numbers: NumberToken[]
  periods: PeriodToken[]
  directions: DirectionToken[]
  isOfHundred: boolean
  /** speaks of what may come, of somebody's opinion: nothing the statement could confirm */
  isOutlook: boolean
  /** the period the whole sentence is about where it names one; null = the text's own */
  about: FactPeriod | typeof UNKNOWN | null
}

const OUTLOOK =
  /\b(?:would|could|might|may|if|whether|expects?|expected|expectations?|guidance|guided|forecasts?|outlook|analysts?|consensus|targets?|plans? to|will|should|assum\w+|estimates?|hypothetical)\b/i

export function readSentence(base: FactBase, lexicon: Lexicon, passage: Passage): Sentence {
  const { text } = passage
  const { text: masked, isOfHundred } = maskNonFigures(text, [
    base.company,
    ...base.tickers,
    ...ownLabels(base).filter((label) => /\d/.test(label)),
  ])
  // A name may hold words that mean something: "Advanced Micro Devices", "Growth Properties".
  const labels = ownLabels(base)
  const names = [base.company, shortCompanyName(base.company)]
  // But "Google websites" is a division of Google's.
  const nameless = blankNames(
    text,
    names.filter((name) => !labels.some((label) => label.includes(name))),
  )
  const metrics = metricTokens(nameless, lexicon)
  const periods = periodTokens(text)
  const inside = (n: NumberToken) => metrics.some((m) => n.start >= m.start && n.end <= m.end)
  const sentence: Sentence = {
    passage,
    text,
    metrics,
    numbers: numberTokens(masked).filter((n) => n.start >= passage.from && !inside(n)),
    periods,
    directions: directionTokens(nameless),
    isOfHundred,
    isOutlook: !passage.inTable && OUTLOOK.test(text.replace(/\bMay\b/g, '   ')),
    about: null,
  }
  const own = periods.filter((one) => isOfWholeSentence(sentence, one))
  const distinct = [...new Set(own.map((one) => periodOf(base, one.says, base.periods[0])))]
  sentence.about = distinct.length === 1 ? (distinct[0] ?? null) : null
  return sentence
}

/** "from $90 billion in 2023", "(29.8% in 2023)", "a year earlier": the period of one number, not of the sentence. */
function isOfWholeSentence(s: Sentence, token: PeriodToken): boolean {
  if (token.isComparison || token.says.kind === 'prior' || token.says.kind === 'previous-quarter') return false
  const before = s.text.slice(0, token.start)
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false
  const number = s.numbers.filter((one) => one.end <= token.start).at(-1)
  if (!number || !AFTER_NUMBER.test(s.text.slice(number.end, token.start))) return true
  return !PRIOR_BEFORE.test(s.text.slice(0, number.start))
}

function ownLabels(base: FactBase): string[] {
  return base.periods.flatMap((p) => [...p.business, ...p.geographical].map((d) => d.label))
}

function blankNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name.length > 2)
    .reduce((rest, name) => rest.split(name).join(' '.repeat(name.length)), text)
}

/** What a number is said of: its metrics (none = a named thing the statement does not know), or null = nothing named. */
export interface Binding {
  token: MetricToken
  metrics: Metric[]
}

const FOLLOWING =
  /^\s*(?:(?:of|from) (?:every|each) (?:\w+ )?dollar\s+)?(?:in|of|as|became|was|were|is|to|ended as|ended up as|remained as|turned into)\s+(?:(?:its|the|their|a|an|total|reported|quarterly|annual|overall|consolidated|company's|company’s|[A-Z][\w&.]*(?:['’]s)?)\s+){0,3}$/
const ADJACENT = /^\s*(?:(?:quarterly|annual|reported|total|overall)\s+)?$/
const ARTICLE = /(?:^|\s)(?:an?|the|its|their|of)\s+(?:[−-])?$/i

/** The metric a number belongs to: one that follows it closely ("$5 billion in revenue"), else the nearest before it. */
export function bind(s: Sentence, n: NumberToken): Binding | null {
  const others = s.numbers.filter((one) => one !== n)
  const free = (from: number, to: number) => others.every((one) => one.end <= from || one.start >= to)
  const before = s.metrics.filter((m) => m.end <= n.start)
  const previous = before.at(-1) ?? null
  const next = s.metrics.find((m) => m.start >= n.end) ?? null
  if (s.passage.inTable) return previous ? { token: previous, metrics: tableMetrics(before) } : null
  const listed = respectively(s, n)
  if (listed) return { token: listed, metrics: listed.metrics }
  if (next && free(n.end, next.start)) {
    const gap = s.text.slice(n.end, next.start)
    const perShare =
      next.metrics.some((m) => m.kind === 'figure' && m.name.endsWith('_eps')) && n.kind === 'money' && !n.hasScale
    if (perShare && gap.length <= 16 && !/[.,;]/.test(gap)) return { token: next, metrics: withSign(previous, next) }
    const connector = FOLLOWING.exec(gap)
    const isShareBase = n.kind === 'percent' && /^\s*of\b/.test(gap)
    if (isShareBase) {
      const partOf = partOfRevenue(s, next)
      if (partOf) return { token: partOf, metrics: partOf.metrics }
    }
    if (connector && !isShareBase && !isNewClause(s, gap, next)) {
      // "iPhone brought in $5 billion in revenue": the revenue is the division's.
      const [own] = previous?.metrics ?? []
      const [general] = next.metrics
      const isOwnRevenue =
        own?.kind === 'division' &&
        general?.kind === 'figure' &&
        general.name === 'total_revenue' &&
        /^\s*(?:in|of)\s+(?:total |net |quarterly |annual )?$/.test(gap) &&
        previous !== null &&
        free(previous.end, n.start)
      if (isOwnRevenue && previous) return { token: previous, metrics: previous.metrics }
      return { token: next, metrics: next.metrics }
    }
    if (ADJACENT.test(gap) && ARTICLE.test(s.text.slice(0, n.start)) && !isShareBase)
      return { token: next, metrics: next.metrics }
  }
  return previous ? { token: previous, metrics: previous.metrics } : null
}

/** "87% of revenue from Automotive", "half of revenue came from iPhone": the part whose share it is. */
function partOfRevenue(s: Sentence, next: MetricToken): MetricToken | null {
  const words = s.text.slice(next.start, next.end)
  if (next.metrics[0]?.kind === 'division') return /^(?:total |net )?(?:revenues?|sales)\b/i.test(words) ? next : null
  const [whole] = next.metrics
  if (whole?.kind !== 'figure' || whole.name !== 'total_revenue') return null
  const part = s.metrics.find((one) => one.start >= next.end)
  if (part?.metrics[0]?.kind !== 'division') return null
  return /^\s*(?:came|comes|is|was|stems|stemmed|derives)\s+from\s+(?:its |the )?$/i.test(
    s.text.slice(next.end, part.start),
  )
    ? part
    : null
}

/** "as" and "to" open a new clause unless the figure's name ends it: "kept $23.97 as net income." */
function isNewClause(s: Sentence, gap: string, next: MetricToken): boolean {
  if (!/^\s*(?:as|to|was|were|is)\b/.test(gap)) return false
  return !/^\s*(?:[.,;:)]|$|and\b|after\b|in\b|for\b)/.test(s.text.slice(next.end))
}

/** "a net loss … $1.20 per share": the sign is in the words before. */
function withSign(previous: MetricToken | null, next: MetricToken): Metric[] {
  if (previous?.isNegated) next.isNegated = true
  return next.metrics
}

/** In a table the row names the thing and the column what of it: "iPhone" under "Revenue" is the iPhone's revenue. */
function tableMetrics(before: readonly MetricToken[]): Metric[] {
  const own = before.find((one) => one.metrics.some((m) => m.kind === 'division'))
  const last = before.at(-1)?.metrics ?? []
  if (!own) return [...(before[0]?.metrics ?? last)]
  const [figure] = last
  const name = figure?.kind === 'figure' ? figure.name : null
  const quantity = name === 'operating_income' || name === 'cost_of_revenue' ? name : 'revenue'
  return own.metrics.flatMap((one): Metric[] => (one.kind === 'division' ? [{ ...one, quantity }] : []))
}

/** "Revenue and net income were $5 billion and $1 billion, respectively". */
function respectively(s: Sentence, n: NumberToken): MetricToken | null {
  if (!/\brespectively\b/i.test(s.text)) return null
  const [first] = s.numbers
  if (!first) return null
  const names = s.metrics.filter((m) => m.end <= first.start)
  const run = s.numbers.filter((one) => one.kind === n.kind)
  const at = run.indexOf(n)
  return names.length === run.length ? (names[at] ?? null) : null
}

const PRIOR_BEFORE =
  /(?:\bfrom|\bagainst|\bcompare[sd]? (?:with|to)|\bversus|\bvs\.?|\bthan)\s+(?:(?:a|an|the|about|around|roughly|nearly|only|just|some|net|loss|profit|income|of|revenue|sales)\s+)*(?:[−-])?$/i
const AFTER_NUMBER =
  /^[\s,(]*(?:per share\s+|in\s+|for\s+|during\s+|of\s+|the\s+|recorded\s+|reported\s+|earned\s+|a share\s+|per diluted share\s+|per basic share\s+)*$/i

export interface NumberPeriod {
  period: FactPeriod | typeof UNKNOWN
  /** another one it may belong to just as well: the period of the sentence before */
  or: FactPeriod | null
  /** what a change is measured from; null = a year before */
  from: FactPeriod | typeof UNKNOWN | null
}

/** The period a number belongs to (decided by what stands nearest), and the one a change is measured from. */
export function periodOfNumber(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  inherited: FactPeriod | null,
): NumberPeriod {
  const about = s.about === null ? base.periods[0] : s.about
  const known = about === UNKNOWN ? base.periods[0] : about
  const named = (token: PeriodToken) => periodOf(base, token.says, known)
  const others = s.numbers.filter((one) => one !== n)
  const after = s.periods.find((p) => p.start >= n.end)
  const comparison = s.periods.filter((p) => p.isComparison).at(0)
  const from = comparison ? named(comparison) : null
  const free = (a: number, z: number) => others.every((one) => one.end <= a || one.start >= z)
  if (after && !after.isComparison && free(n.end, after.start) && AFTER_NUMBER.test(s.text.slice(n.end, after.start))) {
    return { period: named(after), or: null, from }
  }
  if (PRIOR_BEFORE.test(s.text.slice(0, n.start)) && n.kind !== 'percent') {
    // "from $90 billion": what the sentence compares with.
    return {
      period: from && from !== UNKNOWN && from !== known ? from : (yearBefore(base, known) ?? UNKNOWN),
      or: null,
      from: null,
    }
  }
  if (PRIOR_BEFORE.test(s.text.slice(0, n.start)) && !/\bthan\s+\S*$/i.test(s.text.slice(0, n.start))) {
    return {
      period: from && from !== UNKNOWN && from !== known ? from : (yearBefore(base, known) ?? UNKNOWN),
      or: null,
      from: null,
    }
  }
  const before = s.periods.filter((p) => p.end <= n.start && !p.isComparison).at(-1)
  if (before) return { period: named(before), or: null, from }
  if (s.about !== null) return { period: s.about, or: null, from }
  return { period: base.periods[0], or: inherited, from }
}

/** Offsets of a piece of a passage in the source. */
export function sourceSpan(s: Sentence, start: number, end: number): { start: number; end: number } {
  const from = s.passage.at[start] ?? 0
  const to = s.passage.at[end - 1]
  return { start: from, end: (to ?? from) + 1 }
}
