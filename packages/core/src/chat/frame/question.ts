/**
 * What a frame asks, handed to the readers' answers as a question of theirs. Each operation takes all that the frame says
 * to do; where anything is left over, nothing is answered.
 */
import { isDomestic } from '../../figures-in-words/own-names.ts'
import { countOf } from '../../figures-in-words/skeleton.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import type { Question } from '../asked.ts'
import { type ChatFacts, metricKey } from '../facts.ts'
import { isPaidFrom, isWithin, type Quantity, type Reckoned } from '../reckoning/read.ts'
import type { Special } from '../special.ts'
import type { Frame, Step } from './read.ts'
import { wholeOf } from './share.ts'
import type { Op } from './words.ts'

export type Asked = Pick<Question, 'kind' | 'metrics' | 'periods' | 'group' | 'special' | 'way'>

const only = ({ ops }: Frame, needed: readonly Op[], also: readonly Op[] = []): boolean =>
  needed.some((one) => ops.has(one)) && [...ops].every((one) => needed.includes(one) || also.includes(one))

const special = (found: Special, periods: readonly string[] = [], way: Asked['way'] = null): Asked => ({
  ...{ kind: 'special', metrics: [], periods: [...periods], group: null, special: found, way },
})
const reckoned = (asked: Reckoned): Asked => special({ kind: 'reckoned', asked })
const isPart = (metric: string | undefined): boolean => /^(?:business|geography):/.test(metric ?? '')

/** @returns null where what is asked is not one of the things that figures are asked for */
export function askedBy(frame: Frame, facts: ChatFacts): Asked | null {
  const metrics = namedOf(frame)
  const [first, ...others] = metrics
  if (frame.ops.has('average')) return null
  const named = metrics.filter((one) => one !== 'total_revenue')
  // "Which region shrank more, China or Other?": of those that are named.
  if (frame.group && named.length > 1 && named.every((one) => isPart(one) || one.startsWith('expense:')))
    return ofSeveral(frame, named, facts)
  if (frame.group) return isPart(first) && !frame.ops.has('without') ? null : ofGroup(frame, metrics, facts)
  if (frame.ops.has('without')) return without(frame, facts)
  if (!first) return null
  return others.length === 0 ? ofOne(frame, first, facts) : ofSeveral(frame, metrics, facts)
}

/** "AWS revenue" is of the part alone; a whole to hold it against is said as one. */
function namedOf({ metrics, ops }: Frame): readonly string[] {
  const isWhole = ops.has('share') || ops.has('percent') || ops.has('over') || ops.has('without')
  const parts = metrics.filter(isPart)
  return parts.length > 0 && !isWhole ? metrics.filter((one) => one !== 'total_revenue') : metrics
}

const DIRECTIONS: readonly Op[] = ['up', 'down', 'moved']
const HELD: readonly Op[] = ['versus', 'than', 'apart', 'minus']
const FORMS: readonly Op[] = ['percent', 'points', 'dollars']

function ofOne(frame: Frame, metric: string, facts: ChatFacts): Asked | null {
  const { ops, periods, isYesNo } = frame
  const at = (period: string): Quantity => ({ metric, period })
  const [first = facts.period, second] = periods
  if (ops.has('years') || ops.has('rank')) return overYears(frame, metric, facts)
  if (isPlain(frame) || isRatio(frame, metric)) return values(frame, [metric], facts)
  if (only(frame, ['sum'], ['dollars']))
    return periods.length > 1 ? reckoned({ op: 'sum', of: periods.map(at) }) : values(frame, [metric], facts)
  if (only(frame, ['share', 'percent'], ['over']) && (isPart(metric) || /^expense:/.test(metric)) && periods.length < 2)
    return reckoned({
      op: 'share',
      of: [{ part: at(first), more: [], whole: { metric: 'total_revenue', period: first } }],
    })
  if (only(frame, ['times'], ['than', 'more', 'versus']) && second !== undefined)
    return reckoned({
      op: 'times',
      a: at([first, second].sort()[1] ?? first),
      b: at([first, second].sort()[0] ?? first),
    })
  const isHeld = HELD.some((op) => ops.has(op))
  if (isHeld && periods.length === 0 && !DIRECTIONS.some((op) => ops.has(op))) return null
  if ((ops.has('apart') || ops.has('minus')) && second === undefined && !ops.has('versus') && !ops.has('than'))
    return null
  if (
    !only(frame, [...DIRECTIONS, 'versus', 'than', 'more', 'less', 'apart', 'minus'], [...FORMS, 'or', 'range']) &&
    !(second !== undefined && only(frame, FORMS))
  )
    return null
  return moved(frame, metric, facts, isYesNo ? wayOf(frame) : null)
}

