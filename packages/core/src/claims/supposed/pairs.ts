/** "It spent more on research than it took in: $4.5 billion against $3.2 billion": two numbers of two things, in their order. */

import type { Span } from '../../figures-in-words/companies.ts'
import { type FactPeriod, isRatio, type Metric, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { growth } from '../../statement/margins.ts'
import {
  type Asked,
  amountIn,
  amountOf,
  fits,
  isSame,
  namedPeriods,
  namesIn,
  otherVerbs,
  type Supposed,
} from './names.ts'

const AGAINST = /^\s*,?\s*(?:against|versus|vs\.?|compared (?:with|to)|as against)\s+(?:(?:only|just|about|a)\s+)*$/
/** What leads to the two numbers: nothing but a mark, or a word and one verb. */
const LED =
  /^[^;.\d]{0,48}?(?::|,|\s[–—-]|\()\s*(?:(?:with|at|by|up|growing|rising|to)\s+)?(?:(?:about|some|just)\s+)*$|^\s+(?:with|at|by)\s+$/
const GROWTH = /\b(?:gr[eo]w\w*|growth|faster|slower|quicker|expand\w*|ros[e]|rising|rise)\b/i
/** Words that say which of the two is more. */
const MORE =
  /\b(?:more|higher|larger|greater|bigger|faster|quicker|better|beats?|exceed\w*|topped|tops|surpass\w*|ahead of|outs\w+|outp\w+|outgr\w+|overt\w+)\b/gi
const LESS =
  /\b(?:less|lower|smaller|slower|fewer|worse|behind|trail\w*|(?:(?:fell|falls|came|comes) )?short of|lag\w*)\b/gi
/** Words between two names that set one beside the other. */
const BESIDE =
  /\b(?:than|as|beat|beats|exceed\w*|topped|tops|surpass\w*|ahead of|behind|outs\w+|outp\w+|outgr\w+|trail\w*|overt\w+|over|short of|lag\w*)\b/

interface Pair {
  first: NumberToken
  second: NumberToken
}

function pairOf({ s, n }: Asked): Pair | null {
  const at = s.numbers.indexOf(n)
  for (const [first, second] of [
    [s.numbers[at - 1], n],
    [n, s.numbers[at + 1]],
  ])
    if (first && second && first.kind === second.kind && AGAINST.test(s.text.slice(first.end, second.start)))
      return { first, second }
  return null
}

/** Names before the numbers that have no number of their own. */
function subjects(s: Sentence, { first }: Pair): MetricToken[] {
  const isOwned = (one: MetricToken) =>
    s.numbers.some(
      (n) =>
        n.end <= first.start &&
        n !== first &&
        n.kind === first.kind &&
        (/^,?\s+(?:of|at|with|,)?\s*$/.test(s.text.slice(one.end, n.start)) ||
          /^\s+(?:of|in)\s+(?:its\s+)?$/.test(s.text.slice(n.end, one.start))),
    )
  const names = namesIn(s).filter((one) => one.end <= first.start && !isOwned(one))
  const verbs = otherVerbs(s)
  if (verbs.length > 0) return []
  const sold = s.metrics.filter((one) => one.isVerb === true && one.end <= first.start)
  const [only] = names
  if (!only || names.length > 1) return names
  const taken = sold.length > 0 ? null : TAKEN_IN.exec(s.text.slice(only.end, first.start))?.indices?.groups?.did
  const token = (span: [number, number]): MetricToken => ({
    ...{ start: only.end + span[0], end: only.end + span[1] },
    ...{ metrics: [{ kind: 'figure', name: 'total_revenue' }], isNegated: false, isVerb: true },
  })
  return [...names, ...sold, ...(taken ? [token(taken)] : [])].sort((a, b) => a.start - b.start)
}

/** The words between, without the years that they name. */
const leadOf = (s: Sentence, from: number, to: number): string =>
  s.periods
    .filter((one) => one.start >= from && one.end <= to)
    .reduceRight((text, one) => text.slice(0, one.start - from) + text.slice(one.end - from), s.text.slice(from, to))

/** "Than it took in": all that was sold */
const TAKEN_IN = /^\s+than\s+(?:it|they|the (?:company|group|firm))\s+(?<did>took in|brought in|sold)(?=[:,\s])/d

type Side = [metric: Metric, period: FactPeriod]

/** Both numbers of the two things named, in the order they are named in; of one thing, the later year first. */
export function pairHeld(asked: Asked): Supposed | null {
  const { s, n, now, base } = asked
  const pair = pairOf(asked)
  if (!pair) return null
  const names = subjects(s, pair)
  const last = names.at(-1)
  const after = namesIn(s).some((one) => one.start >= pair.second.end)
  const periods = namedPeriods(base, s, now)
  if (!last || after || !periods || !LED.test(leadOf(s, last.end, pair.first.start))) return null
  const options = sidesOf(asked, names, periods)
  const isGrowth = n.kind === 'percent' && GROWTH.test(s.text.slice(0, pair.first.start))
  const sizeOf = ([metric, period]: Side): number | null => {
    const value = amountIn(period, metric)
    if (n.kind === 'money') return isRatio(metric) ? null : value
    if (n.kind !== 'percent') return null
    if (isRatio(metric)) return value === null ? null : value * 100
    const old = yearBefore(base, period)
    const change = isGrowth && old ? growth(value, amountIn(old, metric)) : null
    return change === null ? null : change * 100
  }
  const right = options.filter(([a, b]) => fits(sizeOf(a), pair.first) && fits(sizeOf(b), pair.second))
  const [only, more] = right
  if (!only || more) return null
  const apart = (sizeOf(only[0]) ?? 0) - (sizeOf(only[1]) ?? 0)
  const isLateFirst = periods[0] !== only[1][1] || periods.length === 1
  const cues = cuesOf(s, pair, apart, names, { isGrowth, isLateFirst })
  if (!cues) return null
  const [metric, period] = n === pair.first ? only[0] : only[1]
  const size = sizeOf([metric, period]) ?? 0
  const isPercent = n.kind === 'percent'
  return {
    ...{ used: names, cues },
    found: {
      ...{ metric, period, path: null, rule: isGrowth && !isRatio(metric) ? 'growth from the year before' : null },
      value: isPercent ? size / 100 : size,
      form: isPercent ? 'percent' : 'amount',
      isChange: isGrowth && !isRatio(metric),
    },
  }
}

/** What the words say of the two, where it is true; null = it is not. */
function cuesOf(
  s: Sentence,
  { first, second }: Pair,
  apart: number,
  names: readonly MetricToken[],
  { isGrowth, isLateFirst }: { isGrowth: boolean; isLateFirst: boolean },
): Span[] | null {
  const head = s.text.slice(0, first.start)
  const [only] = names
  if (only && names.length < 2) {
    // "Revenue in 2025 was below that of 2023": told of the year that is named first
    const ways = s.directions.filter((one) => one.start >= only.end && one.end <= first.start)
    if (ways.some(({ sign }) => sign !== Math.sign(apart))) return null
    return isLateFirst ? ways : []
  }
  const said = (words: RegExp, sign: number) =>
    [...head.matchAll(words)].map(({ index, 0: word }) => ({ start: index, end: index + word.length, sign }))
  const cues = [...said(MORE, 1), ...said(LESS, -1)].filter((one) =>
    names.every((name) => one.end <= name.start || one.start >= name.end),
  )
  const last = names.at(-1)
  const way = isGrowth ? s.directions.filter((one) => one.start >= (last?.end ?? 0) && one.end <= first.start) : []
  if (cues.length > 1 || cues.some(({ sign }) => sign !== Math.sign(apart))) return null
  if (way.some(({ sign }) => sign !== 1) || (way.length > 0 && (first.isNegative || second.isNegative))) return null
  return [...cues, ...way]
}

function sidesOf(
  { s, base, now }: Asked,
  names: readonly MetricToken[],
  periods: readonly FactPeriod[],
): [Side, Side][] {
  const metrics = names.map((one) => (one.metrics.length === 1 ? (one.metrics[0] ?? null) : amountOf(one)))
  const [a, b] = metrics
  if (!a || metrics.some((one) => one === null)) return []
  if (metrics.every((one) => isSame(one, a))) {
    const all = [...new Set([base.periods[0], ...periods])]
    return all.flatMap((late) =>
      periods
        .filter((early) => early !== late && early.end_date < late.end_date && early.months === late.months)
        .map((early): [Side, Side] => [
          [a, late],
          [a, early],
        ]),
    )
  }
  const [one, two, three] = names
  if (!b || three || !one || !two || periods.some((period) => period !== now)) return []
  if (!BESIDE.test(s.text.slice(one.end, two.start))) return []
  const old = yearBefore(base, now)
  const inTime = (metric: Metric): [Side, Side][] =>
    old
      ? [
          [
            [metric, now],
            [metric, old],
          ],
        ]
      : []
  return [
    [
      [a, now],
      [b, now],
    ],
    ...inTime(a),
    ...inTime(b),
  ]
}
