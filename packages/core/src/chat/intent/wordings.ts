/**
 * What was asked, in the one wording that the readers of questions know for it: the kind that was told by its words, filled
 * with what it names. Where a slot is left over or one is missing there is no wording: nothing that was named is dropped.
 */

import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { namedOther } from '../../figures-in-words/other-names.ts'
import { MONTH_NAMES } from '../../format/date.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import { find, labelOf, withinSentence } from '../fact-words.ts'
import type { ChatFacts } from '../facts.ts'
import { merged, type Time } from '../slots/times.ts'
import { type Group, groupOf } from './groups.ts'
import { isPart, metricsOf, type NamedSlots } from './slots.ts'

interface Said {
  figures: readonly string[]
  /** those that are not all revenue, where others stand beside it */
  own: readonly string[]
  /** a division and a region: neither is a part of the other */
  isCrossed: boolean
  /** parts, by their names alone */
  named: readonly string[]
  /** "in 2024", "" of the filing's own; the newest first */
  times: readonly string[]
  /** the years of a row, the newest first; [] = none is asked for */
  years: readonly string[]
  numbers: readonly string[]
  /** two parts that are named as one figure: "Europe and Japan" */
  made: readonly string[] | null
  group: Group | null
  text: string
}
type Wording = (said: Said) => readonly string[] | null

/** @returns questions that ask together what was asked; null = the kind does not go with what is named */
export function wordingsOf(label: string, slots: NamedSlots, text: string, facts: ChatFacts): readonly string[] | null {
  const wording = WORDINGS[label]
  const times = MOVES.test(label) ? timesOfMove(label, slots, facts) : timesOf(slots, facts)
  if (!wording || !times) return null
  const figures = metricsOf(slots).map((one) => sayFigure(one, facts))
  const parts = figures.filter((one) => one !== WHOLE)
  return wording({
    named: metricsOf(slots)
      .filter((one) => /^(?:business|geography|expense):/.test(one))
      .map((one) => labelOf(facts, one)),
    ...{ figures, own: parts.length > 0 ? parts : figures, times, years: yearsOf(slots, facts), text },
    numbers: slots.numbers.flatMap((one) =>
      isRestated(label, one, facts) ? [] : [text.slice(one.start, one.end).trim()],
    ),
    made: madeOf(metricsOf(slots), facts),
    isCrossed: new Set(slots.figures.filter(isPart).map((one) => one.split(':')[0])).size > 1,
    group: groupOf(slots, facts),
  })
}

/** "How was the $164.5bn split by region", "of the 33bn or so of new sales": all revenue itself, or its change, said as a number. */
function isRestated(label: string, { value, kind }: NumberToken, facts: ChatFacts): boolean {
  const [now, old] = [facts.period, facts.period_before].map((one) => find(facts, 'total_revenue', one)?.value)
  if (now === undefined || kind === 'percent') return false
  const isAbout = (size: number, within: number) => Math.abs(value - size) <= within * Math.abs(size)
  if (label === 'rank-all') return isAbout(now, 0.01)
  return label === 'contribution' && old !== undefined && isAbout(now - old, 0.05)
}

function madeOf([name, ...more]: readonly string[], { base }: ChatFacts): string[] | null {
  const [own] = base.periods
  const labels = [...own.business, ...own.geographical].map(({ label }) => label)
  const pairs = labels.flatMap((a) =>
    labels.flatMap((b) => (`${a} and ${b}` === name ? [[`${a} revenue`, `${b} revenue`]] : [])),
  )
  return more.length === 0 ? (pairs[0] ?? null) : null
}
const WHOLE = 'total revenue'

function sayFigure(metric: string, facts: ChatFacts): string {
  if (isPart(metric)) return `${labelOf(facts, metric)} revenue`
  const other = /^other:(.*)$/.exec(metric)?.[1]
  // the name stands behind the prefix of each such metric
  return withinSentence(other === undefined ? labelOf(facts, metric) : namedOther(other as OtherName).label)
}

/** Each time once, the newest first; null = no filing has a column of one of them. */
function timesOf({ times }: NamedSlots, facts: ChatFacts): string[] | null {
  const said = merged(times).map((one) => sayTime(one, facts))
  if (said.some((one) => one === null)) return null
  const all = [...new Set(said.flatMap((one) => one ?? []))]
  const isOne = all.length < 2
  const own = ownTime(facts)
  // Alone the filing's own time needs no words, beside another it does.
  return all
    .map((one) => (one === OWN ? (isOne ? '' : own) : one))
    .sort((a, b) => yearIn(b) - yearIn(a) || b.localeCompare(a))
}