/** Nothing is done with the figure but to tell it. */
const isPlain = (frame: Frame): boolean =>
  frame.ops.size === 0 ||
  only(frame, ['dollars']) ||
  (only(frame, ['range'], ['dollars']) && frame.periods.length === 2) ||
  (only(frame, ['any']) && frame.isYesNo) ||
  (only(frame, ['each'], ['dollars']) && /\ball\b/i.test(frame.text) && !/\b(?:each|every|both)\b/i.test(frame.text))

/** A margin in percent is the margin. */
const isRatio = (frame: Frame, metric: string): boolean =>
  (/_margin$|_rate$/.test(metric) || frame.made.some((one) => one.kind === 'share' && metricKey(one) === metric)) &&
  only(frame, ['percent'], ['points', 'over'])

/** Which way it is said that it went; null = it is asked which. */
function wayOf({ ops }: Frame): 'up' | 'down' | null {
  const [up, down] = [ops.has('up') || ops.has('more'), ops.has('down') || ops.has('less')]
  return up === down || ops.has('or') ? null : up ? 'up' : 'down'
}

function moved(frame: Frame, metric: string, facts: ChatFacts, way: Asked['way']): Asked | null {
  const pair = pairOf(frame, facts)
  if (!pair) return null
  const [now, old] = pair
  // What is held against a day or span of its own column is told by that column.
  if (metric.startsWith('other:') && frame.periods.length === 0) {
    const name = facts.others.find((one) => one.metric === metric)?.name
    return name ? special({ kind: 'other', asked: { names: [name], ask: 'change' } }, [], way) : null
  }
  const of = [
    [
      { metric, period: now },
      { metric, period: old },
    ] as const,
  ]
  return reckoned({ op: 'moved', of, asked: way, isBy: false, isLoss: frame.isLoss })
}

/** The newer and the older of the times that a change is of. */
function pairOf({ periods, steps, ops }: Frame, { period }: ChatFacts): readonly [string, string] | null {
  const [first, second, ...more] = periods
  if (more.length > 0) return null
  if (first !== undefined && second !== undefined) return first > second ? [first, second] : [second, first]
  if (first === undefined || first === period) return [period, codeYearBefore(period)]
  // "Growth in 2023" is over the year before it; "from 2023", "against a year ago" up to now.
  const at = steps.findIndex((one) => 'period' in one)
  const isBase =
    steps
      .slice(0, at)
      .some((one) => ('op' in one && /^(?:than|versus)$/.test(one.op)) || ('link' in one && one.link === 'from')) ||
    first === codeYearBefore(period)
  if (isBase) return first < period ? [period, first] : null
  return ops.has('versus') || ops.has('than') ? null : [first, codeYearBefore(first)]
}

const HOW_DONE = /\bhow (?:is|are|was|were|does|do|did|has|have|can|could|would|to)\b/i
/** What a company does or does not: "did it repurchase stock?" */
const IS_DONE = /^other:(?:dividends_paid|share_repurchases|acquisitions)$/

