/** What each number of a sentence is said of. */
import { isPerShare, isShares, type Metric } from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { PRIOR_BEFORE, type Sentence } from '../figures-in-words/sentence.ts'
import { shareOf } from './shares.ts'

/** What a number is said of: its metrics (none = a named thing the statement does not know), or null = nothing named. */
export interface Binding {
  token: MetricToken
  metrics: Metric[]
}

const FOLLOWING =
  /^\s*(?:(?:of|from) (?:every|each) (?:\w+ )?dollar\s+)?(?:in|into|of|as|became|was|were|is|to|(?:was|were|is|are)?\s*(?:went|goes|gone|flowed|spent|used)\s+(?:on|to|into|for)|ended as|ended up as|remained as|turned into|(?:was|were|is|are) left (?:over )?as)\s+(?:(?:its|the|their|a|an|total|reported|quarterly|annual|overall|consolidated|company's|company’s|[A-Z][\w&.]*(?:['’]s)?)\s+){0,3}$/
/** "spent $31.4 billion on research and development" */
const SPENT =
  /\b(?:spent|spends?|spending|paid|pays?|invested|invests?)\s+(?:(?:about|nearly|almost|just|only|some|roughly|over|more than)\s+)?$/i
const EXCEEDS_BY =
  /\b(?:exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|outstripp?(?:s|ed)|outweigh(?:s|ed)|outpaced|trail(?:s|ed))\s+[^,;\d$€£]{3,40}\sby\s+(?:(?:about|around|nearly|almost|some|more than|over|just|roughly)\s+)*$/
const COSTS =
  /^\s*(?:has |have |had )?(?:cost|costs|consumed|consumes|took|takes|required|swallowed|devoured|brought in|brings in|generated|generates|contributed|yielded)\b/
const ON = /^\s*(?:on|in|for)\s+(?:its\s+|the\s+)?$/
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
  const compared = ofCompared(s, n, next)
  if (compared) return compared
  // "exceeded revenue by $1.3 billion": between two figures, no change of one.
  if (previous && EXCEEDS_BY.test(s.text.slice(Math.max(0, n.start - 90), n.start)))
    return { token: previous, metrics: [] }
  const share = shareOf(s, n)
  if (share) return { token: share.part, metrics: share.part.metrics }
  if (next && free(n.end, next.start)) {
    const gap = s.text.slice(n.end, next.start)
    const perShare =
      next.metrics.some((m) => m.kind === 'figure' && m.name.endsWith('_eps')) && n.kind === 'money' && !n.hasScale
    if ((perShare || (n.kind === 'cents' && next.metrics.some(isPerShare))) && gap.length <= 16 && !/[.,;]/.test(gap))
      return { token: next, metrics: withSign(previous, next) }
    const placed = n.kind === 'percent' ? null : inDivision(s, n, previous, next, gap)
    if (placed) return placed
    const connector = FOLLOWING.exec(gap)
    const isShareBase = n.kind === 'percent' && /^\s*of\b/.test(gap)
    if (isShareBase) {
      const partOf = partOfRevenue(s, next)
      if (partOf) return { token: partOf, metrics: partOf.metrics }
    }
    const isWhole = n.kind === 'cents' && next.metrics[0]?.kind === 'figure' && next.metrics[0].name === 'total_revenue'
    if (connector && !isShareBase && !isWhole && !isNewClause(s, gap, next)) {
      // "iPhone brought in $5 billion in revenue": the revenue is the division's.
      const [own] = previous?.metrics ?? []
      const [general] = next.metrics
      const isOwnRevenue =
        own?.kind === 'division' &&
        general?.kind === 'figure' &&
        general.name === 'total_revenue' &&
        /^\s*(?:in|of|to)\s+(?:total |net |quarterly |annual )?$/.test(gap) &&
        previous !== null &&
        free(previous.end, n.start)
      if (isOwnRevenue && previous) return { token: previous, metrics: previous.metrics }
      return { token: next, metrics: next.metrics }
    }
    // "there were 2.43B diluted shares"
    if (/^\s+$/.test(gap) && n.kind === 'count' && next.metrics.some(isShares))
      return { token: next, metrics: next.metrics }
    // "the $28.7 billion that sales and marketing cost"
    if (
      /^\s*(?:that|which)?\s*$/.test(gap) &&
      (COSTS.test(s.text.slice(next.end)) ||
        (/that|which/.test(gap) && /cost$/i.test(s.text.slice(next.start, next.end))))
    )
      return { token: next, metrics: next.metrics }
    if (ON.test(gap) && SPENT.test(s.text.slice(0, n.start))) return { token: next, metrics: next.metrics }
    const isGrowth =
      n.kind === 'percent' &&
      /^\s*(?:growth|increase|decrease|decline|drop|rise|jump|gain|fall|improvement)\b/.test(s.text.slice(next.end))
    if (ADJACENT.test(gap) && (isGrowth || ARTICLE.test(s.text.slice(0, n.start))) && !isShareBase)
      return { token: next, metrics: next.metrics }
  }
  const perShareLater = ofLaterShare(s, n)
  if (perShareLater) return perShareLater
  const within = next && n.kind === 'percent' ? madeIn(s, previous, next, n) : null
  if (within) return { token: within, metrics: within.metrics }
  // "$1.17 billion, or $0.33 per share, down from $1.40 billion": no amount of billions is one of a share.
  // "Footwear makes up two thirds of sales ($31.0 billion)": sales are the measure there, not what is spoken of.
  if (previous && isOfOther(s, n)) return { token: previous, metrics: [] }
  const named = before.filter((one) => n.kind === 'percent' || !isMeasure(s, one))
  const fitting = n.hasScale ? named.findLast((one) => one.metrics.some((m) => !isPerShare(m))) : previous
  // Another clause with a subject of its own.
  if (fitting && isNewSubject(s.text.slice(fitting.end, n.start))) return null
  if (fitting?.isVerb) return ofSubject(s, fitting)
  return fitting ? { token: fitting, metrics: fitting.metrics } : null
}

