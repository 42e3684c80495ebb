/**
 * A superlative wherever it stands: "CS was slowest", "the biggest of the four, A,", "shedding the most in dollars", "hit
 * hardest", "the smallest decline being B's", "with C out in front". What it is said of is told by the order of the words,
 * by what by its own; it is held against all of the set that it names, or else of the part's own.
 */
import type { MetricToken } from '../../../figures-in-words/lexicon.ts'
import { isDomestic } from '../../../figures-in-words/own-names.ts'
import { formatCompact } from '../../../format/amount.ts'
import { formatChange } from '../../../format/percent.ts'
import { groupOf, isSame, type Member } from '../quantities.ts'
import { clauseEnd, clauseStart, isOf, isOtherFigure, type Phrase, type Scene } from './counted.ts'
import { COSTS, groupWord, type Mention, PLACES, setsOf, UNITS } from './mention.ts'
import { isYearlyMove, movesIn } from './moved.ts'
import { subjectOf } from './subject.ts'

/** By what parts are ranked: their size, how fast they went, by how much money they changed. */
type By = 'amount' | 'growth' | 'dollars' | 'either' | 'lead' | 'pace'
type Measure = 'amount' | 'growth' | 'dollars'
interface Reads {
  by: By
  /** the least of it, or the deepest fall */
  isLow: boolean
}

const NTH = '(?:(?<nth>second|third|fourth|fifth|sixth)[- ])?'
const UP = '(?:growth(?:\\s+rate)?|pace|clip|gains?|increases?|rises?|advances?|jumps?|improvements?|upticks?)'
const DOWN = '(?:declines?|drops?|falls?|decreases?|dips?|slides?|slumps?|contractions?|setbacks?)'
const ADJ = '(?:\\s+(?:percentage|relative|year-over-year|year-on-year|annual|quarterly|revenue|sales|overall))?'
const GROUPS = `(?:${COSTS}|${PLACES}|${UNITS})`
const OF = `(?=\\s+(?:(?:single|overall|named|revenue|sales|operating|product|business|reportable|\\p{Lu}[\\p{L}&.]*|expense|cost)\\s+)*(?:${GROUPS}|sources?|contributors?|sellers?|earners?|revenues?|sales|chunk|slice|share|part|of|among|in|at|with|by)(?![\\p{L}-])|\\s*(?:[.,;:)–—(]|$))`
const HIGH = 'largest|biggest|greatest|highest|heftiest|top|main|leading|number one|best[- ]selling'
const word = (source: string) => new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu')