/** Each as it is printed; several only where they are named one after the other. */
function values(frame: Frame, metrics: readonly string[], facts: ChatFacts): Asked | null {
  const periods = frame.periods.length === 0 ? [facts.period] : frame.periods
  if (metrics.length > 1 && (!isListed(frame.steps) || periods.length > 1)) return null
  if (frame.ops.has('range') && periods.length === 2) return history(metrics)
  const [single] = metrics
  if (frame.isYesNo && metrics.length === 1 && single && IS_DONE.test(single) && periods.length === 1)
    return reckoned({ op: 'any', of: { metric: single, period: periods[0] ?? facts.period } })
  // Yes or no is not told by a figure, nor how something is done.
  if (frame.isYesNo || HOW_DONE.test(frame.text)) return null
  // "How much was returned by dividends and buybacks?"
  const isPayout =
    metrics.length > 1 && metrics.every((one) => /^other:(?:dividends_paid|share_repurchases)$/.test(one))
  if (isPayout && periods.length === 1 && /\bhow much\b/i.test(frame.text))
    return reckoned({ op: 'sum', of: metrics.map((metric) => ({ metric, period: periods[0] ?? facts.period })) })
  const names = metrics.flatMap((metric) => facts.others.find((one) => one.metric === metric)?.name ?? [])
  if (names.length === metrics.length) return special({ kind: 'other', asked: { names, ask: 'level' } }, frame.periods)
  if (names.length > 0)
    return reckoned({ op: 'values', of: metrics.map((metric) => ({ metric, period: periods[0] ?? facts.period })) })
  return { kind: 'figure', metrics: [...metrics], periods: [...frame.periods], group: null, special: null, way: null }
}

const history = (metrics: readonly string[]): Asked => ({
  ...{ kind: 'history', metrics: [...metrics], periods: [], group: null, special: null, way: null },
})

/** Of every year of its statement. */
function historyOfOther(metric: string, facts: ChatFacts): Asked | null {
  const periods = [...new Set(facts.others.filter((one) => one.metric === metric).map((one) => one.period))]
    .sort()
    .reverse()
  return periods.length < 2 ? null : reckoned({ op: 'values', of: periods.map((period) => ({ metric, period })) })
}

/** Figures with nothing but "and" or a comma between them. */
function isListed(steps: readonly Step[]): boolean {
  const places = steps.flatMap((one, at) => ('metric' in one ? [at] : []))
  const between = steps.slice(places[0] ?? 0, (places.at(-1) ?? 0) + 1).filter((one) => !('metric' in one))
  return between.length >= places.length - 1 && between.every((one) => 'link' in one && one.link === 'and')
}

/** The year in which it was highest or lowest, or each of them. */
function overYears(frame: Frame, metric: string, facts: ChatFacts): Asked | null {
  const years = facts.base.periods.filter(({ code }) => code.slice(4) === facts.period.slice(4)).map(({ code }) => code)
  const { ops, periods } = frame
  // "The last five years" of a filing that prints three
  if (countOf(/\b(two|three|four|five|[2-5]) (?:fiscal )?years\b/i.exec(frame.asked)?.[1]) > years.length) return null
  if (periods.length > 0 && periods.length < years.length) {
    if (ops.has('each') && only(frame, ['each', 'years'], ['range']) && periods.length > 1)
      return reckoned({ op: 'values', of: periods.map((period) => ({ metric, period })) })
    return null
  }
  if (only(frame, ['sum'], ['years', 'each']) && ops.has('years'))
    return reckoned({ op: 'sum', of: years.map((period) => ({ metric, period })) })
  if (only(frame, ['each', 'years'], ['range', 'dollars']))
    return metric.startsWith('other:') ? historyOfOther(metric, facts) : history([metric])
  const isLow = ops.has('min')
  if (!only(frame, ['max', 'min', 'rank'], ['years', 'each', 'range']) || (ops.has('max') && isLow)) return null
  if (ops.has('rank') && !ops.has('years') && periods.length < 2) return null
  if (ops.has('rank')) return ranking(metric, years, isLow, facts)
  return special({ kind: 'year-extreme', metric, isLow })
}

/** Years in the order of a figure. */
function ranking(metric: string, years: readonly string[], isLow: boolean, facts: ChatFacts): Asked | null {
  if (years.length < 2 || metric.startsWith('other:')) return null
  const known = years.filter((period) => facts.facts.some((one) => one.metric === metric && one.period === period))
  return known.length < 2 ? null : reckoned({ op: 'rank', of: known.map((period) => ({ metric, period })), isLow })
}

