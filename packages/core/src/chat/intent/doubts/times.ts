/** Other times than those that the kind tells of: each of several, a quarter of a year, a month, years that are not printed. */
import type { ChatFacts } from '../../facts.ts'
import type { NamedSlots } from '../slots.ts'
import { type Doubt, OF_LIMIT, OF_TWO } from './asked.ts'

const OF_GROWTH = /^(?:change|rose|fell|compare-growth)$/
const OF_YEARS = /^(?:best|worst)-time$/

export const OF_TIMES: readonly Doubt[] = [
  // "two years in a row" of what is told for one
  ({ label, said }) =>
    OF_LIMIT.test(label) &&
    /\b(?:row|running|straight|consecutive|successive|each|every|all|both|always|ever)\b/.test(said),
  // The time of one of the two: "larger than §f of last year"
  ({ label, slots, said }) =>
    OF_TWO.test(label) &&
    slots.times.length > 0 &&
    /§[fp] (?:(?:of|in|at|from|for|the) )*§t .*§[fp]|§[fp] .*§[fp] (?:of|from) (?:the )?§t/.test(said) &&
    slots.times.some(({ kind }) => kind === 'back'),
  // A quarter of a year's filing
  ({ label, slots, facts }) =>
    label !== 'per-time' &&
    facts.period.endsWith('FY') &&
    slots.times.some((one) => one.kind === 'span' && one.months === 3 && one.quarter === null),
  // "Cumulative revenue", "monthly revenue": a sum of what years, and no mean
  ({ label, said, slots }) =>
    /^(?:sum|average)-times$/.test(label) && slots.years === null && slots.times.length < 2 && !/\byears?\b/.test(said),
  ({ label, said }) =>
    label === 'per-time' &&
    /\b(?:daily|weekly|monthly|quarterly) (?:§|[a-z]+ §)/.test(said) &&
    !/\b(?:average|averaged|avg|mean|typical|spread|divided|run-rate|each|a|per)\b/.test(said),
  // "By month" asks for each of them.
  ({ said }) => /\bby (?:month|week|day|quarter)s?\b|\bmonth[- ]by[- ]month\b/.test(said),
  // "Per trading day"
  ({ label, said }) =>
    label === 'per-time' &&
    /\b(?!(?:per|a|an|each|every|the|one|single|average|mean|in|by|of|typical|calendar|whole|full|normal|usual|given|ordinary|any|this|that|for|and|or)\b)[a-z]+ (?:days?|weeks?|months?|hours?|minutes?)\b/.test(
      said,
    ),
  // "In which month"
  ({ label, said, facts }) =>
    OF_YEARS.test(label) &&
    (/\b(?:months?|weeks?|days?|weekdays?)\b/.test(said) ||
      (facts.period.endsWith('FY') && /\bquarters?\b/.test(said))),
  // Years of which the filing prints some
  ({ label, slots, facts }) => OF_YEARS.test(label) && !areAllPrinted(slots, facts),
  ({ label, said }) =>
    OF_GROWTH.test(label) &&
    /\b(?:each|every|both(?! (?:numbers|figures|amounts|rates|shrank|grew|fell|rose))|always|ever|never|row|running|straight|consecutive)\b/.test(
      said,
    ),
]

function areAllPrinted({ times }: NamedSlots, { base }: ChatFacts): boolean {
  const printed = new Set(base.periods.map(({ code }) => Number(code.slice(0, 4))))
  const named = times.flatMap((one) => (one.kind === 'year' ? [one.year] : []))
  return (
    named.length === 0 ||
    (named.length === 1 && named.every((one) => printed.has(one))) ||
    (named.every((one) => printed.has(one)) && (named.length === printed.size || spans(named) + 1 === printed.size))
  )
}
const spans = (years: readonly number[]): number => Math.max(...years) - Math.min(...years)