const SUPERLATIVES: readonly (readonly [RegExp, Reads])[] = [
  [
    word(
      `${NTH}(?:fastest|quickest|swiftest|strongest|best|highest|biggest|largest|greatest|sharpest|steepest)(?:[- ]growing|[- ]expanding|${ADJ}\\s+(?:${UP}|growers?))`,
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(
      `${NTH}(?:slowest|weakest|smallest|lowest|softest|most modest|mildest)(?:[- ]growing|${ADJ}\\s+(?:${UP}|growers?))`,
    ),
    { by: 'growth', isLow: true },
  ],
  [
    word(
      `${NTH}(?:sharpest|steepest|biggest|largest|deepest|worst|greatest|heaviest|hardest|fastest)${ADJ}\\s+${DOWN}|(?:fastest|most (?:rapidly|quickly))[- ](?:shrinking|declining|falling)|(?:hit|fell|dropped|declined|slid|shrank|suffered|fared|did|hurt|slumped|tumbled|sank|plunged)\\s+(?:by far\\s+)?(?:the\\s+)?(?:hardest|most|furthest|worst|fastest)`,
    ),
    { by: 'growth', isLow: true },
  ],
  [
    word(
      `${NTH}(?:smallest|mildest|shallowest|gentlest|slightest|lowest|most modest)${ADJ}\\s+${DOWN}|(?:held|holding|hold) up (?:the )?best|(?:fell|dropped|declined|slid|shrank|slipped|suffered) (?:the )?least|fared (?:the )?best`,
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(
      '(?:grew|growing|rose|rising|increased|climbed|expanded|expanding|gained|advanced|jumped|went up)\\s+(?:by\\s+)?(?:far\\s+)?(?:the\\s+)?(?:most|fastest|furthest|quickest)|(?:fastest|quickest)(?! (?:declin|shrink|fall))',
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(
      '(?:grew|growing|rose|rising|increased|climbed|expanded|expanding|gained|advanced)\\s+(?:by\\s+)?(?:the\\s+)?(?:least|slowest)|slowest',
    ),
    { by: 'growth', isLow: true },
  ],
  [
    word('most (?:steeply|sharply|strongly|markedly|severely|heavily|dramatically|rapidly|quickly|noticeably)'),
    { by: 'pace', isLow: false },
  ],
  [
    word(
      'by the most|(?:added|adding|adds|gained|gaining) (?:by far )?the most(?:\\s+(?:revenue|sales|money|dollars))?',
    ),
    { by: 'dollars', isLow: false },
  ],
  [
    word('(?:lost|losing|loses|shed|shedding|sheds) (?:by far )?the most(?:\\s+(?:revenue|sales|money|dollars))?'),
    { by: 'dollars', isLow: true },
  ],
  [word(`${NTH}(?:${HIGH})${OF}|(?:the )?most(?=\\s+(?:of all|revenue|sales)\\b)`), { by: 'amount', isLow: false }],
  [word(`${NTH}(?:smallest|lowest)${OF}`), { by: 'amount', isLow: true }],
  [
    word(
      '(?:no\\.\\s?|number |#\\s?)(?:1|one)|(?:ranks?|ranked|came|comes|placed|finished|is|was|in) (?:first|top|on top)(?=\\s*(?:[,.;]|$|\\s(?:with|at|among|of|in)\\b))|(?:out )?in (?:front|the lead)|leads? the (?:pack|way|field)|led the (?:pack|way|field)|leading the (?:pack|way|field|charge)|at the top',
    ),
    { by: 'lead', isLow: false },
  ],
  [
    word(
      '(?:came|comes|ranks?|ranked|placed|finished|is|was) last|bring(?:s|ing)? up the rear|brought up the rear|at the bottom',
    ),
    { by: 'lead', isLow: true },
  ],
  [
    word(`${NTH}(?:strongest|best[- ]performing|best performers?|standout|star performer)`),
    { by: 'either', isLow: false },
  ],
  [word(`${NTH}(?:weakest|worst[- ]performing|worst performers?|laggard)`), { by: 'either', isLow: true }],
]
/** Of two: "the larger of its two segments", "the faster-growing one". */
const OF_TWO: readonly (readonly [RegExp, Reads])[] = [
  [
    word(
      '(?:faster|quicker)(?:[- ]growing)?(?=\\s+(?:(?:of|one|grower|segment|business|unit|division|region|half)\\b))|(?:grew|growing|grow|grows|rose|rising|expanded|expanding|increased|did) (?:by far |far |much |somewhat |slightly |even )?(?:the )?(?:faster|quicker|more quickly)(?! than)|better[- ]performing|stronger(?= of\\b)',
    ),
    { by: 'growth', isLow: false },
  ],
  [
    word(
      '(?:slower|weaker)(?:[- ]growing)?(?=\\s+(?:(?:of|one|grower|segment|business|unit|division|region|half)\\b))|(?:grew|growing|grow|grows|rose|rising|expanded|expanding|increased) (?:by far |far |much |somewhat |slightly |even )?(?:the )?(?:slower|more slowly|less)(?! than)|worse[- ]performing|weaker(?= of\\b)',
    ),
    { by: 'growth', isLow: true },
  ],
  [
    word(
      '(?:larger|bigger|greater|main)(?=\\s+(?:of|one|segment|business|unit|division|region|market)\\b)|(?<=\\b(?:by far|easily|clearly) the )(?:larger|bigger)',
    ),
    { by: 'amount', isLow: false },
  ],
  [
    word(
      '(?:smaller|lesser)(?=\\s+(?:of|one|segment|business|unit|division|region|market)\\b)|(?<=\\b(?:by far|easily|clearly) the )smaller',
    ),
    { by: 'amount', isLow: true },
  ],
]

const DENIED =
  /\b(?:not|no longer|never|once|nearly|almost|hardly|one of|among|some of|two|three|four|five|other|remaining|previously|formerly|was to be|world['’]s|nation['’]s|industry['’]s|country['’]s)\s+(?:(?:the|its|of)\s+)*$|n['’]t\s+(?:(?:the|its)\s+)*$/i
const DOLLARS =
  /^[^.;:]{0,24}?\bin (?:(?:absolute )?(?:dollar|money|absolute|cash|euro) terms|(?:absolute )?dollars|absolute terms|money)\b/i
const NTHS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** @returns each superlative whose part is known: true, or left open */
export function rankedOnes(scene: Scene): Phrase[] {
  const { s } = scene
  const found: Phrase[] = []
  const isFree = (start: number, end: number) =>
    found.every(({ span }) => end <= span.start || start >= span.end) &&
    scene.parts.every((one) => one.end <= start || one.start >= end)
  for (const [patterns, isTwo] of [
    [OF_TWO, true],
    [SUPERLATIVES, false],
  ] as const)
    for (const [pattern, reads] of patterns)
      for (const match of s.text.matchAll(pattern)) {
        const [start, end] = [match.index, match.index + match[0].length]
        if (!isFree(start, end) || DENIED.test(s.text.slice(0, start))) continue
        // "sales fell everywhere, most steeply in A": the way that was told before
        const isDown = reads.by === 'pace' && (movesIn(s, 0, start).at(-1)?.sign ?? 1) < 0
        const at = NTHS.indexOf(match.groups?.nth?.toLowerCase() ?? 'first')
        for (const one of rankAt(scene, { start, end, at, isTwo, ...reads, ...(isDown ? { isLow: true } : {}) }))
          found.push(one)
      }
  return found
}

interface Said extends Reads {
  start: number
  end: number
  at: number
  isTwo: boolean
}

function rankAt(scene: Scene, said: Said): Phrase[] {
  const { s, base, period, mentions } = scene
  const behind = s.text.slice(said.end)
  const noun = new RegExp(
    `^\\s+(?:(?!(?:and|or|but|of|in|to|most|least|\\p{L}+est)\\s)[\\p{L}&.]+\\s+){0,2}?(?<noun>${GROUPS})(?![\\p{L}-])`,
    'iu',
  ).exec(behind)
  const named = mentions.find(
    ({ start, many }) =>
      many === null && start >= said.end && start - said.end < 48 && isNear(s.text.slice(said.end, start)),
  )
  const to = named?.end ?? said.end + (noun?.[0].length ?? 0)
  const token = subjectOf(scene, { start: said.start, end: to })
  const [metric] = token?.metrics ?? []
  const group = metric ? groupOf(period, metric) : null
  if (!token || !metric || !group) return []
  const isOtherKind = (named && named.group !== group) || (noun?.groups?.noun && groupWord(noun.groups.noun) !== group)
  if (isOtherKind || isOtherFigure(s, said.start, to) || isNextToUnread(scene, to)) return []
  const clause = { start: clauseStart(s, said.start), end: clauseEnd(s, said.end) }
  if (said.by !== 'amount' && !isYearlyMove(base, s, period, clause.start, clause.end)) return []
  const set =
    named ??
    amongBefore(scene, said) ??
    mentions.findLast((one) => one.end <= said.start && one.size > 0 && one.group === group)
  const outside = outsideOf(scene, token, said, to)
  const sets = setsOf(base, period, group, set?.group === group && !set.isOthers ? set.size : 0, metric).map(
    (members) => members.filter((one) => !isOf(outside.metrics, one) && !(outside.isAbroad && isDomestic(one.label))),
  )
  if (sets.length === 0 || (said.isTwo && sets.some(({ length }) => length !== 2))) return []
  const bys = bysOf(scene, said, token)
  const results = sets.flatMap((members) => bys.map((by) => isThere(members, metric, said, by)))
  if (results.some((one) => one === null)) return []
  // "Rest of world" may be larger than any country: it is none
  const isOfNamed = said.by === 'amount' && !said.isLow && said.at === 0
  const isRight = isOfNamed
    ? results[0] === true
    : said.by === 'either' && bys.length > 1
      ? results.some(Boolean)
      : results.every(Boolean)
  const gap = s.text.slice(Math.min(token.end, said.start), said.start)
  const isBeside = /^(?:,\s+|\s+)?(?:(?:is|was|the|its|again|still|remains?|by far)\s+)*$/i.test(gap)
  const found: Phrase = {
    ...{ verdict: isRight ? 'holds' : 'unresolved', metric, period },
    ...{ figure: figureOf(scene, sets[0] ?? [], bys[0] ?? 'amount'), rule: `${sets[0]?.length} compared` },
    note: isRight ? null : 'it may be said of another',
    used: [
      token,
      ...outside.tokens,
      ...s.metrics.filter(
        (one) => one.end > one.start && one.isVerb !== true && one.start >= said.start && one.end <= to,
      ),
    ],
    span: { start: said.start, end: Math.max(to, said.end + (TAIL.exec(s.text.slice(said.end))?.[0].length ?? 0)) },
    isSure: !isRight ? undefined : outside.tokens.length > 0 ? 'by' : isBeside ? 'whose' : undefined,
  }
  return [found, ...outside.spans.map((span) => ({ ...found, span }))]
}

/** "The second-largest location after …": of which one is to be said right behind it. */
function isNextToUnread({ s, parts }: Scene, end: number): boolean {
  const next = /^\s+(?:only\s+)?(?:after|behind|next to|following)\s+(?:(?:the|its|only)\s+)*/i.exec(s.text.slice(end))
  return next !== null && parts.every((one) => one.start > end + next[0].length || one.end <= end)
}

/** What goes on with a superlative: "the most of all", "the most in dollar terms". */
const TAIL =
  /^\s+(?:of (?:all|them all|the lot)|in (?:(?:absolute |pure |sheer )?(?:dollar|money|cash|euro|percentage|relative) terms|absolute terms|dollars|percentage points|relative terms))\b/i

/** "Among the four segments, A grew fastest": the set that the clause begins with. */
const amongBefore = ({ s, mentions }: Scene, { start }: Said): Mention | undefined =>
  mentions.find(
    (one) =>
      one.many === null &&
      /^(?:of|among|amongst|out of|in|across|from|between)$/.test(one.lead) &&
      one.end <= start &&
      !/;|\.\s/.test(s.text.slice(one.end, start)),
  )

const isNear = (gap: string): boolean =>
  /^(?:\s+(?:growth|segment|region|one|line|rate|pace|by|far|again|drop|decline|sales|revenue|overall|performer)){0,3}\s*(?:,\s*)?(?:of\s+)?$/i.test(
    gap,
  )

const OUTSIDE =
  /(?<![\p{L}-])(?:outside(?: of)?|besides|apart from|aside from|other than|excluding|not counting|leaving aside)\s+(?:(?:the|its)\s+)*$/iu
const ABROAD =
  /\b(?:overseas|foreign|international|non-US|non-U\.S\.)\s+(?:market|region|country)|\b(?:abroad|outside (?:of )?(?:its|the) home (?:market|country))\b/i

/** "Outside the United States, A is the biggest market", "the biggest line apart from B": without those. */
function outsideOf({ s, parts }: Scene, token: MetricToken, { start }: Said, end: number) {
  const tokens = parts.flatMap((one) => {
    const lead = one === token ? null : OUTSIDE.exec(s.text.slice(0, one.start))
    if (!lead) return []
    const isFronted = /^\W*$/.test(s.text.slice(0, lead.index)) && /^,/.test(s.text.slice(one.end))
    const isBehind = lead.index >= end && lead.index - end < 3
    const isBefore = one.end <= start && start - one.end < 12
    return isFronted || isBehind || isBefore ? [{ one, span: { start: lead.index, end: one.end } }] : []
  })
  return {
    tokens: tokens.map(({ one }) => one),
    metrics: tokens.flatMap(({ one }) => one.metrics.slice(0, 1)),
    spans: tokens.map(({ span }) => span),
    isAbroad: ABROAD.test(s.text),
  }
}

const TOP =
  /(?<![\p{L}-])(?:(?<n>two|three|four|five)\s+(?:(?<low>smallest)|(?<fast>fastest[- ]growing)|(?<slow>slowest[- ]growing)|largest|biggest|main|leading|top|best[- ]selling)|top\s+(?<n2>two|three|four|five))(?![\p{L}-])/giu
const JOIN = /^\s*(?:\([^()]*\)\s*)?(?:,|and|&|, and|plus)\s+(?:(?:the|its)\s+)*$/i

/** "A and B are its two largest segments", "its three biggest markets are A, B and C". */
export function topOnes(scene: Scene): Phrase[] {
  const { s, base, period, parts } = scene
  return [...s.text.matchAll(TOP)].flatMap(({ index, 0: said, groups: g = {} }): Phrase[] => {
    const n = ['', '', 'two', 'three', 'four', 'five'].indexOf((g.n ?? g.n2 ?? '').toLowerCase())
    const end = index + said.length
    const list = (from: MetricToken | undefined): MetricToken[] => {
      const at = from ? parts.indexOf(from) : -1
      const run = parts.slice(at, at + n)
      const isRun = run.every((one, i) => i === 0 || JOIN.test(s.text.slice(run[i - 1]?.end, one.start)))
      return at >= 0 && run.length === n && isRun ? run : []
    }
    const before = parts.filter((one) => one.end <= index)
    const isBefore =
      /^\s*(?:\([^()]*\)\s*)?(?:are|were|remain(?:ed)?|rank(?:ed)? as|,)\s+(?:(?:still|again|by far|easily)\s+)*(?:the|its|[\p{L}&.]+(?:\s[\p{L}&.]+)?['’]s?)?\s*$/iu.test(
        s.text.slice(before.at(-1)?.end ?? 0, index),
      )
    const named = isBefore
      ? list(before.at(-n))
      : list(
          parts.find(
            (one) =>
              one.start >= end &&
              /^[^.;\d]{0,48}(?:are|were|:|,|—|–|\()\s+(?:the\s+)?$/.test(s.text.slice(end, one.start)),
          ),
        )
    const [first] = named
    const metrics = named.flatMap(({ metrics: [one] }) => one ?? [])
    const group = metrics[0] ? groupOf(period, metrics[0]) : null
    if (!first || !group || isOtherFigure(s, index, end)) return []
    const isGrowth = g.fast !== undefined || g.slow !== undefined
    const isLow = g.low !== undefined || g.slow !== undefined
    const results = setsOf(base, period, group, 0).map((members) => {
      if (isGrowth && members.some(({ growth }) => growth === null)) return false
      const height = (one: Member) => heightOf(one, isGrowth ? 'growth' : 'amount') * (isLow ? -1 : 1)
      return [...members]
        .sort((a, b) => height(b) - height(a))
        .slice(0, n)
        .every((one) => isOf(metrics, one))
    })
    const isRight = results.length > 0 && results.every(Boolean)
    return [
      {
        ...{
          verdict: isRight ? 'holds' : 'unresolved',
          metric: null,
          period,
          used: named,
          span: { start: index, end },
        },
        ...{ figure: null, rule: `${n} of them`, note: isRight ? null : 'they may be others' },
      },
    ]
  })
}

/** By what it is ranked: as it says, or as the numbers beside it do. */
function bysOf({ s }: Scene, said: Said, token: MetricToken): readonly Measure[] {
  if (
    DOLLARS.test(s.text.slice(said.end)) ||
    /\bin (?:dollar terms|dollars|absolute terms)\b[^.;]{0,20}$/i.test(s.text.slice(0, said.start))
  )
    return ['dollars']
  if (said.by === 'dollars')
    return /\b(?:revenue|sales|money|dollars)$/i.test(s.text.slice(said.start, said.end))
      ? ['dollars']
      : isPercent(s, said)
        ? ['growth']
        : ['dollars', 'growth']
  if (said.by === 'pace') return ['growth']
  if (said.by !== 'either' && said.by !== 'lead') return [said.by]
  const end = clauseEnd(s, said.end)
  const near = s.numbers.filter((n) => n.start >= Math.min(token.end, said.start) && n.end <= end + 24)
  if (near.some(({ kind }) => kind === 'percent') && near.every(({ kind }) => kind === 'percent')) return ['growth']
  if (near.some(({ kind }) => kind === 'money') && movesIn(s, Math.min(token.end, said.start), end).length === 0)
    return ['amount']
  // "all four grew, with A in the lead": in what was told before it
  if (said.by === 'lead') return movesIn(s, 0, said.start).length > 0 ? ['growth'] : ['amount']
  return ['amount', 'growth']
}
const isPercent = (s: Scene['s'], { end }: Said): boolean => s.numbers.find((n) => n.start >= end)?.kind === 'percent'

/** Whether the part stands where it is said to; null = not every one of them is known. */
function isThere(members: readonly Member[], metric: FoundMetric, { isLow, at }: Said, by: Measure): boolean | null {
  if (members.length < 2 || (by !== 'amount' && members.some((one) => one.growth === null))) return null
  const height = (one: Member) => heightOf(one, by) * (isLow ? -1 : 1)
  const there = [...members].sort((a, b) => height(b) - height(a))
  const [own, next] = [there[at], there[at + 1]]
  // of two that are alike neither is the first
  return own !== undefined && isSame(own.metric, metric) && (next === undefined || height(own) > height(next))
}
type FoundMetric = NonNullable<MetricToken['metrics'][0]>

const heightOf = ({ growth, value }: Member, by: Measure): number =>
  by === 'amount' ? value : by === 'growth' ? (growth ?? 0) : value - value / (1 + (growth ?? 0))

const figureOf = ({ base }: Scene, members: readonly Member[], by: By): string =>
  members
    .map(
      (one) =>
        `${one.label} ${by === 'growth' ? formatChange(one.growth ?? 0) : formatCompact(by === 'dollars' ? heightOf(one, 'dollars') : one.value, base.currency)}`,
    )
    .join(', ')