function ofSeveral(frame: Frame, metrics: readonly string[], facts: ChatFacts): Asked | null {
  const { ops, periods } = frame
  if (ops.has('share') || ops.has('over') || (ops.has('percent') && only(frame, ['percent'], ['dollars', 'versus'])))
    return share(frame, metrics, facts)
  if (ops.size === 0 || only(frame, ['dollars', 'each'])) return values(frame, metrics, facts)
  if (periods.length > 1) return null
  const [period = facts.period] = periods
  // "Than the debt of last year": the time is that of one of the two.
  if (period !== facts.period && isOfTheLast(frame.steps)) return null
  const at = (metric: string): Quantity => ({ metric, period })
  const [a, b] = metrics
  if (only(frame, ['sum'], ['dollars', 'each'])) return reckoned({ op: 'sum', of: metrics.map(at) })
  // "Who leads: Germany, Japan or the UK?"
  const isOfParts = metrics.every((one) => isPart(one) && one.split(':')[0] === metrics[0]?.split(':')[0])
  if (
    metrics.length > 2 &&
    isOfParts &&
    only(frame, ['max', 'min', 'rank'], ['or', 'versus', 'than']) &&
    !(ops.has('max') && ops.has('min'))
  )
    return reckoned({ op: 'rank', of: metrics.map(at), isLow: ops.has('min') })
  if (metrics.length === 3) return comparedWithTwo(frame, period)
  if (!a || !b || metrics.length > 2) return null
  if (
    only(frame, ['minus', 'apart'], ['dollars']) ||
    (only(frame, ['less'], ['dollars']) && isBetween(frame.steps, 'less'))
  )
    return reckoned({ op: 'difference', a: at(a), b: at(b), isMinus: !ops.has('apart') })
  if (only(frame, ['times'], ['than', 'more', 'versus'])) return reckoned({ op: 'times', a: at(a), b: at(b) })
  const growth = growthOfTwo(frame, a, b)
  if (growth) return growth
  if (!only(frame, ['more', 'less', 'than', 'versus', 'or', 'max', 'up', 'down'], ['dollars', 'apart'])) return null
  return compared(frame, at(a), at(b))
}

/** "Did Graphics grow faster than Networking?", "which shrank more, China or Other?" */
function growthOfTwo(frame: Frame, a: string, b: string): Asked | null {
  const { ops, steps, isYesNo, text } = frame
  const isMoved = ops.has('up') || ops.has('down') || ops.has('fast') || ops.has('slow')
  const isHeld = (['more', 'less', 'fast', 'slow', 'max', 'min'] as const).some((op) => ops.has(op))
  if (!isMoved || !isHeld || /\b(?:higher|lower)\b/i.test(text) || (ops.has('up') && ops.has('down'))) return null
  if (!only(frame, ['up', 'down', 'fast', 'slow'], ['more', 'less', 'max', 'min', 'than', 'or', 'versus', 'percent']))
    return null
  if (![a, b].every((one) => isPart(one) || one.startsWith('expense:'))) return null
  const isLess = ops.has('less') || ops.has('min') || ops.has('slow')
  const isLow = ops.has('down') !== isLess
  const isAsked = isYesNo && !ops.has('or') && isBetween(steps, 'than')
  const way = !isAsked ? null : isLow ? 'down' : 'up'
  return special(
    { kind: 'versus', a, b, isGrowth: true, ...(isLow ? { isLow: true as const } : {}) },
    frame.periods,
    way,
  )
}

/** A time behind "than" that nothing sets apart from the figure before it. */
function isOfTheLast(steps: readonly Step[]): boolean {
  const at = steps.findIndex((one) => 'period' in one)
  const before = steps[at - 1]
  const isAfterThan = steps
    .slice(0, Math.max(at, 0))
    .some((one) => 'op' in one && (one.op === 'than' || one.op === 'versus'))
  return isAfterThan && !(before && 'link' in before && before.link === 'in')
}

function compared(frame: Frame, a: Quantity, b: Quantity): Asked | null {
  const { ops, isYesNo, steps } = frame
  const isHigher = (ops.has('up') || ops.has('down')) && /\b(?:higher|lower|above|below)\b/i.test(frame.text)
  if ((ops.has('up') || ops.has('down')) && !(isHigher && ops.has('than'))) return null
  const isMore = ops.has('more') || ops.has('up')
  const isLess = ops.has('less') || ops.has('down')
  const isAsked = isYesNo && !ops.has('or') && isMore !== isLess && isBetween(steps, ops.has('than') ? 'than' : 'more')
  return reckoned({ op: 'compare', a: [a], b: [b], asked: isAsked ? (isMore ? 'more' : 'less') : null })
}