/** "$11.7 billion in net revenues against $9.0 billion": the second is of what the first is of. */
function ofCompared(s: Sentence, n: NumberToken, next: MetricToken | null): Binding | null {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (last?.kind !== n.kind || n.kind === 'percent' || !PRIOR_BEFORE.test(s.text.slice(0, n.start))) return null
  const between = s.metrics.filter((one) => one.start >= last.end && one.end <= n.start)
  const [measure] = between
  if (
    between.length !== 1 ||
    !measure ||
    !FOLLOWING.test(s.text.slice(last.end, measure.start).replace(/\b(?:19|20)\d\d /, ''))
  )
    return null
  if (next && FOLLOWING.test(s.text.slice(n.end, next.start))) return null
  return bind(s, last)
}

/** "The iPhone, still king, brought in $5 billion": the division before the verb; of its profit nothing is known. */
function ofSubject(s: Sentence, verb: MetricToken): Binding {
  const clause = s.text.slice(0, verb.start)
  const open = /,\s+(?:which|who|that)\s[^,]*,\s*$/.exec(clause)
  const head = open ? open.index : verb.start
  const from = Math.max(
    clause.lastIndexOf(';'),
    clause.lastIndexOf(':'),
    s.numbers.findLast((one) => one.end <= head)?.end ?? -1,
  )
  const own = s.metrics.findLast((one) => one.end <= head && one.start > from)
  const [division] = own?.metrics ?? []
  if (!own || division?.kind !== 'division') return { token: verb, metrics: verb.metrics }
  const [said] = verb.metrics
  const isRevenue = said?.kind === 'figure' && said.name === 'total_revenue'
  return { token: own, metrics: isRevenue ? own.metrics : [] }
}

/** "$12.8 billion from energy storage", "revenue of $5 billion in Europe": the figure is the division's. */
function inDivision(
  s: Sentence,
  n: NumberToken,
  previous: MetricToken | null,
  next: MetricToken,
  gap: string,
): Binding | null {
  const [division] = next.metrics
  if (division?.kind !== 'division') return null
  const words =
    /^\s*(?:(?:was|were|is|came|comes|coming|generated|earned|made|booked|contributed|delivered|added)\s+)?(?<how>from|for|at|in|by)\s+(?:(?:its|the|their)\s+)?$/.exec(
      gap,
    )
  if (!words) return null
  const [said] = previous?.metrics ?? []
  // Of a division in a country, nothing is known; what comes "from" a division is its own.
  if (
    said?.kind === 'division' &&
    words.groups?.how !== 'from' &&
    previous &&
    s.numbers.every((one) => one.end <= previous.end || one.start >= n.start)
  )
    return null
  if (said?.kind !== 'figure' || isPerShare(said)) return { token: next, metrics: next.metrics }
  const name = said.name
  if (name !== 'total_revenue' && name !== 'operating_income' && name !== 'cost_of_revenue') return null
  const quantity = name === 'total_revenue' ? 'revenue' : name
  return {
    token: next,
    metrics: next.metrics.flatMap((one): Metric[] => (one.kind === 'division' ? [{ ...one, quantity }] : [])),
  }
}