/** Kinds that ask for a way from one time to another. */
const MOVES = /^(?:change|rose|fell|factor|compare-growth|contribution|(?:grew|fell)-.*|which-(?:rose|fell))$/
/** Kinds whose wording holds both ends of the way. */
const OF_BOTH_ENDS = /^(?:change|rose|fell|factor)$/

/**
 * The end of the way and, where the kind's wording tells it, its start. "Year on year" and a start one year before are what
 * such a kind is of anyway. @returns null = it starts where the kind's wording cannot say
 */
function timesOfMove(label: string, slots: NamedSlots, facts: ChatFacts): string[] | null {
  const [time, ...more] = merged(slots.times)
  if (!time || more.length > 0) {
    const [newer, older] = timesOf(slots, facts) ?? []
    // "'23 divided by '25" is upside down.
    if (
      label === 'factor' &&
      time &&
      older === sayTime(time, facts) &&
      /§t (?:divided by|÷|\/|over) /.test(slots.tokens.join(' '))
    )
      return null
    if (older === undefined || OF_BOTH_ENDS.test(label)) return timesOf(slots, facts)
    return newer === ownTime(facts) && older === yearBefore(facts) ? [] : null
  }
  if (time.kind === 'back' && time.years === 1) return []
  const [said = ''] = timesOf(slots, facts) ?? []
  if (said === '' || !isStart(slots.tokens)) return label === 'factor' && said !== '' ? null : timesOf(slots, facts)
  if (OF_BOTH_ENDS.test(label)) return [ownTime(facts), said]
  return said === yearBefore(facts) ? [] : null
}

/** Whether it asks for the way from the year before to the filing's own time, or for that time. */
export const isOfOwnTime = (label: string, slots: NamedSlots, facts: ChatFacts): boolean => {
  const times = MOVES.test(label) ? timesOfMove(label, slots, facts) : timesOf(slots, facts)
  return times?.every((one) => one === '') ?? false
}

/** "Since 2023", "over the 2023 level": the time that is named is where the way starts. */
function isStart(tokens: readonly string[]): boolean {
  const before = tokens
    .slice(0, tokens.indexOf('§t'))
    .filter((one) => !/^(?:the|its|fiscal|that|same|level|half|quarter|period|stretch|of|in|year)$/.test(one))
  return START.test(before.join(' '))
}
const START =
  /(?:^| )(?:since|from|over|vs\.?|versus|v\.?|than|against|on|beyond|multiple|(?:compared|relative|comparison|next) (?:to|with))$/
const yearBefore = ({ period }: ChatFacts): string => ownTime({ period: codeYearBefore(period) })
const ownTime = ({ period }: Pick<ChatFacts, 'period'>): string =>
  period.endsWith('FY') ? `in ${period.slice(0, 4)}` : `in ${period.slice(5)} ${period.slice(0, 4)}`
const OWN = 'own'
const yearIn = (time: string): number => Number(/\d{4}/.exec(time)?.[0] ?? 0)

function sayTime(time: Time, { period, end_date }: ChatFacts): string | null {
  const [year, own] = [Number(period.slice(0, 4)), period.slice(5)]
  const isYearly = own === 'FY'
  switch (time.kind) {
    case 'own':
      return OWN
    case 'back':
      return isYearly ? `in ${year - time.years}` : `in ${own} ${year - time.years}`
    case 'year':
      return isYearly && time.year === year ? OWN : `in ${time.year}`
    case 'span': {
      const of = (time.year ?? year) - time.back
      if (time.months === 3) {
        const quarter = time.quarter === null ? own : `Q${time.quarter}`
        return quarter === own && of === year ? OWN : `in ${quarter} ${of}`
      }
      return `in the first ${time.months === 6 ? 'six' : 'nine'} months of ${of}`
    }
    case 'day':
      return time.year === null ||
        time.isEnd ||
        `${time.year}-${String(time.month).padStart(2, '0')}` === end_date.slice(0, 7)
        ? OWN
        : `at the end of ${MONTH_NAMES[time.month - 1]} ${time.year}`
    case 'year-end':
      return time.back === 0 && isYearly ? OWN : `at the end of ${year - (time.back === 0 ? 1 : time.back)}`
    case 'none':
      return null
  }
}

