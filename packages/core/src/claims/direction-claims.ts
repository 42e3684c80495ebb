/** Words that say which way a figure went, held against the figures. */

import { isBracketedAway } from '../figures-in-words/brackets.ts'
import type { Span } from '../figures-in-words/companies.ts'
import type { DirectionToken } from '../figures-in-words/directions.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isLooselyNamed,
  isPerShare,
  isRatio,
  type Metric,
  metricWords,
  yearBefore,
} from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { type Sentence, sourceSpan } from '../figures-in-words/sentence.ts'
import { formatChange, formatPercent } from '../format/percent.ts'
import { bind, isForOther, isMeasure } from './binding.ts'
import type { Claim } from './claim.ts'
import type { Draft } from './draft.ts'
import { type NumberPeriod, periodOfNumber } from './number-period.ts'

/** The direction a number is the size of; `isJudging` = "improved", said of a loss that became smaller. */
export interface NumberDirection {
  sign: number
  isAmount: boolean
  isJudging: boolean
  /** the word that says so */
  word: DirectionToken
}

const amountOf = (word: DirectionToken): NumberDirection => ({
  sign: word.sign,
  isAmount: true,
  isJudging: JUDGING.test(word.text),
  word,
})

/**
 * The direction a number is the size of: "rose 4.9%", "by $5 billion", "a 4.9% increase", "$5 billion more than".
 * `isAmount` = the number is the change itself, not where it led ("rose to $5 billion").
 */
