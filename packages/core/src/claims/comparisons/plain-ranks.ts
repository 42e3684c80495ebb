/**
 * Ranks by what stands in a clause rather than by its build: one part of a group, one superlative ("contributes the
 * least", "the weakest of the five regions", "ranks fourth") and nothing else that could be ranked. Whatever the order
 * of the words, only one thing can be meant then.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import type { FactBase, FactPeriod, Metric } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { countOf, SAID } from '../../figures-in-words/skeleton.ts'
import { unreadWords } from '../../figures-in-words/unread.ts'
import { formatCompact } from '../../format/amount.ts'
import { formatChange } from '../../format/percent.ts'
import { type Compared, type Group, groupOf, isSame, type Member, membersOf } from './quantities.ts'

interface Superlative extends Span {
  /** by amount, by growth (up or down), or by either: "the strongest region" */
  by: 'amount' | 'growth' | 'either'
  /** the least, the slowest, the deepest fall */
  isLow: boolean
  /** 0 = the first */
  at: number
  /** "the only segment that grew": the sign of the change */
  only?: 1 | -1
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ORD = '(?:(?<ord>second|third|fourth|fifth)[- ])?'
/** The same before "most", under a name of its own: browsers and Node before 23 take no name twice in a pattern. */
const NTH = '(?:(?<nth>second|third|fourth|fifth)[ -])?'
const UP = '(?:growth|gain|increase|rise|advance|jump|improvement|percentage (?:gain|increase))s?'
const DOWN = '(?:decline|drop|fall|decrease|dip|slide|slump|contraction)s?'
const GREW = `(?:${SAID.up}|growing|expanding|rising)`
const FELL = `(?:${SAID.down}|shrinking|falling|declining)`
const word = (source: string) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'gi')

/** What may follow "the largest" where the part itself is meant, not a move, a loss or a margin of it. */
const OF_PARTS = `(?=(?:\\s+(?:single|overall|named|individual))*\\s+(?:${SAID.group.replace(/«m\\d\+»/g, '\\w+')}|sources?|contributors?|sellers?|earners?|slice|chunk|share|part|portion|money|revenues?|sales|of|among|by|in|at|with)\\b|\\s*[.,;:)]|$)`

