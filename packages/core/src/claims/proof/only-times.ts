/**
 * What is told of the other years besides the one that a number is of: "the only negative reading of the three years", "only
 * in 2024", "none in the two years since", "which it did in neither 2023 nor 2024".
 */
import type { Span } from '../../figures-in-words/companies.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isRatio,
  type Metric,
  metricWords,
} from '../../figures-in-words/facts.ts'
import { type PeriodToken, periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import type { Proven } from './parts.ts'

type Kind =
  | { kind: 'sign'; isAbove: boolean; years: number }
  | { kind: 'only' }
  | { kind: 'since' | 'before'; years: number }
  | { kind: 'repeated'; isSo: boolean; tokens: readonly PeriodToken[] }

/** Words that tell of other years, and what they say. */
export type OtherTimes = Span & Kind

const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const SIGN =
  /\b(?:the|its|their) only (?<sign>positive|negative)(?: (?:annual|full-year|yearly|quarterly))?(?: (?:reading|year|figure|result|number|one|value|showing|print|amount))?(?: (?:of|in|among|over|across) (?:the |these |all |its )*(?:last |past )?(?<n>two|three|four|five)(?: (?:fiscal )?years)?(?: (?:shown|reported|covered|presented|told|in the (?:report|filing)))?)(?![\p{L}-])/giu
const ONLY = /\bonly (?:in |during |for )?(?:fiscal |the )*$/i
const NONE =
  /\b(?:nothing|none|nil|zero)(?: at all| whatsoever)? (?:in|for|during|over) the (?<n>two|three|four) years (?:(?<since>since(?: then)?|after(?:wards?)?|thereafter|that followed)|(?<before>before(?: that)?|that preceded(?: it)?))(?=[,.;:)]|$)/gi
const REPEATED =
  /\b(?:which|something(?: that)?) (?:it|they|the (?:company|group|firm)) (?:(?<did>did|had done|does)) (?<not>not )?(?:do )?in (?<how>neither|both|either)?\s*(?:fiscal )?$/i

/** @returns what a sentence tells of other years than those its numbers stand in */
export function otherTimesIn({ text, periods }: Sentence): OtherTimes[] {
  const found: OtherTimes[] = []
  for (const { index, 0: said, groups } of text.matchAll(SIGN))
    found.push({
      ...{ start: index, end: index + said.length, kind: 'sign' },
      isAbove: /^positive$/i.test(groups?.sign ?? ''),
      years: COUNT[groups?.n?.toLowerCase() ?? ''] ?? 0,
    })
  for (const { index, 0: said, groups } of text.matchAll(NONE))
    found.push({
      ...{ start: index, end: index + said.length, kind: groups?.since === undefined ? 'before' : 'since' },
      years: COUNT[groups?.n?.toLowerCase() ?? ''] ?? 0,
    })
  for (const [at, token] of periods.entries()) {
    const head = text.slice(0, token.start)
    const only = ONLY.exec(head)
    if (only) found.push({ start: only.index, end: token.start, kind: 'only' })
    const again = REPEATED.exec(head)
    const next = periods[at + 1]
    if (!again) continue
    const how = again.groups?.how?.toLowerCase()
    const isPair =
      next !== undefined && /^\s+(?:nor|or|and)\s+(?:in\s+)?(?:fiscal\s+)?$/.test(text.slice(token.end, next.start))
    if ((how === undefined) === isPair || (again.groups?.not !== undefined && how !== 'either')) continue
    found.push({
      ...{ start: again.index, end: isPair ? next.end : token.end, kind: 'repeated' },
      ...{ isSo: how === 'both' || how === undefined, tokens: isPair ? [token, next] : [token] },
    })
  }
  return found
}

/** Each held against the numbers; null = one is not so, or of what it is said is not known. */
export function heldOtherTimes(
  base: FactBase,
  about: FactPeriod,
  told: readonly OtherTimes[],
  numbers: readonly Proven[],
): FoundComparison[] | null {
  const found: FoundComparison[] = []
  for (const one of told) {
    const of = numbers.findLast(({ number }) => number.end <= one.start) ?? numbers[0]
    if (!of || (one.kind !== 'repeated' && of.from !== null) || !isSo(base, about, one, of, numbers)) return null
    found.push({
      ...{ verdict: 'holds', metric: of.metric, period: of.period, figure: null, note: null },
      // the years that two figures are held against each other in again
      rule:
        one.kind === 'repeated'
          ? yearsLike(base, of.period)
              .map(({ code }) => code)
              .join(', ')
          : null,
      ...{ span: { start: one.start, end: one.end }, used: [] },
    })
  }
  return found
}

function isSo(base: FactBase, about: FactPeriod, one: OtherTimes, of: Proven, numbers: readonly Proven[]): boolean {
  if (one.kind === 'repeated') return isRepeated(base, about, one, numbers)
  const own = one.kind === 'only' ? (numbers.find(({ number }) => number.start >= one.end) ?? of) : of
  const years = yearsLike(base, own.period)
  const rest = years.filter((year) => year !== own.period)
  const values = (list: readonly FactPeriod[]) => list.map((year) => factOf(year, own.metric)?.value ?? Number.NaN)
  if (one.kind === 'sign') {
    const isOn = (value: number) => (one.isAbove ? value > 0 : value < 0)
    return (
      years.length === one.years &&
      isOn(own.fact.value) &&
      values(rest).every((value) => value !== 0 && !Number.isNaN(value) && !isOn(value))
    )
  }
  const isNothing = (list: readonly FactPeriod[]) => list.length > 0 && values(list).every((value) => value === 0)
  if (one.kind === 'only') return own.from === null && isNothing(rest)
  const side = rest.filter((year) =>
    one.kind === 'since' ? year.end_date > own.period.end_date : year.end_date < own.period.end_date,
  )
  return side.length === one.years && isNothing(side)
}

/** "Spent more on A than on B, which it did in neither 2023 nor 2024": two amounts, and which was more then. */
function isRepeated(
  base: FactBase,
  about: FactPeriod,
  { isSo: isAlike, tokens }: Extract<OtherTimes, { kind: 'repeated' }>,
  numbers: readonly Proven[],
): boolean {
  const [a, b, more] = numbers
  if (!a || !b || more || a.from !== null || b.from !== null || a.form !== b.form || a.period !== b.period) return false
  if (metricWords(a.metric) === metricWords(b.metric) || isRatio(a.metric) !== isRatio(b.metric)) return false
  const wayIn = (period: FactPeriod): number => {
    const [x, y] = [a.metric, b.metric].map((metric: Metric) => factOf(period, metric)?.value ?? Number.NaN)
    return Math.sign((x ?? Number.NaN) - (y ?? Number.NaN))
  }
  const now = wayIn(a.period)
  return (
    now !== 0 &&
    tokens.every((token) => {
      const period = periodOf(base, token.says, about)
      if (period === UNKNOWN || period === a.period) return false
      const then = wayIn(period)
      return !Number.isNaN(then) && (then === now) === isAlike
    })
  )
}

/** The periods that are as long as one, and end at another day. */
const yearsLike = (base: FactBase, { months }: FactPeriod): FactPeriod[] =>
  base.periods.filter((one) => one.months === months)