export function nearestDirection(s: Sentence, n: NumberToken): NumberDirection | null {
  const last = isForOther(s, n) ? s.numbers[s.numbers.indexOf(n) - 1] : undefined
  const same = last ? nearestDirection(s, last) : sameChange(s, n)
  if (same) return same
  const blocked = (from: number, to: number) => s.numbers.some((one) => one !== n && one.start >= from && one.end <= to)
  const told = saidAgain(s, n) ?? saidOfPlaces(s, n)
  if (told) return amountOf(told)
  for (const d of [...s.directions].reverse()) {
    if (d.end > n.start || blocked(d.end, n.start)) continue
    const gap = s.text.slice(d.end, n.start)
    // "Was lower than 2023's 55.8%", "higher than the 44.6% of": what it is held against is a level
    if (!d.isDone && COMPARED.test(d.text) && /^\s+than\s+\S/.test(gap)) break
    // "Beat both the 6.4% of 2023 and the 2.4% of 2022"
    if (/^(?:beats?|missed|misses)$/i.test(d.text) && /^\s+(?:both\s+|all\s+)?the\s+$/.test(gap)) break
    // "Margins exploded: 24.8% operating margin in 2022"
    if (/^[^,;]*:\s+$/.test(gap) && s.metrics.some((m) => m.start === n.end + 1 && m.metrics.some(isRatio))) break
    if (
      /^\s*(?:,\s+(?=by\b))?(?:(?:by|of|a|an|about|around|roughly|nearly|almost|some|another|more than|over|only|just|less than|under|or)\s*)*[−-]?$/i.test(
        gap,
      )
    ) {
      return amountOf(d)
    }
    // "cut its annual net loss by more than half", "trimmed marketing costs by 1 %"
    if (d.isVerb && (d.isDone ? DONE_BY : MOVED_BY).test(gap)) return amountOf(d)
    if (BY_AFTER.test(withoutNames(s, d.end, n.start))) return amountOf(d)
    if (n.kind === 'percent' || n.kind === 'points') {
      const other = s.metrics.some((m) => m.start >= d.end && m.end <= n.start)
      if (
        !other &&
        !/\b(?:to|from|at|of|than)\s*(?:(?:about|around|roughly|nearly|almost|some|just|only|over|under)\s+)*[−-]?$/i.test(
          gap,
        ) &&
        !/[;,–—]|\band\b|\bthan\b.*\($/.test(gap.trimEnd()) &&
        gap.length < 40
      )
        return amountOf(d)
    }
    break
  }
  const next = s.directions.find((d) => d.start >= n.end)
  // "$3.1 billion or 12% more than in 2023"
  const second = s.numbers[s.numbers.indexOf(n) + 1]
  if (
    next &&
    second &&
    !next.isVerb &&
    second.kind !== n.kind &&
    next.start >= second.end &&
    /^\s*$/.test(s.text.slice(second.end, next.start)) &&
    /^\s*,?\s*(?:or|\()\s*(?:(?:about|some|nearly|almost|roughly)\s+)?$/.test(s.text.slice(n.end, second.start))
  )
    return amountOf(next)
  // "11 percent revenue growth"
  const named = s.metrics.find((m) => m.start >= n.end)
  if (
    next &&
    named &&
    !next.isVerb &&
    n.kind === 'percent' &&
    /^\s*$/.test(s.text.slice(n.end, named.start) + s.text.slice(named.end, next.start))
  )
    return amountOf(next)
  // "a 6.4% year-over-year increase"
  if (
    next &&
    !blocked(n.end, next.start) &&
    /^\s*(?:(?:was|is)\s+the\s+|\w+\s+)?$/.test(withoutPeriods(s, n.end, next.start)) &&
    !next.isVerb
  ) {
    return amountOf(next)
  }
  return null
}

/** "increased in fiscal 2022 by", "a decrease in revenues of": between a word and its size its period or its figure. */
function withoutNames(s: Sentence, from: number, to: number): string {
  let rest = ''
  for (let i = from; i < to; i++)
    rest += [...s.periods, ...s.metrics].some((one) => one.start <= i && i < one.end) ? ' ' : s.text[i]
  return rest
}
/** The same with the periods alone left out. */
function withoutPeriods(s: Sentence, from: number, to: number): string {
  const told = s.periods.filter((one) => one.isComparison && one.start >= from && one.end <= to)
  return told.reduceRight(
    (rest, one) => `${rest.slice(0, one.start - from)}${rest.slice(one.end - from)}`,
    s.text.slice(from, to),
  )
}
const BY_AFTER =
  /^\s+(?:(?:in|for|during|over|our|its|the|total|net|fiscal|full|year|period|of|[a-z]{4,}ly)\s+)*?by\s+(?:(?:about|approximately|around|nearly|almost|some|over|just|roughly)\s+)*$|^\s+in\s+(?:(?:our|its|the|total|net)\s+)*of\s+(?:(?:about|approximately|around|nearly|almost|some|over|just|roughly)\s+)*$/

/** "fell from $8.1 billion to $7.4 billion, i.e. by 8.6 %", "fell 3 %; in dollars, by $2 billion": the same change again. */
function saidAgain(s: Sentence, n: NumberToken): DirectionToken | null {
  const d = s.directions.findLast((one) => one.isVerb && one.end <= n.start)
  if (!d || (n.kind !== 'percent' && n.kind !== 'money' && n.kind !== 'points')) return null
  if (!s.numbers.some((one) => one.start >= d.end && one.end <= n.start)) return null
  if (s.metrics.some((one) => one.start >= d.end && one.end <= n.start)) return null
  let gap = ''
  for (let i = d.end; i < n.start; i++)
    gap += [...s.numbers, ...s.periods].some((one) => i >= one.start && i < one.end) ? ' ' : s.text[i]
  return AGAIN_BY.test(gap) ? d : null
}
/** "Fell 16.7% in Pumps and 14.3% in Valves": the verb of the first place is that of the second. */
function saidOfPlaces(s: Sentence, n: NumberToken): DirectionToken | null {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (last?.kind !== 'percent' || n.kind !== 'percent' || !/^\s+(?:in|at|for)\s/.test(s.text.slice(n.end))) return null
  const place = s.metrics.find((one) => one.start >= last.end && one.end <= n.start)
  const isList =
    place?.metrics[0]?.kind === 'division' &&
    /^\s+(?:in|at|for)\s+(?:the\s+)?$/.test(s.text.slice(last.end, place.start)) &&
    /^\s*(?:,|,?\s+and)\s+(?:by\s+)?$/.test(s.text.slice(place.end, n.start))
  return isList ? (nearestDirection(s, last)?.word ?? null) : null
}

/** "lower", "was a touch higher": which of two it is */
const COMPARED = /\b(?:lower|higher|smaller|larger|greater|bigger|better|worse)$/i

const AGAIN_BY =
  /^[\s,;()–—-]*(?:(?:from|to|in|or|i\.e\.|that is|in other words|meaning|thus|so|hence|and|between|dollars?|percent|percentage|absolute|relative|money|terms)[\s,;()–—-]*)*by\s+(?:(?:about|around|nearly|almost|some|over|just|roughly|more than|less than)\s+)*$/i

const HEDGED_BY = '\\sby\\s+(?:(?:about|around|nearly|almost|some|more than|over|just|roughly|less than)\\s+)*$'
const MOVED_BY = new RegExp(`^\\s+(?:its|the|their|our)\\s[^,;]{3,60}${HEDGED_BY}`)
const DONE_BY = new RegExp(`^\\s[^,;\\d]{2,60}${HEDGED_BY}`)

/** "fell by $11.5 billion, or 12.4%", "grew by $47 billion (14.6%)": the second number is the change once more. */
function sameChange(s: Sentence, n: NumberToken): NumberDirection | null {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (!last || last.kind === n.kind) return null
  const gap = s.text.slice(last.end, n.start)
  const isAgain =
    /^\s*,?\s*(?:or|i\.e\.|that is|equal to|equivalent to)\s+(?:(?:by|about|around|roughly|nearly|almost|some|just|over|more than|under|less than)\s+)*$/.test(
      gap,
    )
  const isPassing = n.kind === 'percent' && /^\s*[(–—]\s*(?:or\s+)?$/.test(gap)
  if (!isAgain && !isPassing) return null
  if (n.kind === 'cents' || last.kind === 'cents') return null
  const found = nearestDirection(s, last)
  return found?.isAmount ? found : null
}

export function directionDrafts(base: FactBase, s: Sentence, inherited: FactPeriod | null): DirectionDraft[] {
  if (s.passage.inTable) return []
  return s.directions.flatMap((d) => {
    // "Apparel adds $13 billion": a part or a change, which its amount is held against
    if (/^add/i.test(d.text)) return []
    const subjects = subjectsOf(s, d)
    if (subjects.length === 0) return []
    // "Sales to China decreased as a percentage of data center revenue": how the part of something went is another matter
    if (AS_SHARE.test(s.text.slice(d.end))) return []
    // "Lost ground: its share of sales fell": of the share, not of the amount
    if (/\bground\b/i.test(d.text) && /\bshare of\b/i.test(s.text)) return []
    const here: NumberToken = { ...PLACE, start: d.start, end: d.end }
    const where = periodOfNumber(base, s, numberMoved(s, d) ?? here, inherited)
    const besides = levelsBeside(base, s, d, where)
    return subjects.map((subject) => {
      const each = besides.map((from) => directionClaim(base, s, d, subject, where.period, from))
      const claim =
        each.find(({ verdict }) => verdict !== 'holds') ??
        each[0] ??
        directionClaim(base, s, d, subject, where.period, where.from)
      const other =
        claim.verdict === 'wrong' && where.or && where.or === base.periods[0]
          ? directionClaim(base, s, d, subject, where.or, where.from)
          : claim
      // "Sank to $15.51, after rising the year before": the year before it went so
      if (other.verdict === 'wrong' && AFTERWARDS.test(s.text.slice(0, d.start)) && /ing$/i.test(d.text))
        return draftOf(earlierMove(base, s, d, subject, where) ?? openMove(other), d, subject, where)
      // Some way behind its name, the word may be said of another that stands nearer to its sense.
      const isFar = d.start - subject.end > 12 && subject.end > 0
      const isOfOther = (one: MetricToken) =>
        one !== subject && directionClaim(base, s, d, one, where.period, where.from).verdict === 'holds'
      const unlessOther = (one: Claim): Claim =>
        one.verdict === 'wrong' && isFar && s.metrics.some(isOfOther)
          ? { ...one, verdict: 'unresolved', figure: null, note: 'the sentence can be read in more than one way' }
          : one
      return draftOf(other.verdict === 'holds' ? other : unlessOther(claim), d, subject, where)
    })
  })
}

/**
 * "Beat the 55.2% of 2022", "lower than both the 55.8% of 2023 and the 55.2% of 2022": the times of the levels right behind
 * the word, which it is held against.
 */
function levelsBeside(base: FactBase, s: Sentence, d: DirectionToken, { period }: NumberPeriod): FactPeriod[] {
  if (period === UNKNOWN) return []
  const found: FactPeriod[] = []
  let from = d.end
  for (const n of s.numbers.filter((one) => one.start >= d.end)) {
    const gap = s.text.slice(from, n.start)
    if (!(found.length === 0 ? LEVEL_BESIDE : LEVEL_TOO).test(gap)) break
    const token = s.periods.find(
      (one) => one.start >= n.end && /^\s+(?:of|in|for|from)\s+(?:fiscal\s+)?$/.test(s.text.slice(n.end, one.start)),
    )
    const one: FactPeriod | typeof UNKNOWN = token?.says.kind === 'named' ? periodOf(base, token.says, period) : UNKNOWN
    if (!token || one === UNKNOWN || one === period) break
    found.push(one)
    from = token.end
  }
  return found
}
const LEVEL_BESIDE = /^\s+(?:than\s+)?(?:(?:both|either|all of)\s+)?the\s+$/i
const LEVEL_TOO = /^\s*,?\s*(?:and|or|nor)\s+(?:than\s+)?the\s+$/i

const draftOf = (claim: Claim, d: DirectionToken, subject: MetricToken, { period }: NumberPeriod): DirectionDraft => ({
  claim,
  span: {
    start: Math.min(d.start, subject.end > 0 ? subject.start : d.start),
    end: Math.max(d.end, subject.end),
  },
  used: [subject],
  word: { start: d.start, end: d.end },
  period: period === UNKNOWN ? null : period,
  doubt: null,
  bound: subject.metrics[0] ?? null,
  isChange: true,
  form: 'amount',
})

/** The same word, held against the year before; null = it was not so then either. */
function earlierMove(
  base: FactBase,
  s: Sentence,
  d: DirectionToken,
  subject: MetricToken,
  { period }: NumberPeriod,
): Claim | null {
  const before = period === UNKNOWN ? null : yearBefore(base, period)
  const claim = before && directionClaim(base, s, d, subject, before, null)
  return claim?.verdict === 'holds' ? claim : null
}

const openMove = (claim: Claim): Claim => ({
  ...claim,
  ...{ verdict: 'unresolved', figure: null, place: null, note: 'in which year it went so is not understood' },
})
const AFTERWARDS = /\bafter\s+(?:[a-z]+ly\s+)?$/i

const AS_SHARE = /^\s+(?:[a-z]+ly\s+)?as an? (?:percentage|per ?cent|share|proportion|fraction|part) of\b/i

interface DirectionDraft extends Draft {
  /** the word itself */
  word: Span
  bound: Metric | null
  isChange: boolean
  form: 'amount'
}
const PLACE: Omit<NumberToken, 'start' | 'end'> = {
  kind: 'percent',
  value: 0,
  step: 1,
  isNegative: false,
  currency: null,
  hasScale: false,
  bound: 'exact',
}

/** "10.8 %, up from 6.4 % in 2023", "rising to $84 billion in 2024": the number that says when it was. */
function numberMoved(s: Sentence, d: DirectionToken): NumberToken | null {
  const before = s.numbers.findLast((one) => one.end <= d.start)
  if (before && /^\s*from\b/.test(s.text.slice(d.end)) && /^\s*[,(–—]?\s*$/.test(s.text.slice(before.end, d.start)))
    return before
  const next = s.numbers.find((one) => one.start >= d.end)
  const isLed =
    next &&
    /^\s+(?:to|by)?\s*(?:(?:about|nearly|almost|over|some|just|more than)\s+)*$/.test(s.text.slice(d.end, next.start))
  return isLed && s.periods.some((p) => p.start >= next.end) ? next : null
}

/** "was trimmed", "trimmed by 1 %": what is done stands before the verb. */
const isSuffered = (s: Sentence, d: DirectionToken): boolean =>
  /\b(?:is|was|were|are|been|being|gets?|got)\s+(?:\w+ly\s+)?$/i.test(s.text.slice(0, d.start)) ||
  /^\s+(?:by|to|from)\b/i.test(s.text.slice(d.end)) ||
  /^\s*[.,;)]/.test(s.text.slice(d.end))

/**
 * "Sales rose 9.6 % in Europe and fell 3.8 % in Greater China", "Rising 6.4 %, revenue …": what stands behind the size of a
 * verb and is what the size is said of.
 */
function placeOfSize(s: Sentence, d: DirectionToken): MetricToken | null {
  const size = d.isVerb ? s.numbers.find((one) => one.start >= d.end) : undefined
  if (!size || !BEFORE_ITS_SIZE.test(s.text.slice(d.end, size.start))) return null
  const token = bind(s, size)?.token
  const isHead = /(?:^|[;:.]\s*)$/.test(s.text.slice(0, d.start))
  return token && token.start >= size.end && (isHead || token.metrics[0]?.kind === 'division') ? token : null
}
const BEFORE_ITS_SIZE = /^\s+(?:by\s+)?(?:(?:about|nearly|almost|over|some|just|roughly)\s+)*$/

/** The figures a direction word is said of: those before a verb, joined by "and"; after a noun or an adjective. */
function subjectsOf(s: Sentence, d: DirectionToken): MetricToken[] {
  const before = s.metrics.filter((m) => m.end <= d.start && !isBracketedAway(s.text, m, d.start))
  const after = s.metrics.find((m) => m.start >= d.end)
  const place = placeOfSize(s, d)
  if (place) return [place]
  // "cut its net loss", "the higher rate reduced net income": what is moved stands behind the verb.
  const isMoving = d.isDone === true && !isSuffered(s, d)
  if (
    d.isVerb &&
    after &&
    (isMoving ? /^\s+(?:(?:its|the|their)\s+)?(?:\w+\s+){0,2}$/ : /^\s+(?:its|their)\s+(?:\w+\s+){0,2}$/).test(
      s.text.slice(d.end, after.start),
    )
  )
    return [after]
  if (isMoving) return []
  // "Alphabet grew revenue 15 %": nothing stands before the verb that could have grown.
  const isOwn = (m: MetricToken) => !/[;:]|,\s+(?:and|but|while)\b/.test(s.text.slice(m.end, d.start))
  if (d.isVerb && after && !before.some(isOwn) && /^\s+(?:[a-z]+\s+)?$/.test(s.text.slice(d.end, after.start)))
    return [after]
  if (!d.isVerb) {
    if (
      after &&
      /^\s*(?:in|of)?\s*(?:(?:its|the|their|annual|quarterly|full-year|net|total|group) )*$/.test(
        s.text.slice(d.end, after.start),
      )
    )
      return [after]
    const last = before.at(-1)
    // "was 20.9%, lower than in the prior-year quarter": of the figure the number before it is said of.
    const number = s.numbers.findLast((one) => one.end <= d.start)
    const isThan =
      /^\s*(?:than|compared)\b/.test(s.text.slice(d.end)) || /\bthan\b|^(?:above|below|ahead)/i.test(d.text)
    const tail = s.metrics.find((m) => m.start >= d.end)
    if (
      number &&
      last &&
      isThan &&
      !s.periods.some((p) => tail && p.start >= tail.end && p.isComparison) &&
      last.end <= number.start &&
      /^\s*\)?\s*,\s*(?:(?:which|that)\s+(?:is|was)\s+)?(?:(?:slightly|far|much|well|just|a (?:little|shade|touch|bit|hair|notch))\s+)*$/.test(
        s.text.slice(number.end, d.start),
      ) &&
      s.periods.some((p) => p.start >= d.end && p.isComparison && p.says.kind === 'prior')
    )
      return [bind(s, number)?.token ?? last]
    // "revenue growth", "revenue was higher"
    if (
      last &&
      /^(?:['’]s)?\s*(?:(?:was|were|is|are|also|slightly|somewhat|much|far|well|a touch|a bit|a little)\s+)*$/.test(
        s.text.slice(last.end, d.start).replace(/\s\([^)]*\)/, ''),
      )
    )
      return [last]
    return []
  }
  // "Services makes up 26 % of sales and grew 13.5 %": not sales grew.
  const last = before.findLast((m) => before.length === 1 || !isMeasure(s, m)) ?? before.at(-1)
  if (!last) return []
  // "Operating income, which stood at $24.0 billion, receded"
  const gap = s.text.slice(last.end, d.start).replace(/^\s*,\s+(?:which|who|that)\s[^,]*,/, '')
  if (gap.length > 60 || /[;:]/.test(gap)) return []
  // Another verb in between: the word belongs to something else ("revenue, while demand rose").
  if (/\b(?:while|whereas|as|when|because|but|that|which|demand|prices?|volumes?|units?|customers?)\b/i.test(gap))
    return []
  const subjects = [last]
  for (let i = before.length - 2; i >= 0; i--) {
    const one = before[i]
    const first = subjects[0]
    if (
      !one ||
      !first ||
      !/^\s*(?:,|,? and|,? as well as)\s+(?:its |the |both )?$/.test(s.text.slice(one.end, first.start))
    )
      break
    // "Despite lower sales, diluted EPS …" is no list: that has its "and" before the last.
    if (subjects.length === 1 && !/and|as well as/.test(s.text.slice(one.end, first.start))) break
    subjects.unshift(one)
  }
  return subjects
}

/** A change of less than this many hundredths may be called unchanged. */
const FLAT_PERCENT = 1.5

/** A word of direction held against a figure of two periods. */
export function directionClaim(
  base: FactBase,
  s: Sentence,
  d: DirectionToken,
  subject: MetricToken,
  period: FactPeriod | typeof UNKNOWN,
  from: FactPeriod | typeof UNKNOWN | null,
): Claim {
  const [metric] = subject.metrics
  const isJudging = JUDGING.test(d.text)
  const blank = {
    ...sourceSpan(s, d.start, d.end),
    text: s.text.slice(d.start, d.end),
    kind: 'direction' as const,
    metric: metric ? metricWords(metric) : null,
    period: period === UNKNOWN ? null : period.code,
    figure: null,
    place: null,
    rule: null,
    verdict: 'unresolved' as const,
    note: null,
  }
  if (!metric || period === UNKNOWN || from === UNKNOWN)
    return { ...blank, note: 'the figure or its period is not in the statement' }
  const before = from && from !== period ? from : yearBefore(base, period)
  const share = shareLedTo(s, d, subject)
  const found = meantMetrics(s, d, subject.metrics)
    .map((one) =>
      share ? shareChange(one, share, period, before) : changeOf(one, period, before, subject.isNegated && !isJudging),
    )
    .filter((one) => one !== null)
  const [first] = found
  if (!first || !before) return { ...blank, note: 'no figure to compare with' }
  const isRight = found.some((one) => holds(d, one))
  // How little may still be called flat is anybody's word.
  if (!isRight && d.sign === 0 && found.some((one) => one.old !== 0 && Math.abs(one.now / one.old - 1) <= 0.04))
    return { ...blank, figure: first.text, note: 'whether so little is no change is not for figures to say' }
  if (!isRight && found.some((one) => isNearlySo(d, one)))
    return { ...blank, figure: first.text, note: `whether that is “${d.text}” is not for figures to say` }
  if (!isRight && isLooselyNamed(metric)) return { ...blank, note: 'another line may be called so' }
  return {
    ...blank,
    figure: first.text,
    rule: `${period.code} against ${before.code}`,
    verdict: s.isOutlook && !isRight ? 'unresolved' : isRight ? 'holds' : 'wrong',
    note: isRight
      ? null
      : s.isOutlook
        ? 'speaks of what may come; not checked'
        : `it ${first.now > first.old ? 'rose' : first.now < first.old ? 'fell' : 'did not change'}`,
  }
}

/** A loss that "improved" became smaller. */
const JUDGING = /^(?:improv|worsen|deteriorat)/i

/** "Gross margin" is a percentage or an amount: the numbers of the sentence tell which. */
function meantMetrics(s: Sentence, d: DirectionToken, all: readonly Metric[]): Metric[] {
  // "The net loss narrowed to $816 million": not the loss per share.
  const next = s.numbers.find((one) => one.start >= d.end)
  const isTo =
    next &&
    /^\s*(?:to|from|by)?\s*(?:(?:about|nearly|almost|just|over|under)\s+)*$/.test(s.text.slice(d.end, next.start))
  const amounts = all.filter((one) => !isPerShare(one))
  const metrics = isTo && next.hasScale && amounts.length > 0 ? amounts : all
  const ratios = metrics.filter(isRatio)
  const isPercent = next !== undefined && (next.kind === 'percent' || next.kind === 'points')
  const hasMoney = !isPercent && s.numbers.some((n) => n.kind === 'money' || n.kind === 'count')
  if (ratios.length === 0 || ratios.length === metrics.length) return [...metrics]
  return hasMoney ? metrics.filter((one) => !isRatio(one)) : ratios
}

interface Change {
  now: number
  old: number
  text: string
}

function changeOf(metric: Metric, period: FactPeriod, before: FactPeriod | null, isNegated: boolean): Change | null {
  const now = factOf(period, metric)
  const old = before ? factOf(before, metric) : null
  if (!now || !old) return null
  const sign = isNegated ? -1 : 1
  const [a, b] = [now.value * sign, old.value * sign]
  const text = isRatio(metric)
    ? `${formatPercent(b)} to ${formatPercent(a)}`
    : b > 0
      ? formatChange(a / b - 1)
      : a > b
        ? 'up'
        : 'down'
  return { now: a, old: b, text }
}

/**
 * "SG&A fell to 6.6 % of sales", "R&D dropped to 9.4 % from 9.6 %": what went that way is the share, which may fall while the
 * amount rises.
 * @returns what it is a share of; null = the word is not said of a share
 */
function shareLedTo(s: Sentence, d: DirectionToken, { metrics: [metric] }: MetricToken): Metric | null {
  if (!metric || isRatio(metric) || isPerShare(metric)) return null
  const n = s.numbers.find((one) => one.start >= d.end)
  if (n?.kind !== 'percent' || !LED_TO_SHARE.test(s.text.slice(d.end, n.start))) return null
  const next = s.metrics.find((one) => one.start >= n.end)
  const isOf = /^[\s)]*of\s/.test(s.text.slice(n.end))
  const [whole] = isOf && next && next.start - n.end < NEAR ? next.metrics : []
  if (whole?.kind === 'figure' && !isPerShare(whole)) return whole
  return metric.kind === 'figure' && metric.name === 'income_tax_expense'
    ? { kind: 'figure', name: 'income_before_taxes' }
    : { kind: 'figure', name: 'total_revenue' }
}
const LED_TO_SHARE =
  /^\s+(?:[a-z]+ly\s+|back\s+|further\s+)*(?:to|at)\s+(?:(?:about|around|nearly|almost|some|just|only|over|under|roughly|a|an|less than|more than)\s+)*$/
const NEAR = 40

function shareChange(metric: Metric, whole: Metric, period: FactPeriod, before: FactPeriod | null): Change | null {
  const share = (one: FactPeriod | null): number | null => {
    const [part, all] = one ? [factOf(one, metric)?.value, factOf(one, whole)?.value] : []
    return part === undefined || all === undefined || all <= 0 ? null : part / all
  }
  // Of what is all of itself, no part went anywhere: something else is meant.
  if (metricWords(metric) === metricWords(whole)) return null
  const [now, old] = [share(period), share(before)]
  return now === null || old === null ? null : { now, old, text: `${formatPercent(old)} to ${formatPercent(now)}` }
}

/** "Nearly tripled" of 2.7 times as much: people round, each in their own way. */
const isNearlySo = ({ times }: DirectionToken, { now, old }: Change): boolean =>
  times !== null && old > 0 && now / old >= ROUNDED[0] * times[0] && now / old <= ROUNDED[1] * times[1]
const ROUNDED = [0.88, 1.12] as const

function holds(d: DirectionToken, { now, old }: Change): boolean {
  if (d.times) {
    const times = old > 0 ? now / old : null
    return times !== null && times >= d.times[0] && times <= d.times[1]
  }
  if (d.sign === 0) return old !== 0 && Math.abs(now / old - 1) * 100 <= FLAT_PERCENT
  return Math.sign(now - old) === d.sign
}