type Reads = Pick<Superlative, 'by' | 'isLow'>
const SUPERLATIVES: readonly (readonly [RegExp, Reads])[] = [
  [
    // "Japan's 14.6% growth beat every other region's"
    word(
      '(?<=\\b(?:growth|gain|rise|increase) )(?:beats?|exceed(?:s|ed)|topped|surpass(?:es|ed)|outdid) (?:every|all|any)(?: of)?(?: the| its)? other',
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(
      `${ORD}(?:fastest|quickest|strongest|best|highest|biggest|largest|greatest|sharpest|steepest)[- ](?:growing|${UP}|grower)`,
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(
      `(?:outgr[eo]w|outpaced|faster than|${GREW}(?: (?:by )?\\S+%?,?)? (?:more|further) than) (?:every|all|any)(?: of)?(?: the| its)? other`,
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(`${FELL}(?: (?:by )?\\S+%?,?)? (?:more|further) than (?:every|all|any)(?: of)?(?: the| its)? other`),
    { by: 'growth', isLow: true },
  ],
  [
    word(
      `(?<!\\b(?:mak(?:es?|ing)|made) )${GREW}(?: (?:by )?\\S+%?,?)? (?:the )?(?:fastest|most|quickest)|most (?:rapidly|quickly)`,
    ),
    { by: 'growth', isLow: false },
  ],
  [word(`${ORD}(?:slowest|weakest|smallest|lowest)[- ](?:growing|${UP}|grower)`), { by: 'growth', isLow: true }],
  [word(`${GREW}(?: (?:by )?\\S+%?,?)? (?:the )?(?:slowest|least)`), { by: 'growth', isLow: true }],
  [
    word(
      `${ORD}(?:sharpest|steepest|biggest|largest|deepest|worst|greatest) ${DOWN}|${FELL}(?: (?:by )?\\S+%?,?)? (?:the )?(?:fastest|most|furthest)`,
    ),
    { by: 'growth', isLow: true },
  ],
  [
    word(
      // "growth beat every other region's"
      '(?<!\\b(?:growth|gain|rise|increase|margin) )(?:outsold|outsells|outearned|beats?|exceed(?:s|ed)|topped|surpass(?:es|ed)|(?:larger|bigger|more|higher) than|ahead of) (?:every|all|any)(?: of)?(?: the| its)? other',
    ),
    { by: 'amount', isLow: false },
  ],
  [
    word(
      'strongest|best[- ]performing|top performer|best performer|(?<=\\bthe )best(?= (?:of|among) (?:the|its|all)\\b)',
    ),
    { by: 'either', isLow: false },
  ],
  [
    word('weakest|worst[- ]performing|laggard|worst performer|(?<=\\bthe )worst(?= (?:of|among) (?:the|its|all)\\b)'),
    { by: 'either', isLow: true },
  ],
  [
    word(
      `${ORD}(?:largest|biggest|greatest|top(?! line\\b)|main|leading|highest|best[- ]selling|number one|no\\. 1|heftiest)${OF_PARTS}|(?:(?<!\\b(?:lost|shed|gained|suffered) )(?:the )?(?<!\\b(?:lost|shed|gained|suffered) (?:the )?)most(?! of all\\b)(?= (?:of|among|revenue|sales|money)|[.,;]|$))|leading the way|led the (?:way|pack|list)|tops? the list|topped the list|${NTH}most important`,
    ),
    { by: 'amount', isLow: false },
  ],
  [
    word('(?:brings?|brought|bringing) up the rear|at the bottom of the (?:list|pile|table|heap|ranking)'),
    { by: 'amount', isLow: true },
  ],
  [word('at the top of the (?:list|pile|table|heap|ranking)'), { by: 'amount', isLow: false }],
  [word(`${ORD}(?:smallest|lowest)${OF_PARTS}|(?:the )?least${OF_PARTS}`), { by: 'amount', isLow: true }],
]
const RANKED = word(
  '(?:ranks?|ranked|comes?(?: in)?|came(?: in)?|places?|placed|finish(?:es|ed)|ends?|ended|is|was|stands?) (?<ord>first|second|third|fourth|fifth|sixth|last)',
)
const ONLY = word(
  `(?:only|one|sole|single)\\b[^.;,«]{0,40}?\\b(?:whose|that|which|to|where|in which|with)\\b[^.;,]{0,30}?\\b(?:(?<up>${GREW}|growth|higher)|(?<down>${FELL}|lower))`,
)

const GROUPS: readonly (readonly [RegExp, Group])[] = [
  [/\b(?:regions?|countr(?:y|ies)|areas?|geograph\w+)\b/i, 'geographical'],
  [/\b(?:expenses?|costs?|expense lines?)\b/i, 'expenses'],
  [/\b(?:segments?|divisions?|products?|product lines?|categor(?:y|ies)|business(?:es)?|units?)\b/i, 'business'],
]

/** Pieces of a sentence that say one thing each: cut at what begins another statement. */
function clausesOf(s: Sentence): Span[] {
  const out: Span[] = []
  let from = 0
  for (const match of s.text.matchAll(
    // "Greater China, down 12.7%, was the worst": what stands between two commas parts nothing
    /[;:()–—]|,?\s\b(?:while|whereas|but|although|though)\b|,\s(?:and|with|up|down)\b(?!\s[^;:%]{1,30}%,\s(?:is|was|are|were|remains?|remained|ranks?|ranked|c[ao]mes?)\b)/gi,
  )) {
    out.push({ start: from, end: match.index })
    from = match.index + match[0].length
  }
  out.push({ start: from, end: s.text.length })
  return out
}

export interface PlainRank extends Compared {
  span: Span
  used: MetricToken[]
}

/** @param taken what other readers of comparisons have read */
export function plainRanks(base: FactBase, s: Sentence, period: FactPeriod, taken: readonly Span[]): PlainRank[] {
  return clausesOf(s).flatMap((clause) => {
    const isIn = (one: Span) => one.start >= clause.start && one.end <= clause.end
    if (taken.some((one) => one.start < clause.end && one.end > clause.start)) return []
    const superlative = superlativeIn(s.text, clause)
    const named = s.metrics.filter(isIn).filter((one) => one.isVerb !== true)
    const parts = named.filter((one) => one.metrics[0] && groupOf(period, one.metrics[0]) !== null)
    const [part] = parts
    const metric = part?.metrics[0]
    // "Services had the largest profit": of another figure than the part's own nothing is ranked.
    const isOther = named.some((one) => one !== part && !isRevenue(one))
    if (
      !superlative ||
      !part ||
      !metric ||
      // "Japan, where sales rose": the sales are its own
      parts.some(({ metrics: [one] }) => !one || !isSame(one, metric)) ||
      isOther ||
      part.metrics.some((one) => !isSame(one, metric))
    )
      return []
    const found = rankOf(base, s, period, clause, metric, superlative)
    if (!found) return []
    // All that lies between is understood too, or nothing is said.
    const span = named.concat(sizeIn(s.text, clause)).reduce<Span>(spanOf, superlative)
    const known: Span[] = [
      ...s.companies,
      ...s.metrics,
      ...s.numbers,
      ...s.periods,
      ...s.directions,
      superlative,
      ...sizeIn(s.text, clause),
    ]
    return unreadWords(s, known, span.start, span.end).length > 0 ? [] : [{ ...found, span, used: named }]
  })
}

/** "of the five regions", "among its three segments" */
function sizeIn(text: string, { start, end }: Span): MetricToken[] {
  const match = new RegExp(`\\b(?:of|among)\\s+(?:the |its |all )*${SAID.count}(?:\\s+${SAID.group})?`, 'i').exec(
    text.slice(start, end),
  )
  return match
    ? [{ start: start + match.index, end: start + match.index + match[0].length, metrics: [], isNegated: false }]
    : []
}

const isRevenue = (token: MetricToken): boolean =>
  token.metrics[0]?.kind === 'figure' && token.metrics[0].name === 'total_revenue'

const spanOf = (a: Span, b: Span): Span => ({ start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) })

function superlativeIn(text: string, clause: Span): Superlative | null {
  const words = text.slice(clause.start, clause.end)
  const found: Superlative[] = []
  const add = (match: RegExpMatchArray, reads: Reads, more: Partial<Superlative> = {}) => {
    const start = clause.start + (match.index ?? 0)
    const end = start + match[0].length
    if (found.every((one) => one.end <= start || one.start >= end))
      found.push({
        start,
        end,
        ...reads,
        at: Math.max(0, ORDINALS.indexOf((match.groups?.ord ?? match.groups?.nth ?? '').toLowerCase())),
        ...more,
      })
  }
  // of another figure than the part's own nothing is looked at
  const ofOther = /\b(?:profits?|income|earnings|margins?|costs?)\b/i
  for (const match of [...words.matchAll(ONLY)].filter((one) => !ofOther.test(one[0])))
    add(match, { by: 'growth', isLow: false }, { only: match.groups?.up ? 1 : -1 })
  for (const match of words.matchAll(RANKED))
    add(match, { by: 'amount', isLow: match.groups?.ord === 'last' }, match.groups?.ord === 'last' ? { at: 0 } : {})
  for (const [pattern, reads] of SUPERLATIVES) for (const match of words.matchAll(pattern)) add(match, reads)
  // Two of them may be said of different things; one denied says the contrary, and which the others are is not said.
  const [only] = found
  const isOpen =
    /\b(?:not|no|never|n['’]t|second only|years?|(?:of|among) (?:the |its )?(?:other|remaining)|(?:\w+est|top|main|leading) (?:other|remaining))\b/i.test(
      words,
    )
  return found.length === 1 && only && !isOpen ? only : null
}

/** The rank held against the members; null where it cannot be said what it is ranked among. */
function rankOf(
  base: FactBase,
  s: Sentence,
  period: FactPeriod,
  clause: Span,
  metric: Metric,
  sup: Superlative,
): Compared | null {
  const what = groupOf(period, metric)
  const words = s.text.slice(clause.start, clause.end)
  const said = GROUPS.find(([pattern]) => pattern.test(words))?.[1]
  if (!what || (said && said !== what)) return null
  const sets = [false, true].map((withRest) => membersOf(base, period, what, metric, withRest))
  const size = new RegExp(`\\b(?:of|among)\\s+(?:the |its |all )*(${SAID.count})\\b`, 'i').exec(words)
  const counted = countOf(size?.[1]?.toLowerCase())
  const fitting = sets.filter((members) => !counted || members.length === counted)
  if (fitting.length === 0) return null
  // What stands for the rest may count or not: where that decides, nothing is said.
  const results = fitting.flatMap((members) => {
    const isLead = /\b(?:rear|bottom|top|tops|topped|way|pack|list)\b/i.test(s.text.slice(sup.start, sup.end))
    const ways =
      isLead && isGrowthTold(s)
        ? (['growth'] as const)
        : sup.by === 'either'
          ? isGrowthTold(s)
            ? (['growth'] as const)
            : (['amount', 'growth'] as const)
          : [sup.by]
    return ways.map((by) => isThere(members, metric, { ...sup, by }))
  })
  if (results.some((one) => one === null)) return null
  const isRight = sup.by === 'either' ? results.some(Boolean) : results.every(Boolean)
  if (!isRight && (sup.by === 'either' || results.some(Boolean))) return null
  const own = sets[1]?.find((one) => isSame(one.metric, metric))
  return {
    verdict: isRight ? 'holds' : 'wrong',
    metric,
    period,
    figure: own
      ? `${own.label} ${sup.by === 'amount' ? formatCompact(own.value, base.currency) : formatChange(own.growth ?? 0)}`
      : null,
    rule: `${fitting[0]?.length} compared`,
    note: null,
  }
}

/** "The laggard, down 3.5 %": how it moved is what it lags in. */
const isGrowthTold = ({ text, numbers, directions }: Sentence): boolean =>
  directions.length > 0 &&
  numbers.length > 0 &&
  numbers.every((n) => n.kind === 'percent' && !/^\s+of\b/.test(text.slice(n.end)))

/** Whether the metric stands where it is said to; null = not every member is known. */
function isThere(members: readonly Member[], metric: Metric, { by, isLow, at, only }: Superlative): boolean | null {
  if (members.length < 2 || (by === 'growth' && members.some((one) => one.growth === null))) return null
  if (only !== undefined) {
    const fitting = members.filter((one) => Math.sign(one.growth ?? 0) === only)
    return fitting.length === 1 && fitting[0] !== undefined && isSame(fitting[0].metric, metric)
  }
  const height = (one: Member) => (by === 'growth' ? (one.growth ?? 0) : one.value) * (isLow ? -1 : 1)
  const there = [...members].sort((a, b) => height(b) - height(a))[at]
  return there !== undefined && isSame(there.metric, metric)
}
