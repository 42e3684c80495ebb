/**
 * Whether a claim was understood whole. A number may be right or wrong while its sentence speaks of something else: a
 * word that nothing explains ("total liabilities"), a figure beside it that plays no part ("sales of iPhone in
 * Europe"), a length of period that is not the figure's. Then nothing is confirmed, and nothing contradicted.
 */

import { isColourAt, judgements } from '../figures-in-words/colour.ts'
import type { Span } from '../figures-in-words/companies.ts'
import { countedParts } from '../figures-in-words/counted.ts'
import { detachedIn } from '../figures-in-words/detached.ts'
import { type FactBase, type FactPeriod, isPerShare, metricWords } from '../figures-in-words/facts.ts'
import { lengthWords } from '../figures-in-words/lengths.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { otherExtent } from '../figures-in-words/other-extent.ts'
import { otherFooting } from '../figures-in-words/other-footing.ts'
import { CLAIMING, hedgeWords } from '../figures-in-words/plain-words.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { causesIn, quotationsIn, restrictionIn, scopeOf, unreadWords } from '../figures-in-words/unread.ts'
import { asidesOf, isPassedOver, mayTellDirection, turnsRound } from '../figures-in-words/word-classes.ts'
import type { Claim } from './claim.ts'
import { sizesTold } from './comparisons/sets/sets.ts'
import { onlyFirm, unnamedPart } from './contradictions.ts'
import type { Draft } from './draft.ts'
import { wordBeside } from './others/few-words.ts'
import { shareOf, wholeNamed } from './shares.ts'
import { unboundWords } from './unbound-words.ts'
import { standsAside, standsInComment } from './word-places.ts'

/** The names that a share or a multiple is measured by. */
export function basesOf(s: Sentence, n: NumberToken): MetricToken[] {
  const share = shareOf(s, n)
  if (share) return [share.part, share.whole]
  const next = s.metrics.find((one) => one.start >= n.end)
  const gap = next ? s.text.slice(n.end, next.start) : ''
  const isBase =
    next !== undefined &&
    n.kind !== 'money' &&
    gap.length < 48 &&
    /^[\s)]*(?:(?:cents?|dollars?|euros?)\s+)?(?:of|in|from|as)\b/.test(gap)
  // "Services added $13.0 billion in sales": of what kind the part's amount is
  const kind =
    next !== undefined &&
    n.kind === 'money' &&
    /^\s*(?:in|of)\s+(?:new |additional |extra |net |total |annual |quarterly )*$/.test(gap)
  const whole = s.ofEach !== null || n.kind === 'cents' ? wholeNamed(s) : null
  return [...((isBase || kind) && next ? [next] : []), ...(whole ? [whole] : [])]
}

/**
 * What is half understood is left open: neither a mark nor a reproach rests on a guess.
 * @param spans what else of the sentence is understood: comparisons
 * @param isProven every number of the sentence is proven by its value: then a word may stand wherever it makes no other figure
 */