/** "a $21.8 billion gain from discontinued operations": an amount of something of its own. */
function isOfOther(s: Sentence, n: NumberToken): boolean {
  if (n.kind !== 'money' || !ARTICLE.test(s.text.slice(0, n.start)) || /\bof\s+$/i.test(s.text.slice(0, n.start)))
    return false
  const word = /^\s+([a-z][a-z-]+)\b/.exec(s.text.slice(n.end))
  if (!word?.[1] || LINKS.test(word[1])) return false
  if (/^\s+(?:pre-?tax\s+|one-time\s+)?gains?\s+(?:from|on)\b/.test(s.text.slice(n.end))) return true
  const at = n.end + word[0].length - word[1].length
  return ![...s.directions, ...s.periods, ...s.metrics].some((one) => one.start <= at + word[0].length && one.end > at)
}

/** Words after an amount that say nothing of what it is of. */
const LINKS =
  /^(?:in|of|for|from|to|and|or|per|on|at|that|it|its|than|compared|last|this|during|a|an|earlier|ago|while|with|as|is|was|were|had|has|by|against|versus|vs|after|before|the|they|we|you|he|she|reported|posted|recorded|booked|earned|made|seen|figure|mark|total|level|sum|it|apiece|each|worth|less|but|which|when|where|if|who|total)$/

/** "from −$0.20 to $0.65 per share": the words behind the second number are the first one's too. */
function ofLaterShare(s: Sentence, n: NumberToken): Binding | null {
  const second = s.numbers[s.numbers.indexOf(n) + 1]
  const isSmall = (one: NumberToken) => one.kind === 'money' && !one.hasScale && one.value < 10_000 && one.step < 1
  if (!second || !isSmall(n) || !isSmall(second)) return null
  if (!/^\s*(?:to|and|,|versus|vs\.?|from|against)\s+$/.test(s.text.slice(n.end, second.start))) return null
  const token = s.metrics.find((one) => one.start >= second.end && one.metrics.some(isPerShare))
  return token && /^\s*$/.test(s.text.slice(second.end, token.start)) ? { token, metrics: token.metrics } : null
}

/** "half of its revenue (48.7%) was made in the United States": the share is of the place. */
function madeIn(s: Sentence, previous: MetricToken | null, next: MetricToken, n: NumberToken): MetricToken | null {
  const [whole] = previous?.metrics ?? []
  if (whole?.kind !== 'figure' || whole.name !== 'total_revenue' || next.metrics[0]?.kind !== 'division') return null
  const gap = s.text.slice(n.end, next.start)
  return /^\s*\)?\s*(?:(?:was|is|were|are|comes?|came)\s+)?(?:(?:made|earned|generated|booked)\s+)?(?:in|from)\s+(?:the\s+)?$/.test(
    gap,
  )
    ? next
    : null
}

/** "two thirds of sales": what a share is of. */
function isMeasure(s: Sentence, token: MetricToken): boolean {
  // "the biggest unit by revenue"
  if (
    /\b(?:unit|segment|division|business|company|firm|maker|largest|biggest|ranked)\s+by\s+$/.test(
      s.text.slice(0, token.start),
    )
  )
    return true
  const share = s.numbers.findLast((one) => one.kind === 'percent' && one.end <= token.start)
  return share !== undefined && /^\s*of\s+(?:(?:its|the|all|total|net)\s+)*$/.test(s.text.slice(share.end, token.start))
}

/** "…; apparel adds $5 billion": after a semicolon something else may be spoken of. */
const isNewSubject = (gap: string): boolean =>
  /[%\d]\S*\s*,?\s+(?:and|while|but|whereas)\s+(?!(?:it|they|that|this|which|up|down|from|to|a|an|in|on|of|by)\b)(?:the\s+|its\s+)?[\p{L}&'’-]+(?:\s+[\p{L}&'’-]+){0,3}\s+(?:equall?ed|was|were|came|stood|reached|hit|totall?ed|amounted|accounted|made|cost|took|rose|fell|grew)\s+(?:[a-z]+\s+){0,3}$/u.test(
    gap,
  ) || /;\s+(?!(?:it|they|that|this|which|up|down|from|a|an|in|on|of|the year)\b)[\p{L}'’ -]{3,60}$/u.test(gap)

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