/** The one period that is asked of; null = several are, or none of the filing's own length. */
export function periodOf({ times }: NamedSlots, { period, base }: ChatFacts): string | null {
  const [time = { kind: 'own' } as const, ...more] = merged(times)
  if (more.length > 0) return null
  const year = Number(period.slice(0, 4))
  const code =
    time.kind === 'own' || (time.kind === 'span' && time.months === 3 && time.year === null && time.back === 0)
      ? period
      : time.kind === 'year'
        ? `${time.year} FY`
        : time.kind === 'back'
          ? `${year - time.years}${period.slice(4)}`
          : time.kind === 'span' && time.months === 3
            ? `${(time.year ?? year) - time.back}${period.slice(4)}`
            : null
  return base.periods.some((one) => one.code === code) ? code : null
}

/** The years that a row of them is of. */
export function yearsOf({ years, times }: NamedSlots, { base, period }: ChatFacts): string[] {
  if (!period.endsWith('FY')) return []
  const all = base.periods
    .map(({ code }) => code.slice(0, 4))
    .sort()
    .reverse()
  const named = times.flatMap((one) => (one.kind === 'year' ? [one.year] : []))
  // Of five years a filing that prints three tells none.
  if (years !== null && years > 0) return years <= all.length ? all.slice(0, years) : []
  if (years !== null || times.every((one) => one.kind === 'own')) return all
  const [low, high] = [Math.min(...named), Math.max(...named)]
  return named.length < 2 ? [] : all.filter((one) => Number(one) >= low && Number(one) <= high)
}

const at = (time: string | undefined): string => (time ? ` ${time}` : '')
const one =
  (say: (figure: string, time: string) => string): Wording =>
  ({ own, times, numbers }) => {
    const [figure, ...more] = own
    return figure && more.length === 0 && times.length <= 1 && numbers.length === 0 ? [say(figure, at(times[0]))] : null
  }
const two =
  (say: (a: string, b: string, time: string) => string): Wording =>
  ({ figures, times, numbers }) => {
    const [a, b, ...more] = figures
    return a && b && more.length === 0 && times.length <= 1 && numbers.length === 0 ? [say(a, b, at(times[0]))] : null
  }
/** What is answered by Yes or No. */
export const IS_YES_NO =
  /^(?:(?:and|so|but|hey|hi|ok)\b[, ]*)?(?:is|are|was|were|did|does|do|has|have|had|can|could|would)\b|\b(?:true|right|correct|y\/n|yes or no|isn['’]t it|didn['’]t (?:it|they))\b\W*$/i
const ofGroup =
  (say: (group: string, time: string) => string, allowed: readonly Group[] = ['region', 'division']): Wording =>
  ({ figures, named, times, numbers, group }) => {
    const isWhole = figures.every((figure) => figure === (group === 'expense' ? 'operating expenses' : WHOLE))
    // Of those that are named one is asked for.
    if (named.length > 1 && group && times.length <= 1 && numbers.length === 0)
      return [say(`of ${and(named)}`, at(times[0]))]
    return group && allowed.includes(group) && isWhole && times.length <= 1 && numbers.length === 0
      ? [say(group, at(times[0]))]
      : null
  }
const ALL: readonly Group[] = ['region', 'division', 'expense']
const moved =
  (of: (figure: string, from: string) => string): Wording =>
  ({ own: figures, times, numbers, text }) => {
    const [newer = '', older] = times
    if (figures.length !== 1 || times.length > 2 || numbers.length > 0 || ROW.test(text)) return null
    const between = older === undefined ? at(newer) : ` from ${bare(older)} to ${bare(newer)}`
    return figures.map((figure) => of(figure, between))
  }