export function onlyUnderstood(
  base: FactBase,
  s: Sentence,
  drafts: readonly Draft[],
  spans: readonly Span[],
  isProven = false,
): Claim[] {
  const used = new Set(drafts.flatMap((one) => one.used.map((token) => token.start)))
  // "keeps 55 cents of each dollar as operating profit": a verb, where its object is named
  const isKept = (one: MetricToken) =>
    /^(?:ke(?:pt|ep|eps|eping)|retain\w*)$/i.test(s.text.slice(one.start, one.end)) &&
    s.metrics.some((other) => other.start > one.end && /\bas\s+(?:its\s+|an?\s+)?$/.test(s.text.slice(0, other.start)))
  const isUsed = (one: MetricToken) => used.has(one.start) || one.isVerb === true || isKept(one)
  const open = openPhrases(s)
  const understood = [...understoodIn(s, [...spans, ...open]), ...countedParts(base, s.text), ...sizesTold(base, s)]
  const asides = asidesOf(s)
  const taken = [...understood, ...judgements(s.text, understood), ...asides]
  const unbound = unboundWords(s, drafts, [...spans, ...open])
  const detached = detachedIn(s.text, [...spans, ...open, ...asides, ...s.metrics, ...s.directions, ...s.periods])
  const isAside = (word: Span) => standsAside(s, word) || (isProven && standsInComment(s, word))
  const judged = drafts.map((draft): Claim => {
    const { claim, span, period, doubt } = draft
    if (claim.verdict === 'unresolved') return claim
    const scope = scopeOf(s, span, taken)
    const leave = (note: string): Claim => ({ ...claim, verdict: 'unresolved', place: null, note })
    if (doubt) return leave(doubt)
    const tail = open.find((one) => one.kind === 'cause' && RESTRICTED_TAIL.test(s.text.slice(one.start)))
    if (tail) return leave(`“${RESTRICTED_TAIL.exec(s.text.slice(tail.start))?.[1]}” changes what is meant`)
    const restriction = restrictionIn(s, scope, [
      ...hedgeWords(s.text),
      ...asides,
      ...spans,
      ...open,
      ...s.metrics,
      ...s.periods,
      ...s.directions,
    ])
    if (restriction) return leave(`“${restriction.text}” changes what is meant`)
    const footing = otherFooting(base, s, period, isChange(claim), spans)
    if (footing) return leave(`“${footing}” changes what is meant`)
    const extent = otherExtent(s, { isChange: isChange(claim) }, scope, spans)
    if (extent) return leave(`“${extent}” changes what is meant`)
    if (isOfOthers(draft)) {
      if (claim.verdict === 'wrong') return leave('another line may be called so')
      const strange = wordBeside(
        s,
        draft.used,
        scope,
        [...understood, ...asides.filter((one) => isSetApart(s, one))],
        (word) => claim.verdict === 'holds' && (isColourAt(s, word, taken) || (isProven && standsInComment(s, word))),
      )
      if (strange) return leave(`“${strange}” may make it another figure`)
    }
    const part = unnamedPart(s, draft)
    if (part) return leave(`“${part}” is of a part that the statement does not name so`)
    const turn =
      detached ?? untrueBeside(base, s) ?? turnsRound(s, claim.metric !== null && /\bEPS\b/.test(claim.metric))
    if (turn) return leave(`“${turn}” changes what is meant`)
    const [unread] = scope
      .flatMap((piece) => unreadWords(s, taken, piece.start, piece.end))
      .filter(
        (one) =>
          mayTellDirection(s, one) ||
          (!(claim.verdict === 'holds' && (isColourAt(s, one, taken) || isAside(one))) &&
            !isPassedOver(s, one, claim.verdict === 'holds')),
      )
    if (unread) return leave(`“${unread.text}” is nothing that the statement holds`)
    const loose = unbound.find((one) => scope.some((piece) => one.start >= piece.start && one.end <= piece.end))
    if (loose) return leave(`what “${s.text.slice(loose.start, loose.end)}” is said of is not understood`)
    const beside = (s.passage.inTable ? [] : s.metrics).find(
      (one) =>
        !isUsed(one) &&
        !(isProven && playsBehind(s, one, used)) &&
        !(claim.verdict === 'holds' && (isKindOf(one, used, s) || isPerShareToo(claim, one))) &&
        !drafts.some((other) => other.used.some((token) => isSameMetric(token, one))) &&
        scope.some((piece) => one.start >= piece.start && one.end <= piece.end) &&
        spans.every((other) => one.end <= other.start || one.start >= other.end),
    )
    if (beside) return leave(`“${s.text.slice(beside.start, beside.end)}” stands beside it`)
    const told = claim.verdict === 'holds' ? ofItsLength(s, claim, scope, period) : claim
    return isOfOthers(draft) && told.verdict === 'wrong' ? leave('how long it is told of is not understood') : told
  })
  return onlyFirm(
    s,
    drafts,
    judged,
    open.filter((one) => one.kind === 'cause'),
  )
}

/** @param spans what was read as something else than the sentence's names, numbers and periods */
const understoodIn = (s: Sentence, spans: readonly Span[]): Span[] => [
  ...s.companies,
  ...s.metrics,
  ...s.periods,
  ...s.numbers,
  ...s.directions,
  ...spans,
  ...lengthWords(s.text),
  ...dollarWords(s.text),
  ...hedgeWords(s.text),
  ...[...titlesOf(s), ...epithets(s), ...shareBasis(s)],
  ...swings(s),
  ...(s.overYears ? [s.overYears] : []),
]

/** A claim about the balance sheet or the cash flows. */
const isOfOthers = ({ used }: Draft): boolean =>
  used.some(({ metrics }) => metrics.some(({ kind }) => kind === 'other'))

/** "The stuff costs less than it sells for: …" of a gross loss, "rang down": said beside the figures, and not so. */
function untrueBeside({ periods: [own] }: FactBase, { text }: Sentence): string | null {
  const told = /\bcosts? (?<way>more|less) than it sells for\b/i.exec(text)
  const [cost, revenue] = [own.figures.cost_of_revenue ?? 0, own.figures.total_revenue ?? 0]
  if (told && cost > revenue !== (told.groups?.way?.toLowerCase() === 'more')) return told[0]
  return /\br[aiu]ng(?:s|ing)? down\b/i.exec(text)?.[0] ?? null
}

/** Of a proof "its sales" behind the part that they are of; before it, "revenue was the standout, its Cloud …", they are the subject. */
const playsBehind = (s: Sentence, one: MetricToken, used: ReadonlySet<number>): boolean =>
  one.isNegated || s.metrics.some((other) => used.has(other.start) && other.start < one.start)