/** "More from Europe or from China and Japan together": what stands on one side is one amount. */
function comparedWithTwo(frame: Frame, period: string): Asked | null {
  if (
    !only(frame, ['more', 'less'], ['sum', 'or', 'than']) ||
    !frame.ops.has('sum') ||
    frame.ops.has('or') === frame.ops.has('than')
  )
    return null
  const cut = frame.steps.findIndex((one) => 'op' in one && (one.op === 'or' || one.op === 'than'))
  const side = (steps: readonly Step[]): Quantity[] =>
    steps.flatMap((one) => ('metric' in one ? [{ metric: one.metric, period }] : []))
  const [a, b] = [side(frame.steps.slice(0, cut)), side(frame.steps.slice(cut))]
  if (a.length === 0 || b.length === 0 || a.length + b.length !== 3) return null
  const isAsked = frame.isYesNo && frame.ops.has('than')
  return reckoned({ op: 'compare', a, b, asked: isAsked ? (frame.ops.has('more') ? 'more' : 'less') : null })
}

function isBetween(steps: readonly Step[], op: Op): boolean {
  const places = steps.flatMap((one, at) => ('metric' in one ? [at] : []))
  return steps.slice(places[0] ?? 0, places.at(-1) ?? 0).some((one) => 'op' in one && one.op === op)
}

function share(frame: Frame, metrics: readonly string[], facts: ChatFacts): Asked | null {
  if (!only(frame, ['share', 'percent', 'over'], ['sum', 'dollars', 'versus'])) return null
  const whole = wholeOf(frame.steps)
  const [part, ...more] = metrics.filter((one) => one !== whole)
  if (whole === null || part === undefined || (more.length > 0 && !frame.ops.has('sum'))) return null
  // A margin as a percentage of sales is the margin.
  if (whole === 'total_revenue' && /_margin$/.test(part) && more.length === 0) return values(frame, [part], facts)
  if (isPart(part) !== isPart(whole) && whole !== 'total_revenue') return null
  // "What share of income is capex": it is none of it, and is told beside it only where it is put so.
  const isWithinIt = [part, ...more].every((one) => isWithin(one, whole) || isPaidFrom(one, whole, frame.text))
  if (!frame.ops.has('over') && !isWithinIt) return null
  const periods = frame.periods.length === 0 ? [facts.period] : frame.periods
  return reckoned({
    op: 'share',
    of: periods.map((period) => ({
      part: { metric: part, period },
      more: more.map((metric) => ({ metric, period })),
      whole: { metric: whole, period },
    })),
  })
}

/** All of the sales but one part's. */
function without(frame: Frame, facts: ChatFacts): Asked | null {
  const { periods, metrics } = frame
  const [made] = metrics.filter((one) => frame.made.some((metric) => metricKey(metric) === one))
  if (
    made !== undefined &&
    metrics.every((one) => one === made || one === 'total_revenue') &&
    only(frame, ['without'], ['dollars', 'each'])
  )
    return { kind: 'figure', metrics: [made], periods: [...periods], group: null, special: null, way: null }
  const [part, ...more] = metrics.filter((one) => one !== 'total_revenue')
  if (!part || more.length > 0 || !isPart(part) || periods.length > 1) return null
  const [period = facts.period] = periods
  if (only(frame, ['without'], ['share', 'percent']) && frame.ops.size > 1)
    return special({ kind: 'outside', metric: part }, periods)
  if (!only(frame, ['without'], ['dollars', 'each'])) return null
  const whole = { metric: 'total_revenue', period }
  return reckoned({ op: 'difference', a: whole, b: { metric: part, period }, isMinus: true })
}

const NTH: readonly (readonly [Op, number])[] = [
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
]

const ADDED =
  /\b(?:contribut\w*|add(?:s|ed)?|dr[oi]ves?|drivers?|br(?:ing|ought)s?|g[ai]ves?|deliver\w*|generat\w*|produc(?:ed?|es)|yield\w*)\b/i

/** "The growth of the largest product": another thing is asked of the one that is ranked. */
const isOfRanked = (steps: readonly Step[]): boolean =>
  steps.some(
    (one, at) =>
      'op' in one &&
      /^(?:up|down|share|percent)$/.test(one.op) &&
      steps.slice(at + 1, at + 3).some((next) => 'op' in next && /^(?:max|min|second|third|fourth)$/.test(next.op)) &&
      steps.slice(at + 1, at + 3).some((next) => 'link' in next && /^(?:of|in|from)$/.test(next.link)),
  )