/** Of each of several years one change tells too little. */
const ROW = /\b(?:each|every|both|all|any|running|straight|consecutive|in a row|always|ever|never)\b/i
const bare = (time: string): string => time.replace(/^in /, '')
const ORDINAL = /\b(second|third|fourth|2nd|3rd|4th|two|three|four)\b|(?:\bno\.? ?|\bnumber |#)([2-4])\b/i
/** The place that is asked for; the second where the words say only that one comes before it. */
export const ordinal = (text: string): 'second' | 'third' | 'fourth' => {
  const match = ORDINAL.exec(text)
  const said = (match?.[1] ?? match?.[2] ?? '').toLowerCase()
  return /^(?:3|th)/.test(said) ? 'third' : /^(?:4|fo)/.test(said) ? 'fourth' : 'second'
}
const count = (text: string): string | null => {
  const said = /\b(two|three|four|five|2|3|4|5)\b/i.exec(text)?.[1]?.toLowerCase()
  return said === undefined
    ? null
    : (({ 2: 'two', 3: 'three', 4: 'four', 5: 'five' } as Record<string, string>)[said] ?? said)
}
const and = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter(Boolean).join(' and ')

/** What an amount is spread over; "in the June quarter, every month": the quarter is the time. */
export function unitOf(text: string): string | null {
  const unit = /\b(day|week|month)(?:ly|s)?\b|\b(dai)ly\b/i.exec(text) ?? /\b(quarter)(?:ly|s)?\b/i.exec(text)
  return unit && (unit[2] ? 'day' : (unit[1] ?? '').toLowerCase())
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  value: ({ own: figures, times, numbers }) =>
    figures.length !== 1 || numbers.length > 0
      ? null
      : (times.length === 0 ? [''] : times).flatMap((time) =>
          figures.map((figure) => `What was ${figure}${at(time)}?`),
        ),
  change: moved((figure, from) => `How did ${figure} change${from}?`),
  rose: moved((figure, from) => `Did ${figure} rise${from}?`),
  fell: moved((figure, from) => `Did ${figure} fall${from}?`),
  factor: ({ own, times, numbers }) => {
    const [figure, ...more] = own
    const [newer = '', older] = times
    if (!figure || more.length > 0 || times.length > 2 || numbers.length > 0) return null
    return older === undefined
      ? [`How many times as large was ${figure}${at(newer)} as a year earlier?`]
      : [`How many times as large was ${figure}${at(newer)} as ${older}?`]
  },
  share: (said) =>
    said.own.every((figure) => figure !== WHOLE)
      ? one((figure, time) => `What share of revenue was ${figure}${time}?`)(said)
      : null,
  'share-ab': two((a, b, time) => `What percent of ${b} was ${a}${time}?`),
  'share-ba': two((a, b, time) => `What percent of ${a} was ${b}${time}?`),
  'ratio-ab': two((a, b, time) => `How many times as large as ${b} was ${a}${time}?`),
  'ratio-ba': two((a, b, time) => `How many times as large as ${a} was ${b}${time}?`),
  compare: (asked) => {
    // "Which had more sales, paint or plumbing?"
    const said = asked.own.length === 2 ? { ...asked, figures: asked.own } : asked
    const way = IS_YES_NO.test(said.text)
      ? /\b(?:(?<more>more|larger|bigger|higher|greater|exceed\w*|outsell\w*|outsold|outweigh\w*|surpass\w*|above)|less|smaller|lower|fewer|below|under)\b/i.exec(
          said.text,
        )
      : null
    if (!way || /\bor\b/i.test(said.text)) return two((a, b, time) => `Which was larger${time}, ${a} or ${b}?`)(said)
    return two((a, b, time) => `Was ${a} ${way.groups?.more ? 'larger' : 'smaller'} than ${b}${time}?`)(said)
  },
  'compare-growth': two((a, b, time) => `Which grew faster${time}, ${a} or ${b}?`),
  sum: ({ own, made, times, numbers }) => {
    const all = made ?? own
    return all.length < 2 || times.length > 1 || numbers.length > 0
      ? null
      : [`What was ${all.join(' plus ')}${at(times[0])}?`]
  },
  'sum-times': ofRow((figure, years) => `What was ${figure} in ${years} together?`),
  'average-times': ofRow((figure, years) => `What was average ${figure} in ${years}?`),
  'per-time': ({ figures, times, numbers, text }) => {
    const [figure, ...more] = figures
    const said = unitOf(text)
    return figure && more.length === 0 && said && times.length <= 1 && numbers.length === 0
      ? [`What was ${figure} per ${said}${at(times[0])}?`]
      : null
  },
  top: ofGroup((group, time) => `Which ${group} was the largest${time}?`, ALL),
  bottom: ofGroup((group, time) => `Which ${group} was the smallest${time}?`, ALL),
  second: (said) => {
    const [first, ...more] = said.named
    if (first !== undefined)
      return more.length === 0 && said.group && said.numbers.length === 0
        ? [`Which ${said.group} follows ${first} by size?`]
        : null
    const place = ordinal(said.text)
    return ofGroup((group, time) => `Which ${group} was the ${place} largest${time}?`, ALL)(said)
  },
  'top-n': (said) => {
    const number = count(said.text)
    return number === null
      ? null
      : ofGroup((group, time) => `What were the ${number} largest ${group}s${time}?`, ALL)(said)
  },
  'rank-all': (said) => {
    const split = ofGroup((group, time) => `How did revenue split by ${group}${time}?`)
    return split({ ...said, figures: [], named: [] })
  },
  'rank-of': ({ own, times, numbers, group }) => {
    const [figure, ...more] = own
    return figure?.endsWith(' revenue') && more.length === 0 && group && times.length <= 1 && numbers.length === 0
      ? [`At which place among the ${group}s is ${figure}${at(times[0])}?`]
      : null
  },
  'grew-most': ofGroup((group, time) => `Which ${group} grew fastest${time}?`),
  'grew-most-amount': ofGroup((group, time) => `Which ${group} grew the most in dollars${time}?`),
  'fell-most': ofGroup((group, time) => `Which ${group} fell the most in percent${time}?`),
  'fell-most-amount': ofGroup((group, time) => `Which ${group} fell the most in dollars${time}?`),
  'grew-least': ofGroup((group, time) => `Which ${group} grew slowest${time}?`),
  'which-rose': ofGroup((group, time) => `Which ${group}s grew${time}?`),
  'which-fell': ofGroup((group, time) => `Which ${group}s fell${time}?`),
  'best-time': (said) => one((figure) => `In which year was ${figure} highest?`)({ ...said, times: [] }),
  'worst-time': (said) => one((figure) => `In which year was ${figure} lowest?`)({ ...said, times: [] }),
  history: ({ own: figures, numbers }) =>
    figures.length !== 1 || numbers.length > 0 ? null : figures.map((figure) => `What was ${figure} in each year?`),
  without: ({ own: parts, isCrossed, times, numbers }) => {
    if (isCrossed) return null
    if (parts.length === 1 && parts[0]?.startsWith('revenue without ') && times.length <= 1 && numbers.length === 0)
      return [`What was ${parts[0]}${at(times[0])}?`]
    return parts.length > 0 &&
      times.length <= 1 &&
      numbers.length === 0 &&
      parts.every((figure) => figure.endsWith(' revenue'))
      ? [`What was revenue without ${and(parts.map((part) => part.replace(/ revenue$/, '')))}${at(times[0])}?`]
      : null
  },
  'over-amount': limit('above'),
  'under-amount': limit('below'),
  contribution: ({ own, times, numbers }) => {
    const [figure, ...more] = own
    return figure?.endsWith(' revenue') && more.length === 0 && times.length <= 1 && numbers.length === 0
      ? [`How much of the change of total revenue came from ${figure}?`]
      : null
  },
  sign: (said) => {
    // "Profitable", "in the black": what is left.
    const own = said.own.length === 0 ? ['net income'] : said.own
    const named = own.length === 2 ? own.filter((figure) => figure !== 'net income') : own
    const isLow = /\b(?:loss(?:es)?|lost|lose|negative|red|minus|deficits?|underwater|below zero)\b/i.test(said.text)
    const isHigh = /\b(?:profits?|profitable|positive|black|plus|surplus|gain|above zero)\b/i.test(said.text)
    return one((figure, time) => `Was ${figure} ${isLow && !isHigh ? 'negative' : 'positive'}${time}?`)({
      ...said,
      own: named,
    })
  },
}

/** Over all years of the filing where no others are named. */
function ofRow(say: (figure: string, years: string) => string): Wording {
  return ({ own, years, times, numbers }) => {
    const [figure, ...more] = own
    return figure &&
      more.length === 0 &&
      numbers.length === 0 &&
      years.length > 1 &&
      (times.length !== 1 || times[0] === '')
      ? [say(figure, and(years.toReversed()))]
      : null
  }
}

function limit(way: 'above' | 'below'): Wording {
  return ({ figures, own, times, numbers }) => {
    const [number, ...others] = numbers
    // "Did Reality Labs reach three billion in revenue": the part's, where it is no percentage of all of it.
    const [figure, ...more] = /%|percent/i.test(number ?? '') ? figures : own
    return figure && number && more.length + others.length === 0 && times.length <= 1
      ? [`Was ${figure} ${way} ${number}${at(times[0])}?`]
      : null
  }
}