const isSetApart = (s: Sentence, { start }: Span): boolean => /(?:^|[,;:(—–])\s*$/.test(s.text.slice(0, start))

/** "Per share, profit was $7.46": what it is told by, of a figure that is one a share. */
const isPerShareToo = ({ metric }: Claim, { metrics }: MetricToken): boolean =>
  /\bEPS\b/.test(metric ?? '') && metrics.length > 0 && metrics.every(isPerShare)

const isChange = ({ kind }: Claim): boolean => kind === 'change' || kind === 'direction'

/** Behind a reason, of the figure again: "driven by volume, excluding currency". */
const RESTRICTED_TAIL =
  /,\s*(excluding|except|adjusted for|net of|on an? \w+ basis|in constant currenc\w+|organically)\b/i

const isSameMetric = (a: MetricToken, b: MetricToken): boolean => {
  // "Earnings of $13.89 per diluted share": the wider word may mean what the narrower does.
  const [x] = a.metrics
  return x !== undefined && b.metrics.some((y) => metricWords(x) === metricWords(y))
}

/** "The 2025 quarter" is no year. */
const isAboutToken = (word: Span, token: Span): boolean => word.start < token.start && word.end > token.end

/** "Quarterly revenue" of a figure for the year is another figure. */
function ofItsLength(s: Sentence, claim: Claim, scope: readonly Span[], period: FactPeriod | null): Claim {
  if (!period?.months || period.code === 'TTM') return claim
  const other = lengthWords(s.text).find(
    (one) =>
      scope.some((piece) => one.start >= piece.start && one.end <= piece.end) &&
      one.months !== period.months &&
      // "A day" of an amount that was reckoned so.
      s.numbers.every((n) => !n.perTime || one.start < n.start || one.end > n.end) &&
      s.periods.every((token) => one.end <= token.start || one.start >= token.end || isAboutToken(one, token)),
  )
  if (!other) return claim
  const words = s.text.slice(other.start, other.end)
  // "In the quarter and the first half": of which of the two it is may be told in a way that was not read.
  const isOwnToo =
    lengthWords(s.text).some((one) => one.months === period.months) ||
    s.periods.some((one) => one.says.kind === 'named' && one.says.period !== null && one.says.period !== 'FY')
  if (isOwnToo && period.months === 3)
    return { ...claim, verdict: 'unresolved', place: null, note: `it may be of “${words}”` }
  return { ...claim, verdict: 'wrong', place: null, note: `this is the figure of ${period.code}, not “${words}”` }
}

/** "each revenue dollar", "every pre-tax dollar": what cents are told of. */
const dollarWords = (text: string): Span[] =>
  [
    ...text.matchAll(
      /\b(?:[Ee]very|[Ee]ach)\s+(?:(?:ten|hundred|thousand) (?:dollar|euro|pound)|[$€£]\s?1[\d,]*|(?:[\w&.]*[A-Z&][\w&.]*(?:['’]s)?\s+)?(?:(?:net\s+)?(?:revenue|sales|[Pp]re-?tax)\s+)?dollar)s?/g,
    ),
  ].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

/** "Revenue at Amex's ICS unit": of the company's part that is named behind it */
const isOfOwnPart = (one: MetricToken, used: ReadonlySet<number>, s: Sentence): boolean => {
  const part = s.metrics.find((m) => m.start >= one.end)
  if (part?.metrics[0]?.kind !== 'division' || !used.has(part.start)) return false
  const own = s.companies.filter(({ start, end }) => start >= one.end && end <= part.start)
  const gap = own.reduceRight(
    (text, { start, end }) => text.slice(0, start - one.end) + text.slice(end - one.end),
    s.text.slice(one.end, part.start),
  )
  return /^\s+(?:of|from|in|for|at)\s+(?:(?:the|its)\s+)?(?:['’]s?\s+)?$/.test(gap)
}

/** "AWS is worth $107.6 billion a year in sales": of what kind a part's amount is. */
const isKindOf = (one: MetricToken, used: ReadonlySet<number>, s: Sentence): boolean => {
  const [kind] = one.metrics
  if (kind?.kind === 'figure' && kind.name === 'total_revenue' && isOfOwnPart(one, used, s)) return true
  const last = s.numbers.findLast((n) => n.end <= one.start)
  return (
    kind?.kind === 'figure' &&
    kind.name === 'total_revenue' &&
    last?.kind === 'money' &&
    /^\s*(?:a year |annually |every year )?(?:in|of)\s+(?:[a-z]+\s+)?$/.test(
      // "$117.2 billion of Google's sales"
      s.companies
        .filter(({ start, end }) => start >= last.end && end <= one.start)
        .reduce(
          (text, { start, end }) => text.replace(`${s.text.slice(start, end)}`, 'its'),
          s.text.slice(last.end, one.start),
        )
        .replace(/\bits['’]s?\b/, 'its'),
    ) &&
    s.metrics.some((m) => used.has(m.start) && m.metrics[0]?.kind === 'division')
  )
}

/** "EPS grew to $2.41 on a diluted basis": which of the two is meant, where both are named alike. */
const shareBasis = (s: Sentence): Span[] =>
  s.metrics.some(({ metrics }) => metrics.some((one) => one.kind === 'figure' && one.name === 'diluted_eps'))
    ? [
        ...s.text.matchAll(/\bon an? (?:(?:fully )?diluted|per[- ]share) basis\b|\b(?:fully )?diluted\b(?=[,.;]|$)/gi),
      ].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }))
    : []

/** "Swung from minus $0.27 in 2022 to $5.53": the numbers tell it, which are looked at themselves. */
const swings = (s: Sentence): Span[] =>
  [...s.text.matchAll(/\bsw[iu]ng(?:s|ing)?(?=\s+from\s)/gi)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ end }) => {
      const [old, now] = s.numbers.filter((one) => one.start >= end)
      return old !== undefined && now !== undefined && old.isNegative !== now.isNegative
    })

/** "The drugs business, Innovative Medicine, grew", "the web shop's cloud unit AWS": what a part is, said before its name. */
const BEFORE_PART =
  /(?:^|[;:(—–]\s|\b(?:at|for|from|in|of|by|and|but|while)\s|['’]s\s)(?<said>(?:(?:[Tt]he|[Ii]ts)\s+)?(?:(?!(?:other|rest|whole|former|only|new|old|largest|biggest)\b)[a-z][a-z-]*\s+){0,3}(?:arm|unit|business|division|segment|brand|branch|operation|sister|sibling|stablemate|counterpart|cousin|tablet|phone|smartphone|laptop|computer|gadget|console))(?<mark>,?)\s+$/
function titlesOf(s: Sentence): Span[] {
  return s.metrics.flatMap(({ start, end, metrics: [metric] }): Span[] => {
    if (metric?.kind !== 'division') return []
    const { said, mark } = BEFORE_PART.exec(s.text.slice(0, start))?.groups ?? {}
    // "The drugs business, MedTech and others": a list
    const isClosed = /,$/.test(s.text.slice(start, end)) || /^,(?! (?:and|or)\b)/.test(s.text.slice(end))
    if (!said || (mark === ',' && !isClosed)) return []
    const from = s.text.lastIndexOf(said, start)
    const isFree = [...s.metrics, ...s.numbers, ...s.periods].every(
      (one) => one.end <= from || one.start >= from + said.length,
    )
    return isFree && said.search(CLAIMING) < 0 ? [{ start: from, end: from + said.length }] : []
  })
}

/** ", the cloud arm,": what a part is, said beside its name. */
function epithets(s: Sentence): Span[] {
  return [
    ...s.text.matchAll(
      /(?<=,\s)(?:the|its|\p{Lu}[\p{L}&.]*['’]s)\s+(?:[a-z][a-z-]*\s+){1,3}(?:arm|unit|business|division|segment|line|brand|operation)(?=,)/gu,
    ),
  ]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((one) =>
      s.metrics.some((m) => m.end <= one.start && one.start - m.end < 4 && m.metrics[0]?.kind === 'division'),
    )
    .filter(
      ({ start, end }) =>
        s.text.slice(start, end).search(CLAIMING) < 0 &&
        (!/^\p{Lu}/u.test(s.text.slice(start)) || s.companies.some((one) => one.start === start)),
    )
}

/** Reasons and quotations, which no figure confirms. */
export function openPhrases(s: Sentence): (Span & { kind: 'cause' | 'quotation'; lead: Span })[] {
  if (s.passage.inTable) return []
  const stop = (from: number, to: number) =>
    Math.min(
      to,
      ...[...s.metrics, ...s.numbers].filter((one) => one.start > from && one.start < to).map((one) => one.start),
    )
  const isMeanwhile = (one: Span) => s.circumstances.some((other) => one.start < other.end && one.end > other.start)
  return [
    ...s.circumstances.map((one) => ({ ...one, kind: 'cause' as const })),
    ...causesIn(s.text)
      .filter((one) => !isMeanwhile(one))
      .map((one) => {
        const word = /^[a-z]+(?: (?:of|to|by|on|the back of|a result of))?/i.exec(one.text)?.[0] ?? one.text
        const end = stop(one.start, one.end)
        return {
          start: one.start,
          end,
          kind: 'cause' as const,
          lead: { start: one.start, end: one.start + word.length },
        }
      }),
    ...quotationsIn(s.text).map((one) => ({
      ...{ start: one.start, end: one.end },
      kind: 'quotation' as const,
      lead: { start: one.start, end: one.end },
    })),
  ]
}