/** "The largest product and its growth": of the largest, and not the one that grew most. */
function isBeside(steps: readonly Step[]): boolean {
  const at = steps.findIndex((one) => 'op' in one && /^(?:max|min|second|third|fourth)$/.test(one.op))
  const move = steps.findIndex((one, index) => index > at && 'op' in one && /^(?:up|down)$/.test(one.op))
  return at >= 0 && steps.slice(at, move).some((one) => 'link' in one && one.link === 'and')
}

/** "Outside the United States" is put together as all revenue but its: the part that is left out. */
function withoutOne(metric: string, { made, ops }: Frame, { base }: ChatFacts): string | null {
  const isMade = made.some((one) => one.kind === 'sum' && metricKey(one) === metric)
  const label = isMade ? /^revenue without (.+)$/.exec(metric)?.[1] : undefined
  const [own] = base.periods
  const group = own.geographical.some((one) => one.label === label)
    ? 'geography'
    : own.business.some((one) => one.label === label)
      ? 'business'
      : null
  if (label === undefined || group === null) return null
  return ops.has('max') || ops.has('min') || ops.has('second') ? `${group}:${label}` : null
}

/** Which of the parts, told by how large they are or how they moved. */
function ofGroup(frame: Frame, metrics: readonly string[], facts: ChatFacts): Asked | null {
  const { group, ops, periods } = frame
  if (!group || periods.length > 2) return null
  const named = metrics.map((one) => withoutOne(one, frame, facts) ?? one)
  const skipped = named.filter((one) => isPart(one))
  if (named.some((one) => one !== 'total_revenue' && !isPart(one)) || skipped.length > 1) return null
  const [own] = facts.base.periods
  const home = ops.has('abroad') ? own.geographical.find((one) => isDomestic(one.label))?.label : undefined
  if (ops.has('abroad') && (home === undefined || group !== 'geography')) return null
  const isGrowth = ops.has('up') || ops.has('down') || ops.has('fast') || ops.has('slow')
  const isOfBefore = periods.length === 0 || periods.every((one) => one === facts.period || one === facts.period_before)
  const rank: readonly Op[] = ['max', 'min', 'fast', 'slow', 'second', 'third', 'fourth']
  const also: readonly Op[] = ['abroad', 'without', 'percent', 'up', 'down']
  if (only(frame, rank, also)) {
    const isBoth = (ops.has('fast') || ops.has('slow')) && (ops.has('max') || ops.has('min'))
    // "The largest, and the second largest": of both.
    const places = frame.steps.filter((one) => 'op' in one && /^(?:max|min)$/.test(one.op)).length
    if (places > 1 && NTH.some(([op]) => ops.has(op))) return null
    if (isGrowth && isBeside(frame.steps)) return null
    // What a part added in money is not told by how fast it grew.
    if (isGrowth && ADDED.test(frame.text)) return null
    if (isBoth || isOfRanked(frame.steps) || (ops.has('without') && skipped.length === 0)) return null
    if (isGrowth && !isOfBefore) return null
    const isLow = isGrowth ? ops.has('slow') || ops.has('down') !== ops.has('min') : ops.has('min')
    const nth = NTH.find(([op]) => ops.has(op))?.[1] ?? 1
    // Of those that fell the one that fell least is told by all of them.
    const isList = isGrowth && ops.has('down') && ops.has('min')
    return special(
      {
        ...{ kind: 'ranked', group, nth: isList ? null : nth, count: null, isLow: isList ? true : isLow, isGrowth },
        ...{ without: home ? `geography:${home}` : (skipped[0] ?? null), above: null, subject: null },
      },
      isGrowth ? [] : periods,
    )
  }
  if (ops.has('up') === ops.has('down') || !isOfBefore) return null
  if (!only(frame, ['up', 'down'], ['each', 'any', 'only', 'than', 'versus', 'without'])) return null
  const isAll = ops.has('each')
  const [without] = skipped
  if (ops.has('without') && without === undefined) return null
  return special(
    { kind: 'movers', group, isUp: ops.has('up'), isAll, limit: null, ...(without ? { without } : {}) },
    [],
  )
}
